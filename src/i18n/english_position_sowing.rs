//! English for what is said while a board of holes is set up: counts, marks, notes, and the law that is broken.

use super::{
    english::{number, side},
    english_rounds,
    english_sowing::{counters, store},
    game::{GameWords, NoteFault},
    position::Holes,
    quoted::quoted,
};
use crate::{
    engine::sowing::{
        Kind,
        position::Mark,
        setup::{Setup, SetupError},
    },
    games::for_kind,
    notation::hole_letter,
};

pub fn say(holes: &Holes) -> String {
    match *holes {
        Holes::Placed { kind, placed, total } => placed_of(kind, placed, total),
        Holes::Hole { hole, owner } => format!("{} {}", side(owner), hole.letter()),
        Holes::Store { kind, seat } => format!("{}’s {}", side(seat), store(kind)),
        Holes::Law { kind, row, setup, law } => broken(kind, row, setup, law),
        Holes::Mark(Mark::None) => "No mark".into(),
        Holes::Mark(mark) => match mark {
            Mark::Tied(seat) => format!("Tied by {}", side(seat)),
            _ => {
                let word = english_rounds::marked(mark);
                super::english::capital(word.strip_prefix("a ").unwrap_or(&word))
            }
        },
        Holes::Note { kind, key } => note(kind, key).into(),
        Holes::Value { kind, key, value } => self::value(kind, key, value),
        Holes::Owes { debtor, creditor } => format!("{} owes {}", side(debtor), side(creditor)),
    }
}

/// How many counters are on the board, of how many.
fn placed_of(kind: Kind, placed: u32, total: u32) -> String {
    let all = counters(kind, 2);
    let word = all.rsplit(' ').next().unwrap_or("counters");
    let rest = match (total.checked_sub(placed), placed.saturating_sub(total)) {
        (Some(0), _) => return format!("All {total} {word} are placed."),
        (Some(left), _) => format!("{} still to place", number(left)),
        (None, over) => format!("{} too many", number(over)),
    };
    format!("{placed} of {total} {word} placed, {rest}.")
}

/// How many are missing, or too many.
fn off(kind: Kind, found: u32, wanted: u32) -> String {
    match wanted.checked_sub(found) {
        Some(left) => format!("{} still to place.", counters(kind, left)),
        None => format!("{} too many.", counters(kind, found - wanted)),
    }
}

fn broken(kind: Kind, row: u8, setup: &Setup, law: &SetupError) -> String {
    match law {
        SetupError::Holes { found, wanted } => format!("{found} holes, and the board has {wanted}."),
        SetupError::Stores { found, wanted } => format!("{found} stores, and the game has {wanted}."),
        SetupError::Total { found, wanted } => off(kind, *found, *wanted),
        SetupError::Mark { hole } => {
            let letter = hole_letter(*hole, row);
            let why = match setup.marks.get(hole.index()) {
                Some(Mark::Tied(_)) => "only an end hole that holds two or more is tied.",
                Some(Mark::Closed) => for_kind!(kind, Game => Game::CLOSED_MARK),
                _ => {
                    "one hole alone is puta, naga or wala, in a later round, with one seed or more, a naga with two."
                }
            };
            format!("{letter} cannot bear this mark: {why}")
        }
        SetupError::Seat { found } => format!("there is no seat {}.", found + 1),
        SetupError::Note { key } => format!("this game has nothing called {}.", quoted(key)),
        SetupError::Value { key, value } => {
            let fault = NoteFault {
                said: setup.notes.iter().any(|(known, _)| known == key),
                alone: setup.on_board() == 1,
            };
            let why = for_kind!(kind, Game => Game::note_fault(key, fault));
            if why.is_empty() { format!("{} cannot be {}.", quoted(key), quoted(value)) } else { why.into() }
        }
        SetupError::MustPass => "the player to move cannot sow, so it is another’s turn.".into(),
    }
}

/// What a note asks.
fn note(kind: Kind, key: &str) -> &'static str {
    let own = for_kind!(kind, Game => Game::note_asks(key));
    own.unwrap_or(match key {
        "round" => "Round",
        "between" => "The round",
        "way" => "The round goes",
        "owed" => "A first turn from an end hole is owed by",
        "starter" => "The round was started by",
        "twelve" => "Seeds arranged for this round",
        "debts" => "Debts in sevens",
        "repeated" => "Ended by repetition",
        _ => "",
    })
}

/// A value of a note that is one of a few.
fn value(kind: Kind, key: &str, value: &str) -> String {
    let own = for_kind!(kind, Game => Game::note_value(key, value));
    own.unwrap_or_else(|| match value {
        "1" => "yes".into(),
        "0" => "no".into(),
        _ => value.into(),
    })
}
