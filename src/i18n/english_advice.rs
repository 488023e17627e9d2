//! English for advice.

use super::{
    advice::{Advice, Part, Spot, Worth},
    english::{list, number, side},
    levels::grouped,
    opponent::Lost,
};
use crate::{
    engine::{Kind, seat::Seat},
    notation::pasang::{column_letter, point_name},
};

/// A number of hundredths with its sign, to the nearest tenth; from ten on to the nearest whole where it is `short`.
fn signed(hundredths: i32, short: bool, minus: &str) -> String {
    let size = hundredths.unsigned_abs();
    let tenths = (size + 5) / 10;
    let figure = match short && tenths >= 100 {
        true => ((size + 50) / 100).to_string(),
        false if tenths.is_multiple_of(10) => (tenths / 10).to_string(),
        false => format!("{}.{}", tenths / 10, tenths % 10),
    };
    match (figure == "0", hundredths < 0) {
        (true, _) => figure,
        (false, true) => format!("{minus}{figure}"),
        (false, false) => format!("+{figure}"),
    }
}

fn percent(thousandths: u16) -> u32 {
    (u32::from(thousandths) + 5) / 10
}

/// What a move is worth in as few signs as a board has room for: on one of points without parts of one.
pub fn figure(worth: &Worth) -> String {
    if worth.kind.seats() > 2 {
        return format!("{}%", percent(worth.prospects[worth.mover.index() % 3]));
    }
    let lead = match worth.kind {
        // they lie too close together
        Kind::Pasang => (worth.lead + 50 * worth.lead.signum()) / 100 * 100,
        _ => worth.lead,
    };
    // the lettering of the boards has this dash and no minus
    signed(lead, true, "–")
}

/// What is counted in a game.
const fn counted(kind: Kind) -> [&'static str; 2] {
    match kind {
        Kind::Pasang => ["point", "points"],
        Kind::Sowing(_) => ["counter", "counters"],
    }
}

/// By how much, in the word for what is counted.
fn amount(kind: Kind, hundredths: i32) -> String {
    let [one, many] = counted(kind);
    match signed(hundredths.abs(), false, "").trim_start_matches('+') {
        "1" => format!("1 {one}"),
        figure => format!("{figure} {many}"),
    }
}

fn prospects(prospects: [u16; 3], seats: usize) -> String {
    let one = |(seat, share): (usize, u16)| {
        Seat::at(seat).map(|seat| format!("{} {} %", side(seat), percent(share)))
    };
    prospects.into_iter().take(seats).enumerate().filter_map(one).collect::<Vec<_>>().join(", ")
}

/// What is proved.
fn proof(worth: &Worth) -> String {
    let own = worth.prospects[worth.mover.index() % 3];
    let winners: Vec<String> = (0..worth.kind.seats())
        .filter(|&seat| worth.prospects[seat % 3] > 0)
        .filter_map(Seat::at)
        .map(|seat| side(seat).into())
        .collect();
    if winners.len() == 2 && worth.kind.seats() == 2 {
        return "Proved: a draw.".into();
    }
    if winners.len() > 1 {
        return format!("Proved: {} share the win.", list(&winners));
    }
    let winner = winners.first().map_or(side(worth.mover), String::as_str);
    let margin = if own > 0 { worth.lead } else { -worth.lead };
    // somebody may win without having more
    match worth.kind.seats() {
        2 if margin > 0 && worth.exact => format!("Proved: {winner} wins by {}.", amount(worth.kind, margin)),
        _ => format!("Proved: {winner} wins."),
    }
}

fn worth(worth: &Worth) -> String {
    let (kind, who) = (worth.kind, side(worth.mover));
    if worth.proved {
        return proof(worth);
    }
    if kind.seats() > 2 {
        return format!("Chances to win: {}.", prospects(worth.prospects, 3));
    }
    let share = percent(worth.prospects[worth.mover.index() % 3]);
    let chance = format!("{who} wins {share} of 100 such games.");
    match worth.lead.abs() < 5 {
        true => format!("Nobody is expected to be ahead. {chance}"),
        false => {
            let way = if worth.lead > 0 { "ahead" } else { "behind" };
            format!("{who} is expected to end {} {way}. {chance}", amount(kind, worth.lead))
        }
    }
}

/// A value of the list: the figure, or what is proved.
pub fn cell(of: &Worth) -> String {
    if of.proved {
        return proof(of);
    }
    match of.kind.seats() {
        3 => prospects(of.prospects, 3),
        _ => signed(of.lead, false, "−"),
    }
}

fn span((from, to): (u8, u8), name: impl Fn(u8) -> String) -> String {
    if from == to { name(from) } else { format!("{} to {}", name(from), name(to)) }
}

fn part(part: &Part) -> String {
    let column = |at: u8| column_letter(at).to_string();
    match part {
        Part::Holes(holes) => match holes.as_slice() {
            [one] => format!("Look at {}.", one.letter()),
            all => {
                let letters: Vec<String> = all.iter().map(|hole| hole.letter().to_string()).collect();
                format!("Look among the holes {}.", list(&letters))
            }
        },
        Part::Columns { from, to } => format!("Look among the columns {}.", span((*from, *to), column)),
        Part::Block { columns, rows } => {
            let row = |at: u8| (at + 1).to_string();
            format!("Look at the columns {}, rows {}.", span(*columns, column), span(*rows, row))
        }
        Part::Laying(seat) => format!("{} lays out the row of the next round.", side(*seat)),
        Part::NextRound => "The next round begins.".into(),
    }
}

fn spot(spot: &Spot) -> String {
    match spot {
        Spot::Hole(hole) => format!("The hole is {}.", hole.letter()),
        Spot::Column(column) => format!("The column is {}.", column_letter(*column)),
        Spot::Ka(point) => format!("The token at {} becomes the ka.", point_name(*point)),
        Spot::Point(point) => format!("The ka goes to {}.", point_name(*point)),
        Spot::Laid(counts) => {
            let counts: Vec<String> = counts.iter().map(u8::to_string).collect();
            format!("The row gets {}.", list(&counts))
        }
        Spot::NextRound => "There is nothing to choose.".into(),
    }
}

fn lost(why: Lost) -> &'static str {
    match why {
        Lost::NotLoaded => {
            "There is no advice: the files of the opponent could not be loaded. The game goes on."
        }
        Lost::NotAllowed => {
            "There is no advice: the browser does not allow the opponent here. The game goes on."
        }
        Lost::Broken => {
            "There is no advice: the opponent has stopped by a fault of its own. The game goes on."
        }
        Lost::Silent => "There is no advice: the opponent does not answer. The game goes on.",
    }
}

/// Tells it in English, the language every page is complete in.
pub fn advise(what: &Advice) -> String {
    match what {
        Advice::Title => "Advice",
        Advice::Hint => "Hint",
        Advice::AskSpot => "Where exactly?",
        Advice::AskLine => "The whole line",
        Advice::Analysis => "Analysis",
        Advice::Close => "Close the advice",
        Advice::On => "The analysis is on: its values stand on the board and in the list.",
        Advice::Off => "The analysis is off.",
        Advice::Seeking => "A hint is being looked for.",
        Advice::NoHint => "There is nothing to advise here.",
        Advice::Over => "The game is over: there is nothing to advise.",
        Advice::Lot => "A lot decides what comes next.",
        Advice::Lost(why) => lost(*why),
        Advice::BestLine => "The best line",
        Advice::StepBack => "One move back in the line",
        Advice::StepOn => "One move on in the line",
        Advice::Play => "Play its first move",
        Advice::BeforeLine => "Before the line: the position on the board.",
        Advice::Moves => "All moves, the best first",
        Advice::Move => "Move",
        Advice::Value => "Value",
        Advice::Then => "Expected then",
        Advice::Part(part) => return self::part(part),
        Advice::Spot(spot) => return self::spot(spot),
        Advice::Worth(of) => return worth(of),
        Advice::Line { told, next, worth: of } => {
            let after = match next.as_slice() {
                [] => String::new(),
                all => format!(" Expected then: {}.", all.join(", ")),
            };
            return format!("{told}{after} {}", worth(of));
        }
        Advice::Depth { depth, nodes, thinks } => {
            let moves = match depth {
                1 => "one move".into(),
                depth => format!("{} moves", number(*depth)),
            };
            let state = if *thinks { " It thinks on." } else { "" };
            return format!("Depth: {moves}. Positions looked at: {}.{state}", grouped(*nodes));
        }
        Advice::Numbers { kind, mover } => {
            let who = side(*mover);
            let [_, many] = counted(*kind);
            return match kind.seats() {
                2 => format!("The values are {who}’s, who is to move: by how many {many} {who} is expected to end ahead. A double edge is a proof."),
                _ => format!("The values on the board are {who}’s, who is to move: the chance to win. A double edge is a proof."),
            };
        }
        Advice::StepOf { step, all } => return format!("Move {step} of {all} in the line."),
        Advice::Triangle(shares) => return format!("Chances to win: {}.", prospects(*shares, 3)),
    }
    .into()
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
        // whoever is stuck may have more
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
        assert_eq!(grouped(1_234_567), "1,234,567");
        assert_eq!(grouped(12), "12");
    }
}
