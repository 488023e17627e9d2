//! Facts about Adjiboto besides its rules.

use super::rules::Adjiboto;
use crate::{
    catalogue::{Board, Documented, Facts, Length, Region, Source, shared},
    citation::{Form, Reference},
};

impl Documented for Adjiboto {
    const FACTS: &'static Facts = &Facts {
        regions: &[Region::SouthAmerica],
        century: 20,
        board: Board::Rows { rows: 2, holes: 5 },
        learn: 10,
        length: Length { moves: 74, minutes: 14 },
        sources: &[
            Source {
                key: "Herskovits 1929",
                form: Form::Article,
                authors: &[("Herskovits", "M. J.")],
                issued: "1929",
                title: "Adji-boto, an African Game of the Bush-Negroes of Dutch Guiana",
                container: "Man",
                volume: "29",
                issue: "90",
                pages: "122–127",
                ..Reference::NONE
            },
            Source {
                key: "Wikipedia (sv)",
                title: "Adji-boto",
                container: "Wikipedia, den fria encyklopedin",
                url: "https://sv.wikiital.com/wiki/Adji-boto",
                ..shared::WIKIPEDIA
            },
            Source {
                title: "Adji-boto",
                url: "https://mancala.fandom.com/wiki/Adji-boto",
                ..shared::MANCALA_WORLD
            },
            Source { title: "Adjiboto", note: "DLP.Evidence.660", ..shared::LUDII },
        ],
    };
    const EXAMPLE: &'static str = "moves=c_A_a";
    #[cfg(not(target_arch = "wasm32"))]
    const EVIDENCE: &'static crate::catalogue::evidence::Evidence = &super::evidence::EVIDENCE;
}
