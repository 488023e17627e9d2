//! What the log, the announcement and the result say of recorded games: how rounds and matches end and begin.

use papan::{
    engine::{
        Game, Hole, Outcome, Target,
        clause::ClauseId,
        seat::Seat,
        sowing::{Kind, Sowing},
    },
    i18n::{
        Message,
        round::{Cut, Round},
        say, tell,
    },
    notation::{Record, read_move, read_position, read_readings},
    session::{Action, Session},
    story::{
        Line, asked, caption,
        sowing::{caption::cut, lines},
        why,
    },
};

#[path = "common/recorded.rs"]
#[allow(dead_code)]
mod recorded;
use recorded::sowing;

/// A recorded game, looked at after its last move.
fn recorded(name: &str) -> Session<Sowing> {
    let record = <Record>::read(&sowing()[&format!("{name}.txt")]).expect("a legal game");
    let start = record.setup.unwrap_or(record.game.start());
    let mut session = Session::new(record.game, start);
    for chosen in record.moves {
        session.push(chosen).expect("a legal move");
    }
    session
}

/// The lines of the log, each with the clauses it rests on.
fn log(session: &Session<Sowing>) -> Vec<(String, Vec<&'static str>)> {
    let id = |clause: &ClauseId| session.game().clauses()[usize::from(clause.0)].id;
    let one = |line: &Line| (tell(&line.says), line.clauses.iter().map(id).collect());
    lines::lines(session).iter().map(one).collect()
}

/// The log after so many moves of a recorded game.
fn log_after(name: &str, moves: usize) -> Vec<(String, Vec<&'static str>)> {
    log(&recorded(name).act(Action::Goto(moves)).expect("a moment of the game"))
}

#[track_caller]
fn says(log: &[(String, Vec<&'static str>)], wanted: &[(&str, &str)]) {
    let found: Vec<_> = log.iter().map(|(says, clauses)| (says.as_str(), clauses[0])).collect();
    assert!(found.windows(wanted.len()).any(|some| some == wanted), "{found:#?}");
}

fn result(session: &Session<Sowing>) -> String {
    say(&caption::ended(session, session.outcome().expect("a game that has ended")))
}

#[test]
fn a_result_begins_with_the_figure_of_the_seat_it_names() {
    let all = [
        ("kotu_baendum_match_end_first", "South has won: North cannot sow."),
        ("kotu_baendum_two_hundred_quiet_turns", "North has won: 31 to 25."),
    ];
    for (name, says) in all {
        assert_eq!(result(&recorded(name)), says, "{name}");
    }
    for kind in [
        Kind::Adjiboto,
        Kind::Kalah,
        Kind::Oware,
        Kind::MangalaSuez,
        Kind::KotuBaendum,
        Kind::Puhulmutu,
        Kind::RajaPasu,
    ] {
        let won = |stores, seat| {
            let outcome = Outcome::won(seat, ClauseId(0));
            say(&Message::Ended { kind: kind.into(), outcome, stores, debts: false })
        };
        for says in [won([9, 20, 0], Seat::SECOND), won([20, 9, 0], Seat::FIRST)] {
            assert!(says.contains("20 to 9"), "{says}");
        }
    }
}

#[test]
fn the_last_line_of_a_game_tells_its_end() {
    let all = [
        ("kotu_baendum_repetition", "The match is over: South wins.", "kotu.rounds"),
        ("kotu_baendum_match_end_second", "The match is over: North wins.", "kotu.match-end"),
        ("kotu_baendum_catalogue_draw", "The match is over: a draw.", "kotu.rounds"),
        ("raja_pasu_mandiri_de_voogt_in_debt", "The match is over: South wins.", "rpm.nine"),
        ("raja_pasu_mandiri_catalogue_shared", "The match is over: North and East win.", "rpm.nine"),
        ("raja_pasu_catalogue_second_wins", "The match is over: North wins.", "rp.rounds"),
        ("adjiboto_repetition", "The game is over: a draw.", "adj.repetition"),
        ("adjiboto_stuck_first_wins", "The game is over: South wins.", "adj.stuck"),
        ("mangala_suez_parker_second_wins", "The game is over: North wins.", "suez.winner"),
        ("kalah_draw", "The game is over: a draw.", "kal.winner"),
        ("oware_majority_first_wins", "The game is over: South wins.", "owa.majority"),
        ("oware_no_feed_second_wins", "The game is over: North wins.", "owa.winner"),
        ("oware_repetition_draw", "The game is over: a draw.", "owa.repetition"),
    ];
    for (name, says, clause) in all {
        let log = log(&recorded(name));
        assert_eq!(log.last(), Some(&(says.into(), vec![clause])), "{name}");
        assert!(log.iter().all(|(says, _)| !says.contains("turn")), "{name}: {log:?}");
    }
}

#[test]
fn a_grand_slam_a_chain_and_who_keeps_what_are_told_in_oware() {
    let after = |setup: &str, letter| {
        let game = Kind::Oware.game();
        let start = read_position(&game, setup).expect("a position of the game");
        let session = Session::new(game, start);
        session.play(read_move(&game, letter).expect("a move")).expect("a legal move")
    };
    says(
        &log(&after("1-0-0-0-0-2-1-1-0-0-0-0_20-23_1", "f")),
        &[("That would be all the other side has: nothing is taken.", "owa.grand-slam")],
    );
    says(
        &log(&after("4-4-4-4-4-3-1-2-1-4-4-4_4-5_1", "f")),
        &[
            ("South takes two seeds from C.", "owa.capture"),
            ("South takes three seeds from B.", "owa.chain"),
            ("South takes two seeds from A.", "owa.chain"),
        ],
    );
    says(
        &log(&after("3-0-0-1-0-0-0-0-0-0-0-1_20-23_2", "F")),
        &[
            ("South keeps the five seeds left in its row.", "owa.no-feed"),
            ("The game is over: South wins.", "owa.winner"),
        ],
    );
    says(
        &log(&recorded("oware_repetition_draw")),
        &[("The same position has come three times: no more is played.", "owa.repetition")],
    );
}

#[test]
fn a_refusal_in_oware_says_what_the_other_side_has() {
    for (readings, setup, letter, words) in [
        (
            "abapa",
            "2-0-3-0-2-1-0-0-0-0-0-0_20-20_1",
            0,
            "North has nothing to play, and the two seeds of a do not reach that row. These reach it: e and f.",
        ),
        (
            "abapa.grand_slam-forbidden",
            "1-0-0-0-0-2-1-1-0-0-0-0_20-23_1",
            5,
            "f would take all that North has. Others may be played: a.",
        ),
    ] {
        let (game, _) = read_readings(Kind::Oware.game(), readings).expect("readings of the rules");
        let session = Session::new(game, read_position(&game, setup).expect("a position of the game"));
        let target = Target::Hole(Hole(letter));
        let refusal = session.act(Action::Choose(target)).expect_err("a move that is not legal");
        assert_eq!(say(&why::why(&session, Some(target), refusal).says), words);
    }
}

#[test]
fn holes_that_open_again_do_not_break_a_filling_into_pieces() {
    says(
        &log_after("raja_pasu_mandiri_de_voogt_in_debt", 71),
        &[
            ("B, g and A are open again.", "rpm.refill"),
            ("North puts seven seeds into d and D.", "rpm.refill"),
            ("East puts seven seeds into b, F and a.", "rpm.refill"),
            ("South puts seven seeds into f, B, g and A.", "rpm.refill"),
            ("c, e, C, E and G are closed.", "rpm.close-from"),
        ],
    );
    says(&log_after("raja_pasu_mandiri_de_voogt_in_debt", 47), &[("G is open again.", "rpm.refill")]);
}

#[test]
fn a_tied_hole_is_collected_by_name_and_apart() {
    says(
        &log_after("kotu_baendum_repetition", 92),
        &[
            ("The round is over.", "kotu.round-end"),
            ("e is no longer a naga.", "kotu.collect"),
            ("f and g are open again.", "kotu.collect"),
            ("South collects five seeds from a, which North had tied.", "kotu.collect"),
            ("South collects 23 seeds.", "kotu.collect"),
            ("North collects eight seeds from A, which South had tied.", "kotu.collect"),
            ("The match is over: South wins.", "kotu.rounds"),
        ],
    );
    says(
        &log_after("kotu_baendum_parker_first_wins", 29),
        &[
            ("South collects three seeds.", "kotu.collect"),
            ("South collects 16 seeds from g, which it had tied.", "kotu.collect"),
            ("South collects eleven seeds from A, which it had tied.", "kotu.collect"),
        ],
    );
}

#[test]
fn what_goes_opposite_a_remainder_is_taken_and_not_eaten() {
    says(
        &log_after("kotu_baendum_puta_and_arrangement", 45),
        &[
            ("D is a puta.", "kotu.puta-naga-wala"),
            ("South takes three seeds out of d, opposite D.", "kotu.puta-naga-wala"),
        ],
    );
}

#[test]
fn new_roles_are_told_when_a_reign_ends_and_not_before() {
    let game = recorded("raja_pasu_mandiri_de_voogt_in_debt");
    let mut told = Vec::new();
    for number in 1..=game.moves().len() {
        let log = log(&game.act(Action::Goto(number)).expect("a moment of the game"));
        told.extend(log.into_iter().filter(|(says, _)| says.contains("Raja")));
    }
    let line = |says: &str| (says.to_string(), vec!["rpm.reign"]);
    let wanted =
        ["North is Raja now, East Mandiri, South Pasu.", "East is Raja now, South Mandiri, North Pasu."];
    assert_eq!(told, wanted.map(line));
}

#[test]
fn a_round_that_is_cut_short_says_so_by_which_clause() {
    let all = [
        (
            "kotu_baendum_repetition",
            29,
            "South sows two from b, ends in d. The round ends by repetition. Round 2 can begin.",
            "kotu.repetition",
        ),
        (
            "kotu_baendum_two_hundred_quiet_turns",
            200,
            "North sows two from C, ends in E. The round ends: nothing gained for 200 turns. North has won: 31 to 25.",
            "kotu.repetition",
        ),
        (
            "raja_pasu_catalogue_second_wins",
            66,
            "South sows one from a, ends in b. The round ends by repetition. Round 2 can begin.",
            "rp.repetition",
        ),
        (
            "raja_pasu_mandiri_de_voogt_in_debt",
            123,
            "North sows one from d, ends in f. The round ends by repetition. Round 6 can begin.",
            "rpm.repetition",
        ),
    ];
    for (name, moves, told, clause) in all {
        let game = recorded(name);
        let at = |moves| game.act(Action::Goto(moves)).expect("a moment of the game");
        assert_eq!(say(&caption::told(&at(moves))), told, "{name}");
        let (why, by) = cut(&at(moves)).expect("a round that is cut short");
        assert_eq!(game.game().clauses()[usize::from(by.0)].id, clause);
        let sentence = say(&Message::Round(Round::Cut(why).into()));
        assert!(told.contains(&sentence));
        says(&log(&at(moves)), &[(&sentence, clause)]);
        // nothing is told of it a move before, nor when the next round has begun
        assert_eq!(cut(&at(moves - 1)), None);
        assert!(moves == game.moves().len() || cut(&at(moves + 1)).is_none());
    }
    // a round that ends as rounds do says nothing of the kind
    let usual = recorded("kotu_baendum_repetition").act(Action::Goto(70)).expect("a moment of the game");
    assert!(usual.position().is_between() && cut(&usual).is_none());
}

#[test]
fn the_pause_between_two_rounds_says_why_the_last_is_over() {
    let over = |cut| {
        let what = Round::Over { kind: Kind::KotuBaendum, round: 1, holds: [33, 23, 0], cut };
        say(&Message::Round(what.into()))
    };
    assert_eq!(over(None), "Round 1 is over. In the stores: South 33, North 23.");
    assert_eq!(over(Some(Cut::Repeated)), "Round 1 ends by repetition. In the stores: South 33, North 23.");
    let quiet = "Round 1 ends: nothing gained for 200 turns. In the stores: South 33, North 23.";
    assert_eq!(over(Some(Cut::Quiet)), quiet);
}

#[test]
fn a_result_that_counts_debts_says_so_and_the_plates_show_what_lies_there() {
    let game = recorded("raja_pasu_mandiri_de_voogt_in_debt");
    assert_eq!(game.game().held(game.position()), [64, 7, 27]);
    let won = "South has won, debts counted: South +29, North −28, East −1.";
    assert_eq!(result(&game), format!("{won} With them South has 71, North 0, East 27."));
    assert!(say(&caption::told(&game)).ends_with(won));
    let score = say(&asked::answer(&game, game.position(), asked::Query::Score, None));
    assert_eq!(score, format!("Store: South 64, North 7, East 27. {won}"));
    says(
        &log(&game),
        &[
            ("Debts counted: South 71, North 0, East 27.", "rpm.borrow-terms"),
            ("The match is over: South wins.", "rpm.nine"),
        ],
    );
    // where nobody owes, nothing is said of it
    let shared = result(&recorded("raja_pasu_mandiri_catalogue_shared"));
    assert!(!shared.contains("debts"), "{shared}");
}
