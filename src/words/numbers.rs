//! Words of the page of numbers: what is known of the games by computation. They stand in files alone.

use super::{
    Localized,
    keyed::{KeyedMessage, keyed},
    rule_texts::name,
    texts::named_variants,
};
use crate::engine::{Kind, seat::Seat};

named_variants! {
    /// Labels of the page, and the links to it.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum NumbersText<'a> {
        Title,
        PageTitle,
        Description,
        /// The link on the home page.
        Link,
        /// The link on the page of a game.
        OfGame(Kind),
        /// The heading on a game's page of evidence.
        OfThis,
        Lead,
        Ours,
        Contents,
        /// The heading of a table that all games have, and what it shows, by the table's name.
        TableTitle(&'a str),
        TableLead(&'a str),
        /// What a chart shows, by its name.
        Chart(&'a str),
        // columns
        Game,
        Rules,
        Played,
        Player,
        Games,
        Short,
        Median,
        Long,
        Wins(Seat),
        Nobody,
        Moves { count: usize },
        /// What is played: a game, a match or its first round.
        Unit(&'a str),
        Level { level: &'a str },
        Share { share: &'a str },
        Interval { low: &'a str, high: &'a str },
        NotComputed,
        /// How a table was made: the day, and the seconds it took; the command follows.
        Made { day: &'a str, seconds: &'a str },
        File,
        /// What computing says of a game, in a sentence.
        Says { player: &'a str, level: &'a str, unit: &'a str, games: &'a str, median: &'a str, share: &'a str },
        More,
    }
}

impl Localized for NumbersText<'_> {
    fn keyed(&self) -> KeyedMessage {
        let called = |before: &str, name: &str| KeyedMessage::new(&["numbers-", before, name].concat());
        match *self {
            NumbersText::OfGame(kind) => keyed!("numbers-of-game", name = name(kind)),
            NumbersText::TableTitle(name) => called("title-", name),
            NumbersText::TableLead(name) => called("lead-", name),
            NumbersText::Chart(name) => called("chart-", name),
            NumbersText::Unit(name) => called("unit-", name),
            NumbersText::Wins(seat) => keyed!("numbers-wins", seat),
            NumbersText::Moves { count } => keyed!("numbers-moves", count),
            NumbersText::Level { level } => keyed!("numbers-level", level),
            NumbersText::Share { share } => keyed!("numbers-share", share),
            NumbersText::Interval { low, high } => keyed!("numbers-interval", low, high),
            NumbersText::Made { day, seconds } => keyed!("numbers-made", day, seconds),
            NumbersText::Says { player, level, unit, games, median, share } => {
                keyed!("numbers-says", player, level, unit, games, median, share)
            }
            text => text.key("numbers-"),
        }
    }
}
