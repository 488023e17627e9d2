//! Facts about Puhulmutu besides its rules.

use super::rules::Puhulmutu;
use crate::catalogue::{Board, Documented, Facts, Length, Region, Source, shared};

impl Documented for Puhulmutu {
    const FACTS: &'static Facts = &Facts {
        regions: &[Region::SouthAsia],
        century: 20,
        board: Board::Rows { rows: 2, holes: 7 },
        learn: 25,
        length: Length { moves: 394, minutes: 78 },
        sources: &[
            shared::PARKER,
            Source {
                title: "Puhulmutu",
                note: "DLP.Evidence.1386; on Kotu Baendum DLP.Evidence.691",
                url: "https://ludii.games/data.php?gameId=195",
                read: "2026-11-26",
                ..shared::LUDII
            },
        ],
    };
    const EXAMPLE: &'static str = "moves=c_A_c_E_d";
    #[cfg(not(target_arch = "wasm32"))]
    const EVIDENCE: &'static crate::catalogue::evidence::Evidence = &super::evidence::EVIDENCE;
}
