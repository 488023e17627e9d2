//! What a family of games has to tell of its moves.

use super::{Line, asked::Query, showing::Run, sound::Knock, why::Why};
use crate::{
    engine::{
        Target,
        clause::{Cited, ClauseId},
    },
    i18n::Message,
    notation::Written,
    session::Session,
};

/// The events of a move.
pub type Events<F> = [Cited<<F as crate::engine::Game>::Event>];

/// A family of games whose moves are shown in time and told in words.
pub trait Told: Written {
    /// What a choice would come to.
    type Ghost: Clone + PartialEq;

    /// How long each step of a move takes at 1×, in milliseconds, with the place of its event among the move's.
    fn paces(events: &Events<Self>) -> Vec<(usize, f64)>;
    /// What lies still after so many whole steps of a move, with the next one begun.
    fn lying(run: &Run<Self>, steps: usize) -> Self::Position;
    /// What counts for each seat.
    fn scores(&self, position: &Self::Position) -> [i32; 3];
    /// What counts for each seat in a position where the game is over, by whatever clause.
    fn final_scores(&self, position: &Self::Position) -> [i32; 3] {
        self.scores(position)
    }
    /// What lies before each seat; at the end what else counts for it.
    fn held(&self, position: &Self::Position) -> [i32; 3] {
        self.scores(position)
    }
    /// Whether the scores hold debts that have not been paid on the board.
    fn owes(&self, _position: &Self::Position) -> bool {
        false
    }
    /// The round that can begin, where one is over and another waits.
    fn waits_for_round(&self, _position: &Self::Position) -> Option<u16> {
        None
    }
    /// Whether the next move is for a lot to decide, and not for the seat to move.
    fn draws_lot(&self, _position: &Self::Position) -> bool {
        false
    }
    /// The announcement of the last move played in a session that its persons have not ended.
    fn told(session: &Session<Self>) -> Message;
    /// Whether an event is a capture.
    fn takes(event: &Self::Event) -> bool;
    /// How many counters or tokens the mover took.
    fn taken(&self, before: &Self::Position, chosen: Self::Move, events: &Events<Self>) -> u32;
    /// What the move did that led to the position looked at, and whether it has ended the game, line by line;
    /// nothing before the first.
    fn lines(session: &Session<Self>) -> Vec<Line>;
    /// Why the last target of a path may not be chosen, beginning with what is seen on the board.
    fn reason(&self, position: &Self::Position, clause: ClauseId, path: &[Target]) -> Message;
    /// What somebody should know who has nothing to choose.
    fn no_choice(session: &Session<Self>) -> Option<Why>;
    /// Answers what lies on a board that shows a position, or what may be played.
    fn answer(session: &Session<Self>, position: &Self::Position, query: Query) -> Message;
    /// The last of so many steps of a move in words; `None` before the first.
    fn step(&self, run: &Run<Self>, steps: usize) -> Option<Message>;
    /// What completing a choice by a target would come to; `None` where nothing would be played.
    fn ghost(session: &Session<Self>, target: Target) -> Option<Self::Ghost>;
    /// A step of a move, the first being 0, as figures for the part of the program that is heard. What `lands` is
    /// heard when its step is over, all else when it begins. `run` is the last move of the session.
    fn code(session: &Session<Self>, run: &Run<Self>, step: usize, lands: bool) -> Option<String>;
    /// What [`Told::code`] wrote, as it is heard; nothing for any other text.
    fn knock(&self, code: &str) -> Option<Knock>;
}
