//! Looking at a moment in which a rule acts, and going back.

use crate::{
    engine::clause::ClauseId,
    page::{action::PageAction, played::Played, table::Table},
    session::Action,
};

impl<F: Played> Table<F> {
    /// The last moment of the game on the table in which a rule acts: the number of the move, and of its steps.
    pub fn moment_of_rule(&self, clause: ClauseId) -> Option<(usize, usize)> {
        (1..=self.session.moves().len()).rev().find_map(|number| {
            let (_, events) = self.session.replay(number)?;
            let at = events.iter().rposition(|cited| cited.clause == clause)?;
            Some((number, events[..=at].iter().filter(|cited| F::is_step(&cited.event)).count()))
        })
    }

    pub(super) fn show_rule(&mut self, clause: ClauseId) {
        let Some((number, steps)) = self.moment_of_rule(clause) else { return };
        let before = self.return_to.take().unwrap_or(self.session.cursor());
        self.act(Action::Goto(number));
        self.stop_at(steps);
        self.return_to = Some(before);
    }

    /// Goes back to where somebody was.
    pub(super) fn return_from_rule(&mut self) {
        if let Some(moves) = self.return_to.take() {
            self.act(Action::Goto(moves));
        }
    }

    /// Whoever plays or goes elsewhere does not want to go back.
    pub(super) fn forget_return(&mut self, action: &PageAction<F>) {
        if matches!(
            action,
            PageAction::Do(_)
                | PageAction::Tap { .. }
                | PageAction::SwitchBranch
                | PageAction::Rematch
                | PageAction::LoadGame { .. }
        ) {
            self.return_to = None;
        }
    }
}
