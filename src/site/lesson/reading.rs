//! A course to read: each step with its picture, its words and its answer. The program of the page takes the steps from
//! here.

use yew::prelude::*;

use crate::{
    engine::{Kind, pasang::Pasang},
    lesson::{
        course::{CourseStep, Task},
        judge::pose,
        places::Taught,
    },
    page::{
        diagram::Diagram,
        lesson::{
            answer::answer,
            course::{ATTRIBUTES, values},
            view::grounds_of,
        },
    },
    words::{lesson::LessonText, say},
};

/// The section; `game` is the page of the game, relative to this one.
pub fn section(kind: Kind, steps: &[CourseStep], game: &str) -> Html {
    html! {
        <section class="les-all" aria-labelledby="all-steps">
            <h2 id="all-steps">{ say(&LessonText::AllTitle) }</h2>
            <p class="small">{ say(&LessonText::AllLead) }</p>
            <ol>
                for (at, step) in steps.iter().enumerate() {
                    { item(kind, at, step, game) }
                }
            </ol>
        </section>
    }
}

/// A step, with its data as attributes.
fn item(kind: Kind, at: usize, step: &CourseStep, game: &str) -> Html {
    let picture = match kind {
        Kind::Sowing(kind) => content(kind.game(), step),
        Kind::Pasang => content(Pasang::default(), step),
    };
    let options = step.options.iter().enumerate().map(|(at, text)| {
        html! { <li key={at} class={format!("option-{}", at + 1)}>{ text.clone() }</li> }
    });
    let inside = html! {
        <>
            <h3 class="step-title">{ step.title.clone() }</h3>
            <p class="step-text">{ step.text.clone() }</p>
            if !step.options.is_empty() {
                <ol class="step-options">{ for options }</ol>
            }
            { picture }
            if !step.after.is_empty() {
                <p class="step-after">{ step.after.clone() }</p>
            }
            { grounds_of(kind.clauses(), step, game) }
        </>
    };
    let mut element = yew::virtual_dom::VTag::new("li");
    element.add_attribute("id", format!("step-{}", at + 1));
    for (name, value) in ATTRIBUTES.into_iter().zip(values(&step.step)) {
        element.add_attribute(name, value);
    }
    element.add_child(inside);
    element.into()
}

/// The picture of a step, and its answer.
fn content<F: Taught + Diagram>(plain: F, step: &CourseStep) -> Html {
    let Ok(posed) = pose(plain, &step.step) else { return Html::default() };
    let shows = step.step.task == Task::Show;
    let refused = (step.step.task == Task::Name && posed.after.cursor() == posed.before.cursor())
        .then(|| posed.before.game().read_move(&step.step.moves))
        .flatten();
    let session = if shows { &posed.after } else { &posed.before };
    let answer = answer(step, &posed);
    html! {
        <>
            { Html::from_html_unchecked(F::diagram(session, refused).into()) }
            if let Some(answer) = answer {
                <details>
                    <summary>{ say(&LessonText::Answer) }</summary>
                    <p>{ answer }</p>
                </details>
            }
        </>
    }
}
