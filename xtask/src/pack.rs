//! Replaces trunk's output by files with content names, and adds the start-up files.
//!
//! Each program becomes three files of one name: glue, wasm, and the wasm as a script for places where fetching
//! is refused. The name is a hash of glue and wasm together, so a page can never pair a new glue with an old
//! wasm. Each page contains the name of its program, so only the pages themselves must be revalidated.

use crate::{
    Result, element, engine, error,
    fnv::{FNV1A_START, fnv1a},
    imports::shorten_imports,
    index::{Kind, Program},
    process::filter,
    project::{files, read, read_bytes, write},
    tools::Tools,
};
use std::{
    fs,
    path::{Path, PathBuf},
};

const BOOT: &str = "boot.js";
/// What embeds have before it, in the same file.
const FRAME: &str = "frame.js";
/// The size limits of the start-up file and of that of embeds, which delay the first picture of every page: what an embed
/// looks like and a kiosk have to be known before it.
const BOOT_BYTES: usize = 4096;
const FRAME_BYTES: usize = 5440;

/// What has the site kept for use without a connection, and the service worker that keeps it.
const OFFLINE: &str = "offline.js";
const WORKER: &str = "worker.js";

/// The edition of JavaScript that pages need.
const EDITION: &str = "es2021";

/// The page's part of the opponent, appended to the programs that use it.
const OPPONENT: &str = "opponent.js";

/// A program compiled by trunk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CompiledProgram {
    pub program: Program,
    /// The folder of trunk's output.
    pub trunk: PathBuf,
}

impl CompiledProgram {
    pub fn wasm(&self) -> PathBuf {
        self.trunk.join(format!("{}_bg.wasm", self.program.name))
    }
}

/// The names that pages link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Names {
    pub boot: String,
    /// The start-up file of embeds.
    pub frame: String,
    /// What has the site kept for use without a connection, and the service worker that keeps it.
    pub offline: String,
    pub worker: String,
    /// `SHEET=FILE` for every style sheet.
    pub sheets: Vec<String>,
    /// `PROGRAM/FILE` for every program of pages.
    pub programs: Vec<String>,
}

/// Writes `out/static` from trunk's output and the sources in `statics`.
pub fn pack(tools: &Tools, made: &[CompiledProgram], statics: &Path, out: &Path) -> Result<Names> {
    let out = out.join("static");
    let mut named: Vec<(String, String)> = Vec::new();
    let mut all: Vec<&CompiledProgram> = made.iter().collect();
    // workers first: their file names are needed by the programs that use them
    all.sort_by_key(|made| made.program.kind == Kind::Page);
    for made in &all {
        let program = &made.program;
        let glue = read(&made.trunk.join(format!("{}.js", program.name)))?;
        let (glue, wasm) = shorten_imports(&glue, &read_bytes(&made.wasm())?)?;
        let mut glue = register_glue(program, &glue);
        if let Some(worker) = &program.worker {
            glue += &opponent_script(&read(&statics.join(OPPONENT))?, worker, &named)?;
        }
        let glue = minify(tools, &glue, EDITION)?;
        let packed = format!("papan.packed.{}=\"{}\"", slot_name(program), base64(&wasm));
        let file = format!("{}-{}", program.name.replace('_', "-"), hash(&[glue.as_bytes(), &wasm].concat()));
        write(&out.join(format!("{file}.js")), glue)?;
        write(&out.join(format!("{file}.wasm")), wasm)?;
        write(&out.join(format!("{file}.packed.js")), packed)?;
        named.push((program.name.clone(), file));
    }
    let boot = read(&statics.join(BOOT))?;
    let frame =
        start_up(tools, &out, FRAME, &[&read(&statics.join(FRAME))?, ";\n", &boot].concat(), FRAME_BYTES)?;
    let boot = start_up(tools, &out, BOOT, &boot, BOOT_BYTES)?;
    // no page waits for these
    let [offline, worker] =
        [OFFLINE, WORKER].map(|name| start_up(tools, &out, name, &read(&statics.join(name))?, usize::MAX));
    let (offline, worker) = (offline?, worker?);
    let mut linked = Vec::new();
    for (name, path) in sheets(statics) {
        let css = stylesheet(tools, &path)?;
        let file = format!("{name}-{}.css", hash(css.as_bytes()));
        linked.push(format!("{name}={file}"));
        write(&out.join(file), css)?;
    }
    let pages = all.iter().zip(&named).filter(|(made, _)| made.program.kind == Kind::Page);
    let programs = pages.map(|(_, (name, file))| format!("{name}/{file}")).collect();
    copy_rest(statics, &out)?;
    Ok(Names { boot, frame, offline, worker, sheets: linked, programs })
}

/// Writes a start-up file that has at most so many bytes; returns its name there.
fn start_up(tools: &Tools, out: &Path, name: &str, text: &str, most: usize) -> Result<String> {
    let text = minify(tools, text, EDITION)?;
    if text.len() > most {
        return Err(error!("{name} has {} bytes, more than {most}.", text.len()));
    }
    let named = format!("{}-{}.js", name.trim_end_matches(".js"), hash(text.as_bytes()));
    write(&out.join(&named), text)?;
    Ok(named)
}

/// The style sheets, by name: the files directly in `statics`; the sheets that they import are in subfolders.
fn sheets(statics: &Path) -> Vec<(String, PathBuf)> {
    let files = files(statics).into_iter().filter(|path| path.parent() == Some(statics));
    let sheets = files.filter(|path| path.extension().is_some_and(|ending| ending == "css"));
    let named = |path: PathBuf| Some((path.file_stem()?.to_str()?.to_string(), path));
    sheets.filter_map(named).collect()
}

/// The name under which the start-up file and the opponent's script look up a program.
fn slot_name(program: &Program) -> &'static str {
    match program.kind {
        Kind::Page => "page",
        Kind::Worker => "worker",
    }
}

/// Makes glue register itself: that of a page as a started function, that of a worker as a function whose text
/// becomes a Blob, because a sandbox refuses workers from an address.
fn register_glue(program: &Program, glue: &str) -> String {
    let name = slot_name(program);
    match program.kind {
        Kind::Page => format!("papan.glue.{name} = (() => {{ {glue}\nreturn wasm_bindgen }})()"),
        Kind::Worker => format!(
            "papan.glue.{name} = function () {{ {glue}\nonmessage = e => {{ onmessage = null; wasm_bindgen.initSync({{ module: e.data }}) }} }}"
        ),
    }
}

/// The script that a program with a worker has beside its glue; `named` are the programs packed so far, with
/// their files.
fn opponent_script(script: &str, worker: &str, named: &[(String, String)]) -> Result<String> {
    const PLACE: &str = "\"worker\"";
    let (_, file) = named
        .iter()
        .find(|(name, _)| name == worker)
        .ok_or_else(|| error!("No file for trunk has a worker `{worker}`."))?;
    match script.matches(PLACE).count() {
        // the glue before it ends in a call
        1 => Ok(format!(";\n{}", script.replace(PLACE, &format!("\"{file}\"")))),
        found => Err(error!("{OPPONENT} names {PLACE} {found} times, not once.")),
    }
}

/// Minifies a script for browsers that know a year's edition of the language.
pub fn minify(tools: &Tools, js: &str, edition: &str) -> Result<String> {
    let mut esbuild = tools.command("esbuild");
    esbuild.args(["--minify", "--log-level=error"]).arg(format!("--target={edition}"));
    Ok(filter(&mut esbuild, js)?.trim_end().into())
}

/// Bundles a style sheet with all its imports; fonts and pictures stay separate files.
fn stylesheet(tools: &Tools, path: &Path) -> Result<String> {
    let mut esbuild = tools.command("esbuild");
    esbuild.arg(path).args([
        "--bundle",
        "--minify",
        "--log-level=error",
        "--external:*.woff2",
        "--external:*.svg",
        "--external:*.png",
    ]);
    Ok(filter(&mut esbuild, "")?.trim_end().into())
}

/// Copies fonts, licences, icons and similar files under their own names.
fn copy_rest(from: &Path, to: &Path) -> Result<()> {
    for file in files(from) {
        let Ok(name) = file.strip_prefix(from) else {
            continue;
        };
        let built = [BOOT, FRAME, OPPONENT, OFFLINE, WORKER].map(Path::new).contains(&name)
            || name.extension().is_some_and(|e| e == "css")
            || [element::NAME, engine::NAME].iter().any(|folder| name.starts_with(folder));
        if !built {
            write(&to.join(name), read_bytes(&file)?)?;
        }
    }
    Ok(())
}

fn hash(bytes: &[u8]) -> String {
    format!("{:016x}", fnv1a(FNV1A_START, bytes))
}

/// Whether a file's name contains the hash of its content, so that the file never changes.
pub fn is_hashed(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default();
    stem.rsplit_once('-').is_some_and(|(_, hash)| {
        hash.len() == 16 && hash.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
    })
}

/// Bytes as Base64, with its padding.
pub fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let bits = three.iter().fold(0, |bits, byte| bits << 8 | u32::from(*byte));
        let bits = bits << (8 * (3 - three.len()));
        for i in 0..4 {
            let digit = DIGITS[(bits >> (18 - 6 * i) & 63) as usize];
            text.push(if i <= three.len() { digit.into() } else { '=' });
        }
    }
    text
}

/// Replaces the folder being served by the finished one, as atomically as the file system allows.
pub fn swap(new: &Path, place: &Path, aside: &Path) -> Result<()> {
    use crate::project::{remove, rename};
    remove(aside)?;
    if fs::exists(place).unwrap_or(true) {
        rename(place, aside)?;
    }
    rename(new, place)?;
    remove(aside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_pads() {
        // RFC 4648, section 10
        for (plain, coded) in
            [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")]
        {
            assert_eq!(base64(plain.as_bytes()), coded);
        }
        assert_eq!(base64(&[0xfb, 0xff, 0xbf]), "+/+/");
    }

    #[test]
    fn hashed_names_are_known() {
        for name in ["opponent-sowing-85944171f73967e8.wasm", "sowing-85944171f73967e8.packed.js"] {
            assert!(is_hashed(name), "{name}");
        }
        for name in ["app.wasm", "app-85944171.js", "eb-garamond-regular.woff2", "index.html"] {
            assert!(!is_hashed(name), "{name}");
        }
    }

    #[test]
    fn style_sheets_are_the_css_files_directly_in_the_folder() {
        let dir = std::env::temp_dir().join(format!("papan-sheets-{}", std::process::id()));
        for name in ["site.css", "pasang.css", "boot.js", "css/look.css", "fonts/OFL.txt"] {
            write(&dir.join(name), "").unwrap();
        }
        let names: Vec<_> = sheets(&dir).into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["pasang", "site"]);
        crate::project::remove(&dir).unwrap();
    }

    #[test]
    fn a_program_with_a_worker_gets_the_name_of_its_file() {
        let named = [("a".into(), "a-1".into()), ("b".into(), "b-2".into())];
        assert_eq!(opponent_script("f(\"worker\")", "b", &named), Ok(";\nf(\"b-2\")".into()));
        for (script, worker) in [("f()", "a"), ("f(\"worker\")(\"worker\")", "a"), ("f(\"worker\")", "c")] {
            assert!(opponent_script(script, worker, &named).is_err(), "{script} {worker}");
        }
    }
}
