//! The moves that no person chooses: they are played a moment after the last one is over.

use crate::{
    board::Frames,
    page::{
        action::{AutoMove, PageAction},
        browser,
        opening::Dispatcher,
        played::Played,
        table::Table,
    },
};

/// The pause before a move that plays itself, in milliseconds: long enough to see that the last one is over.
const PAUSE: f64 = 700.0;

/// The move that is waited for, by the number of moves before it.
#[derive(Default)]
pub struct AutoPlay(Option<(usize, Frames)>);

impl AutoPlay {
    /// Draws the lot and plays the moves that no person chooses, or those of a game that is played again, after a
    /// pause.
    pub fn update<F: Played>(&mut self, table: &Table<F>, to: &Dispatcher<F>) {
        if !table.plays_automatically() && !table.is_replay_due() {
            self.0 = None;
            return;
        }
        let cursor = table.session.cursor();
        if self.0.as_ref().is_some_and(|(at, _)| *at == cursor) {
            return;
        }
        let mut left = if table.animated() || table.replaying { PAUSE } else { 0.0 };
        let to = to.clone();
        // frames stop in a hidden page, and this must stop too
        let frames = Frames::run(move |passed| {
            left -= passed;
            if left <= 0.0 {
                to.dispatch(PageAction::AutoPlay(AutoMove::Lot(browser::random())));
            }
            left > 0.0
        });
        self.0 = Some((cursor, frames));
    }
}
