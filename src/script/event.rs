//! What happens in a move, for scripts.

use serde::Serialize;

/// An event with the clause that it follows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Cited {
    #[serde(flatten)]
    pub event: Event,
    /// The id of the clause.
    pub clause: &'static str,
    /// The number of the step that it is, from 1: `m3.s4` is the fourth step of the third move. `None` for an event in which
    /// nothing moves.
    pub step: Option<u32>,
}

/// One change of a position. Holes, columns and points are named as in the notation, seats as in records.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// Counters are taken out of a hole into the hand.
    Lift { hole: String, count: u8 },
    /// One counter falls from the hand into a hole.
    Drop { hole: String },
    /// One counter falls from the hand into a store.
    Bank { seat: &'static str },
    /// A hole's counters go to a store.
    Capture { hole: String, count: u8, seat: &'static str },
    /// A hole's counters leave the game.
    Remove { hole: String, count: u8 },
    /// One counter moves from a hole to another.
    Shift { from: String, to: String },
    /// Counters go from one store to another.
    Give { giver: &'static str, taker: &'static str, count: u8 },
    /// Counters of a store fill a hole for the next round.
    Fill { seat: &'static str, hole: String, count: u8 },
    /// A hole takes a mark, or loses it.
    Mark { hole: String, mark: Option<&'static str>, tied: Option<&'static str> },
    /// The round is over; what lies on the board has still to be collected.
    RoundEnds,
    /// A round begins, after its holes have been filled.
    RoundBegins { round: u8 },
    /// A hole is played for the first time; so many of the row have not been opened yet.
    Opens { left: u32 },
    /// The game is over because its position was repeated.
    Repeats,
    /// The direction of the round has been chosen.
    Direction { clockwise: bool },
    /// The next turn has to begin at this hole, or may begin anywhere again.
    Begins { hole: Option<String> },
    /// A note of the game takes a value, which nothing else says.
    Note { note: u8, value: u8 },
    /// Nothing is taken where a capture would otherwise be made.
    NothingTaken,
    /// A sowing that would not end is stopped.
    Endless,
    /// A seat that could not sow gives up its turn.
    Pass { seat: &'static str },
    /// The same seat moves again.
    Again { seat: &'static str },
    /// The turn goes to a seat.
    Turn { seat: &'static str },
    /// A seat makes a column of its half its passage.
    Passage { seat: &'static str, column: String },
    /// A token is taken from the board and counts at once.
    Take { seat: &'static str, point: String, colour: &'static str },
    /// A token becomes a seat's ka.
    Rise { seat: &'static str, point: String },
    /// A ka steps into its passage, or moves.
    Slide { seat: &'static str, from: String, to: String },
    /// A ka hops into its passage.
    Jump { seat: &'static str, from: String, over: String, to: String },
    /// A ka counts for its owner when the board is cleared.
    Score { seat: &'static str, points: u8 },
}
