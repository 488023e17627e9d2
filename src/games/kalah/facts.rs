//! What is known of Kalah besides its rules.

use super::rules::Kalah;
use crate::catalogue::{Board, Documented, Entry, Facts, Length, Region};

impl Documented for Kalah {
    const ENTRY: &'static Entry = &Entry {
        name: "Kalah",
        people: "devised and sold by W. J. Champion",
        place: "United States",
        time: "about 1940",
        after: "Irving et al. 2000",
        idea: "The mancala of shop shelves and computer science: bring more counters home than the other side.",
        sources: &["Irving et al. 2000", "Rawlings 2015", "Champion 1955"],
    };
    const FACTS: &'static Facts = &Facts {
        names: &["mancala", "sowing game"],
        regions: &[Region::NorthAmerica],
        century: "20th century",
        board: Board::Rows { rows: 2, holes: 6 },
        material: "glass pieces on a wooden board",
        length: Length { moves: 45, minutes: 5 },
    };
}
