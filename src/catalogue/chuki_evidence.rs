//! What the sources tell of Chuki, which cannot be played from what is known of it.

use super::{
    Source,
    evidence::{Account, Date, Evidence, Fact, Likeness, Place, Question, Record, Topic, Unknown},
    shared,
};
use crate::{
    citation::{Form, Reference},
    engine::clause::Certainty::{Editorial, Inferred, Stated},
};

pub const EVIDENCE: Evidence = Evidence {
    language: "ms",
    sources: &[
        Source {
            key: "Wikipedia",
            title: "Pasang (game)",
            url: "https://en.wikipedia.org/wiki/Pasang_(game)",
            ..shared::WIKIPEDIA
        },
        Source {
            title: "Chuki",
            note: "DLP.Evidence.1206",
            url: "https://ludii.games/data.php?gameId=145",
            read: "2026-11-26",
            ..shared::LUDII
        },
        Source {
            key: "Ludii, Java",
            title: "Chuki (Java)",
            note: "DLP.Evidence.1703",
            url: "https://ludii.games/data.php?gameId=838",
            read: "2026-11-26",
            ..shared::LUDII
        },
        Source {
            key: "Culin 1898",
            form: Form::Book,
            authors: &[("Culin", "S.")],
            issued: "1898",
            title: "Chess and Playing Cards",
            pages: "871–873",
            ..Reference::NONE
        },
        Source {
            key: "Raffles 1830",
            form: Form::Book,
            authors: &[("Raffles", "T.")],
            issued: "1830",
            title: "The History of Java",
            pages: "391",
            note: "first edition London: John Murray, 1817",
            ..Reference::NONE
        },
    ],
    facts: &[
        Fact {
            key: "names",
            topic: Topic::Names,
            certainty: Stated,
            cited: &[("Wikipedia", ""), ("Ludii", ""), ("Ludii, Java", "")],
        },
        Fact {
            key: "board-words",
            topic: Topic::Words,
            certainty: Stated,
            cited: &[("Wikipedia", ""), ("Ludii", "")],
        },
        Fact {
            key: "dice",
            topic: Topic::Play,
            certainty: Stated,
            cited: &[("Wikipedia", ""), ("Ludii", "")],
        },
        Fact { key: "java", topic: Topic::Play, certainty: Stated, cited: &[("Ludii, Java", "")] },
        Fact { key: "java-begins", topic: Topic::Play, certainty: Stated, cited: &[("Ludii, Java", "")] },
        Fact { key: "johore", topic: Topic::Place, certainty: Stated, cited: &[("Ludii", "")] },
        Fact {
            key: "dated",
            topic: Topic::Time,
            certainty: Stated,
            cited: &[("Ludii", ""), ("Ludii, Java", "")],
        },
        Fact {
            key: "board",
            topic: Topic::Material,
            certainty: Stated,
            cited: &[("Wikipedia", ""), ("Ludii", "")],
        },
        Fact { key: "figures", topic: Topic::Material, certainty: Stated, cited: &[("Wikipedia", "")] },
        Fact { key: "record", topic: Topic::Record, certainty: Stated, cited: &[("Ludii", "")] },
        Fact { key: "record-java", topic: Topic::Record, certainty: Stated, cited: &[("Ludii, Java", "")] },
        Fact { key: "summary", topic: Topic::Record, certainty: Stated, cited: &[("Ludii", "")] },
        Fact { key: "at-second-hand", topic: Topic::Record, certainty: Editorial, cited: &[] },
        Fact { key: "crawfurd", topic: Topic::History, certainty: Stated, cited: &[("Wikipedia", "")] },
        Fact { key: "roorda", topic: Topic::History, certainty: Stated, cited: &[("Wikipedia", "")] },
        Fact { key: "beans", topic: Topic::History, certainty: Stated, cited: &[("Wikipedia", "")] },
    ],
    accounts: &[
        Account { key: "culin", cited: ("Culin 1898", "872–873") },
        Account { key: "catalogue", cited: ("Ludii", "") },
        Account { key: "article", cited: ("Wikipedia", "") },
        Account { key: "raffles", cited: ("Raffles 1830", "391") },
    ],
    questions: &[
        Question { key: "board", differs: true, reading: None, clauses: &[] },
        Question { key: "layout", differs: false, reading: None, clauses: &[] },
        Question { key: "dice", differs: true, reading: None, clauses: &[] },
        Question { key: "moves", differs: true, reading: None, clauses: &[] },
        Question { key: "taking", differs: true, reading: None, clauses: &[] },
        Question { key: "beginning", differs: false, reading: None, clauses: &[] },
        Question { key: "winning", differs: false, reading: None, clauses: &[] },
    ],
    unknowns: &[
        Unknown { key: "casts", reading: None, clauses: &[] },
        Unknown { key: "winner", reading: None, clauses: &[] },
        Unknown { key: "board", reading: None, clauses: &[] },
        Unknown { key: "layout", reading: None, clauses: &[] },
        Unknown { key: "java", reading: None, clauses: &[] },
    ],
    places: &[
        Place {
            key: "johore",
            latitude: 1.47519,
            longitude: 103.76237,
            within: 190.0,
            certainty: Stated,
            cited: ("Ludii", ""),
        },
        Place {
            key: "java",
            latitude: -7.3,
            longitude: 110.0,
            within: 530.0,
            certainty: Inferred,
            cited: ("Ludii, Java", ""),
        },
    ],
    dates: &[
        Date {
            key: "raffles",
            from: "1817-01-01",
            to: "1817-12-31",
            certainty: Stated,
            cited: ("Ludii, Java", ""),
        },
        Date { key: "culin", from: "1898-01-01", to: "1898-12-31", certainty: Stated, cited: ("Ludii", "") },
    ],
    likenesses: &[
        Likeness {
            key: "pasang",
            name: "Pasang",
            here: Some("pasang"),
            certainty: Stated,
            cited: ("Wikipedia", ""),
        },
        Likeness {
            key: "draughts",
            name: "Draughts",
            here: None,
            certainty: Stated,
            cited: ("Wikipedia", ""),
        },
    ],
    records: &[
        Record { id: "DLP.Evidence.1206", url: "https://ludii.games/data.php?gameId=145", certainty: Stated },
        Record { id: "DLP.Evidence.1703", url: "https://ludii.games/data.php?gameId=838", certainty: Stated },
        Record { id: "DLP.Games.145", url: "https://ludii.games/data.php?gameId=145", certainty: Inferred },
        Record { id: "DLP.Games.838", url: "https://ludii.games/data.php?gameId=838", certainty: Inferred },
    ],
};
