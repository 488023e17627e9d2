//! English for what cannot be read: links, records, positions.

use super::{LinkTrouble, Message, english_pasang, say};
use crate::{
    engine::{Kind, sowing::setup::SetupError},
    notation::{ImportError, Law, PositionError, ReadingsError, Trouble},
};

pub fn link(trouble: &LinkTrouble) -> String {
    match trouble {
        LinkTrouble::Beyond { moves } => format!("The game has only {moves} moves: this is after the last."),
        LinkTrouble::BeyondStep { number, steps } => {
            format!("Move {number} has only {steps} steps: this is its end.")
        }
        LinkTrouble::Key(key) => format!("“{key}” is not a value it can take."),
        LinkTrouble::Import { kind, error } => at(*kind, error),
    }
}

pub fn at(kind: Kind, error: &ImportError) -> String {
    format!("Line {}, column {}: {}", error.line, error.column, import(kind, &error.what))
}

fn import(kind: Kind, trouble: &Trouble) -> String {
    match trouble {
        Trouble::Tag => "a line in brackets has to read [Key \"value\"].".into(),
        Trouble::Format(version) => format!("format {version} is not known here."),
        Trouble::NoGame => "no game is named.".into(),
        Trouble::UnknownGame(name) => format!("no game is called “{name}”."),
        Trouble::Elsewhere(kind) => say(&Message::OtherGame { kind: *kind }),
        Trouble::Readings(error) => match error {
            ReadingsError::Preset(name) => format!("there is no preset “{name}”."),
            ReadingsError::Pair(text) => format!("“{text}” is not reading-value."),
            ReadingsError::Reading(name) => format!("there is no reading “{name}”."),
            ReadingsError::Value { reading, value } => format!("“{reading}” has no value “{value}”."),
        },
        Trouble::Position(PositionError::Syntax { .. }) => "this is not a position.".into(),
        Trouble::Position(PositionError::Law(Law::Sowing(law))) => match Kind::ONLY {
            Some(Kind::Pasang) => String::new(),
            _ => setup(law),
        },
        Trouble::Position(PositionError::Law(Law::Pasang(law))) => english_pasang::law(law),
        Trouble::NotAMove(text) => format!("“{text}” names no hole of this board."),
        Trouble::Number(text) => format!("“{text}” is not the number of the next move."),
        Trouble::Illegal { text, clause } => {
            format!("the move “{text}” is not allowed. {}", say(&Message::Clause { kind, clause: *clause }))
        }
        Trouble::AfterEnd(text) => format!("the move “{text}” comes after the end of the game."),
        Trouble::Result { claimed, found } => {
            format!("the record claims the result “{claimed}”, but its moves give “{found}”.")
        }
        Trouble::Json(why) => why.clone(),
    }
}

fn setup(error: &SetupError) -> String {
    match error {
        SetupError::Holes { found, wanted } => format!("{found} holes of {wanted}."),
        SetupError::Stores { found, wanted } => format!("{found} stores of {wanted}."),
        SetupError::Total { found, wanted } => format!("{found} of {wanted} counters placed."),
        SetupError::Mark { hole } => format!("hole {} of the text cannot bear this mark.", hole.0 + 1),
        SetupError::Seat { found } => format!("there is no seat {}.", found + 1),
        SetupError::Note { key } => format!("this game has nothing called “{key}”."),
        SetupError::Value { key, value } => format!("“{key}” cannot be “{value}”."),
        SetupError::MustPass => "the player to move cannot sow, so it is the other’s turn.".into(),
    }
}
