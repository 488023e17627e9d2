//! Facts about Kalah besides its rules.

use super::rules::Kalah;
use crate::catalogue::{Board, Documented, Facts, Length, Region, Source};

impl Documented for Kalah {
    const FACTS: &'static Facts = &Facts {
        regions: &[Region::NorthAmerica],
        century: 20,
        board: Board::Rows { rows: 2, holes: 6 },
        learn: 5,
        length: Length { moves: 45, minutes: 8 },
        sources: &[
            Source {
                key: "Wikipedia, Kalah",
                reference: "Wikipedia, the free encyclopedia: “Kalah”. https://en.wikipedia.org/wiki/Kalah, read 2026-11-26 in a stored copy.",
            },
            Source {
                key: "Irving et al. 2000",
                reference: "Irving, G., Donkers, J., Uiterwijk, J. 2000. “Solving Kalah.” ICGA Journal 23(3): 139–147.",
            },
            Source {
                key: "Rawlings 2015",
                reference: "Rawlings, M. 2015. In: Wikipedia, the free encyclopedia: “Kalah”.",
            },
            Source {
                key: "Champion 1955",
                reference: "Champion, W. J. 1955. “Game Counter.” United States patent 2,720,362.",
            },
        ],
    };
    const EXAMPLE: &'static str = "moves=e_A_a";
}
