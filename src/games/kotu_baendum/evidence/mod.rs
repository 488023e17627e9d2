//! What the sources tell of Kotu Baendum besides its rules.

use crate::{
    catalogue::{
        Source,
        evidence::{Account, Date, Evidence, Fact, Likeness, Place, Question, Record, Topic, Unknown},
        shared,
    },
    citation::{Form, Reference},
    engine::clause::Certainty::{Editorial, Inferred, Stated, Witness},
};

/// A program of the catalogue; its text has the rules in words too.
const PROGRAM: Source = Source {
    form: Form::Program,
    container: "Ludeme/Ludii",
    url: "https://github.com/Ludeme/Ludii",
    read: "2026-11-26",
    ..Reference::NONE
};

pub const EVIDENCE: Evidence = Evidence {
    language: "si-Latn",
    sources: &[
        Source {
            title: "Daramutu",
            url: "https://mancala.fandom.com/wiki/Daramutu",
            ..shared::MANCALA_WORLD
        },
        Source { key: "Kotu Baendum.lud", title: "Kotu Baendum.lud", ..PROGRAM },
        Source {
            key: "Ludii, Walak-Pussa",
            title: "Walak-Pussa",
            note: "DLP.Evidence.690",
            url: "https://ludii.games/data.php?gameId=196",
            read: "2026-11-26",
            ..shared::LUDII
        },
        Source {
            key: "Ludii, Adi",
            title: "Adi, in the evidence of the Ewe",
            note: "DLP.Evidence.1890",
            url: "https://ludii.games/data.php?keyword=Ewe",
            read: "2026-11-26",
            ..shared::LUDII
        },
        Source {
            key: "Ludii, Fergen Gobale",
            title: "Fergen Gobale",
            url: "https://ludii.games/details.php?keyword=Fergen%20Gobale",
            read: "2026-11-26",
            ..shared::LUDII
        },
        Source {
            key: "Ludii, Galatjang",
            title: "Galatjang",
            url: "https://ludii.games/details.php?keyword=Galatjang",
            read: "2026-11-26",
            ..shared::LUDII
        },
        Source { key: "Lamosh.lud", title: "Lamosh.lud", ..PROGRAM },
        Source {
            key: "Ludii, Main Chongkak",
            title: "Main Chongkak, in the evidence of Malaya",
            note: "DLP.Evidence.676",
            url: "https://ludii.games/data.php?keyword=Malaya",
            read: "2026-11-26",
            ..shared::LUDII
        },
        Source {
            key: "Ludii, Mawkar Katiya",
            title: "Mawkar Katiya",
            url: "https://ludii.games/details.php?keyword=Mawkar+Katiya",
            read: "2026-11-26",
            ..shared::LUDII
        },
        Source { key: "Sungka.lud", title: "Sungka.lud", ..PROGRAM },
    ],
    facts: &[
        Fact {
            key: "names",
            topic: Topic::Names,
            certainty: Stated,
            cited: &[("Ludii", ""), ("Parker 1909", "598–599")],
        },
        Fact { key: "name", topic: Topic::Names, certainty: Stated, cited: &[("Parker 1909", "598–599")] },
        Fact {
            key: "tied",
            topic: Topic::Words,
            certainty: Stated,
            cited: &[("Parker 1909", "598–599"), ("Ludii", "")],
        },
        Fact { key: "puta-naga", topic: Topic::Words, certainty: Witness, cited: &[("Mancala World", "")] },
        Fact { key: "board-words", topic: Topic::Words, certainty: Witness, cited: &[("Mancala World", "")] },
        Fact { key: "women", topic: Topic::People, certainty: Stated, cited: &[("Parker 1909", "599")] },
        Fact { key: "long", topic: Topic::Play, certainty: Stated, cited: &[("Parker 1909", "598–599")] },
        Fact { key: "sits", topic: Topic::Play, certainty: Stated, cited: &[("Parker 1909", "594–599")] },
        Fact {
            key: "first-hole",
            topic: Topic::Play,
            certainty: Stated,
            cited: &[("Parker 1909", "594–599")],
        },
        Fact { key: "island", topic: Topic::Place, certainty: Stated, cited: &[("Ludii", "")] },
        Fact { key: "published", topic: Topic::Time, certainty: Stated, cited: &[("Ludii", "")] },
        Fact { key: "board", topic: Topic::Material, certainty: Witness, cited: &[("Mancala World", "")] },
        Fact { key: "poison", topic: Topic::Material, certainty: Editorial, cited: &[] },
        Fact {
            key: "marks",
            topic: Topic::Material,
            certainty: Stated,
            cited: &[("Ludii", ""), ("Parker 1909", "598–599")],
        },
        Fact { key: "record", topic: Topic::Record, certainty: Stated, cited: &[("Ludii", "")] },
        Fact { key: "category", topic: Topic::Record, certainty: Stated, cited: &[("Ludii", "")] },
        Fact {
            key: "program-number",
            topic: Topic::Record,
            certainty: Inferred,
            cited: &[("Kotu Baendum.lud", "")],
        },
        Fact { key: "similar", topic: Topic::History, certainty: Stated, cited: &[("Ludii", "")] },
    ],
    accounts: &[
        Account { key: "parker", cited: ("Parker 1909", "594–599") },
        Account { key: "catalogue", cited: ("Ludii", "") },
    ],
    questions: &[
        Question {
            key: "after-eating",
            differs: true,
            reading: Some("after_capture"),
            clauses: &["kotu.after-eat", "kotu.after-eat-over"],
        },
        Question {
            key: "tied-owner",
            differs: false,
            reading: Some("tied_owner"),
            clauses: &["kotu.tied-owner", "kotu.tied-row"],
        },
        Question {
            key: "end-start",
            differs: true,
            reading: Some("end_hole_start"),
            clauses: &["kotu.end-start", "kotu.end-start-rounds"],
        },
        Question {
            key: "round-end",
            differs: true,
            reading: Some("round_end"),
            clauses: &["kotu.round-end", "kotu.round-end-row"],
        },
        Question {
            key: "left-over",
            differs: false,
            reading: None,
            clauses: &["kotu.refill", "kotu.puta-naga-wala", "kotu.twelve"],
        },
    ],
    unknowns: &[
        Unknown { key: "every-round", reading: Some("end_hole_start"), clauses: &["kotu.end-start-rounds"] },
        Unknown { key: "front", reading: Some("front_hole"), clauses: &["kotu.front-hole"] },
        Unknown { key: "threes", reading: Some("skip_deadlock"), clauses: &["kotu.skip-deadlock"] },
        Unknown { key: "owner", reading: Some("tied_owner"), clauses: &["kotu.tied-row"] },
        Unknown { key: "level", reading: None, clauses: &["kotu.level"] },
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
            key: "puhulmutu",
            name: "Puhulmutu",
            here: Some("puhulmutu"),
            certainty: Stated,
            cited: ("Parker 1909", "598–599"),
        },
        Likeness {
            key: "daramuti",
            name: "Daramuti",
            here: None,
            certainty: Inferred,
            cited: ("Parker 1909", "599"),
        },
        Likeness {
            key: "walak-pussa",
            name: "Walak-Pussa",
            here: None,
            certainty: Inferred,
            cited: ("Ludii, Walak-Pussa", ""),
        },
        Likeness { key: "adi", name: "Adi", here: None, certainty: Inferred, cited: ("Ludii, Adi", "") },
        Likeness {
            key: "fergen-gobale",
            name: "Fergen Gobale",
            here: None,
            certainty: Inferred,
            cited: ("Ludii, Fergen Gobale", ""),
        },
        Likeness {
            key: "galatjang",
            name: "Galatjang",
            here: None,
            certainty: Inferred,
            cited: ("Ludii, Galatjang", ""),
        },
        Likeness {
            key: "lamosh",
            name: "Lamosh",
            here: None,
            certainty: Inferred,
            cited: ("Lamosh.lud", ""),
        },
        Likeness {
            key: "main-chongkak",
            name: "Main Chongkak",
            here: None,
            certainty: Inferred,
            cited: ("Ludii, Main Chongkak", ""),
        },
        Likeness {
            key: "mawkar-katiya",
            name: "Mawkar Katiya",
            here: None,
            certainty: Inferred,
            cited: ("Ludii, Mawkar Katiya", ""),
        },
        Likeness {
            key: "sungka",
            name: "Sungka",
            here: None,
            certainty: Inferred,
            cited: ("Sungka.lud", ""),
        },
    ],
    records: &[
        Record {
            id: "DLP.Games.197",
            url: "https://ludii.games/details.php?keyword=Kotu+Baendum",
            certainty: Stated,
        },
        Record { id: "DLP.Evidence.691", url: "https://ludii.games/data.php?gameId=197", certainty: Stated },
        Record { id: "DLP.GameRulesets.218", url: "", certainty: Inferred },
    ],
};
