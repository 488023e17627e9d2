//! Messages of the advisor: values as numbers, proofs, hints.

use super::{Advice, Part, Spot, Worth};
use crate::{
    engine::{
        Kind,
        seat::{Seat, Seats},
    },
    words::{
        Localized,
        format::format,
        keyed::{KeyedMessage, ToValue, Value, keyed, list},
        levels::thousands,
        opponent::{WorkerFailure, failure_word},
        pasang::column,
    },
};

/// Adds the sign, the whole part and the tenths of a number of hundredths, rounded to a tenth; if `short`, from
/// ten on rounded to a whole number.
fn signed(keyed: KeyedMessage, hundredths: i32, short: bool) -> KeyedMessage {
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
    keyed.with("sign", sign).with("whole", whole).with("tenths", tenths)
}

fn percent(thousandths: u16) -> u32 {
    (u32::from(thousandths) + 5) / 10
}

/// The worth of a move, short enough for the board; in games scored in points, without decimals.
pub fn figure(worth: &Worth) -> String {
    if worth.kind.seats() > 2 {
        return format(&keyed!("share-board", share = percent(worth.prospects[worth.mover.index() % 3])));
    }
    let lead = match worth.kind {
        // estimates of Pasang are too close together for decimals
        Kind::Pasang => (worth.lead + 50 * worth.lead.signum()) / 100 * 100,
        _ => worth.lead,
    };
    format(&signed(keyed!("figure-board"), lead, true))
}

fn prospects(prospects: [u16; 3], seats: usize) -> Value {
    let seats = Seats::THREE.iter().zip(prospects).take(seats);
    list(seats.map(|(seat, share)| keyed!("prospect", seat, share = percent(share))))
}

/// What is proved.
fn proof(worth: &Worth) -> KeyedMessage {
    let own = worth.prospects[worth.mover.index() % 3];
    let winners: Vec<Seat> =
        (0..worth.kind.seats()).filter(|&seat| worth.prospects[seat % 3] > 0).filter_map(Seat::at).collect();
    if winners.len() == 2 && worth.kind.seats() == 2 {
        return keyed!("proof-draw");
    }
    if winners.len() > 1 {
        return keyed!("proof-shared", winners);
    }
    let winner = winners.first().copied().unwrap_or(worth.mover);
    let margin = if own > 0 { worth.lead } else { -worth.lead };
    // a player may win without having more
    match worth.kind.seats() {
        2 if margin > 0 && worth.exact => {
            signed(keyed!(worth.kind => "proof-wins-by", winner), margin.abs(), false)
        }
        _ => keyed!("proof-wins", winner),
    }
}

fn worth(worth: &Worth) -> KeyedMessage {
    let who = worth.mover;
    if worth.proved {
        return proof(worth);
    }
    if worth.kind.seats() > 2 {
        return keyed!("worth-three", prospects = prospects(worth.prospects, 3));
    }
    let share = percent(worth.prospects[worth.mover.index() % 3]);
    match worth.lead.abs() < 5 {
        true => keyed!("worth-level", who, share),
        false => {
            let keyed = keyed!(worth.kind => "worth-lead", who, share, ahead = worth.lead > 0);
            signed(keyed, worth.lead.abs(), false)
        }
    }
}

/// A value in the list: the number, or what is proved.
pub fn cell(of: &Worth) -> String {
    if of.proved {
        return format(&proof(of));
    }
    format(&match of.kind.seats() {
        3 => keyed!("cell-three", prospects = prospects(of.prospects, 3)),
        _ => signed(keyed!("figure"), of.lead, false),
    })
}

fn span((from, to): (u8, u8), name: impl Fn(u8) -> Value) -> KeyedMessage {
    keyed!("span", one = from == to, from = name(from), to = name(to))
}

fn columns(span: (u8, u8)) -> KeyedMessage {
    self::span(span, |at| column(at).value())
}

fn part(part: &Part) -> KeyedMessage {
    match part {
        Part::Holes(holes) => match holes.as_slice() {
            [hole] => keyed!("part-hole", hole),
            holes => keyed!("part-holes", holes),
        },
        Part::Columns { from, to } => keyed!("part-columns", columns = columns((*from, *to))),
        Part::Block { columns: across, rows } => {
            let rows = span(*rows, |at| (at + 1).value());
            keyed!("part-block", columns = columns(*across), rows)
        }
        Part::Laying(seat) => keyed!("part-laying", seat),
        Part::NextRound => keyed!("part-next-round"),
    }
}

fn spot(spot: &Spot) -> KeyedMessage {
    match spot {
        Spot::Hole(hole) => keyed!("spot-hole", hole),
        Spot::Column(of) => keyed!("spot-column", column = column(*of)),
        Spot::Ka(point) => keyed!("spot-ka", point),
        Spot::Point(point) => keyed!("spot-point", point),
        Spot::Laid(counts) => keyed!("spot-laid", counts),
        Spot::NextRound => keyed!("spot-next-round"),
    }
}

fn lost(why: WorkerFailure) -> KeyedMessage {
    KeyedMessage::new(&["advice-lost-", failure_word(why)].concat())
}

impl Localized for Advice {
    fn keyed(&self) -> KeyedMessage {
        match self {
            Advice::Title => keyed!("advice-title"),
            Advice::Hint => keyed!("advice-hint"),
            Advice::AskSpot => keyed!("advice-ask-spot"),
            Advice::AskLine => keyed!("advice-ask-line"),
            Advice::HideHint => keyed!("advice-hide-hint"),
            Advice::Analysis => keyed!("advice-analysis"),
            Advice::Close => keyed!("advice-close"),
            Advice::On => keyed!("advice-on"),
            Advice::Off => keyed!("advice-off"),
            Advice::Seeking => keyed!("advice-seeking"),
            Advice::NoHint => keyed!("advice-no-hint"),
            Advice::Over => keyed!("advice-over"),
            Advice::Lot => keyed!("advice-lot"),
            Advice::Failed(why) => lost(*why),
            Advice::BestLine => keyed!("advice-best-line"),
            Advice::StepBack => keyed!("advice-step-back"),
            Advice::StepOn => keyed!("advice-step-on"),
            Advice::Play => keyed!("advice-play"),
            Advice::BeforeLine => keyed!("advice-before-line"),
            Advice::Moves => keyed!("advice-moves"),
            Advice::Move => keyed!("advice-move"),
            Advice::Value => keyed!("advice-value"),
            Advice::Then => keyed!("advice-then"),
            Advice::Part(part) => self::part(part),
            Advice::Spot(spot) => self::spot(spot),
            Advice::Worth(of) => worth(of),
            Advice::Line { first, next, worth: of } => keyed!("advice-line", first, next, worth = worth(of)),
            Advice::Best { first, worth: of } => keyed!("advice-best", first, worth = worth(of)),
            Advice::Depth { depth, nodes, thinks } => {
                keyed!("advice-depth", depth, nodes = thousands(*nodes), thinks)
            }
            Advice::Numbers { kind, mover } => {
                let key = if kind.seats() == 2 { "advice-numbers" } else { "advice-numbers-three" };
                keyed!(*kind => key, who = mover)
            }
            Advice::StepOf { step, all } => keyed!("advice-step-of", step, all),
            Advice::Triangle(shares) => keyed!("worth-three", prospects = prospects(*shares, 3)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::pasang::board::Point;
    use crate::games::sample;
    use crate::words::{HoleName, say};

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
        assert_eq!(cell(&three), "Player 1 46 %, Player 2 30 %, Player 3 25 %");
    }

    #[test]
    fn a_proof_is_said_as_one() {
        let says = |lead, own| say(&Advice::Worth(two(PLAIN, lead, own, true)));
        assert_eq!(says(600, 1000), "Proved: Player 2 wins by 6 counters.");
        assert_eq!(says(100, 1000), "Proved: Player 2 wins by 1 counter.");
        assert_eq!(says(-600, 0), "Proved: Player 1 wins by 6 counters.");
        assert_eq!(says(0, 500), "Proved: a draw.");
        // a player who is stuck may have more
        assert_eq!(says(-200, 1000), "Proved: Player 2 wins.");
        let won = Worth { exact: false, ..two(PLAIN, 600, 1000, true) };
        assert_eq!(say(&Advice::Worth(won)), "Proved: Player 2 wins.");
        let open = say(&Advice::Worth(two(PLAIN, -250, 400, false)));
        assert_eq!(
            open,
            "Player 2 is expected to end 2.5 counters behind. Player 2 wins 40 of 100 such games."
        );
    }

    #[test]
    fn parts_and_places_are_named_by_what_stands_on_the_board() {
        let hole = |at| HoleName { hole: crate::engine::Hole(at), row: 6 };
        let says = |part| say(&Advice::Part(part));
        assert_eq!(says(Part::Holes(vec![hole(6), hole(7)])), "Look among the holes A and B.");
        assert_eq!(says(Part::Holes(vec![hole(0)])), "Look at a.");
        assert_eq!(says(Part::Columns { from: 0, to: 3 }), "Look among the columns a to d.");
        let block = Part::Block { columns: (4, 6), rows: (0, 3) };
        assert_eq!(says(block), "Look at the columns e to g, rows 1 to 4.");
        assert_eq!(say(&Advice::Spot(Spot::Point(Point::at(8, 7)))), "The ka goes to i8.");
    }
}
