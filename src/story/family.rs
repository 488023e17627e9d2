//! What a family of games provides so that its moves can be shown, told and heard, and its questions answered.

use std::rc::Rc;

use super::{
    Line,
    showing::Run,
    sound::Knock,
    timeline::{Events, Timeline},
};
use crate::{
    engine::{
        Outcome, Target,
        clause::{Cited, ClauseId},
        deciding::Decided,
        seat::Seat,
    },
    notation::Written,
    session::{self, Session},
    words::{
        Message, Next,
        standing::{Goal, Standing},
        strip::Fall,
    },
};

/// How few words tell a move, where several are told in one line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brevity {
    Brief,
    /// Without what was taken from where, and by others.
    Briefest,
}

/// What a step is in the tale of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beat {
    /// Counters are lifted to be sown, or a piece sets out.
    Lifts,
    /// A counter is sown.
    Sows,
    /// So much is captured.
    Takes(u32),
    /// Anything else, by a number of its kind: those of one kind that follow one another are shown as one.
    Goes(u8),
}

/// A family of games whose moves are shown in time and told in words.
pub trait Story: Written {
    /// What a choice would do.
    type Ghost: Clone + PartialEq;

    /// For each step of a move the index of its event, and its duration at 1× in milliseconds.
    fn step_durations(events: &Events<Self>) -> Vec<(usize, f64)>;
    /// The position after a number of whole steps, without the pieces that the next one moves.
    fn resting_position(run: &Run<Self>, steps: usize) -> Self::Position;
    /// The score of each seat.
    fn scores(&self, position: &Self::Position) -> [i32; 3];
    /// The score of each seat in a position where the game is over, by any clause.
    fn final_scores(&self, position: &Self::Position) -> [i32; 3] {
        self.scores(position)
    }
    /// The counters or tokens that each seat holds; at the end its score, if that differs.
    fn seat_totals(&self, position: &Self::Position) -> [i32; 3] {
        self.scores(position)
    }
    /// Whether the scores include debts that have not been paid on the board.
    fn has_debts(&self, _position: &Self::Position) -> bool {
        false
    }
    /// The number of the round that can begin, between two rounds.
    fn waits_for_round(&self, _position: &Self::Position) -> Option<u16> {
        None
    }
    /// Whether the next move is made by drawing lots instead of by the seat to move.
    fn draws_lot(&self, _position: &Self::Position) -> bool {
        false
    }
    /// The announcement of the last move played in a session that its players have not ended, and who is next.
    fn announcement(session: &Session<Self>, next: Next) -> Message;
    /// The same in few words, for several moves at once.
    fn briefly(session: &Session<Self>, next: Next, _brevity: Brevity) -> Message {
        Self::announcement(session, next)
    }
    /// What the game is played for.
    fn goal(&self) -> Goal {
        self.kind().into()
    }
    /// What decides for a seat in a position.
    fn standing(&self, _position: &Self::Position, _seat: Seat) -> Standing {
        Standing::Score
    }
    /// What of the board has decided a game that is over.
    fn decided(&self, position: &Self::Position, outcome: Outcome) -> Decided;
    /// Whether an event is a capture.
    fn is_capture(event: &Self::Event) -> bool;
    /// The number of counters or tokens that the mover took.
    fn captured_count(&self, before: &Self::Position, chosen: Self::Move, events: &Events<Self>) -> u32;
    /// The lines of the move that led to the position looked at, and of the end of the game if it ended it;
    /// empty before the first move.
    fn lines(session: &Session<Self>) -> Vec<Line>;
    /// Why the last target of a path may not be chosen; the text begins with what is visible on the board.
    fn reason(&self, position: &Self::Position, clause: ClauseId, path: &[Target]) -> Message;
    /// What the person to move is to choose now, for somebody who is new to the game: said at the first moves, and
    /// wherever the choice is of another kind than usual.
    fn choice(session: &Session<Self>) -> Option<Message>;
    /// A message for somebody who has no choice.
    fn no_choice(session: &Session<Self>) -> Option<NoChoice>;
    /// Answers what lies on the board that shows `position`, or what may be played.
    fn answer(session: &Session<Self>, position: &Self::Position, query: Query) -> Message;
    /// Step number `steps` of a move in words; `None` before the first.
    fn step_message(&self, run: &Run<Self>, steps: usize) -> Option<Message>;
    /// What a step is in the tale of a move; the event is one.
    fn beat(&self, cited: &Cited<Self::Event>) -> Beat;
    /// What is said of step number `steps` of a move below its picture, besides the line of the log that begins with it;
    /// `fall` if a counter is sown.
    fn panel_message(&self, run: &Run<Self>, steps: usize, fall: Option<Fall>) -> Option<Message>;
    /// What completing a choice with a target would do; `None` if that plays nothing.
    fn ghost(session: &Session<Self>, target: Target) -> Option<Self::Ghost>;
    /// What completing a choice with a target would do, in words, and that the next tap plays it; `None` if that plays
    /// nothing.
    fn considered(session: &Session<Self>, target: Target) -> Option<Message>;
    /// The sound of a step of `run`, the last move of the session, the first step being 0. `lands` selects the sound at
    /// the end of the step instead of at its beginning.
    fn sound(session: &Session<Self>, run: &Run<Self>, step: usize, lands: bool) -> Option<Knock>;
}

impl<F: Story> Run<F> {
    pub fn of(before: F::Position, events: impl Into<session::Events<F>>) -> Rc<Run<F>> {
        let events = events.into();
        let timeline = Timeline::of(F::step_durations(&events));
        Rc::new(Run { before, events, timeline })
    }

    /// The position after a number of whole steps, without the pieces that the next one moves.
    pub fn resting_position(&self, steps: usize) -> F::Position {
        F::resting_position(self, steps)
    }
}

/// What can be asked at any time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Query {
    LastMove,
    Score,
    /// The contents of every hole.
    Board,
    /// The holes that may be played.
    Playable,
    /// Why the last choice was refused.
    Why,
}

impl Query {
    /// The query of a letter; no hole of a board has these letters.
    pub const fn of_letter(letter: char) -> Option<Query> {
        match letter {
            'l' => Some(Query::LastMove),
            's' => Some(Query::Score),
            'r' => Some(Query::Board),
            'p' => Some(Query::Playable),
            'w' => Some(Query::Why),
            _ => None,
        }
    }
}

/// A refusal as it is shown: its text, and the clause that forbids the choice, if there is one.
#[derive(Clone, PartialEq, Debug)]
pub struct Why {
    pub message: Rc<Message>,
    pub clause: Option<ClauseId>,
}

/// That somebody has no choice, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct NoChoice {
    pub why: Why,
    /// An only move by chance: this is of interest only until the move is played.
    pub is_transient: bool,
}
