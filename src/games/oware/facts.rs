//! Facts about Oware besides its rules.

use super::rules::Oware;
use crate::catalogue::{Board, Documented, Entry, Facts, Length, Region, Source};

impl Documented for Oware {
    const ENTRY: &'static Entry = &Entry {
        name: "Oware",
        people: "players in many countries",
        place: "West Africa and the Caribbean",
        time: "traditional, and played today",
        after: "tournament rules",
        idea: "Make two or three on the other side to take them, and never leave that side with nothing to sow.",
        sources: &[
            Source {
                key: "Oware Society",
                reference: "The Oware Society: “Abapa Rules”, the version that adults play and that competitions use.",
            },
            Source {
                key: "Wikipedia, Oware",
                reference: "Wikipedia, the free encyclopedia: “Oware”, with several rules for the grand slam.",
            },
            Source {
                key: "Mind Sports Olympiad",
                reference: "Mind Sports Olympiad: announcement of its Oware tournament. A move that would be a grand slam takes nothing.",
            },
            Source {
                key: "Romein & Bal 2002",
                reference: "Romein, J. W., Bal, H. E. 2002. “Awari is Solved.” ICGA Journal 25(3): 162–165. With the best play nobody wins; its end rules differ a little from ours.",
            },
        ],
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
