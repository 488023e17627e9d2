//! Facts about Mangala of Suez besides its rules.

use super::rules::MangalaSuez;
use crate::catalogue::{Board, Documented, Facts, Length, Region, Source, shared};

impl Documented for MangalaSuez {
    const FACTS: &'static Facts = &Facts {
        regions: &[Region::MiddleEast],
        century: 20,
        board: Board::Rows { rows: 2, holes: 6 },
        learn: 12,
        length: Length { moves: 20, minutes: 4 },
        sources: &[
            shared::PARKER,
            Source { title: "Mangala (Suez)", note: "DLP.Evidence.668", ..shared::LUDII },
        ],
    };
    const EXAMPLE: &'static str = "moves=xe_xD_xc_b_A_f";
    const PROVED_FOR_FIRST: &'static [&'static str] = &["catalogue", "parker-1909"];
    #[cfg(not(target_arch = "wasm32"))]
    const EVIDENCE: &'static crate::catalogue::evidence::Evidence = &super::evidence::EVIDENCE;
}
