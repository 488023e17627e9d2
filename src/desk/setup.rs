//! A new game: its readings by preset or one by one.

use super::Desk;
use crate::engine::family::Family;
use crate::{
    app::{
        browser::{self, Storage},
        frame::ui,
        saved::Saved,
    },
    engine::{Game, sowing::Sowing},
    i18n::{Ui, say},
    options,
    session::Session,
    story::caption,
};

/// Shows the rules of the game on the table, to be changed.
pub fn open(desk: &Desk) {
    browser::show("setup");
    browser::pick("preset", desk.options.preset);
    show(desk.options.session.game());
    if desk.embed || Storage::open().is_err() {
        browser::put_text("setup-note", &ui(Ui::GivenUp));
    }
    tell(desk);
}

fn show(game: &Sowing) {
    for (index, reading) in game.kind().readings().iter().enumerate() {
        browser::pick(reading.name, game.value(index));
    }
}

fn value(id: &str) -> String {
    browser::by_id(id).and_then(|field| browser::typed(&field)).unwrap_or_default()
}

/// What has been chosen in the dialog.
fn chosen(desk: &Desk) -> (Sowing, &'static str) {
    let kind = desk.kind;
    let named = value("preset");
    let preset = kind.presets().iter().find(|preset| preset.name == named);
    let preset = preset.map_or(desk.options.preset, |preset| preset.name);
    let mut game = kind.preset(preset).unwrap_or(kind.game());
    for reading in kind.readings() {
        // a value that is not known leaves the preset's
        let _ = game.read(reading.name, &value(reading.name));
    }
    (game, preset)
}

/// Another preset brings its readings.
pub fn preset_chosen(desk: &Desk) {
    if let Some(game) = desk.kind.preset(&value("preset")) {
        show(&game);
    }
    tell(desk);
}

/// Says what has been chosen.
pub fn tell(desk: &Desk) {
    let (game, preset) = chosen(desk);
    browser::put_text("setup-differs", &say(&caption::differs(&game, preset)));
}

/// A new game for the same persons.
pub fn start(desk: &Desk) {
    let (game, preset) = chosen(desk);
    let address = options::write(&Session::new(game, game.start()), preset, None);
    let saved = Saved { address, ..desk.saved.clone() };
    browser::say_to_page("lay", &saved.write());
}
