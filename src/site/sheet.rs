//! A game on one printed page: its board, what one needs for a board of one's own, the rules, where accounts differ, and a
//! code that leads to the page of the game.

use std::cell::RefCell;

use qrcode::{EcLevel, QrCode, render::svg};
use yew::prelude::*;

use crate::{
    engine::{Kind, pasang::Pasang},
    page::{diagram::Diagram, frame::head},
    session::Session,
    words::{
        PageText,
        facts::{GameFact, game_fact},
        say,
        sheet::{SheetText, part, rules},
    },
};

/// The page of the game, relative to this one.
const GAME: &str = "../index.html";

thread_local! {
    static ADDRESS: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Sets the public address of the pages in the language in use, to which printed pages lead; without it they say that there
/// is none.
pub fn set_address(address: &str) {
    ADDRESS.set(Some(address.trim_end_matches('/').into()));
}

/// The sheet; `root` is the relative path to the root of the site.
pub fn page(kind: Kind, root: &AttrValue) -> Html {
    let name = game_fact(kind, GameFact::Name);
    let text = |key: &str| part(kind, key).unwrap_or_default();
    html! {
        <>
            { head(root, html! { <a class="ways" href={GAME}>{ name.clone() }</a> }) }
            <main class="wrap sheet">
                <p class="how" data-screen="">{ say(&SheetText::HowToPrint) }</p>
                <article>
                    <header>
                        <h1>{ name }</h1>
                        <p>{ text("about") }</p>
                    </header>
                    <figure>
                        { Html::from_html_unchecked(start(kind).into()) }
                        <figcaption>{ say(&SheetText::AtStart) }{ " " }{ text("lay") }</figcaption>
                    </figure>
                    <section>
                        <h2>{ say(&SheetText::NeedsTitle) }</h2>
                        <p>{ text("needs") }</p>
                    </section>
                    <section>
                        <h2>{ say(&SheetText::RulesTitle) }</h2>
                        <ol>{ for rules(kind).into_iter().map(|rule| html! { <li>{ rule }</li> }) }</ol>
                    </section>
                    <footer>
                        <section>
                            <h2>{ say(&SheetText::DiffersTitle) }</h2>
                            <p>{ text("differs") }</p>
                            <p class="small">{ format!("{} {} {}", say(&PageText::Licence), say(&PageText::SiteName), env!("CARGO_PKG_VERSION")) }</p>
                        </section>
                        { lead(kind) }
                    </footer>
                </article>
            </main>
        </>
    }
}

/// The board before the first move.
fn start(kind: Kind) -> String {
    match kind {
        Kind::Sowing(kind) => {
            let game = kind.game();
            Diagram::diagram(&Session::new(game, crate::engine::Game::start(&game)), None)
        }
        Kind::Pasang => {
            let game = Pasang::default();
            Diagram::diagram(&Session::new(game, crate::engine::Game::start(&game)), None)
        }
    }
}

/// The code that leads to the page of the game, and its address.
fn lead(kind: Kind) -> Html {
    let Some(site) = ADDRESS.with_borrow(Clone::clone) else {
        return html! { <p class="lead small">{ say(&SheetText::NoAddress) }</p> };
    };
    let address = game_address(&site, kind);
    html! {
        <p class="lead">
            { code(&address).map(|code| Html::from_html_unchecked(code.into())).unwrap_or_default() }
            <span>{ say(&SheetText::Scan) }<br /><b>{ address }</b></span>
        </p>
    }
}

/// The address of the page of a game on a site.
pub fn game_address(site: &str, kind: Kind) -> String {
    format!("{site}/{}/", kind.name())
}

/// An address as a picture that a telephone reads; `None` if it is too long.
pub fn code(address: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(address, EcLevel::M).ok()?;
    let picture = code.render::<svg::Color>().min_dimensions(120, 120).build();
    // without the line that says it is XML
    Some(picture[picture.find("<svg")?..].to_string())
}
