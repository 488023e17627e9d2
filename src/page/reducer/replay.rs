//! Playing a game again from its moves.

use crate::{
    page::{played::Played, table::Table},
    session::Action,
    story::caption,
};

impl<F: Played> Table<F> {
    /// Begins to play the game again, at its end from the start; or stops.
    pub(super) fn toggle_replay(&mut self) {
        if std::mem::replace(&mut self.replaying, false) {
            return;
        }
        if self.session.cursor() == self.session.moves().len() {
            self.act(Action::Goto(0));
        }
        self.replaying = self.session.cursor() < self.session.moves().len();
        self.replay_next();
    }

    /// Plays the next move again; after the last one it is over.
    pub(super) fn replay_next(&mut self) {
        if !self.is_replay_due() {
            return;
        }
        if let Ok(session) = self.session.act(Action::Redo) {
            let announcement = caption::announcement(&session);
            self.go(session, Action::Redo);
            self.say(announcement);
        }
        self.replaying = self.session.cursor() < self.session.moves().len();
    }
}
