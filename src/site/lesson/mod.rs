//! The pages on which a game is learned: the first step on its board, and all steps to read.

mod linked;
mod reading;

use std::rc::Rc;

use yew::prelude::*;

pub use linked::linked_data;

use crate::{
    board::View,
    engine::{Kind, pasang::Pasang},
    lesson::{course::CourseStep, file::steps, places::Taught},
    page::{
        frame::{failed, link_to_site, stopped},
        lesson::{GAME, Lesson, ROOT, names},
        played::Played,
    },
    words::{
        PageText,
        facts::{GameFact, game_fact},
        lesson::LessonText,
        say,
        seat_names::set_seat_names,
    },
};

/// The page; `root` is the relative path to the root of the site.
pub fn page(kind: Kind, root: &AttrValue) -> Html {
    let name = game_fact(kind, GameFact::Name);
    set_seat_names(names(kind.seats()));
    let steps: Rc<[CourseStep]> = steps(kind).into();
    html! {
        <>
            { super::top::head(root, html! { <><span class="set">{ say(&LessonText::Title(kind)) }</span><a class="ways" href={GAME}>{ name }</a></> }) }
            <main>
                { messages() }
                { live(kind, &steps, GAME, false) }
                { reading::section(kind, &steps, GAME) }
            </main>
        </>
    }
}

/// The page of an embed: the lesson alone, and a link to the site.
pub fn embed(kind: Kind, root: &AttrValue) -> Html {
    set_seat_names(names(kind.seats()));
    let steps: Rc<[CourseStep]> = steps(kind).into();
    let page = format!("{root}{}/learn/index.html", kind.name());
    html! {
        <>
            <main>
                { messages() }
                { live(kind, &steps, root, true) }
                { reading::section(kind, &steps, &format!("{root}{}/index.html", kind.name())) }
            </main>
            { link_to_site(&page) }
        </>
    }
}

/// What is said where the program cannot run.
fn messages() -> Html {
    html! {
        <>
            <noscript><p class="needs">{ say(&LessonText::Needs) }</p></noscript>
            { failed(say(&PageText::Failed)) }
            { stopped() }
        </>
    }
}

fn live(kind: Kind, steps: &Rc<[CourseStep]>, game: &str, embed: bool) -> Html {
    match kind {
        Kind::Sowing(kind) => lesson(kind.game(), steps, game, embed),
        Kind::Pasang => lesson(Pasang::default(), steps, game, embed),
    }
}

/// The first step on its board; `data-play` leads to the page of the game, in an embed to the root of the site.
fn lesson<F: Played + Taught>(plain: F, steps: &Rc<[CourseStep]>, game: &str, embed: bool) -> Html {
    html! {
        <div id={ROOT} data-play={game.to_string()}>
            <Lesson<F> {plain} steps={steps.clone()} view={View::Either} game={game.to_string()} {embed} />
        </div>
    }
}
