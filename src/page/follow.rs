//! Tells the opponent and advice what has happened: at the table, in the worker and in the page.

use std::{cell::RefCell, rc::Rc};

use super::{
    advice::{self, adviser::Adviser},
    browser,
    desk::{Desk, Shared},
    opponent::{self, state::Opponent},
    played::{Handle, Played},
    table::Names,
};
use crate::options;

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
