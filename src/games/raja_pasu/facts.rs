//! Facts about Raja Pasu besides its rules.

use super::rules::RajaPasu;
use crate::catalogue::{Board, Documented, Entry, Facts, Length, Region, shared};

impl Documented for RajaPasu {
    const ENTRY: &'static Entry = &Entry {
        name: "Raja Pasu",
        people: "grown-ups, men and women",
        place: "Colombo, Sri Lanka",
        time: "observed and published 2000",
        after: "de Voogt 2000",
        idea: "The game of the three for two: fours go to whoever owns the hole, and a short row plays on with holes closed.",
        sources: &[
            shared::DE_VOOGT,
            shared::ludii(
                "Ludii Portal, Digital Ludeme Project, Maastricht University: DLP.Evidence.1937, of the game for three.",
            ),
        ],
    };
    const FACTS: &'static Facts = &Facts {
        names: &["olinda keliya", "mancala", "sowing game"],
        regions: &[Region::SouthAsia],
        century: "20th century",
        board: Board::Rows { rows: 2, holes: 7 },
        material: "seeds on a wooden board",
        length: Length { moves: 131, minutes: 13 },
    };
}
