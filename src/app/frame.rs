//! What every page has: its head and its foot.

use yew::prelude::*;

use super::icons::mark;
use crate::{
    catalogue,
    engine::{clause::Clause, sowing::Kind},
    i18n::{Message, Ui, say},
};

/// Fixed words of the pages.
pub fn ui(ui: Ui) -> String {
    say(&Message::Ui(ui))
}

/// The head of a page: the mark, which leads home, and what stands beside it.
pub fn head(root: &AttrValue, beside: Html) -> Html {
    html! {
        <header class="head">
            <a class="mark" href={format!("{root}index.html")}>
                { mark() }<span>{ ui(Ui::SiteName) }</span>
            </a>
            { beside }
        </header>
    }
}

pub fn footer() -> Html {
    html! {
        <footer class="foot">
            // one text: a page that comes alive must not break a line of letters in two
            <p>{ format!("{} {} {} {}", ui(Ui::Ornament), ui(Ui::Licence), ui(Ui::SiteName), env!("CARGO_PKG_VERSION")) }</p>
        </footer>
    }
}

/// A clause as a link to its rule: the line beside it says how sure we are. `rules` is the page that
/// has the rules, empty for the page itself; another page opens beside this one.
pub fn citation(clause: &Clause, rules: &AttrValue) -> Html {
    let outside = !rules.is_empty();
    let says = say(&Message::SourceAndPages { source: clause.source, pages: clause.pages });
    html! {
        <a class={classes!("cl", clause.certainty.name())} href={format!("{rules}#{}", clause.id)}
            target={outside.then_some("_blank")} rel={outside.then_some("noopener")}>
            <span><b>{ clause.id }</b>{ " " }{ says }</span>
        </a>
    }
}

/// The sources of a game in full.
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
