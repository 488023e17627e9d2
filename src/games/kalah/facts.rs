//! Facts about Kalah besides its rules.

use super::rules::Kalah;
use crate::catalogue::{Board, Documented, Entry, Facts, Length, Region, Source};

impl Documented for Kalah {
    const ENTRY: &'static Entry = &Entry {
        name: "Kalah",
        people: "devised and sold by W. J. Champion",
        place: "United States",
        time: "about 1940",
        after: "Irving et al. 2000",
        idea: "The mancala of shop shelves and computer science: bring more counters home than the other side.",
        sources: &[
            Source {
                key: "Irving et al. 2000",
                reference: "Irving, G., Donkers, J., Uiterwijk, J. 2000. “Solving Kalah.” ICGA Journal 23(3): 139–147.",
            },
            Source {
                key: "Rawlings 2015",
                reference: "Rawlings, M. 2015: exact values of Kalah with up to six counters a hole, told in the encyclopedia article “Kalah” (Wikipedia).",
            },
            Source {
                key: "Champion 1955",
                reference: "Champion, W. J. 1955. “Game Counter.” United States patent 2,720,362, applied for in 1951.",
            },
        ],
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
