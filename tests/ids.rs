//! A name in a page stands for one element: labels, links, styles and programs find things by it.

use std::collections::BTreeMap;

use papan::{
    board::View,
    engine::{Kind, pasang::Pasang},
    page::{App, AppProps, Page, played::Played},
    site::{Fixed, FixedProps},
};
use yew::LocalServerRenderer;

async fn board<F: Played>(page: Page, plain: F) -> String {
    let props = AppProps {
        page,
        plain,
        view: View::Either,
        root: page.root().into(),
        address: "".into(),
        visit: None,
        mounted: Default::default(),
    };
    LocalServerRenderer::<App<F>>::with_props(props).hydratable(false).render().await
}

/// A page as its file has it, with what its boards are drawn from.
fn written(page: Page) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let body = runtime.block_on(async {
        match page.game() {
            None => {
                let props = FixedProps { page, root: page.root().into() };
                LocalServerRenderer::<Fixed>::with_props(props).hydratable(false).render().await
            }
            Some(Kind::Sowing(kind)) => board(page, kind.game()).await,
            Some(Kind::Pasang) => board(page, Pasang::default()).await,
        }
    });
    page.definitions() + &body
}

/// The values of an attribute.
fn values<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let before = format!(" {name}=\"");
    html.split(&before).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_id_stands_once_in_a_page() {
    let mut wrong = Vec::new();
    for page in Page::all() {
        let html = written(page);
        let mut counted = BTreeMap::new();
        for id in values(&html, "id") {
            *counted.entry(id).or_insert(0) += 1;
        }
        // every page with a board draws it by names
        assert!(
            counted.len() > 20
                || matches!(
                    page,
                    Page::Missing
                        | Page::Offline
                        | Page::About(_)
                        | Page::Maker
                        | Page::Kiosk
                        | Page::Sheet(_)
                ),
            "{page:?}: {counted:?}"
        );
        let twice = counted.into_iter().filter(|(_, times)| *times > 1);
        wrong.extend(twice.map(|(id, times)| format!("{}: {id} {times} times", page.file())));
    }
    assert_eq!(wrong, [""; 0]);
}

/// The tag of the first element that has an id, which is what it names.
fn named<'a>(html: &'a str, id: &str) -> &'a str {
    let before = html.split(&format!(" id=\"{id}\"")).next().unwrap_or_default();
    let tag = before.rsplit('<').next().unwrap_or_default();
    tag.split_whitespace().next().unwrap_or_default()
}

/// What a label names is a field, and what clips a drawing is there.
#[test]
fn what_is_named_is_there() {
    let mut wrong = Vec::new();
    for page in Page::all() {
        let html = written(page);
        let labelled =
            values(&html, "for").into_iter().map(|id| (id, ["select", "input", "textarea"].as_slice()));
        let clips = html.split("clip-path=\"url(#").skip(1).filter_map(|rest| rest.split(')').next());
        for (id, tags) in labelled.chain(clips.map(|id| (id, ["clipPath"].as_slice()))) {
            if !tags.contains(&named(&html, id)) || !html.contains(&format!(" id=\"{id}\"")) {
                wrong.push(format!("{}: {id}", page.file()));
            }
        }
    }
    assert_eq!(wrong, [""; 0]);
}
