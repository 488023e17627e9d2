//! English for the log of a game.

use super::{
    Loan, Named, Tale,
    english::{list, number, side},
    english_rounds::{self, marked},
    english_sowing::{counters, store, takes},
    game::GameWords,
    round::Round,
};
use crate::{
    engine::{
        Kind as Any,
        seat::{Seat, Seats},
        sowing::{Kind, position::Mark},
    },
    games::for_kind,
};

/// The holes of a sowing: each by its letter while they are few, the way round when they are many.
fn path(kind: Kind, path: &[Option<Named>]) -> String {
    let name = |place: &Option<Named>| {
        place.map_or(format!("the {}", store(kind)), |hole| hole.letter().to_string())
    };
    match path {
        [] => String::new(),
        [only] => format!("in {}", name(only)),
        [holes @ .., last] if holes.len() < 12 => {
            format!("in {}, the last in {}", holes.iter().map(name).collect::<Vec<_>>().join(" "), name(last))
        }
        [first, .., last] => format!("from {} round the board, the last in {}", name(first), name(last)),
    }
}

fn letters(holes: &[Named]) -> String {
    list(&holes.iter().map(|hole| hole.letter().to_string()).collect::<Vec<_>>())
}

fn are(holes: &[Named]) -> &'static str {
    if holes.len() == 1 { "is" } else { "are" }
}

fn lent((loan, count, with): (Loan, u8, Seat)) -> String {
    let how = match loan {
        Loan::Lent => "lent to",
        Loan::Borrowed => "borrowed from",
        Loan::Paid => "paid back to",
        Loan::Repaid => "paid back by",
    };
    format!("{count} {how} {}", side(with))
}

pub fn tell(tale: &Tale) -> String {
    match tale {
        Tale::Pasang(tale) => {
            if Any::HAS_PASANG {
                super::pasang::tell(tale)
            } else {
                String::new()
            }
        }
        Tale::Lifts { kind, seat, hole, count, left: 0 } => {
            format!("{} lifts {} from {}.", side(*seat), counters(*kind, (*count).into()), hole.letter())
        }
        Tale::Lifts { kind, seat, hole, count, left } => format!(
            "{} lifts {} from {} and leaves {}.",
            side(*seat),
            counters(*kind, (*count).into()),
            hole.letter(),
            number((*left).into())
        ),
        Tale::Sows { kind, path: holes, .. } => format!("One by one {}.", path(*kind, holes)),
        Tale::Takes { kind, seat, hole, count } => {
            format!(
                "{} {} {} from {}.",
                side(*seat),
                takes(*kind),
                counters(*kind, (*count).into()),
                hole.letter()
            )
        }
        Tale::Keeps { kind, seat, count } if kind.has_rounds() => {
            format!("{} collects {}.", side(*seat), counters(*kind, (*count).into()))
        }
        Tale::Keeps { kind, seat, count } => {
            format!("{} keeps the {} left in its row.", side(*seat), counters(*kind, (*count).into()))
        }
        Tale::Opens { hole, left: 0 } => {
            format!("{} is the last of the five holes to be opened.", hole.letter())
        }
        Tale::Opens { hole, left } => {
            let holes = if *left == 1 { "hole is" } else { "holes are" };
            format!("{} is opened; {} more {holes} to come.", hole.letter(), number(*left))
        }
        Tale::NothingTaken { kind } => for_kind!(kind, Game => Game::NOTHING_TAKEN).into(),
        Tale::Repeats { kind } => for_kind!(kind, Game => Game::REPEATS).into(),
        Tale::Empties { kind, seat, hole, count } => format!(
            "{} empties {}: {} leave the game.",
            side(*seat),
            hole.letter(),
            counters(*kind, (*count).into())
        ),
        Tale::MovesOn { to, .. } => format!("The shell that ate moves on to {}.", to.letter()),
        Tale::Forces { seat, hole } => format!("{} has to begin at {}.", side(*seat), hole.letter()),
        Tale::Forced { seat, hole } => {
            format!("{} begins where it has to, at {}.", side(*seat), hole.letter())
        }
        Tale::Endless => "The sowing would not end: after 1,000 liftings it stops where it stands.".into(),
        Tale::Gives { kind, from, to, count } => {
            format!("{} gives {} to {}.", side(*from), counters(*kind, (*count).into()), side(*to))
        }
        Tale::Fills { kind, seat, holes, count } => {
            format!("{} puts {} into {}.", side(*seat), counters(*kind, (*count).into()), letters(holes))
        }
        Tale::Marked { holes, mark } => format!("{} {} {}.", letters(holes), are(holes), marked(*mark)),
        Tale::Reopened { holes, was } => {
            let now = match was {
                Mark::Closed => "open again".into(),
                Mark::Tied(_) => "no longer tied".into(),
                was => format!("no longer {}", marked(*was)),
            };
            format!("{} {} {now}.", letters(holes), are(holes))
        }
        Tale::Unties { kind, seat, hole, count, by } => format!(
            "{} collects {} from {}, which {} had tied.",
            side(*seat),
            counters(*kind, (*count).into()),
            hole.letter(),
            if seat == by { "it" } else { side(*by) }
        ),
        Tale::TakesOpposite { kind, seat, hole, count, facing } => format!(
            "{} takes {} out of {}, opposite {}.",
            side(*seat),
            counters(*kind, (*count).into()),
            hole.letter(),
            facing.letter()
        ),
        Tale::Roles(seats) => {
            let [raja, mandiri, pasu] = seats.map(side);
            format!("{raja} is Raja now, {mandiri} Mandiri, {pasu} Pasu.")
        }
        Tale::Carries { kind, stored, closed, loans } => {
            let closed = if *closed == 0 { String::new() } else { format!(", {closed} closed") };
            let loans: String = loans.iter().map(|&loan| format!(", {}", lent(loan))).collect();
            format!("{stored} in the {}{closed}{loans}", store(*kind))
        }
        Tale::DebtsCount(holds) => {
            let seats = Seats::THREE.iter().map(|seat| format!("{} {}", side(seat), holds[seat.index()]));
            format!("Debts counted: {}.", seats.collect::<Vec<_>>().join(", "))
        }
        Tale::RoundEnds(None) => "The round is over.".into(),
        Tale::RoundEnds(Some(cut)) => english_rounds::say(&Round::Cut(*cut)),
        Tale::RoundBegins(round) => format!("Round {round} begins."),
        Tale::Goes(way) => english_rounds::say(&Round::Goes(*way)),
        Tale::TurnGoes { seat } => format!("It is {}’s turn.", side(*seat)),
        Tale::Again { kind, seat } => {
            format!("The last one fell in the {}: {} moves again.", store(*kind), side(*seat))
        }
        Tale::Passes { seat } => format!("{} cannot sow and passes.", side(*seat)),
        Tale::Ends { kind, winners } => {
            let what = if kind.has_rounds() { "match" } else { "game" };
            let names: Vec<_> = winners.iter().map(|seat| side(seat).to_string()).collect();
            let how = match names.len() {
                1 => format!("{} wins", names[0]),
                _ if kind.seats() == 2 => "a draw".into(),
                _ => format!("{} win", list(&names)),
            };
            format!("The {what} is over: {how}.")
        }
        Tale::MoveOf { number, all } => format!("Move {number} of {all}"),
        Tale::Lap(lap) => format!("Lap {lap}"),
    }
}
