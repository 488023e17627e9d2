//! `adj.repetition`: the same position with the same player to move for the third time is a draw.
//!
//! Random play never repeats, so the line is made by hand. Let every hole be played once in ten moves, each
//! with eleven counters in it: ten are sown, one into every hole. Then each hole gets ten between two turns of
//! its own, and holds eleven again. Before the first move the hole to be played in turn t (0 … 9) therefore
//! holds 11 − t, 65 counters in all. A hole played d turns ago holds 2 + d, so it is captured only for d = 1
//! or 3, and only by the hole before it, in whose own turn the last counter falls. First plays in even turns
//! and second in odd ones, so inside a row d is even; at the two ends of the rows the order
//! e A a B b C c D d E makes it 9 and 7. Nothing is captured, and after ten moves all is as it was.

use std::cmp::Ordering;

use papan::{
    engine::{
        Game,
        family::Family,
        history::{Digest, History, Met},
        seat::{Seat, Seats},
        sowing::{Kind, Sowing},
    },
    i18n::Message,
    notation::{Record, read_move, read_position, write_position},
    playout::Playouts,
    session::{Action, Refusal, Session},
    story::caption,
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

/// Whose turn it is belongs to the position: begun a move later, the draw too comes a move later.
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

/// A record tells no outcome that its moves do not give: the reader counts the positions too.
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

/// Positions that are told apart only when they are compared whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Alike(u8);

impl Digest for Alike {
    fn digest(&self) -> u32 {
        1
    }
}

#[test]
fn the_history_counts_equal_positions_since_the_last_progress() {
    let mut history = History::default();
    let meet = |history: &mut History<Alike>, position, progress| {
        let met = history.meet(&Alike(position), progress, 1);
        history.leave(&Alike(position));
        met
    };
    let met: Vec<_> = [7, 8, 7, 8, 7].into_iter().map(|position| meet(&mut history, position, 3)).collect();
    let times: Vec<_> = met.iter().map(|met| met.times).collect();
    let since: Vec<_> = met.iter().map(|met| met.since).collect();
    assert_eq!((times, since), (vec![1, 1, 2, 2, 3], vec![0, 1, 2, 3, 4]));
    assert_eq!(meet(&mut history, 7, 4).times, 1, "what lay before a capture is forgotten");
    assert_eq!(meet(&mut history, 7, 4).times, 2);
    history.clear();
    assert_eq!(meet(&mut history, 7, 4).times, 1);
}

/// In random play Mangala comes round again three times in three million games: what it would then come to is asked
/// of positions in the middle of games.
#[test]
fn who_owns_his_side_counts_it_where_a_game_comes_round_again() {
    let mut game = Kind::MangalaSuez.game();
    game.read("leftovers", "side_owner").expect("a reading of the rules");
    let (mut playouts, mut decided) = (Playouts::new(game, 5), 0);
    for _ in 0..50 {
        let mut met = Vec::new();
        playouts.play(game.start(), |_, _, after| met.push(*after));
        for position in met.into_iter().filter(|position| game.ended(position).is_none()) {
            let again = Met { times: 3, since: 30 };
            let outcome = game.repeated(&mut position.clone(), again, |_| ()).expect("an end");
            let Message::Ended { stores: [first, second, _], .. } =
                caption::ended(&Session::new(game, position), outcome)
            else {
                panic!("an end that is told as another")
            };
            assert_eq!(first + second, position.total() as i32, "all shells count, wherever they lie");
            let winners = match first.cmp(&second) {
                Ordering::Greater => Seats::only(Seat::FIRST),
                Ordering::Less => Seats::only(Seat::SECOND),
                Ordering::Equal => Seats::BOTH,
            };
            assert_eq!(outcome.winners, winners, "{first} to {second}");
            decided += u32::from(first != second);
        }
    }
    assert!(decided > 100);
}
