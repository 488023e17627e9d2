//! The pages on which questions about a game are asked: the first question on its board, and a sheet to read or print.

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    board::View,
    engine::{Kind, pasang::Pasang},
    lesson::{
        exercise::{Asked, read_games},
        file::games,
    },
    page::{
        diagram::Diagram,
        frame::{failed, link_to_site, stopped},
        lesson::GAME,
        played::Played,
        practice::{Practice, ROOT, sheet::sheet},
    },
    words::{
        PageText,
        facts::{GameFact, game_fact},
        practice::PracticeText,
        say,
    },
};

/// The seed of the sheet that stands in the file.
const SEED: u32 = 1;

/// The page; `root` is the relative path to the root of the site.
pub fn page(kind: Kind, root: &AttrValue) -> Html {
    let name = game_fact(kind, GameFact::Name);
    let ways = html! {
        <>
            <span class="set">{ say(&PracticeText::Title(kind)) }</span>
            <a class="ways" href={GAME}>{ name }</a>
        </>
    };
    html! {
        <>
            { super::top::head(root, ways) }
            <main>
                <noscript><p class="needs">{ say(&PracticeText::Needs) }</p></noscript>
                { failed(say(&PageText::Failed)) }
                { stopped() }
                { questions(kind, GAME) }
            </main>
        </>
    }
}

/// The page of an embed: the questions alone, and a link to the site.
pub fn embed(kind: Kind, root: &AttrValue) -> Html {
    let game = format!("{root}{}/index.html", kind.name());
    html! {
        <>
            <main>
                <noscript><p class="needs">{ say(&PracticeText::Needs) }</p></noscript>
                { failed(say(&PageText::Failed)) }
                { stopped() }
                { questions(kind, &game) }
            </main>
            { link_to_site(&format!("{root}{}/practise/index.html", kind.name())) }
        </>
    }
}

/// The questions and the sheet; `game` is the page of the game, relative to this one.
fn questions(kind: Kind, game: &str) -> Html {
    match kind {
        Kind::Sowing(of) => of_family(of.game(), kind, game),
        Kind::Pasang => of_family(Pasang::default(), kind, game),
    }
}

/// The first question on its board, and the sheet.
fn of_family<F: Played + Asked + Diagram>(plain: F, kind: Kind, game: &str) -> Html {
    let text = games(kind);
    let played: Rc<[Vec<F::Move>]> = read_games(&plain, &text).into();
    html! {
        <>
            <div id={ROOT} data-played={text}>
                <Practice<F> {plain} played={played.clone()} view={View::Either} game={game.to_string()} />
            </div>
            <section class="paper-wrap" aria-labelledby="to-read">
                <h2 id="to-read">{ say(&PracticeText::ReadTitle) }</h2>
                <p class="small">{ say(&PracticeText::ReadLead) }</p>
                { sheet(plain, SEED, &F::ASKS, &played, None) }
            </section>
        </>
    }
}
