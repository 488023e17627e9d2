//! Builds the site into `dist/`.

use crate::{
    Result, error,
    index::{self, Kind, Part},
    pack::{self, Program},
    process::{run, say},
    project::{PAGES, Project, read, remove},
    tools::Tools,
};
use std::{
    env, fs,
    path::PathBuf,
    process::Command,
    sync::atomic::{AtomicBool, Ordering},
    time::Instant,
};

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

/// The files that say what trunk compiles: once for each family its pages and its opponent, and once with all games.
const OF_GAMES: &str = "index.html";
const OF_OPPONENTS: &str = "src/worker.html";
const OF_ALL: &str = "src/home.html";
/// What only the page of Pasang's patterns loads.
const OF_PATTERNS: &str = "src/patterns.html";
const PATTERNS_OF: &str = "pasang";

/// Runs trunk on one of these files, with some features of the package or with its default ones; `to` names the folder
/// of its output.
fn compile(
    project: &Project,
    tools: &Tools,
    file: &str,
    features: Option<&str>,
    to: &str,
    care: Care,
) -> Result<PathBuf> {
    // only the package itself is compiled anew for another family
    let dist = project.target.join("trunk").join(to);
    let mut trunk = tools.command("trunk");
    trunk.args(["build", file, "--release", "--dist"]).arg(&dist).current_dir(&project.root);
    if let Some(features) = features {
        trunk.args(["--no-default-features=true", "--features", features]);
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
    Ok(dist)
}

/// Makes the wasm of a program small, or quick where that is what it is for.
fn optimised(tools: &Tools, program: Program, care: Care) -> Result<Program> {
    if care == Care::Quick {
        return Ok(program);
    }
    for part in program.wanted() {
        let wasm = program.trunk.join(format!("{}_bg.wasm", part.name));
        let mut small = tools.command("wasm-opt");
        let how: &[&str] = match part.kind {
            Kind::Page => &["-Oz", "--converge"],
            Kind::Worker => &["-O3"],
        };
        // what tells of the compiler is read by no browser
        small.args(how).args(["--strip-producers", "--strip-target-features"]);
        run(small.arg(&wasm).arg("-o").arg(&wasm))?;
    }
    Ok(program)
}

/// Compiles, packs and prerenders; `dist/` changes only at the end, and only when all went well.
///
/// `site` is the public address, for what must be absolute (canonical links, the links of the page for missing addresses).
pub fn build(project: &Project, tools: &Tools, care: Care, site: Option<&str>) -> Result<()> {
    let began = Instant::now();
    let parts = |file: &str| index::parts(file, &read(&project.root.join(file))?);
    let (of_games, of_opponents, of_all) = (parts(OF_GAMES)?, parts(OF_OPPONENTS)?, parts(OF_ALL)?);
    let of_patterns = parts(OF_PATTERNS)?;
    let families = project.families()?;
    // on the file system of dist/ wherever cargo builds, so that it can take its place at once
    let stage = project.root.join("target");
    let (new, old) = (stage.join("site-new"), stage.join("site-old"));

    // where a page does not compile, nobody waits for the opponents
    let given_up = AtomicBool::new(false);
    let programs = std::thread::scope(|scope| {
        // opponents are compiled beside the pages: they have a profile, and so a folder of cargo's, of their own
        let opponents = scope.spawn(|| {
            let opponent = |family: &String| {
                if given_up.load(Ordering::Relaxed) {
                    return Err(error!("The pages have not been built."));
                }
                let to = format!("worker-{family}");
                let trunk = compile(project, tools, OF_OPPONENTS, Some(family), &to, care)?;
                let families = vec![family.clone()];
                optimised(tools, Program { families, parts: of_opponents.clone(), trunk }, care)
            };
            families.iter().map(opponent).collect::<Result<Vec<Program>>>()
        });
        // a program is optimised on one core while the next is compiled: each takes about as long
        let optimising = |program: Program| scope.spawn(move || optimised(tools, program, care));
        let page = |file, features: Option<&str>, to: &str| {
            compile(project, tools, file, features, to, care)
                .inspect_err(|_| given_up.store(true, Ordering::Relaxed))
        };
        let mut pages = Vec::new();
        let of_family = |family: &str, file, parts: &[Part], to: &str| {
            let trunk = page(file, Some(&format!("{PAGES},{family}")), to)?;
            Ok::<_, crate::Error>(Program { families: vec![family.into()], parts: parts.to_vec(), trunk })
        };
        for family in &families {
            pages.push(optimising(of_family(family, OF_GAMES, &of_games, family)?));
        }
        pages.push(optimising(of_family(PATTERNS_OF, OF_PATTERNS, &of_patterns, "patterns")?));
        let trunk = page(OF_ALL, None, "home")?;
        pages.push(optimising(Program { families: Vec::new(), parts: of_all, trunk }));
        let gone = |_| error!("A thread of the build is gone.");
        let pages = pages.into_iter().map(|one| one.join().map_err(gone)?);
        let mut all = pages.collect::<Result<Vec<Program>>>()?;
        all.extend(opponents.join().map_err(gone)??);
        Ok::<_, crate::Error>(all)
    })?;

    remove(&new)?;
    let names = pack::pack(tools, &programs, &project.root.join("static"), &new)?;

    let mut prerender = Command::new("cargo");
    prerender
        .args(["run", "--quiet", "--package", "papan", "--bin", "prerender", "--"])
        .arg(&new)
        .arg(&names.boot)
        .args(&names.sheets)
        .args(&names.parts)
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
