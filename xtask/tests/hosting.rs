//! `docs/hosting.md` says what the server does.

use xtask::{
    policy::{TYPES, cache_control, policy},
    project::{Project, read},
};

fn page() -> String {
    let project = Project::find().unwrap();
    read(&project.root.join("docs/hosting.md")).unwrap()
}

#[test]
fn every_policy_on_the_page_is_ours() {
    let page = page();
    let ours = policy("https://papan.example");
    assert!(page.lines().any(|line| line == ours), "{ours}");
    let mut seen = 0;
    for line in page.lines().filter(|line| line.contains("default-src")) {
        let from = line.find("default-src").unwrap();
        assert_eq!(line[from..].trim_end_matches(['"', ';']), ours);
        seen += 1;
    }
    assert!(seen > 1, "the examples name none");
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
