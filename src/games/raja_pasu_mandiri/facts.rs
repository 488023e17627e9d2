//! Facts about Raja Pasu Mandiri besides its rules.

use super::rules::RajaPasuMandiri;
use crate::catalogue::{Board, Documented, Facts, Length, Region, Source, shared};

impl Documented for RajaPasuMandiri {
    const FACTS: &'static Facts = &Facts {
        regions: &[Region::SouthAsia],
        century: 20,
        board: Board::Rows { rows: 2, holes: 7 },
        learn: 20,
        length: Length { moves: 334, minutes: 62 },
        sources: &[
            shared::DE_VOOGT,
            Source {
                title: "Raja Pasu Mandiri",
                url: "https://mancala.fandom.com/wiki/Raja_Pasu_Mandiri",
                ..shared::MANCALA_WORLD
            },
            Source { title: "Raja Pasu Mandiri", note: "DLP.Evidence.1937", ..shared::LUDII },
        ],
    };
    const EXAMPLE: &'static str = "moves=c_G_A_C_F_g_c";
    #[cfg(not(target_arch = "wasm32"))]
    const EVIDENCE: &'static crate::catalogue::evidence::Evidence = &super::evidence::EVIDENCE;
}
