//! What `index.html` asks trunk to compile.

use crate::{Result, error};

/// One wasm binary of the site with its glue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    pub name: String,
    pub kind: Kind,
}

/// Where a part runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Page,
    Worker,
}

/// The parts that the text of `index.html` links.
///
/// # Errors
/// A link that would give a slow or an unusable part is named.
pub fn parts(index: &str) -> Result<Vec<Part>> {
    let links = index.split("<link ").skip(1);
    let links = links.filter_map(|rest| rest.split_once('>').map(|(link, _)| link));
    let rust = links.filter(|link| value(link, "rel") == Some("rust"));
    let parts: Vec<Part> = rust.map(part).collect::<Result<_>>()?;
    if parts.is_empty() {
        return Err(error!("index.html links no Rust binary."));
    }
    Ok(parts)
}

fn part(link: &str) -> Result<Part> {
    let name =
        value(link, "data-bin").ok_or_else(|| error!("index.html: <link {link}> names no data-bin."))?;
    if value(link, "data-bindgen-target") != Some("no-modules") {
        return Err(error!(
            "index.html: `{name}` needs data-bindgen-target=\"no-modules\", the only glue that loads in every sandbox."
        ));
    }
    if value(link, "data-wasm-opt").is_none_or(|level| level == "0") {
        return Err(error!("index.html: `{name}` needs data-wasm-opt, or its wasm goes out unoptimised."));
    }
    // trunk compiles one main part and any number of workers; what runs in the page besides says so
    let kind = match (value(link, "data-type"), value(link, "data-part")) {
        (Some("worker"), None) => Kind::Worker,
        _ => Kind::Page,
    };
    Ok(Part { name: name.into(), kind })
}

fn value<'a>(link: &'a str, attribute: &str) -> Option<&'a str> {
    let rest = link.split_once(&format!("{attribute}=\""))?.1;
    Some(rest.split_once('"')?.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const APP: &str = r#"<link data-trunk rel="rust" data-bin="app" data-type="main" data-bindgen-target="no-modules" data-wasm-opt="z">"#;

    #[test]
    fn parts_come_in_order_with_their_kind() {
        let worker = APP.replace("\"app\"", "\"worker\"").replace("main", "worker");
        let html = format!("<head><link rel=\"icon\" href=\"data:,\">{APP}\n{worker}</head>");
        let of = |name: &str, kind| Part { name: name.into(), kind };
        assert_eq!(parts(&html), Ok(vec![of("app", Kind::Page), of("worker", Kind::Worker)]));
    }

    #[test]
    fn a_link_that_would_not_do_is_refused() {
        for missing in [" data-bin=\"app\"", " data-bindgen-target=\"no-modules\"", " data-wasm-opt=\"z\""] {
            let html = APP.replace(missing, "");
            assert_ne!(html, APP);
            assert!(parts(&html).is_err(), "{html}");
        }
        assert!(parts("<head></head>").is_err());
    }
}
