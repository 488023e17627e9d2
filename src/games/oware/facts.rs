//! What is known of Oware besides its rules.

use super::rules::Oware;
use crate::catalogue::{Board, Documented, Entry, Facts, Length, Region};

impl Documented for Oware {
    const ENTRY: &'static Entry = &Entry {
        name: "Oware",
        people: "players in many countries",
        place: "West Africa and the Caribbean",
        time: "traditional, and played today",
        after: "tournament rules",
        idea: "Make two or three on the other side to take them, and never leave that side with nothing to sow.",
        sources: &["Oware Society", "Wikipedia, Oware", "Mind Sports Olympiad", "Romein & Bal 2002"],
    };
    const FACTS: &'static Facts = &Facts {
        names: &["abapa", "awari", "awale", "mancala", "sowing game"],
        regions: &[Region::WestAfrica],
        century: "21st century",
        board: Board::Rows { rows: 2, holes: 6 },
        material: "nickernuts on a wooden board",
        length: Length { moves: 100, minutes: 10 },
    };
}
