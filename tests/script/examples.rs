//! The page of examples shows the code that it runs.

use std::{fs, path::Path};

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/examples/engine").join(name);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The name and the body of each function that a module exports, without its indentation.
fn functions(text: &str) -> Vec<(String, String)> {
    let all = text.split("export function ").skip(1).map(|rest| {
        let (name, rest) = rest.split_once("() {\n").expect("a function without arguments");
        let (body, _) = rest.split_once("\n}\n").expect("a function ends");
        let lines: Vec<_> = body.lines().map(|line| line.strip_prefix("  ").unwrap_or(line)).collect();
        (name.to_string(), lines.join("\n"))
    });
    all.collect()
}

/// The name and the code of each example of a page.
fn shown(html: &str) -> Vec<(String, String)> {
    let all = html.split("<section data-example=\"").skip(1).map(|rest| {
        let (name, rest) = rest.split_once('"').expect("a name");
        let (_, rest) = rest.split_once("<pre><code>").expect("code");
        let (code, _) = rest.split_once("</code></pre>").expect("code ends");
        let code = code.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
        (name.to_string(), code)
    });
    all.collect()
}

#[test]
fn the_page_shows_the_code_that_it_runs() {
    let functions = functions(&file("examples.js"));
    assert!(functions.len() > 4, "{functions:?}");
    assert_eq!(shown(&file("index.html")), functions);
}
