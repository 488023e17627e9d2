//! `docs/hosting/_headers` for paths of every kind, as the sources name them; `hosts` asks the same of every file of the
//! finished site.

use super::{
    root,
    rules::{self, Headers, hold, joined, parse, replaced},
    text,
};
use xtask::{policy::TYPES, project::files};

fn rules() -> Vec<rules::Rule> {
    rules::parse(&text("docs/hosting/_headers")).unwrap()
}

#[test]
fn files_of_the_root_and_of_folders_have_their_headers() {
    let rules = rules();
    // some are only on a site that knows its address
    for file in ["", "index.html", "404.html", "sw.js", "manifest.webmanifest", "robots.txt", "sitemap.xml"] {
        hold(&rules, &format!("/{file}"));
    }
    for file in ["engine/engine.js", "engine/engine_bg.wasm", "offline/", "static/pictures/pasang.png"] {
        hold(&rules, &format!("/{file}"));
    }
    for folder in
        ["pasang", "embed/v1/pasang", "kiosk", "nl/pasang", "ms/embed/v1/pasang", "si/kiosk", "ar/about"]
    {
        for file in ["", "index.html", "evidence/evidence.json", "evidence/references.bib", "oembed.json"] {
            hold(&rules, &format!("/{folder}/{file}"));
        }
    }
    for icon in ["icon.svg", "icon-192.png", "icon-maskable-512.png"] {
        hold(&rules, &format!("/static/{icon}"));
    }
    // a folder that begins like another
    hold(&rules, "/raja-pasu-mandiri/learn/");
}

#[test]
fn files_named_by_their_content_are_kept_for_ever_and_no_others() {
    let rules = rules();
    // scripts that are built, and what pages have of their words
    const BUILT: [&str; 6] = ["boot", "frame", "offline", "opponent", "worker", "words-pasang-nl"];
    let mut names: Vec<String> = BUILT.map(String::from).into();
    let statics = root().join("static");
    for file in files(&statics) {
        let name = file.strip_prefix(&statics).unwrap().to_str().unwrap();
        match name.strip_suffix(".css") {
            Some(sheet) if !sheet.contains('/') => names.push(sheet.into()),
            _ if name.ends_with(".css") || name.strip_suffix(".js").is_some_and(|of| BUILT.contains(&of)) => {
            }
            // these have folders of their own
            _ if name.starts_with("engine/") || name.starts_with("papan-board/") => {}
            _ => hold(&rules, &format!("/static/{name}")),
        }
    }
    for list in ["index.html", "src/opponents.html"] {
        let text = text(list);
        let programs = text.split("data-bin=\"").skip(1).filter_map(|rest| rest.split('"').next());
        names.extend(programs.map(|name| name.replace('_', "-")));
    }
    assert!(names.len() > 20, "{names:?}");
    for name in names {
        for ending in ["js", "packed.js", "wasm", "css"] {
            hold(&rules, &format!("/static/{name}-0123456789abcdef.{ending}"));
        }
    }
}

#[test]
fn every_type_but_that_of_pages_has_a_rule() {
    let rules = rules();
    for (ending, kind) in TYPES.into_iter().filter(|(ending, _)| *ending != "html") {
        let sent = rules::joined(&rules, &format!("/pasang/a.{ending}"));
        assert_eq!(sent.get("content-type").map(String::as_str), Some(kind), "{ending}");
    }
}

const TEXT: &str = "# what\n/*\n  A: 1\n/a/*\n  B: 2\n  A: 3\n/*.js\n  C: 4\n/b\n  B: 5\n";

fn of(headers: &[(&str, &str)]) -> Headers {
    headers.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect()
}

#[test]
fn a_name_given_twice_is_joined_or_replaced() {
    let rules = parse(TEXT).unwrap();
    assert_eq!(joined(&rules, "/a/x.js"), of(&[("a", "1, 3"), ("b", "2"), ("c", "4")]));
    assert_eq!(replaced(&rules, "/a/x.js"), of(&[("a", "3"), ("b", "2"), ("c", "4")]));
    assert_eq!(joined(&rules, "/b"), of(&[("a", "1"), ("b", "5")]));
}

#[test]
fn one_host_takes_paths_more_loosely() {
    let rules = parse(TEXT).unwrap();
    for path in ["/ab/", "/a", "/A/"] {
        assert_eq!(joined(&rules, path), of(&[("a", "1")]), "{path}");
        assert_eq!(replaced(&rules, path), of(&[("a", "3"), ("b", "2")]), "{path}");
    }
    assert_eq!(replaced(&rules, "/b/"), of(&[("a", "1"), ("b", "5")]));
}

#[test]
fn what_a_host_would_leave_out_is_refused() {
    let long = format!("/*\n  A: {}\n", "x".repeat(2000));
    let many: String = (0..101).map(|i| format!("/{i}\n  A: 1\n")).collect();
    for text in
        ["  A: 1", "/*\n  A", "/*/*\n  A: 1", "/a\n/b\n  A: 1", "/a\n  A: 1\n/a\n  B: 2", &long, &many]
    {
        assert!(parse(text).is_err(), "{text}");
    }
}
