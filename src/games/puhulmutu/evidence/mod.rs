//! What the sources tell of Puhulmutu besides its rules.

use crate::{
    catalogue::{
        Source,
        evidence::{Account, Date, Evidence, Fact, Likeness, Place, Question, Record, Topic, Unknown},
    },
    citation::{Form, Reference},
    engine::clause::Certainty::{Inferred, Stated},
};

pub const EVIDENCE: Evidence = Evidence {
    language: "si-Latn",
    sources: &[Source {
        key: "Puhulmutu.lud",
        form: Form::Program,
        title: "Puhulmutu.lud",
        container: "Ludeme/Ludii",
        url: "https://github.com/Ludeme/Ludii",
        read: "2026-11-26",
        ..Reference::NONE
    }],
    facts: &[
        Fact {
            key: "names",
            topic: Topic::Names,
            certainty: Stated,
            cited: &[("Parker 1909", "594–599"), ("Puhulmutu.lud", "")],
        },
        Fact {
            key: "pearls", topic: Topic::Names, certainty: Stated, cited: &[("Parker 1909", "594–599")]
        },
        Fact {
            key: "empty-hole",
            topic: Topic::Words,
            certainty: Stated,
            cited: &[("Parker 1909", "594–599")],
        },
        Fact {
            key: "eating", topic: Topic::Words, certainty: Stated, cited: &[("Parker 1909", "594–599")]
        },
        Fact { key: "left-over", topic: Topic::Words, certainty: Stated, cited: &[("Ludii", "")] },
        Fact { key: "women", topic: Topic::People, certainty: Stated, cited: &[("Parker 1909", "599")] },
        Fact {
            key: "first-move",
            topic: Topic::Play,
            certainty: Stated,
            cited: &[("Parker 1909", "594–599")],
        },
        Fact { key: "round", topic: Topic::Play, certainty: Stated, cited: &[("Parker 1909", "594–599")] },
        Fact {
            key: "waiting",
            topic: Topic::Play,
            certainty: Stated,
            cited: &[("Ludii", ""), ("Puhulmutu.lud", "")],
        },
        Fact { key: "island", topic: Topic::Place, certainty: Stated, cited: &[("Ludii", "")] },
        Fact { key: "published", topic: Topic::Time, certainty: Stated, cited: &[("Ludii", "")] },
        Fact {
            key: "apart",
            topic: Topic::Material,
            certainty: Stated,
            cited: &[("Parker 1909", "594–599")],
        },
        Fact { key: "twig", topic: Topic::Material, certainty: Stated, cited: &[("Ludii", "")] },
        Fact { key: "record", topic: Topic::Record, certainty: Stated, cited: &[("Ludii", "")] },
        Fact {
            key: "pages",
            topic: Topic::Record,
            certainty: Stated,
            cited: &[("Puhulmutu.lud", ""), ("Parker 1909", "594–599")],
        },
        Fact {
            key: "program-number",
            topic: Topic::Record,
            certainty: Inferred,
            cited: &[("Puhulmutu.lud", "")],
        },
        Fact {
            key: "measure",
            topic: Topic::History,
            certainty: Stated,
            cited: &[("Parker 1909", "598–599, 601")],
        },
    ],
    accounts: &[
        Account { key: "parker", cited: ("Parker 1909", "594–599") },
        Account { key: "record", cited: ("Ludii", "") },
        Account { key: "summary", cited: ("Puhulmutu.lud", "") },
    ],
    questions: &[
        Question { key: "first-hole", differs: false, reading: None, clauses: &["puhul.own-row"] },
        Question {
            key: "singles",
            differs: false,
            reading: None,
            clauses: &["puhul.singles", "puhul.front-single"],
        },
        Question {
            key: "after-eating",
            differs: false,
            reading: Some("after_capture"),
            clauses: &["puhul.after-eat"],
        },
        Question {
            key: "round-end",
            differs: true,
            reading: Some("round_end"),
            clauses: &["puhul.round-end", "puhul.round-end-row"],
        },
        Question { key: "remaining", differs: false, reading: None, clauses: &["puhul.collect"] },
        Question {
            key: "from-round",
            differs: true,
            reading: Some("remainder_from_round"),
            clauses: &["puhul.puta-naga-wala"],
        },
        Question { key: "whose", differs: true, reading: None, clauses: &["puhul.puta-naga-wala"] },
        Question {
            key: "opposite",
            differs: true,
            reading: Some("deficit_removal"),
            clauses: &["puhul.puta-naga-wala"],
        },
        Question {
            key: "marks",
            differs: false,
            reading: None,
            clauses: &["puhul.refill", "puhul.marked-hole"],
        },
    ],
    unknowns: &[
        Unknown { key: "end", reading: None, clauses: &["puhul.match-end", "puhul.rounds"] },
        Unknown {
            key: "singles",
            reading: Some("singles_count"),
            clauses: &["puhul.singles", "puhul.singles-startable"],
        },
        Unknown { key: "front", reading: Some("front_hole"), clauses: &["puhul.front-hole"] },
    ],
    places: &[Place {
        key: "island",
        latitude: 7.9,
        longitude: 80.7,
        within: 230.0,
        certainty: Inferred,
        cited: ("Ludii", ""),
    }],
    dates: &[Date {
        key: "published",
        from: "1909-01-01",
        to: "1909-12-31",
        certainty: Stated,
        cited: ("Ludii", ""),
    }],
    likenesses: &[
        Likeness {
            key: "kotu-baendum",
            name: "Kotu Baendum",
            here: Some("kotu-baendum"),
            certainty: Stated,
            cited: ("Parker 1909", "598–599"),
        },
        Likeness {
            key: "daramutu",
            name: "Daramutu",
            here: None,
            certainty: Stated,
            cited: ("Parker 1909", "599"),
        },
        Likeness {
            key: "mangala-suez",
            name: "Mangala of Suez",
            here: Some("mangala-suez"),
            certainty: Stated,
            cited: ("Parker 1909", "601"),
        },
    ],
    records: &[
        Record { id: "DLP.Evidence.1386", url: "https://ludii.games/data.php?gameId=195", certainty: Stated },
        Record { id: "DLP.Games.195", url: "https://ludii.games/data.php?gameId=195", certainty: Inferred },
        Record { id: "DLP.GameRulesets.216", url: "", certainty: Inferred },
    ],
};
