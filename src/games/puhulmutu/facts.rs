//! Facts about Puhulmutu besides its rules.

use super::rules::Puhulmutu;
use crate::catalogue::{Board, Documented, Entry, Facts, Length, Region, shared};

impl Documented for Puhulmutu {
    const ENTRY: &'static Entry = &Entry {
        name: "Puhulmutu",
        people: "Kandian villagers, above all women",
        place: "Sri Lanka",
        time: "published 1909",
        after: "the catalogue’s summary of Parker 1909, and its neighbour on the same board where it is silent",
        idea: "Skip the threes, eat the fours and sow on: on the olinda board, with no hole tied up.",
        sources: &[
            shared::PARKER,
            shared::ludii("Ludii Portal, Digital Ludeme Project, Maastricht University: DLP.Games.216."),
        ],
    };
    const FACTS: &'static Facts = &Facts {
        names: &["Puhul-mutu", "olinda keliya", "mancala", "sowing game"],
        regions: &[Region::SouthAsia],
        century: "20th century",
        board: Board::Rows { rows: 2, holes: 7 },
        material: "red seeds on an olinda board of wood",
        length: Length { moves: 411, minutes: 43 },
    };
}
