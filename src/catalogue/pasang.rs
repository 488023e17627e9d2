//! Facts about Pasang besides its rules.

use super::{Board, Documented, Facts, Length, Region, Source};
use crate::engine::pasang::{Pasang, board::SIDE};

impl Documented for Pasang {
    const FACTS: &'static Facts = &Facts {
        regions: &[Region::SoutheastAsia],
        century: 21,
        board: Board::Square { side: SIDE },
        learn: 20,
        length: Length { moves: 50, minutes: 9 },
        sources: &[
            Source { key: "Wikipedia", reference: "Wikipedia, the free encyclopedia: “Pasang (game).”" },
            Source { key: "Nor Jaidi Tuah", reference: "Nor Jaidi Tuah: Pasang Emas." },
            Source { key: "Culin 1898", reference: "Culin, S. 1898. Chess and Playing Cards, 871–873." },
        ],
    };
    const EXAMPLE: &'static str = "moves=d_h_e5-d5xW3";
}
