//! Facts about Oware besides its rules.

use super::rules::Oware;
use crate::{
    catalogue::{Board, Documented, Facts, Length, Region, Source, shared},
    citation::{Form, Reference},
};

impl Documented for Oware {
    const FACTS: &'static Facts = &Facts {
        regions: &[Region::WestAfrica],
        century: 21,
        board: Board::Rows { rows: 2, holes: 6 },
        learn: 9,
        length: Length { moves: 98, minutes: 19 },
        sources: &[
            Source {
                key: "Oware Society",
                authors: &[("The Oware Society", "")],
                title: "Abapa Rules",
                ..Reference::NONE
            },
            Source {
                key: "Wikipedia, Oware",
                title: "Oware",
                url: "https://en.wikipedia.org/wiki/Oware",
                ..shared::WIKIPEDIA
            },
            Source {
                key: "Mind Sports Olympiad",
                authors: &[("Mind Sports Olympiad", "")],
                title: "Oware tournament",
                ..Reference::NONE
            },
            Source {
                key: "Romein & Bal 2002",
                form: Form::Article,
                authors: &[("Romein", "J. W."), ("Bal", "H. E.")],
                issued: "2002",
                title: "Awari is Solved",
                container: "ICGA Journal",
                volume: "25",
                issue: "3",
                pages: "162–165",
                ..Reference::NONE
            },
        ],
    };
    const EXAMPLE: &'static str = "moves=a_B_e_E_b";
    #[cfg(not(target_arch = "wasm32"))]
    const EVIDENCE: &'static crate::catalogue::evidence::Evidence = &super::evidence::EVIDENCE;
}
