//! The game as a record and as a link, out of the page and into it.

use super::{Desk, Logged, opponent::Seated};
use crate::{
    app::{browser, frame::ui, saved::Saved},
    i18n::{Message, Ui, say},
    notation::{ImportError, Record, Trouble},
    options,
    session::{Action, Session},
};

/// The whole game on the table, as it can be written down.
pub(super) fn of<F: Logged>(desk: &Desk<F>) -> Record<F> {
    let session = &desk.options.session;
    let last = session.act(Action::Goto(session.moves().len())).unwrap_or_else(|_| session.clone());
    let own = *session.start() != session.game().start();
    Record {
        game: *session.game(),
        preset: desk.options.preset,
        setup: own.then_some(*session.start()),
        names: desk.saved.names.clone(),
        moves: session.moves().to_vec(),
        outcome: last.outcome(),
        stop: session.stopped(),
    }
}

/// The address of the game that a record holds.
pub fn address<F: Logged>(record: &Record<F>) -> String {
    let start = record.setup.unwrap_or_else(|| record.game.start());
    let mut session = Session::new(record.game, start);
    for &chosen in &record.moves {
        // one that could not be played would change nothing
        let _ = session.push(chosen);
    }
    if let Some(stop) = record.stop {
        session = session.act(Action::Stop(stop)).unwrap_or(session);
    }
    options::write(&session, record.preset, None)
}

/// Lays a record that somebody has pasted, opened or let fall on the table; whether it could. What cannot be read
/// is said with its place, and the game on the table stays.
pub(super) fn lay<F: Logged>(desk: &Desk<F>, text: &str) -> bool {
    let kind = desk.plain.kind();
    let wrong = match Record::<F>::read(text) {
        Err(ImportError { what: Trouble::Elsewhere(kind), .. }) => Message::OtherGame { kind },
        Err(error) => Message::BadRecord { kind, error: error.into() },
        Ok(record) if record.game.kind() != kind => Message::OtherGame { kind: record.game.kind() },
        Ok(record) => {
            let saved = Saved {
                id: String::new(),
                address: address(&record),
                when: String::new(),
                names: record.names,
            };
            browser::say_to_page("lay", &saved.write());
            browser::put_text("record-why", "");
            return true;
        }
    };
    browser::put_text("record-why", &say(&wrong));
    false
}

/// Copies what stands in the field, or selects it where the browser does not let the page copy.
pub(super) fn copy() {
    let text = browser::by_id("record").and_then(|field| browser::typed(&field)).unwrap_or_default();
    browser::copy(&text, |done| {
        browser::choose_text("record");
        browser::put_text("record-why", &ui(if done { Ui::Copied } else { Ui::NotCopied }));
    });
}

/// Copies the address of the moment that is shown, and of who plays besides persons.
pub(super) fn copy_link<F: Logged>(desk: &Desk<F>) {
    let seats = Seated::of(&desk.plain, &desk.saved.names).option();
    let between = if desk.saved.address.is_empty() || seats.is_empty() { "" } else { "&" };
    let asked = [&*desk.saved.address, between, &*seats].concat();
    browser::pick("record", &browser::whole_address(desk.plain.name(), &asked));
    copy();
}

/// Gives the game as a file.
pub(super) fn save<F: Logged>(desk: &Desk<F>, json: bool) {
    let record = of(desk);
    let (ending, text) = if json { ("json", record.to_json()) } else { ("txt", record.to_text()) };
    browser::save(&format!("{}.{ending}", desk.plain.name()), &text);
}
