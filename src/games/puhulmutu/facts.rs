//! Facts about Puhulmutu besides its rules.

use super::rules::Puhulmutu;
use crate::catalogue::{Board, Documented, Facts, Length, Region, shared};

impl Documented for Puhulmutu {
    const FACTS: &'static Facts = &Facts {
        regions: &[Region::SouthAsia],
        century: 20,
        board: Board::Rows { rows: 2, holes: 7 },
        learn: 25,
        length: Length { moves: 416, minutes: 78 },
        sources: &[
            shared::PARKER,
            shared::ludii(
                "Ludii Portal, Digital Ludeme Project, Maastricht University: DLP.Evidence.1386, https://ludii.games/data.php?gameId=195; DLP.Evidence.691, https://ludii.games/data.php?gameId=197, read 2026-11-26.",
            ),
        ],
    };
    const EXAMPLE: &'static str = "moves=c_A_c_E_d";
}
