//! What is said of an answer is brought into view: on a phone it stands below the board, where the buttons that lead on
//! would cover it.

use super::{reply::reply, state::LessonState};
use crate::{
    lesson::places::Taught,
    page::{browser, played::Played},
};

/// Brings each new reply into view once.
#[derive(Default)]
pub struct ReplyInView {
    /// What was said last; empty before an answer.
    said: Vec<String>,
}

impl ReplyInView {
    /// Runs after each render. What counters still move on the board is looked at first.
    pub fn rendered<F: Played + Taught>(&mut self, state: &LessonState<F>, embed: bool) {
        if state.table.showing.is_some() || state.is_watching {
            return;
        }
        let said = reply(state);
        if said == self.said {
            return;
        }
        // in somebody else's page, that page would be scrolled too
        if !said.is_empty() && !embed {
            browser::bring_into_view("#learn-reply");
        }
        self.said = said;
    }
}
