//! Facts about Mangala of Suez besides its rules.

use super::rules::MangalaSuez;
use crate::catalogue::{Board, Documented, Entry, Facts, Length, Region, shared};

impl Documented for MangalaSuez {
    const ENTRY: &'static Entry = &Entry {
        name: "Mangala of Suez",
        people: "an Arab game by Parker’s account",
        place: "Suez and Sinai, Egypt",
        time: "published 1909",
        after: "the catalogue’s summary of Parker 1909",
        idea: "Shells in hollows of the sand: sow, lift, sow on, and eat what lies opposite your last.",
        sources: &[
            shared::PARKER,
            shared::ludii("Ludii Portal, Digital Ludeme Project, Maastricht University: DLP.Evidence.668."),
        ],
    };
    const FACTS: &'static Facts = &Facts {
        names: &["Mangala", "mancala", "sowing game"],
        regions: &[Region::MiddleEast],
        century: "20th century",
        board: Board::Rows { rows: 2, holes: 6 },
        material: "cowry shells in hollows of the sand",
        length: Length { moves: 21, minutes: 3 },
    };
}
