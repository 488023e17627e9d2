//! What is told of a game besides its rules: for whom chooses a game, and for whom reads its sources. Programs
//! do not contain it.

use super::{
    current,
    format::format,
    keyed::{KeyedMessage, keyed},
};
use crate::engine::Kind;

/// A fact about a game that is told in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameFact {
    Name,
    /// One sentence for a visitor who has never heard of it.
    Idea,
    People,
    Place,
    /// When it was seen or published.
    Time,
    /// The author whose account its rules follow, in a few words.
    After,
    /// Other spellings of its name, and names of its board. They are searched but not shown.
    OtherNames,
    /// The material of board and counters on this site.
    Material,
}

impl GameFact {
    pub const ALL: [GameFact; 8] = [
        GameFact::Name,
        GameFact::Idea,
        GameFact::People,
        GameFact::Place,
        GameFact::Time,
        GameFact::After,
        GameFact::OtherNames,
        GameFact::Material,
    ];

    const fn key(self) -> &'static str {
        match self {
            GameFact::Name => "name",
            GameFact::Idea => "fact-idea",
            GameFact::People => "fact-people",
            GameFact::Place => "fact-place",
            GameFact::Time => "fact-time",
            GameFact::After => "fact-after",
            GameFact::OtherNames => "fact-other-names",
            GameFact::Material => "fact-material",
        }
    }
}

pub(super) fn keyed(kind: Kind, fact: GameFact) -> KeyedMessage {
    keyed!(kind => fact.key())
}

/// The fact in the language of the page.
pub fn game_fact(kind: Kind, fact: GameFact) -> String {
    format(&keyed(kind, fact))
}

/// What we add to the reference of a source, by the source's name in small letters; empty if there is nothing to
/// add.
pub fn source_note(kind: Kind, source: &str) -> String {
    format(&optional(kind, &["source-note-", source].concat()))
}

/// A message of a game's own file, or an empty text.
pub(super) fn optional(kind: Kind, key: &str) -> KeyedMessage {
    match current::words().own(kind).is_some_and(|own| own.get(key).is_some()) {
        true => keyed!(kind => key),
        false => keyed!("verbatim", text = ""),
    }
}
