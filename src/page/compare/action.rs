//! What can be done on the page, and the names by which its controls ask for it.

use crate::{
    board::View,
    page::{action::PageAction, played::Played},
};

pub enum CompareAction<F: Played> {
    /// An action on one of the boards.
    Board {
        side: usize,
        action: PageAction<F>,
    },
    /// One step back or forward, on both.
    Step {
        back: bool,
    },
    /// Begins or ends the play of what is to come.
    TogglePlay,
    /// The time of a step is over.
    Tick,
    /// Both at a step of the move looked at.
    StopAt(usize),
    /// To the first move, or to the difference.
    ToStart,
    ToDifference,
    /// Another comparison, by its address.
    Open(String),
    /// The next example of the page.
    Another,
    /// The screen has been rotated.
    Rotated(View),
}

impl<F: Played> CompareAction<F> {
    /// The action of a control outside the boards, by its `data-t`.
    pub fn from_control(name: &str) -> Option<CompareAction<F>> {
        Some(match name {
            "step-back" => CompareAction::Step { back: true },
            "step-on" => CompareAction::Step { back: false },
            "pause" | "compare-watch" => CompareAction::TogglePlay,
            "compare-start" => CompareAction::ToStart,
            "compare-difference" => CompareAction::ToDifference,
            "compare-another" => CompareAction::Another,
            _ => return None,
        })
    }
}
