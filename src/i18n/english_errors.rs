//! English for what cannot be read: links, records, positions.

use super::{
    LinkTrouble, Message, english_pasang,
    quoted::{quoted, shortened},
    say,
};
use crate::{
    engine::{Kind, sowing::setup::SetupError},
    notation::{ImportError, JsonTrouble, Law, PositionError, ReadingsError, Trouble},
};

pub fn link(trouble: &LinkTrouble) -> String {
    match trouble {
        LinkTrouble::Beyond { moves } => format!("The game has only {moves} moves: this is after the last."),
        LinkTrouble::BeyondStep { number, steps } => {
            format!("Move {number} has only {steps} steps: this is its end.")
        }
        LinkTrouble::Key(key) => format!("{} is not a value it can take.", quoted(key)),
        LinkTrouble::Import { kind, error } => at(*kind, error),
    }
}

pub fn at(kind: Kind, error: &ImportError) -> String {
    format!("Line {}, column {}: {}", error.line, error.column, import(kind, &error.what))
}

fn import(kind: Kind, trouble: &Trouble) -> String {
    match trouble {
        Trouble::Tag => "a line in brackets has to read [Key \"value\"].".into(),
        Trouble::Format(version) => format!("format {} is not known here.", shortened(version)),
        Trouble::NoGame => "no game is named.".into(),
        Trouble::UnknownGame(name) => format!("no game is called {}.", quoted(name)),
        Trouble::Elsewhere(kind) => say(&Message::OtherGame { kind: *kind }),
        Trouble::Readings(error) => match error {
            ReadingsError::Preset(name) => format!("there is no preset {}.", quoted(name)),
            ReadingsError::Pair(text) => format!("{} is not reading-value.", quoted(text)),
            ReadingsError::Reading(name) => format!("there is no reading {}.", quoted(name)),
            ReadingsError::Value { reading, value } => {
                format!("{} has no value {}.", quoted(reading), quoted(value))
            }
        },
        Trouble::Position(PositionError::Syntax { .. }) => "this is not a position.".into(),
        Trouble::Position(PositionError::Law(Law::Sowing(law))) => {
            if Kind::HAS_SOWING {
                setup(law)
            } else {
                String::new()
            }
        }
        Trouble::Position(PositionError::Law(Law::Pasang(law))) => english_pasang::law(law),
        Trouble::NotAMove(text) => format!("{} names no hole of this board.", quoted(text)),
        Trouble::Number(text) => format!("{} is not the number of the next move.", quoted(text)),
        Trouble::Illegal { text, clause } => {
            format!(
                "the move {} is not allowed. {}",
                quoted(text),
                say(&Message::Clause { kind, clause: *clause })
            )
        }
        Trouble::AfterEnd(text) => format!("the move {} comes after the end of the game.", quoted(text)),
        Trouble::Result { claimed, found } => {
            format!("the record claims the result {}, but its moves give {}.", quoted(claimed), quoted(found))
        }
        Trouble::Json(JsonTrouble::Syntax) => "from here on this is not JSON.".into(),
        Trouble::Json(JsonTrouble::Ends) => "the text ends before the record does.".into(),
        Trouble::Json(JsonTrouble::NotText) => "here a text is wanted, in quotation marks.".into(),
        Trouble::Json(JsonTrouble::NotAList) => "here a list of moves is wanted, in square brackets.".into(),
    }
}

fn setup(error: &SetupError) -> String {
    match error {
        SetupError::Holes { found, wanted } => format!("{found} holes of {wanted}."),
        SetupError::Stores { found, wanted } => format!("{found} stores of {wanted}."),
        SetupError::Total { found, wanted } => format!("{found} of {wanted} counters placed."),
        SetupError::Mark { hole } => format!("hole {} of the text cannot bear this mark.", hole.0 + 1),
        SetupError::Seat { found } => format!("there is no seat {}.", found + 1),
        SetupError::Note { key } => format!("this game has nothing called {}.", quoted(key)),
        SetupError::Value { key, value } => format!("{} cannot be {}.", quoted(key), quoted(value)),
        SetupError::MustPass => "the player to move cannot sow, so it is the other’s turn.".into(),
    }
}
