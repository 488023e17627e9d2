//! The requirements of the machine: installed where possible, otherwise requested from the person.

use crate::{
    Result, error,
    process::{output, run},
    project::{files, remove},
    tools::exists,
    usual::{Step, begins},
};
use std::{fs, path::Path, process::Command, sync::Once};

/// The target that the site is compiled for.
pub fn wasm_target() -> Result<()> {
    // asking the compiler works also without rustup, and needs no network
    let at = ["--print", "target-libdir", "--target", "wasm32-unknown-unknown"];
    let dir = output(Command::new("rustc").args(at))?;
    if Path::new(dir.trim()).exists() {
        return Ok(());
    }
    if !exists("rustup") {
        return Err(error!(
            "Install the standard library of the wasm32-unknown-unknown target for this rustc."
        ));
    }
    begins("setting up the wasm target", Step::RustComponent);
    run(Command::new("rustup").args(["target", "add", "wasm32-unknown-unknown"]))
}

/// The components of the Rust distribution that check the sources.
pub fn rust_components() -> Result<()> {
    // rustup puts a proxy for each on the search path, whether the component is installed or not
    let root = output(Command::new("rustc").args(["--print", "sysroot"]))?;
    let bin = Path::new(root.trim()).join("bin");
    if ["cargo-clippy", "cargo-fmt"].iter().all(|name| bin.join(name).exists()) {
        return Ok(());
    }
    if !exists("rustup") {
        return Err(error!("Install clippy and rustfmt for this cargo."));
    }
    begins("setting up clippy and rustfmt", Step::RustComponent);
    run(Command::new("rustup").args(["component", "add", "clippy", "rustfmt"]))
}

/// Node, which runs wasm-opt, and npm, which installs it.
pub fn node() -> Result<()> {
    if exists("node") && exists("npm") {
        return Ok(());
    }
    begins("setting up Node.js with npm", Step::SystemPackages);
    apt(&["nodejs", "npm"], "Node.js with npm")
}

/// Installs packages on a Debian-like system, or says which to install.
pub fn apt(packages: &[&str], what: &str) -> Result<()> {
    let list = packages.join(" ");
    if !exists("apt-get") {
        return Err(error!("Install {what}."));
    }
    if !is_root() {
        return Err(error!("Install {what}, for example by `sudo apt-get install {list}`."));
    }
    update_lists();
    run(apt_get().args(["install", "-y", "--no-install-recommends"]).args(packages))
        .map_err(|_| error!("Install {what}: `apt-get install {list}` failed."))
}

/// Unpacks packages of a Debian-like system into a folder, or says which: nothing is installed, and no service starts.
pub fn unpack(packages: &[&str], into: &Path, what: &str) -> Result<()> {
    if !exists("apt-get") || !exists("dpkg-deb") {
        return Err(error!("Nothing here unpacks {what}: packages of Debian are needed."));
    }
    if is_root() {
        update_lists();
    }
    let fetched = into.join("packages");
    fs::create_dir_all(&fetched).map_err(|e| error!("Cannot make {}: {e}.", fetched.display()))?;
    run(apt_get().arg("download").args(packages).current_dir(&fetched))
        .map_err(|_| error!("{what} cannot be had: `apt-get download {}` failed.", packages.join(" ")))?;
    files(&fetched)
        .iter()
        .try_for_each(|package| run(Command::new("dpkg-deb").arg("-x").arg(package).arg(into)))?;
    remove(&fetched)
}

/// Updates the lists of packages, once.
fn update_lists() {
    static LISTS: Once = Once::new();
    // if the package lists cannot be updated, the old ones may do
    LISTS.call_once(|| {
        let _ = run(apt_get().arg("update"));
    });
}

fn apt_get() -> Command {
    let mut command = Command::new("apt-get");
    // there is nobody to answer questions
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}

fn is_root() -> bool {
    output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}
