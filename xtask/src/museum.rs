//! Makes the pack for museums, by a package of its own: what it needs from others must not delay this one.

use crate::{Result, process::run, setup};
use std::process::Command;

/// Makes the pack and the games in files of their own from the site in `dist/`, with `--lang`, `--site` and `--settings`.
pub fn museum(args: &[String]) -> Result<()> {
    // for sizes with brotli
    setup::node()?;
    let mut command = Command::new("cargo");
    // in the folder where somebody is: a file of settings is named from there
    command.args(["run", "--package", "museum", "--"]);
    run(command.args(args))
}
