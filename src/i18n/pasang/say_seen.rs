//! Formats why a choice in Pasang is refused, in one sentence.

use super::{
    Seen,
    lines::{column, columns, groups, lane_of, sides, standing, tokens_of},
};
use crate::i18n::said::{Said, or_none, said};

/// From this many columns on they are not named one by one.
const NAMED: usize = 10;

pub(super) fn said(seen: &Seen) -> Said {
    match seen {
        Seen::NoSuchColumn => said!("seen-no-such-column"),
        Seen::NoSuchPoint => said!("seen-no-such-point"),
        Seen::Centre => said!("seen-centre"),
        Seen::Half { point, half } => said!("seen-half", point, half = or_none(*half)),
        Seen::EmptyFirst { seat, point } => {
            let lane = or_none(point.map(|point| lane_of(crate::engine::pasang::board::Axis::Column, point)));
            said!("seen-empty-first", seat, point = or_none(*point), lane)
        }
        Seen::Faces { first, column: of, open: all } => {
            let open = match all.len() {
                0 => "none",
                NAMED.. => "any",
                _ => "some",
            };
            said!("seen-faces", first = column(*first), column = column(*of), open, columns = columns(all))
        }
        Seen::ChooseKa { seat, passage } => said!("seen-choose-ka", seat, passage = column(*passage)),
        Seen::MoveKa { seat, ka } => said!("seen-move-ka", seat, at = ka),
        Seen::NoToken { point, stands } | Seen::Taken { point, stands } => {
            standing(said!("seen-holds", point), *stands)
        }
        Seen::Away { point, passage, columns } => {
            said!("seen-away", point, passage = column(*passage), columns)
        }
        Seen::NothingBetween { from, between, passage } => {
            said!("seen-nothing-between", from, between, passage = column(*passage))
        }
        Seen::Left { from, to } => said!("seen-left", from, to),
        Seen::StandsThere { seat, point } => said!("seen-stands-there", seat, point),
        Seen::OffLine { point, ka, seat } => said!("seen-off-line", point, ka, seat),
        Seen::Between { ka, to, point, stands } => standing(said!("seen-between", ka, to, point), *stands),
        Seen::CentreBetween { ka, to } => said!("seen-centre-between", ka, to),
        Seen::NotOdd { at, groups: all } => groups(said!("seen-not-odd", at), all),
        Seen::NothingMet { at, along } => {
            let lane = if along.is_some() { "lane" } else { "none" };
            let along = or_none(along.map(|axis| lane_of(axis, *at)));
            said!("seen-nothing-met", at, lane, along)
        }
        Seen::BeyondCentre { at } => said!("seen-beyond-centre", at),
        Seen::SameWay { at, moved } => said!("seen-same-way", at, lane = lane_of(*moved, *at)),
        Seen::Several { at, lines } => said!("seen-several", at, lines),
        Seen::NotOneLine { at, point, ends } => said!("seen-not-one-line", at, point, ends),
        Seen::TwoLines { at } => said!("seen-two-lines", at),
        Seen::Fewer { at, groups: all } => groups(said!("seen-fewer", at), all),
        Seen::Even { at, asked } => said!("seen-even", at, asked = sides(*asked)),
        Seen::Part { at, asked, whole: (whole, of) } => {
            said!("seen-part", at, asked = sides(*asked), whole = tokens_of("line", *whole, *of, None))
        }
        Seen::BothSides { at, whole: (whole, of), one } => {
            said!("seen-both-sides", at, colour = of, sides = sides(*whole), one)
        }
    }
}
