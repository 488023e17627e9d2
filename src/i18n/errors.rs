//! Messages about what cannot be read: links, records, positions.

use super::{
    LinkTrouble, pasang,
    quoted::shortened,
    said::{Said, said},
    words::{About, about, name},
};
use crate::{
    engine::{Kind, sowing::setup::SetupError},
    notation::{ImportError, JsonTrouble, Law, PositionError, ReadingsError, Trouble},
};

pub(super) fn link(trouble: &LinkTrouble) -> Said {
    match trouble {
        LinkTrouble::Beyond { moves } => said!("link-beyond", moves),
        LinkTrouble::BeyondStep { number, steps } => said!("link-beyond-step", number, steps),
        LinkTrouble::Key(key) => quoting("link-key", key),
        LinkTrouble::Import { kind, error } => at(*kind, error),
    }
}

/// What is wrong in a record, and where.
pub(super) fn at(kind: Kind, error: &ImportError) -> Said {
    said!("bad-record", line = error.line, column = error.column, what = import(kind, &error.what))
}

/// A message that quotes text a person has typed.
fn quoting(key: &str, text: &str) -> Said {
    said!(key, text = shortened(text))
}

fn import(kind: Kind, trouble: &Trouble) -> Said {
    match trouble {
        Trouble::Tag => said!("record-tag"),
        Trouble::Format(version) => quoting("record-format", version),
        Trouble::NoGame => said!("record-no-game"),
        Trouble::UnknownGame(name) => quoting("record-unknown-game", name),
        Trouble::Elsewhere(kind) => said!("other-game", name = name(*kind)),
        Trouble::Readings(error) => match error {
            ReadingsError::Preset(name) => quoting("record-preset", name),
            ReadingsError::Pair(text) => quoting("record-pair", text),
            ReadingsError::Reading(name) => quoting("record-reading", name),
            ReadingsError::Value { reading, value } => {
                quoting("record-value", reading).with("value", shortened(value))
            }
        },
        Trouble::Position(PositionError::Syntax { .. }) => said!("record-position"),
        Trouble::Position(PositionError::Law(Law::Sowing(law))) => setup(law),
        Trouble::Position(PositionError::Law(Law::Pasang(law))) => pasang::law(law),
        Trouble::NotAMove(text) => quoting("record-not-a-move", text),
        Trouble::Number(text) => quoting("record-number", text),
        Trouble::Illegal { text, clause } => {
            quoting("record-illegal", text).with("clause", about(kind, About::Clause(*clause)))
        }
        Trouble::AfterEnd(text) => quoting("record-after-end", text),
        Trouble::Result { claimed, found } => {
            quoting("record-result", claimed).with("found", shortened(found))
        }
        Trouble::Json(JsonTrouble::Syntax) => said!("record-json-syntax"),
        Trouble::Json(JsonTrouble::Ends) => said!("record-json-ends"),
        Trouble::Json(JsonTrouble::NotText) => said!("record-json-not-text"),
        Trouble::Json(JsonTrouble::NotAList) => said!("record-json-not-a-list"),
    }
}

fn setup(error: &SetupError) -> Said {
    match error {
        SetupError::Holes { found, wanted } => said!("setup-holes", found, wanted),
        SetupError::Stores { found, wanted } => said!("setup-stores", found, wanted),
        SetupError::Total { found, wanted } => said!("setup-total", found, wanted),
        SetupError::Mark { hole } => said!("setup-mark", hole = hole.0 + 1),
        SetupError::Seat { found } => said!("setup-seat", found = found + 1),
        SetupError::Note { key } => said!("setup-note", key = shortened(key)),
        SetupError::Value { key, value } => {
            said!("setup-value", key = shortened(key), value = shortened(value))
        }
        SetupError::MustPass => said!("setup-must-pass"),
    }
}
