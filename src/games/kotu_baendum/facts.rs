//! Facts about Kotu Baendum besides its rules.

use super::rules::KotuBaendum;
use crate::catalogue::{Board, Documented, Facts, Length, Region, shared};

impl Documented for KotuBaendum {
    const FACTS: &'static Facts = &Facts {
        regions: &[Region::SouthAsia],
        century: 20,
        board: Board::Rows { rows: 2, holes: 7 },
        learn: 30,
        length: Length { moves: 91, minutes: 18 },
        sources: &[
            shared::PARKER,
            shared::ludii(
                "Ludii Portal, Digital Ludeme Project, Maastricht University: DLP.Games.197 and DLP.Evidence.691, https://ludii.games/data.php?gameId=197, read 2026-11-26.",
            ),
        ],
    };
    const EXAMPLE: &'static str = "moves=g_G_f_F_c";
}
