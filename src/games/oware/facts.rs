//! Facts about Oware besides its rules.

use super::rules::Oware;
use crate::catalogue::{Board, Documented, Facts, Length, Region, Source};

impl Documented for Oware {
    const FACTS: &'static Facts = &Facts {
        regions: &[Region::WestAfrica],
        century: 21,
        board: Board::Rows { rows: 2, holes: 6 },
        learn: 8,
        length: Length { moves: 100, minutes: 19 },
        sources: &[
            Source { key: "Oware Society", reference: "The Oware Society: “Abapa Rules”." },
            Source {
                key: "Wikipedia, Oware",
                reference: "Wikipedia, the free encyclopedia: “Oware”. https://en.wikipedia.org/wiki/Oware, read 2026-11-26 as it is quoted at length elsewhere.",
            },
            Source { key: "Mind Sports Olympiad", reference: "Mind Sports Olympiad: Oware tournament." },
            Source {
                key: "Romein & Bal 2002",
                reference: "Romein, J. W., Bal, H. E. 2002. “Awari is Solved.” ICGA Journal 25(3): 162–165.",
            },
        ],
    };
    const EXAMPLE: &'static str = "moves=a_B_e_E_b";
}
