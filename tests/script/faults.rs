//! What scripts are refused, with which code, by which clause and where.

use papan::script::{Code, DEEPEST, Fault, Game, LONGEST, MOST_NODES, RandomGames, games};
use serde_json::{Value, json};

use super::{game, given, presets};

#[track_caller]
fn refused<T>(asked: Result<T, Fault>, code: Code) -> Fault {
    let fault = asked.err().expect("a fault");
    assert_eq!(fault.code, code, "{fault:?}");
    assert!(fault.message.ends_with('.') && fault.message.chars().count() < 400, "{fault:?}");
    fault
}

#[test]
fn options_are_those_of_the_function_and_of_their_types() {
    let name = games()[0].name;
    let new = |options: Value| Game::new(name, &given(&options));
    refused(new(json!({ "colour": "red" })), Code::UnknownOption);
    refused(new(json!({ "seed": 1 })), Code::UnknownOption);
    for options in [
        json!({ "preset": 3 }),
        json!({ "readings": "x" }),
        json!({ "readings": { "x": 3 } }),
        json!({ "position": ["x"] }),
        json!({ "names": [] }),
    ] {
        refused(new(options), Code::Value);
    }
    refused(new(json!({ "preset": "x" })), Code::UnknownPreset);
    refused(new(json!({ "preset": "" })), Code::UnknownPreset);
    refused(new(json!({ "readings": { "x": "y" } })), Code::UnknownReading);
    let reading = games()[0].readings[0].name;
    refused(new(json!({ "readings": { reading: "?" } })), Code::UnknownReading);
    refused(new(json!({ "names": { "fourth": "Ama" } })), Code::UnknownSeat);
    refused(new(json!({ "position": "x".repeat(LONGEST + 1) })), Code::TooLong);
    refused(Game::new("nothing", &given(&json!({}))), Code::UnknownGame);
    for options in [json!({ "games": -1 }), json!({ "seed": 0.5 }), json!({ "seed": 1e300 })] {
        refused(RandomGames::new(name, &given(&options)), Code::Value);
    }
    let game = game(name, &json!({}));
    let search = |options: Value| game.search(&given(&options));
    for options in [json!({ "level": 0 }), json!({ "level": 7 }), json!({ "nodes": MOST_NODES + 1 })] {
        refused(search(options), Code::Value);
    }
    refused(search(json!({ "values": 1 })), Code::Value);
    refused(search(json!({ "depth": 1 })), Code::UnknownOption);
    for depth in [-1.0, 0.5, f64::NAN, f64::INFINITY, DEEPEST as f64 + 1.0] {
        refused(game.perft(depth), Code::Value);
    }
    refused(game.record(Some("xml")), Code::Value);
}

#[test]
fn a_reading_is_set_and_a_custom_start_has_to_be_laid_out() {
    for info in games() {
        for reading in &info.readings {
            for value in &reading.values {
                let options = json!({ "readings": { reading.name: value } });
                match Game::new(info.name, &given(&options)) {
                    Ok(game) => assert!(game.readings().contains(&(reading.name, *value))),
                    Err(fault) => assert_eq!((fault.code, *value), (Code::Position, "custom")),
                }
            }
        }
    }
}

#[test]
fn positions_say_what_is_wrong_with_them() {
    for info in games() {
        let new = |text: &str| Game::new(info.name, &given(&json!({ "position": text })));
        let fault = refused(new("?"), Code::Position);
        assert_eq!((fault.line, fault.column), (None, Some(1)), "{}", info.name);
        let start = game(info.name, &json!({})).position(None).expect("the start").text;
        // one counter more, or the points of one token
        let text = match start.split_once('-').filter(|_| info.family == "sowing") {
            Some((first, rest)) => format!("{}-{rest}", first.parse().map_or(0, |count: u32| count + 1)),
            None => start.replacen("~0-0~", "~1-0~", 1),
        };
        assert_ne!(text, start);
        let fault = refused(new(&text), Code::Law);
        assert!(info.clauses.iter().any(|clause| Some(clause.id) == fault.clause), "{fault:?}");
    }
}

#[test]
fn a_move_is_refused_by_a_clause_and_nothing_of_it_is_done() {
    for (name, preset) in presets() {
        let mut game = game(name, &json!({ "preset": preset }));
        let (before, legal) = (game.position(None), game.legal_moves());
        for text in ["", "?", "aa", "é", "12"] {
            refused(game.play(text), Code::NotAMove);
        }
        // all that a letter can name on any board
        let (mut forbidden, clauses) = (0, clauses(name));
        for text in ('a'..='k').chain('A'..='K').map(String::from) {
            if legal.contains(&text) {
                continue;
            }
            if let Err(fault) = game.play(&text) {
                let clause = fault.clause;
                assert_eq!(clause.is_some(), fault.code == Code::Illegal, "{name} {preset}: {fault:?}");
                assert!(clause.is_none_or(|clause| clauses.contains(&clause)), "{fault:?}");
                forbidden += usize::from(clause.is_some());
            }
        }
        assert_eq!((game.position(None), game.moves().len()), (before, 0), "{name} {preset}");
        let takes_anything = legal.len() >= 11;
        assert!(forbidden > 0 || takes_anything, "{name} {preset}: everything is allowed");
    }
}

fn clauses(name: &str) -> Vec<&'static str> {
    let info = games().into_iter().find(|info| info.name == name).expect("a game");
    info.clauses.iter().map(|clause| clause.id).collect()
}

#[test]
fn after_its_end_nothing_is_played() {
    for (name, preset) in presets() {
        let options = json!({ "preset": preset, "seed": 3 });
        let random = RandomGames::new(name, &given(&options)).expect("random games").next().expect("a game");
        let mut game = game(name, &json!({ "preset": preset }));
        random.moves.iter().for_each(|text| assert!(game.play(text).is_ok()));
        let last = random.moves.last().expect("a move");
        for fault in [
            refused(game.play(last), Code::Over),
            refused(game.agree(), Code::Over),
            refused(game.resign("first"), Code::Over),
            refused(game.search(&given(&json!({}))), Code::Over),
        ] {
            assert_eq!(fault.clause, random.result.clause, "{name} {preset}");
        }
        assert_eq!((game.perft(0.0), game.perft(1.0)), (Ok(1), Ok(0)));
    }
}

#[test]
fn moves_and_seats_that_are_not_there_are_refused() {
    let info = games().into_iter().find(|info| info.seats == 2).expect("a game of two");
    let mut game = game(info.name, &json!({}));
    refused(game.undo(), Code::NoMove);
    refused(game.events(None), Code::NoMove);
    refused(game.events(Some(0.0)), Code::NoMove);
    refused(game.position(Some(1.0)), Code::NoMove);
    refused(game.position(Some(-1.0)), Code::Value);
    let first = game.legal_moves().first().cloned().expect("a move");
    game.play(&first).expect("a legal move");
    refused(game.events(Some(2.0)), Code::NoMove);
    game.undo().expect("a move to take back");
    refused(game.events(Some(1.0)), Code::NoMove);
    refused(game.position(Some(1.0)), Code::NoMove);
    refused(game.resign("third"), Code::UnknownSeat);
    refused(game.resign(""), Code::UnknownSeat);
}

#[test]
fn records_say_where_something_is_wrong() {
    let read = |text: &str| Game::of_record(text).map(|game| game.moves());
    for (name, _) in presets() {
        let start = game(name, &json!({}));
        let first = start.legal_moves().first().cloned().expect("a move");
        let text = start.record(None).expect("a record");
        let tags = text.lines().count();
        assert_eq!(read(&text), Ok(vec![]), "{name}");
        let fault = refused(read(&format!("{text}1. {first} 2. ?")), Code::NotAMove);
        assert_eq!((fault.line, fault.column), (Some(tags + 1), Some(8 + first.chars().count())), "{name}");
        let fault = refused(read(&format!("{text}2. {first}")), Code::Record);
        assert_eq!((fault.line, fault.column), (Some(tags + 1), Some(1)), "{name}");
        let json = start.record(Some("json")).expect("a record");
        refused(read(&json.replace("\"Moves\": []", "\"Moves\": [\"?\"]")), Code::NotAMove);
        refused(read(&json[..json.len() - 1]), Code::Record);
        refused(read(&text.replace("[Preset \"", "[Preset \"?")), Code::UnknownPreset);
        refused(read(&format!("[Setup \"?\"]\n{text}")), Code::Position);
        let illegal = ('A'..='K').map(String::from).find(|letter| {
            Game::new(name, &given(&json!({})))
                .is_ok_and(|mut game| game.play(letter).is_err_and(|fault| fault.code == Code::Illegal))
        });
        if let Some(illegal) = illegal {
            let fault = refused(read(&format!("{text}1. {illegal}")), Code::Illegal);
            assert!(fault.clause.is_some_and(|clause| clauses(name).contains(&clause)), "{fault:?}");
        }
    }
    refused(read(""), Code::Record);
    refused(read("[Game \"nothing\"]"), Code::UnknownGame);
    refused(read("[Game nothing]"), Code::Record);
    refused(read("{"), Code::Record);
    refused(read(&"[".repeat(LONGEST + 1)), Code::TooLong);
}
