//! Facts about Raja Pasu besides its rules.

use super::rules::RajaPasu;
use crate::catalogue::{Board, Documented, Facts, Length, Region, Source, shared};

impl Documented for RajaPasu {
    const FACTS: &'static Facts = &Facts {
        regions: &[Region::SouthAsia],
        century: 20,
        board: Board::Rows { rows: 2, holes: 7 },
        learn: 15,
        length: Length { moves: 137, minutes: 24 },
        sources: &[
            shared::DE_VOOGT,
            Source {
                title: "Raja Pasu",
                url: "https://mancala.fandom.com/wiki/Raja_Pasu",
                ..shared::MANCALA_WORLD
            },
            Source { title: "Raja Pasu Mandiri", note: "DLP.Evidence.1937", ..shared::LUDII },
        ],
    };
    const EXAMPLE: &'static str = "moves=b_D_f";
    #[cfg(not(target_arch = "wasm32"))]
    const EVIDENCE: &'static crate::catalogue::evidence::Evidence = &super::evidence::EVIDENCE;
}
