//! What is said where somebody asks for advice: meanings, without words. Types of their own: only the program that
//! gives advice carries its words.

use super::{Named, opponent::Lost};
use crate::engine::{Kind, pasang::board::Point, seat::Seat};

pub use super::advised::{advise, cell, figure};

/// A part of the board: the first step of a hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    Holes(Vec<Named>),
    /// Columns of a half, from 0.
    Columns {
        from: u8,
        to: u8,
    },
    /// Columns and rows, from 0, the first and the last of each.
    Block {
        columns: (u8, u8),
        rows: (u8, u8),
    },
    /// A seat lays out its row.
    Laying(Seat),
    /// There is nothing to choose on the board.
    NextRound,
}

/// What is chosen first: the second step of a hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spot {
    Hole(Named),
    Column(u8),
    /// A token that becomes a ka.
    Ka(Point),
    /// Where a ka goes.
    Point(Point),
    /// How many counters go into each hole of a row.
    Laid(Vec<u8>),
    NextRound,
}

/// What a position or a move is worth to the seat to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    pub kind: Kind,
    pub mover: Seat,
    /// Of two seats: by how much the mover is expected to be ahead of the other, in hundredths of a counter.
    pub lead: i32,
    /// How likely each seat is to win, in thousandths.
    pub prospects: [u16; 3],
    /// It is proved who wins.
    pub proved: bool,
    /// And by how much.
    pub exact: bool,
}

/// What is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Advice {
    Title,
    Hint,
    /// The second step of a hint, and the third.
    AskSpot,
    AskLine,
    Analysis,
    Close,
    On,
    Off,
    /// A hint is being looked for.
    Seeking,
    NoHint,
    Over,
    Lot,
    Lost(Lost),
    Part(Part),
    Spot(Spot),
    /// The move in the words of its announcement, what is expected after it in those of the notation, what it is worth.
    Line {
        told: String,
        next: Vec<String>,
        worth: Worth,
    },
    Worth(Worth),
    /// How far the analysis is.
    Depth {
        depth: u32,
        nodes: u64,
        thinks: bool,
    },
    /// What the numbers are, and whose.
    Numbers {
        kind: Kind,
        mover: Seat,
    },
    BestLine,
    StepBack,
    StepOn,
    Play,
    /// Where in the line the picture stands.
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
