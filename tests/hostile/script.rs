//! Hostile options, moves and records of scripts: nothing panics, and what is refused is refused in words.

use papan::script::{Fault, Game, Given, RandomGames, games};
use serde_json::json;

use crate::mutations::{inputs, some};

/// A fault says something, and repeats little of what it was given.
fn holds(fault: &Fault) {
    let letters = fault.message.chars().count();
    assert!((10..400).contains(&letters) && !fault.message.contains('\n'), "{fault:?}");
}

fn given(json: &str) -> Option<Given> {
    serde_json::from_str(json).ok()
}

/// The start of every game.
fn starts() -> Vec<Game> {
    games().iter().map(|info| Game::new(info.name, &Given::default()).expect("a game")).collect()
}

/// A random game of every game, as far as some moves.
fn begun(moves: usize) -> Vec<Game> {
    let mut all = starts();
    for game in &mut all {
        let random = RandomGames::new(game.name(), &Given::default()).expect("random games").next();
        for text in random.expect("a game").moves.iter().take(moves) {
            game.play(text).expect("a legal move");
        }
    }
    all
}

#[test]
fn nothing_that_is_given_as_options_breaks_a_game() {
    let options = |game: Game| {
        let position = game.position(None).expect("a position").text;
        let readings: serde_json::Map<String, serde_json::Value> =
            game.readings().into_iter().take(3).map(|(name, value)| (name.into(), value.into())).collect();
        let options = json!({
            "preset": game.preset(), "readings": readings, "position": position, "names": { "first": "Ama" }
        });
        format!("{} {options}", game.name())
    };
    let valid: Vec<String> = begun(5).into_iter().map(options).collect();
    let searched = &starts()[0];
    let (mut begun, mut refused) = (0, 0);
    for text in inputs(21, &valid) {
        let Some((name, json)) = text.split_once(' ') else { continue };
        let Some(given) = given(json) else { continue };
        match Game::new(name, &given) {
            Ok(mut game) => {
                begun += 1;
                let position = game.position(None).expect("a position");
                assert!(!position.text.is_empty());
                if let Some(text) = game.legal_moves().first() {
                    assert_eq!(game.play(text), Ok(1), "{text}");
                }
                let record = game.record(None).expect("a record");
                assert!(Game::of_record(&record).is_ok(), "{record}");
            }
            Err(fault) => {
                holds(&fault);
                refused += 1;
            }
        }
        RandomGames::new(name, &given).err().iter().for_each(holds);
        // no options at all are those of a whole search
        if given != Given::default() {
            searched.search(&given).err().iter().for_each(holds);
        }
    }
    some(begun);
    some(refused);
}

#[test]
fn nothing_that_is_given_as_a_move_breaks_a_game() {
    let games = begun(7);
    let valid: Vec<String> =
        games.iter().flat_map(Game::moves).chain(games.iter().flat_map(Game::legal_moves)).collect();
    let (mut played, mut refused) = (0, 0);
    for (at, text) in inputs(22, &valid[..valid.len().min(200)]).enumerate() {
        let game = &games[at % games.len()];
        let mut after = game.clone();
        match after.play(&text) {
            Ok(number) => {
                assert_eq!(number, game.moves().len() + 1);
                played += 1;
            }
            Err(fault) => {
                holds(&fault);
                assert_eq!(after.position(None), game.position(None), "{text}");
                refused += 1;
            }
        }
        after.resign(&text).err().iter().for_each(holds);
        after.record(Some(&text)).err().iter().for_each(holds);
    }
    some(played);
    some(refused);
}

#[test]
fn nothing_that_is_given_as_a_record_breaks_a_game() {
    let record = |game: &Game| ["text", "json"].map(|form| game.record(Some(form)).expect("a record"));
    let valid: Vec<String> = begun(6).iter().flat_map(record).collect();
    let (mut read, mut refused) = (0, 0);
    for text in inputs(23, &valid) {
        match Game::of_record(&text) {
            Ok(game) => {
                let again = Game::of_record(&game.record(None).expect("a record")).expect("what was written");
                assert_eq!((again.moves(), again.result()), (game.moves(), game.result()), "{text}");
                read += 1;
            }
            Err(fault) => {
                holds(&fault);
                refused += 1;
            }
        }
    }
    some(read);
    some(refused);
}
