//! Makes the tables that are found by computation and committed.

use crate::{Result, process::run, project::Project};
use std::process::Command;

/// Writes tables anew: `cargo xtask tables apart [GAME]`.
pub fn tables(project: &Project, args: &[String]) -> Result<()> {
    let mut command = Command::new("cargo");
    command.current_dir(&project.root);
    // as tests are compiled: sooner than with every optimisation, and fast enough
    command.args(["run", "--package", "papan", "--bin", "tables", "--"]);
    run(command.args(args))
}
