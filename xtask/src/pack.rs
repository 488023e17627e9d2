//! Puts names and start-up files in the place of trunk's output.
//!
//! Each part of a program becomes three files of one name: glue, wasm, and the wasm as a script for
//! places where fetching is refused. The name covers glue and wasm together, so a page can never pair
//! a new glue with an old wasm. Each page carries the names of its own program, and only the pages
//! themselves have to be asked for again.

use crate::{
    Result, error,
    index::{Kind, Part},
    process::filter,
    project::{files, read, read_bytes, write},
    tools::Tools,
};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// It holds up the first picture of every page.
const BOOT_BYTES: usize = 3072;

/// One run of trunk: the games whose pages load it, and the folder of its output.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    pub games: Vec<String>,
    pub trunk: PathBuf,
}

/// The names that pages link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Names {
    pub css: String,
    pub boot: String,
    /// `GAME/PART/NAME` for every part of every game.
    pub parts: Vec<String>,
}

/// Writes `out/static` from trunk's output and the sources in `statics`.
pub fn pack(
    tools: &Tools,
    parts: &[Part],
    programs: &[Program],
    statics: &Path,
    out: &Path,
) -> Result<Names> {
    let out = out.join("static");
    let mut named = Vec::new();
    for (program, part) in programs.iter().flat_map(|program| parts.iter().map(move |part| (program, part))) {
        let glue = read(&program.trunk.join(format!("{}.js", part.name)))?;
        let wasm = read_bytes(&program.trunk.join(format!("{}_bg.wasm", part.name)))?;
        let glue = minified(tools, &wrapped(part, &glue))?;
        let packed = format!("papan.packed.{}=\"{}\"", part.name, base64(&wasm));
        let name = name(part, program, &hash(&[glue.as_bytes(), &wasm].concat()));
        named.extend(program.games.iter().map(|game| format!("{game}/{}/{name}", part.name)));
        write(&out.join(format!("{name}.js")), glue)?;
        write(&out.join(format!("{name}.wasm")), wasm)?;
        write(&out.join(format!("{name}.packed.js")), packed)?;
    }
    let boot = minified(tools, &read(&statics.join("boot.js"))?)?;
    if boot.len() > BOOT_BYTES {
        return Err(error!("boot.js has {} bytes, more than {BOOT_BYTES}.", boot.len()));
    }
    let css = stylesheet(tools, &statics.join("site.css"))?;
    let names = Names {
        css: format!("site-{}.css", hash(css.as_bytes())),
        boot: format!("boot-{}.js", hash(boot.as_bytes())),
        parts: named,
    };
    write(&out.join(&names.css), css)?;
    write(&out.join(&names.boot), boot)?;
    copy_rest(statics, &out)?;
    Ok(names)
}

/// Glue registers itself: the page's as a started function, a worker's as a function whose text
/// becomes a Blob, because a worker from an address is refused in a sandbox.
fn wrapped(part: &Part, glue: &str) -> String {
    let name = &part.name;
    match part.kind {
        Kind::Page => format!("papan.glue.{name} = (() => {{ {glue}\nreturn wasm_bindgen }})()"),
        Kind::Worker => format!(
            "papan.glue.{name} = function () {{ {glue}\nonmessage = e => {{ onmessage = null; wasm_bindgen.initSync({{ module: e.data }}) }} }}"
        ),
    }
}

/// A file's name, without its ending; it names the game of a program that has but one.
fn name(part: &Part, program: &Program, hash: &str) -> String {
    match &program.games[..] {
        [game] => format!("{}-{game}-{hash}", part.name),
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
        let built = name == Path::new("boot.js") || name.extension().is_some_and(|e| e == "css");
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
        for name in ["app-kalah-85944171f73967e8.wasm", "app-85944171f73967e8.packed.js"] {
            assert!(is_hashed(name), "{name}");
        }
        for name in ["app.wasm", "app-85944171.js", "eb-garamond-regular.woff2", "index.html"] {
            assert!(!is_hashed(name), "{name}");
        }
    }

    #[test]
    fn a_file_says_whose_game_it_has() {
        let part = Part { name: "app".into(), kind: Kind::Page };
        let of = |games: &[&str]| Program {
            games: games.iter().map(ToString::to_string).collect(),
            trunk: PathBuf::new(),
        };
        assert_eq!(name(&part, &of(&["kalah"]), "1"), "app-kalah-1");
        assert_eq!(name(&part, &of(&["kalah", "adjiboto"]), "1"), "app-1");
    }
}
