//! What the sources tell of Pasang besides its rules.

use super::{
    Source,
    evidence::{Account, Date, Evidence, Fact, Likeness, Place, Question, Record, Topic, Unknown},
    shared,
};
use crate::{
    citation::{Form, Reference},
    engine::clause::Certainty::{Inferred, Stated, Witness},
};

pub const EVIDENCE: Evidence = Evidence {
    language: "ms",
    sources: &[
        Source {
            title: "Pasang",
            note: "DLP.Evidence.2239, after Bell 1973: 19–21",
            url: "https://ludii.games/data.php?gameId=1220",
            read: "2026-11-26",
            ..shared::LUDII
        },
        Source {
            key: "Ludii, Pasang",
            title: "Pasang",
            note: "page of the game",
            url: "https://ludii.games/details.php?keyword=Pasang",
            read: "2026-11-26",
            ..shared::LUDII
        },
        Source {
            key: "Ludii, Claim Jumpers",
            title: "Claim Jumpers",
            note: "page of the game",
            url: "https://ludii.games/details.php?keyword=Claim+Jumpers",
            read: "2026-11-26",
            ..shared::LUDII
        },
        Source {
            key: "Nor Jaidi Tuah 2010e",
            form: Form::Post,
            authors: &[("Nor Jaidi Tuah", "")],
            issued: "2010-11-16",
            title: "French touch",
            container: "Pasang Emas",
            url: "http://pasang-emas.blogspot.com/2010/11/",
            read: "2026-11-26",
            ..Reference::NONE
        },
        Source {
            key: "Neto",
            authors: &[("Neto", "J. P.")],
            title: "Pasang Emas",
            url: "http://www.di.fc.ul.pt/~jpn/gv/pasangemas.htm",
            read: "2026-11-26",
            ..Reference::NONE
        },
        Source {
            key: "Brunei Times 2015",
            form: Form::Article,
            issued: "2015-04-05",
            title: "Many youth strangers to ‘pasang’ game",
            container: "The Brunei Times",
            url: "https://btarchive.org/news/national/2015/04/05/many-youth-strangers-pasang-game",
            read: "2026-11-26",
            ..Reference::NONE
        },
    ],
    facts: &[
        Fact {
            key: "name",
            topic: Topic::Names,
            certainty: Stated,
            cited: &[("Wikipedia", ""), ("Nor Jaidi Tuah 2010a", "")],
        },
        Fact { key: "ka-suntuk", topic: Topic::Words, certainty: Stated, cited: &[("Wikipedia", "")] },
        Fact {
            key: "gadong",
            topic: Topic::Words,
            certainty: Stated,
            cited: &[("Wikipedia", ""), ("Nor Jaidi Tuah 2010c", "")],
        },
        Fact { key: "buah", topic: Topic::Words, certainty: Witness, cited: &[("Ludii", "")] },
        Fact {
            key: "women",
            topic: Topic::People,
            certainty: Witness,
            cited: &[("Ludii", ""), ("Ludii, Pasang", "")],
        },
        Fact {
            key: "schools",
            topic: Topic::People,
            certainty: Witness,
            cited: &[("Nor Jaidi Tuah 2012", "")],
        },
        Fact { key: "four", topic: Topic::People, certainty: Witness, cited: &[("Nor Jaidi Tuah 2012", "")] },
        Fact {
            key: "workshops",
            topic: Topic::People,
            certainty: Stated,
            cited: &[("Brunei Times 2015", "")],
        },
        Fact {
            key: "gathering",
            topic: Topic::Play,
            certainty: Stated,
            cited: &[("Nor Jaidi Tuah 2010c", "")],
        },
        Fact { key: "diagonals", topic: Topic::Play, certainty: Stated, cited: &[("Wikipedia", "")] },
        Fact {
            key: "patterns",
            topic: Topic::Play,
            certainty: Stated,
            cited: &[("Nor Jaidi Tuah 2010b", ""), ("Wikipedia", "")],
        },
        Fact {
            key: "perfect",
            topic: Topic::Play,
            certainty: Stated,
            cited: &[("Nor Jaidi Tuah 2010b", "")],
        },
        Fact { key: "colours", topic: Topic::Play, certainty: Stated, cited: &[("Wikipedia", "")] },
        Fact { key: "next", topic: Topic::Play, certainty: Witness, cited: &[("Nor Jaidi Tuah 2012", "")] },
        Fact { key: "part", topic: Topic::Play, certainty: Witness, cited: &[("Nor Jaidi Tuah 2012", "")] },
        Fact { key: "agreed", topic: Topic::Play, certainty: Witness, cited: &[("Nor Jaidi Tuah 2012", "")] },
        Fact { key: "opened", topic: Topic::Play, certainty: Witness, cited: &[("Nor Jaidi Tuah 2012", "")] },
        Fact {
            key: "choices",
            topic: Topic::Play,
            certainty: Stated,
            cited: &[("Nor Jaidi Tuah 2010d", "")],
        },
        Fact {
            key: "lengths",
            topic: Topic::Play,
            certainty: Stated,
            cited: &[("Nor Jaidi Tuah 2010d", "")],
        },
        Fact { key: "country", topic: Topic::Place, certainty: Stated, cited: &[("Ludii", "")] },
        Fact {
            key: "dated",
            topic: Topic::Time,
            certainty: Stated,
            cited: &[("Ludii", ""), ("Nor Jaidi Tuah 2010a", ""), ("Nor Jaidi Tuah 2012", "")],
        },
        Fact { key: "board", topic: Topic::Material, certainty: Witness, cited: &[("Ludii", "")] },
        Fact { key: "sizes", topic: Topic::Material, certainty: Witness, cited: &[("Ludii", "")] },
        Fact {
            key: "buttons",
            topic: Topic::Material,
            certainty: Stated,
            cited: &[("Nor Jaidi Tuah 2010c", "")],
        },
        Fact {
            key: "red-blue",
            topic: Topic::Material,
            certainty: Stated,
            cited: &[("Nor Jaidi Tuah 2010c", "")],
        },
        Fact { key: "record", topic: Topic::Record, certainty: Stated, cited: &[("Ludii", "")] },
        Fact { key: "literature", topic: Topic::Record, certainty: Stated, cited: &[("Ludii, Pasang", "")] },
        Fact {
            key: "program",
            topic: Topic::History,
            certainty: Stated,
            cited: &[("Nor Jaidi Tuah 2010a", "")],
        },
        Fact {
            key: "authorities",
            topic: Topic::History,
            certainty: Stated,
            cited: &[("Nor Jaidi Tuah 2012", "")],
        },
        Fact { key: "unrelated", topic: Topic::History, certainty: Stated, cited: &[("Wikipedia", "")] },
        Fact { key: "bell", topic: Topic::History, certainty: Stated, cited: &[("Ludii", "")] },
        Fact {
            key: "bell-doubted",
            topic: Topic::History,
            certainty: Stated,
            cited: &[("Nor Jaidi Tuah 2010e", "")],
        },
    ],
    accounts: &[
        Account { key: "article", cited: ("Wikipedia", "") },
        Account { key: "tradition", cited: ("Nor Jaidi Tuah 2012", "") },
        Account { key: "program", cited: ("Nor Jaidi Tuah 2012", "") },
        Account { key: "neto", cited: ("Neto", "") },
    ],
    questions: &[
        Question {
            key: "second-column",
            differs: true,
            reading: Some("second_passage"),
            clauses: &["pas.passage-2", "pas.passage-free"],
        },
        Question {
            key: "part-of-line",
            differs: true,
            reading: Some("partial_capture"),
            clauses: &["pas.odd-whole", "pas.odd-part"],
        },
        Question {
            key: "ka-way",
            differs: true,
            reading: Some("ka_method"),
            clauses: &["pas.ka-slide", "pas.ka-jump"],
        },
        Question {
            key: "jump-over",
            differs: false,
            reading: Some("jump_needs_token"),
            clauses: &["pas.ka-jump-over"],
        },
        Question {
            key: "next-game",
            differs: true,
            reading: Some("next_starter"),
            clauses: &["pas.next-starter", "pas.next-starter-turns"],
        },
        Question { key: "opened-lines", differs: true, reading: None, clauses: &["pas.one-line"] },
        Question { key: "players", differs: false, reading: None, clauses: &["pas.turns"] },
        Question { key: "layouts", differs: false, reading: Some("pattern"), clauses: &["pas.pattern"] },
    ],
    unknowns: &[
        Unknown {
            key: "column",
            reading: Some("second_passage"),
            clauses: &["pas.passage-2", "pas.passage-free"],
        },
        Unknown { key: "sides", reading: Some("line_rule"), clauses: &["pas.line-joined"] },
        Unknown { key: "ka-counts", reading: Some("ka_token_scored"), clauses: &["pas.ka-unscored"] },
        Unknown { key: "checkerboard", reading: Some("pattern"), clauses: &["pas.pattern"] },
    ],
    places: &[Place {
        key: "country",
        latitude: 4.5,
        longitude: 114.7,
        within: 90.0,
        certainty: Inferred,
        cited: ("Ludii", ""),
    }],
    dates: &[
        Date { key: "book", from: "1973-01-01", to: "1973-12-31", certainty: Stated, cited: ("Ludii", "") },
        Date {
            key: "posts",
            from: "2010-03-24",
            to: "2012-07-11",
            certainty: Stated,
            cited: ("Nor Jaidi Tuah 2012", ""),
        },
    ],
    likenesses: &[
        Likeness {
            key: "chuki",
            name: "Chuki",
            here: Some("chuki"),
            certainty: Stated,
            cited: ("Wikipedia", ""),
        },
        Likeness {
            key: "fanorona",
            name: "Fanorona",
            here: None,
            certainty: Stated,
            cited: ("Wikipedia", ""),
        },
        Likeness { key: "rimau", name: "Rimau", here: None, certainty: Stated, cited: ("Wikipedia", "") },
        Likeness {
            key: "bell",
            name: "Pasang (Bell 1973)",
            here: None,
            certainty: Inferred,
            cited: ("Ludii", ""),
        },
        Likeness {
            key: "claim-jumpers",
            name: "Claim Jumpers",
            here: None,
            certainty: Inferred,
            cited: ("Ludii, Claim Jumpers", ""),
        },
    ],
    records: &[
        Record {
            id: "DLP.Evidence.2239",
            url: "https://ludii.games/data.php?gameId=1220",
            certainty: Stated,
        },
        Record { id: "DLP.Games.1220", url: "https://ludii.games/data.php?gameId=1220", certainty: Inferred },
    ],
};
