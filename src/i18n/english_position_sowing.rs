//! English for what is said while a board of holes is set up: counts, marks, notes, and the law that is broken.

use super::{
    english::{number, side},
    english_rounds,
    english_sowing::{counters, store},
    position::Holes,
};
use crate::{
    engine::{
        seat::Seat,
        sowing::{
            Kind,
            position::Mark,
            setup::{Setup, SetupError},
        },
    },
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
                Some(Mark::Closed) if matches!(kind.here(), Kind::KotuBaendum | Kind::Puhulmutu) => {
                    "only an empty hole is closed, and none in the first round."
                }
                Some(Mark::Closed) => "only an empty hole is closed.",
                _ => {
                    "one hole alone is puta, naga or wala, in a later round, with one seed or more, a naga with two."
                }
            };
            format!("{letter} cannot bear this mark: {why}")
        }
        SetupError::Seat { found } => format!("there is no seat {}.", found + 1),
        SetupError::Note { key } => format!("this game has nothing called “{key}”."),
        SetupError::Value { key, value } => {
            let alone = setup.on_board() == 1;
            let why = fault(kind, key, setup.notes.iter().any(|(known, _)| known == key), alone);
            if why.is_empty() { format!("“{key}” cannot be “{value}”.") } else { why.into() }
        }
        SetupError::MustPass => "the player to move cannot sow, so it is another’s turn.".into(),
    }
}

/// Why a note cannot be what it is: `said` where it is written at all, `alone` with a single counter on the board.
fn fault(kind: Kind, key: &str, said: bool, alone: bool) -> &'static str {
    match (kind.here(), key) {
        (Kind::Adjiboto, "played") => "the holes that were opened are holes of the board.",
        (Kind::Adjiboto, _) => "this is more moves than those without captures.",
        (Kind::MangalaSuez, "emptied") => {
            "before play all holes but the emptied ones are full, and each side empties its share in its turn."
        }
        (Kind::MangalaSuez, "turns") => "this is more turns than those without captures.",
        (Kind::MangalaSuez, "from") => "a turn begins at a hole that holds shells, after the emptying.",
        (Kind::MangalaSuez, _) => "a sowing without end is a draw only in play, under that reading.",
        (Kind::RajaPasu | Kind::RajaPasuMandiri, "round") if alone => {
            "one seed alone is on no board: with it the round is over."
        }
        (Kind::KotuBaendum | Kind::Puhulmutu | Kind::RajaPasu | Kind::RajaPasuMandiri, "round") => {
            "the match has no such round."
        }
        (Kind::KotuBaendum | Kind::Puhulmutu, "between") if said => {
            "between two rounds the board is bare and unmarked, and who starts the next is to move."
        }
        (Kind::KotuBaendum | Kind::Puhulmutu, "between") => "the player to move cannot sow.",
        (Kind::KotuBaendum | Kind::Puhulmutu, "way") => {
            "the way is open before the first sowing, on an unmarked board; later it is one of the two."
        }
        (Kind::KotuBaendum, "owed") => "a first turn is owed only by who has not yet had it.",
        (Kind::KotuBaendum | Kind::Puhulmutu, "starter") => "South starts the first round.",
        (Kind::KotuBaendum | Kind::Puhulmutu, _) => {
            "only who starts a later round arranges seeds, and is first to go anticlockwise."
        }
        (Kind::Oware, _) => "a game that repetition has ended has left no seed on the board.",
        (Kind::RajaPasu, _) => "the starter is South or North, and between rounds is to move.",
        (Kind::RajaPasuMandiri, _) => "nobody borrows before the first round, or twice before a later one.",
        _ => "",
    }
}

/// What a note asks.
fn note(kind: Kind, key: &str) -> &'static str {
    match (kind.here(), key) {
        (Kind::Adjiboto, "played") => "Opened already",
        (Kind::Adjiboto, _) => "Moves played of those without captures",
        (Kind::MangalaSuez, "emptied") => "Holes emptied before play",
        (Kind::MangalaSuez, "turns") => "Turns sown of those without captures",
        (Kind::MangalaSuez, "from") => "The turn begins here",
        (Kind::MangalaSuez, _) => "A sowing has been without end",
        (_, "round") => "Round",
        (_, "between") => "The round",
        (_, "way") => "The round goes",
        (_, "owed") => "A first turn from an end hole is owed by",
        (_, "starter") => "The round was started by",
        (_, "twelve") => "Seeds arranged for this round",
        (_, "debts") => "Debts in sevens",
        (_, "repeated") => "Ended by repetition",
        _ => "",
    }
}

/// A value of a note that is one of a few.
fn value(kind: Kind, key: &str, value: &str) -> String {
    let names = |seats: &str| match seats {
        "1" => side(Seat::FIRST),
        "2" => side(Seat::SECOND),
        "12" => "both",
        _ => "nobody",
    };
    let arranged = |text: &str| match text.split_at_checked(1) {
        Some((seat @ ("1" | "2"), first)) => {
            format!("{}, {first} in its first end hole", names(seat))
        }
        _ => "none".into(),
    };
    match (kind.here(), key, value) {
        (Kind::KotuBaendum | Kind::Puhulmutu, "between", "1") => "is over".into(),
        (Kind::KotuBaendum | Kind::Puhulmutu, "between", _) => "goes on".into(),
        (Kind::KotuBaendum | Kind::Puhulmutu, "way", "open") => "either way".into(),
        (Kind::KotuBaendum | Kind::Puhulmutu, "way", way) => way.into(),
        (Kind::KotuBaendum | Kind::Puhulmutu, "twelve", text) => arranged(text),
        (Kind::KotuBaendum | Kind::Puhulmutu | Kind::RajaPasu, _, seats) => names(seats).into(),
        (_, _, "1") => "yes".into(),
        (_, _, "0") => "no".into(),
        _ => value.into(),
    }
}
