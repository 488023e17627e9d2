//! The picture in the README: a game in progress, rendered by Chromium.

use crate::{
    Result, Server, ServerOptions, browsers::Browser, error, process::run, project::Project, tools::Tools,
};
use std::process::Command;

const FILE: &str = "docs/picture.png";
const SIZE: [u32; 2] = [1280, 720];

/// Takes the picture from the site in `dist/`: the page at `path`, an address with a game.
///
/// # Errors
/// There is no site yet, or Chromium is missing and cannot be installed.
pub fn picture(project: &Project, tools: &Tools, path: &str) -> Result<()> {
    if !project.dist().is_dir() {
        return Err(error!("There is no site in dist/: `cargo xtask build` writes one."));
    }
    Browser::Chromium.set_up(tools)?;
    let found = Browser::Chromium.find(tools).ok_or_else(|| error!("Chromium is gone."))?;
    let mut options = ServerOptions::new(project.dist());
    options.port = 0;
    let server = Server::start(options)?;
    let [width, height] = SIZE;
    let mut chromium = Command::new(found.binary);
    chromium.args(["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]);
    chromium.arg(format!("--window-size={width},{height}"));
    // fast-forwards the page's clock until the picture is complete
    chromium.arg("--virtual-time-budget=6000");
    chromium.arg(format!("--screenshot={}", project.root.join(FILE).display()));
    run(chromium.arg(server.url(path)))
}
