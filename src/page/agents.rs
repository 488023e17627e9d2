//! What the parts that act independently of the rendering share: the opponent and advice. Both use the worker,
//! read the table of the last render, and change it only by actions.

use std::{cell::RefCell, rc::Rc};

use super::{
    action::PageAction,
    advice::adviser::Adviser,
    browser::Listener,
    opponent::state::Opponent,
    played::{Handle, Played},
    table::Names,
};
use crate::{options::Thinking, session::Session};

/// The state of the opponent and of advice, and the table of the last render.
pub struct Agents<F: Played> {
    /// The page's game under its default preset.
    pub plain: F,
    pub embed: bool,
    /// What the address with which the page was opened says of how the computer thinks.
    pub thinking: Thinking,
    pub table: Handle<F>,
    /// The address of the game at the position looked at, and the players, at the last look.
    pub address: String,
    pub names: Names,
    pub opponent: Opponent,
    pub adviser: Adviser,
    /// What advice has drawn on the board.
    pub drawn_marks: String,
    /// No table has been looked at yet.
    pub(super) is_new: bool,
    /// A move is being shown.
    pub(super) showing: bool,
    pub(super) listeners: Vec<Option<Listener>>,
}

pub type Shared<F> = Rc<RefCell<Agents<F>>>;

impl<F: Played> Agents<F> {
    pub fn session(&self) -> &Session<F> {
        &self.table.session
    }

    pub fn dispatch(&self, action: PageAction<F>) {
        self.table.dispatch(action);
    }
}
