//! Messages for boards of holes: what a move did, why a hole may not be played, what it contains.

use super::{
    Cut, HoleName, Localized, May, Message, MoveEnd, Next,
    ended::next,
    keyed::{KeyedMessage, ToValue, keyed, list, or_none},
    round,
    rule_texts::{RuleText, about},
    strip::Fall,
};
use crate::engine::{
    Kind,
    clause::ClauseId,
    seat::Seat,
    sowing::{self, position::Mark},
};

/// What is said of boards of holes.
#[derive(Clone, PartialEq, Debug)]
pub enum SowingMessage {
    /// One turn in at most two sentences and 25 words, for screen readers.
    Turn {
        kind: sowing::Kind,
        seat: Seat,
        hole: HoleName,
        count: u8,
        /// Counters that stayed in the hole.
        left: u8,
        /// Lifts after the first.
        laps: u32,
        last: Option<HoleName>,
        taken: u32,
        /// Where they lay; empty if that is too much to tell.
        from: Vec<HoleName>,
        /// Counters taken by seats other than the mover: in some games a hole's owner takes them.
        others: u32,
        /// The holes that the mover tied.
        ties: Vec<HoleName>,
        /// A rule withheld what would have been taken.
        withheld: bool,
        /// The seats after the mover that could not sow and passed.
        passed: Vec<Seat>,
        /// The round was cut short; lifts are then not mentioned.
        cut: Option<Cut>,
        next: Next,
    },
    /// The same in few words, where several turns are told at once.
    TurnBriefly {
        kind: sowing::Kind,
        seat: Seat,
        hole: HoleName,
        taken: u32,
        from: Vec<HoleName>,
        others: u32,
        ties: Vec<HoleName>,
        passed: Vec<Seat>,
        next: Next,
    },
    /// A step that was shown on request: where it ended, and the count there; a `None` hole is a store.
    AtStep {
        kind: sowing::Kind,
        step: usize,
        all: usize,
        place: Option<HoleName>,
        count: u32,
    },
    /// Below the picture of a step: a counter has fallen in a hole, or a store, which has so many now.
    Falls {
        kind: sowing::Kind,
        place: Option<HoleName>,
        count: u32,
        fall: Fall,
    },
    /// What is to be chosen.
    Choose {
        kind: sowing::Kind,
        seat: Seat,
        what: HoleChoice,
    },
    Emptied {
        kind: sowing::Kind,
        seat: Seat,
        hole: HoleName,
        next: Next,
    },
    NotYours {
        hole: HoleName,
        owner: Seat,
        /// The first and last hole of the row that may be played, if it is one row.
        row: Option<(HoleName, HoleName)>,
        turn: Seat,
    },
    MayNotEmpty {
        hole: HoleName,
        /// It is already empty.
        gone: bool,
        legal: Vec<HoleName>,
    },
    MustBegin {
        hole: HoleName,
        at: HoleName,
    },
    TooFew {
        kind: sowing::Kind,
        hole: HoleName,
        count: u8,
    },
    AlreadyOpened {
        hole: HoleName,
        owed: Vec<HoleName>,
    },
    /// An empty row must be fed: this hole does not reach another seat's empty row or, with a `count` of 0,
    /// would empty it. Also the holes that may be played.
    Unfed {
        kind: sowing::Kind,
        hole: HoleName,
        count: u8,
        other: Seat,
        feeds: Vec<HoleName>,
    },
    NoSuchHole {
        letter: char,
    },
    /// A hole that a clause forbids: its visible state; the clause explains the rest.
    Forbidden {
        kind: sowing::Kind,
        hole: HoleName,
        count: u8,
        mark: Mark,
        clause: ClauseId,
    },
    LotDraws {
        kind: sowing::Kind,
    },
    OnlyOne {
        seat: Seat,
        hole: HoleName,
    },
    /// Under this reading every turn begins where the previous one ended.
    NobodyChooses {
        hole: HoleName,
    },
    Rows {
        kind: sowing::Kind,
        /// Bottom and top row; the count of a closed hole is not mentioned.
        rows: [Vec<(HoleName, u8, Mark)>; 2],
    },
    May {
        seat: Seat,
        holes: Vec<HoleName>,
    },
    Hole {
        kind: sowing::Kind,
        hole: HoleName,
        owner: Seat,
        count: u8,
        mark: Mark,
        /// What may be done with it now.
        may: Option<May>,
        /// The result of playing it, where it may be shown.
        ends: Option<MoveEnd>,
        /// That it cannot be sown has decided the game.
        decided: bool,
    },
    /// What playing a hole would do, or emptying it, and that the next tap does it.
    Considered {
        kind: sowing::Kind,
        hole: HoleName,
        ends: Option<MoveEnd>,
    },
    /// The short word on a hole with a mark.
    Sign(Mark),
    /// The word at the last counter of a previewed move.
    Ghost {
        endless: bool,
    },
}

/// What a hole is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HoleChoice {
    Sow,
    /// It is sown, and in the first moves each hole has to be once.
    Open,
    /// It is sown, and has to be at an end of the row.
    End,
    /// Its counters leave the game.
    Empty,
}

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
        Some(MoveEnd { last, owner, taken, others, ties, endless }) => {
            let key = "hole-with-end".into();
            let hole = KeyedMessage { key, ..hole };
            let hole = hole.with("last", last).with("whose", owner).with("taken", taken);
            hole.with("others", others).with("ties", ties).with("endless", endless)
        }
    }
}

impl Localized for SowingMessage {
    fn keyed(&self) -> KeyedMessage {
        match self {
            SowingMessage::Turn {
                kind,
                seat,
                hole,
                count,
                left,
                laps,
                last,
                taken,
                from,
                others,
                ties,
                withheld,
                passed,
                cut,
                next: then,
            } => {
                // an end takes many words, and so do those who pass
                let is_over = matches!(then, Next::Over { .. });
                let long = cut.is_some() || !passed.is_empty() || is_over && kind.has_rounds();
                keyed!(
                    *kind => "turn",
                    seat,
                    hole,
                    count,
                    left = if long || is_over { 0 } else { *left },
                    whole = count.saturating_add(*left),
                    laps = if long { 0 } else { *laps },
                    last,
                    taken,
                    from = if long || is_over || *laps > 0 && *others > 0 { Vec::new() } else { from.clone() },
                    others = if is_over { 0 } else { *others },
                    ties = if is_over { Vec::new() } else { ties.clone() },
                    withheld = *withheld && !long && !is_over,
                    passed,
                    cut = or_none(cut.map(round::cut_word)),
                    next = next(*then),
                )
            }
            SowingMessage::TurnBriefly {
                kind,
                seat,
                hole,
                taken,
                from,
                others,
                ties,
                passed,
                next: then,
            } => {
                keyed!(*kind => "turn-briefly", seat, hole, taken, from, others, ties, passed, next = next(*then))
            }
            SowingMessage::AtStep { kind, step, all, place, count } => {
                keyed!(*kind => "at-step", step, all, hole = place, count)
            }
            SowingMessage::Falls { kind, place, count, fall } => {
                let (fall, lap) = match *fall {
                    Fall::First => ("first", 0),
                    Fall::Next => ("next", 0),
                    Fall::Last(0) => ("last", 0),
                    Fall::Last(lap) => ("lap", lap),
                };
                keyed!(*kind => "falls", fall, lap, hole = place, count)
            }
            SowingMessage::Choose { kind, seat, what } => {
                let what = match what {
                    HoleChoice::Sow => "sow",
                    HoleChoice::Open => "open",
                    HoleChoice::End => "end",
                    HoleChoice::Empty => "empty",
                };
                keyed!(*kind => "choose", seat, what)
            }
            SowingMessage::Emptied { kind, seat, hole, next: then } => {
                keyed!(*kind => "emptied", seat, hole, next = next(*then))
            }
            SowingMessage::NotYours { hole, owner, row, turn } => {
                let [from, to] = [row.map(|(first, _)| first), row.map(|(_, last)| last)].map(or_none);
                keyed!("not-yours", hole, owner, turn, from, to)
            }
            SowingMessage::MayNotEmpty { hole, gone, legal } => keyed!("may-not-empty", hole, gone, legal),
            SowingMessage::MustBegin { hole, at } => keyed!("must-begin", hole, at),
            SowingMessage::TooFew { kind, hole, count } => keyed!(*kind => "too-few", hole, count),
            SowingMessage::Unfed { kind, hole, count, other, feeds } => {
                keyed!(*kind => "unfed", hole, count, other, feeds)
            }
            SowingMessage::AlreadyOpened { hole, owed } => keyed!("already-opened", hole, owed),
            SowingMessage::Forbidden { kind, hole, count, mark, clause } => {
                let clause = about(Kind::from(*kind), RuleText::Clause(*clause));
                forbidden(*kind, *hole, *count, *mark).with("clause", clause)
            }
            SowingMessage::NoSuchHole { letter } => keyed!("no-such-hole", letter),
            SowingMessage::LotDraws { .. } => keyed!("lot-draws"),
            SowingMessage::OnlyOne { seat, hole } => keyed!("only-one", seat, hole),
            SowingMessage::NobodyChooses { hole } => keyed!("nobody-chooses", hole),
            SowingMessage::Rows { kind, rows } => {
                let [bottom, top] =
                    [Seat::FIRST, Seat::SECOND].map(|seat| row(*kind, seat, &rows[seat.index() % 2]));
                keyed!("rows", bottom, top)
            }
            SowingMessage::May { seat, holes } => keyed!("may", seat, holes),
            SowingMessage::Hole { hole, owner, mark: Mark::Closed, .. } => keyed!("hole-closed", owner, hole),
            SowingMessage::Hole { kind, hole, owner, count, mark, may, ends, decided } => {
                let may = or_none(may.map(|may| match may {
                    May::Sow => "sow",
                    May::Empty => "empty",
                }));
                let marked = self::mark("mark-", *mark);
                let hole = keyed!(*kind => "hole", hole, owner, count, mark = mark_word(*mark), marked, may, decided);
                with_end(hole, ends.as_ref())
            }
            SowingMessage::Considered { kind, hole, ends: None } => keyed!(*kind => "considered-empty", hole),
            SowingMessage::Considered { kind, hole, ends: Some(ends) } => {
                let MoveEnd { last, owner, taken, others, ties, endless } = ends;
                keyed!(*kind => "considered", hole, last, whose = owner, taken, others, ties, endless)
            }
            SowingMessage::Sign(mark) => self::mark("mark-sign-", *mark),
            SowingMessage::Ghost { endless } => keyed!("ghost", endless),
        }
    }
}

impl From<SowingMessage> for Message {
    fn from(message: SowingMessage) -> Message {
        Message::Family(message.keyed().into())
    }
}
