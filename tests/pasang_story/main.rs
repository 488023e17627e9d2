//! What is said of Pasang, over random games of every preset, pattern and reading: announcements that are short,
//! a log without gaps, refusals that name what is seen, choices and trays that agree with the rules.

#[path = "../common/pasang_games.rs"]
mod pasang_games;

mod choices;
mod refusals;
mod scenes;

use std::collections::BTreeSet;

use papan::{
    engine::{
        Game, Kind,
        clause::ClauseId,
        pasang::{Clause, Pasang, board::Axis},
        seat::Seat,
    },
    notation::pasang::read_move,
    playout::Playouts,
    session::{Action, Session},
    story::{
        Query, caption,
        pasang::{self, choice, lines::lines},
        query,
    },
    words::{
        rule_texts::{self, RuleText},
        say as pasang_say, say,
    },
};

use pasang_games::games;

/// A random game of each, as a session that has been played to its end.
fn sessions(each: usize) -> Vec<Session<Pasang>> {
    let mut sessions = Vec::new();
    for (seed, game) in games(5, 24).into_iter().enumerate() {
        let mut playouts = Playouts::new(game, seed as u64 + 1);
        for _ in 0..each {
            let mut session = Session::new(game, game.start());
            playouts.play(game.start(), |_, chosen, _| session.push(chosen).expect("a legal move"));
            sessions.push(session);
        }
    }
    sessions
}

fn at(session: &Session<Pasang>, moves: usize) -> Session<Pasang> {
    session.act(Action::Goto(moves)).expect("a moment of the game")
}

fn words(text: &str) -> usize {
    text.split_whitespace().count()
}

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];
const QUERIES: [Query; 4] = [Query::LastMove, Query::Score, Query::Board, Query::Playable];

#[test]
fn every_announcement_and_answer_is_short_and_true() {
    for session in sessions(3) {
        for moves in 0..=session.moves().len() {
            let session = at(&session, moves);
            let told = say(&caption::announcement(&session));
            assert!(words(&told) <= 25, "{told}");
            assert_eq!(session.is_over(), told.contains(" won") || told.contains("A draw"), "{told}");
            assert_eq!(!session.is_over(), told.ends_with("turn."), "{told}");
            for query in QUERIES {
                let answer = say(&query::answer(&session, session.position(), query, None));
                assert!(answer.ends_with('.') && !answer.contains("  "), "{answer}");
                assert!(words(&answer) <= 120, "{answer}");
            }
            if let Some(outcome) = session.outcome() {
                let ended = say(&caption::end_message(&session, outcome));
                let [south, north, _] = pasang::caption::scores(session.position());
                assert!(ended.contains(&south.to_string()) && ended.contains(&north.to_string()), "{ended}");
            }
        }
    }
}

#[test]
fn the_log_tells_every_step_once_and_cites_every_clause() {
    for session in sessions(2) {
        assert!(lines(&at(&session, 0)).is_empty());
        for moves in 1..=session.moves().len() {
            let session = at(&session, moves);
            let (before, events) = session.replay(moves).expect("a move");
            let lines = lines(&session);
            let steps = events.iter().filter(|cited| cited.event.is_step()).count();
            let mut over = 0;
            for line in &lines {
                assert_eq!(line.from, over, "{lines:?}");
                over = line.to;
                assert!(!line.clauses.is_empty() && line.lap == 0, "{line:?}");
                let told = say(&line.message);
                assert!(told.ends_with('.') && words(&told) <= 25, "{told}");
            }
            assert_eq!(over, steps);
            let told: BTreeSet<u8> = lines.iter().flat_map(|line| &line.clauses).map(|id| id.0).collect();
            let mut wanted: BTreeSet<u8> = events.iter().map(|cited| cited.clause.0).collect();
            wanted.extend(session.outcome().map(|outcome| outcome.clause.0));
            assert_eq!(told, wanted, "{lines:?}");
            for step in 1..=steps {
                let words = pasang_say(&pasang::query::step(&before, &events, step).expect("a step"));
                assert!(words.starts_with(&format!("Step {step} of {steps}: ")), "{words}");
            }
            assert_eq!(pasang::query::step(&before, &events, 0), None);
            assert_eq!(pasang::query::step(&before, &events, steps + 1), None);
        }
    }
}

#[test]
fn every_clause_is_a_sentence() {
    for clause in 0..Clause::ALL.len() {
        let says = rule_texts::rule_words(Kind::Pasang, RuleText::Clause(ClauseId(clause as u8)));
        assert!(says.ends_with('.'), "{says}");
    }
}

/// A game after moves as they are written.
fn after(moves: &str) -> Session<Pasang> {
    let game = Pasang::default();
    let read = moves.split('_').map(|text| read_move(text).expect("a move"));
    read.fold(Session::new(game, game.start()), |session, chosen| session.play(chosen).expect("legal"))
}

#[test]
fn a_game_is_told_in_these_words() {
    let told = |moves| say(&caption::announcement(&after(moves)));
    let log = |moves| lines(&after(moves)).iter().map(|line| say(&line.message)).collect::<Vec<_>>();
    let asked = |moves, query| {
        let session = after(moves);
        say(&query::answer(&session, session.position(), query, None))
    };
    assert_eq!(told("h"), "Player 1 emptied column h: nine points. Player 2’s turn.");
    let empties = "Player 1 emptied column h, now the passage: one black and four white, 9 points.";
    assert_eq!(log("h"), [empties, "It is Player 2’s turn."]);
    let ka = "h_c_i1-h1xN1";
    assert_eq!(
        told(ka),
        "Player 1’s ka, white, slid from i1 to h1, took one black north: 1 point, 10 to 8. Player 2’s turn."
    );
    assert_eq!(
        log(ka),
        [
            "Player 1 made i1, white, the ka: it slid into the passage, to h1.",
            "It took one black to the north: 1 point.",
            "It is Player 2’s turn."
        ]
    );
    let joined = "h_c_i1-h1xN1_b11-c11xW1E2";
    assert!(told(joined).contains("took three white, one west and two east: 6 points, 14 to 10."));
    let row = |moves, axis, lane| pasang_say(&choice::lane(after(moves).position(), axis, lane));
    assert_eq!(row(ka, Axis::Row, 5), "row 6: five black, the hollow centre, one black, empty, three black");
    assert_eq!(
        row(ka, Axis::Row, 0),
        "row 1: one white, five black, one white, Player 1’s ka, empty, two white"
    );
    assert_eq!(asked("h", Query::Playable), "Player 2 may empty columns a to e.");
    assert_eq!(
        asked(joined, Query::Playable),
        "Player 1’s ka may go to: h2, three white, 6 points; h4, two lines, 2 to 3 points; h5, two lines, 2 to 3 points."
    );
    assert_eq!(
        asked(joined, Query::Board),
        "Player 1’s ka, white, on h1; Player 2’s ka, white, on c11. Player 1’s passage is column h; Player 2’s passage is column c. On the board 56 black and 48 white."
    );
}
