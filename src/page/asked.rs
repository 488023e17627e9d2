//! What a lesson asks of a board, and what of it has been answered.

use crate::engine::Target;

/// What a lesson asks of a board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Asked {
    /// Its places are named, not played.
    pub takes_places: bool,
    /// What has been answered.
    pub answers: Vec<(Target, Answer)>,
}

/// A place that has been named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It is not judged yet.
    Picked,
    Right,
    Wrong,
    /// It differs from another board beside this one, or a page around an embed points at it.
    Ringed,
}
