//! The messages of the advisor, as data. Types of their own: only the program that gives advice contains their
//! texts.

mod say;

use super::{HoleName, opponent::WorkerFailure};
use crate::engine::{Kind, pasang::board::Point, seat::Seat};

pub use say::{cell, figure};

/// A part of the board: the first step of a hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    Holes(Vec<HoleName>),
    /// Columns of a seat's half, counted from 0.
    Columns {
        from: u8,
        to: u8,
    },
    /// A block of columns and rows, counted from 0, each by its first and last.
    Block {
        columns: (u8, u8),
        rows: (u8, u8),
    },
    /// A seat arranges its row.
    Laying(Seat),
    /// There is nothing to choose on the board.
    NextRound,
}

/// The first choice of a move: the second step of a hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spot {
    Hole(HoleName),
    Column(u8),
    /// A token that is to become a ka.
    Ka(Point),
    /// The point that a ka moves to.
    Point(Point),
    /// How many counters are laid in each hole of a row.
    Laid(Vec<u8>),
    NextRound,
}

/// What a position or a move is worth to the seat to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    pub kind: Kind,
    pub mover: Seat,
    /// With two seats: the mover's expected lead over the other, in hundredths of a counter.
    pub lead: i32,
    /// Each seat's probability of winning, in thousandths.
    pub prospects: [u16; 3],
    /// Whether it is proved who wins.
    pub proved: bool,
    /// Whether the lead is proved too.
    pub exact: bool,
}

/// A message of the advisor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Advice {
    Title,
    Hint,
    /// Buttons for the second step of a hint, and the third.
    AskSpot,
    AskLine,
    /// The button that takes the hint away.
    HideHint,
    Analysis,
    Close,
    On,
    Off,
    /// The search for a hint is running.
    Seeking,
    NoHint,
    Over,
    Lot,
    Failed(WorkerFailure),
    Part(Part),
    Spot(Spot),
    /// The best move and the expected line after it, in notation, and its worth.
    Line {
        first: String,
        next: Vec<String>,
        worth: Worth,
    },
    /// The best move of the analysis, in notation, and its worth.
    Best {
        first: String,
        worth: Worth,
    },
    Worth(Worth),
    /// The progress of the analysis.
    Depth {
        depth: u32,
        nodes: u64,
        thinks: bool,
    },
    /// What the numbers mean, and whose they are.
    Numbers {
        kind: Kind,
        mover: Seat,
    },
    BestLine,
    StepBack,
    StepOn,
    Play,
    /// The step of the line that the board shows.
    StepOf {
        step: usize,
        all: usize,
    },
    BeforeLine,
    Moves,
    Move,
    Value,
    Then,
    Triangle([u16; 3]),
}
