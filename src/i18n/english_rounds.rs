//! English for rounds.

use super::{
    Named,
    english::{capital, list, number, side},
    english_sowing::{counters, store},
    round::{Cut, Round},
};
use crate::engine::{
    Way,
    seat::Seat,
    sowing::{Kind, position::Mark, rounds::Role},
};

pub fn say(round: &Round) -> String {
    match round {
        Round::Number { round, of: 0 } => format!("Round {round}"),
        Round::Number { round, of } => format!("Round {round} of {of}"),
        Round::Cut(cut) => format!("The round {}", ends(*cut)),
        Round::Over { kind, round, holds, cut } => {
            let seats = (0..kind.seats()).filter_map(Seat::at);
            let held: Vec<_> = seats.map(|seat| format!("{} {}", side(seat), holds[seat.index()])).collect();
            let over = cut.map_or("is over.", ends);
            format!("Round {round} {over} In the {}s: {}.", store(*kind), held.join(", "))
        }
        Round::Begins { round, starts } => format!("Round {round} begins. {} starts.", side(*starts)),
        Round::Begin { round } => format!("Begin round {round}"),
        Round::Arrange { kind, seat, count } => {
            format!("{} arranges {}", side(*seat), counters(*kind, (*count).into()))
        }
        Round::Arranging { kind, seat, left: 0 } => {
            format!("All {} of {} lie.", plural(counters(*kind, 2)), side(*seat))
        }
        Round::Arranging { kind, seat, left } => {
            format!(
                "{} has {} to lay. A tap on a hole lays one; past its most, the hole is emptied.",
                side(*seat),
                counters(*kind, (*left).into())
            )
        }
        Round::Laid { hole, count, left } => {
            format!("{}: {}. {} left to lay.", hole.letter(), some(*count), capital(&some(*left)))
        }
        Round::MayLay { holes, .. } if holes.is_empty() => "None is left to lay.".into(),
        Round::MayLay { seat, holes } => {
            let letters: Vec<_> = holes.iter().map(|hole| hole.letter().to_string()).collect();
            format!("{} may lay in {}.", side(*seat), list(&letters))
        }
        Round::NotArranged => "The row is not arranged.".into(),
        Round::Arranged { seat, round, starts } => {
            format!("{} has arranged the row. Round {round} begins. {} starts.", side(*seat), side(*starts))
        }
        Round::Goes(Way::Anticlockwise) => "This round goes anticlockwise.".into(),
        Round::Goes(Way::Clockwise) => "This round goes clockwise.".into(),
        Round::WhichWay { seat, hole } => {
            format!(
                "{} sows from {}: which way shall the round go, anticlockwise or clockwise?",
                side(*seat),
                hole.letter()
            )
        }
        Round::Way(Way::Anticlockwise) => "Anticlockwise".into(),
        Round::Way(Way::Clockwise) => "Clockwise".into(),
        Round::Role(role) => name(*role).into(),
        Round::Owes { kind, from, to, count } => {
            format!("{} owes {} {}", side(*from), side(*to), counters(*kind, (*count).into()))
        }
        Round::Gain(gain) if *gain > 0 => format!("+{gain}"),
        Round::Gain(gain) if *gain < 0 => format!("−{}", gain.unsigned_abs()),
        Round::Gain(_) => "±0".into(),
    }
}

/// How many, with nothing after it.
fn some(count: u8) -> String {
    if count == 0 { "none".into() } else { number(count.into()) }
}

/// How a round ends before its time.
const fn ends(cut: Cut) -> &'static str {
    match cut {
        Cut::Repeated => "ends by repetition.",
        Cut::Quiet => "ends: nothing gained for 200 turns.",
    }
}

/// The word of a count without its number.
fn plural(counted: String) -> String {
    counted.split_once(' ').map(|(_, word)| word.into()).unwrap_or(counted)
}

/// What a hole is that bears a mark.
pub fn marked(mark: Mark) -> String {
    match mark {
        Mark::None => String::new(),
        Mark::Closed => "closed".into(),
        Mark::Tied(seat) => format!("tied by {}", side(seat)),
        Mark::Puta => "a puta".into(),
        Mark::Naga => "a naga".into(),
        Mark::Wala => "a wala".into(),
    }
}

pub const fn name(role: Role) -> &'static str {
    match role {
        Role::Raja => "Raja",
        Role::Mandiri => "Mandiri",
        Role::Pasu => "Pasu",
    }
}

/// What is seen of a hole that may not be played, before the words of the clause.
pub fn seen(kind: Kind, hole: Named, count: u8, mark: Mark) -> String {
    let letter = hole.letter();
    match (mark, count) {
        (Mark::Closed, _) => format!("{letter} is closed."),
        (Mark::None | Mark::Wala, 0) => format!("{letter} is empty."),
        (Mark::None | Mark::Wala, count) => format!("{letter} holds {}.", counters(kind, count.into())),
        (mark, count) => format!("{letter} is {} and holds {}.", marked(mark), number(count.into())),
    }
}
