//! Builds the site into `dist/`.

use crate::{
    Result, error,
    index::{self, Kind},
    pack::{self, Made},
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

/// How much care the programs are made with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Care {
    /// Small, as they are published.
    Whole,
    /// Soon there: they do the same, and are larger.
    Quick,
}

/// The files that say what trunk compiles.
const PAGES: &str = "index.html";
const OPPONENTS: &str = "src/opponents.html";

/// Runs trunk on one of these files, with the features of the package that are on by default or with none; `to` names
/// the folder of its output. Gives the programs it has made.
fn compile(
    project: &Project,
    tools: &Tools,
    file: &str,
    features: bool,
    to: &str,
    care: Care,
) -> Result<Vec<Made>> {
    let programs = index::programs(file, &read(&project.root.join(file))?)?;
    let dist = project.target.join("trunk").join(to);
    let mut trunk = tools.command("trunk");
    trunk.args(["build", file, "--release", "--dist"]).arg(&dist).current_dir(&project.root);
    if !features {
        trunk.arg("--no-default-features=true");
    }
    // the custom is "any value"; trunk refuses all but true and false
    trunk.env_remove("NO_COLOR");
    if care == Care::Quick {
        for (name, value) in [("LTO", "off"), ("CODEGEN_UNITS", "16"), ("INCREMENTAL", "true")] {
            trunk.env(format!("CARGO_PROFILE_RELEASE_{name}"), value);
        }
    }
    // a source that does not compile is no fault of trunk's
    trunk.env("RUST_BACKTRACE", "0");
    trunk.env("CARGO_TARGET_DIR", &project.target);
    trunk.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", nameless());
    run(&mut trunk)?;
    Ok(programs.into_iter().map(|program| Made { program, trunk: dist.clone() }).collect())
}

/// Makes the wasm of a program small, or quick where that is what it is for.
fn optimised(tools: &Tools, made: Made, care: Care) -> Result<Made> {
    if care == Care::Quick {
        return Ok(made);
    }
    let wasm = made.wasm();
    let mut small = tools.command("wasm-opt");
    let how: &[&str] = match made.program.kind {
        Kind::Page => &["-Oz", "--converge"],
        Kind::Worker => &["-O3"],
    };
    // what tells of the compiler is read by no browser
    small.args(how).args(["--strip-producers", "--strip-target-features"]);
    run(small.arg(&wasm).arg("-o").arg(&wasm))?;
    Ok(made)
}

/// Compiles, packs and prerenders; `dist/` changes only at the end, and only when all went well.
///
/// `site` is the public address, for what must be absolute (canonical links, the links of the page for missing addresses).
pub fn build(project: &Project, tools: &Tools, care: Care, site: Option<&str>) -> Result<()> {
    let began = Instant::now();
    // on the file system of dist/ wherever cargo builds, so that it can take its place at once
    let stage = project.root.join("target");
    let (new, old) = (stage.join("site-new"), stage.join("site-old"));

    let made = std::thread::scope(|scope| {
        let gone = |_| error!("A thread of the build is gone.");
        let optimised = |all: Vec<Made>| {
            let all: Vec<_> =
                all.into_iter().map(|made| scope.spawn(move || optimised(tools, made, care))).collect();
            all.into_iter().map(|one| one.join().map_err(gone)?).collect::<Result<Vec<Made>>>()
        };
        // opponents are compiled beside the pages: they have a profile, and so a folder of cargo's, of their own
        let opponents = scope.spawn(|| compile(project, tools, OPPONENTS, false, "opponents", care));
        let mut all = optimised(compile(project, tools, PAGES, true, "pages", care)?)?;
        all.extend(optimised(opponents.join().map_err(gone)??)?);
        Ok::<_, crate::Error>(all)
    })?;

    remove(&new)?;
    let names = pack::pack(tools, &made, &project.root.join("static"), &new)?;

    let mut prerender = Command::new("cargo");
    prerender
        .args(["run", "--quiet", "--package", "papan", "--bin", "prerender", "--"])
        .arg(&new)
        .arg(&names.boot)
        .args(&names.sheets)
        .args(&names.programs)
        .env("CARGO_TARGET_DIR", &project.target)
        .current_dir(&project.root);
    if let Some(site) = site {
        prerender.args(["--site", site]);
    }
    run(&mut prerender)?;

    pack::swap(&new, &project.dist(), &old)?;
    say(format!("dist/ is ready after {:.1} s", began.elapsed().as_secs_f32()));
    Ok(())
}
