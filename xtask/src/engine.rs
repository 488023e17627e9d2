//! Publishes `engine.js`, the rules for scripts: a folder that is served, and that is a package for npm as well.

use crate::{
    Result,
    process::{filter, run},
    project::{files, read, read_bytes, remove, write},
    tools::Tools,
};
use std::{
    path::{Path, PathBuf},
    process::Command,
};

/// The name of the program, of the folder of its sources below `static/`, and of that below the finished site.
pub const NAME: &str = "engine";

/// Pages and scripts that use it, to read and to copy from.
pub const EXAMPLES: &str = "docs/examples/engine";

/// What the package has of the project besides its own files, and under which names.
const SHARED: [(&str, &str); 4] = [
    ("docs/engine.md", "README.md"),
    ("docs/notation.md", "notation.md"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
];

/// The compiled rules, as wasm, and the script that loads them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Compiled {
    wasm: PathBuf,
    script: String,
}

/// The arguments of cargo that compile the program. The profile and the features are those of the opponents, so that
/// the library is compiled once for both.
pub const CARGO: [&str; 10] = [
    "build",
    "--package",
    "papan",
    "--bin",
    NAME,
    "--no-default-features",
    "--profile",
    "opponent",
    "--target",
    "wasm32-unknown-unknown",
];

/// Compiles with `cargo`, a command with the arguments of [`CARGO`] that writes below `target`, and makes one module of the
/// glue and the script around it. `small` says whether the wasm is optimised.
///
/// # Errors
/// A tool fails.
pub fn compile(
    tools: &Tools,
    root: &Path,
    target: &Path,
    cargo: &mut Command,
    small: bool,
) -> Result<Compiled> {
    run(cargo)?;
    let folder = target.join("engine");
    remove(&folder)?;
    // the script imports the glue from there
    let glue = folder.join("glue");
    let compiled = target.join("wasm32-unknown-unknown/opponent").join(format!("{NAME}.wasm"));
    let mut bind = tools.command("wasm-bindgen");
    bind.args(["--target", "web", "--no-typescript", "--out-dir"]).arg(&glue).arg(compiled);
    run(&mut bind)?;
    let wasm = glue.join(format!("{NAME}_bg.wasm"));
    if small {
        let mut optimise = tools.command("wasm-opt");
        optimise.args(["-O3", "--strip-producers", "--strip-target-features"]);
        run(optimise.arg(&wasm).arg("-o").arg(&wasm))?;
    }
    let script = folder.join(format!("{NAME}.js"));
    write(&script, read_bytes(&root.join("static").join(NAME).join(format!("{NAME}.js")))?)?;
    let mut bundle = tools.command("esbuild");
    bundle.arg(&script).args(["--bundle", "--format=esm", "--minify", "--log-level=error"]);
    bundle.args(["--target=es2022", "--external:node:*"]);
    Ok(Compiled { wasm, script: filter(&mut bundle, "")? })
}

/// Writes the folder below `out`, the root of a site.
///
/// # Errors
/// A file cannot be read or written.
pub fn publish(root: &Path, compiled: &Compiled, out: &Path) -> Result<()> {
    let out = out.join(NAME);
    let script = format!("{NAME}.js");
    for file in files(&root.join("static").join(NAME)) {
        let Some(name) = file.file_name().filter(|name| *name != script.as_str()) else { continue };
        write(&out.join(name), read_bytes(&file)?)?;
    }
    write(&out.join(&script), &compiled.script)?;
    write(&out.join(format!("{NAME}_bg.wasm")), read_bytes(&compiled.wasm)?)?;
    for (file, name) in SHARED {
        write(&out.join(name), read(&root.join(file))?)?;
    }
    for file in files(&root.join(EXAMPLES)) {
        let Some(name) = file.file_name() else { continue };
        write(&out.join("examples").join(name), read_bytes(&file)?)?;
    }
    Ok(())
}
