//! What the sources tell of Raja Pasu Mandiri besides its rules.

use crate::{
    catalogue::{
        Source,
        evidence::{Account, Date, Evidence, Fact, Likeness, Place, Question, Record, Topic, Unknown},
    },
    citation::{Form, Reference},
    engine::clause::Certainty::{Inferred, Stated, Witness},
};

pub const EVIDENCE: Evidence = Evidence {
    language: "si-Latn",
    sources: &[Source {
        key: "Raja Pasu Mandiri.lud",
        form: Form::Program,
        title: "Raja Pasu Mandiri.lud",
        container: "Ludeme/Ludii",
        url: "https://github.com/Ludeme/Ludii",
        read: "2026-11-26",
        ..Reference::NONE
    }],
    facts: &[
        Fact { key: "name", topic: Topic::Names, certainty: Witness, cited: &[("Mancala World", "")] },
        Fact {
            key: "mandiri", topic: Topic::Words, certainty: Stated, cited: &[("de Voogt 2000", "96–97")]
        },
        Fact {
            key: "players",
            topic: Topic::People,
            certainty: Witness,
            cited: &[("Ludii", ""), ("Mancala World", "")],
        },
        Fact { key: "middle", topic: Topic::Play, certainty: Stated, cited: &[("de Voogt 2000", "96–97")] },
        Fact { key: "left", topic: Topic::Play, certainty: Stated, cited: &[("de Voogt 2000", "96–97")] },
        Fact { key: "gift", topic: Topic::Play, certainty: Stated, cited: &[("de Voogt 2000", "96–97")] },
        Fact {
            key: "hardly-ends",
            topic: Topic::Play,
            certainty: Stated,
            cited: &[("de Voogt 2000", "96–97"), ("Mancala World", "")],
        },
        Fact {
            key: "seats",
            topic: Topic::Play,
            certainty: Witness,
            cited: &[("de Voogt 2000", "96–97"), ("Mancala World", "")],
        },
        Fact { key: "colombo", topic: Topic::Place, certainty: Stated, cited: &[("Ludii", "")] },
        Fact { key: "dated", topic: Topic::Time, certainty: Stated, cited: &[("Ludii", "")] },
        Fact { key: "board", topic: Topic::Material, certainty: Stated, cited: &[("Ludii", "")] },
        Fact { key: "record", topic: Topic::Record, certainty: Stated, cited: &[("Ludii", "")] },
        Fact {
            key: "program",
            topic: Topic::History,
            certainty: Stated,
            cited: &[("Raja Pasu Mandiri.lud", "")],
        },
    ],
    accounts: &[
        Account { key: "de-voogt", cited: ("de Voogt 2000", "96–97") },
        Account { key: "catalogue", cited: ("Ludii", "") },
        Account { key: "gering", cited: ("Mancala World", "") },
        Account { key: "program", cited: ("Raja Pasu Mandiri.lud", "") },
    ],
    questions: &[
        Question { key: "sides", differs: false, reading: Some("mandiri_side"), clauses: &["rpm.sections"] },
        Question {
            key: "fours",
            differs: true,
            reading: Some("fours_to"),
            clauses: &["rpm.fours", "rpm.fours-owner"],
        },
        Question {
            key: "round-end",
            differs: true,
            reading: None,
            clauses: &["rpm.round-end", "rpm.one-left", "rpm.repetition"],
        },
        Question {
            key: "left-over",
            differs: false,
            reading: Some("leftovers"),
            clauses: &["rpm.last-mover", "rpm.leftovers"],
        },
        Question {
            key: "gift",
            differs: true,
            reading: Some("raja_gift"),
            clauses: &["rpm.gift", "rpm.gift-order"],
        },
        Question {
            key: "seats",
            differs: true,
            reading: Some("reign"),
            clauses: &["rpm.reign", "rpm.reign-round"],
        },
        Question {
            key: "borrowing",
            differs: true,
            reading: Some("borrowing"),
            clauses: &["rpm.borrow", "rpm.borrow-from", "rpm.borrow-terms"],
        },
        Question {
            key: "match-end",
            differs: true,
            reading: Some("rounds"),
            clauses: &["rpm.match-end", "rpm.nine"],
        },
    ],
    unknowns: &[
        Unknown { key: "loan", reading: Some("borrowing"), clauses: &["rpm.borrow-terms"] },
        Unknown {
            key: "lender",
            reading: Some("borrowing"),
            clauses: &["rpm.borrow-from", "rpm.borrow-terms"],
        },
        Unknown { key: "given-back", reading: Some("borrowing"), clauses: &["rpm.borrow-terms"] },
        Unknown { key: "filled-first", reading: None, clauses: &["rpm.close-from"] },
        Unknown { key: "counted", reading: None, clauses: &["rpm.nine"] },
    ],
    places: &[Place {
        key: "colombo",
        latitude: 6.92599,
        longitude: 79.85809,
        within: 30.0,
        certainty: Stated,
        cited: ("Ludii", ""),
    }],
    dates: &[Date {
        key: "published",
        from: "2000-01-01",
        to: "2000-12-31",
        certainty: Stated,
        cited: ("Ludii", ""),
    }],
    likenesses: &[Likeness {
        key: "raja-pasu",
        name: "Raja Pasu",
        here: Some("raja-pasu"),
        certainty: Stated,
        cited: ("de Voogt 2000", "96–97"),
    }],
    records: &[
        Record { id: "DLP.Games.1314", url: "https://ludii.games/data.php?gameId=1314", certainty: Inferred },
        Record {
            id: "DLP.Evidence.1937",
            url: "https://ludii.games/data.php?gameId=1314",
            certainty: Stated,
        },
        Record { id: "DLP.GameRulesets.1472", url: "", certainty: Inferred },
    ],
};
