//! The finished site behind servers: ours, and those that the files in `docs/hosting/` are for, started with these files.
//! Every file of `dist/` is asked for, and what comes is held against `policy`.

mod apache;
mod asked;
mod client;
mod headers;
mod nginx;
mod own;
#[path = "../hosting/rules.rs"]
mod rules;
mod server;

use std::path::PathBuf;
use xtask::project::{Project, files};

/// The folder of the finished site.
fn dist() -> PathBuf {
    let dist = Project::find().unwrap().dist();
    assert!(dist.join("index.html").exists(), "build the site first: `cargo xtask build`");
    dist
}

/// The paths of the site without their first slash, each with its file: every file by its name, and pages by that of their
/// folder.
fn paths() -> Vec<(String, PathBuf)> {
    let dist = dist();
    let mut all = Vec::new();
    for file in files(&dist) {
        let path = file.strip_prefix(&dist).unwrap().to_str().unwrap().to_string();
        if let Some(folder) = path.strip_suffix("index.html") {
            all.push((folder.to_string(), file.clone()));
        }
        all.push((path, file));
    }
    assert!(all.len() > 500, "{} paths", all.len());
    all
}
