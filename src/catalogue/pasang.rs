//! Facts about Pasang besides its rules.

use super::{Board, Documented, Facts, Length, Region, Source, shared};
use crate::{
    citation::{Form, Reference},
    engine::pasang::{Pasang, board::SIDE},
};

/// A post in the journal of the author of the program Pasang Emas.
const JOURNAL: Source = Source {
    form: Form::Post,
    authors: &[("Nor Jaidi Tuah", "")],
    container: "Pasang Emas",
    read: "2026-11-26",
    ..Reference::NONE
};

impl Documented for Pasang {
    const FACTS: &'static Facts = &Facts {
        regions: &[Region::SoutheastAsia],
        century: 21,
        board: Board::Square { side: SIDE },
        learn: 20,
        length: Length { moves: 49, minutes: 9 },
        sources: &[
            Source {
                key: "Wikipedia",
                title: "Pasang (game)",
                url: "https://en.wikipedia.org/wiki/Pasang_(game)",
                ..shared::WIKIPEDIA
            },
            Source {
                key: "Nor Jaidi Tuah 2010a",
                issued: "2010-03-24",
                title: "Birth of Pasang Emas",
                url: "http://pasang-emas.blogspot.com/2010/03/birth-of-pasang-emas.html",
                ..JOURNAL
            },
            Source {
                key: "Nor Jaidi Tuah 2010b",
                issued: "2010-05-02",
                title: "Symmetries in traditional patterns",
                url: "http://pasang-emas.blogspot.com/2010/05/symmetries-in-traditional-patterns.html",
                ..JOURNAL
            },
            Source {
                key: "Nor Jaidi Tuah 2010c",
                issued: "2010-05-24",
                title: "How it really looks like",
                url: "http://pasang-emas.blogspot.com/2010/05/how-it-really-looks-like.html",
                ..JOURNAL
            },
            Source {
                key: "Nor Jaidi Tuah 2010d",
                issued: "2010-11-11",
                title: "Openings and the length of games",
                url: "http://pasang-emas.blogspot.com/2010/11/",
                ..JOURNAL
            },
            Source {
                key: "Nor Jaidi Tuah 2012",
                issued: "2012-07-11",
                title: "Pasang Emas vs traditional Pasang",
                url: "http://pasang-emas.blogspot.com/2012/07/pasang-emas-vs-traditional-pasang.html",
                ..JOURNAL
            },
            Source {
                key: "Culin 1898",
                form: Form::Book,
                authors: &[("Culin", "S.")],
                issued: "1898",
                title: "Chess and Playing Cards",
                pages: "871–873",
                ..Reference::NONE
            },
        ],
    };
    const EXAMPLE: &'static str = "moves=d_h_e5-d5xW3";
    #[cfg(not(target_arch = "wasm32"))]
    const EVIDENCE: &'static crate::catalogue::evidence::Evidence = &super::pasang_evidence::EVIDENCE;
}
