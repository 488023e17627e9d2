//! The game's own dialog: who plays, how it is shown, its record, the games that are kept.

use super::{Desk, record, shelf};
use crate::{
    app::browser,
    settings::{MENU, SETTINGS},
};

/// The fields for the names of the persons, in the order of the seats.
const NAMES: [&str; 3] = ["name-first", "name-second", "name-third"];

/// Opens the dialog on what is set, played and kept now; `fresh` when nothing has gone wrong before.
pub fn open(desk: &Desk, fresh: bool) {
    browser::show("menu");
    for set in MENU {
        browser::pick(&format!("set-{}", SETTINGS[set as usize].name), desk.settings.get(set));
    }
    for (field, name) in NAMES.iter().zip(&desk.saved.names) {
        browser::pick(field, name.as_deref().unwrap_or(""));
    }
    browser::pick("record", &record::of(desk).to_text());
    if fresh {
        browser::put_text("record-why", "");
    }
    shelf::show(desk);
}

/// A name has been written.
pub fn named(desk: &mut Desk) {
    for (seat, field) in NAMES.iter().enumerate() {
        let name = browser::by_id(field).and_then(|field| browser::typed(&field)).unwrap_or_default();
        desk.saved.names[seat] = Some(name.trim().into()).filter(|name: &String| !name.is_empty());
    }
    browser::say_to_page("names", &desk.saved.write());
    browser::pick("record", &record::of(desk).to_text());
}
