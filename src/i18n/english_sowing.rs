//! English for boards of holes: what a move did, why a hole may not be played, what lies in one.

use super::{
    Ends, May, Message, Named, Next,
    english::{list, next, number, side},
    english_rounds,
    game::GameWords,
    round::Round,
    words::{About, words},
};
use crate::{
    engine::{
        seat::Seat,
        sowing::{Kind, position::Mark},
    },
    games::for_kind,
};

pub(super) fn counters(kind: Kind, count: u32) -> String {
    let [one, many] = for_kind!(kind, Game => Game::COUNTER);
    format!("{} {}", number(count), if count == 1 { one } else { many })
}

pub(super) fn store(kind: Kind) -> &'static str {
    for_kind!(kind, Game => Game::STORE)
}

/// What a capture is called.
pub(super) fn takes(kind: Kind) -> &'static str {
    for_kind!(kind, Game => Game::TAKES)
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

/// Why a hole with counters may not be played: it does not reach an empty row, or would empty that row.
fn unfed(kind: Kind, hole: Named, count: u8, other: Seat, feeds: &[Named]) -> String {
    let letters: Vec<_> = feeds.iter().map(|hole| hole.letter().to_string()).collect();
    let (letter, held, other) = (hole.letter(), counters(kind, count.into()), side(other));
    if count == 0 {
        return format!(
            "{letter} would take all that {other} has. Others may be played: {}.",
            list(&letters)
        );
    }
    let these = if letters.len() == 1 { "This one reaches" } else { "These reach" };
    format!(
        "{other} has nothing to play, and the {held} of {letter} do not reach that row. {these} it: {}.",
        list(&letters)
    )
}

/// Says what only boards of holes have to say; the rest is said in `english.rs`, which calls this.
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
        Message::Unfed { kind, hole, count, other, feeds } => unfed(*kind, *hole, *count, *other, feeds),
        Message::AlreadyOpened { hole, owed } => {
            let letters: Vec<_> = owed.iter().map(|hole| hole.letter().to_string()).collect();
            format!("{} has had its first play. Still to be opened: {}.", hole.letter(), list(&letters))
        }
        Message::Forbidden { kind, hole, count, mark, clause } => format!(
            "{} {}",
            english_rounds::seen(*kind, *hole, *count, *mark),
            words((*kind).into(), About::Clause(*clause))
        ),
        Message::NoSuchHole { letter } => format!("No hole is called {letter}."),
        Message::LotDraws { .. } => "Nobody chooses: the lot decides which hole is emptied.".into(),
        Message::OnlyOne { seat, hole } => {
            format!("{} has no choice: only {} may be played.", side(*seat), hole.letter())
        }
        Message::NobodyChooses { hole } => format!(
            "Nobody chooses any more: as Parker has it, every turn begins where the one before left off, now at {}.",
            hole.letter()
        ),
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
        Message::Sign(mark) => sign(*mark),
        Message::Ghost { endless: true } => "no end".into(),
        Message::Ghost { endless: false } => "last".into(),
        _ => String::new(),
    }
}

/// The word on a hole that bears a mark.
pub fn sign(mark: Mark) -> String {
    match mark {
        Mark::Tied(seat) => format!("tied {}", &side(seat)[..1]),
        mark => english_rounds::marked(mark),
    }
}
