//! The pages on which two readings of a game are played side by side: the first example on its boards, and all of them to
//! read.

mod list;

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    board::View,
    engine::{Kind, pasang::Pasang},
    lesson::{compare_link, seen::Compared},
    page::{
        compare::{Compare, GAME, ROOT},
        frame::{failed, link_to_site, stopped},
        played::Played,
    },
    words::{
        PageText,
        compare::CompareText,
        facts::{GameFact, game_fact},
        say,
    },
};

/// The page; `root` is the relative path to the root of the site.
pub fn page(kind: Kind, root: &AttrValue) -> Html {
    let name = game_fact(kind, GameFact::Name);
    html! {
        <>
            { super::top::head(root, html! { <a class="ways" href={GAME}>{ name }</a> }) }
            <main>
                <noscript><p class="needs">{ say(&CompareText::Needs) }</p></noscript>
                { failed(say(&PageText::Failed)) }
                { stopped() }
                { boards(kind, GAME) }
            </main>
        </>
    }
}

/// The page of an embed: the boards alone, and a link to the site.
pub fn embed(kind: Kind, root: &AttrValue) -> Html {
    let game = format!("{root}{}/index.html", kind.name());
    html! {
        <>
            <main>
                <noscript><p class="needs">{ say(&CompareText::Needs) }</p></noscript>
                { failed(say(&PageText::Failed)) }
                { stopped() }
                { boards(kind, &game) }
            </main>
            { link_to_site(&format!("{root}{}/compare/index.html", kind.name())) }
        </>
    }
}

/// The boards and the list; `game` is the page of the game, relative to this one.
fn boards(kind: Kind, game: &str) -> Html {
    match kind {
        Kind::Sowing(kind) => of_game(kind.game(), game, list::holes),
        Kind::Pasang => of_game(Pasang::default(), game, list::points),
    }
}

/// The boards and the list.
fn of_game<F: Played + Compared>(plain: F, game: &str, picture: list::Picture<F>) -> Html {
    let examples = list::examples(plain);
    let mut addresses = examples.iter().filter_map(|example| example.address.clone()).collect::<Vec<_>>();
    addresses.sort_by_key(|address| !compare_link::has_moves(address));
    let first = addresses.first().cloned().unwrap_or_default();
    let view = if F::UPRIGHT { View::Either } else { View::Open };
    html! {
        <>
            <div id={ROOT}>
                <Compare<F> {plain} examples={Rc::from(addresses)} address={first} {view} game={game.to_string()} />
            </div>
            { list::section(plain, &examples, picture, game) }
        </>
    }
}
