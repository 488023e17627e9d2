//! Messages about what cannot be read: links, records, positions.

use super::{
    LinkError,
    keyed::{KeyedMessage, keyed},
    pasang,
    quoted::shortened,
    rule_texts::{RuleText, about, name},
};
use crate::{
    engine::{Kind, sowing::setup::SetupError},
    notation::{ImportError, ImportErrorKind, JsonError, Law, PositionError, ReadingsError},
};

pub(super) fn link(error: &LinkError) -> KeyedMessage {
    match error {
        LinkError::Beyond { moves } => keyed!("link-beyond", moves),
        LinkError::BeyondStep { number, steps } => keyed!("link-beyond-step", number, steps),
        LinkError::Key(key) => quoting("link-key", key),
        LinkError::Option(key) => quoting("link-option", key),
        LinkError::Import { kind, error } => at(*kind, error),
    }
}

/// What is wrong in a record, and where.
pub(super) fn at(kind: Kind, error: &ImportError) -> KeyedMessage {
    keyed!("bad-record", line = error.line, column = error.column, what = import(kind, &error.kind))
}

/// A message that quotes text a person has typed.
fn quoting(key: &str, text: &str) -> KeyedMessage {
    keyed!(key, text = shortened(text))
}

fn import(kind: Kind, error: &ImportErrorKind) -> KeyedMessage {
    match error {
        ImportErrorKind::Tag => keyed!("record-tag"),
        ImportErrorKind::Format(version) => quoting("record-format", version),
        ImportErrorKind::NoGame => keyed!("record-no-game"),
        ImportErrorKind::UnknownGame(name) => quoting("record-unknown-game", name),
        ImportErrorKind::Elsewhere(kind) => keyed!("other-game", name = name(*kind)),
        ImportErrorKind::Readings(error) => match error {
            ReadingsError::Preset(name) => quoting("record-preset", name),
            ReadingsError::Pair(text) => quoting("record-pair", text),
            ReadingsError::Reading(name) => quoting("record-reading", name),
            ReadingsError::Value { reading, value } => {
                quoting("record-value", reading).with("value", shortened(value))
            }
        },
        ImportErrorKind::Position(PositionError::Syntax { .. }) => keyed!("record-position"),
        ImportErrorKind::Position(PositionError::Law(Law::Sowing(law))) => setup(law),
        ImportErrorKind::Position(PositionError::Law(Law::Pasang(law))) => pasang::law(law),
        ImportErrorKind::NotAMove(text) => quoting("record-not-a-move", text),
        ImportErrorKind::Number(text) => quoting("record-number", text),
        ImportErrorKind::Illegal { text, clause } => {
            quoting("record-illegal", text).with("clause", about(kind, RuleText::Clause(*clause)))
        }
        ImportErrorKind::AfterEnd(text) => quoting("record-after-end", text),
        ImportErrorKind::Result { claimed, found } => {
            quoting("record-result", claimed).with("found", shortened(found))
        }
        ImportErrorKind::Json(JsonError::Syntax) => keyed!("record-json-syntax"),
        ImportErrorKind::Json(JsonError::Ends) => keyed!("record-json-ends"),
        ImportErrorKind::Json(JsonError::NotText) => keyed!("record-json-not-text"),
        ImportErrorKind::Json(JsonError::NotAList) => keyed!("record-json-not-a-list"),
    }
}

fn setup(error: &SetupError) -> KeyedMessage {
    match error {
        SetupError::Holes { found, wanted } => keyed!("setup-holes", found, wanted),
        SetupError::Stores { found, wanted } => keyed!("setup-stores", found, wanted),
        SetupError::Total { found, wanted } => keyed!("setup-total", found, wanted),
        SetupError::Mark { hole } => keyed!("setup-mark", hole = hole.0 + 1),
        SetupError::Seat { found } => keyed!("setup-seat", found = found + 1),
        SetupError::Note { key } => keyed!("setup-note", key = shortened(key)),
        SetupError::Value { key, value } => {
            keyed!("setup-value", key = shortened(key), value = shortened(value))
        }
        SetupError::MustPass => keyed!("setup-must-pass"),
    }
}
