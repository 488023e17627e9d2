//! Facts about Raja Pasu Mandiri besides its rules.

use super::rules::RajaPasuMandiri;
use crate::catalogue::{Board, Documented, Facts, Length, Region, shared};

impl Documented for RajaPasuMandiri {
    const FACTS: &'static Facts = &Facts {
        regions: &[Region::SouthAsia],
        century: 20,
        board: Board::Rows { rows: 2, holes: 7 },
        learn: 20,
        length: Length { moves: 331, minutes: 62 },
        sources: &[
            shared::DE_VOOGT,
            shared::mancala_world(
                "Gering, R. Mancala World: “Raja Pasu Mandiri”. CC BY-SA 2.5. https://mancala.fandom.com/wiki/Raja_Pasu_Mandiri, read 2026-11-26.",
            ),
            shared::ludii("Ludii Portal, Digital Ludeme Project, Maastricht University: DLP.Evidence.1937."),
        ],
    };
    const EXAMPLE: &'static str = "moves=c_G_A_C_F_g_c";
}
