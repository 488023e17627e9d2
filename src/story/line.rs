//! One line of the log, for every family.

use crate::{engine::clause::ClauseId, words::LogLine};

/// One line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    pub message: LogLine,
    /// The clauses of the line's events, each once, in order.
    pub clauses: Vec<ClauseId>,
    /// The number of steps that are over before the line's first event and after its last.
    pub from: usize,
    pub to: usize,
    /// The lap it belongs to, from 1; 0 before the first lifting.
    pub lap: usize,
}
