//! The moves of a lesson in time: the counters that are on their way, and the pause before the next move.

use super::{action::LessonAction, host::Host};
use crate::{
    board::{self, Moving},
    lesson::places::Taught,
    page::{
        action::PageAction,
        browser::{self, Timeout},
        played::Played,
    },
};

/// The pause before moves are played that nobody has asked for, and between two of them, in milliseconds.
const PAUSE: i32 = 900;

pub struct Playing<F: Played> {
    moving: Option<Moving<F>>,
    /// The time until the next move of the step, and the number of moves before it.
    next: Option<(usize, Timeout)>,
}

impl<F: Played> Default for Playing<F> {
    fn default() -> Playing<F> {
        Playing { moving: None, next: None }
    }
}

impl<F: Played + Taught> Playing<F> {
    /// Runs after each render.
    pub fn rendered(&mut self, host: &impl Host<F>) {
        let table = &host.lesson().table;
        let to = host.clone();
        board::keep_moving(
            &mut self.moving,
            table.showing.as_ref(),
            &F::layout(table),
            table.settings.speed(),
            move |steps| to.act(LessonAction::Table(PageAction::StepsShown(steps))),
        );
        self.watch(host);
    }

    /// While the moves of a step are played, plays the next some time after the one before.
    fn watch(&mut self, host: &impl Host<F>) {
        let state = host.lesson();
        let at = state.table.session.cursor();
        if !state.is_watching || state.table.showing.is_some() {
            self.next = None;
        } else if self.next.as_ref().is_none_or(|(moves, _)| *moves != at) {
            let to = host.clone();
            self.next = Some((at, browser::after_delay(PAUSE, move || to.act(LessonAction::WatchOn))));
        }
    }
}
