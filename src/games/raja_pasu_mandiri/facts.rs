//! Facts about Raja Pasu Mandiri besides its rules.

use super::rules::RajaPasuMandiri;
use crate::catalogue::{Board, Documented, Entry, Facts, Length, Region, shared};

impl Documented for RajaPasuMandiri {
    const ENTRY: &'static Entry = &Entry {
        name: "Raja Pasu Mandiri",
        people: "grown-ups, men and women",
        place: "Colombo, Sri Lanka",
        time: "observed and published 2000",
        after: "de Voogt 2000",
        idea: "Three at one board: the Raja in the middle, Mandiri and Pasu beside him, and fours go to whoever owns the hole.",
        sources: &[
            shared::DE_VOOGT,
            shared::ludii("Ludii Portal, Digital Ludeme Project, Maastricht University: DLP.Evidence.1937."),
        ],
    };
    const FACTS: &'static Facts = &Facts {
        names: &["olinda keliya", "mancala", "sowing game"],
        regions: &[Region::SouthAsia],
        century: "20th century",
        board: Board::Rows { rows: 2, holes: 7 },
        material: "seeds on a wooden board",
        length: Length { moves: 331, minutes: 34 },
    };
}
