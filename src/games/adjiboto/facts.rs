//! Facts about Adjiboto besides its rules.

use super::rules::Adjiboto;
use crate::catalogue::{Board, Documented, Entry, Facts, Length, Region, Source, shared};

impl Documented for Adjiboto {
    const ENTRY: &'static Entry = &Entry {
        name: "Adjiboto",
        people: "Saamaka Maroons",
        place: "Beidotti, Suriname",
        time: "observed 1928, published 1929",
        after: "Herskovits 1929",
        idea: "A hundred beans, ten holes and one question: who will be the first with nothing left to sow?",
        sources: &[
            Source {
                key: "Herskovits 1929",
                reference: "Herskovits, M. J. 1929. “Adji-boto, an African Game of the Bush-Negroes of Dutch Guiana.” Man 29 (no. 90): 122–127. The dated word stands in the article’s own title.",
            },
            shared::ludii("Ludii Portal, Digital Ludeme Project, Maastricht University: DLP.Evidence.660."),
        ],
    };
    const FACTS: &'static Facts = &Facts {
        names: &["Adji-boto", "mancala", "sowing game"],
        regions: &[Region::SouthAmerica],
        century: "20th century",
        board: Board::Rows { rows: 2, holes: 5 },
        material: "beans on a carved wooden board",
        length: Length { moves: 70, minutes: 8 },
    };
}
