//! Facts about Raja Pasu besides its rules.

use super::rules::RajaPasu;
use crate::catalogue::{Board, Documented, Facts, Length, Region, shared};

impl Documented for RajaPasu {
    const FACTS: &'static Facts = &Facts {
        regions: &[Region::SouthAsia],
        century: 20,
        board: Board::Rows { rows: 2, holes: 7 },
        learn: 15,
        length: Length { moves: 131, minutes: 24 },
        sources: &[
            shared::DE_VOOGT,
            shared::mancala_world(
                "Gering, R. Mancala World: “Raja Pasu”. CC BY-SA 2.5. https://mancala.fandom.com/wiki/Raja_Pasu, read 2026-11-26.",
            ),
            shared::ludii("Ludii Portal, Digital Ludeme Project, Maastricht University: DLP.Evidence.1937."),
        ],
    };
    const EXAMPLE: &'static str = "moves=b_D_f";
}
