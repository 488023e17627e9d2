//! The game's own dialog: who plays, how it is shown, its record, the games that are kept.

use super::{Desk, Logged, ends, levels, opponent, position::editor_model::address, record, saved_games};
use crate::{
    app::browser,
    engine::seat::Seat,
    notation::name,
    settings::{MENU, SETTINGS},
};

/// The fields for the names of the persons, in the order of the seats.
const NAMES: [&str; 3] = ["name-first", "name-second", "name-third"];

/// Opens the dialog on what is set, played and kept now; `fresh` when nothing has gone wrong before.
pub fn open<F: Logged>(desk: &Desk<F>, fresh: bool) {
    browser::show("menu");
    for set in MENU {
        browser::pick(&format!("set-{}", SETTINGS[set as usize].name), desk.settings.get(set));
    }
    for (field, name) in NAMES.iter().zip(&desk.saved.names) {
        browser::pick(field, name.as_deref().unwrap_or(""));
    }
    choices(desk);
    ends::show(desk);
    levels::show(desk.plain.kind());
    browser::pick("record", &record::of(desk).to_text());
    set_up(desk);
    if fresh {
        browser::put_text("record-why", "");
    }
    saved_games::show(desk);
}

/// The ways to where positions are set up lead there with what is on the board.
pub fn set_up<F: Logged>(desk: &Desk<F>) {
    let session = &desk.options.session;
    let address = address(session.game(), desk.options.preset, session.position());
    for link in ["set-up", "set-up-new"].into_iter().filter_map(browser::by_id) {
        let to = link.get_attribute("href").unwrap_or_default();
        let page = to.split('#').next().unwrap_or_default();
        let _ = link.set_attribute("href", &format!("{page}#{address}"));
    }
}

/// Who plays for each seat, as its name says.
fn choices<F: Logged>(desk: &Desk<F>) {
    for (seat, (field, name)) in NAMES.iter().zip(&desk.saved.names).enumerate() {
        if let Some(seat) = Seat::at(seat) {
            opponent::choice(field, seat, name.as_deref());
        }
    }
}

/// Who plays for a seat has been chosen: a person, or a level of the opponent.
pub fn seated<F: Logged>(desk: &mut Desk<F>, seat: &str, value: &str) {
    let level = value.parse().ok().filter(|&level: &u8| level > 0);
    browser::pick(&format!("name-{seat}"), &level.map(opponent::name).unwrap_or_default());
    named(desk);
}

/// A name has been written.
pub fn named<F: Logged>(desk: &mut Desk<F>) {
    for (seat, field) in NAMES.iter().enumerate() {
        let typed = browser::by_id(field).and_then(|field| browser::typed(&field));
        desk.saved.names[seat] = typed.as_deref().and_then(name);
    }
    opponent::seated(desk);
    ends::show(desk);
    browser::pick("record", &record::of(desk).to_text());
    choices(desk);
}
