//! Facts about Adjiboto besides its rules.

use super::rules::Adjiboto;
use crate::catalogue::{Board, Documented, Facts, Length, Region, Source, shared};

impl Documented for Adjiboto {
    const FACTS: &'static Facts = &Facts {
        regions: &[Region::SouthAmerica],
        century: 20,
        board: Board::Rows { rows: 2, holes: 5 },
        learn: 10,
        length: Length { moves: 70, minutes: 14 },
        sources: &[
            Source {
                key: "Herskovits 1929",
                reference: "Herskovits, M. J. 1929. “Adji-boto, an African Game of the Bush-Negroes of Dutch Guiana.” Man 29 (no. 90): 122–127.",
            },
            Source {
                key: "Wikipedia (sv)",
                reference: "Wikipedia, den fria encyklopedin: “Adji-boto”. https://sv.wikiital.com/wiki/Adji-boto (a copy), read 2026-11-26.",
            },
            Source {
                key: "Mancala World",
                reference: "Gering, R. Mancala World: “Adji-boto”. CC BY-SA. https://mancala.fandom.com/wiki/Adji-boto, read 2026-11-26.",
            },
            shared::ludii("Ludii Portal, Digital Ludeme Project, Maastricht University: DLP.Evidence.660."),
        ],
    };
    const EXAMPLE: &'static str = "moves=c_A_a";
}
