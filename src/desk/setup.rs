//! A new game: its readings by preset or one by one.

use super::{Desk, Logged};
use crate::{
    app::{browser, frame::ui, keeping, markup::reading_id, saved::Saved},
    i18n::{Ui, say},
    options,
    session::Session,
    story::caption,
};

/// Shows the rules of the game on the table, to be changed.
pub fn open<F: Logged>(desk: &Desk<F>) {
    browser::show("setup");
    browser::pick("preset", desk.options.preset);
    show(desk.options.session.game());
    if desk.embed || !keeping::keeps() {
        browser::put_text("setup-note", &ui(Ui::GivenUp));
    }
    super::menu::set_up(desk);
    tell(desk);
}

fn show<F: Logged>(game: &F) {
    for (index, reading) in game.readings().iter().enumerate() {
        browser::pick(&reading_id(reading.name), game.value(index));
    }
}

fn value(id: &str) -> String {
    browser::by_id(id).and_then(|field| browser::typed(&field)).unwrap_or_default()
}

/// What has been chosen in the dialog.
fn chosen<F: Logged>(desk: &Desk<F>) -> (F, &'static str) {
    let plain = desk.plain;
    let named = value("preset");
    let preset = plain.presets().iter().find(|preset| preset.name == named);
    let preset = preset.map_or(desk.options.preset, |preset| preset.name);
    let mut game = plain.under(preset).unwrap_or(plain);
    for reading in plain.readings() {
        // a value that is not known leaves the preset's
        let _ = game.read(reading.name, &value(&reading_id(reading.name)));
    }
    (game, preset)
}

/// Another preset brings its readings.
pub fn preset_chosen<F: Logged>(desk: &Desk<F>) {
    if let Some(game) = desk.plain.under(&value("preset")) {
        show(&game);
    }
    tell(desk);
}

/// Says what has been chosen.
pub fn tell<F: Logged>(desk: &Desk<F>) {
    let (game, preset) = chosen(desk);
    browser::put_text("setup-differs", &say(&caption::differs(&game, preset)));
}

/// A new game for the same persons; whether it could begin. What the persons have laid out themselves is laid out
/// again.
pub fn start<F: Logged>(desk: &Desk<F>) -> bool {
    let (game, preset) = chosen(desk);
    let before = &desk.options.session;
    let start = match (game.is_laid_out(), before.game().is_laid_out()) {
        (true, true) => *before.start(),
        (true, false) => {
            browser::put_text("setup-note", &ui(Ui::NotLaidOut));
            return false;
        }
        _ => game.start(),
    };
    let address = options::write(&Session::new(game, start), preset, None);
    let saved = Saved { address, ..desk.saved.clone() };
    browser::say_to_page("lay", &saved.write());
    true
}
