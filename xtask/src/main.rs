//! `cargo xtask`: parses the arguments and runs the commands.

use std::process::ExitCode;
use xtask::{
    Error, Result, Server, ServerOptions, bench,
    browsers::Browser,
    contact::Contact,
    error, lighthouse, museum, picture,
    process::say,
    project::Project,
    site::{self, Optimisation, Told},
    tables::tables,
    test::{Plan, test},
    tools::Tools,
    watch,
};

const USAGE: &str = "\
cargo xtask serve [--port 8080] [--site URL]
    builds the site, serves it on this machine and builds again on every change
cargo xtask build [--site URL] [--contact ADDRESS] [--care whole|quick]
    writes the site into dist/; URL is its public address, for what must be absolute; ADDRESS (mailto:… or https://…)
    is where those are reached who run it; with `quick`, as serve has it, programs are there sooner and larger
cargo xtask test [--browsers chromium,firefox,webkit] [--only host|browser] [FILTER]
    runs every check, or those of one kind, or the tests whose name contains FILTER
cargo xtask playouts GAME --preset P --games N --seed S
    plays random games and writes them down
cargo xtask soak [GAME] [--preset P] [--games 1000000] [--seed 1]
    plays random games of every game and preset and holds each move against every law
cargo xtask picture PATH
    makes the picture at the head of the README of the game at PATH, from the site in dist/
cargo xtask pack [--lang LANG] [--site URL] [--settings FILE]
    makes the pack for museums and a file for each game, in target/museum, from the site in dist/; FILE holds the
    pack's settings as JSON, URL is where games in files lead to
cargo xtask bench
    measures the engine, the weight of the site and how soon it answers; with `response` only the last
cargo xtask bench access
    holds every page in every language against axe-core, and against the width of the narrowest screen
cargo xtask bench lighthouse [--runs 5] [--folder DIR] [PAGE …]
    measures pages of the site in dist/, or of that in DIR, with Lighthouse as for phones, and prints medians
cargo xtask bench strength [GAME] [--games 200] [--times 1] [--ladder] [--references] [--ways]
    measures how strong the levels are, goes on where it stopped, and writes docs/strength.txt; with `--pair PLAYER
    PLAYER` it only prints how these two play (level-3.5, look-4-20, nodes-2000, …), with `--from 1000` how all play from
    other openings, with `--noise` how much values vary
cargo xtask bench endings [GAME] [--count 10000] [--counters 12]
    holds what the opponent proves of endings against brute force; with `--layers` tells how long solving them takes
cargo xtask bench weights GAME [--games 6000] [--nodes 5000]
    fits what the counters in a hole are worth to games of the opponent, and prints it for the game's estimate
cargo xtask tables [NAME …]
    computes the tables of the page of numbers, or those of these names: perft, strong, GAME, GAME/TABLE; with `apart
    [GAME]` the games that tell readings apart, with `games [GAME]` those from which exercises take positions
Every command first installs what it needs and does not find.";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match command(&args) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(e) => {
            eprintln!("xtask: {e}");
            ExitCode::FAILURE
        }
    }
}

/// Runs a command; returns whether it succeeded.
fn command(args: &[String]) -> Result<bool> {
    let Some((name, rest)) = args.split_first() else {
        return Err(Error(format!("Which command?\n{USAGE}")));
    };
    if matches!(name.as_str(), "help" | "--help" | "-h") {
        println!("{USAGE}");
        return Ok(true);
    }
    let project = Project::find()?;
    let tools = Tools::find(&project)?;
    match name.as_str() {
        "serve" => serve(&project, &tools, rest).map(|()| true),
        "build" => build(&project, &tools, rest).map(|()| true),
        "test" => test(&project, &tools, &plan(rest)?),
        "playouts" => bench::playouts(&project, rest).map(|()| true),
        "pack" => museum::museum(rest).map(|()| true),
        "picture" => match rest {
            [path] => picture::picture(&project, &tools, path).map(|()| true),
            _ => Err(error!("Of which game? `cargo xtask picture GAME/#moves=…`.")),
        },
        "soak" => bench::soak(&project, rest).map(|()| true),
        "tables" => tables(&project, rest).map(|()| true),
        "bench" => match rest.split_first() {
            None => bench::bench(&project, &tools),
            Some((what, rest)) if ["strength", "endings", "weights"].contains(&what.as_str()) => {
                bench::opponent(&project, what, rest)
            }
            Some((what, rest)) if what == "lighthouse" => lighthouse::lighthouse(&project, &tools, rest),
            Some((what, [])) if what == "response" => bench::response(&project, &tools),
            Some((what, [])) if what == "access" => bench::access(&project, &tools),
            Some((what, _)) => Err(error!(
                "`{what}` is not measured: response, access, lighthouse, strength, endings, weights."
            )),
        }
        .map(|()| true),
        _ => Err(error!("There is no command `{name}`.\n{USAGE}")),
    }
}

fn build(project: &Project, tools: &Tools, args: &[String]) -> Result<()> {
    let [site, contact, care] = options(args, ["--site", "--contact", "--care"])?;
    // before the long build
    let contact =
        contact.map(|text| Contact::read(&text)).transpose().map_err(|why| Error(why.to_string()))?;
    let optimisation = match care.as_deref() {
        None | Some("whole") => Optimisation::Whole,
        Some("quick") => Optimisation::Quick,
        Some(other) => return Err(error!("`{other}` is no care that a build takes: whole, quick.")),
    };
    tools.for_building()?;
    site::build(project, tools, optimisation, Told { site: address(&site)?, contact: contact.as_ref() })
}

fn serve(project: &Project, tools: &Tools, args: &[String]) -> Result<()> {
    let [port, site] = options(args, ["--port", "--site"])?;
    let port = port.as_deref().unwrap_or("8080");
    let port = port.parse().map_err(|_| error!("`{port}` is no port."))?;
    let site = address(&site)?;
    let mut options = ServerOptions::new(project.dist());
    options.port = port;
    // bind the port first, so that a port in use is noticed before the long build
    let server = Server::start(options)?;
    tools.for_building()?;
    let mut seen = watch::snapshot(&project.root);
    loop {
        match site::build(project, tools, Optimisation::Quick, Told { site, contact: None }) {
            Ok(()) => say(format!("serving {}/", server.origin())),
            Err(e) => say(format!("{e} The last good site is served.")),
        }
        let now = watch::wait_for_change(&project.root, &seen);
        if let Some(path) = watch::changed(&seen, &now) {
            let path = path.strip_prefix(&project.root).unwrap_or(path);
            say(format!("{} has changed", path.display()));
        }
        seen = now;
    }
}

/// A public address; it must have the scheme that canonical links need.
fn address(site: &Option<String>) -> Result<Option<&str>> {
    match site.as_deref() {
        Some(url) if !url.starts_with("http://") && !url.starts_with("https://") => {
            Err(error!("`{url}` is no address: it begins with https://."))
        }
        site => Ok(site),
    }
}

fn plan(args: &[String]) -> Result<Plan> {
    let mut plan = Plan::default();
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or_else(|| error!("`{arg}` needs a value."));
        match arg.as_str() {
            "--browsers" => {
                let names = value()?.split(',').map(str::parse::<Browser>);
                plan.browsers = names.collect::<Result<_>>()?;
            }
            "--only" => match value()?.as_str() {
                "host" => plan.browser = false,
                "browser" => plan.host = false,
                other => return Err(error!("There is no kind `{other}`: host, browser.")),
            },
            option if option.starts_with('-') => return Err(unknown(option)),
            filter if plan.filter.is_none() => plan.filter = Some(filter.into()),
            more => return Err(error!("One filter is enough: `{more}` is a second.")),
        }
    }
    Ok(plan)
}

/// The values of options that each take one.
fn options<const N: usize>(args: &[String], names: [&str; N]) -> Result<[Option<String>; N]> {
    let mut values = [const { None }; N];
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let at = names.iter().position(|name| name == arg).ok_or_else(|| unknown(arg))?;
        let value = args.next().ok_or_else(|| error!("`{arg}` needs a value."))?;
        values[at] = Some(value.clone());
    }
    Ok(values)
}

fn unknown(option: &str) -> Error {
    error!("There is no option `{option}`.\n{USAGE}")
}
