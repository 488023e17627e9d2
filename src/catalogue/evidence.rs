//! What the sources tell of a game besides its rules: facts, accounts side by side, what nobody knows, places, dates,
//! likenesses and records. The sentences are in Fluent files under the keys given here (`words::evidence`).
//!
//! The facts and figures are those of the sources, the sentences ours.

use super::Source;
use crate::engine::{Kind, clause::Certainty};

/// What a page of evidence is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    Game(Kind),
    /// Chuki of Johore, which cannot be played from what is known of it.
    Chuki,
}

impl Subject {
    pub fn all() -> impl Iterator<Item = Subject> {
        Kind::ALL.into_iter().map(Subject::Game).chain([Subject::Chuki])
    }

    pub const fn kind(self) -> Option<Kind> {
        match self {
            Subject::Game(kind) => Some(kind),
            Subject::Chuki => None,
        }
    }

    /// Its name in addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Subject::Game(kind) => kind.name(),
            Subject::Chuki => "chuki",
        }
    }
}

/// Where something is said: the key of a source, and pages in it where it has pages.
pub type Cited = (&'static str, &'static str);

/// All that is told of a game.
#[derive(Clone, Copy, Debug)]
pub struct Evidence {
    /// The language of the game's own words, as a BCP 47 tag.
    pub language: &'static str,
    /// Sources that its facts cite and its clauses do not.
    pub sources: &'static [Source],
    pub facts: &'static [Fact],
    /// The accounts that are compared, a column each.
    pub accounts: &'static [Account],
    /// What they are compared in, a row each.
    pub questions: &'static [Question],
    pub unknowns: &'static [Unknown],
    pub places: &'static [Place],
    pub dates: &'static [Date],
    pub likenesses: &'static [Likeness],
    pub records: &'static [Record],
}

/// What a fact is about; facts are listed by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Topic {
    /// What the game is called, and what its name means.
    Names,
    /// The words that its players use.
    Words,
    /// Who played it.
    People,
    /// When and how it is played.
    Play,
    Place,
    Time,
    /// Board and counters.
    Material,
    /// How the account came about, and what a catalogue says of its own record.
    Record,
    /// What it was later made into, or is compared with.
    History,
}

impl Topic {
    pub const ALL: [Topic; 9] = [
        Topic::Names,
        Topic::Words,
        Topic::People,
        Topic::Play,
        Topic::Place,
        Topic::Time,
        Topic::Material,
        Topic::Record,
        Topic::History,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Topic::Names => "names",
            Topic::Words => "words",
            Topic::People => "people",
            Topic::Play => "play",
            Topic::Place => "place",
            Topic::Time => "time",
            Topic::Material => "material",
            Topic::Record => "record",
            Topic::History => "history",
        }
    }
}

/// A fact: the message `evidence-fact-KEY`. One that nobody states is ours (`Editorial`) and cites nobody.
#[derive(Clone, Copy, Debug)]
pub struct Fact {
    pub key: &'static str,
    pub topic: Topic,
    pub certainty: Certainty,
    pub cited: &'static [Cited],
}

/// An account of the game: its title is `evidence-account-KEY`.
#[derive(Clone, Copy, Debug)]
pub struct Account {
    pub key: &'static str,
    pub cited: Cited,
}

/// What accounts are compared in: `evidence-question-KEY`. What an account says is `evidence-answer-KEY-ACCOUNT`; one
/// without this message says nothing of it.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    pub key: &'static str,
    /// Whether the accounts contradict one another.
    pub differs: bool,
    /// The reading that answers it, where there is one.
    pub reading: Option<&'static str>,
    /// The clauses that it is about.
    pub clauses: &'static [&'static str],
}

/// What nobody knows: `evidence-unknown-KEY`.
#[derive(Clone, Copy, Debug)]
pub struct Unknown {
    pub key: &'static str,
    /// The reading that leaves it open, where there is one.
    pub reading: Option<&'static str>,
    /// The clauses by which we answer it; none for what cannot be played.
    pub clauses: &'static [&'static str],
}

/// Where the game was recorded: `evidence-place-KEY`.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    pub key: &'static str,
    /// In degrees, north and east positive. Where the record has no coordinates they are ours: the middle of what it
    /// names.
    pub latitude: f64,
    pub longitude: f64,
    /// The radius within which the place lies, in kilometres: how exact the record is.
    pub within: f64,
    pub certainty: Certainty,
    pub cited: Cited,
}

impl Place {
    /// Whether the record names a point: what lies within a kilometre.
    pub const fn is_exact(&self) -> bool {
        self.within <= 1.0
    }
}

/// An interval of days, both included: `evidence-date-KEY` says what happened in it.
#[derive(Clone, Copy, Debug)]
pub struct Date {
    pub key: &'static str,
    pub from: &'static str,
    pub to: &'static str,
    pub certainty: Certainty,
    pub cited: Cited,
}

/// A game that somebody calls similar: `evidence-like-KEY` says what the two share. Without this message the source says
/// only that they are alike.
#[derive(Clone, Copy, Debug)]
pub struct Likeness {
    pub key: &'static str,
    /// The name of the other game.
    pub name: &'static str,
    /// Its name in addresses, where the site has a page on it.
    pub here: Option<&'static str>,
    pub certainty: Certainty,
    pub cited: Cited,
}

/// A record of the game in a catalogue.
#[derive(Clone, Copy, Debug)]
pub struct Record {
    /// `DLP.Evidence.691`.
    pub id: &'static str,
    /// Where it can be read, if it can.
    pub url: &'static str,
    /// Whether the record itself has the id, or its address does.
    pub certainty: Certainty,
}
