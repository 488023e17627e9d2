//! Nobody is ever stuck in a course, whatever is clicked, and whoever is wrong twice is shown the answer.

use std::rc::Rc;

use fastrand::Rng;
use yew::{LocalServerRenderer, Reducible, prelude::*};

use super::{
    LessonProps,
    action::LessonAction,
    listeners::clicked,
    state::{LessonState, Phase},
    view,
};
use crate::{
    board::View,
    engine::{Kind, family::Family, pasang::Pasang, sowing::Sowing},
    lesson::{file::steps, judge::Right, places::Taught},
    page::{action::PageAction, first_picture::Step, played::Played},
};

/// Random clicks in a course.
const CLICKS: usize = 500;
/// After so many of them it is asked whether there is a way on.
const EVERY: usize = 25;

#[derive(Properties, PartialEq)]
struct Drawn {
    html: Html,
}

#[component]
fn Only(props: &Drawn) -> Html {
    props.html.clone()
}

/// The controls that the page shows and that can do something, by their `data-t`.
fn controls<F: Played + Taught>(state: &LessonState<F>) -> Vec<String> {
    let html = view::lesson(state, &"../index.html".into(), false, Step::Targets);
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let text =
        runtime.block_on(LocalServerRenderer::<Only>::with_props(Drawn { html }).hydratable(false).render());
    let tags = text.split('<').filter(|tag| !tag.contains("aria-disabled=\"true\""));
    let name = |tag: &str| Some(tag.split_once("data-t=\"")?.1.split_once('"')?.0.to_string());
    tags.filter_map(name).collect()
}

/// A click, and the time that passes until the picture stands still.
fn click<F: Played + Taught>(mut state: Rc<LessonState<F>>, name: &str) -> Rc<LessonState<F>> {
    let Some(action) = clicked(&state, name) else { return state };
    state = state.reduce(action);
    for _ in 0..100 {
        let action = match &state.table.showing {
            Some(showing) if showing.playing => {
                LessonAction::Table(PageAction::StepsShown(showing.run.steps()))
            }
            None if state.is_watching => LessonAction::WatchOn,
            _ => return state,
        };
        state = state.reduce(action);
    }
    panic!("the moves of step {} are played without end", state.at)
}

fn opened<F: Played + Taught>(plain: F) -> Rc<LessonState<F>> {
    let props = LessonProps {
        plain,
        steps: steps(plain.kind()).into(),
        view: View::Open,
        game: "../index.html".into(),
        embed: false,
        visit: None,
        mounted: Callback::default(),
    };
    LessonState::new(&props).into()
}

/// Goes on by what leads on, without answering, to the last step.
fn leave<F: Played + Taught>(mut state: Rc<LessonState<F>>) {
    for _ in 0..2 * state.steps.len() {
        if state.at + 1 == state.steps.len() {
            return;
        }
        let shown = controls(&state);
        let way = ["learn-next", "learn-skip"].into_iter().find(|way| shown.iter().any(|name| name == way));
        let Some(way) = way else { panic!("no way on from step {}: {shown:?}", state.at) };
        state = click(state, way);
    }
    panic!("step {} is not left", state.at)
}

/// Whether a control can lead away from where somebody is.
fn leads_elsewhere(name: &str) -> bool {
    name.starts_with("learn-step-") || ["learn-restart", "learn-back"].contains(&name)
}

fn clicks_about<F: Played + Taught>(plain: F) {
    let mut rng = Rng::with_seed(18);
    let mut state = opened(plain);
    let mut reached = 0;
    for number in 0..CLICKS {
        if state.at + 1 == state.steps.len() {
            reached += 1;
            state = click(state, "learn-restart");
            continue;
        }
        let shown: Vec<_> = controls(&state).into_iter().filter(|name| !leads_elsewhere(name)).collect();
        assert!(!shown.is_empty(), "{}: nothing to click in step {}", plain.name(), state.at);
        // half of the clicks are on the buttons, of which there are few beside a board of many points
        let buttons: Vec<_> = shown.iter().filter(|name| name.starts_with("learn-")).cloned().collect();
        let shown = if buttons.is_empty() || rng.bool() { shown } else { buttons };
        state = click(state, &shown[rng.usize(..shown.len())]);
        if number % EVERY == 0 {
            leave(state.clone());
        }
    }
    assert!(reached > 0, "{}: {CLICKS} clicks come as far as step {}", plain.name(), state.at);
}

#[test]
fn nobody_who_clicks_about_is_stuck() {
    for kind in Kind::ALL {
        match kind {
            Kind::Sowing(kind) => clicks_about(kind.game()),
            Kind::Pasang => clicks_about(Pasang::default()),
        }
    }
}

/// The state after a control was used as an answer, and *Done* where that ends one; `None` if it is none or not wrong.
fn wrong_by<F: Played + Taught>(state: &Rc<LessonState<F>>, name: &str) -> Option<Rc<LessonState<F>>> {
    let chooses = name.starts_with("learn-number") || name.starts_with("learn-option");
    if name.starts_with("learn-") && !chooses {
        return None;
    }
    let mut then = click(state.clone(), name);
    if let Right::Places(_) = then.right() {
        then = click(then, "learn-done");
    }
    Some(then).filter(|then| then.wrong > state.wrong)
}

/// Answers every step wrongly twice, asks for the answer, and goes on; gives the number of answers shown.
fn wrong_twice<F: Played + Taught>(plain: F) -> usize {
    let mut state = opened(plain);
    let mut shown = 0;
    for at in 0..state.steps.len() {
        assert_eq!(state.at, at, "{}", plain.name());
        if state.task().asks() {
            let name = |what: &str| format!("{} step {at}: {what}", plain.name());
            assert_eq!(state.phase, Phase::Asked);
            for _ in 0..2 {
                let tried = controls(&state).into_iter().find_map(|name| wrong_by(&state, &name));
                state = tried.unwrap_or_else(|| panic!("{}", name("nothing is wrong")));
                assert!(state.is_open());
                state = click(state, "learn-again");
            }
            assert!(controls(&state).iter().any(|name| name == "learn-show"), "{}", name("no answer"));
            state = click(state, "learn-show");
            assert_eq!(state.phase, Phase::Shown);
            shown += 1;
        }
        state = click(state, "learn-next");
    }
    // the last step, too, from which a link leads to the game
    assert_eq!(state.progress.count(), state.steps.len(), "{}", plain.name());
    shown
}

#[test]
fn a_question_about_the_board_is_answered_but_for_the_one_that_is_asked() {
    use crate::{lesson::course::Task, story::Query};
    let ask = |state: &Rc<LessonState<_>>, query| {
        state.clone().reduce(LessonAction::Table(PageAction::Ask(query))).told.clone()
    };
    let mut state = opened(Sowing::by_name(Kind::ALL[0].name()).expect("a sowing game comes first"));
    while state.task() != Task::Playable {
        state = state.clone().reduce(LessonAction::Goto(state.at + 1));
    }
    assert!(ask(&state, Query::Board).is_some_and(|told| !crate::words::say(&*told).is_empty()));
    assert!(ask(&state, Query::Playable).is_none());
    state = state.clone().reduce(LessonAction::ShowMe);
    assert!(ask(&state, Query::Playable).is_some());
}

#[test]
fn after_two_wrong_answers_the_right_one_is_shown_in_every_step() {
    for kind in Kind::ALL {
        let shown = match kind {
            Kind::Sowing(kind) => wrong_twice(kind.game()),
            Kind::Pasang => wrong_twice(Pasang::default()),
        };
        assert!(shown >= 3, "{}: {shown} answers shown", kind.name());
    }
}
