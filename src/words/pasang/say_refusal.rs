//! Formats why a choice in Pasang is refused, in one sentence.

use super::{
    RefusalReason,
    lines::{column, columns, groups, lane_of, sides, tokens_of, with_contents},
};
use crate::words::keyed::{KeyedMessage, keyed, or_none};

/// From this many columns on they are not named one by one.
const NAMED: usize = 10;

pub(super) fn keyed(reason: &RefusalReason) -> KeyedMessage {
    match reason {
        RefusalReason::NoSuchColumn => keyed!("refused-no-such-column"),
        RefusalReason::NoSuchPoint => keyed!("refused-no-such-point"),
        RefusalReason::Centre => keyed!("refused-centre"),
        RefusalReason::Half { point, half } => keyed!("refused-half", point, half = or_none(*half)),
        RefusalReason::EmptyFirst { seat, point } => {
            let lane = or_none(point.map(|point| lane_of(crate::engine::pasang::board::Axis::Column, point)));
            keyed!("refused-empty-first", seat, point = or_none(*point), lane)
        }
        RefusalReason::Faces { first, column: of, open: all } => {
            let open = match all.len() {
                0 => "none",
                NAMED.. => "any",
                _ => "some",
            };
            keyed!(
                "refused-faces",
                first = column(*first),
                column = column(*of),
                open,
                columns = columns(all)
            )
        }
        RefusalReason::ChooseKa { seat, passage } => {
            keyed!("refused-choose-ka", seat, passage = column(*passage))
        }
        RefusalReason::MoveKa { seat, ka } => keyed!("refused-move-ka", seat, at = ka),
        RefusalReason::NoToken { point, contents } | RefusalReason::Taken { point, contents } => {
            with_contents(keyed!("refused-holds", point), *contents)
        }
        RefusalReason::Away { point, passage, columns } => {
            keyed!("refused-away", point, passage = column(*passage), columns)
        }
        RefusalReason::NothingBetween { from, between, passage } => {
            keyed!("refused-nothing-between", from, between, passage = column(*passage))
        }
        RefusalReason::Left { from, to } => keyed!("refused-left", from, to),
        RefusalReason::StandsThere { seat, point } => keyed!("refused-stands-there", seat, point),
        RefusalReason::OffLine { point, ka, seat } => keyed!("refused-off-line", point, ka, seat),
        RefusalReason::Between { ka, to, point, contents } => {
            with_contents(keyed!("refused-between", ka, to, point), *contents)
        }
        RefusalReason::CentreBetween { ka, to } => keyed!("refused-centre-between", ka, to),
        RefusalReason::NotOdd { at, groups: all } => groups(keyed!("refused-not-odd", at), all),
        RefusalReason::NothingMet { at, along } => {
            let lane = if along.is_some() { "lane" } else { "none" };
            let along = or_none(along.map(|axis| lane_of(axis, *at)));
            keyed!("refused-nothing-met", at, lane, along)
        }
        RefusalReason::BeyondCentre { at } => keyed!("refused-beyond-centre", at),
        RefusalReason::SameWay { at, moved } => keyed!("refused-same-way", at, lane = lane_of(*moved, *at)),
        RefusalReason::Several { at, lines } => keyed!("refused-several", at, lines),
        RefusalReason::NotOneLine { at, point, ends } => keyed!("refused-not-one-line", at, point, ends),
        RefusalReason::TwoLines { at } => keyed!("refused-two-lines", at),
        RefusalReason::Fewer { at, groups: all } => groups(keyed!("refused-fewer", at), all),
        RefusalReason::Even { at, asked } => keyed!("refused-even", at, asked = sides(*asked)),
        RefusalReason::Part { at, asked, whole: (whole, of) } => {
            keyed!("refused-part", at, asked = sides(*asked), whole = tokens_of("line", *whole, *of, None))
        }
        RefusalReason::BothSides { at, whole: (whole, of), one } => {
            keyed!("refused-both-sides", at, colour = of, sides = sides(*whole), one)
        }
    }
}
