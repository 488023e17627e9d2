//! Words of the pages of evidence. No program contains them.

use super::{
    Localized, current,
    facts::{GameFact, game_fact},
    format::format,
    keyed::{KeyedMessage, keyed},
    texts::named_variants,
};
use crate::engine::{Kind, clause::Certainty};

named_variants! {
    /// Labels of a page of evidence.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum EvidenceText<'a> {
        Evidence,
        PageTitle { name: &'a str },
        Description { name: &'a str },
        ToGame { name: &'a str },
        /// The link to the page of a game that is not played here.
        WhyNot,
        WhyTitle,
        KnownTitle,
        KnownLead,
        /// The link to what the words for certainties mean.
        FourWords,
        Contents,
        /// A heading of facts, by the name of their topic.
        Topic(&'static str),
        ConfidenceNote,
        AccountsTitle,
        AccountsLead,
        Question,
        InTheGame,
        Silent,
        Differ,
        /// Before the answer that is played if nothing else is chosen.
        Played,
        /// Before the other answers that can be chosen.
        OrChosen,
        NoReading,
        RulesTitle,
        RulesLead,
        FilterTitle,
        FilterAll { count: usize },
        Filter { certainty: Certainty, count: usize },
        OpenMoment,
        AtStart,
        /// Where a rule is true of a position, and no move is shown.
        InThisPosition,
        Refused,
        NoMoment,
        UnknownTitle,
        UnknownLead,
        NotPlayed,
        MapTitle,
        /// A place that lies within so many kilometres of the point.
        Within { km: u32 },
        Exact,
        Interval { from: &'a str, to: &'a str },
        LikeTitle,
        LikeLead,
        LikeUnsaid,
        ToNetwork,
        RecordsTitle,
        RecordsLead,
        ReferencesTitle,
        ReferencesLead,
        Format(&'static str),
        File,
        DataTitle,
        DataLead,
        LedgerTitle,
        LedgerLead { count: usize, stated: usize },
        ReportTitle,
        ReportLead,
        ReportVersion { version: &'a str },
        ReportHow,
    }
}

impl Localized for EvidenceText<'_> {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            EvidenceText::Topic(name) => KeyedMessage::new(&["evidence-topic-", name].concat()),
            EvidenceText::Format(name) => KeyedMessage::new(&["evidence-format-", name].concat()),
            EvidenceText::PageTitle { name } => keyed!("evidence-page-title", name),
            EvidenceText::Description { name } => keyed!("evidence-description", name),
            EvidenceText::ToGame { name } => keyed!("evidence-to-game", name),
            EvidenceText::FilterAll { count } => keyed!("evidence-filter-all", count),
            EvidenceText::Filter { certainty, count } => {
                keyed!("evidence-filter", certainty = certainty.name(), count)
            }
            EvidenceText::Within { km } => keyed!("evidence-within", km),
            EvidenceText::Interval { from, to } => keyed!("evidence-interval", from, to),
            EvidenceText::LedgerLead { count, stated } => keyed!("evidence-ledger-lead", count, stated),
            EvidenceText::ReportVersion { version } => keyed!("evidence-report-version", version),
            text => text.key("evidence-"),
        }
    }
}

named_variants! {
    /// Labels of the page with the map.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum MapText {
        Title,
        PageTitle,
        Description,
        /// The link to the page.
        Link,
        Lead,
        Filter,
        All,
        /// What games are chosen by, by its name.
        Group(&'static str),
        Century(u8),
        Where,
        WhereLead,
        /// A part of the world that is drawn, by its name.
        Frame(&'static str),
        When,
        WhenLead,
        Network,
        NetworkLead,
        /// Before a picture that is wider than a narrow screen.
        Sideways,
    }
}

impl Localized for MapText {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            MapText::Group(name) => KeyedMessage::new(&["map-group-", name].concat()),
            MapText::Frame(name) => KeyedMessage::new(&["map-frame-", name].concat()),
            MapText::Century(century) => keyed!("map-century", century),
            text => text.key("map-"),
        }
    }
}

/// How a subject is called.
pub fn name(game: Option<Kind>, name: &str) -> String {
    match game {
        Some(game) => game_fact(game, GameFact::Name),
        None => format(&told(None, name, "name")),
    }
}

/// What a page tells of its own subject: a message of a game's file of evidence, or of the one of a subject that is no
/// game here, by its name.
pub fn told(game: Option<Kind>, name: &str, key: &str) -> KeyedMessage {
    match game {
        Some(game) => keyed!(game => &["evidence-", key].concat()),
        None => KeyedMessage::new(&[name, "-evidence-", key].concat()),
    }
}

/// The same as text; `None` if there is no such message.
pub fn told_if_any(game: Option<Kind>, name: &str, key: &str) -> Option<String> {
    let message = told(game, name, key);
    current::words().find(message.game, &message.key)?;
    Some(format(&message))
}
