//! The state of advice.

use super::{place::Advised, requests::Requests, view::AdviceView};
use crate::{
    session::Session,
    words::{advice::Advice, say},
};

/// The state of advice: what has been asked for and found.
#[derive(Clone, PartialEq, Default)]
pub struct Adviser {
    /// Advice has been asked for and not been closed.
    pub(super) open: bool,
    pub(super) requests: Requests,
    /// A move is being shown: the board does not show the position yet.
    pub(super) showing: bool,
    /// The best line that is being stepped through.
    pub(super) line: Vec<String>,
    pub(super) step: usize,
    /// The rest of a line whose first move has been played.
    pub(super) line_rest: Vec<String>,
    /// The text in place of a hint.
    pub(super) note: Option<Advice>,
    /// The small board is drawn down the screen, like the board of the page.
    pub(super) turned: bool,
    /// Nobody may play now: the opponent has the move and is thinking.
    pub(super) blocked: bool,
}

impl Adviser {
    pub(super) fn view<'a, F: Advised>(&'a self, session: &'a Session<F>) -> AdviceView<'a, F> {
        let Adviser { requests, line, step, turned, blocked, .. } = self;
        AdviceView { session, requests, line, step: *step, turned: *turned, blocked: *blocked }
    }

    /// The text: the hint as far as it has been asked for, or what has happened.
    pub(super) fn text<F: Advised>(&self, session: &Session<F>) -> String {
        let text = match self.requests.failure() {
            Some(why) => Some(Advice::Failed(why)),
            None => self.view(session).hint().or(self.note.clone()),
        };
        text.map(|text| say(&text)).unwrap_or_default()
    }
}
