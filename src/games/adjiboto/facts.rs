//! What is known of Adjiboto besides its rules.

use super::rules::Adjiboto;
use crate::catalogue::{Board, Documented, Entry, Facts, Length, Region};

impl Documented for Adjiboto {
    const ENTRY: &'static Entry = &Entry {
        name: "Adjiboto",
        people: "Saamaka Maroons",
        place: "Beidotti, Suriname",
        time: "observed 1928, published 1929",
        after: "Herskovits 1929",
        idea: "A hundred beans, ten holes and one question: who will be the first with nothing left to sow?",
        sources: &["Herskovits 1929", "Ludii"],
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
