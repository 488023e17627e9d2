//! What every page has: its head and its foot.

use yew::prelude::*;

#[cfg(not(target_arch = "wasm32"))]
use super::icons::mark;
use crate::{
    board::kept::kept,
    i18n::{File, Message, Ui, say},
};
#[cfg(not(target_arch = "wasm32"))]
use crate::{catalogue, engine::Kind};

/// Fixed words that the program writes.
pub fn ui(ui: Ui) -> String {
    say(&Message::Ui(ui))
}

/// Fixed words by their names.
pub fn words(words: File) -> String {
    say(&Message::File(words))
}

/// That the program of the page could not be started: the start-up file shows it then, and hears its button. Where
/// that file does not run itself, the style sheet shows the words after a while.
#[cfg(not(target_arch = "wasm32"))]
pub fn failed(says: String) -> Html {
    html! {
        <div class="needs failed" role="alert">
            <p>{ says }</p>
            <button type="button" class="btn main" data-t="retry">{ words(File::TryAgain) }</button>
        </div>
    }
}

/// That the program of the page has stopped: the start-up file shows it then, and hears its button.
#[cfg(not(target_arch = "wasm32"))]
pub fn stopped() -> Html {
    html! {
        <div class="needs stopped" role="alert">
            <p>{ words(File::Stopped) }</p>
            <button type="button" class="btn main" data-t="reload">{ words(File::LoadAgain) }</button>
        </div>
    }
}

/// The head of a page: the mark, which leads home, and what stands beside it.
pub fn head(_root: &AttrValue, beside: Html) -> Html {
    html! {
        <header class="head">
            { kept!("mark", html! {
                <a class="mark" id="mark" data-kept="" href={format!("{_root}index.html")}>
                    { mark() }<span>{ words(File::SiteName) }</span>
                </a>
            }) }
            { beside }
        </header>
    }
}

pub fn footer() -> Html {
    kept!(
        "foot",
        html! {
            <footer class="foot" id="foot" data-kept="">
                <p>{ format!("{} {} {} {}", words(File::Ornament), words(File::Licence), words(File::SiteName), env!("CARGO_PKG_VERSION")) }</p>
            </footer>
        }
    )
}

/// The sources of a game in full.
#[cfg(not(target_arch = "wasm32"))]
pub fn sources(kind: Kind) -> Html {
    html! {
        <ul class="sources">
            for source in catalogue::entry(kind).sources {
                <li key={source.key}>{ source.reference }</li>
            }
        </ul>
    }
}
