//! Builds the site into `dist/`.

use crate::{
    Result, index, pack,
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

/// Compiles, packs and prerenders; `dist/` changes only at the end, and only when all went well.
///
/// `site` is the public address, for what must be absolute (canonical links, the links of the page for missing addresses).
pub fn build(project: &Project, tools: &Tools, site: Option<&str>) -> Result<()> {
    let began = Instant::now();
    let parts = index::parts(&read(&project.root.join("index.html"))?)?;
    let trunk = project.target.join("trunk");
    // on the file system of dist/ wherever cargo builds, so that it can take its place at once
    let stage = project.root.join("target");
    let (new, old) = (stage.join("site-new"), stage.join("site-old"));

    run(tools
        .command("trunk")
        .args(["build", "--release", "--dist"])
        .arg(&trunk)
        .current_dir(&project.root)
        // the custom is "any value"; trunk refuses all but true and false
        .env_remove("NO_COLOR")
        // a source that does not compile is no fault of trunk's
        .env("RUST_BACKTRACE", "0")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", nameless()))?;

    remove(&new)?;
    let names = pack::pack(tools, &parts, &trunk, &project.root.join("static"), &new)?;

    let mut prerender = Command::new("cargo");
    prerender
        .args(["run", "--quiet", "--package", "papan", "--bin", "prerender", "--"])
        .arg(&new)
        .args([&names.css, &names.boot])
        .current_dir(&project.root);
    if let Some(site) = site {
        prerender.args(["--site", site]);
    }
    run(&mut prerender)?;

    pack::swap(&new, &project.dist(), &old)?;
    say(format!("dist/ is ready after {:.1} s", began.elapsed().as_secs_f32()));
    Ok(())
}
