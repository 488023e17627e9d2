//! `adj.repetition`: the same position with the same player to move for the third time is a draw.
//!
//! Random play never repeats, so the line is made by hand. Let every hole be played once in ten moves, each
//! with eleven counters in it: ten are sown, one into every hole. Then each hole gets ten between two turns of
//! its own, and holds eleven again. Before the first move the hole to be played in turn t (0 … 9) therefore
//! holds 11 − t, 65 counters in all. A hole played d turns ago holds 2 + d, so it is captured only for d = 1
//! or 3, and only by the hole before it, in whose own turn the last counter falls. First plays in even turns
//! and second in odd ones, so inside a row d is even; at the two ends of the rows the order
//! e A a B b C c D d E makes it 9 and 7. Nothing is captured, and after ten moves all is as it was.

use papan::{
    engine::{
        Game,
        seat::Seats,
        sowing::{Kind, Sowing},
    },
    notation::{Record, read_move, read_position, write_position},
    session::{Action, Refusal, Session},
};

const BEFORE: &str = "9-7-5-3-11-10-8-6-4-2_20-15_1";
const CYCLE: [&str; 10] = ["e", "A", "a", "B", "b", "C", "c", "D", "d", "E"];

fn session(preset: &str) -> Session<Sowing> {
    let game = Kind::Adjiboto.preset(preset).expect("a preset of the rules");
    Session::new(game, read_position(&game, BEFORE).expect("a hundred counters"))
}

fn played(session: &Session<Sowing>, word: &str) -> Session<Sowing> {
    let chosen = read_move(session.game(), word).expect("a hole of the board");
    session.play(chosen).expect("a legal move")
}

#[test]
fn the_third_time_is_a_draw_and_no_earlier_one() {
    for preset in ["herskovits-1929", "ludii", "counting"] {
        let mut session = session(preset);
        for word in CYCLE.iter().chain(&CYCLE) {
            assert_eq!(session.outcome(), None, "{preset}, after {} moves", session.cursor());
            session = played(&session, word);
            let same = write_position(session.game(), session.position()) == BEFORE;
            assert_eq!(
                same,
                session.cursor().is_multiple_of(10),
                "{preset}, after {} moves",
                session.cursor()
            );
        }
        let outcome = session.outcome().expect("a draw");
        assert_eq!(session.game().clauses()[usize::from(outcome.clause.0)].id, "adj.repetition");
        assert_eq!(outcome.winners, Seats::BOTH);
        let chosen = read_move(session.game(), "e").expect("a hole of the board");
        assert_eq!(session.play(chosen), Err(Refusal::Over(outcome)));

        let back = session.act(Action::Undo).expect("a move to take back");
        assert_eq!(back.outcome(), None);
        assert_eq!(back.act(Action::Redo).expect("a move to play again").outcome(), Some(outcome));
        // the same position was met before, and was no draw then
        assert_eq!(session.act(Action::Goto(10)).expect("a moment of the game").outcome(), None);
        // the draw was taken back, so the game may go on another way: E is the cycle's, B is not
        assert_eq!(played(&back, "B").outcome(), None);
    }
}

/// The seat to move is part of a position: a line that begins a move later is drawn a move later.
#[test]
fn the_start_of_the_game_is_the_first_time() {
    let first = played(&session("herskovits-1929"), "e");
    let mut later = Session::new(*first.game(), *first.position());
    for word in CYCLE.iter().cycle().skip(1).take(20) {
        assert_eq!(later.outcome(), None);
        later = played(&later, word);
    }
    assert!(later.outcome().is_some());
}

/// The reader of records counts repetitions too: a record cannot claim an outcome that its moves do not give.
#[test]
fn a_record_ends_by_repetition_too() {
    let game = Kind::Adjiboto.game();
    let moves = CYCLE.iter().chain(&CYCLE).filter_map(|word| read_move(&game, word)).collect();
    let setup = read_position(&game, BEFORE).ok();
    let unfinished = Record {
        game,
        preset: "herskovits-1929",
        setup,
        names: Default::default(),
        moves,
        outcome: None,
        stop: None,
    };
    let read = <Record>::read(&unfinished.to_text()).expect("a legal game");
    assert_eq!(read.outcome.map(|outcome| outcome.winners), Some(Seats::BOTH));
    assert!(read.to_text().contains("[Ended \"adj.repetition\"]"));
}
