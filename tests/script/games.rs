//! Games as scripts play them.

use papan::script::{Board, EndedBy, Game, RandomGames};
use serde_json::json;

use super::{game, given, presets};

#[test]
fn random_games_are_played_again_move_by_move_and_read_from_their_records() {
    for (name, preset) in presets() {
        let options = json!({ "preset": preset, "seed": 5, "games": 2 });
        let all = RandomGames::new(name, &given(&options)).expect("random games");
        for random in all {
            let mut game = game(name, &json!({ "preset": preset }));
            for (at, text) in random.moves.iter().enumerate() {
                assert_eq!(game.turn(), Some(random.seats[at]), "{name} {preset}");
                assert!(game.result().is_none());
                let legal = game.legal_moves();
                assert!(legal.contains(text), "{name} {preset}: {text} of {legal:?}");
                assert_eq!(game.perft(1.0), Ok(legal.len() as u64), "{name} {preset}");
                assert_eq!(game.play(text), Ok(at + 1));
                let events = game.events(None).expect("events of a move");
                let steps = events.iter().filter_map(|event| event.step);
                assert!(steps.eq(1..=events.iter().filter(|event| event.step.is_some()).count() as u32));
                assert!(events.iter().all(|event| !event.clause.is_empty()));
            }
            assert_eq!(game.moves(), random.moves);
            assert_eq!((game.turn(), game.legal_moves().len()), (None, 0), "{name} {preset}");
            assert_eq!(game.result().as_ref(), Some(&random.result), "{name} {preset}");
            assert_eq!(game.position(None).map(|found| found.text), Ok(random.position));
            for form in ["text", "json"] {
                let record = game.record(Some(form)).expect("a form of records");
                let again = Game::of_record(&record).unwrap_or_else(|fault| panic!("{fault:?}\n{record}"));
                assert_eq!((again.name(), again.preset()), (name, preset));
                assert_eq!((again.moves(), again.result()), (game.moves(), game.result()));
                assert_eq!(again.record(Some(form)), Ok(record));
            }
        }
    }
}

#[test]
fn positions_of_all_moves_are_kept_and_a_game_begins_from_each() {
    for (name, preset) in presets() {
        let options = json!({ "preset": preset, "seed": 9 });
        let random = RandomGames::new(name, &given(&options)).expect("random games").next();
        let mut game = game(name, &json!({ "preset": preset }));
        for text in random.expect("a game").moves.iter().take(12) {
            game.play(text).expect("a legal move");
        }
        for after in 0..=game.moves().len() {
            let position = game.position(Some(after as f64)).expect("a position of the game");
            let options = json!({ "preset": preset, "position": position.text });
            let again = super::game(name, &options).position(None);
            assert_eq!(again.as_ref(), Ok(&position), "{name} {preset}");
            assert_eq!(position.scores.len(), game.seats().len());
            match position.board {
                Board::Sowing(board) => {
                    assert_eq!(board.holes.len(), 2 * usize::from(board.row));
                    assert_eq!(board.stores.len(), game.seats().len());
                }
                Board::Pasang(board) => assert!(board.rows.iter().all(|row| row.chars().count() == 11)),
            }
        }
    }
}

#[test]
fn what_was_taken_back_is_gone_when_another_move_is_played_or_the_game_is_ended() {
    for (name, preset) in presets() {
        let mut game = game(name, &json!({ "preset": preset }));
        let start = game.position(None);
        let play_first = |game: &mut Game| {
            let first = game.legal_moves().first().cloned().expect("a move");
            game.play(&first).expect("a legal move")
        };
        let legal = game.legal_moves();
        assert_eq!(play_first(&mut game), 1);
        let copy = game.clone();
        game.undo().expect("a move to take back");
        assert_eq!((game.moves().len(), game.position(None)), (0, start));
        assert_eq!(game.legal_moves(), legal);
        assert_eq!(copy.moves().len(), 1, "another game goes its own way");
        // the end is that of the moves so far
        let seats = game.seats();
        game.resign(seats[0]).expect("nobody has ended it");
        let result = game.result().expect("an end");
        assert_eq!((result.by, result.clause, &result.winners[..]), (EndedBy::Resigned, None, &seats[1..]));
        assert_eq!((game.moves().len(), game.turn()), (0, None));
        game.undo().expect("the end is taken back first");
        assert_eq!((game.result(), game.legal_moves()), (None, legal));
        game.agree().expect("nobody has ended it");
        assert_eq!(game.result().map(|result| result.by), Some(EndedBy::Agreed));
        let again = Game::of_record(&game.record(None).expect("a record")).expect("a game");
        assert_eq!(again.result(), game.result());
    }
}

#[test]
fn a_search_looks_at_no_more_than_its_nodes_and_finds_the_same_again() {
    for (name, preset) in presets() {
        let game = game(name, &json!({ "preset": preset }));
        let legal = game.legal_moves();
        for (level, values) in [(1, false), (4, false), (6, false), (6, true)] {
            let options = given(&json!({ "level": level, "nodes": 3000, "seed": 2, "values": values }));
            let thought = game.search(&options).expect("a thought");
            assert_eq!(game.search(&options).as_ref(), Ok(&thought), "{name} {preset} at {level}");
            assert!(legal.contains(&thought.best), "{name} {preset} at {level}: {thought:?}");
            assert_eq!(thought.lines.len(), if values { legal.len() } else { 1 });
            let best = &thought.lines[0];
            assert_eq!(best.moves.first(), Some(&thought.best));
            assert_eq!((best.prospects.len(), best.ahead.len()), (game.seats().len(), game.seats().len()));
            let sum: f64 = best.prospects.iter().sum();
            assert!((0.0..1.01).contains(&sum), "{name} {preset} at {level}: {best:?}");
        }
    }
}

#[test]
fn sequences_are_counted_as_the_engine_counts_them() {
    use papan::engine::{Game as _, Kind, pasang::Pasang, perft::perft};
    for kind in Kind::ALL {
        let game = game(kind.name(), &json!({}));
        for depth in 0..=2 {
            let wanted = match kind {
                Kind::Sowing(kind) => perft(&kind.game(), &kind.game().start(), depth),
                Kind::Pasang => perft(&Pasang::default(), &Pasang::default().start(), depth),
            };
            assert_eq!(game.perft(depth.into()), Ok(wanted), "{} to depth {depth}", kind.name());
        }
    }
}
