//! Tells the opponent and advice what has happened: at the table, in the worker and in the page.

use std::{cell::RefCell, rc::Rc};

use super::{
    advice::{self, adviser::Adviser},
    agents::{Agents, Shared},
    browser,
    opponent::{self, state::Opponent},
    played::{Handle, Played},
    table::Names,
};
use crate::options::{self, Thinking};

/// Starts to follow a table, and the listeners for dialogs, the worker and the visibility of the page.
pub fn start<F: Played>(plain: F, embed: bool, thinking: Thinking, table: Handle<F>) -> Shared<F> {
    let agents = Rc::new(RefCell::new(Agents {
        plain,
        embed,
        thinking,
        table,
        address: String::new(),
        names: Names::default(),
        opponent: Opponent::default(),
        adviser: Adviser::default(),
        drawn_marks: String::new(),
        is_new: true,
        showing: false,
        listeners: Vec::new(),
    }));
    let listeners = [opponent::start(&agents), advice::start(&agents)].into_iter().flatten().collect();
    agents.borrow_mut().listeners = listeners;
    browser::on_opponent_message({
        let agents = agents.clone();
        move |text| receive(&mut agents.borrow_mut(), &text)
    });
    agents
}

/// Passes a message of the worker to the opponent or to advice.
fn receive<F: Played>(agents: &mut Agents<F>, text: &str) {
    if !advice::receive(agents, text) {
        opponent::receive(agents, text);
        // a request of advice may have waited for the opponent
        advice::update(agents);
    }
}

/// After a render: passes what has changed to the opponent and to advice.
pub fn update<F: Played>(shared: &Shared<F>, table: &Handle<F>) {
    let mut agents = shared.borrow_mut();
    agents.table = table.clone();
    let address = options::write(&table.session, table.preset, None);
    if agents.is_new || agents.address != address || agents.names != table.names {
        let before = std::mem::replace(&mut agents.address, address);
        let names = std::mem::replace(&mut agents.names, table.names.clone());
        let players = names != agents.names;
        // for another game the state of the animation follows next
        (agents.is_new, agents.showing) = (false, false);
        opponent::table_changed(&mut agents, &before, players);
        advice::table_changed(&mut agents);
    }
    let showing = table.showing.is_some();
    if agents.showing != showing {
        agents.showing = showing;
        agents.opponent.set_showing(showing);
        advice::set_showing(&mut agents, showing);
    }
    opponent::under_dialog(&mut agents, table.dialog.is_some());
    advice::draw(&mut agents);
}
