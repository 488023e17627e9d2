//! What is said of the opponent's levels. A type of its own: only the program that shows them carries its words.

/// Who a level was measured against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Against {
    /// Moves by chance.
    Chance,
    /// Another level; in a game of three, two of it.
    Level(u8),
}

/// What is told of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfLevel {
    /// The heading of all.
    Title,
    /// What the figures mean, of a game for so many persons.
    Note(usize),
    /// Before what is told of it.
    Name(u8),
    /// How far it sees.
    SeesTaking,
    SeesMove,
    SeesAnswer,
    SeesAhead(u32),
    SeesPositions(u64),
    /// The share it won, in thousandths, of so many games, or of matches where it is played in rounds.
    Won {
        share: u32,
        games: u32,
        rounds: bool,
        against: Against,
        seats: usize,
    },
    NotMeasured {
        against: Against,
        seats: usize,
    },
}

/// Tells it in English, the language every page is complete in.
pub fn of_level(what: OfLevel) -> String {
    match what {
        OfLevel::Title => "What each level sees and wins".into(),
        OfLevel::Note(seats) => {
            let even = if seats > 2 { "a third" } else { "half" };
            format!(
                "Measured under the usual rules, after a few moves by chance. A draw is shared; {even} is an even share."
            )
        }
        OfLevel::Name(level) => format!("{level}."),
        OfLevel::SeesTaking => "Sees about what its own move takes.".into(),
        OfLevel::SeesMove => "Sees its own move to the end.".into(),
        OfLevel::SeesAnswer => "Sees its own move and an answer.".into(),
        OfLevel::SeesAhead(moves) => format!("Looks {moves} moves ahead."),
        OfLevel::SeesPositions(positions) => format!("Looks at {} positions a move.", grouped(positions)),
        OfLevel::Won { share, games, rounds, against, seats } => {
            let what = if rounds { "matches" } else { "games" };
            format!("Wins {}% of {games} {what} against {}.", (share + 5) / 10, name(against, seats))
        }
        OfLevel::NotMeasured { against, seats } => {
            format!("Not yet measured against {}.", name(against, seats))
        }
    }
}

fn name(against: Against, seats: usize) -> String {
    match (against, seats > 2) {
        (Against::Chance, _) => "moves by chance".into(),
        (Against::Level(level), false) => format!("level {level}"),
        (Against::Level(level), true) => format!("two of level {level}"),
    }
}

/// A number with its thousands apart.
pub fn grouped(number: u64) -> String {
    let figures = number.to_string();
    let mut text = String::new();
    for (at, figure) in figures.chars().enumerate() {
        if at > 0 && (figures.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(figure);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_rounded_and_grouped() {
        assert_eq!([7, 60_000, 1_000_000].map(grouped), ["7", "60,000", "1,000,000"]);
        let won = |share, seats| {
            let against = Against::Level(2);
            of_level(OfLevel::Won { share, games: 21, rounds: seats > 2, against, seats })
        };
        assert_eq!(won(875, 2), "Wins 88% of 21 games against level 2.");
        assert_eq!(won(571, 3), "Wins 57% of 21 matches against two of level 2.");
    }
}
