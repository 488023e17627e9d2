//! What acts beside the picture: the opponent and whoever advises. Both ask the worker, look at the table as it was
//! last drawn, and change it by actions alone.

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

/// What acts beside the picture, and the table as it was last drawn.
pub struct Desk<F: Played> {
    /// The page's game under its default preset.
    pub plain: F,
    pub embed: bool,
    pub table: Handle<F>,
    /// The address of the game on the table at the position looked at, and who plays, as they were last looked at.
    pub address: String,
    pub names: Names,
    pub opponent: Opponent,
    pub adviser: Adviser,
    /// What has been drawn on the board of what was found.
    pub drawn: String,
    /// What gets the focus when the next picture is complete.
    pub focus: Option<String>,
    /// Nothing has been looked at yet.
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

/// Begins to look at a table, and to hear the dialogs, the worker and whether anybody sees the page.
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

/// The worker says something, to the opponent or to whoever advises.
fn hear<F: Played>(desk: &mut Desk<F>, text: &str) {
    if !advice::hear(desk, text) {
        opponent::hear(desk, text);
        // who waited for the opponent goes on
        advice::look(desk);
    }
}

/// A picture of the table is complete: whoever acts beside it looks at what is another.
pub fn look<F: Played>(shared: &Shared<F>, table: &Handle<F>) {
    let mut desk = shared.borrow_mut();
    desk.table = table.clone();
    let address = options::write(&table.session, table.preset, None);
    if desk.new || desk.address != address || desk.names != table.names {
        let before = std::mem::replace(&mut desk.address, address);
        let names = std::mem::replace(&mut desk.names, table.names.clone());
        let players = names != desk.names;
        // of another game it is told next whether a move is being shown
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
