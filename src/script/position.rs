//! Positions, and how a game has ended, for scripts.

use serde::Serialize;

/// A position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Position {
    /// In the notation of the game.
    pub text: String,
    /// Whose turn it is, or would be if the game went on.
    pub turn: &'static str,
    /// Each seat's score, in the order of play.
    pub scores: Vec<i32>,
    #[serde(flatten)]
    pub board: Board,
}

/// What lies on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "family", rename_all = "lowercase")]
pub enum Board {
    Sowing(Holes),
    Pasang(Points),
}

/// A board of two rows of holes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Holes {
    /// Holes in a row.
    pub row: u8,
    /// The bottom row from the left, then the top row from the right.
    pub holes: Vec<HoleState>,
    /// The counters in each seat's store, in the order of play.
    pub stores: Vec<u32>,
    /// From 1; 0 in games without rounds.
    pub round: u16,
    /// Whether a round is over and the next has not begun.
    pub between: bool,
}

/// A hole.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HoleState {
    /// Its letter.
    pub name: String,
    pub count: u32,
    pub owner: &'static str,
    /// `closed`, `tied`, `puta`, `naga` or `wala`.
    pub mark: Option<&'static str>,
    /// The seat that a tied hole is tied by.
    pub tied: Option<&'static str>,
}

/// The board of Pasang.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Points {
    /// Eleven rows from the top, a letter a point: `b` and `w` the tokens, `S` and `N` the kas of the first and the second
    /// seat, `.` a vacant point, `_` the hollow centre.
    pub rows: Vec<String>,
    /// The column that each seat has emptied.
    pub passages: Vec<Option<String>>,
    /// The point of each seat's ka.
    pub kas: Vec<Option<String>>,
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum EndedBy {
    Rules,
    Resigned,
    Agreed,
}

/// How a game has ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GameResult {
    /// The seats that won; all of them in a draw.
    pub winners: Vec<&'static str>,
    pub by: EndedBy,
    /// The id of the clause that decided it; `None` where only the players did.
    pub clause: Option<&'static str>,
    /// Each seat's score at the end, in the order of play.
    pub scores: Vec<i32>,
}
