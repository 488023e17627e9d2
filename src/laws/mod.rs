//! What is true of every game at every move, whatever its rules. For tests and long runs only; no page contains
//! it.

mod pasang;
pub mod soak;
mod sowing;

use std::fmt;

use crate::{
    engine::{Outcome, clause::Cited, history::Met},
    notation::Written,
};

/// A broken law, and the evidence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    pub law: &'static str,
    pub evidence: String,
}

impl Broken {
    fn new(law: &'static str, evidence: impl fmt::Debug) -> Broken {
        Broken { law, evidence: format!("{evidence:?}") }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.law, self.evidence)
    }
}

/// The laws that depend on the family of games.
pub trait Lawful: Written {
    /// The quantity of a position that play neither creates nor destroys: counters, or points.
    fn quantity(&self, position: &Self::Position) -> u32;
    /// The quantity at the game's own start position.
    fn start_quantity(&self) -> u32;
    /// By how much an event of a move may change the quantity; `None` if the event may not occur in such a move.
    fn quantity_change(chosen: Self::Move, event: &Self::Event) -> Option<i32>;
    /// The law that a position between two moves breaks, if any.
    fn broken_law(&self, position: &Self::Position) -> Option<&'static str>;
    /// For a move that does not change the progress: whether it leaves unchanged all that it must.
    fn is_quiet(before: &Self::Position, after: &Self::Position) -> bool;
}

const CONSERVED: &str = "what is neither made nor lost is as much as before";
const REPLAYED: &str = "the events of a move lead where the move leads";
const CITED: &str = "an event is cited with a clause of its own game";
const STEPS: &str = "a step moves something";
const NOT_ENDED: &str = "a game in which a move is played has not ended";
const NOT_REFUSED: &str = "a legal move is not refused";
const SHARED_OUT: &str = "a game that shares out its counters when it ends by repetition has ended so";
const PROGRESS: &str = "progress never falls";
const QUIET: &str = "while progress stands nothing is taken, and no round ends or begins";
const WINNERS: &str = "a game is won by some of its seats, under a clause of its own";
const POSITION_READ_BACK: &str = "a position is read as it was written";
const CAN_BE_LAID_OUT: &str = "a position can be laid out as it is";
const MOVE_READ_BACK: &str = "a move is read as it was written";
const POSITION_LETTERS: &str = "a position is written in letters, figures and - _ . ~";

/// Checks the laws of a game's own start.
pub fn of_start<F: Lawful>(game: &F) -> Result<(), Broken> {
    let start = game.start();
    let quantity = game.quantity(&start);
    if quantity != game.start_quantity() {
        return Err(Broken::new(CONSERVED, (quantity, game.start_quantity())));
    }
    of_position(game, &start)
}

/// Checks the laws of a legal move. `after` is the position for the next move, so a round that the move ended
/// by repetition has ended in it.
pub fn of_move<F: Lawful>(
    game: &F,
    before: &F::Position,
    chosen: F::Move,
    after: &F::Position,
) -> Result<(), Broken> {
    if let Some(outcome) = game.outcome(before) {
        return Err(Broken::new(NOT_ENDED, outcome));
    }
    let mut replayed = *before;
    let mut quantity = i64::from(game.quantity(before));
    let mut wrong = None;
    let mut check = |cited: Cited<F::Event>| {
        if wrong.is_some() {
            return;
        }
        let earlier = replayed;
        F::apply(&mut replayed, cited.event);
        let change = F::quantity_change(chosen, &cited.event);
        quantity += i64::from(change.unwrap_or(0));
        let law = if usize::from(cited.clause.0) >= game.clauses().len() {
            CITED
        } else if change.is_none() || i64::from(game.quantity(&replayed)) != quantity {
            CONSERVED
        } else if F::is_step(&cited.event) && earlier == replayed {
            STEPS
        } else {
            return;
        };
        wrong = Some(Broken::new(law, cited));
    };
    let mut played = game
        .try_play(before, chosen, &mut check)
        .map_err(|clause| Broken::new(NOT_REFUSED, (chosen, clause)))?;
    if played != *after {
        // a repetition has ended a round, or a game that then shares out its counters; the caller has counted
        // the repetitions
        let third = Met { times: 3, since: 0 };
        let outcome = game.on_repetition(&mut played, third, &mut check);
        if outcome.is_some() && outcome != game.outcome(&played) {
            return Err(Broken::new(SHARED_OUT, outcome));
        }
    }
    if let Some(wrong) = wrong {
        return Err(wrong);
    }
    if played != *after || replayed != *after {
        return Err(Broken::new(REPLAYED, (chosen, played, replayed)));
    }
    let (was, is) = (game.progress(before), game.progress(after));
    if was > is {
        return Err(Broken::new(PROGRESS, (was, is)));
    }
    if was == is && !F::is_quiet(before, after) {
        return Err(Broken::new(QUIET, chosen));
    }
    of_position(game, after)
}

/// Checks the laws of a position between two moves.
pub fn of_position<F: Lawful>(game: &F, position: &F::Position) -> Result<(), Broken> {
    let law = match game.seats().has(game.to_move(position)) {
        true => game.broken_law(position),
        false => Some("one of the game's seats is to move"),
    };
    law.map_or(Ok(()), |law| Err(Broken::new(law, position)))
}

/// Checks the laws of how a game ends.
pub fn of_end<F: Lawful>(game: &F, outcome: Outcome) -> Result<(), Broken> {
    let winners = outcome.winners.iter().count();
    let strangers = outcome.winners.iter().filter(|&seat| !game.seats().has(seat)).count();
    if winners == 0 || strangers > 0 || usize::from(outcome.clause.0) >= game.clauses().len() {
        return Err(Broken::new(WINNERS, outcome));
    }
    Ok(())
}

/// Checks the laws of a position as text, and of its setup with every value of every note.
pub fn of_position_text<F: Lawful>(game: &F, position: &F::Position) -> Result<(), Broken> {
    let text = game.write_position(position);
    if !text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte)) {
        return Err(Broken::new(POSITION_LETTERS, text));
    }
    match game.read_position(&text) {
        Ok(read) if read == *position && game.progress(&read) == game.progress(position) => Ok(()),
        Err(error) => Err(Broken::new(CAN_BE_LAID_OUT, (text, error))),
        Ok(read) => Err(Broken::new(POSITION_READ_BACK, (text, read))),
    }
}

/// Checks the laws of a move as text.
pub fn of_move_text<F: Lawful>(game: &F, chosen: F::Move) -> Result<(), Broken> {
    let word = game.write_move(chosen);
    if game.read_move(&word) == Some(chosen) {
        Ok(())
    } else {
        Err(Broken::new(MOVE_READ_BACK, (word, chosen)))
    }
}
