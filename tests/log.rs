//! What the log, the announcement and the result say of recorded games and of positions: the tables of the rooms,
//! `tests/told.txt`.

use papan::{
    engine::{Game, Hole, Outcome, Target, clause::ClauseId, seat::Seat, sowing::Kind},
    notation::{read_move, read_position, read_readings},
    session::{Action, Session},
    story::{caption, sowing::caption::early_end, why},
    words::{
        Message,
        round::{Cut, Round},
        say,
    },
};

#[path = "support/log.rs"]
mod log;
#[allow(dead_code, reason = "what records claim is held elsewhere")]
#[path = "common/recorded.rs"]
mod recorded;
#[path = "common/rooms.rs"]
mod rooms;
use log::{log, recorded as replayed, result, says};

/// The rows of a sort in all rooms, without the name of the sort; each with its game.
#[track_caller]
fn rows(sort: &str) -> Vec<(Kind, Vec<String>)> {
    let mut rows = Vec::new();
    for kind in Kind::ALL {
        let path = rooms::tests(kind.name()).join("told.txt");
        let table = if path.exists() { rooms::lines(&path) } else { Vec::new() };
        for line in table {
            let (of, columns) = line.split_once(" | ").expect("columns");
            let known = ["result", "last", "log", "play", "refused", "cut", "uncut"];
            assert!(known.contains(&of), "{line}");
            if of == sort {
                rows.push((kind, columns.split(" | ").map(String::from).collect()));
            }
        }
    }
    rows
}

/// The name of a record in a game's room.
fn name(kind: Kind, record: &str) -> String {
    format!("{}_{record}", kind.name().replace('-', "_"))
}

/// A line of the log with its clause, as the tables have them.
fn line(text: &str) -> (&str, &str) {
    let (says, clause) = text.rsplit_once(" [").expect("a clause");
    (says, clause.trim_end_matches(']'))
}

#[test]
fn a_result_begins_with_the_figure_of_the_seat_it_names() {
    for (kind, row) in rows("result") {
        let [record, says] = &row[..] else { panic!("{row:?}") };
        assert_eq!(result(&replayed(&name(kind, record))), *says, "{record}");
    }
    for kind in Kind::ALL.into_iter().filter(|kind| kind.seats() == 2) {
        let won = |stores, seat| {
            let outcome = Outcome::won(seat, ClauseId(0));
            say(&Message::Ended { kind: kind.into(), outcome, stores, debts: false, at_length: true })
        };
        for says in [won([9, 20, 0], Seat::SECOND), won([20, 9, 0], Seat::FIRST)] {
            assert!(says.contains("20 to 9"), "{says}");
        }
    }
}

#[test]
fn the_last_line_of_a_game_tells_its_end() {
    for (kind, row) in rows("last") {
        let [record, says, clause] = &row[..] else { panic!("{row:?}") };
        let log = log(&replayed(&name(kind, record)));
        assert_eq!(log.last(), Some(&(says.clone(), vec![clause.as_str()])), "{record}");
        assert!(log.iter().all(|(says, _)| !says.contains("turn")), "{record}: {log:?}");
    }
}

#[test]
fn recorded_moves_are_told_in_these_lines() {
    for (kind, row) in rows("log") {
        let [record, moves, lines @ ..] = &row[..] else { panic!("{row:?}") };
        let game = replayed(&name(kind, record));
        let game = match moves.as_str() {
            "end" => game,
            moves => {
                let moves = moves.parse().expect("a number of moves");
                game.act(Action::Goto(moves)).expect("a moment of the game")
            }
        };
        assert!(!lines.is_empty());
        says(&log(&game), &lines.iter().map(|text| line(text)).collect::<Vec<_>>());
    }
}

#[test]
fn moves_of_positions_are_told_in_these_lines() {
    for (kind, row) in rows("play") {
        let [setup, letter, lines @ ..] = &row[..] else { panic!("{row:?}") };
        let game = kind.game();
        let session = Session::new(game, read_position(&game, setup).expect("a position of the game"));
        let session = session.play(read_move(&game, letter).expect("a move")).expect("a legal move");
        assert!(!lines.is_empty());
        says(&log(&session), &lines.iter().map(|text| line(text)).collect::<Vec<_>>());
    }
}

#[test]
fn a_refusal_says_what_the_other_side_has() {
    for (kind, row) in rows("refused") {
        let [readings, setup, hole, words] = &row[..] else { panic!("{row:?}") };
        let (game, _) = read_readings(kind.game(), readings).expect("readings of the rules");
        let session = Session::new(game, read_position(&game, setup).expect("a position of the game"));
        let target = Target::Hole(Hole(hole.parse().expect("a hole")));
        let refusal = session.act(Action::Choose(target)).expect_err("a move that is not legal");
        assert_eq!(say(&why::explain(&session, Some(target), refusal).message), *words);
    }
}

#[test]
fn a_round_that_is_cut_short_says_so_by_which_clause() {
    for (kind, row) in rows("cut") {
        let [record, moves, told, clause] = &row[..] else { panic!("{row:?}") };
        let moves: usize = moves.parse().expect("a number of moves");
        let game = replayed(&name(kind, record));
        let at = |moves| game.act(Action::Goto(moves)).expect("a moment of the game");
        assert_eq!(say(&caption::announcement(&at(moves))), *told, "{record}");
        let (why, by) = early_end(&at(moves)).expect("a round that is cut short");
        assert_eq!(game.game().clauses()[usize::from(by.0)].id, clause);
        let sentence = say(&Message::from(Round::Cut(why)));
        assert!(told.contains(&sentence));
        says(&log(&at(moves)), &[(&sentence, clause)]);
        // nothing is told of it a move before, nor when the next round has begun
        assert_eq!(early_end(&at(moves - 1)), None);
        assert!(moves == game.moves().len() || early_end(&at(moves + 1)).is_none());
    }
    // a round that ends as rounds do says nothing of the kind
    for (kind, row) in rows("uncut") {
        let [record, moves] = &row[..] else { panic!("{row:?}") };
        let moves = moves.parse().expect("a number of moves");
        let usual = replayed(&name(kind, record)).act(Action::Goto(moves)).expect("a moment of the game");
        assert!(usual.position().is_between() && early_end(&usual).is_none());
    }
}

#[test]
fn the_pause_between_two_rounds_says_why_the_last_is_over() {
    let rounds = |kind: &Kind| kind.has_rounds() && kind.seats() == 2;
    let Some(kind) = Kind::ALL.into_iter().find(rounds) else { return };
    let over = |cut| {
        let what = Round::Over { kind, round: 1, holds: [33, 23, 0], gains: [5, -5, 0], cut };
        say(&Message::from(what))
    };
    assert_eq!(
        over(None),
        "Round 1 is over. In the stores, with the gain since the start: Player 1 33 (+5), Player 2 23 (−5)."
    );
    assert_eq!(
        over(Some(Cut::Repeated)),
        "Round 1 ends: repetition. In the stores, with the gain since the start: Player 1 33 (+5), Player 2 23 (−5)."
    );
    let quiet = "Round 1 ends: nothing gained for 200 moves. In the stores, with the gain since the start: Player 1 33 (+5), Player 2 23 (−5).";
    assert_eq!(over(Some(Cut::Quiet)), quiet);
}
