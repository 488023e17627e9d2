//! Puts names and start-up files in the place of trunk's output.
//!
//! Each part of a program becomes three files of one name: glue, wasm, and the wasm as a script for
//! places where fetching is refused. The name covers glue and wasm together, so a page can never pair
//! a new glue with an old wasm. Each page carries the names of its own program, and only the pages
//! themselves have to be asked for again.

use crate::{
    Result, error,
    imports::numbered,
    index::{Kind, Part},
    process::filter,
    project::{files, read, read_bytes, write},
    tools::Tools,
};
use std::{
    fs,
    path::{Path, PathBuf},
};

const BOOT: &str = "boot.js";
/// It holds up the first picture of every page.
const BOOT_BYTES: usize = 3328;

/// The page's side of the opponent: part of what asks it.
const OPPONENT: &str = "opponent.js";

/// One run of trunk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    /// The families whose pages load it; none: pages of no game, with all games in it.
    pub families: Vec<String>,
    /// What was compiled.
    pub parts: Vec<Part>,
    /// The folder of its output.
    pub trunk: PathBuf,
}

impl Program {
    /// The families whose pages load a part of it, by name; `all` where that is no game's.
    fn families_of(&self, part: &Part) -> Vec<&str> {
        let has = |family: &&str| part.family.as_ref().is_none_or(|only| only == *family);
        let all = self.families.is_empty().then_some("all");
        self.families.iter().map(String::as_str).chain(all).filter(has).collect()
    }

    /// The parts that any page loads.
    pub fn wanted(&self) -> impl Iterator<Item = &Part> {
        self.parts.iter().filter(|part| !self.families_of(part).is_empty())
    }
}

/// The names that pages link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Names {
    pub boot: String,
    /// `SHEET=FILE` for every style sheet.
    pub sheets: Vec<String>,
    /// `FAMILY/PART/NAME` for every part of every family, and `all/PART/NAME` for those of no game.
    pub parts: Vec<String>,
}

/// Writes `out/static` from trunk's output and the sources in `statics`.
pub fn pack(tools: &Tools, programs: &[Program], statics: &Path, out: &Path) -> Result<Names> {
    let out = out.join("static");
    let mut named = Vec::new();
    let mut all: Vec<_> =
        programs.iter().flat_map(|program| program.wanted().map(move |part| (program, part))).collect();
    // whoever asks a worker knows the name of its files
    all.sort_by_key(|(_, part)| part.asks.is_some());
    let mut workers = Vec::new();
    for (program, part) in all {
        let families = program.families_of(part);
        let glue = read(&program.trunk.join(format!("{}.js", part.name)))?;
        let wasm = read_bytes(&program.trunk.join(format!("{}_bg.wasm", part.name)))?;
        let (glue, wasm) = numbered(&glue, &wasm)?;
        let mut glue = wrapped(part, &glue);
        if let Some(worker) = &part.asks {
            glue += &asking(&read(&statics.join(OPPONENT))?, worker, &program.families, &workers)?;
        }
        let glue = minified(tools, &glue)?;
        let packed = format!("papan.packed.{}=\"{}\"", part.place, base64(&wasm));
        let name = name(part, program, &hash(&[glue.as_bytes(), &wasm].concat()));
        named.extend(families.iter().map(|family| format!("{family}/{}/{name}", part.name)));
        if part.kind == Kind::Worker {
            workers.push(Worker {
                name: part.name.clone(),
                families: program.families.clone(),
                file: name.clone(),
            });
        }
        write(&out.join(format!("{name}.js")), glue)?;
        write(&out.join(format!("{name}.wasm")), wasm)?;
        write(&out.join(format!("{name}.packed.js")), packed)?;
    }
    let boot = minified(tools, &read(&statics.join(BOOT))?)?;
    if boot.len() > BOOT_BYTES {
        return Err(error!("boot.js has {} bytes, more than {BOOT_BYTES}.", boot.len()));
    }
    let mut linked = Vec::new();
    for (name, path) in sheets(statics) {
        let css = stylesheet(tools, &path)?;
        let file = format!("{name}-{}.css", hash(css.as_bytes()));
        linked.push(format!("{name}={file}"));
        write(&out.join(file), css)?;
    }
    let names = Names { boot: format!("boot-{}.js", hash(boot.as_bytes())), sheets: linked, parts: named };
    write(&out.join(&names.boot), boot)?;
    copy_rest(statics, &out)?;
    Ok(names)
}

/// The style sheets, which stand right in `statics`, by their names; what they import lies deeper.
fn sheets(statics: &Path) -> Vec<(String, PathBuf)> {
    let files = files(statics).into_iter().filter(|path| path.parent() == Some(statics));
    let sheets = files.filter(|path| path.extension().is_some_and(|ending| ending == "css"));
    let named = |path: PathBuf| Some((path.file_stem()?.to_str()?.to_string(), path));
    sheets.filter_map(named).collect()
}

/// Glue registers itself: the page's as a started function, a worker's as a function whose text
/// becomes a Blob, because a worker from an address is refused in a sandbox.
fn wrapped(part: &Part, glue: &str) -> String {
    let name = &part.place;
    match part.kind {
        Kind::Page => format!("papan.glue.{name} = (() => {{ {glue}\nreturn wasm_bindgen }})()"),
        Kind::Worker => format!(
            "papan.glue.{name} = function () {{ {glue}\nonmessage = e => {{ onmessage = null; wasm_bindgen.initSync({{ module: e.data }}) }} }}"
        ),
    }
}

/// A worker, the families that it has, and how its files are called.
struct Worker {
    name: String,
    families: Vec<String>,
    file: String,
}

/// What a part of these families has beside its glue that asks a worker: the one that has the same.
fn asking(script: &str, worker: &str, families: &[String], workers: &[Worker]) -> Result<String> {
    let place = format!("\"{worker}\"");
    let Worker { file, .. } = workers
        .iter()
        .find(|known| known.name == worker && known.families == families)
        .ok_or_else(|| error!("No file for trunk has a worker `{worker}` of {}.", families.join(", ")))?;
    match script.matches(&place).count() {
        // the glue before it ends in a call
        1 => Ok(format!(";\n{}", script.replace(&place, &format!("\"{file}\"")))),
        found => Err(error!("{OPPONENT} names {place} {found} times, not once.")),
    }
}

/// A file's name, without its ending; it names the family of a program that has but one.
fn name(part: &Part, program: &Program, hash: &str) -> String {
    match &program.families[..] {
        [family] => format!("{}-{family}-{hash}", part.name),
        _ => format!("{}-{hash}", part.name),
    }
}

fn minified(tools: &Tools, js: &str) -> Result<String> {
    let mut esbuild = tools.command("esbuild");
    esbuild.args(["--minify", "--target=es2021", "--log-level=error"]);
    Ok(filter(&mut esbuild, js)?.trim_end().into())
}

/// One file of all that it imports; fonts and pictures stay where they are.
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

/// Fonts, licences, icons and the like keep their names.
fn copy_rest(from: &Path, to: &Path) -> Result<()> {
    for file in files(from) {
        let Ok(name) = file.strip_prefix(from) else {
            continue;
        };
        let built =
            [BOOT, OPPONENT].map(Path::new).contains(&name) || name.extension().is_some_and(|e| e == "css");
        if !built {
            write(&to.join(name), read_bytes(&file)?)?;
        }
    }
    Ok(())
}

/// FNV-1a: the same for ever, which std's hasher does not promise.
fn hash(bytes: &[u8]) -> String {
    let start = 0xcbf2_9ce4_8422_2325_u64;
    let sum = bytes.iter().fold(start, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3));
    format!("{sum:016x}")
}

/// Whether a file's name holds its content, so that it never changes.
pub fn is_hashed(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default();
    stem.rsplit_once('-').is_some_and(|(_, hash)| {
        hash.len() == 16 && hash.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
    })
}

fn base64(bytes: &[u8]) -> String {
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

/// Changes the finished folder for the one being served, as nearly at once as a file system can.
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
    fn hash_is_fnv_1a() {
        // the vectors of the algorithm's own page
        assert_eq!(hash(b""), "cbf29ce484222325");
        assert_eq!(hash(b"foobar"), "85944171f73967e8");
    }

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
        for name in ["app-family-a-85944171f73967e8.wasm", "app-85944171f73967e8.packed.js"] {
            assert!(is_hashed(name), "{name}");
        }
        for name in ["app.wasm", "app-85944171.js", "eb-garamond-regular.woff2", "index.html"] {
            assert!(!is_hashed(name), "{name}");
        }
    }

    #[test]
    fn sheets_are_what_stands_right_in_the_folder() {
        let dir = std::env::temp_dir().join(format!("papan-sheets-{}", std::process::id()));
        for name in ["site.css", "pasang.css", "boot.js", "css/look.css", "fonts/OFL.txt"] {
            write(&dir.join(name), "").unwrap();
        }
        let names: Vec<_> = sheets(&dir).into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["pasang", "site"]);
        crate::project::remove(&dir).unwrap();
    }

    #[test]
    fn whoever_asks_a_worker_knows_its_file() {
        let worker = |family: &str| Worker {
            name: "worker".into(),
            families: vec![family.into()],
            file: format!("worker-{family}-1"),
        };
        let workers = [worker("family-b"), worker("family-a")];
        let asking = |script, worker, family: &str| asking(script, worker, &[family.into()], &workers);
        assert_eq!(asking("f(\"worker\")", "worker", "family-a"), Ok(";\nf(\"worker-family-a-1\")".into()));
        for (script, worker, family) in [
            ("f()", "worker", "family-a"),
            ("f(\"other\")", "other", "family-a"),
            ("f(\"worker\")", "worker", "pasang"),
        ] {
            assert!(asking(script, worker, family).is_err(), "{script} {worker} {family}");
        }
    }

    #[test]
    fn a_file_says_whose_family_it_has() {
        let part =
            Part { name: "app".into(), place: "app".into(), family: None, kind: Kind::Page, asks: None };
        let of = |families: &[&str]| Program {
            families: families.iter().map(ToString::to_string).collect(),
            parts: Vec::new(),
            trunk: PathBuf::new(),
        };
        assert_eq!(name(&part, &of(&["family-a"]), "1"), "app-family-a-1");
        assert_eq!(name(&part, &of(&["family-a", "family-b"]), "1"), "app-1");
        assert_eq!(name(&part, &of(&[]), "1"), "app-1");
    }
}
