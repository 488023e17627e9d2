//! The parts that act independently of the rendering: the opponent and advice. Both use the worker, read the
//! table of the last render, and change it only by actions.

use std::{cell::RefCell, rc::Rc};

use super::{
    action::PageAction,
    advice::{self, Adviser},
    browser::{self, Listening},
    opponent::{self, Opponent},
    played::{Handle, Played},
    table::Names,
};
use crate::{options, session::Session};

/// The state of the opponent and of advice, and the table of the last render.
pub struct Desk<F: Played> {
    /// The page's game under its default preset.
    pub plain: F,
    pub embed: bool,
    pub table: Handle<F>,
    /// The address of the game at the position looked at, and the players, at the last look.
    pub address: String,
    pub names: Names,
    pub opponent: Opponent,
    pub adviser: Adviser,
    /// What advice has drawn on the board.
    pub drawn: String,
    /// The selector that gets the focus after the next render.
    pub focus: Option<String>,
    /// No table has been looked at yet.
    new: bool,
    /// A move is being shown.
    showing: bool,
    listening: Vec<Option<Listening>>,
}

pub type Shared<F> = Rc<RefCell<Desk<F>>>;

impl<F: Played> Desk<F> {
    pub fn session(&self) -> &Session<F> {
        &self.table.session
    }

    pub fn dispatch(&self, action: PageAction<F>) {
        self.table.dispatch(action);
    }
}

/// Starts to follow a table, and the listeners for dialogs, the worker and the visibility of the page.
pub fn start<F: Played>(plain: F, embed: bool, table: Handle<F>) -> Shared<F> {
    let desk = Rc::new(RefCell::new(Desk {
        plain,
        embed,
        table,
        address: String::new(),
        names: Names::default(),
        opponent: Opponent::default(),
        adviser: Adviser::default(),
        drawn: String::new(),
        focus: None,
        new: true,
        showing: false,
        listening: Vec::new(),
    }));
    let listening = [opponent::begin(&desk), advice::begin(&desk)].into_iter().flatten().collect();
    desk.borrow_mut().listening = listening;
    browser::hear_opponent({
        let desk = desk.clone();
        move |text| hear(&mut desk.borrow_mut(), &text)
    });
    desk
}

/// Passes a message of the worker to the opponent or to advice.
fn hear<F: Played>(desk: &mut Desk<F>, text: &str) {
    if !advice::hear(desk, text) {
        opponent::hear(desk, text);
        // a request of advice may have waited for the opponent
        advice::look(desk);
    }
}

/// After a render: passes what has changed to the opponent and to advice.
pub fn look<F: Played>(shared: &Shared<F>, table: &Handle<F>) {
    let mut desk = shared.borrow_mut();
    desk.table = table.clone();
    let address = options::write(&table.session, table.preset, None);
    if desk.new || desk.address != address || desk.names != table.names {
        let before = std::mem::replace(&mut desk.address, address);
        let names = std::mem::replace(&mut desk.names, table.names.clone());
        let players = names != desk.names;
        // for another game the state of the animation follows next
        (desk.new, desk.showing) = (false, false);
        opponent::told(&mut desk, &before, players);
        advice::told(&mut desk);
    }
    let showing = table.showing.is_some();
    if desk.showing != showing {
        desk.showing = showing;
        desk.opponent.step(showing);
        advice::step(&mut desk, showing);
    }
    opponent::under_dialog(&mut desk, table.dialog.is_some());
    advice::draw(&mut desk);
    if let Some(css) = desk.focus.take() {
        browser::focus(&css);
    }
}
