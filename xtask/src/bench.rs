//! Measures the engine, natively and as wasm, and the weight of the site.

use crate::{
    Result,
    process::{output, run, say},
    project::{Project, files, read, read_bytes, remove},
    site::{self, Programs},
    tools::Tools,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
    process::Command,
};

const WASM: &str = "wasm32-unknown-unknown";

/// Prints the tables of speeds, then builds the site and prints its sizes.
pub fn bench(project: &Project, tools: &Tools) -> Result<()> {
    tools.for_building()?;
    say("native");
    run(cargo(project).args(["run", "--profile", "native", "--package", "papan", "--bin", "bench"]))?;
    say("wasm in node");
    wasm(project, tools)?;
    site::build(project, tools, Programs::EachItsOwn, None)?;
    sizes(&project.dist())
}

/// Runs random games without a page: `cargo xtask playouts GAME --preset P --games N --seed S`.
pub fn playouts(project: &Project, args: &[String]) -> Result<()> {
    let mut command = cargo(project);
    command.args(["run", "--quiet", "--profile", "native", "--package", "papan", "--bin", "playouts", "--"]);
    run(command.args(args))
}

fn cargo(project: &Project) -> Command {
    let mut command = Command::new("cargo");
    command.current_dir(&project.root);
    command
}

fn wasm(project: &Project, tools: &Tools) -> Result<()> {
    let build = ["build", "--profile", "native", "--package", "papan", "--bin", "engine", "--target", WASM];
    run(cargo(project).args(build))?;
    let out = project.target.join("bench");
    remove(&out)?;
    run(tools
        .command("wasm-bindgen")
        .args(["--target", "nodejs", "--out-dir"])
        .arg(&out)
        .arg(project.target.join(WASM).join("native/engine.wasm")))?;
    let script = "console.log(require(require('path').resolve(process.argv[1])).bench())";
    run(Command::new("node").args(["-e", script]).arg(out.join("engine.js")))
}

/// Bytes as they lie, by gzip at 9 and by brotli at 11.
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
    let sizes = measured(dist)?;
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

/// The bytes of each file of a finished site as they travel, by its path from the root: brotli at 11.
pub fn travelling(dist: &Path) -> Result<BTreeMap<String, u64>> {
    let sizes = measured(dist)?;
    Ok(sizes.into_iter().map(|(name, Size([_, _, brotli]))| (name, brotli)).collect())
}

/// The size of each file, by its path from the root; node has brotli, std has not.
fn measured(dist: &Path) -> Result<BTreeMap<String, Size>> {
    let script = "const z = require('zlib'), fs = require('fs'); for (const f of process.argv.slice(1)) { \
        const b = fs.readFileSync(f); \
        console.log([b.length, z.gzipSync(b, { level: 9 }).length, z.brotliCompressSync(b).length].join(' ')) }";
    let files = files(dist);
    let lines = output(Command::new("node").args(["-e", script]).args(&files))?;
    let sizes = lines.lines().map(|line| {
        let mut numbers = line.split(' ').map(|n| n.parse().unwrap_or(0));
        Size([0; 3].map(|_| numbers.next().unwrap_or(0)))
    });
    Ok(files.iter().map(|file| name(dist, file)).zip(sizes).collect())
}

fn name(dist: &Path, file: &Path) -> String {
    let path = file.strip_prefix(dist).unwrap_or(file);
    path.to_string_lossy().replace('\\', "/")
}

/// What a browser fetches for a page at most: what it links, the program that it names, and every font
/// that the stylesheet names.
fn first_load<'a>(
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
    let app = html.split_once("data-app=\"").and_then(|(_, rest)| rest.split_once('"'));
    if let Some((app, _)) = app {
        let files = ["js", "wasm"].map(|ending| format!("static/{app}.{ending}"));
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
    fn a_first_load_is_the_page_its_links_and_the_application() {
        let dir = std::env::temp_dir().join(format!("papan-first-load-{}", std::process::id()));
        let page = "<html data-app=\"app-x-1\" data-desk=\"desk-x-1\"><link href=\"static/site-1.css\"><script src=\"static/boot-1.js\"></script>";
        write(&dir.join("index.html"), page).unwrap();
        write(&dir.join("static/site-1.css"), "@font-face{src:url(fonts/serif.woff2)}").unwrap();
        let all = [
            "index.html",
            "other.html",
            "static/app-x-1.js",
            "static/app-x-1.packed.js",
            "static/app-x-1.wasm",
            "static/app-y-1.wasm",
            "static/boot-1.js",
            "static/desk-x-1.wasm",
            "static/fonts/other.woff2",
            "static/fonts/serif.woff2",
            "static/site-1.css",
            "static/worker-1.wasm",
        ]
        .map(String::from);
        let load = first_load(&dir, "index.html", all.iter()).unwrap();
        let expected = [
            "index.html",
            "static/app-x-1.js",
            "static/app-x-1.wasm",
            "static/boot-1.js",
            "static/fonts/serif.woff2",
            "static/site-1.css",
        ];
        assert_eq!(load, BTreeSet::from(expected));
        remove(&dir).unwrap();
    }
}
