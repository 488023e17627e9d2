//! What the sources tell of Oware besides its rules.

use crate::{
    catalogue::{
        Source,
        evidence::{Account, Date, Evidence, Fact, Likeness, Place, Question, Record, Topic, Unknown},
        shared,
    },
    engine::clause::Certainty::{Editorial, Inferred, Stated, Witness},
};

pub const EVIDENCE: Evidence = Evidence {
    language: "tw",
    sources: &[
        Source {
            title: "Oware",
            note: "DLP.Evidence.793",
            url: "https://ludii.games/data.php?gameId=42",
            read: "2026-11-26",
            ..shared::LUDII
        },
        Source {
            key: "Ludii, Awari",
            title: "Awari",
            note: "DLP.Evidence.1185",
            url: "https://ludii.games/data.php?gameId=230",
            read: "2026-11-26",
            ..shared::LUDII
        },
        Source {
            key: "Ludii, Yovodji",
            title: "Yovodji, ruleset Beart",
            note: "DLP.GameRulesets.420, after Béart 1955: 510",
            url: "https://ludii.games/variantDetails.php?keyword=Yovodji&variant=420",
            read: "2026-11-26",
            ..shared::LUDII
        },
    ],
    facts: &[
        Fact {
            key: "names",
            topic: Topic::Names,
            certainty: Stated,
            cited: &[("Wikipedia, Oware", ""), ("Oware Society", ""), ("Ludii", "")],
        },
        Fact { key: "abapa", topic: Topic::Names, certainty: Stated, cited: &[("Oware Society", "")] },
        Fact {
            key: "languages",
            topic: Topic::Names,
            certainty: Stated,
            cited: &[("Mind Sports Olympiad", ""), ("Oware Society", "")],
        },
        Fact { key: "aim", topic: Topic::Play, certainty: Stated, cited: &[("Oware Society", "")] },
        Fact { key: "next", topic: Topic::Play, certainty: Stated, cited: &[("Oware Society", "")] },
        Fact { key: "slam", topic: Topic::Play, certainty: Stated, cited: &[("Mind Sports Olympiad", "")] },
        Fact {
            key: "agreement",
            topic: Topic::Play,
            certainty: Stated,
            cited: &[("Ludii", ""), ("Wikipedia, Oware", "")],
        },
        Fact { key: "yovodji", topic: Topic::Play, certainty: Stated, cited: &[("Ludii, Yovodji", "")] },
        Fact { key: "ghana", topic: Topic::Place, certainty: Stated, cited: &[("Ludii", "")] },
        Fact { key: "dated", topic: Topic::Time, certainty: Stated, cited: &[("Ludii", "")] },
        Fact { key: "boards", topic: Topic::Material, certainty: Stated, cited: &[("Oware Society", "")] },
        Fact { key: "pebbles", topic: Topic::Material, certainty: Stated, cited: &[("Ludii", "")] },
        Fact { key: "drawn", topic: Topic::Material, certainty: Editorial, cited: &[] },
        Fact { key: "record", topic: Topic::Record, certainty: Stated, cited: &[("Ludii", "")] },
        Fact {
            key: "solved",
            topic: Topic::History,
            certainty: Witness,
            cited: &[("Romein & Bal 2002", "162–165")],
        },
    ],
    accounts: &[
        Account { key: "society", cited: ("Oware Society", "") },
        Account { key: "article", cited: ("Wikipedia, Oware", "") },
        Account { key: "tournament", cited: ("Mind Sports Olympiad", "") },
        Account { key: "catalogue", cited: ("Ludii", "") },
    ],
    questions: &[
        Question { key: "slam", differs: true, reading: Some("grand_slam"), clauses: &["owa.grand-slam"] },
        Question {
            key: "repetition",
            differs: false,
            reading: Some("agreed_end"),
            clauses: &["owa.agreed", "owa.agreed-draw", "owa.repetition"],
        },
        Question { key: "winning", differs: false, reading: None, clauses: &["owa.majority", "owa.winner"] },
        Question { key: "capture", differs: false, reading: None, clauses: &["owa.capture", "owa.chain"] },
        Question { key: "origin", differs: false, reading: None, clauses: &["owa.sow"] },
        Question { key: "feeding", differs: false, reading: None, clauses: &["owa.feed", "owa.no-feed"] },
    ],
    unknowns: &[
        Unknown { key: "repetition", reading: None, clauses: &["owa.repetition"] },
        Unknown { key: "slam", reading: Some("grand_slam"), clauses: &["owa.grand-slam"] },
    ],
    places: &[Place {
        key: "gold-coast",
        latitude: 7.95,
        longitude: -1.03,
        within: 400.0,
        certainty: Inferred,
        cited: ("Ludii", ""),
    }],
    dates: &[Date {
        key: "recorded",
        from: "1927-01-01",
        to: "1927-12-31",
        certainty: Stated,
        cited: ("Ludii", ""),
    }],
    likenesses: &[
        Likeness {
            key: "warri",
            name: "Warri (Caribbean)",
            here: None,
            certainty: Stated,
            cited: ("Oware Society", ""),
        },
        Likeness {
            key: "awari",
            name: "Awari (Djuka)",
            here: None,
            certainty: Stated,
            cited: ("Ludii, Awari", ""),
        },
        Likeness {
            key: "kalah",
            name: "Kalah",
            here: Some("kalah"),
            certainty: Inferred,
            cited: ("Wikipedia, Oware", ""),
        },
        Likeness {
            key: "adjiboto",
            name: "Adjiboto",
            here: Some("adjiboto"),
            certainty: Inferred,
            cited: ("Oware Society", ""),
        },
    ],
    records: &[
        Record { id: "DLP.Evidence.793", url: "https://ludii.games/data.php?gameId=42", certainty: Stated },
        Record { id: "DLP.Games.42", url: "https://ludii.games/data.php?gameId=42", certainty: Inferred },
    ],
};
