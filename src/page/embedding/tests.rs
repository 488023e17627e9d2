//! Requests at tables, and what is told of them, held to the schema that hosts read.

use std::rc::Rc;

use serde_json::{Value, json};
use yew::Reducible;

use super::{report::Reporter, state};
use crate::{
    board::View,
    engine::{Game, Kind, pasang::Pasang, sowing},
    options,
    page::{action::PageAction, played::Played, table::Table},
    protocol::{Code, Command, Topic, Topics, request, told},
};

fn schema() -> jsonschema::Validator {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/messages.schema.json"));
    let schema: Value = serde_json::from_str(&text.expect("the schema")).expect("JSON");
    jsonschema::validator_for(&schema).expect("a schema")
}

fn table<F: Played>(plain: F, address: &str) -> Rc<Table<F>> {
    Rc::new(Table::new(options::read(plain, address), View::Open))
}

/// A table after requests, each given by its type and data, and the last answer.
fn asked<F: Played>(table: Rc<Table<F>>, requests: &[(&str, Value)]) -> (Rc<Table<F>>, Value) {
    let read = |(kind, data): &(&str, Value)| {
        let message = json!({ "ns": "papan", "v": 1, "re": 5, "type": kind, "data": data });
        assert!(schema().is_valid(&message), "{message}");
        request::read(&message.to_string()).expect("ours").expect("a request")
    };
    let table = table.reduce(PageAction::Requests(requests.iter().map(read).collect()));
    let (re, answer) = table.replies.answers.last().expect("an answer");
    let answer: Value = serde_json::from_str(&told::write("x", re.as_ref(), answer)).expect("JSON");
    assert_eq!(answer["re"], 5);
    if let Err(why) = schema().validate(&answer) {
        panic!("{answer}: {why}");
    }
    (table, answer)
}

/// The first moves of a game, in its notation.
fn opening<F: Played>(plain: F) -> Vec<String> {
    let mut session = table(plain, "").session.clone();
    let mut moves = Vec::new();
    while moves.len() < 6 && !session.is_over() {
        let mut first = None;
        session.game().each_move(session.position(), |chosen| first = first.or(Some(chosen)));
        let Some(first) = first else { break };
        moves.push(session.game().write_move(first));
        session = session.play(first).expect("a legal move");
    }
    moves
}

fn conversation<F: Played>(plain: F) {
    let moves = opening(plain);
    let play: Vec<_> = moves.iter().map(|text| ("move", json!({ "move": text }))).collect();
    let (begun, answer) = asked(table(plain, ""), &play);
    assert_eq!(answer["type"], "state");
    assert_eq!(answer["data"]["moves"], json!(moves));
    assert_eq!(answer["data"]["at"], moves.len());
    // the same game by its address
    let address = answer["data"]["address"].clone();
    let (_, loaded) = asked(table(plain, ""), &[("load", json!({ "address": address }))]);
    let mut same = answer["data"].clone();
    same["playing"] = false.into();
    assert_eq!(loaded["data"], same);
    // its moments; one inside a move, of which some have a single step
    let steps = |number: usize| {
        let (_, events) = begun.session.replay(number).expect("a move");
        events.iter().filter(|cited| F::is_step(&cited.event)).count()
    };
    let number = (1..=moves.len()).find(|&number| steps(number) > 1).expect("a move of several steps");
    let (_, inside) = asked(begun.clone(), &[("goto", json!({ "at": format!("m{number}.s1") }))]);
    assert_eq!((&inside["data"]["at"], &inside["data"]["step"]), (&json!(number), &json!(1)));
    for (kind, at) in [("first", 0), ("prev", moves.len() - 1), ("last", moves.len()), ("reset", 0)] {
        assert_eq!(asked(begun.clone(), &[(kind, json!({}))]).1["data"]["at"], at, "{kind}");
    }
    let (_, again) = asked(begun.clone(), &[("undo", json!({})), ("redo", json!({}))]);
    assert_eq!(again["data"]["moves"], json!(moves));
    // what is wrong changes nothing
    let wrong = [
        ("move", json!({ "move": "?" }), "not-a-move"),
        ("goto", json!({ "at": "m99" }), "moment"),
        ("goto", json!({ "at": "m1.s9999" }), "moment"),
        ("goto", json!({ "at": "here" }), "moment"),
        ("load", json!({ "address": "moves=?" }), "address"),
        ("next", json!({}), "no-move"),
        ("set", json!({ "name": "speed", "value": "9" }), "setting"),
        ("highlight", json!({ "places": ["a", "?"] }), "place"),
    ];
    for (kind, data, code) in wrong {
        let (after, answer) = asked(begun.clone(), &[(kind, data)]);
        assert_eq!(answer["data"]["code"], code, "{kind}");
        assert_eq!(state::state(&after), state::state(&begun), "{kind}");
        assert_eq!(after.settings, begun.settings, "{kind}");
    }
    // everything that is told fits the schema
    let mut reporter = Reporter::default();
    let mut topics = Topics::default();
    topics.add(Topic::Event);
    topics.add(Topic::Clause);
    let mut told_types = Vec::new();
    let mut check = |table: &Rc<Table<F>>| {
        for what in reporter.update(table, topics) {
            let json: Value = serde_json::from_str(&told::write("", None, &what)).expect("JSON");
            if let Err(why) = schema().validate(&json) {
                panic!("{json}: {why}");
            }
            told_types.push(json["type"].as_str().unwrap_or_default().to_string());
        }
    };
    let mut now = table(plain, "");
    check(&now);
    for one in &play {
        now = asked(now, std::slice::from_ref(one)).0;
        check(&now);
    }
    let stopped = if plain.kind().seats() == 3 { "resigned-third" } else { "agreed" };
    let over = asked(now, &[("load", json!({ "address": format!("end={stopped}") }))]).0;
    check(&over);
    told_types.dedup();
    for kind in ["ready", "move", "event", "clause", "state", "over"] {
        assert!(told_types.iter().any(|told| told == kind), "{kind} among {told_types:?}");
    }
}

#[test]
fn every_game_is_talked_about() {
    for kind in Kind::ALL {
        match kind {
            Kind::Sowing(kind) => conversation(kind.game()),
            Kind::Pasang => conversation(Pasang::default()),
        }
    }
}

#[test]
fn a_refused_move_names_its_clause() {
    let plain = sowing::Kind::ALL[0].game();
    // the hole opposite is nobody's of the seat to move
    let (_, answer) = asked(table(plain, ""), &[("move", json!({ "move": "A" }))]);
    assert_eq!(answer["data"]["code"], "illegal", "{answer}");
    assert!(
        answer["data"]["clause"]
            .as_str()
            .is_some_and(|id| plain.clauses().iter().any(|clause| clause.id == id))
    );
    assert!(answer["data"]["text"].as_str().is_some_and(|text| !text.is_empty()));
}

#[test]
fn the_schema_has_the_names_of_the_code() {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/messages.schema.json"));
    let schema: Value = serde_json::from_str(&text.expect("the schema")).expect("JSON");
    let types = |of: &str| -> Vec<String> {
        let all = schema["$defs"][of]["oneOf"].as_array().expect("kinds");
        all.iter().filter_map(|one| Some(one["properties"]["type"]["const"].as_str()?.into())).collect()
    };
    assert_eq!(types("request"), Command::NAMES);
    let named: Vec<_> = Topic::ALL.iter().map(|topic| topic.name()).collect();
    assert_eq!(schema["$defs"]["topic"]["enum"], json!(named));
    assert!(types("told").iter().all(|told| Topic::by_name(told).is_some()));
    assert_eq!(schema["$defs"]["Fault"]["properties"]["code"]["enum"], json!(Code::ALL));
}

/// What a reader refuses the schema refuses, and the other way round.
#[test]
fn reader_and_schema_agree() {
    let schema = schema();
    let mut agreed = [0, 0];
    let values = [
        json!(null),
        json!(1),
        json!(-3),
        json!(1.5),
        json!("a"),
        json!("m1"),
        json!([]),
        json!(["a"]),
        json!(["move"]),
        json!({}),
        json!({ "move": "a" }),
        json!({ "at": "m1" }),
        json!({ "address": "" }),
        json!({ "types": ["move"] }),
        json!({ "types": ["noise"] }),
        json!({ "places": ["a", 3] }),
        json!({ "places": ["a"] }),
        json!({ "name": "speed", "value": "2" }),
        json!({ "name": "speed" }),
        json!({ "name": "speed", "value": "2", "more": true }),
        json!("x".repeat(4_001)),
        json!({ "move": "x".repeat(4_001) }),
        json!(true),
    ];
    let kinds: Vec<Value> = Command::NAMES.iter().map(|name| json!(name)).chain(values.clone()).collect();
    for kind in &kinds {
        for value in &values {
            for (field, of) in [("data", value), ("re", value), ("v", value), ("more", value)] {
                let mut message = json!({ "ns": "papan", "v": 1, "type": kind });
                message[field] = of.clone();
                let read = request::read(&message.to_string()).expect("ours").is_ok();
                assert_eq!(read, schema.is_valid(&message), "{message}");
                agreed[usize::from(read)] += 1;
            }
        }
    }
    assert!(agreed[0] > 1_000 && agreed[1] > 100, "{agreed:?}");
}
