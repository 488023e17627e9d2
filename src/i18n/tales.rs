//! Formats the lines of a log.

use super::{
    Loan, Named, Tale, ended, pasang, round,
    said::{Said, list, said},
    sowing::{mark, mark_word},
};
use crate::engine::{
    seat::{Seat, Seats},
    sowing::{Kind, position::Mark},
};

/// The most holes that are named one by one.
const NAMED: usize = 12;

/// The holes of a sowing: each by its letter if they are few, otherwise the direction.
fn sows(kind: Kind, path: &[Option<Named>]) -> Said {
    let (way, first, before, last) = match path {
        [] => ("nowhere", None, &[][..], None),
        [only] => ("alone", None, &[][..], *only),
        [before @ .., last] if before.len() < NAMED => ("named", None, before, *last),
        [first, .., last] => ("round", *first, &[][..], *last),
    };
    said!(kind => "tale-sows", way, first, before, last)
}

fn loan((loan, count, with): (Loan, u8, Seat)) -> Said {
    let key = match loan {
        Loan::Lent => "loan-lent",
        Loan::Borrowed => "loan-borrowed",
        Loan::Paid => "loan-paid",
        Loan::Repaid => "loan-repaid",
    };
    said!(key, count, with)
}

/// The end of a game, or of a match of several rounds.
fn ends(kind: Kind, winners: Seats) -> Said {
    let how = match winners.count() {
        1 => "alone",
        _ if kind.seats() == 2 => "draw",
        _ => "shared",
    };
    said!("tale-ends", rounds = kind.has_rounds(), how, winners = ended::winners(winners))
}

/// Holes that get a mark, or lose one.
fn marked(key: &str, holes: &[Named], of: Mark) -> Said {
    said!(key, holes, mark = mark_word(of), marked = mark("mark-", of))
}

pub(super) fn said(tale: &Tale) -> Said {
    match tale {
        Tale::Pasang(tale) => pasang::tale(tale),
        Tale::TurnGoes { seat } => said!("turn-goes", seat),
        Tale::MoveOf { number, all } => said!("move-of", number, all),
        Tale::Lap(lap) => said!("lap", lap),
        _ => of_holes(tale),
    }
}

fn of_holes(tale: &Tale) -> Said {
    match tale {
        Tale::Lifts { kind, seat, hole, count, left } => {
            said!(*kind => "tale-lifts", seat, hole, count, left)
        }
        Tale::Sows { kind, path, .. } => sows(*kind, path),
        Tale::Takes { kind, seat, hole, count } => said!(*kind => "tale-takes", seat, hole, count),
        Tale::Keeps { kind, seat, count } => {
            let key = if kind.has_rounds() { "tale-collects" } else { "tale-keeps" };
            said!(*kind => key, seat, count)
        }
        Tale::Opens { hole, left } => said!("tale-opens", hole, left),
        Tale::NothingTaken { kind } => said!(*kind => "nothing-taken"),
        Tale::Repeats { kind } => said!(*kind => "repeats"),
        Tale::Empties { kind, seat, hole, count } => said!(*kind => "tale-empties", seat, hole, count),
        Tale::MovesOn { to, .. } => said!("tale-moves-on", to),
        Tale::Forces { seat, hole } => said!("tale-forces", seat, hole),
        Tale::Forced { seat, hole } => said!("tale-forced", seat, hole),
        Tale::Endless => said!("tale-endless"),
        Tale::Gives { kind, from, to, count } => said!(*kind => "tale-gives", from, to, count),
        Tale::Fills { kind, seat, holes, count } => said!(*kind => "tale-fills", seat, holes, count),
        Tale::Marked { holes, mark } => marked("tale-marked", holes, *mark),
        Tale::Reopened { holes, was } => marked("tale-reopened", holes, *was),
        Tale::Unties { kind, seat, hole, count, by } => {
            said!(*kind => "tale-unties", seat, hole, count, by, own = seat == by)
        }
        Tale::TakesOpposite { kind, seat, hole, count, facing } => {
            said!(*kind => "tale-takes-opposite", seat, hole, count, facing)
        }
        Tale::Roles([raja, mandiri, pasu]) => said!("tale-roles", raja, mandiri, pasu),
        Tale::Carries { kind, stored, closed, loans } => {
            let loans = list(loans.iter().copied().map(loan));
            said!(*kind => "tale-carries", stored, closed, loans)
        }
        Tale::DebtsCount(holds) => {
            let holds =
                Seats::THREE.iter().map(|seat| said!("seat-count", seat, count = holds[seat.index()]));
            said!("tale-debts-count", holds = list(holds))
        }
        Tale::RoundEnds(None) => said!("tale-round-over"),
        Tale::RoundEnds(Some(cut)) => said!("round-cut", cut = round::cut_word(*cut)),
        Tale::RoundBegins(round) => said!("tale-round-begins", round),
        Tale::Goes(way) => round::said(&round::Round::Goes(*way)),
        Tale::Again { kind, seat } => said!(*kind => "tale-again", seat),
        Tale::Passes { seat } => said!("tale-passes", seat),
        Tale::Ends { kind, winners } => ends(*kind, *winners),
        Tale::Pasang(_) | Tale::TurnGoes { .. } | Tale::MoveOf { .. } | Tale::Lap(_) => {
            said!("verbatim", text = "")
        }
    }
}
