//! Builds the site into `dist/`.

use crate::{
    Result, index,
    pack::{self, Program},
    process::{run, say},
    project::{Project, read, remove},
    tools::Tools,
};
use std::{env, fs, path::PathBuf, process::Command, time::Instant};

/// Flags that keep this machine's folders out of what is served: a panic names the file it happened in.
fn nameless() -> String {
    let cargo = env::var_os("CARGO_HOME").map(PathBuf::from);
    let cargo = cargo.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cargo")));
    let Some(sources) = cargo.map(|cargo| cargo.join("registry/src")) else { return String::new() };
    // the folder below has the registry's name in it, which says as little
    let folders = fs::read_dir(&sources).into_iter().flatten().flatten().map(|folder| folder.path());
    folders.map(|folder| format!("--remap-path-prefix={}=", folder.display())).collect::<Vec<_>>().join(" ")
}

/// What pages with a board load.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Programs {
    /// Each game's pages one that has that game alone: little to load, and as many builds as there are games.
    EachItsOwn,
    /// All pages the same, with all games: one build.
    OneForAll,
}

/// Runs trunk, for one game or for all that there are.
fn compile(project: &Project, tools: &Tools, only: Option<&str>) -> Result<PathBuf> {
    // only the package itself is compiled anew for another game
    let dist = project.target.join("trunk").join(only.unwrap_or("all"));
    let mut trunk = tools.command("trunk");
    trunk.args(["build", "--release", "--dist"]).arg(&dist).current_dir(&project.root);
    if let Some(game) = only {
        trunk.args(["--no-default-features=true", "--features", game]);
    }
    // the custom is "any value"; trunk refuses all but true and false
    trunk.env_remove("NO_COLOR");
    // a source that does not compile is no fault of trunk's
    trunk.env("RUST_BACKTRACE", "0");
    trunk.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", nameless());
    run(&mut trunk)?;
    Ok(dist)
}

/// Compiles, packs and prerenders; `dist/` changes only at the end, and only when all went well.
///
/// `site` is the public address, for what must be absolute (canonical links, the links of the page for missing addresses).
pub fn build(project: &Project, tools: &Tools, programs: Programs, site: Option<&str>) -> Result<()> {
    let began = Instant::now();
    let parts = index::parts(&read(&project.root.join("index.html"))?)?;
    let games = project.games()?;
    // on the file system of dist/ wherever cargo builds, so that it can take its place at once
    let stage = project.root.join("target");
    let (new, old) = (stage.join("site-new"), stage.join("site-old"));

    let programs = match programs {
        Programs::OneForAll => vec![Program { trunk: compile(project, tools, None)?, games }],
        Programs::EachItsOwn => games
            .into_iter()
            .map(|game| Ok(Program { trunk: compile(project, tools, Some(&game))?, games: vec![game] }))
            .collect::<Result<_>>()?,
    };

    remove(&new)?;
    let names = pack::pack(tools, &parts, &programs, &project.root.join("static"), &new)?;

    let mut prerender = Command::new("cargo");
    prerender
        .args(["run", "--quiet", "--package", "papan", "--bin", "prerender", "--"])
        .arg(&new)
        .args([&names.css, &names.boot])
        .args(&names.parts)
        .current_dir(&project.root);
    if let Some(site) = site {
        prerender.args(["--site", site]);
    }
    run(&mut prerender)?;

    pack::swap(&new, &project.dist(), &old)?;
    say(format!("dist/ is ready after {:.1} s", began.elapsed().as_secs_f32()));
    Ok(())
}
