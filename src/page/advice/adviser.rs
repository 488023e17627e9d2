//! The state of advice.

use super::{
    place::Advised,
    requests::{Requests, Step},
    view::AdviceView,
};
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
    fn text<F: Advised>(&self, session: &Session<F>) -> Option<Advice> {
        match self.requests.failure() {
            Some(why) => Some(Advice::Failed(why)),
            None => self.view(session).hint().or(self.note.clone()),
        }
    }

    /// What the status line says beside a position of a game with this address.
    pub(super) fn says<F: Advised>(&self, session: &Session<F>, address: &str) -> Says {
        if !self.requests.is_about(address) {
            return Says::default();
        }
        let said = |what: Option<Advice>| what.map(|what| say(&what)).unwrap_or_default();
        let is_note = self.requests.failure().is_none() && self.requests.step() == Step::None;
        let best = self.view(session).best();
        let best_move = match &best {
            Some(Advice::Best { first, .. }) => first.clone(),
            _ => String::new(),
        };
        Says { text: said(self.text(session)), best: said(best), best_move, is_note }
    }
}

/// What the status line says of advice.
#[derive(Default, PartialEq, Eq, Debug)]
pub struct Says {
    /// A hint, or what has happened: it is announced.
    pub text: String,
    /// The best move so far, which changes too often to be announced.
    pub best: String,
    /// That move as it is written in `best`.
    pub best_move: String,
    /// The text only tells that the analysis is on or off.
    pub is_note: bool,
}

impl Says {
    /// The number of letters that are seen of it.
    pub fn letters(&self) -> usize {
        let text = if self.hides_text() { 0 } else { self.text.chars().count() };
        text + self.best.chars().count()
    }

    /// Whether the text is only heard, because the best move is seen in its place.
    pub const fn hides_text(&self) -> bool {
        self.is_note && !self.best.is_empty()
    }
}
