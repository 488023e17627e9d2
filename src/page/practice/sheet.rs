//! Ten questions on paper, with the answers on a page of their own.

use yew::prelude::*;

use super::words::with_words;
use crate::{
    lesson::{
        course::CourseStep,
        exercise::{Ask, Asked, GRADES, Number, question},
        judge::{Posed, Right, pose},
    },
    page::{diagram::Diagram, lesson::answer::answer},
    words::{
        facts::{GameFact, game_fact},
        practice::PracticeText,
        say,
    },
};

/// The id of the heading of a sheet, which gets the focus when one is shown.
pub const PAPER: &str = "paper-title";

/// How many questions a sheet has: as many of each grade, the easiest first.
pub const QUESTIONS: u32 = 10;

/// The questions of a sheet with their answers. They are those of the page at the same places, in rising grades.
pub fn questions<F: Asked>(
    plain: F,
    seed: u32,
    asks: &[Ask],
    played: &[Vec<F::Move>],
) -> Vec<(CourseStep, Posed<F>)> {
    let of_a_grade = QUESTIONS / u32::from(GRADES);
    let posed = |at: u32| {
        let number = Number { seed, at, grade: 1 + (at / of_a_grade) as u8 };
        let step = with_words(plain, &question(plain, number, asks, played)?);
        let posed = pose(plain, &step.step).ok()?;
        Some((step, posed))
    };
    (0..QUESTIONS).filter_map(posed).collect()
}

/// The sheet as it is printed; its heading may have an id.
pub fn sheet<F: Asked + Diagram>(
    plain: F,
    seed: u32,
    asks: &[Ask],
    played: &[Vec<F::Move>],
    id: Option<&'static str>,
) -> Html {
    let all = questions(plain, seed, asks, played);
    let kind = plain.kind();
    let note = PracticeText::SheetNote { seed: seed as usize };
    html! {
        <article class="paper">
            <header>
                <h2 {id} tabindex={id.map(|_| "-1")}>{ say(&PracticeText::SheetTitle(kind)) }</h2>
                <p class="name">{ say(&PracticeText::YourName) }<span class="line"></span></p>
                <p class="small">{ say(&note) }</p>
            </header>
            <ol class="questions">
                for (at, (step, posed)) in all.iter().enumerate() {
                    <li key={at}>{ asked(step, posed) }</li>
                }
            </ol>
            <section class="answers-page">
                <h2>{ format!("{}: {}", say(&PracticeText::Answers), game_fact(kind, GameFact::Name)) }</h2>
                <p class="small">{ say(&note) }</p>
                <ol>
                    for (at, (step, posed)) in all.iter().enumerate() {
                        <li key={at}>{ answer(step, posed).unwrap_or_default() }</li>
                    }
                </ol>
            </section>
        </article>
    }
}

fn asked<F: Asked + Diagram>(step: &CourseStep, posed: &Posed<F>) -> Html {
    html! {
        <>
            { Html::from_html_unchecked(F::diagram(&posed.before, None).into()) }
            <div>
                <p><b>{ step.title.clone() }</b>{ " " }{ step.text.clone() }</p>
                if let Right::Option(_) = posed.right {
                    <ul class="boxes">
                        for (at, text) in step.options.iter().enumerate() { <li key={at}>{ text.clone() }</li> }
                    </ul>
                } else {
                    <p class="name">{ say(&PracticeText::YourAnswer) }<span class="line"></span></p>
                }
            </div>
        </>
    }
}
