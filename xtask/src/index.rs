//! The programs that a file for trunk (`index.html`) lists.

use crate::{Result, error};

/// One wasm binary of the site with its glue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    pub name: String,
    pub kind: Kind,
    /// The worker that it uses, if any.
    pub worker: Option<String>,
}

/// Where a program runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Page,
    Worker,
}

/// The programs that the text of an `index.html` links; `file` is its name, for errors.
///
/// # Errors
/// A link would give a slow or an unusable program; the message names it.
pub fn programs(file: &str, text: &str) -> Result<Vec<Program>> {
    let links = text.split("<link ").skip(1);
    let links = links.filter_map(|rest| rest.split_once('>').map(|(link, _)| link));
    let rust = links.filter(|link| value(link, "rel") == Some("rust"));
    let programs: Vec<Program> = rust.map(|link| program(file, link)).collect::<Result<_>>()?;
    if programs.is_empty() {
        return Err(error!("{file} links no Rust binary."));
    }
    Ok(programs)
}

fn program(file: &str, link: &str) -> Result<Program> {
    let name = value(link, "data-bin").ok_or_else(|| error!("{file}: <link {link}> names no data-bin."))?;
    if value(link, "data-bindgen-target") != Some("no-modules") {
        return Err(error!(
            "{file}: `{name}` needs data-bindgen-target=\"no-modules\", the only glue that loads in every sandbox."
        ));
    }
    if value(link, "data-wasm-opt") != Some("0") {
        return Err(error!(
            "{file}: `{name}` needs data-wasm-opt=\"0\": its wasm is optimised while the next compiles."
        ));
    }
    // trunk compiles one main program and any number of workers, marked by their attributes
    let kind = match value(link, "data-part").or(value(link, "data-type")) {
        Some("worker") => Kind::Worker,
        _ => Kind::Page,
    };
    Ok(Program { name: name.into(), kind, worker: value(link, "data-asks").map(String::from) })
}

fn value<'a>(link: &'a str, attribute: &str) -> Option<&'a str> {
    let rest = link.split_once(&format!("{attribute}=\""))?.1;
    Some(rest.split_once('"')?.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const APP: &str = r#"<link data-trunk rel="rust" data-bin="app" data-type="main" data-bindgen-target="no-modules" data-wasm-opt="0">"#;

    #[test]
    fn programs_come_in_order_with_their_kind() {
        let worker = APP.replace("\"app\"", "\"worker\"").replace("main", "worker");
        let html = format!("<head><link rel=\"icon\" href=\"data:,\">{APP}\n{worker}</head>");
        let of = |name: &str, kind| Program { name: name.into(), kind, worker: None };
        assert_eq!(programs("x.html", &html), Ok(vec![of("app", Kind::Page), of("worker", Kind::Worker)]));
        let cases = [("main", "worker", Kind::Worker), ("worker", "page", Kind::Page)];
        for (trunk, part, kind) in cases {
            let html = APP.replace("\"main\"", &format!("\"{trunk}\" data-part=\"{part}\""));
            assert_eq!(programs("x.html", &html), Ok(vec![of("app", kind)]));
        }
    }

    #[test]
    fn a_program_may_ask_a_worker() {
        let html = APP.replace("\"app\"", "\"app\" data-asks=\"worker\"");
        assert_eq!(programs("x.html", &html).unwrap()[0].worker.as_deref(), Some("worker"));
    }

    #[test]
    fn incomplete_links_are_refused() {
        for missing in [" data-bin=\"app\"", " data-bindgen-target=\"no-modules\"", " data-wasm-opt=\"0\""] {
            let html = APP.replace(missing, "");
            assert_ne!(html, APP);
            assert!(programs("x.html", &html).is_err(), "{html}");
        }
        assert!(programs("x.html", "<head></head>").is_err());
    }
}
