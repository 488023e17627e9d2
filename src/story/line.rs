//! One line of the log, for every family.

use crate::{
    engine::clause::ClauseId,
    words::{Localized, keyed::KeyedMessage},
};

/// One line of the log; `Message` is its type in the family's own terms.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<Message = KeyedMessage> {
    pub message: Message,
    /// The clauses of the line's events, each once, in order.
    pub clauses: Vec<ClauseId>,
    /// The number of steps that are over before the line's first event and after its last.
    pub from: usize,
    pub to: usize,
    /// The lap it belongs to, from 1; 0 before the first lifting, and in games without laps.
    pub lap: usize,
}

impl<Message: Localized> Line<Message> {
    /// The line as a page shows it.
    pub fn keyed(&self) -> Line {
        let Line { message, clauses, from, to, lap } = self;
        Line { message: message.keyed(), clauses: clauses.clone(), from: *from, to: *to, lap: *lap }
    }

    /// Adds the clause of an event.
    pub fn add_clause(&mut self, clause: ClauseId) {
        if !self.clauses.contains(&clause) {
            self.clauses.push(clause);
        }
    }
}
