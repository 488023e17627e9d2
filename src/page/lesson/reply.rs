//! What is said of an answer, and of what the moves of a step do.

use super::state::{Given, LessonState, Phase, TRIES};
use crate::{
    engine::Target,
    lesson::{
        course::Task,
        judge::{Posed, Right},
        places::{Miss, Taught},
    },
    page::played::Played,
    session::{Action, Events, Refusal},
    story::{caption, why},
    words::{HoleName, lesson::LessonText, practice::PracticeText, say},
};

/// The sentences, in their order; none before anything is answered or watched.
pub fn reply<F: Played + Taught>(state: &LessonState<F>) -> Vec<String> {
    match state.phase {
        Phase::Asked => correction(state),
        Phase::Wrong => [moves_of(state), vec![say(&LessonText::NotTheGoal)]].concat(),
        Phase::Solved | Phase::Shown => {
            let mut all = Vec::new();
            match state.phase {
                Phase::Shown => all.push(say(&LessonText::Shown)),
                _ if state.task().asks() => all.push(say(&LessonText::Right)),
                _ => {}
            }
            all.extend(answer(state));
            all
        }
    }
}

/// Whether the answer is offered.
pub fn offers_answer<F: Played + Taught>(state: &LessonState<F>) -> bool {
    state.is_open() && state.wrong >= TRIES && state.task().asks()
}

/// What is wrong with what was answered.
fn correction<F: Played + Taught>(state: &LessonState<F>) -> Vec<String> {
    let Some(posed) = &state.posed else { return Vec::new() };
    let game = *posed.before.game();
    let name = |place: &Target| game.name_of(*place);
    match &state.given {
        Given::Place(place) => {
            let events = posed.after.replay(posed.after.cursor()).map(|(_, events)| events);
            let text = name(place).zip(events).map(|(hole, events)| off(&game, &events, *place, hole));
            text.into_iter().collect()
        }
        Given::Places { wrong, missing } => {
            let refused = wrong.iter().filter_map(|place| match posed.before.act(Action::Choose(*place)) {
                Err(refusal @ Refusal::Clause(_)) => {
                    Some(say(&why::explain(&posed.before, Some(*place), refusal).message))
                }
                _ => Some(say(&LessonText::MayNot { hole: name(place)? })),
            });
            let missing =
                missing.iter().filter_map(|place| Some(say(&LessonText::MayBe { hole: name(place)? })));
            refused.take(1).chain(missing.take(1)).collect()
        }
        Given::Number(count) if state.task() == Task::Worth => {
            vec![say(&PracticeText::NotWorth { count: *count })]
        }
        Given::Number(count) => {
            let events = posed.after.replay(posed.after.cursor()).map(|(_, events)| events);
            let last =
                events.and_then(|events| game.last_place(&events)).and_then(|place| game.name_of(place));
            let not = say(&LessonText::NotTaken { count: *count });
            [Some(not), last.map(|hole| say(&LessonText::LastIs { hole }))].into_iter().flatten().collect()
        }
        Given::Option(_) if state.task() == Task::Ending => vec![say(&PracticeText::NotThatEnd)],
        Given::Option(at) if state.task() == Task::Barred => vec![not_barred(state, posed, *at)],
        Given::Option(_) => vec![say(&LessonText::NotThatRule)],
        Given::Nothing | Given::Move => match state.right() {
            Right::Places(_) => vec![say(&LessonText::Picked { count: state.picked.len() })],
            _ if state.task() == Task::Show => moves_of(state),
            _ => Vec::new(),
        },
    }
}

/// What is wrong with an option that names a place and a rule: the place may be played, or the rule is another.
fn not_barred<F: Played + Taught>(state: &LessonState<F>, posed: &Posed<F>, at: usize) -> String {
    let option = state.step().and_then(|step| step.step.options.get(at)?.split_once('='));
    match option {
        Some((place, _)) if reason(posed, place).is_none() => say(&PracticeText::MayPlay { place }),
        _ => say(&LessonText::NotThatRule),
    }
}

/// How a hole that was named misses that of the last counter.
fn off<F: Taught>(game: &F, events: &Events<F>, place: Target, hole: HoleName) -> String {
    say(&match game.miss(events, place) {
        Miss::GoesOn => LessonText::GoesOn { hole },
        Miss::TooSoon(count) => LessonText::TooSoon { hole, count },
        Miss::TooFar(count) => LessonText::TooFar { hole, count },
        Miss::OfSeveralLaps => LessonText::LapByLap { hole },
        Miss::OffTheWay => LessonText::NotThere { hole },
    })
}

/// What is right, in words.
fn answer<F: Played + Taught>(state: &LessonState<F>) -> Vec<String> {
    let Some(posed) = &state.posed else { return Vec::new() };
    let game = posed.before.game();
    match state.right() {
        Right::Place(place) => {
            let hole = game.name_of(*place);
            hole.map(|hole| say(&LessonText::LastIs { hole })).into_iter().collect()
        }
        Right::Number { number, .. } if state.task() == Task::Worth => {
            vec![say(&PracticeText::WorthIs { count: *number })]
        }
        Right::Number { number, .. } => vec![say(&LessonText::Takes { count: *number })],
        Right::Places(all) => {
            let holes: Vec<HoleName> = all.iter().filter_map(|place| game.name_of(*place)).collect();
            vec![say(&LessonText::MayAnswer { holes: &holes })]
        }
        Right::Option(at) => {
            let text = state.step().and_then(|step| step.options.get(*at)).cloned();
            let moves = moves_of(state);
            // why a move is refused is what the rule says
            let tells = moves.is_empty() || state.phase == Phase::Shown || state.task() == Task::Ending;
            let option = state.step().and_then(|step| step.step.options.get(*at));
            let reason =
                option.filter(|_| state.task() == Task::Barred).and_then(|option| reason(posed, option));
            text.into_iter().filter(|_| tells).chain(moves).chain(reason).collect()
        }
        Right::Nothing | Right::Move(_) => moves_of(state),
    }
}

/// Why the place that an option names may not be played.
fn reason<F: Played + Taught>(posed: &Posed<F>, option: &str) -> Option<String> {
    let game = posed.before.game();
    let name = option.split_once('=').map_or(option, |(name, _)| name);
    let mut starts = game.starts(posed.before.position()).into_iter();
    let place = starts.find(|place| game.write_place(*place) == name)?;
    match posed.before.act(Action::Choose(place)) {
        Err(refusal) => Some(say(&why::explain(&posed.before, Some(place), refusal).message)),
        Ok(_) => None,
    }
}

/// What the moves of the step have done, as far as they are shown: the last of them in a sentence.
fn moves_of<F: Played + Taught>(state: &LessonState<F>) -> Vec<String> {
    let session = &state.table.session;
    let begins = state.posed.as_ref().map_or(0, |posed| posed.before.cursor());
    if session.cursor() <= begins || state.table.showing.is_some() && state.is_open() {
        return Vec::new();
    }
    let told = match session.ended() {
        Some(_) => Some(caption::announcement(session)),
        None => caption::earlier(session, session.cursor()),
    };
    told.iter().map(say).collect()
}
