//! Facts about Kotu Baendum besides its rules.

use super::rules::KotuBaendum;
use crate::catalogue::{Board, Documented, Entry, Facts, Length, Region, shared};

impl Documented for KotuBaendum {
    const ENTRY: &'static Entry = &Entry {
        name: "Kotu Baendum",
        people: "Kandian villagers, above all women",
        place: "Sri Lanka",
        time: "published 1909",
        after: "the catalogue’s summary and Parker 1909",
        idea: "Tie up the ends of the rows, and let the loser of a round begin the next with holes that stay shut.",
        sources: &[
            shared::PARKER,
            shared::ludii("Ludii Portal, Digital Ludeme Project, Maastricht University: DLP.Evidence.691."),
        ],
    };
    const FACTS: &'static Facts = &Facts {
        names: &["olinda keliya", "mancala", "sowing game"],
        regions: &[Region::SouthAsia],
        century: "20th century",
        board: Board::Rows { rows: 2, holes: 7 },
        material: "red seeds on an olinda board of wood",
        length: Length { moves: 91, minutes: 10 },
    };
}
