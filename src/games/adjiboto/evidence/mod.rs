//! What the sources tell of Adjiboto besides its rules.

use crate::{
    catalogue::{
        Source,
        evidence::{Account, Date, Evidence, Fact, Likeness, Place, Question, Record, Topic, Unknown},
        shared,
    },
    citation::{Form, Reference},
    engine::clause::Certainty::{Inferred, Stated, Witness},
};

/// A program file of the catalogue.
const PROGRAM: Source = Source {
    form: Form::Program,
    container: "Ludeme/Ludii",
    url: "https://github.com/Ludeme/Ludii",
    read: "2026-11-26",
    ..Reference::NONE
};

/// A page of the catalogue.
const PAGE: Source = Source { read: "2026-11-26", ..shared::LUDII };

pub const EVIDENCE: Evidence = Evidence {
    language: "srm",
    sources: &[
        Source {
            key: "Ludii, Adjiboto",
            title: "Adjiboto",
            url: "https://ludii.games/details.php?keyword=Adjiboto",
            ..PAGE
        },
        Source { key: "Adjiboto.lud", title: "Adjiboto.lud", ..PROGRAM },
        Source {
            key: "Wikipedia (en)",
            title: "Adji-boto",
            url: "https://en.wikipedia.org/wiki/Adji-boto",
            ..shared::WIKIPEDIA
        },
        Source {
            key: "Herskovits & Herskovits 1934",
            form: Form::Book,
            authors: &[("Herskovits", "M. J."), ("Herskovits", "F. S.")],
            issued: "1934",
            title: "Rebel Destiny",
            place: "New York and London",
            publisher: "Whittlesey House, McGraw-Hill",
            note: "Read: the preface",
            url: "https://docslib.org/doc/5061344/rebel-destiny-it-is-said-if-a-person-stirs-up-a-hole",
            read: "2026-11-26",
            ..Reference::NONE
        },
        Source {
            key: "Ludii, Awari",
            title: "Awari",
            note: "DLP.Evidence.1185",
            url: "https://ludii.games/data.php?gameId=230",
            ..PAGE
        },
        Source {
            key: "Ludii, Lontu-Holo",
            title: "Lontu-Holo",
            note: "DLP.Evidence.1677",
            url: "https://ludii.games/data.php?gameId=816",
            ..PAGE
        },
        Source {
            key: "Ludii, Fondji",
            title: "Fondji",
            url: "https://ludii.games/details.php?keyword=Fondji",
            ..PAGE
        },
        Source {
            key: "Ludii, English Wari",
            title: "English Wari (St. Lucia)",
            note: "DLP.Evidence.707",
            url: "https://ludii.games/data.php?gameId=229",
            ..PAGE
        },
        Source {
            key: "Ludii, I Pere",
            title: "I Pere",
            url: "https://ludii.games/details.php?keyword=I+Pere",
            ..PAGE
        },
        Source { key: "Chiana wa Bwalo.lud", title: "Chiana wa Bwalo.lud", ..PROGRAM },
    ],
    facts: &[
        Fact {
            key: "names",
            topic: Topic::Names,
            certainty: Stated,
            cited: &[("Ludii", ""), ("Herskovits 1929", "122–127")],
        },
        Fact { key: "meaning", topic: Topic::Names, certainty: Witness, cited: &[("Mancala World", "")] },
        Fact {
            key: "boto",
            topic: Topic::Words,
            certainty: Stated,
            cited: &[("Herskovits 1929", "123–124")],
        },
        Fact {
            key: "kaba",
            topic: Topic::Words,
            certainty: Stated,
            cited: &[("Herskovits 1929", "123–124")],
        },
        Fact { key: "adji-bangi", topic: Topic::Words, certainty: Witness, cited: &[("Mancala World", "")] },
        Fact {
            key: "saamaka",
            topic: Topic::People,
            certainty: Stated,
            cited: &[("Ludii, Adjiboto", ""), ("Mancala World", "")],
        },
        Fact {
            key: "for-the-dead",
            topic: Topic::Play,
            certainty: Witness,
            cited: &[("Mancala World", ""), ("Wikipedia (en)", "")],
        },
        Fact { key: "by-day", topic: Topic::Play, certainty: Witness, cited: &[("Mancala World", "")] },
        Fact { key: "at-night", topic: Topic::Play, certainty: Witness, cited: &[("Wikipedia (en)", "")] },
        Fact {
            key: "formality",
            topic: Topic::Play,
            certainty: Stated,
            cited: &[("Herskovits 1929", "123–124")],
        },
        Fact {
            key: "first-move",
            topic: Topic::Play,
            certainty: Stated,
            cited: &[("Herskovits 1929", "123–124")],
        },
        Fact {
            key: "empty-hole",
            topic: Topic::Play,
            certainty: Stated,
            cited: &[("Herskovits 1929", "123–124")],
        },
        Fact {
            key: "finger",
            topic: Topic::Play,
            certainty: Stated,
            cited: &[("Herskovits 1929", "123–124")],
        },
        Fact {
            key: "village",
            topic: Topic::Place,
            certainty: Stated,
            cited: &[("Ludii, Adjiboto", ""), ("Mancala World", "")],
        },
        Fact { key: "saramacca", topic: Topic::Place, certainty: Stated, cited: &[("Ludii", "")] },
        Fact {
            key: "river",
            topic: Topic::Place,
            certainty: Stated,
            cited: &[("Herskovits & Herskovits 1934", "")],
        },
        Fact { key: "field", topic: Topic::Time, certainty: Witness, cited: &[("Mancala World", "")] },
        Fact { key: "dated", topic: Topic::Time, certainty: Stated, cited: &[("Ludii", "")] },
        Fact {
            key: "fifty",
            topic: Topic::Material,
            certainty: Stated,
            cited: &[("Herskovits 1929", "123–124")],
        },
        Fact { key: "beans", topic: Topic::Material, certainty: Stated, cited: &[("Ludii, Awari", "")] },
        Fact { key: "shapes", topic: Topic::Material, certainty: Witness, cited: &[("Mancala World", "")] },
        Fact {
            key: "carvers",
            topic: Topic::Material,
            certainty: Witness,
            cited: &[("Mancala World", ""), ("Wikipedia (en)", "")],
        },
        Fact {
            key: "open-house",
            topic: Topic::Material,
            certainty: Stated,
            cited: &[("Ludii, Adjiboto", "")],
        },
        Fact { key: "record", topic: Topic::Record, certainty: Stated, cited: &[("Ludii", "")] },
        Fact { key: "category", topic: Topic::Record, certainty: Stated, cited: &[("Ludii, Adjiboto", "")] },
        Fact { key: "literature", topic: Topic::Record, certainty: Stated, cited: &[("Wikipedia (en)", "")] },
        Fact { key: "benin", topic: Topic::History, certainty: Stated, cited: &[("Mancala World", "")] },
        Fact { key: "wari", topic: Topic::History, certainty: Stated, cited: &[("Wikipedia (en)", "")] },
        Fact { key: "list", topic: Topic::History, certainty: Stated, cited: &[("Ludii, Adjiboto", "")] },
        Fact {
            key: "djuka",
            topic: Topic::History,
            certainty: Stated,
            cited: &[("Ludii, Awari", ""), ("Ludii, Lontu-Holo", "")],
        },
        Fact { key: "counted", topic: Topic::History, certainty: Witness, cited: &[("Wikipedia (sv)", "")] },
    ],
    accounts: &[
        Account { key: "herskovits", cited: ("Herskovits 1929", "123–124") },
        Account { key: "catalogue", cited: ("Ludii", "") },
        Account { key: "program", cited: ("Adjiboto.lud", "") },
        Account { key: "swedish", cited: ("Wikipedia (sv)", "") },
    ],
    questions: &[
        Question { key: "opening", differs: false, reading: Some("opening"), clauses: &["adj.opening"] },
        Question { key: "own-hole", differs: false, reading: None, clauses: &["adj.leave-one"] },
        Question {
            key: "quiet",
            differs: true,
            reading: Some("no_capture_moves"),
            clauses: &["adj.no-first-capture"],
        },
        Question { key: "sides", differs: false, reading: None, clauses: &["adj.capture-next"] },
        Question {
            key: "chain",
            differs: false,
            reading: None,
            clauses: &["adj.capture-chain", "adj.chain-stops"],
        },
        Question { key: "declined", differs: false, reading: None, clauses: &["adj.compulsory"] },
        Question {
            key: "stuck",
            differs: true,
            reading: Some("stuck"),
            clauses: &["adj.stuck", "adj.draw", "adj.pass-over"],
        },
        Question {
            key: "winner",
            differs: true,
            reading: Some("stuck"),
            clauses: &["adj.stuck", "adj.pass"],
        },
    ],
    unknowns: &[
        Unknown { key: "chain-round", reading: None, clauses: &["adj.chain-stops"] },
        Unknown { key: "tenth", reading: Some("no_capture_moves"), clauses: &["adj.no-first-capture"] },
        Unknown { key: "repetition", reading: None, clauses: &["adj.repetition"] },
        Unknown { key: "first", reading: None, clauses: &[] },
    ],
    places: &[Place {
        key: "upper-river",
        latitude: 4.0,
        longitude: -55.4,
        within: 90.0,
        certainty: Inferred,
        cited: ("Herskovits & Herskovits 1934", ""),
    }],
    dates: &[
        Date {
            key: "field",
            from: "1928-01-01",
            to: "1928-12-31",
            certainty: Witness,
            cited: ("Mancala World", ""),
        },
        Date {
            key: "published",
            from: "1929-01-01",
            to: "1929-12-31",
            certainty: Stated,
            cited: ("Ludii", ""),
        },
    ],
    likenesses: &[
        Likeness { key: "awari", name: "Awari", here: None, certainty: Stated, cited: ("Ludii, Awari", "") },
        Likeness {
            key: "lontu-holo",
            name: "Lontu-holo",
            here: None,
            certainty: Stated,
            cited: ("Ludii, Lontu-Holo", ""),
        },
        Likeness {
            key: "wari",
            name: "Wari",
            here: Some("oware"),
            certainty: Inferred,
            cited: ("Ludii, English Wari", ""),
        },
        Likeness {
            key: "benin",
            name: "Games of Benin",
            here: None,
            certainty: Inferred,
            cited: ("Ludii, Fondji", ""),
        },
        Likeness {
            key: "i-pere",
            name: "I Pere",
            here: None,
            certainty: Inferred,
            cited: ("Ludii, I Pere", ""),
        },
        Likeness {
            key: "chiana-wa-bwalo",
            name: "Chiana wa Bwalo",
            here: None,
            certainty: Inferred,
            cited: ("Chiana wa Bwalo.lud", ""),
        },
    ],
    records: &[
        Record { id: "DLP.Games.231", url: "https://ludii.games/data.php?gameId=231", certainty: Inferred },
        Record { id: "DLP.Evidence.660", url: "https://ludii.games/data.php?gameId=231", certainty: Stated },
        Record {
            id: "DLP.GameRulesets.252",
            url: "https://ludii.games/variantDetails.php?keyword=Adjiboto&variant=252",
            certainty: Stated,
        },
    ],
};
