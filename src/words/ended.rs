//! Messages about the end of a game, or who is next until then, and the counts of its seats.

use super::{
    Next,
    keyed::{KeyedMessage, Value, keyed, list},
};
use crate::{
    engine::{
        Kind, Outcome, pasang,
        seat::{Seat, Seats},
    },
    session::Stop,
};

pub(super) fn next(next: Next) -> KeyedMessage {
    match next {
        Next::Seat(seat) => keyed!("next-seat", seat),
        Next::Again(seat) => keyed!("next-again", seat),
        Next::Stopped { stop, wins } => stopped(stop, wins),
        Next::Over { kind, outcome, stores, debts } => ended(kind, outcome, stores, debts, false),
        Next::Round(round) => keyed!("next-round", round),
        Next::Unsaid => keyed!("next-unsaid"),
    }
}

pub(super) fn stopped(stop: Stop, wins: Seats) -> KeyedMessage {
    match stop {
        Stop::Resigned(seat) => keyed!("stopped-resigned", seat, wins = winners(wins)),
        Stop::Agreed => keyed!("stopped-agreed"),
    }
}

/// The counts of a game's seats.
pub(super) fn counts(kind: Kind, counts: [i32; 3]) -> Value {
    let seats = (0..kind.seats()).filter_map(Seat::at);
    list(seats.map(|seat| keyed!("seat-count", seat, count = counts[seat.index()])))
}

/// Who has won, and why. `at_length` says in a whole sentence what ended the game and what was compared. Each
/// game's own file may word it differently.
pub(super) fn ended(
    kind: Kind,
    outcome: Outcome,
    counts: [i32; 3],
    debts: bool,
    at_length: bool,
) -> KeyedMessage {
    match kind {
        Kind::Sowing(_) => of_holes(kind, outcome, counts, debts, at_length),
        Kind::Pasang => of_points(outcome, counts, at_length),
    }
}

/// The id of a clause, as Fluent files write it.
pub(super) fn clause_key(kind: Kind, outcome: Outcome) -> String {
    let clause = kind.clauses().get(usize::from(outcome.clause.0));
    clause.map_or_else(String::new, |clause| clause.id.replace('.', "-"))
}

fn of_holes(kind: Kind, outcome: Outcome, counts: [i32; 3], debts: bool, at_length: bool) -> KeyedMessage {
    let winner = outcome.winners.iter().next().unwrap_or_default();
    let [first, second, _] = counts;
    // the seat that is named first gets the first count
    let [more, less] = if winner == Seat::SECOND { [second, first] } else { [first, second] };
    let keyed = keyed!(
        kind => if at_length { "ended-at-length" } else { "ended" },
        clause = clause_key(kind, outcome),
        draw = outcome.winners.count() > 1,
        winner,
        loser = winner.other(),
        more,
        less,
        winners = winners(outcome.winners),
        debts,
    );
    let stakes = match kind {
        Kind::Sowing(kind) => kind.stakes(),
        Kind::Pasang => [0; 3],
    };
    let gains = Seats::THREE.iter().zip(counts).zip(stakes).take(kind.seats());
    keyed.with("gains", list(gains.map(|((seat, count), stake)| seat_gain(seat, count - stake))))
}

/// What each seat of a game holds, with its gain.
pub(super) fn held(kind: Kind, holds: [i32; 3], gains: [i32; 3]) -> Value {
    let seats = Seats::THREE.iter().zip(holds).zip(gains).take(kind.seats());
    list(seats.map(|((seat, count), gain)| keyed!("seat-held", seat, count, gain = self::gain(gain))))
}

pub(super) fn winners(seats: Seats) -> Value {
    list(seats.iter())
}

fn seat_gain(seat: Seat, gain: i32) -> KeyedMessage {
    let KeyedMessage { values, .. } = self::gain(gain);
    let mut keyed = keyed!("seat-gain", seat);
    keyed.values.extend(values);
    keyed
}

/// A seat's gain over its first stake; a negative one is a loss.
pub(super) fn gain(gain: i32) -> KeyedMessage {
    let sign = match gain.signum() {
        1 => "more",
        -1 => "less",
        _ => "even",
    };
    keyed!("gain", sign, by = gain.unsigned_abs())
}

pub(super) fn of_points(outcome: Outcome, scores: [i32; 3], at_length: bool) -> KeyedMessage {
    use pasang::Clause;
    let winner = outcome.winners.iter().next().unwrap_or_default();
    let how = match Clause::ALL.get(usize::from(outcome.clause.0)) {
        Some(Clause::Suntuk) => "suntuk",
        Some(Clause::SuntukScope) => "no-ka",
        _ if outcome.winners.count() == 1 => "cleared",
        _ => "draw",
    };
    let first = if how == "draw" { Seat::FIRST } else { winner };
    let [own, other] = pair(first, scores);
    let key = if at_length { "pasang-ended-at-length" } else { "pasang-ended" };
    keyed!(key, how, winner, loser = winner.other(), own, other)
}

/// The points of both seats, `seat`'s first.
pub(super) fn pair(seat: Seat, [south, north, _]: [i32; 3]) -> [u32; 2] {
    let both = [south, north].map(i32::unsigned_abs);
    if seat == Seat::FIRST { both } else { [both[1], both[0]] }
}
