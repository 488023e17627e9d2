//! The words of every page as its file has them: what prerendering writes between the tags.

use papan::{
    app::{App, AppProps, Fixed, FixedProps, Page, played::Played},
    board::View,
    engine::{Kind, pasang::Pasang},
};
use yew::LocalServerRenderer;

use crate::{held::hold, visible::lines};

/// The page of a game under an address; a file has none.
async fn board<F: Played>(page: Page, plain: F, address: &str) -> String {
    let props = AppProps {
        page,
        plain,
        view: View::Either,
        root: page.root().into(),
        address: address.to_string().into(),
        mounted: Default::default(),
    };
    LocalServerRenderer::<App<F>>::with_props(props).hydratable(false).render().await
}

async fn written(page: Page, address: &str) -> String {
    match page.game() {
        None => {
            let props = FixedProps { page, root: page.root().into() };
            LocalServerRenderer::<Fixed>::with_props(props).hydratable(false).render().await
        }
        Some(Kind::Sowing(kind)) => board(page, kind.game(), address).await,
        Some(Kind::Pasang) => board(page, Pasang::default(), address).await,
    }
}

/// What is read of a page: its title, its one sentence and its words.
fn words(page: Page, address: &str) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let html = runtime.block_on(written(page, address));
    let mut all = vec![page.title(), page.description()];
    all.extend(lines(&html));
    all.join("\n") + "\n"
}

/// What the file of a page is called here.
fn name(page: Page) -> String {
    let path = page.file();
    let path = path.strip_suffix("/index.html").or(path.strip_suffix(".html")).unwrap_or(&path);
    format!("pages/{}.txt", path.replace('/', "-"))
}

#[test]
fn every_page_has_the_words_it_had() {
    let said: Vec<_> = Page::all().into_iter().map(|page| (name(page), words(page, ""))).collect();
    hold(&said);
}
