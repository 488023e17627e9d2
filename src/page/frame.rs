//! The head and foot of every page.

use yew::prelude::*;

#[cfg(not(target_arch = "wasm32"))]
use super::icons::mark;
use crate::{
    board::kept::kept,
    i18n::{File, Message, Ui, say},
};
#[cfg(not(target_arch = "wasm32"))]
use crate::{catalogue, engine::Kind};

/// A fixed text of the program.
pub fn ui(ui: Ui) -> String {
    say(&Message::Ui(ui))
}

/// A fixed text of the HTML files.
pub fn words(words: File) -> String {
    say(&Message::File(words))
}

/// The message that the program could not be started. The start-up file shows it and handles its button; if
/// that file does not run, the style sheet shows the message after a while.
#[cfg(not(target_arch = "wasm32"))]
pub fn failed(says: String) -> Html {
    html! {
        <div class="needs failed" role="alert">
            <p>{ says }</p>
            <button type="button" class="btn main" data-t="retry">{ words(File::TryAgain) }</button>
        </div>
    }
}

/// The message that the program has stopped. The start-up file shows it and handles its button.
#[cfg(not(target_arch = "wasm32"))]
pub fn stopped() -> Html {
    html! {
        <div class="needs stopped" role="alert">
            <p>{ words(File::Stopped) }</p>
            <button type="button" class="btn main" data-t="reload">{ words(File::LoadAgain) }</button>
        </div>
    }
}

/// The head of a page: the logo, which links to the home page, and `beside` next to it.
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
