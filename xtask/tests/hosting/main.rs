//! `docs/hosting.md` and the files in `docs/hosting/` say what the server does.

mod container;
mod headers;
mod pages;
mod rules;

use std::path::PathBuf;
use xtask::{
    policy::{TYPES, cache_control, policy},
    project::{Project, files, read},
};

fn root() -> PathBuf {
    Project::find().unwrap().root
}

/// A file of the repository.
fn text(path: &str) -> String {
    read(&root().join(path)).unwrap()
}

fn page() -> String {
    text("docs/hosting.md")
}

#[test]
fn every_policy_that_is_written_down_is_ours() {
    let ours = policy("https://papan.example");
    assert!(page().lines().any(|line| line == ours), "{ours}");
    let mut seen = Vec::new();
    for file in files(&root().join("docs/hosting")).into_iter().chain([root().join("docs/hosting.md")]) {
        let text = read(&file).unwrap();
        for line in text.lines().filter(|line| line.contains("default-src")) {
            let from = line.find("default-src").unwrap();
            assert_eq!(line[from..].trim_end_matches(['"', ';']), ours, "{}", file.display());
            seen.push(file.file_name().unwrap().to_owned());
        }
    }
    assert_eq!(seen, ["_headers", "htaccess", "nginx.conf", "hosting.md"]);
}

#[test]
fn every_type_is_on_the_page() {
    let page = page();
    for (ending, of) in TYPES {
        let row = format!("| `.{ending}` | `{of}` |");
        assert!(page.lines().any(|line| line == row), "{row}");
    }
}

#[test]
fn every_time_to_keep_is_on_the_page() {
    let page = page();
    for path in ["static/app-0123456789abcdef.js", "static/fonts/serif.woff2", "index.html"] {
        let value = format!("| `{}` |", cache_control(path));
        assert!(page.contains(&value), "{value}");
    }
}

#[test]
fn every_file_for_a_host_is_on_the_page() {
    let page = page();
    for file in files(&root().join("docs/hosting")) {
        let name = file.file_name().unwrap().to_str().unwrap();
        // it goes with the file whose name it begins with
        let is_linked = page.contains(&format!("(hosting/{name})")) || name.ends_with(".dockerignore");
        assert!(is_linked, "{name}");
    }
    assert!(page.contains("(../.github/workflows/pages.yml)"));
}
