//! The site without a connection: the page for what was not kept, the notices below every page, what the service worker
//! keeps (`static/worker.js`), and how an installed site is called.

pub mod kept;
pub mod manifest;

use yew::prelude::*;

use crate::{
    catalogue::easiest_first,
    escape::escaped,
    page::{Page, frame::head},
    words::{
        facts::{GameFact, game_fact},
        offline::OfflineText,
        say,
    },
};

/// The page for what was not kept. It is shown at any address: the service worker replaces the ways from its folder by
/// ways from the root.
pub fn page(root: &AttrValue) -> Html {
    html! {
        <>
            { head(root, Html::default()) }
            <main class="wrap missing">
                <h1>{ say(&OfflineText::Title) }</h1>
                <p>{ say(&OfflineText::Lead) }</p>
                <p><a class="btn main" href="">{ say(&OfflineText::Again) }</a></p>
                <p>{ say(&OfflineText::These) }</p>
                <ul>
                    for kind in easiest_first() {
                        <li>
                            <a href={format!("{root}{}/index.html", kind.name())}>{ game_fact(kind, GameFact::Name) }</a>
                        </li>
                    }
                </ul>
            </main>
        </>
    }
}

/// Whether the service worker serves a page of this kind: embeds and kiosks are left alone.
pub const fn has_worker(page: Page) -> bool {
    !page.is_embed() && !matches!(page, Page::Kiosk)
}

/// The element in which `static/offline.js` says what is kept and that there is a newer version, with its words. `bytes` are
/// those of what is kept, uncompressed.
pub fn notices(page: Page, bytes: usize) -> String {
    if !has_worker(page) {
        return String::new();
    }
    let megabytes = bytes.div_ceil(1_000_000);
    let [kept, newer, use_newer, later] =
        [OfflineText::Kept { megabytes }, OfflineText::Newer, OfflineText::UseNewer, OfflineText::Later]
            .map(|text| escaped(&say(&text)).to_string());
    format!(
        "<div class=\"offline\" id=\"offline\" role=\"status\" data-kept=\"{kept}\" data-newer=\"{newer}\" data-use=\"{use_newer}\" data-later=\"{later}\"></div>"
    )
}
