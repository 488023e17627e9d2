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
            Source {
                key: "Wikipedia",
                reference: "Wikipedia, the free encyclopedia: “Pasang (game).” https://en.wikipedia.org/wiki/Pasang_(game), read 2026-11-26.",
            },
            Source {
                key: "Nor Jaidi Tuah 2010a",
                reference: "Nor Jaidi Tuah, 24 March 2010. “Birth of Pasang Emas.” http://pasang-emas.blogspot.com/2010/03/birth-of-pasang-emas.html, read 2026-11-26.",
            },
            Source {
                key: "Nor Jaidi Tuah 2010b",
                reference: "Nor Jaidi Tuah, 2 May 2010. “Symmetries in traditional patterns.” http://pasang-emas.blogspot.com/2010/05/symmetries-in-traditional-patterns.html, read 2026-11-26 without its pictures.",
            },
            Source {
                key: "Nor Jaidi Tuah 2010c",
                reference: "Nor Jaidi Tuah, 24 May 2010. “How it really looks like.” http://pasang-emas.blogspot.com/2010/05/how-it-really-looks-like.html, read 2026-11-26 without its pictures.",
            },
            Source {
                key: "Nor Jaidi Tuah 2010d",
                reference: "Nor Jaidi Tuah, 11 November 2010, of the program’s openings and the length of its games. http://pasang-emas.blogspot.com/2010/11/, read 2026-11-26.",
            },
            Source {
                key: "Nor Jaidi Tuah 2012",
                reference: "Nor Jaidi Tuah, 11 July 2012. “Pasang Emas vs traditional Pasang.” http://pasang-emas.blogspot.com/2012/07/pasang-emas-vs-traditional-pasang.html, read 2026-11-26.",
            },
            Source { key: "Culin 1898", reference: "Culin, S. 1898. Chess and Playing Cards, 871–873." },
        ],
    };
    const EXAMPLE: &'static str = "moves=d_h_e5-d5xW3";
}
