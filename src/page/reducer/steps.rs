//! Showing a move step by step.

use crate::{
    page::{played::Played, table::Table},
    session::{Action, Refusal},
    story::showing::Showing,
};

impl<F: Played> Table<F> {
    /// Shows the last move after a number of steps; after all of them the animation is removed.
    pub(in crate::page) fn show_steps(&mut self, steps: usize, playing: bool) {
        let run = self.last.clone().filter(|run| steps < run.steps());
        self.showing = run.map(|run| Showing { run, steps, playing });
        self.why = None;
        (self.ghost, self.considered) = (None, None);
    }

    /// A number of steps are over. Only time has passed: the last announcement stays.
    pub(in crate::page) fn steps_shown(&mut self, steps: usize) {
        self.showing = self.showing.take().filter(|showing| steps < showing.run.steps());
        if let Some(showing) = &mut self.showing {
            showing.steps = steps;
        }
    }

    /// Stops after a number of steps at a person's request, and announces the last of them.
    pub(super) fn stop_at(&mut self, steps: usize) {
        self.show_steps(steps, false);
        self.autoplay = false;
        let run = self.last.clone();
        if let Some(announcement) = run.and_then(|run| self.session.game().step_message(&run, steps)) {
            self.say(announcement);
        }
    }

    /// One step back or forward.
    pub(super) fn step(&mut self, back: bool) {
        let (steps, all) = self.steps();
        if back && steps > 0 {
            return self.stop_at(steps - 1);
        }
        if !back && steps < all {
            return self.stop_at(steps + 1);
        }
        // from the beginning of a move to the end of the one before, from its end to the first step of the next
        let before = self.session.cursor().checked_sub(1);
        let (action, done) = match before {
            _ if !back => (Action::Redo, self.session.act(Action::Redo)),
            // stepping through a game takes nothing back
            Some(before) => (Action::Goto(before), self.session.act(Action::Goto(before))),
            None => (Action::Undo, Err(Refusal::AtStart)),
        };
        match done {
            Ok(session) => {
                self.go(session, action);
                self.showing = None;
                if !back {
                    self.stop_at(1);
                }
            }
            Err(refusal) => self.refused(None, refusal),
        }
    }
}
