//! Messages for boards of holes: what a move did, why a hole may not be played, what it contains.

use super::{
    HoleName, May, Message, MoveEnd,
    ended::next,
    keyed::{KeyedMessage, ToValue, Value, keyed, list, or_none},
    round,
    rule_texts::{RuleText, about},
};
use crate::engine::{
    Kind,
    seat::Seat,
    sowing::{self, position::Mark},
};

/// The word by which Fluent files select a mark.
pub(super) const fn mark_word(mark: Mark) -> &'static str {
    match mark {
        Mark::None => "none",
        Mark::Closed => "closed",
        Mark::Tied(_) => "tied",
        Mark::Puta => "puta",
        Mark::Naga => "naga",
        Mark::Wala => "wala",
    }
}

/// A mark in words; `how` is `mark-` in a sentence, `mark-alone-`, or `mark-sign-` on the board.
pub(super) fn mark(how: &str, mark: Mark) -> KeyedMessage {
    let key = [how, mark_word(mark)].concat();
    match mark {
        Mark::Tied(by) => keyed!(&key, by),
        _ => KeyedMessage::new(&key),
    }
}

/// The word on a hole with a mark.
pub fn sign(mark: Mark) -> String {
    super::format::format(&self::mark("mark-sign-", mark))
}

/// The state of a hole that may not be played, to precede the words of the clause.
fn forbidden(kind: sowing::Kind, hole: HoleName, count: u8, mark: Mark) -> KeyedMessage {
    let word = match mark {
        Mark::None | Mark::Wala => "free",
        mark => mark_word(mark),
    };
    keyed!(kind => "forbidden", hole, count, mark = word, marked = self::mark("mark-", mark))
}

/// A row of counts by letter; names its owner where seats own rows.
fn row(kind: sowing::Kind, seat: Seat, row: &[(HoleName, u8, Mark)]) -> KeyedMessage {
    let held = |&(_, count, mark): &(HoleName, u8, Mark)| match mark {
        Mark::None => count.value(),
        Mark::Closed => self::mark("mark-alone-", mark).value(),
        _ => keyed!("row-hole", count, mark = self::mark("mark-alone-", mark)).value(),
    };
    let letter = |end: Option<&(HoleName, u8, Mark)>| end.map_or(' ', |(hole, ..)| hole.letter());
    let whose = if kind.seats() == 2 { seat.value() } else { "nobody".value() };
    let (from, to) = (letter(row.first()), letter(row.last()));
    keyed!("row", whose, from, to, counts = list(row.iter().map(held)))
}

/// A hole with the result of playing it, where it is shown.
fn with_end(hole: KeyedMessage, ends: Option<&MoveEnd>) -> KeyedMessage {
    match ends {
        None => hole,
        Some(MoveEnd { last, owner, taken, endless }) => {
            let key = "hole-with-end".into();
            let hole = KeyedMessage { key, ..hole };
            hole.with("last", last).with("whose", owner).with("taken", taken).with("endless", endless)
        }
    }
}

pub(super) fn keyed(message: &Message) -> KeyedMessage {
    match message {
        Message::Turn { kind, seat, hole, count, laps, last, taken, others, cut, next: then } => {
            // the end of a match of rounds takes many words
            let long = cut.is_some() || matches!(then, super::Next::Over { debts: true, .. });
            keyed!(
                *kind => "turn",
                seat,
                hole,
                count,
                laps = if long { 0 } else { *laps },
                last,
                taken,
                others,
                cut = or_none(cut.map(round::cut_word)),
                next = next(*then),
            )
        }
        Message::AtStep { kind, step, all, place, count } => {
            keyed!(*kind => "at-step", step, all, hole = place, count)
        }
        Message::Emptied { kind, seat, hole, next: then } => {
            keyed!(*kind => "emptied", seat, hole, next = next(*then))
        }
        Message::NotYours { hole, owner, row, turn } => {
            let [from, to] = [row.map(|(first, _)| first), row.map(|(_, last)| last)].map(or_none);
            keyed!("not-yours", hole, owner, turn, from, to)
        }
        Message::MayNotEmpty { hole, gone, legal } => keyed!("may-not-empty", hole, gone, legal),
        Message::MustBegin { hole, at } => keyed!("must-begin", hole, at),
        Message::TooFew { kind, hole, count } => keyed!(*kind => "too-few", hole, count),
        Message::Unfed { kind, hole, count, other, feeds } => {
            keyed!(*kind => "unfed", hole, count, other, feeds)
        }
        Message::AlreadyOpened { hole, owed } => keyed!("already-opened", hole, owed),
        Message::Forbidden { kind, hole, count, mark, clause } => {
            let clause = about(Kind::from(*kind), RuleText::Clause(*clause));
            forbidden(*kind, *hole, *count, *mark).with("clause", clause)
        }
        Message::NoSuchHole { letter } => keyed!("no-such-hole", letter),
        Message::LotDraws { .. } => keyed!("lot-draws"),
        Message::OnlyOne { seat, hole } => keyed!("only-one", seat, hole),
        Message::NobodyChooses { hole } => keyed!("nobody-chooses", hole),
        Message::Rows { kind, rows } => {
            let [bottom, top] =
                [Seat::FIRST, Seat::SECOND].map(|seat| row(*kind, seat, &rows[seat.index() % 2]));
            keyed!("rows", bottom, top)
        }
        Message::May { seat, holes } => keyed!("may", seat, holes),
        Message::Hole { hole, owner, mark: Mark::Closed, .. } => keyed!("hole-closed", owner, hole),
        Message::Hole { kind, hole, owner, count, mark, may, ends } => {
            let may = or_none(may.map(|may| match may {
                May::Sow => "sow",
                May::Empty => "empty",
            }));
            let marked = self::mark("mark-", *mark);
            let hole = keyed!(*kind => "hole", hole, owner, count, mark = mark_word(*mark), marked, may);
            with_end(hole, ends.as_ref())
        }
        Message::Sign(mark) => self::mark("mark-sign-", *mark),
        Message::Ghost { endless } => keyed!("ghost", endless),
        // all other messages are the same for every game
        _ => keyed!("verbatim", text = Value::Text("".into())),
    }
}
