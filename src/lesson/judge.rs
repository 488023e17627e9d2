//! What is right in a step: found by playing, never stored.

use super::{
    course::{Step, Task},
    ending,
    goal::{self, Condition},
    places::Taught,
};
use crate::{
    engine::{Target, clause::ClauseId},
    options,
    session::{Refusal, Session},
};

/// The numbers among which a person says how many counters are taken.
pub const NUMBERS: usize = 4;

/// What is right in a step.
#[derive(Clone, PartialEq, Debug)]
pub enum Right {
    /// Nothing is asked.
    Nothing,
    /// One place of the board.
    Place(Target),
    /// All of these places, and no other.
    Places(Vec<Target>),
    /// A number, among those that are offered in rising order.
    Number { number: u32, offered: Vec<u32> },
    /// Any move that meets the goal.
    Move(Vec<Condition>),
    /// The option at this place.
    Option(usize),
}

/// A step made ready for a person.
#[derive(Clone, PartialEq, Debug)]
pub struct Posed<F: Taught> {
    /// The game at the position before the moves of the step.
    pub before: Session<F>,
    /// The game after them; without the move that a rule forbids, and without any where the person finds one. An ending
    /// is played to its end.
    pub after: Session<F>,
    pub right: Right,
}

/// Makes a step ready; `plain` is the game under its default preset.
///
/// # Errors
/// What of the step cannot be read or played, or cannot be asked, for whoever writes courses.
pub fn pose<F: Taught>(plain: F, step: &Step) -> Result<Posed<F>, String> {
    pose_at(plain, step, &step.at)
}

/// The same under a reading, as addresses have it.
///
/// # Errors
/// As [`pose`].
pub fn pose_under<F: Taught>(plain: F, step: &Step, reading: &str) -> Result<Posed<F>, String> {
    pose_at(plain, step, &[reading, "&", &step.at].concat())
}

fn pose_at<F: Taught>(plain: F, step: &Step, address: &str) -> Result<Posed<F>, String> {
    let opened = options::read(plain, address);
    if !opened.errors.is_empty() {
        return Err(["cannot be read: ", address].concat());
    }
    let before = opened.session;
    let mut after = before.clone();
    let mut refused = None;
    for word in step.move_words() {
        let chosen = before.game().read_move(word).ok_or_else(|| ["is no move: ", word].concat())?;
        match after.push(chosen) {
            Ok(()) => {}
            Err(Refusal::Clause(clause)) if step.task == Task::Name => refused = Some(clause),
            Err(_) => return Err(["is not legal: ", word].concat()),
        }
    }
    if step.task == Task::Ending {
        let ending =
            ending::solve(before.game(), before.position()).ok_or("is no ending that can be solved")?;
        for chosen in &ending.line {
            after.push(*chosen).map_err(|_| "the ending goes on otherwise")?;
        }
        let at = step.options.iter().position(|name| name == ending.name());
        let right = Right::Option(at.ok_or("the end is none of the options")?);
        return Ok(Posed { before, after, right });
    }
    let right = right(step, &before, &after, refused)?;
    Ok(Posed { before, after, right })
}

fn right<F: Taught>(
    step: &Step,
    before: &Session<F>,
    after: &Session<F>,
    refused: Option<ClauseId>,
) -> Result<Right, String> {
    let game = before.game();
    match step.task {
        Task::Show | Task::Readings | Task::Game | Task::Ending => Ok(Right::Nothing),
        Task::Last => {
            let events = after.replay(after.cursor()).map(|(_, events)| events);
            let place = events.and_then(|events| game.last_place(&events));
            place.map(Right::Place).ok_or_else(|| "no hole gets the last counter".into())
        }
        Task::Taken => {
            let taken = goal::taken(after);
            Ok(Right::Number { number: taken, offered: offered(before, taken, goal::taken) })
        }
        Task::Worth => {
            let worth = goal::worth(after);
            Ok(Right::Number { number: worth, offered: offered(before, worth, goal::worth) })
        }
        Task::Playable => {
            let may = game.places().into_iter().filter(|&place| before.may_choose(place));
            let may: Vec<Target> = may.collect();
            if may.is_empty() { Err("nothing may be played".into()) } else { Ok(Right::Places(may)) }
        }
        Task::Play => {
            goal::read(game, &step.goal).map(Right::Move).ok_or_else(|| "the goal is unknown".into())
        }
        Task::Name => {
            let acting = refused.map_or_else(|| goal::cited(after), |clause| vec![clause]);
            let acts = |id: &String| {
                acting.iter().any(|clause| {
                    game.clauses().get(usize::from(clause.0)).is_some_and(|known| known.id == id)
                })
            };
            only(step, acts)
        }
        Task::Barred => only(step, |option| is_barred(before, option)),
    }
}

/// The only option of a step that is right.
fn only(step: &Step, is_right: impl Fn(&String) -> bool) -> Result<Right, String> {
    let mut right = step.options.iter().enumerate().filter(|(_, option)| is_right(option)).map(|(at, _)| at);
    match (right.next(), right.next()) {
        (Some(at), None) => Ok(Right::Option(at)),
        _ => Err("not exactly one of the options is right".into()),
    }
}

/// Whether an option names a place that may not be played and the rule that forbids it.
fn is_barred<F: Taught>(before: &Session<F>, option: &str) -> bool {
    let game = before.game();
    let mut starts = game.starts(before.position()).into_iter();
    let named = option.split_once('=');
    let place = named.and_then(|(name, _)| starts.find(|place| game.write_place(*place) == name));
    let Some((place, (_, rule))) = place.zip(named).filter(|(place, _)| !before.may_choose(*place)) else {
        return false;
    };
    let clause = game.refuse(before.position(), &[place]);
    game.clauses().get(usize::from(clause.0)).is_some_and(|known| known.id == rule)
}

/// The numbers that are offered for what a move brings: the right one, what other moves bring, and its neighbours.
fn offered<F: Taught>(before: &Session<F>, right: u32, brings: fn(&Session<F>) -> u32) -> Vec<u32> {
    let mut all = vec![right];
    let mut add = |number: u32| {
        if all.len() < NUMBERS && !all.contains(&number) {
            all.push(number);
        }
    };
    add(0);
    before.game().each_move(before.position(), |other| {
        if let Ok(played) = before.play(other) {
            add(brings(&played));
        }
    });
    for near in 1..=NUMBERS as u32 {
        add(right + near);
        add(right.saturating_sub(near));
    }
    all.sort_unstable();
    all
}

/// A legal move that meets a goal, the first in the order of the engine, and the session after it.
pub fn solution<F: Taught>(before: &Session<F>, goal: &[Condition]) -> Option<Session<F>> {
    let mut found = None;
    before.game().each_move(before.position(), |chosen| {
        if found.is_none() {
            found = before.play(chosen).ok().filter(|played| goal::is_met(played, goal));
        }
    });
    found
}
