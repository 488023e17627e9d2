//! What every page has: its head and its foot.

use yew::prelude::*;

#[cfg(not(target_arch = "wasm32"))]
use super::icons::mark;
use crate::{
    board::kept::kept,
    engine::clause::Clause,
    i18n::{Message, Ui, say},
};
#[cfg(not(target_arch = "wasm32"))]
use crate::{catalogue, engine::sowing::Kind, i18n::File};

/// Fixed words that the program writes.
pub fn ui(ui: Ui) -> String {
    say(&Message::Ui(ui))
}

/// Fixed words that stand in the file.
#[cfg(not(target_arch = "wasm32"))]
pub fn words(words: File) -> String {
    say(&Message::File(words))
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

/// A clause as a link to its rule: the line beside it says how sure we are. `rules` is the page that
/// has the rules, empty for the page itself; another page opens beside this one.
pub fn citation(clause: &Clause, rules: &AttrValue) -> Html {
    let outside = !rules.is_empty();
    let says = say(&Message::SourceAndPages { source: clause.source, pages: clause.pages });
    html! {
        <a class="cl" data-sure={clause.certainty.name()} href={format!("{rules}#{}", clause.id)}
            target={outside.then_some("_blank")} rel={outside.then_some("noopener")}>
            <span><b>{ clause.id }</b>{ " " }{ says }</span>
        </a>
    }
}

/// The sources of a game in full.
#[cfg(not(target_arch = "wasm32"))]
pub fn sources(kind: Kind) -> Html {
    let known = catalogue::entry(kind).sources.iter().filter_map(|key| catalogue::source(key));
    html! {
        <ul class="sources">
            for source in known {
                <li key={source.key}>{ source.reference }</li>
            }
        </ul>
    }
}
