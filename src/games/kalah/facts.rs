//! Facts about Kalah besides its rules.

use super::rules::Kalah;
use crate::{
    catalogue::{Board, Documented, Facts, Length, Region, Source, shared},
    citation::{Form, Reference},
};

impl Documented for Kalah {
    const FACTS: &'static Facts = &Facts {
        regions: &[Region::NorthAmerica],
        century: 20,
        board: Board::Rows { rows: 2, holes: 6 },
        learn: 5,
        length: Length { moves: 44, minutes: 8 },
        sources: &[
            Source {
                key: "Wikipedia, Kalah",
                title: "Kalah",
                url: "https://en.wikipedia.org/wiki/Kalah",
                ..shared::WIKIPEDIA
            },
            Source {
                key: "Irving et al. 2000",
                form: Form::Article,
                authors: &[("Irving", "G."), ("Donkers", "J."), ("Uiterwijk", "J.")],
                issued: "2000",
                title: "Solving Kalah",
                container: "ICGA Journal",
                volume: "23",
                issue: "3",
                pages: "139–147",
                ..Reference::NONE
            },
            Source {
                key: "Rawlings 2015",
                authors: &[("Rawlings", "M.")],
                issued: "2015",
                title: "Kalah",
                container: "Wikipedia, the free encyclopedia",
                ..Reference::NONE
            },
            Source {
                key: "Champion 1955",
                form: Form::Patent,
                authors: &[("Champion", "W. J.")],
                issued: "1955",
                title: "Game Counter",
                number: "US 2,720,362",
                ..Reference::NONE
            },
        ],
    };
    const EXAMPLE: &'static str = "moves=e_A_a";
    #[cfg(not(target_arch = "wasm32"))]
    const EVIDENCE: &'static crate::catalogue::evidence::Evidence = &super::evidence::EVIDENCE;
}
