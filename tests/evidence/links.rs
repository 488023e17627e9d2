//! Where the links of the pages of evidence and of the map lead: to pages and places that are there, and to moments that open.

use std::collections::BTreeSet;

use papan::{
    catalogue::evidence::Subject,
    engine::{Kind, pasang::Pasang},
    notation::Written,
    options,
    page::{About, Page},
    site::{Fixed, FixedProps, numbers},
    words::{evidence::EvidenceText, say},
};

fn html(page: Page) -> String {
    let props = FixedProps { page, root: page.root().into() };
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    runtime.block_on(yew::LocalServerRenderer::<Fixed>::with_props(props).hydratable(false).render())
}

/// The values of an attribute in a page.
fn values<'a>(html: &'a str, name: &str) -> BTreeSet<&'a str> {
    let start = format!("{name}=\"");
    html.split(&start).skip(1).filter_map(|rest| rest.split_once('"')).map(|(value, _)| value).collect()
}

/// A path below the root of the site, from a page and a relative link.
fn below_root(page: Page, link: &str) -> String {
    let file = page.file();
    let mut steps: Vec<&str> = file.split('/').collect();
    steps.pop();
    for step in link.split('/') {
        match step {
            ".." => drop(steps.pop()),
            "." | "" => {}
            step => steps.push(step),
        }
    }
    steps.join("/")
}

/// Whether an address opens a game without a fault.
fn opens<F: Written>(plain: F, address: &str) -> bool {
    let read = options::read(plain, address);
    read.errors.is_empty() && options::write(&read.session, read.preset, None) == address
}

#[test]
fn every_link_leads_somewhere() {
    let pages = || {
        Subject::all()
            .map(Page::Evidence)
            .chain([Page::Map, Page::Numbers])
            .chain(About::ALL.map(Page::About))
    };
    let files: BTreeSet<String> = Page::all().into_iter().map(Page::file).collect();
    let beside =
        ["evidence.json", "references.bib", "references.ris", "references.json", "evidence.schema.json"];
    for page in pages() {
        let html = html(page);
        let ids = values(&html, "id");
        let links: BTreeSet<_> = html.split("<a ").skip(1).filter_map(|link| link.split_once('>')).collect();
        let links: BTreeSet<_> =
            links.iter().flat_map(|(attributes, _)| values(attributes, "href")).collect();
        assert!(links.len() > 5, "{page:?}");
        for link in links {
            let link = link.replace("&amp;", "&");
            // the list of languages stands below each page
            if link == "#langs"
                || link.starts_with("http")
                || link.starts_with('#') && ids.contains(&link[1..])
            {
                continue;
            }
            let (path, end) = link.split_once('#').unwrap_or((&link, ""));
            let file = below_root(page, path);
            let is_beside = beside.iter().any(|name| file.ends_with(name))
                || numbers::files().iter().any(|(name, _)| file == format!("numbers/{name}"));
            assert!(files.contains(&file) || is_beside, "{page:?}: {link} leads to {file}");
            let opened = Page::all().into_iter().find(|known| known.file() == file);
            if let (Some(Page::Game(kind)), true) = (opened, end.starts_with("v=")) {
                let is_open = match kind {
                    Kind::Sowing(kind) => opens(kind.game(), end),
                    Kind::Pasang => opens(Pasang::default(), end),
                };
                assert!(is_open, "{page:?}: {link}");
            }
        }
    }
}

#[test]
fn only_starts_are_said_to_be_starts() {
    let said = say(&EvidenceText::AtStart);
    for kind in Kind::ALL {
        let html = html(Page::Evidence(Subject::Game(kind)));
        let figures = html.split("<figcaption>").skip(1).filter_map(|rest| rest.split_once("</figcaption>"));
        for (caption, _) in figures.filter(|(caption, _)| caption.starts_with(&said)) {
            let address = values(caption, "href").into_iter().next().unwrap_or_default();
            let is_start = !["pos=", "moves=", "end="].iter().any(|part| address.contains(part));
            assert!(is_start, "{}: {caption}", kind.name());
        }
    }
}

#[test]
fn nearly_every_rule_is_shown_in_a_moment() {
    // what no move shows: who begins the next game, what is not played, what a rule leaves as it is
    for kind in Kind::ALL {
        let html = html(Page::Evidence(Subject::Game(kind)));
        let rules = kind.clauses().len();
        let shown = html.matches("<svg class=\"diagram").count();
        assert!(shown * 10 >= rules * 7, "{}: {shown} of {rules}", kind.name());
    }
}
