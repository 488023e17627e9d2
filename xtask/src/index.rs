//! What a file for trunk (`index.html`) asks it to compile.

use crate::{Result, error};

/// One wasm binary of the site with its glue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    pub name: String,
    /// What a page has it for: its own name, or that of the part in whose place it stands.
    pub place: String,
    /// The family that has it; none: every one.
    pub family: Option<String>,
    pub kind: Kind,
    /// The worker that it asks, where it does.
    pub asks: Option<String>,
}

/// Where a part runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Page,
    Worker,
}

/// The parts that the text of such a file links; `file` is its name, for errors.
///
/// # Errors
/// A link that would give a slow or an unusable part is named.
pub fn parts(file: &str, text: &str) -> Result<Vec<Part>> {
    let links = text.split("<link ").skip(1);
    let links = links.filter_map(|rest| rest.split_once('>').map(|(link, _)| link));
    let rust = links.filter(|link| value(link, "rel") == Some("rust"));
    let parts: Vec<Part> = rust.map(|link| part(file, link)).collect::<Result<_>>()?;
    if parts.is_empty() {
        return Err(error!("{file} links no Rust binary."));
    }
    Ok(parts)
}

fn part(file: &str, link: &str) -> Result<Part> {
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
    // trunk compiles one main part and any number of workers: what is otherwise says so
    let kind = match value(link, "data-part").or(value(link, "data-type")) {
        Some("worker") => Kind::Worker,
        _ => Kind::Page,
    };
    let place = value(link, "data-as").unwrap_or(name).into();
    let own = |attribute: &str| value(link, attribute).map(String::from);
    Ok(Part { name: name.into(), place, family: own("data-family"), kind, asks: own("data-asks") })
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
    fn parts_come_in_order_with_their_kind() {
        let worker = APP.replace("\"app\"", "\"worker\"").replace("main", "worker");
        let html = format!("<head><link rel=\"icon\" href=\"data:,\">{APP}\n{worker}</head>");
        let of =
            |name: &str, kind| Part { name: name.into(), place: name.into(), family: None, kind, asks: None };
        assert_eq!(parts("x.html", &html), Ok(vec![of("app", Kind::Page), of("worker", Kind::Worker)]));
        let says = [("main", "worker", Kind::Worker), ("worker", "page", Kind::Page)];
        for (trunk, part, kind) in says {
            let html = APP.replace("\"main\"", &format!("\"{trunk}\" data-part=\"{part}\""));
            assert_eq!(parts("x.html", &html), Ok(vec![of("app", kind)]));
        }
    }

    #[test]
    fn a_part_may_be_of_one_family_and_stand_in_the_place_of_another() {
        let html = APP
            .replace("\"app\"", "\"patterns\" data-as=\"app\" data-family=\"pasang\" data-asks=\"worker\"");
        let part = &parts("x.html", &html).unwrap()[0];
        assert_eq!((part.name.as_str(), part.place.as_str()), ("patterns", "app"));
        assert_eq!((part.family.as_deref(), part.asks.as_deref()), (Some("pasang"), Some("worker")));
    }

    #[test]
    fn a_link_that_would_not_do_is_refused() {
        for missing in [" data-bin=\"app\"", " data-bindgen-target=\"no-modules\"", " data-wasm-opt=\"0\""] {
            let html = APP.replace(missing, "");
            assert_ne!(html, APP);
            assert!(parts("x.html", &html).is_err(), "{html}");
        }
        assert!(parts("x.html", "<head></head>").is_err());
    }
}
