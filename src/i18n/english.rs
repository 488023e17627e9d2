//! English. The match is exhaustive: a message without words does not compile.

use super::{
    Ends, May, Message, Named, Next, english_ends, english_errors, english_rounds, english_ui,
    round::Round,
    words::{About, words},
};
use crate::engine::{
    seat::Seat,
    sowing::{Kind, position::Mark},
};
use crate::session::Stop;

const SMALL: [&str; 13] =
    ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/// Up to twelve in words.
pub(super) fn number(count: u32) -> String {
    SMALL.get(count as usize).map_or_else(|| count.to_string(), ToString::to_string)
}

pub(super) fn counters(kind: Kind, count: u32) -> String {
    let word = match (kind.here(), count) {
        (Kind::Adjiboto, 1) => "bean",
        (Kind::Adjiboto, _) => "beans",
        (Kind::MangalaSuez, 1) => "shell",
        (Kind::MangalaSuez, _) => "shells",
        (Kind::KotuBaendum | Kind::RajaPasuMandiri | Kind::RajaPasu, 1) => "seed",
        (Kind::KotuBaendum | Kind::RajaPasuMandiri | Kind::RajaPasu, _) => "seeds",
        (Kind::Kalah, 1) => "counter",
        (Kind::Kalah, _) => "counters",
    };
    format!("{} {word}", number(count))
}

pub(super) fn store(kind: Kind) -> &'static str {
    match kind.here() {
        Kind::Adjiboto => "boto",
        Kind::MangalaSuez => "pile",
        _ => "store",
    }
}

/// What a capture is called.
pub(super) fn takes(kind: Kind) -> &'static str {
    match kind.here() {
        Kind::MangalaSuez => "eats",
        Kind::KotuBaendum => "eats",
        _ => "takes",
    }
}

/// The side of the board a seat plays from.
pub(super) fn side(seat: Seat) -> &'static str {
    ["South", "North", "East"][seat.index() % 3]
}

pub(super) fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [head @ .., last] => format!("{} and {last}", head.join(", ")),
    }
}

fn next(next: Next) -> String {
    match next {
        Next::Seat(seat) => format!("{} to move.", side(seat)),
        Next::Stopped(stop) => stopped(stop),
        Next::Over { kind, outcome, stores, debts } => english_ends::ended(kind, outcome, stores, debts),
        Next::Round(round) => format!("Round {round} can begin."),
    }
}

fn stopped(stop: Stop) -> String {
    match stop {
        Stop::Resigned(seat) => format!("{} has resigned.", side(seat)),
        Stop::Agreed => "A draw: all have agreed.".into(),
    }
}

/// What playing a hole would come to, after the words for the hole.
fn would_end(kind: Kind, ends: &Ends) -> String {
    let takes = match ends.taken {
        0 => String::new(),
        taken => format!(", {} {}", takes(kind), number(taken)),
    };
    match (ends.endless, ends.last) {
        (true, _) => ", would sow without end".into(),
        (_, Some(hole)) => {
            format!(", ends at {} {}{takes}", side(ends.owner), hole.letter())
        }
        (_, None) => format!(", ends in the {}{takes}", store(kind)),
    }
}

/// A hole among those of its row: its count, and its mark in a word or two.
fn held(count: u8, mark: Mark) -> String {
    let word = english_rounds::marked(mark);
    match mark {
        Mark::None => count.to_string(),
        Mark::Closed => word,
        _ => format!("{count} {}", word.strip_prefix("a ").unwrap_or(&word)),
    }
}

pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_ascii_uppercase().to_string() + letters.as_str()).unwrap_or_default()
}

pub fn say(message: &Message) -> String {
    match message {
        Message::Told { kind, seat, hole, count, laps, last, taken, others, cut, next: then } => {
            let end = last.map_or(format!("its {}", store(*kind)), |hole| hole.letter().to_string());
            let takes =
                if *taken == 0 { String::new() } else { format!(", {} {}", takes(*kind), number(*taken)) };
            let others = if *others == 0 { String::new() } else { format!(", others {}", number(*others)) };
            let cut = cut.map_or(String::new(), |cut| format!(" {}", english_rounds::say(&Round::Cut(cut))));
            let again = match laps {
                // the end of a match of rounds takes many words
                _ if !cut.is_empty() || matches!(then, Next::Over { debts: true, .. }) => String::new(),
                0 => String::new(),
                1 => ", lifts again".into(),
                laps => format!(", lifts {laps} times more"),
            };
            format!(
                "{} sows {} from {}{again}, ends in {end}{takes}{others}.{cut} {}",
                side(*seat),
                number((*count).into()),
                hole.letter(),
                next(*then)
            )
        }
        Message::AtStep { kind, step, all, place, count } => {
            let place = place.map_or(format!("the {}", store(*kind)), |hole| hole.letter().to_string());
            format!("Step {step} of {all}: {place} now has {}.", counters(*kind, *count))
        }
        Message::Emptied { seat, hole, next: then, .. } => {
            format!("{} empties {}. {}", side(*seat), hole.letter(), next(*then))
        }
        Message::Start { next: then, .. } => format!("A new game. {}", next(*then)),
        Message::TookBack { moves, next: then } => format!("Taken back: after move {moves}. {}", next(*then)),
        Message::PlayedAgain { moves, next: then } => {
            format!("Played again: after move {moves}. {}", next(*then))
        }

        Message::NotYours { hole, owner, row, turn } => {
            let own = row.map(|(first, last)| format!(": {} to {}", first.letter(), last.letter()));
            let own = own.unwrap_or_default();
            format!("{} is {}’s hole. It is {}’s turn{own}.", hole.letter(), side(*owner), side(*turn))
        }
        Message::MayNotEmpty { hole, gone: true, .. } => {
            format!("{} has been emptied already.", hole.letter())
        }
        Message::MayNotEmpty { hole, legal, .. } => {
            let letters: Vec<_> = legal.iter().map(|hole| hole.letter().to_string()).collect();
            format!("{} may not be emptied now. These may: {}.", hole.letter(), list(&letters))
        }
        Message::MustBegin { hole, at } => {
            format!("{} may not be played: this turn has to begin at {}.", hole.letter(), at.letter())
        }
        Message::TooFew { hole, count: 0, .. } => {
            format!("{} is empty: it may not be played.", hole.letter())
        }
        Message::TooFew { kind, hole, count } => {
            format!("{} holds {}: it may not be played.", hole.letter(), counters(*kind, (*count).into()))
        }
        Message::AlreadyOpened { hole, owed } => {
            let letters: Vec<_> = owed.iter().map(|hole| hole.letter().to_string()).collect();
            format!("{} has had its first play. Still to be opened: {}.", hole.letter(), list(&letters))
        }
        Message::Forbidden { kind, hole, count, mark, clause } => format!(
            "{} {}",
            english_rounds::seen(*kind, *hole, *count, *mark),
            words(*kind, About::Clause(*clause))
        ),
        Message::Over(result) => format!("The game is over. {}", say(result)),
        Message::AtStart => "There is no move to take back.".into(),
        Message::AtEnd => "There is no move to play again.".into(),
        Message::NoSuchHole { letter } => format!("No hole is called {letter}."),
        Message::Unreadable(trouble) => {
            format!("This link could not be opened as it is. {}", english_errors::link(trouble))
        }

        Message::NothingRefused => "Nothing has been refused.".into(),
        Message::LotDraws { .. } => "Nobody chooses: the lot decides which hole is emptied.".into(),
        Message::OnlyOne { seat, hole } => {
            format!("{} has no choice: only {} may be played.", side(*seat), hole.letter())
        }
        Message::NobodyChooses { hole } => format!(
            "Nobody chooses any more: as Parker has it, every turn begins where the one before left off, now at {}.",
            hole.letter()
        ),
        Message::Scores { kind, stores, next: then } => {
            let seats = (0..kind.seats()).filter_map(Seat::at);
            let scores: Vec<_> =
                seats.map(|seat| format!("{} {}", side(seat), stores[seat.index()])).collect();
            format!("{}: {}. {}", capital(store(*kind)), scores.join(", "), next(*then))
        }
        Message::Rows { kind, rows } => {
            let read = |seat: Seat| {
                let row = &rows[seat.index() % 2];
                let counts: Vec<_> = row.iter().map(|&(_, count, mark)| held(count, mark)).collect();
                let letter = |end: Option<&(Named, u8, Mark)>| end.map_or(' ', |(hole, ..)| hole.letter());
                let (first, last) = (letter(row.first()), letter(row.last()));
                // where sections are owned, a row is nobody's
                let whose = if kind.seats() == 2 { format!("{} ", side(seat)) } else { String::new() };
                format!("{whose}{first} to {last}: {}.", counts.join(", "))
            };
            format!("{} {}", read(Seat::FIRST), read(Seat::SECOND))
        }
        Message::May { holes, .. } if holes.is_empty() => "No hole may be played.".into(),
        Message::May { seat, holes } => {
            let letters: Vec<_> = holes.iter().map(|hole| hole.letter().to_string()).collect();
            format!("{} may play {}.", side(*seat), list(&letters))
        }
        Message::Explained { says, clause: None, .. } => say(says),
        // it ends with the words of its clause
        Message::Explained { says, .. } if matches!(**says, Message::Forbidden { .. }) => say(says),
        Message::Explained { says, kind, clause: Some(clause) } => {
            format!("{} {}", say(says), words(*kind, About::Clause(*clause)))
        }
        Message::Stopped { stop } => stopped(*stop),
        Message::Ended { kind, outcome, stores, debts } => {
            let ended = english_ends::ended(*kind, *outcome, *stores, *debts);
            if *debts { format!("{ended} {}", english_ends::settled(*stores)) } else { ended }
        }
        Message::Hole { hole, owner, mark: Mark::Closed, .. } => {
            format!("{} {}, closed", side(*owner), hole.letter())
        }
        Message::Hole { kind, hole, owner, count, mark, may, ends } => {
            let mark = if *mark == Mark::None {
                String::new()
            } else {
                format!(", {}", english_rounds::marked(*mark))
            };
            let may = match may {
                None => "",
                Some(May::Sow) => ", playable",
                Some(May::Empty) => ", may be emptied",
            };
            let held = if *count == 0 { "empty".into() } else { counters(*kind, (*count).into()) };
            let ends = ends.as_ref().map(|ends| would_end(*kind, ends)).unwrap_or_default();
            format!("{} {}, {held}{mark}{may}{ends}", side(*owner), hole.letter())
        }
        Message::Sign(Mark::Tied(seat)) => format!("tied {}", &side(*seat)[..1]),
        Message::Sign(mark) => english_rounds::marked(*mark),
        Message::Seat(seat) => side(*seat).into(),
        Message::Score { kind, seat, count } => {
            format!("{}’s {}: {}", side(*seat), store(*kind), counters(*kind, count.unsigned_abs()))
        }
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
        Message::Board { kind, moves: 0 } => format!("{}, the board before the first move", name(*kind)),
        Message::Board { kind, moves } => format!("{}, the board after move {moves}", name(*kind)),
        Message::StepOf { step, all } => format!("Step {step} of {all}"),
        Message::Ghost { endless: true } => "no end".into(),
        Message::Ghost { endless: false } => "last".into(),
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
        Message::Round(round) => english_rounds::say(round),
        Message::Ui(ui) => english_ui::label(*ui).into(),
        #[cfg(not(target_arch = "wasm32"))]
        Message::File(words) => super::english_file::words(*words),
    }
}

pub(super) fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Adjiboto => "Adjiboto",
        Kind::MangalaSuez => "Mangala of Suez",
        Kind::KotuBaendum => "Kotu Baendum",
        Kind::RajaPasuMandiri => "Raja Pasu Mandiri",
        Kind::RajaPasu => "Raja Pasu",
        Kind::Kalah => "Kalah",
    }
}
