//! Questions are answered by those who know nothing, and by those who know everything: from everywhere a way leads on.

use std::rc::Rc;

use fastrand::Rng;
use yew::Reducible;

use super::{action::PracticeAction, address::Address, state::PracticeState};
use crate::{
    board::View,
    engine::{Kind, pasang::Pasang},
    lesson::{
        exercise::{Ask, Asked, GRADES},
        judge::{Right, solution},
    },
    page::{
        action::PageAction,
        lesson::{Visit, action::LessonAction, state::Phase},
        played::Played,
    },
    session::Action,
};

fn opened<F: Played + Asked>(plain: F, address: &str) -> Rc<PracticeState<F>> {
    let address = Address::read(address);
    let visit = Visit { reduced_motion: true, ..Visit::default() };
    PracticeState::new(plain, Vec::new().into(), View::Open, visit, &address).into()
}

fn act<F: Played + Asked>(state: Rc<PracticeState<F>>, action: LessonAction<F>) -> Rc<PracticeState<F>> {
    state.reduce(PracticeAction::Lesson(action))
}

/// The actions by which a question is answered rightly.
fn answer<F: Played + Asked>(state: &PracticeState<F>) -> Vec<LessonAction<F>> {
    match state.lesson.right().clone() {
        Right::Place(place) => vec![LessonAction::Name(place)],
        Right::Number { number, .. } => vec![LessonAction::Number(number)],
        Right::Option(at) => vec![LessonAction::Option(at)],
        Right::Move(goal) => {
            let before = &state.lesson.posed.as_ref().expect("a question").before;
            let solved = solution(before, &goal).expect("a move that meets the goal");
            let chosen = *solved.moves().last().expect("a move");
            let path = before.game().targets(before.position(), chosen);
            path.iter().map(|target| LessonAction::Table(PageAction::Do(Action::Choose(*target)))).collect()
        }
        other => panic!("{other:?}"),
    }
}

fn right_and_wrong<F: Played + Asked>(plain: F) {
    for ask in F::ASKS {
        let mut state = opened(plain, &format!("seed=3&kinds={}", ask.name()));
        for _ in 0..8 {
            assert!(state.lesson.step().is_some(), "{} {}", plain.name(), ask.name());
            for action in answer(&state) {
                state = act(state, action);
            }
            let question = state.address().write();
            assert_eq!(state.lesson.phase, Phase::Solved, "{} {question}", plain.name());
            state = state.reduce(PracticeAction::Next);
        }
        assert_eq!((state.grades.run, state.grades.grade), (8, GRADES), "{} {}", plain.name(), ask.name());
        // what is shown counts as wrong, once
        state = act(act(state, LessonAction::ShowMe), LessonAction::ShowMe);
        assert_eq!((state.grades.run, state.grades.grade, state.grades.answered), (0, GRADES - 1, 9));
        // the address of a question opens it
        let again = opened(plain, &state.address().write());
        assert_eq!(again.lesson.steps, state.lesson.steps, "{}", plain.name());
    }
}

#[test]
fn right_answers_lead_up_and_an_answer_that_is_shown_leads_down() {
    for kind in Kind::ALL {
        match kind {
            Kind::Sowing(kind) => right_and_wrong(kind.game()),
            Kind::Pasang => right_and_wrong(Pasang::default()),
        }
    }
}

/// 500 clicks at random: never without a question, and the next one is always one click away.
fn clicked_about<F: Played + Asked>(plain: F, seed: u64) {
    let mut rng = Rng::with_seed(seed);
    let mut state = opened(plain, "seed=5");
    for _ in 0..500 {
        let lesson = match rng.u32(..12) {
            0 => Some(LessonAction::ShowMe),
            1 => Some(LessonAction::TryAgain),
            2 => Some(LessonAction::Watch),
            3 => Some(LessonAction::WatchOn),
            4 => Some(LessonAction::Option(rng.usize(..4))),
            5 => Some(LessonAction::Number(rng.u32(..9))),
            6..9 => {
                let starts = plain.starts(&plain.start());
                let place = starts[rng.usize(..starts.len())];
                let is_named = state.lesson.task().asks_for_places();
                let choose = LessonAction::Table(PageAction::Do(Action::Choose(place)));
                Some(if is_named { LessonAction::Name(place) } else { choose })
            }
            _ => None,
        };
        let other = match rng.u32(..8) {
            0 => PracticeAction::Toggle(Ask::ALL[rng.usize(..Ask::ALL.len())]),
            1 => PracticeAction::NewSheet(rng.u32(..100)),
            2 => PracticeAction::OnPaper(rng.bool()),
            _ => PracticeAction::Next,
        };
        state = state.reduce(lesson.map_or(other, PracticeAction::Lesson));
        assert!(!state.asks.is_empty());
        assert!(state.lesson.step().is_some(), "{} {}", plain.name(), state.address().write());
    }
    let at = state.number.at;
    assert_eq!(state.reduce(PracticeAction::Next).number.at, at + 1);
}

#[test]
fn who_clicks_about_is_never_without_a_question() {
    for (seed, kind) in Kind::ALL.into_iter().enumerate() {
        match kind {
            Kind::Sowing(kind) => clicked_about(kind.game(), seed as u64),
            Kind::Pasang => clicked_about(Pasang::default(), seed as u64),
        }
    }
}
