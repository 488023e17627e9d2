//! Makes points of the pictures that previews of shared pages show, by a package of its own: what it needs from others must
//! not delay this one, and only a site that knows its address has them.

use crate::{Result, process::run, project::Project};
use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

/// Where the program that writes the pages leaves them (`src/site/picture.rs`).
const FOLDER: &str = "static/pictures";

/// Compiles the program; returns its path.
pub fn compile(project: &Project) -> Result<PathBuf> {
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--package", "pictures"]);
    cargo.env("CARGO_TARGET_DIR", &project.target).current_dir(&project.root);
    run(&mut cargo)?;
    Ok(project.target.join("debug").join(format!("pictures{}", env::consts::EXE_SUFFIX)))
}

/// Puts points in the place of the pictures of a site.
pub fn draw(program: &Path, site: &Path) -> Result<()> {
    run(Command::new(program).arg(site.join(FOLDER)))
}
