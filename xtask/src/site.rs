//! Builds the site into `dist/`.

use crate::{
    Result, index, pack,
    process::{run, say},
    project::{Project, read, remove},
    tools::Tools,
};
use std::{process::Command, time::Instant};

/// Compiles, packs and prerenders; `dist/` changes only at the end, and only when all went well.
///
/// `site` is the public address, for what must be absolute (canonical links, the site map).
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
        .env("RUST_BACKTRACE", "0"))?;

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
