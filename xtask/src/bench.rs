//! Measures the speed of engine and opponent, natively, as wasm and in a browser, and the size of the site.

use crate::{
    Result,
    browsers::Browser,
    error,
    process::{output, run, say},
    project::{Project, files, read, read_bytes, remove},
    site::{self, Optimisation},
    tools::Tools,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
    process::Command,
    sync::{Mutex, PoisonError},
};

const WASM: &str = "wasm32-unknown-unknown";

/// Prints the tables of speeds, then builds the site from scratch, and prints its sizes and how soon it answers.
pub fn bench(project: &Project, tools: &Tools) -> Result<()> {
    tools.for_building()?;
    say("native");
    let native = output(&mut quick(project, "run", "bench")?)?;
    print!("{native}");
    say("wasm in node");
    let wasm = wasm(project, tools)?;
    print!("{wasm}");
    println!("\n{:<17} {:<18} {:>8}", "game", "preset or way", "wasm ÷ native");
    for [game, preset, ratio] in ratios(&native, &wasm) {
        println!("{game:<17} {preset:<18} {ratio:>8}");
    }
    let cold = Project { target: project.target.join("cold"), ..project.clone() };
    remove(&cold.target)?;
    site::build(&cold, tools, Optimisation::Whole, site::Told::default())?;
    remove(&cold.target)?;
    sizes(&project.dist())?;
    response(project, tools)
}

/// The browser tests that print figures: how long one waits for the opponent, what a tap takes while the strongest one
/// plays, and what a frame of a move takes.
const TOLD: [&str; 3] = [
    "the_wait_for_the_usual_level_is_told",
    "what_a_tap_takes_beside_the_strongest_opponent_is_told",
    "what_a_frame_takes_of_the_main_thread_is_told",
];

/// Prints what [`TOLD`] measure in Chromium on the site in `dist/`: `cargo xtask bench response`.
pub fn response(project: &Project, tools: &Tools) -> Result<()> {
    ignored_tests(project, tools, &TOLD)
}

/// Holds every page of the site in `dist/` in every language against axe-core: `cargo xtask bench access`.
pub fn access(project: &Project, tools: &Tools) -> Result<()> {
    ignored_tests(project, tools, &["every_page_in_every_language_is_accessible_on_the_narrowest_screen"])
}

/// Runs tests in Chromium that are left out of the usual run, and shows what they print.
fn ignored_tests(project: &Project, tools: &Tools, names: &[&str]) -> Result<()> {
    let browser = Browser::Chromium;
    browser.set_up(tools)?;
    let mut test = cargo(project);
    // the whole workspace, as in the tests: a package alone would be compiled again with other features
    test.args(["test", "--workspace", "--test", "site", "--"]);
    // one after the other: beside each other they would be measured too
    test.args(names).args(["--ignored", "--nocapture", "--test-threads=1"]);
    test.env("PAPAN_BROWSER", browser.to_string()).env("PAPAN_AXE", tools.axe());
    run(&mut test)
}

/// For each row that both tables have: the game, the preset or way of thinking, and its games or positions a
/// second as wasm divided by the native ones.
fn ratios(native: &str, wasm: &str) -> Vec<[String; 3]> {
    let rate = |line: &str| -> Option<([String; 2], f64)> {
        let mut words = line.split_whitespace().map(String::from);
        let name = [words.next()?, words.next()?];
        Some((name, words.next()?.parse().ok()?))
    };
    let all: BTreeMap<_, _> = wasm.lines().filter_map(rate).collect();
    let both =
        native.lines().filter_map(rate).filter_map(|(name, rate)| Some((all.get(&name)? / rate, name)));
    both.map(|(ratio, [game, preset])| [game, preset, format!("{ratio:.2}")]).collect()
}

/// Plays random games natively: `cargo xtask playouts GAME --preset P --games N --seed S`.
pub fn playouts(project: &Project, args: &[String]) -> Result<()> {
    native(project, "playouts", args)
}

/// Plays random games by the million and checks every move against the laws of its game: `cargo xtask soak GAME
/// --preset P --games N --seed S`.
pub fn soak(project: &Project, args: &[String]) -> Result<()> {
    native(project, "soak", args)
}

/// Runs a binary of the package, compiled for speed.
fn native(project: &Project, program: &str, args: &[String]) -> Result<()> {
    run(quick(project, "run", program)?.arg("--").args(args))
}

/// A cargo command for a binary of the package without pages, with all games and compiled for speed.
fn quick(project: &Project, subcommand: &str, program: &str) -> Result<Command> {
    let mut command = cargo(project);
    command.args([subcommand, "--profile", "native", "--package", "papan", "--bin", program]);
    command.arg("--no-default-features");
    Ok(command)
}

/// Measures the opponent against other players or against brute force, or fits it to its games: `cargo xtask bench strength
/// [GAME] [--games N] …`, `cargo xtask bench endings [GAME] …`, `cargo xtask bench weights GAME …`.
pub fn opponent(project: &Project, what: &str, args: &[String]) -> Result<()> {
    let args: Vec<String> = std::iter::once(what.into()).chain(args.iter().cloned()).collect();
    native(project, "bench", &args)
}

fn cargo(project: &Project) -> Command {
    let mut command = Command::new("cargo");
    command.current_dir(&project.root);
    command
}

/// The table of speeds of the engine as wasm.
fn wasm(project: &Project, tools: &Tools) -> Result<String> {
    run(quick(project, "build", "bench_wasm")?.args(["--target", WASM]))?;
    let out = project.target.join("bench");
    remove(&out)?;
    run(tools
        .command("wasm-bindgen")
        .args(["--target", "nodejs", "--out-dir"])
        .arg(&out)
        .arg(project.target.join(WASM).join("native/bench_wasm.wasm")))?;
    let script = "console.log(require(require('path').resolve(process.argv[1])).bench())";
    output(Command::new("node").args(["-e", script]).arg(out.join("bench_wasm.js")))
}

/// Sizes in bytes: uncompressed, with gzip at 9, with brotli at 11.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Size([u64; 3]);

impl Size {
    fn add(&mut self, other: Self) {
        for (sum, more) in self.0.iter_mut().zip(other.0) {
            *sum += more;
        }
    }

    fn row(self, name: &str) {
        let [raw, gzip, brotli] = self.0;
        println!("{brotli:>9} {gzip:>9} {raw:>9}  {name}");
    }
}

fn sizes(dist: &Path) -> Result<()> {
    let sizes = measure(dist, &files(dist))?;
    println!("\n{:>9} {:>9} {:>9}  file", "brotli 11", "gzip 9", "raw");
    for (name, size) in &sizes {
        size.row(name);
    }
    println!(
        "\n{:>9} {:>9} {:>9}  first load with every font there is (requests); what browsers ask for is in the browser tests",
        "brotli 11", "gzip 9", "raw"
    );
    for page in sizes.keys().filter(|name| name.ends_with(".html")) {
        let load = first_load(dist, page, sizes.keys())?;
        let mut sum = Size::default();
        load.iter().filter_map(|name| sizes.get(*name)).for_each(|size| sum.add(*size));
        sum.row(&format!("{page} ({})", load.len()));
    }
    Ok(())
}

/// The total size of requested files of a finished site, given by path, as transferred: brotli at 11.
///
/// # Errors
/// A requested path is not a file of the site.
pub fn transfer_size<'a>(dist: &Path, requested: impl IntoIterator<Item = &'a str>) -> Result<u64> {
    let file = |path: &str| {
        let folder = if path.ends_with('/') { "index.html" } else { "" };
        let file = dist.join(format!("{}{folder}", path.trim_start_matches('/')));
        if file.is_file() { Ok(file) } else { Err(error!("{path} is no file of the site.")) }
    };
    let files = requested.into_iter().map(file).collect::<Result<Vec<_>>>()?;
    Ok(measure(dist, &files)?.values().map(|Size([_, _, brotli])| brotli).sum())
}

/// The size of each file, by its path from the root. Each is compressed once, as that takes a second for a program:
/// pages share most of theirs.
fn measure(dist: &Path, files: &[PathBuf]) -> Result<BTreeMap<String, Size>> {
    static KNOWN: Mutex<BTreeMap<PathBuf, Size>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let new: Vec<_> = files.iter().filter(|file| !known.contains_key(*file)).cloned().collect();
    if !new.is_empty() {
        known.extend(new.iter().cloned().zip(compress(&new)?));
    }
    let size = |file: &PathBuf| Some((name(dist, file), *known.get(file)?));
    Ok(files.iter().filter_map(size).collect())
}

/// The sizes of files, in order. Uses node, because std has no brotli.
fn compress(files: &[PathBuf]) -> Result<Vec<Size>> {
    let script = "const z = require('zlib'), fs = require('fs'); for (const f of process.argv.slice(1)) { \
        const b = fs.readFileSync(f); \
        console.log([b.length, z.gzipSync(b, { level: 9 }).length, z.brotliCompressSync(b).length].join(' ')) }";
    let lines = output(Command::new("node").args(["-e", script]).args(files))?;
    let sizes = lines.lines().map(|line| {
        let mut numbers = line.split(' ').map(|n| n.parse().unwrap_or(0));
        Size([0; 3].map(|_| numbers.next().unwrap_or(0)))
    });
    Ok(sizes.collect())
}

/// The path of a file from the root of a site, with slashes.
pub(crate) fn name(dist: &Path, file: &Path) -> String {
    let path = file.strip_prefix(dist).unwrap_or(file);
    path.to_string_lossy().replace('\\', "/")
}

/// The largest set of files that a browser fetches for a page: the files it links, the program that it names,
/// and every font in the stylesheet.
pub(crate) fn first_load<'a>(
    dist: &Path,
    page: &'a str,
    all: impl Iterator<Item = &'a String>,
) -> Result<BTreeSet<&'a str>> {
    let html = read(&dist.join(page))?;
    let statics: Vec<&str> = all.map(String::as_str).filter(|name| name.starts_with("static/")).collect();
    let mut load: BTreeSet<&str> = statics.iter().copied().filter(|name| html.contains(*name)).collect();
    let styles: Vec<&str> = load.iter().copied().filter(|name| name.ends_with(".css")).collect();
    for style in styles {
        let css = String::from_utf8_lossy(&read_bytes(&dist.join(style))?).into_owned();
        let named = |name: &&str| {
            name.starts_with("static/fonts/") && css.contains(name.trim_start_matches("static/"))
        };
        load.extend(statics.iter().copied().filter(named));
    }
    let program = html.split_once("data-program=\"").and_then(|(_, rest)| rest.split_once('"'));
    if let Some((program, _)) = program {
        let files = ["js", "wasm"].map(|ending| format!("static/{program}.{ending}"));
        load.extend(statics.iter().copied().filter(|name| files.iter().any(|file| file == name)));
    }
    load.insert(page);
    Ok(load)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::write;

    #[test]
    fn rates_are_compared_where_both_tables_have_them() {
        let native = "game preset games/s moves/s\ngame-a standard 800 9 –\ngame-a other 5\n";
        let wasm = "game-a standard 600 7 –\n";
        let name = ["game-a", "standard", "0.75"].map(String::from);
        assert_eq!(ratios(native, wasm), [name]);
    }

    #[test]
    fn the_tests_that_print_figures_are_there() {
        let folder = Project::find().unwrap().root.join("tests/browser/tests/site");
        let all: String = files(&folder).iter().map(|file| read(file).unwrap()).collect();
        for name in TOLD {
            assert!(all.contains(&format!("fn {name}()")), "{name}");
        }
    }

    #[test]
    fn a_first_load_is_the_page_its_links_and_the_application() {
        let dir = std::env::temp_dir().join(format!("papan-first-load-{}", std::process::id()));
        let page = "<html data-program=\"x-1\"><link href=\"static/site-1.css\"><script src=\"static/boot-1.js\"></script>";
        write(&dir.join("index.html"), page).unwrap();
        write(&dir.join("static/site-1.css"), "@font-face{src:url(fonts/serif.woff2)}").unwrap();
        let all = [
            "index.html",
            "other.html",
            "static/x-1.js",
            "static/x-1.packed.js",
            "static/x-1.wasm",
            "static/y-1.wasm",
            "static/boot-1.js",
            "static/fonts/other.woff2",
            "static/fonts/serif.woff2",
            "static/site-1.css",
            "static/worker-1.wasm",
        ]
        .map(String::from);
        let load = first_load(&dir, "index.html", all.iter()).unwrap();
        let expected = [
            "index.html",
            "static/x-1.js",
            "static/x-1.wasm",
            "static/boot-1.js",
            "static/fonts/serif.woff2",
            "static/site-1.css",
        ];
        assert_eq!(load, BTreeSet::from(expected));
        remove(&dir).unwrap();
    }
}
