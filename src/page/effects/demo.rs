//! A demonstration begins again some time after its end.

use crate::{
    board::Frames,
    page::{action::PageAction, opening::Dispatcher, played::Played, table::Table},
};

/// How long the end of the game is looked at, in milliseconds.
const PAUSE: f64 = 5000.0;

/// The time until the game begins again.
#[derive(Default)]
pub struct DemoClock(Option<Frames>);

impl DemoClock {
    /// After each render.
    pub fn update<F: Played>(&mut self, table: &Table<F>, to: &Dispatcher<F>) {
        let is_over = table.session.cursor() == table.session.moves().len();
        // with movement turned off it begins when it is asked to
        if !table.is_demo || !is_over || table.showing.is_some() || table.reduced_motion {
            self.0 = None;
        } else if self.0.is_none() {
            let (mut left, to) = (PAUSE, to.clone());
            self.0 = Some(Frames::run(move |passed| {
                left -= passed;
                if left <= 0.0 {
                    to.dispatch(PageAction::Replay);
                }
                left > 0.0
            }));
        }
    }
}
