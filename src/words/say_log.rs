//! Formats the lines of a log.

use super::{
    HoleName, Loan, Localized, LogLine, ended,
    keyed::{KeyedMessage, keyed, list},
    round,
    sowing::{mark, mark_word},
};
use crate::engine::{
    seat::{Seat, Seats},
    sowing::{Kind, position::Mark},
};

/// The most holes that are named one by one.
const NAMED: usize = 12;

/// The holes of a sowing: each by its letter if they are few, otherwise the direction.
fn sows(kind: Kind, path: &[Option<HoleName>]) -> KeyedMessage {
    let (way, first, before, last) = match path {
        [] => ("nowhere", None, &[][..], None),
        [only] => ("alone", None, &[][..], *only),
        [before @ .., last] if before.len() < NAMED => ("named", None, before, *last),
        [first, .., last] => ("round", *first, &[][..], *last),
    };
    keyed!(kind => "log-sows", way, first, before, last)
}

fn loan((loan, count, with): (Loan, u8, Seat)) -> KeyedMessage {
    let key = match loan {
        Loan::Lent => "loan-lent",
        Loan::Borrowed => "loan-borrowed",
        Loan::Paid => "loan-paid",
        Loan::Repaid => "loan-repaid",
    };
    keyed!(key, count, with)
}

/// The end of a game, or of a match of several rounds.
fn ends(kind: Kind, winners: Seats) -> KeyedMessage {
    let how = match winners.count() {
        1 => "alone",
        _ if kind.seats() == 2 => "draw",
        _ => "shared",
    };
    keyed!("log-ends", rounds = kind.has_rounds(), how, winners = ended::winners(winners))
}

/// Holes that get a mark, or lose one.
fn marked(key: &str, holes: &[HoleName], of: Mark) -> KeyedMessage {
    keyed!(key, holes, mark = mark_word(of), marked = mark("mark-", of))
}

impl Localized for LogLine {
    fn keyed(&self) -> KeyedMessage {
        match self {
            LogLine::TurnGoes { seat } => keyed!("turn-goes", seat),
            LogLine::Lifts { kind, seat, hole, count, left } => {
                keyed!(*kind => "log-lifts", seat, hole, count, left)
            }
            LogLine::Sows { kind, path, .. } => sows(*kind, path),
            LogLine::Takes { kind, seat, hole, count } => keyed!(*kind => "log-takes", seat, hole, count),
            LogLine::Keeps { kind, seat, count } => {
                let key = if kind.has_rounds() { "log-collects" } else { "log-keeps" };
                keyed!(*kind => key, seat, count)
            }
            LogLine::Opens { hole, left } => keyed!("log-opens", hole, left),
            LogLine::NothingTaken { kind } => keyed!(*kind => "nothing-taken"),
            LogLine::Repeats { kind } => keyed!(*kind => "repeats"),
            LogLine::Empties { kind, seat, hole, count } => keyed!(*kind => "log-empties", seat, hole, count),
            LogLine::MovesOn { to, .. } => keyed!("log-moves-on", to),
            LogLine::Forces { seat, hole } => keyed!("log-forces", seat, hole),
            LogLine::Forced { seat, hole } => keyed!("log-forced", seat, hole),
            LogLine::Endless => keyed!("log-endless"),
            LogLine::Gives { kind, from, to, count } => keyed!(*kind => "log-gives", from, to, count),
            LogLine::Fills { kind, seat, holes, count } => keyed!(*kind => "log-fills", seat, holes, count),
            LogLine::Marked { holes, mark } => marked("log-marked", holes, *mark),
            LogLine::Reopened { holes, was } => marked("log-reopened", holes, *was),
            LogLine::Unties { kind, seat, hole, count, by } => {
                keyed!(*kind => "log-unties", seat, hole, count, by, own = seat == by)
            }
            LogLine::TakesOpposite { kind, seat, hole, count, facing } => {
                keyed!(*kind => "log-takes-opposite", seat, hole, count, facing)
            }
            LogLine::Roles([raja, mandiri, pasu]) => keyed!("log-roles", raja, mandiri, pasu),
            LogLine::Carries { kind, stored, closed, loans } => {
                let loans = list(loans.iter().copied().map(loan));
                keyed!(*kind => "log-carries", stored, closed, loans)
            }
            LogLine::DebtsCount(holds) => {
                let holds =
                    Seats::THREE.iter().map(|seat| keyed!("seat-count", seat, count = holds[seat.index()]));
                keyed!("log-debts-count", holds = list(holds))
            }
            LogLine::RoundEnds(None) => keyed!("log-round-over"),
            LogLine::RoundEnds(Some(cut)) => keyed!("round-cut", cut = round::cut_word(*cut)),
            LogLine::RoundBegins(round) => keyed!("log-round-begins", round),
            LogLine::Goes(way) => round::Round::Goes(*way).keyed(),
            LogLine::Again { kind, seat } => keyed!(*kind => "log-again", seat),
            LogLine::Passes { seat } => keyed!("log-passes", seat),
            LogLine::Ends { kind, winners } => ends(*kind, *winners),
        }
    }
}
