//! English. The match is exhaustive: a message without words does not compile.

use super::{
    Message, Next, english_ends, english_errors, english_pasang, english_rounds, english_sowing, english_ui,
    game::GameWords,
    words::{About, words},
};
use crate::{
    engine::{Kind, seat::Seat},
    games::for_kind,
    session::Stop,
};

const SMALL: [&str; 13] =
    ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/// Up to twelve in words.
pub(crate) fn number(count: u32) -> String {
    SMALL.get(count as usize).map_or_else(|| count.to_string(), ToString::to_string)
}

/// The side of the board a seat plays from.
pub(crate) fn side(seat: Seat) -> &'static str {
    ["South", "North", "East"][seat.index() % 3]
}

pub(crate) fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [head @ .., last] => format!("{} and {last}", head.join(", ")),
    }
}

pub(super) fn next(next: Next) -> String {
    match next {
        Next::Seat(seat) => format!("{} to move.", side(seat)),
        Next::Stopped(stop) => stopped(stop),
        Next::Over { kind, outcome, stores, debts } => english_ends::ended(kind, outcome, stores, debts),
        Next::Round(round) => format!("Round {round} can begin."),
    }
}

pub(super) fn stopped(stop: Stop) -> String {
    match stop {
        Stop::Resigned(seat) => format!("{} has resigned.", side(seat)),
        Stop::Agreed => "A draw: all have agreed.".into(),
    }
}

pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_ascii_uppercase().to_string() + letters.as_str()).unwrap_or_default()
}

/// Where in a game a board is.
#[inline(never)]
fn moment(moves: usize) -> String {
    if moves == 0 { "before the first move".into() } else { format!("after move {moves}") }
}

pub fn say(message: &Message) -> String {
    match message {
        Message::Start { next: then, .. } => format!("A new game. {}", next(*then)),
        Message::TookBack { moves, next: then } => format!("Taken back: {}. {}", moment(*moves), next(*then)),
        Message::PlayedAgain { moves, next: then } => {
            format!("Played again: {}. {}", moment(*moves), next(*then))
        }
        Message::Over(result) => format!("The game is over. {}", say(result)),
        Message::AtStart => "There is no move to take back.".into(),
        Message::AtEnd => "There is no move to play again.".into(),
        Message::Unreadable(trouble) => {
            format!("This link could not be opened as it is. {}", english_errors::link(trouble))
        }
        Message::NothingRefused => "Nothing has been refused.".into(),
        Message::Scores { kind, stores, next: then } => {
            let seats = (0..kind.seats()).filter_map(Seat::at);
            let scores: Vec<_> =
                seats.map(|seat| format!("{} {}", side(seat), stores[seat.index()])).collect();
            let held = match kind.here() {
                Kind::Sowing(kind) => capital(english_sowing::store(kind)),
                Kind::Pasang => "Points".into(),
            };
            format!("{held}: {}. {}", scores.join(", "), next(*then))
        }
        Message::Explained { says, clause: None, .. } => say(says),
        // it ends with the words of its clause
        Message::Explained { says, .. } if matches!(**says, Message::Forbidden { .. }) => say(says),
        Message::Explained { says, kind, clause: Some(clause) } => {
            format!("{} {}", say(says), words(*kind, About::Clause(*clause)))
        }
        Message::Stopped { stop } => stopped(*stop),
        Message::Ended { kind, outcome, stores, debts } => {
            if kind.here() == Kind::Pasang {
                return english_pasang::ended(*outcome, *stores, true);
            }
            let ended = english_ends::ended(*kind, *outcome, *stores, *debts);
            if *debts { format!("{ended} {}", english_ends::settled(*stores)) } else { ended }
        }
        Message::Seat(seat) => side(*seat).into(),
        Message::Score { kind, seat, count } => match kind.here() {
            Kind::Sowing(kind) => {
                let counters = english_sowing::counters(kind, count.unsigned_abs());
                format!("{}’s {}: {counters}", side(*seat), english_sowing::store(kind))
            }
            Kind::Pasang if *count == 1 => format!("{}: one point", side(*seat)),
            Kind::Pasang => format!("{}: {} points", side(*seat), number(count.unsigned_abs())),
        },
        Message::ToMove => "to move".into(),
        Message::Wins => "has won".into(),
        Message::Draws => "draw".into(),
        Message::Clause { kind, clause } => words(*kind, About::Clause(*clause)),
        Message::Reading { kind, reading } => words(*kind, About::Asks(*reading)),
        Message::Value { kind, reading, value } => words(*kind, About::Answer(*reading, *value)),
        Message::Preset { kind, preset } => words(*kind, About::Title(*preset)),
        Message::Differs { kind, readings, preset } => {
            let title = words(*kind, About::Title(*preset));
            if readings.is_empty() {
                return format!("{title}. {}", words(*kind, About::Says(*preset)));
            }
            let differing: Vec<_> = readings
                .iter()
                .map(|&(reading, value)| {
                    let asks = words(*kind, About::Asks(reading));
                    let colon = if asks.ends_with('?') { "" } else { ":" };
                    format!("{asks}{colon} {}", words(*kind, About::Answer(reading, value)))
                })
                .collect();
            format!("{title}, but: {}.", differing.join("; "))
        }
        Message::SourceAndPages { source: "", .. } => "Ours: the sources are silent".into(),
        Message::SourceAndPages { source, pages: "" } => (*source).into(),
        Message::SourceAndPages { source, pages } => format!("{source}: {pages}"),
        Message::Board { kind, moves } => format!("{}, the board {}", name(*kind), moment(*moves)),
        Message::StepOf { step, all } => format!("Step {step} of {all}"),
        Message::Kept { moves, over, names } => {
            let moves = if *moves == 1 { "1 move".into() } else { format!("{moves} moves") };
            let names = if names.is_empty() { String::new() } else { format!("{names}: ") };
            format!("{names}{moves}{}", if *over { ", ended" } else { "" })
        }
        Message::BadRecord { kind, error } => english_errors::at(*kind, error),
        Message::OtherGame { kind } => {
            format!("This is a game of {}: it is played on that game’s own page.", name(*kind))
        }
        Message::Pace(name) => match *name {
            "0.25" => "¼",
            "0.5" => "½",
            "1" => "1×",
            "instant" => "At once",
            other => other,
        }
        .into(),
        Message::Round(round) => {
            if Kind::HAS_SOWING {
                english_rounds::say(round)
            } else {
                String::new()
            }
        }
        Message::Ui(ui) => english_ui::label(*ui).into(),
        Message::File(words) => super::english_file::words(*words),
        Message::Pasang(says) => {
            if Kind::HAS_PASANG {
                super::pasang::say(says)
            } else {
                String::new()
            }
        }
        // a program without holes carries nothing of them
        Message::Told { .. }
        | Message::AtStep { .. }
        | Message::Emptied { .. }
        | Message::NotYours { .. }
        | Message::MayNotEmpty { .. }
        | Message::MustBegin { .. }
        | Message::TooFew { .. }
        | Message::AlreadyOpened { .. }
        | Message::Forbidden { .. }
        | Message::NoSuchHole { .. }
        | Message::LotDraws { .. }
        | Message::OnlyOne { .. }
        | Message::Unfed { .. }
        | Message::NobodyChooses { .. }
        | Message::Rows { .. }
        | Message::May { .. }
        | Message::Hole { .. }
        | Message::Sign(_)
        | Message::Ghost { .. } => {
            if Kind::HAS_SOWING {
                english_sowing::say(message)
            } else {
                String::new()
            }
        }
    }
}

pub(super) fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Sowing(kind) => for_kind!(kind, Game => Game::NAME),
        Kind::Pasang => "Pasang",
    }
}
