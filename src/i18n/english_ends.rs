//! English for how games end.

use super::{
    english::{list, side},
    english_pasang, english_rounds,
    round::Round,
};
use crate::engine::{
    Kind as Any, Outcome,
    clause::ClauseId,
    seat::Seat,
    sowing::{
        Kind,
        games::{adjiboto, mangala_suez, oware},
    },
};

/// Who has won, and why; whether `debts` are counted.
pub fn ended(kind: Any, outcome: Outcome, counts: [i32; 3], debts: bool) -> String {
    match kind.here() {
        Any::Sowing(kind) => sowing(kind, outcome, counts, debts),
        Any::Pasang => english_pasang::ended(outcome, counts, false),
    }
}

fn sowing(kind: Kind, outcome: Outcome, [first, second, third]: [i32; 3], debts: bool) -> String {
    let winner = outcome.winners.iter().next().unwrap_or_default();
    let draw = outcome.winners.count() > 1;
    let ClauseId(clause) = outcome.clause;
    let won = |why: String| format!("{} has won: {why}", side(winner));
    // whoever is named has the first figure
    let [more, less] = if winner == Seat::SECOND { [second, first] } else { [first, second] };
    let score = format!("{more} to {less}.");
    match kind.here() {
        Kind::Adjiboto => match adjiboto::Clause::ALL.get(usize::from(clause)) {
            Some(adjiboto::Clause::Stuck) => {
                won(format!("{} has no hole with two beans.", side(winner.other())))
            }
            Some(adjiboto::Clause::Draw) => "A draw: the player who is stuck can refill his row.".into(),
            Some(adjiboto::Clause::Repetition) => "A draw: the same position has come three times.".into(),
            _ if draw => format!("A draw: neither can sow, and the botos are equal, {score}"),
            _ => won(format!("neither can sow, and the botos hold {score}")),
        },
        Kind::MangalaSuez => {
            let why = match mangala_suez::Clause::ALL.get(usize::from(clause)) {
                Some(mangala_suez::Clause::Repetition) => "the same position three times",
                Some(mangala_suez::Clause::Endless) => "a sowing without end",
                _ => "one side is empty",
            };
            let result = if draw { "A draw".into() } else { format!("{} has won", side(winner)) };
            format!("{result}, {more} to {less}: {why}.")
        }
        Kind::Oware => {
            let why = match oware::Clause::ALL.get(usize::from(clause)) {
                Some(oware::Clause::Majority) => "more than half of all seeds",
                Some(oware::Clause::Repetition) => "the same position three times",
                _ => "no move is left",
            };
            let result = if draw { "A draw".into() } else { format!("{} has won", side(winner)) };
            format!("{result}, {more} to {less}: {why}.")
        }
        Kind::RajaPasuMandiri => {
            let names: Vec<_> = outcome.winners.iter().map(|seat| side(seat).to_string()).collect();
            let have = if draw { "win" } else { "has won" };
            if id(kind, outcome) == "rpm.match-end" {
                return won("no one else can fill a hole.".into());
            }
            let gains: Vec<_> = [first, second, third]
                .iter()
                .zip(STAKES)
                .zip(0..)
                .filter_map(|((count, stake), seat)| {
                    let gain = english_rounds::say(&Round::Gain(count - stake));
                    Some(format!("{} {gain}", side(Seat::at(seat)?)))
                })
                .collect();
            let counted = if debts { ", debts counted" } else { "" };
            format!("{} {have}{counted}: {}.", list(&names), gains.join(", "))
        }
        // each alone: a program says nothing of another's clauses
        Kind::KotuBaendum if id(kind, outcome) == "kotu.match-end" => {
            won(format!("{} cannot sow.", side(winner.other())))
        }
        Kind::Puhulmutu if id(kind, outcome) == "puhul.match-end" => {
            won(format!("{} cannot sow.", side(winner.other())))
        }
        Kind::RajaPasu if id(kind, outcome) == "rp.match-end" => {
            won(format!("{} cannot fill a hole.", side(winner.other())))
        }
        _ if draw => format!("A draw, {score}"),
        _ => won(score),
    }
}

/// What each of three seats has, all debts paid.
pub fn settled([first, second, third]: [i32; 3]) -> String {
    format!("With them South has {first}, North {second}, East {third}.")
}

/// The counters a seat's first section takes in Raja Pasu Mandiri.
const STAKES: [i32; 3] = [42, 28, 28];

/// The id of the clause that ended a game.
fn id(kind: Kind, outcome: Outcome) -> &'static str {
    kind.clauses().get(usize::from(outcome.clause.0)).map_or("", |clause| clause.id)
}
