//! What the sources tell of Mangala of Suez besides its rules.

use crate::{
    catalogue::{
        Source,
        evidence::{Account, Date, Evidence, Fact, Likeness, Place, Question, Record, Topic, Unknown},
        shared,
    },
    citation::{Form, Reference},
    engine::clause::Certainty::{Inferred, Stated, Witness},
};

pub const EVIDENCE: Evidence = Evidence {
    language: "ar-Latn",
    sources: &[
        Source {
            key: "Mangala (Suez).lud",
            form: Form::Program,
            title: "Mangala (Suez).lud",
            container: "Ludeme/Ludii",
            url: "https://github.com/Ludeme/Ludii",
            read: "2026-11-26",
            ..Reference::NONE
        },
        Source {
            key: "Ludii, Mangala (Bedouin)",
            title: "Mangala (Bedouin)",
            note: "DLP.Evidence.669",
            url: "https://ludii.games/data.php?gameId=193",
            read: "2026-11-26",
            ..shared::LUDII
        },
        Source {
            title: "L’ab al-Akil",
            url: "https://mancala.fandom.com/wiki/L%27ab_al-Akil",
            ..shared::MANCALA_WORLD
        },
    ],
    facts: &[
        Fact {
            key: "name",
            topic: Topic::Names,
            certainty: Stated,
            cited: &[("Ludii", ""), ("Parker 1909", "601")],
        },
        Fact { key: "dogs", topic: Topic::Words, certainty: Stated, cited: &[("Parker 1909", "601")] },
        Fact { key: "people", topic: Topic::People, certainty: Stated, cited: &[("Ludii", "")] },
        Fact { key: "right", topic: Topic::Play, certainty: Stated, cited: &[("Parker 1909", "601")] },
        Fact {
            key: "no-choice",
            topic: Topic::Play,
            certainty: Stated,
            cited: &[("Parker 1909", "601"), ("Ludii", "")],
        },
        Fact { key: "quick", topic: Topic::Play, certainty: Stated, cited: &[("Parker 1909", "601")] },
        Fact {
            key: "place",
            topic: Topic::Place,
            certainty: Stated,
            cited: &[("Ludii", ""), ("Mangala (Suez).lud", "")],
        },
        Fact { key: "published", topic: Topic::Time, certainty: Stated, cited: &[("Ludii", "")] },
        Fact { key: "shells", topic: Topic::Material, certainty: Stated, cited: &[("Parker 1909", "601")] },
        Fact { key: "record", topic: Topic::Record, certainty: Stated, cited: &[("Ludii", "")] },
        Fact {
            key: "garbled",
            topic: Topic::Record,
            certainty: Stated,
            cited: &[("Ludii", ""), ("Parker 1909", "601")],
        },
        Fact {
            key: "program-number",
            topic: Topic::Record,
            certainty: Inferred,
            cited: &[("Mangala (Suez).lud", "")],
        },
        Fact { key: "measure", topic: Topic::History, certainty: Stated, cited: &[("Parker 1909", "601")] },
    ],
    accounts: &[
        Account { key: "parker", cited: ("Parker 1909", "601") },
        Account { key: "summary", cited: ("Ludii", "") },
        Account { key: "program", cited: ("Mangala (Suez).lud", "") },
    ],
    questions: &[
        Question { key: "empty-holes", differs: true, reading: None, clauses: &["suez.setup"] },
        Question { key: "chooser", differs: false, reading: Some("empties"), clauses: &["suez.empties"] },
        Question {
            key: "first-captures",
            differs: true,
            reading: Some("no_capture_turns"),
            clauses: &["suez.no-early-capture", "suez.early-sowings"],
        },
        Question { key: "beginning", differs: true, reading: Some("start_rule"), clauses: &["suez.follow"] },
        Question { key: "nothing-there", differs: false, reading: None, clauses: &["suez.follow-empty"] },
        Question { key: "after-eating", differs: false, reading: None, clauses: &["suez.move-on"] },
        Question { key: "end", differs: false, reading: None, clauses: &["suez.end", "suez.one-round"] },
        Question { key: "winner", differs: true, reading: None, clauses: &["suez.winner"] },
        Question { key: "left", differs: false, reading: Some("leftovers"), clauses: &["suez.leftovers"] },
    ],
    unknowns: &[
        Unknown { key: "chooser", reading: Some("empties"), clauses: &["suez.empties"] },
        Unknown { key: "side", reading: Some("two_empty_side"), clauses: &["suez.empties"] },
        Unknown { key: "moved-shell", reading: Some("moved_shell"), clauses: &["suez.eat-again"] },
        Unknown { key: "left", reading: Some("leftovers"), clauses: &["suez.leftovers"] },
        Unknown {
            key: "early",
            reading: Some("no_capture_turns"),
            clauses: &["suez.no-early-capture", "suez.early-sowings"],
        },
        Unknown { key: "endless", reading: Some("endless"), clauses: &["suez.endless"] },
    ],
    places: &[Place {
        key: "sinai",
        latitude: 29.5,
        longitude: 33.8,
        within: 240.0,
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
            cited: ("Parker 1909", "601"),
        },
        Likeness {
            key: "daramutu",
            name: "Daramutu",
            here: None,
            certainty: Stated,
            cited: ("Parker 1909", "601"),
        },
        Likeness {
            key: "mangala-bedouin",
            name: "Mangala of the Bedouin",
            here: None,
            certainty: Witness,
            cited: ("Ludii, Mangala (Bedouin)", ""),
        },
        Likeness {
            key: "lab-al-akil",
            name: "L’ab al-Akil",
            here: None,
            certainty: Witness,
            cited: ("Mancala World", ""),
        },
    ],
    records: &[
        Record { id: "DLP.Evidence.668", url: "https://ludii.games/data.php?gameId=258", certainty: Stated },
        Record { id: "DLP.Games.258", url: "https://ludii.games/data.php?gameId=258", certainty: Inferred },
        Record { id: "DLP.GameRulesets.279", url: "", certainty: Inferred },
    ],
};
