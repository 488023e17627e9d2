//! Makes the tables that are found by computation and committed.

use crate::{Result, process::run, project::Project};
use std::process::Command;

/// Writes tables anew: all, those of a name, or of a game.
pub fn tables(project: &Project, args: &[String]) -> Result<()> {
    let mut command = Command::new("cargo");
    command.current_dir(&project.root);
    // as tests are compiled: sooner than with every optimisation, and fast enough
    command.args(["run", "--profile", "native", "--package", "papan", "--bin", "tables", "--"]);
    run(command.args(args))
}
