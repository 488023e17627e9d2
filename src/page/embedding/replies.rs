//! What the table keeps for the page around an embed until it is told.

use crate::protocol::{Re, Told, Topics};

/// The answers to the latest requests.
#[derive(Clone, Default, Debug)]
pub struct Replies {
    /// Their number: after another answer, they have another.
    pub number: usize,
    pub answers: Vec<(Option<Re>, Told)>,
    /// Which kinds of messages are told.
    pub topics: Topics,
    /// The address of a game that was asked for: it may name players.
    pub loaded: Option<String>,
    /// The board was asked to take the focus.
    pub takes_focus: bool,
}
