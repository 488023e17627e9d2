//! The head and foot of every page.

use yew::prelude::*;

#[cfg(not(target_arch = "wasm32"))]
use super::{About, built, icons::mark, markup::reference_text};
use crate::board::static_element::static_element;
#[cfg(not(target_arch = "wasm32"))]
use crate::{
    catalogue,
    engine::Kind,
    words::{PageText, about::AboutText, facts::source_note, say},
};

/// The address of a page beside the game's own, `page` by its folder; `game` is the game's page, relative to where one is.
pub fn sibling_page(game: &str, page: &str) -> String {
    format!("{}{page}/index.html", game.trim_end_matches("index.html"))
}

/// The message that the program could not be loaded. The start-up file shows it and handles its button; if
/// that file does not run, the style sheet shows the message after a while. In a browser that cannot run the program
/// (`data-failed="wasm"`) another sentence stands in its place, and there is nothing to try again.
#[cfg(not(target_arch = "wasm32"))]
pub fn failed(text: String) -> Html {
    html! {
        <div class="needs failed" role="alert">
            <p class="not-loaded">{ text }</p>
            <p class="no-wasm">{ say(&PageText::NoWasm) }</p>
            <button type="button" class="btn main" data-t="retry">{ say(&PageText::TryAgain) }</button>
        </div>
    }
}

/// The foot of an embed that is no board: a link to the same page on the site.
#[cfg(not(target_arch = "wasm32"))]
pub fn link_to_site(page: &str) -> Html {
    html! {
        <footer class="bar">
            <a id="share" href={page.to_string()} target="_blank" rel="noopener">{ say(&PageText::OpenOnSite) }</a>
        </footer>
    }
}

/// The message that the program has stopped. The start-up file shows it and handles its button.
#[cfg(not(target_arch = "wasm32"))]
pub fn stopped() -> Html {
    html! {
        <div class="needs stopped" role="alert">
            <p>{ say(&PageText::Stopped) }</p>
            <button type="button" class="btn main" data-t="reload">{ say(&PageText::LoadAgain) }</button>
        </div>
    }
}

/// The head of a page: the logo, which links to the home page, and `beside` next to it.
pub fn head(_root: &AttrValue, beside: Html) -> Html {
    html! {
        <header class="head">
            { static_element!("mark", html! {
                <a class="mark" id="mark" data-static="" href={format!("{_root}index.html")}>
                    { mark() }<span>{ say(&PageText::SiteName) }</span>
                </a>
            }) }
            { beside }
        </header>
    }
}

/// The foot of a page: whose its parts are, the version, and the pages about the site.
pub fn footer(_root: &AttrValue) -> Html {
    static_element!(
        "foot",
        html! {
            <footer class="foot" id="foot" data-static="">
                <p>
                    { format!("{} {} {} {}", say(&PageText::Ornament), say(&PageText::Licence), say(&PageText::SiteName), env!("CARGO_PKG_VERSION")) }
                    if let Some(date) = built::date() {
                        { ", " }<time>{ date }</time>
                    }
                </p>
                <p class="ways-about">
                    for (at, about) in About::FOOT.into_iter().enumerate() {
                        { if at > 0 { " · " } else { "" } }
                        <a href={format!("{_root}{}", about.file())}>{ say(&AboutText::Title(about.name())) }</a>
                    }
                </p>
            </footer>
        }
    )
}

/// The sources of a game in full.
#[cfg(not(target_arch = "wasm32"))]
pub fn sources(kind: Kind) -> Html {
    html! {
        <ul class="sources">
            for (source, note) in catalogue::facts(kind).sources.iter().map(|source| (source, source_note(kind, &source.name()))) {
                <li key={source.key}>
                    { reference_text(source) }
                    if !note.is_empty() {
                        { " " }{ note }
                    }
                </li>
            }
        </ul>
    }
}
