//! One line of the log, of whatever family.

use crate::{engine::clause::ClauseId, i18n::Tale};

/// One line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    pub says: Tale,
    /// The clauses of the events it tells, each once, in order.
    pub clauses: Vec<ClauseId>,
    /// How many steps of the move are over before the line's first and after its last.
    pub from: usize,
    pub to: usize,
    /// Which lifting it belongs to, from 1; 0 before the first.
    pub lap: usize,
}
