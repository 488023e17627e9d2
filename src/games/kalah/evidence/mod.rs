//! What the sources tell of Kalah besides its rules.

use crate::{
    catalogue::{
        Source,
        evidence::{Account, Date, Evidence, Fact, Likeness, Place, Question, Record, Topic, Unknown},
        shared,
    },
    citation::{Form, Reference},
    engine::clause::Certainty::{Editorial, Inferred, Stated, Witness},
};

pub const EVIDENCE: Evidence = Evidence {
    language: "en",
    sources: &[
        Source { title: "Kalah", url: "http://mancala.wikia.com/wiki/Kalah", ..shared::MANCALA_WORLD },
        Source {
            key: "Mancala World, Champion",
            title: "William Julius Champion Jr.",
            url: "https://mancala.fandom.com/wiki/William_Julius_Champion_Jr.",
            ..shared::MANCALA_WORLD
        },
        Source {
            key: "Neller 2021",
            form: Form::Post,
            authors: &[("Neller", "T.")],
            issued: "2021-09-24",
            title: "FairKalah",
            container: "Ludii forum",
            note: "thread 722",
            url: "https://ludii.games/forums/printthread.php?tid=722",
            read: "2026-11-26",
            ..Reference::NONE
        },
        Source {
            title: "FairKalah",
            note: "DLP.Games.1452",
            url: "https://ludii.games/details.php?keyword=FairKalah",
            read: "2026-11-26",
            ..shared::LUDII
        },
        Source {
            key: "Museum of Games, Waterloo",
            title: "Kalah: A Commercial Count and Capture Game",
            container: "Elliott Avedon Museum and Archive of Games",
            publisher: "University of Waterloo",
            url: "http://healthy.uwaterloo.ca/museum/VirtualExhibits/countcap/pages/kalah.html",
            read: "2026-11-26",
            ..Reference::NONE
        },
        Source {
            key: "Wikipedia (de), Kalaha",
            title: "Kalaha",
            container: "Wikipedia (de)",
            note: "a copy, translated into English",
            url: "https://de.zxc.wiki/wiki/Kalaha",
            read: "2026-11-26",
            ..Reference::NONE
        },
    ],
    facts: &[
        Fact { key: "names", topic: Topic::Names, certainty: Stated, cited: &[("Mancala World", "")] },
        Fact { key: "inventor", topic: Topic::People, certainty: Witness, cited: &[("Mancala World", "")] },
        Fact { key: "country", topic: Topic::Place, certainty: Witness, cited: &[("Mancala World", "")] },
        Fact {
            key: "beginnings",
            topic: Topic::Time,
            certainty: Witness,
            cited: &[("Mancala World", ""), ("Irving et al. 2000", "139–147")],
        },
        Fact {
            key: "patents",
            topic: Topic::Time,
            certainty: Witness,
            cited: &[("Mancala World", ""), ("Neller 2021", "")],
        },
        Fact {
            key: "set",
            topic: Topic::Material,
            certainty: Witness,
            cited: &[("Museum of Games, Waterloo", "")],
        },
        Fact {
            key: "stones",
            topic: Topic::Material,
            certainty: Witness,
            cited: &[("Wikipedia (de), Kalaha", "")],
        },
        Fact { key: "drawn", topic: Topic::Material, certainty: Editorial, cited: &[] },
        Fact { key: "record", topic: Topic::Record, certainty: Stated, cited: &[("Ludii", "")] },
        Fact { key: "unrecorded", topic: Topic::Record, certainty: Editorial, cited: &[] },
        Fact {
            key: "empty-capture",
            topic: Topic::History,
            certainty: Witness,
            cited: &[("Neller 2021", "")],
        },
    ],
    accounts: &[
        Account { key: "article", cited: ("Wikipedia, Kalah", "") },
        Account { key: "maker", cited: ("Neller 2021", "") },
        Account { key: "solvers", cited: ("Irving et al. 2000", "139–147") },
        Account { key: "museum", cited: ("Museum of Games, Waterloo", "") },
    ],
    questions: &[
        Question {
            key: "empty-capture",
            differs: true,
            reading: Some("capture"),
            clauses: &["kal.capture", "kal.capture-empty"],
        },
        Question { key: "counters", differs: false, reading: Some("counters"), clauses: &["kal.setup"] },
        Question { key: "end", differs: false, reading: None, clauses: &["kal.end"] },
        Question { key: "again", differs: false, reading: None, clauses: &["kal.again"] },
    ],
    unknowns: &[Unknown {
        key: "empty-capture",
        reading: Some("capture"),
        clauses: &["kal.capture", "kal.capture-empty"],
    }],
    places: &[
        Place {
            key: "mystic",
            latitude: 41.354,
            longitude: -71.966,
            within: 6.0,
            certainty: Inferred,
            cited: ("Mancala World, Champion", ""),
        },
        Place {
            key: "holbrook",
            latitude: 42.155,
            longitude: -71.009,
            within: 6.0,
            certainty: Inferred,
            cited: ("Mancala World", ""),
        },
    ],
    dates: &[
        Date {
            key: "devised",
            from: "1940-01-01",
            to: "1940-12-31",
            certainty: Witness,
            cited: ("Mancala World", ""),
        },
        Date {
            key: "patent",
            from: "1955-01-01",
            to: "1955-12-31",
            certainty: Witness,
            cited: ("Mancala World", ""),
        },
    ],
    likenesses: &[
        Likeness {
            key: "oware",
            name: "Oware",
            here: Some("oware"),
            certainty: Inferred,
            cited: ("Wikipedia, Kalah", ""),
        },
        Likeness {
            key: "dakon",
            name: "Dakon",
            here: None,
            certainty: Stated,
            cited: ("Wikipedia (de), Kalaha", ""),
        },
        Likeness {
            key: "congkak",
            name: "Congkak",
            here: None,
            certainty: Stated,
            cited: ("Wikipedia (de), Kalaha", ""),
        },
        Likeness { key: "fairkalah", name: "FairKalah", here: None, certainty: Stated, cited: ("Ludii", "") },
    ],
    records: &[Record {
        id: "DLP.Games.1452",
        url: "https://ludii.games/details.php?keyword=FairKalah",
        certainty: Stated,
    }],
};
