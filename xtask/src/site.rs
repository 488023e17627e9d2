//! Builds the site into `dist/`.

use crate::{
    Result,
    contact::Contact,
    element, engine, error,
    index::{self, Kind},
    pack::{self, CompiledProgram},
    pictures,
    process::{run, say},
    project::{Project, files, read, read_bytes, remove, write},
    tools::Tools,
    usual::{Step, begins},
};
use std::{
    env, fs,
    path::PathBuf,
    process::{Command, Stdio},
    time::Instant,
};

/// Compiler flags that remove this machine's folders from the programs: a panic message names its source file.
fn remap_flags() -> String {
    let cargo = env::var_os("CARGO_HOME").map(PathBuf::from);
    let cargo = cargo.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cargo")));
    let Some(sources) = cargo.map(|cargo| cargo.join("registry/src")) else { return String::new() };
    // the folder below contains the name of the registry, which is not needed either
    let folders = fs::read_dir(&sources).into_iter().flatten().flatten().map(|folder| folder.path());
    folders.map(|folder| format!("--remap-path-prefix={}=", folder.display())).collect::<Vec<_>>().join(" ")
}

/// The optimisation of the programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Optimisation {
    /// For small files, as published.
    Whole,
    /// As published, beside the tests.
    Tested,
    /// For short builds: the programs do the same but are larger.
    Quick,
}

/// The files that list what trunk compiles.
const PAGES: &str = "index.html";
const OPPONENTS: &str = "src/opponents.html";

/// Runs trunk on one of these files, with the default features of the package or with none; `to` is the folder
/// of its output. Returns the compiled programs.
fn compile(
    project: &Project,
    tools: &Tools,
    file: &str,
    features: bool,
    to: &str,
    optimisation: Optimisation,
) -> Result<Vec<CompiledProgram>> {
    let programs = index::programs(file, &read(&project.root.join(file))?)?;
    let dist = project.target.join("trunk").join(to);
    let mut trunk = tools.command("trunk");
    trunk.args(["build", file, "--release", "--dist"]).arg(&dist).current_dir(&project.root);
    if !features {
        trunk.arg("--no-default-features=true");
    }
    // NO_COLOR usually has any value, but trunk accepts only true and false
    trunk.env_remove("NO_COLOR");
    // a compile error of the sources needs no backtrace of trunk
    trunk.env("RUST_BACKTRACE", "0");
    set_profile(&mut trunk, project, optimisation);
    run(&mut trunk)?;
    Ok(programs.into_iter().map(|program| CompiledProgram { program, trunk: dist.clone() }).collect())
}

/// Tells cargo, which a command runs, where and how programs for the browser are compiled.
fn set_profile(command: &mut Command, project: &Project, optimisation: Optimisation) {
    if optimisation == Optimisation::Quick {
        for (name, value) in [("LTO", "off"), ("CODEGEN_UNITS", "256"), ("INCREMENTAL", "true")] {
            command.env(format!("CARGO_PROFILE_RELEASE_{name}"), value);
        }
        // the opponent counts nodes, not time: slower, it plays the same
        command.env("CARGO_PROFILE_OPPONENT_OPT_LEVEL", "1");
    }
    command.env("CARGO_TARGET_DIR", &project.target);
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", remap_flags());
}

/// Compiles the rules for scripts.
fn compile_engine(project: &Project, tools: &Tools, optimisation: Optimisation) -> Result<engine::Compiled> {
    let mut cargo = Command::new("cargo");
    cargo.args(engine::CARGO).current_dir(&project.root);
    set_profile(&mut cargo, project, optimisation);
    let small = optimisation != Optimisation::Quick;
    engine::compile(tools, &project.root, &project.target, &mut cargo, small)
}

/// Optimises the wasm of a program: for size, or for speed where that matters.
fn optimise(tools: &Tools, made: CompiledProgram, optimisation: Optimisation) -> Result<CompiledProgram> {
    if optimisation == Optimisation::Quick {
        return Ok(made);
    }
    let wasm = made.wasm();
    let mut small = tools.command("wasm-opt");
    let how: &[&str] = match made.program.kind {
        // the stack lies below all data, so no address of a value is smaller than 1024: offsets can be folded. What is
        // of one module is alike, so it is compressed better side by side; -Os is larger than -Oz, but not compressed.
        Kind::Page => &["-Os", "--converge", "--low-memory-unused", "--reorder-functions-by-name"],
        Kind::Worker => &["-O3"],
    };
    // browsers do not read the sections about the compiler
    small.args(how).args(["--strip-producers", "--strip-target-features"]);
    run(small.arg(&wasm).arg("-o").arg(&wasm))?;
    Ok(made)
}

/// Compiles the program that writes the pages; returns its path. It runs for a second: optimising it, as tests are, would
/// take longer, but where tests are run it is compiled with them.
fn prerender(project: &Project, optimisation: Optimisation) -> Result<PathBuf> {
    let mut cargo = Command::new("cargo");
    match optimisation {
        // with the features of tests, so that nothing is compiled twice; with any test of a package come its programs
        Optimisation::Tested => cargo.args(["test", "--workspace", "--no-run", "--test", "allocations"]),
        Optimisation::Whole | Optimisation::Quick => cargo
            .args(["build", "--package", "papan", "--bin", "prerender"])
            .args(["--config", "profile.dev.package.papan.opt-level=0"]),
    };
    cargo.env("CARGO_TARGET_DIR", &project.target).current_dir(&project.root);
    run(&mut cargo)?;
    Ok(project.target.join("debug").join(format!("prerender{}", env::consts::EXE_SUFFIX)))
}

/// What a build is told of the site.
#[derive(Debug, Clone, Copy, Default)]
pub struct Told<'a> {
    /// The public address for absolute links (canonical links, the links of the page for missing addresses).
    pub site: Option<&'a str>,
    /// Where those are reached who run the site.
    pub contact: Option<&'a Contact>,
}

/// Compiles, packs and prerenders; `dist/` is replaced only at the end, and only if everything succeeded.
///
/// # Errors
/// Something cannot be compiled, packed or written.
pub fn build(project: &Project, tools: &Tools, optimisation: Optimisation, told: Told) -> Result<()> {
    let began = Instant::now();
    if !project.target.join("trunk").exists() {
        begins("building the site", Step::Site);
    }
    // on the file system of dist/, wherever cargo builds, so that it can be renamed into place
    let stage = project.root.join("target");
    let (new, old) = (stage.join("site-new"), stage.join("site-old"));

    let (made, rules, (writer, pictures)) = std::thread::scope(|scope| {
        let gone = |_| error!("A thread of the build is gone.");
        let optimised = |all: Vec<CompiledProgram>| {
            let all: Vec<_> = all
                .into_iter()
                .map(|made| scope.spawn(move || optimise(tools, made, optimisation)))
                .collect();
            all.into_iter().map(|one| one.join().map_err(gone)?).collect::<Result<Vec<CompiledProgram>>>()
        };
        // opponents are compiled in parallel: their own profile gives them a cargo folder of their own
        let opponents = scope.spawn(|| {
            let opponents = compile(project, tools, OPPONENTS, false, "opponents", optimisation)?;
            // after them, in the same folder: both are made of the same library
            Ok::<_, crate::Error>((opponents, compile_engine(project, tools, optimisation)?))
        });
        let writer = scope.spawn(|| {
            let pictures = told.site.map(|_| pictures::compile(project)).transpose();
            Ok::<_, crate::Error>((prerender(project, optimisation)?, pictures?))
        });
        let mut all = optimised(compile(project, tools, PAGES, true, "pages", optimisation)?)?;
        let (opponents, rules) = opponents.join().map_err(gone)??;
        all.extend(optimised(opponents)?);
        Ok::<_, crate::Error>((all, rules, writer.join().map_err(gone)??))
    })?;

    remove(&new)?;
    let names = pack::pack(tools, &made, &project.root.join("static"), &new)?;

    element::publish(tools, &project.root, &new)?;
    engine::publish(&project.root, &rules, &new)?;

    let first = [names.boot, names.frame, names.offline, names.worker];
    let names: Vec<_> = first.into_iter().chain(names.sheets).chain(names.programs).collect();
    write(&linked(project), names.join("\n"))?;
    let mut prerender = Command::new(writer);
    prerender.arg(&new).args(&names).arg("--land").arg(tools.land()).current_dir(&project.root);
    if let Some(site) = told.site {
        prerender.args(["--site", site]);
    }
    if let Some(contact) = told.contact {
        prerender.args(["--contact", contact.href()]);
    }
    if let Some(date) = date(project) {
        prerender.args(["--date", &date]);
    }
    run(&mut prerender)?;
    if let Some(program) = pictures {
        pictures::draw(&program, &new)?;
    }

    pack::swap(&new, &project.dist(), &old)?;
    say(format!("dist/ is ready after {:.1} s", began.elapsed().as_secs_f32()));
    Ok(())
}

/// The day of the last change that was committed; none outside of a repository.
fn date(project: &Project) -> Option<String> {
    let mut git = Command::new("git");
    // it complains where there is no repository
    git.args(["log", "-1", "--format=%cs"]).current_dir(&project.root).stderr(Stdio::null());
    let date = String::from_utf8(git.output().ok()?.stdout).ok()?;
    Some(date.trim().to_string()).filter(|date| date.len() == 10)
}

/// The file that lists what the pages of `dist/` link.
fn linked(project: &Project) -> PathBuf {
    project.root.join("target").join("site-links.txt")
}

/// Writes the site once more with the words of a pseudo-language (`accented`, `mirrored`), for tests; returns its
/// folder. The programs are those of `dist/`.
pub fn write_in(project: &Project, tools: &Tools, words: &str) -> Result<PathBuf> {
    again(project, tools, Optimisation::Tested, words, |writer| writer.env("PAPAN_WORDS", words))
}

/// Writes the site once more for this public address, for tests; returns its folder.
pub fn write_at(project: &Project, tools: &Tools, address: &str) -> Result<PathBuf> {
    again(project, tools, Optimisation::Tested, "at", |writer| writer.args(["--site", address]))
}

/// The same for measurements, where no tests are run.
pub fn write_measured(project: &Project, tools: &Tools, address: &str) -> Result<PathBuf> {
    again(project, tools, Optimisation::Whole, "measured", |writer| writer.args(["--site", address]))
}

fn again(
    project: &Project,
    tools: &Tools,
    optimisation: Optimisation,
    name: &str,
    change: impl FnOnce(&mut Command) -> &mut Command,
) -> Result<PathBuf> {
    let out = project.root.join("target").join(format!("site-{name}"));
    remove(&out)?;
    let dist = project.dist();
    for file in files(&dist) {
        let to = out.join(file.strip_prefix(&dist).unwrap_or(&file));
        write(&to, read_bytes(&file)?)?;
    }
    let mut writer = Command::new(prerender(project, optimisation)?);
    writer.arg(&out).args(read(&linked(project))?.lines()).arg("--land").arg(tools.land());
    run(change(writer.current_dir(&project.root)))?;
    Ok(out)
}
