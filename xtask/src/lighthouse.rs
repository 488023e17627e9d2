//! `cargo xtask bench lighthouse`: what Lighthouse says of pages on a phone with a slow line, as medians.

mod table;

use crate::{
    Result, Server, ServerOptions, bench,
    browsers::Browser,
    error,
    process::{output, say},
    project::{Project, files, read, remove},
    site,
    tools::Tools,
};
use std::{
    collections::BTreeSet,
    net::TcpListener,
    path::{Path, PathBuf},
    process::Command,
};
use table::{Measured, shortcomings, table};

/// The runs of each page, of which the median is printed.
const RUNS: usize = 5;

/// What is measured.
#[derive(Debug, Default, PartialEq, Eq)]
struct Plan {
    /// The folder of a site that is measured as it stands; without it the site in `dist/`, its pages written once more
    /// for the address at which they are served, because canonical addresses are judged too.
    folder: Option<PathBuf>,
    runs: usize,
    /// Without any [`usual_pages`].
    pages: Vec<String>,
}

impl Plan {
    fn parse(args: &[String]) -> Result<Self> {
        let mut plan = Self { runs: RUNS, ..Self::default() };
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            let mut value = || args.next().ok_or_else(|| error!("`{arg}` needs a value."));
            match arg.as_str() {
                "--folder" => plan.folder = Some(value()?.into()),
                "--runs" => {
                    let runs = value()?;
                    plan.runs = runs.parse().map_err(|_| error!("`{runs}` is no number of runs."))?;
                }
                option if option.starts_with('-') => return Err(error!("There is no option `{option}`.")),
                page => plan.pages.push(page.trim_start_matches('/').into()),
            }
        }
        Ok(plan)
    }
}

/// Measures pages with Lighthouse as it is for phones, and prints the medians, what they lack, and whether they reach what
/// the project has set itself. Figures that fall short are no error: they depend on the machine.
///
/// # Errors
/// There is no site in `dist/`, or Lighthouse or Chromium are missing and cannot be installed.
pub fn lighthouse(project: &Project, tools: &Tools, args: &[String]) -> Result<()> {
    let plan = Plan::parse(args)?;
    let dist = plan.folder.clone().unwrap_or_else(|| project.dist());
    if !dist.join("index.html").is_file() {
        return Err(error!("There is no site in {}: `cargo xtask build` writes one.", dist.display()));
    }
    Browser::Chromium.set_up(tools)?;
    tools.for_lighthouse()?;
    let chromium = Browser::Chromium.find(tools).ok_or_else(|| error!("Chromium is gone."))?;

    // the files name the address at which they are served, so it is known before they are written
    let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    let port = free.map_err(|e| error!("No free port: {e}."))?.port();
    let folder = match plan.folder {
        Some(folder) => folder,
        None => site::write_measured(project, tools, &format!("http://127.0.0.1:{port}/"))?,
    };
    let pages = if plan.pages.is_empty() { usual_pages(&folder)? } else { plan.pages };
    let compressed = project.target.join("brotli");
    compress(&folder, &pages, &compressed)?;
    let mut options = ServerOptions::new(folder);
    (options.port, options.brotli) = (port, Some(compressed));
    let server = Server::start(options)?;

    let script = project.root.join("xtask/lighthouse/measure.mjs");
    let mut node = Command::new("node");
    node.arg(script).arg(tools.lighthouse()).arg(plan.runs.to_string()).arg(server.url("")).args(&pages);
    node.env("CHROME_PATH", chromium.binary);
    say(format!("Lighthouse on {} pages, {} times each, a run some 20 s", pages.len(), plan.runs));
    let measured = Measured::read(&output(&mut node)?)?;
    print!("{}\n{}", table(&measured), shortcomings(&measured));
    Ok(())
}

/// A page of each kind: the home page, the first game of each family, and of the first game the embed, the lesson and the
/// evidence.
fn usual_pages(folder: &Path) -> Result<Vec<String>> {
    let mut games = Vec::new();
    for family in ["sowing", "pasang"] {
        let program = format!("data-program=\"{family}-");
        let page = files(folder).into_iter().map(|file| bench::name(folder, &file)).find(|name| {
            let is_room = name.ends_with("/index.html") && name.matches('/').count() == 1;
            is_room && read(&folder.join(name)).is_ok_and(|html| html.contains(&program))
        });
        let page = page.ok_or_else(|| error!("No page of the site has the program `{family}`."))?;
        games.push(page.trim_end_matches("index.html").to_string());
    }
    let first = games[0].clone();
    let more = [format!("embed/v1/{first}"), format!("{first}learn/"), format!("{first}evidence/")];
    Ok([String::new()].into_iter().chain(games).chain(more).collect())
}

/// Writes each file that a page loads as brotli into a folder, as hosts do: a slow line is simulated by the bytes sent.
fn compress(folder: &Path, pages: &[String], to: &Path) -> Result<()> {
    let all: Vec<String> = files(folder).iter().map(|file| bench::name(folder, file)).collect();
    let mut names = BTreeSet::new();
    for page in pages {
        let page =
            format!("{page}{}", if page.is_empty() || page.ends_with('/') { "index.html" } else { "" });
        if !folder.join(&page).is_file() {
            return Err(error!("The site has no page `{page}`."));
        }
        names.extend(bench::first_load(folder, &page, all.iter())?.into_iter().map(String::from));
    }
    remove(to)?;
    let script = "const z = require('zlib'), fs = require('fs'), path = require('path'); \
        const [from, to, ...names] = process.argv.slice(1); \
        for (const name of names) { \
            const file = path.join(to, name); \
            fs.mkdirSync(path.dirname(file), { recursive: true }); \
            fs.writeFileSync(file, z.brotliCompressSync(fs.readFileSync(path.join(from, name)))) }";
    let mut node = Command::new("node");
    node.args(["-e", script]).args([folder, to]);
    // letters are compressed already
    node.args(names.into_iter().filter(|name| !name.ends_with(".woff2")));
    say("compressing what they load");
    output(&mut node).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::{remove, write};

    fn args(text: &str) -> Vec<String> {
        text.split_whitespace().map(String::from).collect()
    }

    #[test]
    fn what_is_measured_is_read() {
        let plan = Plan::parse(&args("--runs 3 game-a/ --folder there /game-b/")).unwrap();
        let pages = ["game-a/", "game-b/"].map(String::from).to_vec();
        assert_eq!(plan, Plan { folder: Some("there".into()), runs: 3, pages });
        assert_eq!(Plan::parse(&[]).unwrap(), Plan { runs: RUNS, ..Plan::default() });
        for bad in ["--runs", "--runs many", "--folder", "--else"] {
            assert!(Plan::parse(&args(bad)).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_page_of_each_kind_is_measured() {
        let folder = std::env::temp_dir().join(format!("papan-usual-pages-{}", std::process::id()));
        for (page, program) in
            [("about", "home"), ("game-b", "sowing"), ("game-c", "sowing"), ("game-d", "pasang")]
        {
            let html = format!("<html data-program=\"{program}-85944171f73967e8\">");
            write(&folder.join(page).join("index.html"), html).unwrap();
        }
        let pages = ["", "game-b/", "game-d/", "embed/v1/game-b/", "game-b/learn/", "game-b/evidence/"];
        assert_eq!(usual_pages(&folder).unwrap(), pages);
        remove(&folder).unwrap();
    }
}
