//! The random games of a script are those that `playouts` prints.

use std::{collections::BTreeMap, process::Command};

use papan::script::{Board, RandomGames};
use serde_json::{Value, json};

use super::{game, given, presets};

/// What `playouts` prints of a position of a script's: a list of counts, or rows.
fn printed(board: &Board) -> Value {
    match board {
        Board::Sowing(board) => board.holes.iter().map(|hole| hole.count).collect(),
        Board::Pasang(board) => json!(board.rows),
    }
}

#[test]
fn the_same_seed_gives_the_same_games() {
    for (name, preset) in presets() {
        let output = Command::new(env!("CARGO_BIN_EXE_playouts"))
            .args([name, "--preset", preset, "--games", "3", "--seed", "11"])
            .output()
            .expect("playouts");
        let text = String::from_utf8(output.stdout).expect("lines of text");
        let options = json!({ "preset": preset, "games": 3, "seed": 11 });
        let games: Vec<_> = RandomGames::new(name, &given(&options)).expect("random games").collect();
        assert_eq!((text.lines().count(), games.len()), (3, 3), "{name} {preset}");
        for (line, random) in text.lines().zip(games) {
            let line: Value = serde_json::from_str(line).expect("JSON");
            assert_eq!(line["moves"], json!(random.moves), "{name} {preset}");
            assert_eq!(line["seats"], json!(random.seats), "{name} {preset}");
            assert_eq!(line["outcome"]["winners"], json!(random.result.winners), "{name} {preset}");
            assert_eq!(line["outcome"]["clause"], json!(random.result.clause), "{name} {preset}");
            // a game that is played by those moves comes to the same boards
            let mut game = game(name, &json!({ "preset": preset }));
            let readings: BTreeMap<_, _> = game.readings().into_iter().collect();
            assert_eq!(line["readings"], json!(readings));
            for (at, text) in random.moves.iter().enumerate() {
                game.play(text).expect("a legal move");
                let position = game.position(None).expect("a position");
                // playouts shows the end of a round before anything is collected
                if !matches!(&position.board, Board::Sowing(board) if board.between) {
                    assert_eq!(line["positions"][at], printed(&position.board), "{name} {preset}: {text}");
                }
            }
        }
    }
}
