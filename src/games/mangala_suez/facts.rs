//! Facts about Mangala of Suez besides its rules.

use super::rules::MangalaSuez;
use crate::catalogue::{Board, Documented, Facts, Length, Region, shared};

impl Documented for MangalaSuez {
    const FACTS: &'static Facts = &Facts {
        regions: &[Region::MiddleEast],
        century: 20,
        board: Board::Rows { rows: 2, holes: 6 },
        learn: 12,
        length: Length { moves: 21, minutes: 4 },
        sources: &[
            shared::PARKER,
            shared::ludii("Ludii Portal, Digital Ludeme Project, Maastricht University: DLP.Evidence.668."),
        ],
    };
    const EXAMPLE: &'static str = "moves=xe_xD_xc_b_A_f";
}
