//! What the sources tell of Raja Pasu besides its rules.

use crate::{
    catalogue::{
        Source,
        evidence::{Account, Date, Evidence, Fact, Likeness, Place, Question, Topic, Unknown},
        shared,
    },
    citation::Form,
    engine::clause::Certainty::{Editorial, Inferred, Stated, Witness},
};

pub const EVIDENCE: Evidence = Evidence {
    language: "si-Latn",
    sources: &[
        Source {
            key: "de Voogt 2000, abstract",
            form: Form::WebPage,
            container: "Board Game Studies",
            volume: "",
            pages: "",
            note: "Abstract of the article",
            url: "http://bgs.ludicum.org/studies/issue3/article48ca.shtml",
            read: "2026-11-26",
            ..shared::DE_VOOGT
        },
        Source {
            key: "Ludii, Walak-Pussa",
            title: "Walak-Pussa",
            note: "DLP.Evidence.690",
            url: "https://ludii.games/data.php?gameId=196",
            read: "2026-11-26",
            ..shared::LUDII
        },
    ],
    facts: &[
        Fact { key: "name", topic: Topic::Names, certainty: Witness, cited: &[("Mancala World", "")] },
        Fact { key: "language", topic: Topic::Names, certainty: Editorial, cited: &[] },
        Fact { key: "women", topic: Topic::People, certainty: Witness, cited: &[("Mancala World", "")] },
        Fact { key: "left-end", topic: Topic::Play, certainty: Witness, cited: &[("Mancala World", "")] },
        Fact { key: "next-round", topic: Topic::Play, certainty: Witness, cited: &[("Mancala World", "")] },
        Fact { key: "countries", topic: Topic::Place, certainty: Witness, cited: &[("Mancala World", "")] },
        Fact { key: "colombo", topic: Topic::Place, certainty: Inferred, cited: &[("Ludii", "")] },
        Fact { key: "visit", topic: Topic::Time, certainty: Witness, cited: &[("Mancala World", "")] },
        Fact { key: "published", topic: Topic::Time, certainty: Inferred, cited: &[("Ludii", "")] },
        Fact { key: "board", topic: Topic::Material, certainty: Witness, cited: &[("Mancala World", "")] },
        Fact {
            key: "museum",
            topic: Topic::Material,
            certainty: Stated,
            cited: &[("de Voogt 2000, abstract", "")],
        },
        Fact {
            key: "by-the-three",
            topic: Topic::Record,
            certainty: Stated,
            cited: &[("de Voogt 2000", "96–97")],
        },
        Fact { key: "record", topic: Topic::Record, certainty: Stated, cited: &[("Ludii", "")] },
        Fact { key: "no-record", topic: Topic::Record, certainty: Editorial, cited: &[] },
        Fact {
            key: "likelier",
            topic: Topic::History,
            certainty: Stated,
            cited: &[("de Voogt 2000, abstract", "")],
        },
    ],
    accounts: &[
        Account { key: "gering", cited: ("Mancala World", "") },
        Account { key: "de-voogt", cited: ("de Voogt 2000", "96–97") },
        Account { key: "catalogue", cited: ("Ludii", "") },
    ],
    questions: &[
        Question { key: "lift", differs: false, reading: None, clauses: &["rp.next-hole"] },
        Question { key: "gap", differs: false, reading: Some("gap_chain"), clauses: &["rp.gap"] },
        Question {
            key: "fours",
            differs: false,
            reading: Some("fours_to"),
            clauses: &["rp.fours", "rp.fours-owner"],
        },
        Question {
            key: "round-end",
            differs: true,
            reading: Some("round_end"),
            clauses: &["rp.pass", "rp.round-end", "rp.round-end-stuck"],
        },
        Question {
            key: "left-over",
            differs: false,
            reading: Some("leftovers"),
            clauses: &["rp.last-mover", "rp.leftovers"],
        },
        Question {
            key: "starter",
            differs: false,
            reading: Some("starter"),
            clauses: &["rp.starter", "rp.starter-took-rest"],
        },
        Question { key: "closed", differs: false, reading: None, clauses: &["rp.refill", "rp.close-from"] },
        Question {
            key: "match-end",
            differs: false,
            reading: Some("rounds"),
            clauses: &["rp.match-end", "rp.rounds"],
        },
    ],
    unknowns: &[
        Unknown { key: "begins", reading: Some("starter"), clauses: &["rp.starter", "rp.starter-level"] },
        Unknown { key: "last-four", reading: Some("four_on_last"), clauses: &["rp.fours-last"] },
        Unknown { key: "for-ever", reading: None, clauses: &["rp.repetition", "rp.endless"] },
    ],
    places: &[Place {
        key: "colombo",
        latitude: 6.92599,
        longitude: 79.85809,
        within: 30.0,
        certainty: Inferred,
        cited: ("Ludii", ""),
    }],
    dates: &[Date {
        key: "published",
        from: "2000-01-01",
        to: "2000-12-31",
        certainty: Inferred,
        cited: ("Ludii", ""),
    }],
    likenesses: &[
        Likeness {
            key: "mandiri",
            name: "Raja Pasu Mandiri",
            here: Some("raja-pasu-mandiri"),
            certainty: Stated,
            cited: ("de Voogt 2000", "96–97"),
        },
        Likeness {
            key: "walak-pussa",
            name: "Walak-Pussa",
            here: None,
            certainty: Inferred,
            cited: ("Ludii, Walak-Pussa", ""),
        },
    ],
    // the catalogue has a record of the game for three alone
    records: &[],
};
