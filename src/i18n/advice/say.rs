//! Messages of the advisor: values as numbers, proofs, hints.

use super::{Advice, Part, Spot, Worth};
use crate::{
    engine::{
        Kind,
        seat::{Seat, Seats},
    },
    i18n::{
        format::format,
        levels::thousands,
        opponent::{Lost, word},
        pasang::column,
        said::{Said, ToValue, Value, list, said},
    },
};

/// Adds the sign, the whole part and the tenths of a number of hundredths, rounded to a tenth; if `short`, from
/// ten on rounded to a whole number.
fn signed(said: Said, hundredths: i32, short: bool) -> Said {
    let size = hundredths.unsigned_abs();
    let tenths = (size + 5) / 10;
    let (whole, tenths) = match short && tenths >= 100 {
        true => ((size + 50) / 100, 0),
        false => (tenths / 10, tenths % 10),
    };
    let sign = match (whole + tenths, hundredths < 0) {
        (0, _) => "none",
        (_, true) => "less",
        (_, false) => "more",
    };
    said.with("sign", sign).with("whole", whole).with("tenths", tenths)
}

fn percent(thousandths: u16) -> u32 {
    (u32::from(thousandths) + 5) / 10
}

/// The worth of a move, short enough for the board; in games scored in points, without decimals.
pub fn figure(worth: &Worth) -> String {
    if worth.kind.seats() > 2 {
        return format(&said!("share-board", share = percent(worth.prospects[worth.mover.index() % 3])));
    }
    let lead = match worth.kind {
        // estimates of Pasang are too close together for decimals
        Kind::Pasang => (worth.lead + 50 * worth.lead.signum()) / 100 * 100,
        _ => worth.lead,
    };
    format(&signed(said!("figure-board"), lead, true))
}

fn prospects(prospects: [u16; 3], seats: usize) -> Value {
    let seats = Seats::THREE.iter().zip(prospects).take(seats);
    list(seats.map(|(seat, share)| said!("prospect", seat, share = percent(share))))
}

/// What is proved.
fn proof(worth: &Worth) -> Said {
    let own = worth.prospects[worth.mover.index() % 3];
    let winners: Vec<Seat> =
        (0..worth.kind.seats()).filter(|&seat| worth.prospects[seat % 3] > 0).filter_map(Seat::at).collect();
    if winners.len() == 2 && worth.kind.seats() == 2 {
        return said!("proof-draw");
    }
    if winners.len() > 1 {
        return said!("proof-shared", winners);
    }
    let winner = winners.first().copied().unwrap_or(worth.mover);
    let margin = if own > 0 { worth.lead } else { -worth.lead };
    // a player may win without having more
    match worth.kind.seats() {
        2 if margin > 0 && worth.exact => {
            signed(said!(worth.kind => "proof-wins-by", winner), margin.abs(), false)
        }
        _ => said!("proof-wins", winner),
    }
}

fn worth(worth: &Worth) -> Said {
    let who = worth.mover;
    if worth.proved {
        return proof(worth);
    }
    if worth.kind.seats() > 2 {
        return said!("worth-three", prospects = prospects(worth.prospects, 3));
    }
    let share = percent(worth.prospects[worth.mover.index() % 3]);
    match worth.lead.abs() < 5 {
        true => said!("worth-level", who, share),
        false => {
            let said = said!(worth.kind => "worth-lead", who, share, ahead = worth.lead > 0);
            signed(said, worth.lead.abs(), false)
        }
    }
}

/// A value in the list: the number, or what is proved.
pub fn cell(of: &Worth) -> String {
    if of.proved {
        return format(&proof(of));
    }
    format(&match of.kind.seats() {
        3 => said!("cell-three", prospects = prospects(of.prospects, 3)),
        _ => signed(said!("figure"), of.lead, false),
    })
}

fn span((from, to): (u8, u8), name: impl Fn(u8) -> Value) -> Said {
    said!("span", one = from == to, from = name(from), to = name(to))
}

fn columns(span: (u8, u8)) -> Said {
    self::span(span, |at| column(at).value())
}

fn part(part: &Part) -> Said {
    match part {
        Part::Holes(holes) => match holes.as_slice() {
            [hole] => said!("part-hole", hole),
            holes => said!("part-holes", holes),
        },
        Part::Columns { from, to } => said!("part-columns", columns = columns((*from, *to))),
        Part::Block { columns: across, rows } => {
            let rows = span(*rows, |at| (at + 1).value());
            said!("part-block", columns = columns(*across), rows)
        }
        Part::Laying(seat) => said!("part-laying", seat),
        Part::NextRound => said!("part-next-round"),
    }
}

fn spot(spot: &Spot) -> Said {
    match spot {
        Spot::Hole(hole) => said!("spot-hole", hole),
        Spot::Column(of) => said!("spot-column", column = column(*of)),
        Spot::Ka(point) => said!("spot-ka", point),
        Spot::Point(point) => said!("spot-point", point),
        Spot::Laid(counts) => said!("spot-laid", counts),
        Spot::NextRound => said!("spot-next-round"),
    }
}

fn lost(why: Lost) -> Said {
    Said::new(&["advice-lost-", word(why)].concat())
}

fn said(what: &Advice) -> Said {
    match what {
        Advice::Title => said!("advice-title"),
        Advice::Hint => said!("advice-hint"),
        Advice::AskSpot => said!("advice-ask-spot"),
        Advice::AskLine => said!("advice-ask-line"),
        Advice::Analysis => said!("advice-analysis"),
        Advice::Close => said!("advice-close"),
        Advice::On => said!("advice-on"),
        Advice::Off => said!("advice-off"),
        Advice::Seeking => said!("advice-seeking"),
        Advice::NoHint => said!("advice-no-hint"),
        Advice::Over => said!("advice-over"),
        Advice::Lot => said!("advice-lot"),
        Advice::Lost(why) => lost(*why),
        Advice::BestLine => said!("advice-best-line"),
        Advice::StepBack => said!("advice-step-back"),
        Advice::StepOn => said!("advice-step-on"),
        Advice::Play => said!("advice-play"),
        Advice::BeforeLine => said!("advice-before-line"),
        Advice::Moves => said!("advice-moves"),
        Advice::Move => said!("advice-move"),
        Advice::Value => said!("advice-value"),
        Advice::Then => said!("advice-then"),
        Advice::Part(part) => self::part(part),
        Advice::Spot(spot) => self::spot(spot),
        Advice::Worth(of) => worth(of),
        Advice::Line { told, next, worth: of } => {
            said!("advice-line", told, next, worth = worth(of))
        }
        Advice::Depth { depth, nodes, thinks } => {
            said!("advice-depth", depth, nodes = thousands(*nodes), thinks)
        }
        Advice::Numbers { kind, mover } => {
            let key = if kind.seats() == 2 { "advice-numbers" } else { "advice-numbers-three" };
            said!(*kind => key, who = mover)
        }
        Advice::StepOf { step, all } => said!("advice-step-of", step, all),
        Advice::Triangle(shares) => said!("worth-three", prospects = prospects(*shares, 3)),
    }
}

/// The message in the language of the page.
pub fn advise(what: &Advice) -> String {
    format(&said(what))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::pasang::board::Point;
    use crate::games::sample;
    use crate::i18n::Named;

    const PLAIN: Kind = Kind::Sowing(sample::PLAIN);

    fn two(kind: Kind, lead: i32, own: u16, proved: bool) -> Worth {
        Worth { kind, mover: Seat::SECOND, lead, prospects: [1000 - own, own, 0], proved, exact: proved }
    }

    #[test]
    fn values_are_short_on_the_board_and_exact_in_the_list() {
        for (lead, short, long) in [
            (350, "+3.5", "+3.5"),
            (-350, "–3.5", "−3.5"),
            (0, "0", "0"),
            (-4, "0", "0"),
            (5, "+0.1", "+0.1"),
            (-100, "–1", "−1"),
            (1240, "+12", "+12.4"),
            (-1250, "–13", "−12.5"),
        ] {
            let worth = two(PLAIN, lead, 600, false);
            assert_eq!((figure(&worth).as_str(), cell(&worth).as_str()), (short, long), "{lead}");
        }
        assert_eq!(figure(&two(Kind::Pasang, 350, 600, false)), "+4");
        assert_eq!(figure(&two(Kind::Pasang, -1250, 600, false)), "–13");
        let three = Worth {
            kind: Kind::Sowing(sample::THREE),
            mover: Seat::SECOND,
            lead: 0,
            prospects: [455, 300, 245],
            proved: false,
            exact: false,
        };
        assert_eq!(figure(&three), "30%");
        assert_eq!(cell(&three), "South 46 %, North 30 %, East 25 %");
    }

    #[test]
    fn a_proof_is_said_as_one() {
        let says = |lead, own| advise(&Advice::Worth(two(PLAIN, lead, own, true)));
        assert_eq!(says(600, 1000), "Proved: North wins by 6 counters.");
        assert_eq!(says(100, 1000), "Proved: North wins by 1 counter.");
        assert_eq!(says(-600, 0), "Proved: South wins by 6 counters.");
        assert_eq!(says(0, 500), "Proved: a draw.");
        // a player who is stuck may have more
        assert_eq!(says(-200, 1000), "Proved: North wins.");
        let won = Worth { exact: false, ..two(PLAIN, 600, 1000, true) };
        assert_eq!(advise(&Advice::Worth(won)), "Proved: North wins.");
        let open = advise(&Advice::Worth(two(PLAIN, -250, 400, false)));
        assert_eq!(open, "North is expected to end 2.5 counters behind. North wins 40 of 100 such games.");
    }

    #[test]
    fn parts_and_places_are_named_by_what_stands_on_the_board() {
        let hole = |at| Named { hole: crate::engine::Hole(at), row: 6 };
        let says = |part| advise(&Advice::Part(part));
        assert_eq!(says(Part::Holes(vec![hole(6), hole(7)])), "Look among the holes A and B.");
        assert_eq!(says(Part::Holes(vec![hole(0)])), "Look at a.");
        assert_eq!(says(Part::Columns { from: 0, to: 3 }), "Look among the columns a to d.");
        let block = Part::Block { columns: (4, 6), rows: (0, 3) };
        assert_eq!(says(block), "Look at the columns e to g, rows 1 to 4.");
        assert_eq!(advise(&Advice::Spot(Spot::Point(Point::at(8, 7)))), "The ka goes to i8.");
    }
}
