//! Messages about the opponent's levels. A type of its own: only the program that shows them contains its
//! texts.

use super::{
    Localized,
    keyed::{KeyedMessage, Value, keyed, list},
    rung::rung,
};

/// The opponent in a level's measurement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Against {
    /// Random moves.
    Chance,
    /// Another level, in tenths; in a game of three, it plays both other seats.
    Level(u8),
}

/// A message about a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LevelMessage {
    /// The heading above all levels.
    Title,
    /// The meaning of the figures, for a game of this many players.
    Note(usize),
    /// What the picture of the ladder shows, for a game of this many players.
    Picture(usize),
    /// The label before the rest: the level in tenths.
    Name(u8),
    /// How far it sees.
    SeesTaking,
    SeesMove,
    /// Counts this share of its moves short, in hundredths; of the next two, overlooks it.
    Miscounts(u8),
    SeesAnswer,
    OverlooksAnswers(u8),
    SeesAhead(u32),
    OverlooksAhead {
        moves: u32,
        share: u8,
    },
    SeesPositions(u64),
    /// As many positions as fit into a tenth of a second.
    SeesTime,
    /// The share won, in thousandths, and the number of games, or of matches if it is played in rounds.
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

impl Localized for LevelMessage {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            LevelMessage::Title => keyed!("level-title"),
            LevelMessage::Note(seats) => keyed!("level-note", seats),
            LevelMessage::Picture(seats) => keyed!("level-picture", seats),
            LevelMessage::Name(tenths) => keyed!("level-name", level = rung(tenths)),
            LevelMessage::SeesTaking => keyed!("level-sees-taking"),
            LevelMessage::SeesMove => keyed!("level-sees-move"),
            LevelMessage::Miscounts(share) => keyed!("level-miscounts", share),
            LevelMessage::SeesAnswer => keyed!("level-sees-answer"),
            LevelMessage::OverlooksAnswers(share) => keyed!("level-overlooks-answers", share),
            LevelMessage::SeesAhead(moves) => keyed!("level-sees-ahead", moves),
            LevelMessage::OverlooksAhead { moves, share } => keyed!("level-overlooks-ahead", moves, share),
            LevelMessage::SeesTime => keyed!("level-sees-time"),
            LevelMessage::SeesPositions(positions) => {
                keyed!("level-sees-positions", positions = thousands(positions))
            }
            LevelMessage::Won { share, games, rounds, against, seats } => {
                measured(keyed!("level-won", share = (share + 5) / 10, games, rounds), against, seats)
            }
            LevelMessage::NotMeasured { against, seats } => {
                measured(keyed!("level-not-measured"), against, seats)
            }
        }
    }
}

fn measured(keyed: KeyedMessage, against: Against, seats: usize) -> KeyedMessage {
    match against {
        Against::Chance => keyed.with("against", "chance"),
        Against::Level(tenths) => {
            keyed.with("against", if seats > 2 { "pair" } else { "level" }).with("level", rung(tenths))
        }
    }
}

/// A number with its digits in groups of three.
pub(super) fn thousands(number: u64) -> Value {
    let figures = number.to_string();
    let first = (figures.len() - 1) % 3 + 1;
    let (first, rest) = figures.split_at(first);
    list(std::iter::once(first).chain((0..rest.len() / 3).map(|at| &rest[3 * at..3 * at + 3])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::say;

    #[test]
    fn figures_are_rounded_and_grouped() {
        let sees = |positions| say(&LevelMessage::SeesPositions(positions));
        assert_eq!(sees(7), "Looks at 7 positions per move.");
        assert_eq!(sees(60_000), "Looks at 60,000 positions per move.");
        assert_eq!(sees(1_234_567), "Looks at 1,234,567 positions per move.");
        let won = |share, seats| {
            let against = Against::Level(20);
            say(&LevelMessage::Won { share, games: 21, rounds: seats > 2, against, seats })
        };
        assert_eq!(won(875, 2), "Wins 88% of 21 games against level 2.");
        assert_eq!(won(571, 3), "Wins 57% of 21 matches against two players of level 2.");
    }
}
