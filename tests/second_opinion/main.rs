//! The engine against the plain telling of `plain.rs`: positions, stores, who moves, what is legal, how it
//! ends and by which clause, over random games from the start and from random positions.

use fastrand::Rng;
use papan::{
    engine::{
        Game, Hole, Outcome,
        history::History,
        seat::Seat,
        sowing::{Kind, Move, Sowing, position::Position, setup::Setup},
    },
    notation::{read_readings, write_position},
};
use plain::{Adjiboto, Board, Kalah, Plain};

mod kotu;
mod kotu_alone;
mod kotu_games;
mod kotu_rounds;
mod oware;
mod pasang;
mod pasang_alone;
mod pasang_by_hand;
mod pasang_games;
mod pasang_patterns;
mod plain;
mod puhul;
mod puhul_games;
mod raja;
mod raja_alone;
mod raja_games;
mod readings;
mod suez;
mod suez_games;

fn adjiboto(readings: &str) -> (Sowing, Adjiboto) {
    let (game, preset) = read_readings(Kind::Adjiboto.game(), readings).expect("readings of the rules");
    let has = |value: &str| readings.contains(value);
    let no_capture_moves = if preset == "ludii" || has("no_capture_moves-10") { 10 } else { 1 };
    let plain = Adjiboto {
        opening: !has("opening-free"),
        no_capture_moves,
        skip_origin: has("skip_origin-true"),
        pass_then_count: preset == "counting" || has("stuck-pass_then_count"),
    };
    (game, plain)
}

fn kalah(holes: usize, counters: u32, always: bool) -> (Sowing, Kalah) {
    let preset = if always { "irving-2000" } else { "standard" };
    let readings = format!("{preset}.counters-{counters}.holes-{holes}");
    let (game, _) = read_readings(Kind::Kalah.game(), &readings).expect("a size the rules allow");
    (game, Kalah { holes, counters, always })
}

/// The engine's position must lie as the plain board does.
fn compare(game: &Sowing, position: &Position, board: &Board, over: bool) {
    let holes: Vec<u32> = (0..2 * game.row()).map(|hole| position.count(Hole(hole)).into()).collect();
    let stores = [Seat::FIRST, Seat::SECOND].map(|seat| u32::from(position.store(seat)));
    let told = write_position(game, position);
    assert_eq!((&holes, stores), (&board.holes, board.stores), "{told}");
    // neither the rules of Kalah nor a sowing without end say whose turn it is in a finished game
    if !(over && (matches!(game.kind(), Kind::Kalah | Kind::Oware) || board.drawn)) {
        assert_eq!(game.to_move(position).index(), board.turn, "{told}");
    }
}

/// Plays one random game in both and stops at the first difference; the clause that ended it.
fn together(
    game: &Sowing,
    plain: &impl Plain,
    mut position: Position,
    mut board: Board,
    rng: &mut Rng,
) -> &'static str {
    let mut history = History::default();
    let mut met: Vec<Board> = Vec::new();
    for _ in 0..5000 {
        let end = plain.end(&board);
        compare(game, &position, &board, end.is_some());
        let told = write_position(game, &position);
        let mut legal = Vec::new();
        game.each_move(&position, |chosen| legal.push(chosen));
        legal.sort_unstable_by_key(|chosen| chosen.hole().map(Hole::index));
        let play = if plain.empties(&board) { Move::Empty } else { Move::Sow };
        let holes = if end.is_some() { Vec::new() } else { plain.legal(&board) };
        let wanted: Vec<Move> = holes.into_iter().map(|hole| play(Hole(hole as u8))).collect();
        assert_eq!(legal, wanted, "{told}");
        let read = |outcome: Outcome| {
            let wins = [Seat::FIRST, Seat::SECOND].map(|seat| outcome.winners.has(seat));
            (wins, game.clauses()[usize::from(outcome.clause.0)].id)
        };
        assert_eq!(game.ended(&position).map(read), end, "{told}");
        if let Some((_, clause)) = end {
            return clause;
        }
        // the third time the same holes lie before the same player, with the same still to do
        let same = plain.same(&board);
        let times = 1 + met.iter().filter(|earlier| **earlier == same).count();
        met.push(same);
        let here = history.meet(&position, game.progress(&position), 1);
        let repeated = game.repeated(&mut position, here, |_| ());
        let third = (times >= 3).then(|| plain.third_time(&board));
        assert_eq!(repeated.map(read), third, "{told} for the {times}th time");
        if let Some((_, clause)) = third {
            return clause;
        }
        let chosen = legal[rng.usize(..legal.len())];
        history.leave(&position);
        game.play(&mut position, chosen, |_| ());
        plain.play(&mut board, chosen.hole().expect("a move of a hole").index());
    }
    panic!("a random game of more than 5,000 moves");
}

const ADJIBOTO: &[&str] = &[
    "herskovits-1929",
    "ludii",
    "counting",
    "herskovits-1929.opening-free",
    "herskovits-1929.skip_origin-true",
    "counting.no_capture_moves-10.opening-free.skip_origin-true",
];

#[test]
fn adjiboto_from_the_start() {
    let mut rng = Rng::with_seed(1929);
    let mut clauses = Vec::new();
    for readings in ADJIBOTO {
        let (game, plain) = adjiboto(readings);
        for _ in 0..1700 {
            clauses.push(together(&game, &plain, game.start(), plain.start(), &mut rng));
        }
    }
    for clause in ["adj.stuck", "adj.draw", "adj.pass"] {
        assert!(clauses.contains(&clause), "no game ended by {clause}: too few for a comparison");
    }
}

/// Random counters, boto and opening: the only way to what play from the start never reaches.
#[test]
fn adjiboto_from_random_positions() {
    let mut rng = Rng::with_seed(124);
    let mut played = 0;
    for readings in ADJIBOTO {
        let (game, plain) = adjiboto(readings);
        for _ in 0..2000 {
            let mut board = Board { holes: vec![0; 10], turn: rng.usize(..2), moves: 99, ..plain.start() };
            let on_board = rng.u32(..=100);
            (0..on_board).for_each(|_| board.holes[rng.usize(..10)] += 1);
            board.stores[0] = rng.u32(..=100 - on_board);
            board.stores[1] = 100 - on_board - board.stores[0];
            let mut notes = Vec::new();
            if plain.opening && rng.bool() {
                board.owed.iter_mut().for_each(|owed| owed.retain(|_| rng.bool()));
                let done = (0..10).filter(|hole| !board.owed.concat().contains(hole));
                let letters: String = done.map(|hole| char::from(b"abcdeABCDE"[hole])).collect();
                notes.push(("played".into(), if letters.is_empty() { "0".into() } else { letters }));
            } else {
                board.owed = Default::default();
            }
            let setup = Setup {
                holes: board.holes.clone(),
                marks: Vec::new(),
                stores: board.stores.to_vec(),
                to_move: board.turn,
                notes,
            };
            // under `pass_then_count` a stuck seat is never to move while the other can
            if let Ok(position) = game.position(&setup) {
                together(&game, &plain, position, board, &mut rng);
                played += 1;
            }
        }
    }
    assert!(played > 10_000, "only {played} positions were taken");
}

#[test]
fn kalah_of_every_size() {
    let mut rng = Rng::with_seed(2000);
    for always in [false, true] {
        let (game, plain) = kalah(6, 4, always);
        for _ in 0..2500 {
            together(&game, &plain, game.start(), plain.start(), &mut rng);
        }
        for size in 0..81 {
            let (game, plain) = kalah(size / 9 + 1, size as u32 % 9 + 1, always);
            for _ in 0..40 {
                together(&game, &plain, game.start(), plain.start(), &mut rng);
            }
        }
    }
}

/// Random counters and stores, most of them where play from the start seldom comes: long sowings, bare rows.
#[test]
fn kalah_from_random_positions() {
    let mut rng = Rng::with_seed(2015);
    for _ in 0..10_000 {
        let (game, plain) = kalah(rng.usize(1..=9), rng.u32(1..=9), rng.bool());
        let mut board = plain.start();
        let total: u32 = board.holes.drain(..).sum();
        board.holes = vec![0; 2 * plain.holes];
        let crowded = rng.usize(1..=2 * plain.holes);
        for _ in 0..total {
            let place = rng.usize(..crowded + 2);
            if place < 2 { board.stores[place] += 1 } else { board.holes[place - 2] += 1 }
        }
        board.turn = rng.usize(..2);
        let setup = Setup {
            holes: board.holes.clone(),
            marks: Vec::new(),
            stores: board.stores.to_vec(),
            to_move: board.turn,
            notes: Vec::new(),
        };
        let position = game.position(&setup).expect("counters that add up");
        together(&game, &plain, position, board, &mut rng);
    }
}
