//! The parts of the page, in the file as well as in the browser.

use yew::prelude::*;

use super::{
    sheet::{PAPER, sheet},
    state::PracticeState,
};
use crate::{
    lesson::exercise::{Asked, GRADES, Grades},
    page::{
        controls::{button, main_button},
        diagram::Diagram,
        first_picture::Step,
        frame::sibling_page,
        lesson::view::{body, ways},
        played::Played,
    },
    words::{practice::PracticeText, say},
};

/// The kinds of question, the question with its board, and the ways on; or the sheet to print.
pub fn practice<F: Played + Asked + Diagram>(
    state: &PracticeState<F>,
    game: &AttrValue,
    drawn: Step,
) -> Html {
    if drawn < Step::Around {
        return Html::default();
    }
    if state.on_paper {
        return html! {
            <section class="paper-view">
                <p class="paper-tools">
                    { main_button("practice-print", say(&PracticeText::Print)) }
                    { button("practice-new", say(&PracticeText::NewSheet)) }
                    { button("practice-close", say(&PracticeText::CloseSheet)) }
                    <a class="btn" href={sibling_page(game, "sheet")}>{ say(&PracticeText::RuleSheet) }</a>
                </p>
                { sheet(state.plain, state.number.seed, &state.asks, &state.played, Some(PAPER)) }
            </section>
        };
    }
    html! {
        <>
            { kinds(state) }
            { standing(&state.grades) }
            if state.lesson.step().is_some() {
                { body(&state.lesson, Html::default(), on(state, game), (game, false), drawn) }
            } else {
                <p class="ask" role="status">{ say(&PracticeText::NoQuestion) }</p>
            }
            <div class="les-foot">
                if state.lesson.is_open() {
                    { button("practice-next", say(&PracticeText::Skip)) }
                }
                { button("practice-sheet", say(&PracticeText::MakeSheet)) }
                { button("practice-new", say(&PracticeText::NewSheet)) }
                <p class="small">{ about(state.number.seed) }</p>
            </div>
        </>
    }
}

/// How the grade follows, and which sheet it is; one text, so that it lies alike in the file and when the page lives.
fn about(seed: u32) -> String {
    [say(&PracticeText::How), say(&PracticeText::Sheet { seed: seed as usize })].join(" ")
}

/// The ways on from the question: when it is answered, the main one is the next.
fn on<F: Played + Asked>(state: &PracticeState<F>, game: &AttrValue) -> Html {
    html! {
        <>
            if !state.lesson.is_open() {
                { main_button("practice-next", say(&PracticeText::Next)) }
            }
            { ways(&state.lesson, game, false) }
        </>
    }
}

fn kinds<F: Played + Asked>(state: &PracticeState<F>) -> Html {
    html! {
        <div class="kinds" role="group" aria-label={say(&PracticeText::Kinds)}>
            for ask in F::ASKS {
                <button key={ask.name()} type="button" class="btn kind" data-t={format!("practice-ask-{}", ask.name())}
                    aria-pressed={state.asks.contains(&ask).to_string()}>{ say(&PracticeText::KindOf { ask: ask.name() }) }</button>
            }
        </div>
    }
}

/// The grade, and how many answers were right one after another.
fn standing(grades: &Grades) -> Html {
    let (grade, all) = (usize::from(grades.grade), usize::from(GRADES));
    html! {
        <p class="standing small">
            <progress aria-hidden="true" max={all.to_string()} value={grade.to_string()}></progress>
            <span id="grade">{ say(&PracticeText::Grade { grade, all }) }</span>
            <span id="run">{ say(&PracticeText::Run { count: grades.run as usize }) }</span>
            if grades.best > 0 {
                <span id="best">{ say(&PracticeText::Best { count: grades.best as usize }) }</span>
            }
        </p>
    }
}
