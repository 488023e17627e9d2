//! Facts about Kotu Baendum besides its rules.

use super::rules::KotuBaendum;
use crate::catalogue::{Board, Documented, Facts, Length, Region, Source, shared};

impl Documented for KotuBaendum {
    const FACTS: &'static Facts = &Facts {
        regions: &[Region::SouthAsia],
        century: 20,
        board: Board::Rows { rows: 2, holes: 7 },
        learn: 30,
        length: Length { moves: 91, minutes: 18 },
        sources: &[
            shared::PARKER,
            Source {
                title: "Kotu Baendum",
                note: "DLP.Games.197, DLP.Evidence.691",
                url: "https://ludii.games/data.php?gameId=197",
                read: "2026-11-26",
                ..shared::LUDII
            },
        ],
    };
    const EXAMPLE: &'static str = "moves=g_G_f_F_c";
    #[cfg(not(target_arch = "wasm32"))]
    const EVIDENCE: &'static crate::catalogue::evidence::Evidence = &super::evidence::EVIDENCE;
}
