//! Adjiboto told a second time, from `rules/adjiboto.md` alone, and the engine against it.

use fastrand::Rng;
use papan::{
    engine::{
        Game,
        sowing::{Kind, Sowing, setup::Setup},
    },
    notation::read_readings,
};

use crate::support::{
    exercises::agree,
    plain::{Board, Brought, End, Plain, more_wins},
    together::together,
};

struct Adjiboto {
    opening: bool,
    no_capture_moves: u32,
    skip_origin: bool,
    pass_then_count: bool,
}

impl Adjiboto {
    fn stuck(board: &Board, seat: usize) -> bool {
        board.holes[5 * seat..5 * seat + 5].iter().all(|&count| count <= 1)
    }
}

impl Plain for Adjiboto {
    fn start(&self) -> Board {
        let all = |seat: usize| {
            if self.opening { (5 * seat..5 * seat + 5).collect() } else { Vec::new() }
        };
        Board { holes: vec![10; 10], owed: [all(0), all(1)], ..Board::default() }
    }

    fn legal(&self, board: &Board) -> Vec<usize> {
        let first = 5 * board.turn;
        let can: Vec<usize> = (first..first + 5).filter(|&hole| board.holes[hole] >= 2).collect();
        let owed: Vec<usize> =
            can.iter().copied().filter(|hole| board.owed[board.turn].contains(hole)).collect();
        if owed.is_empty() { can } else { owed }
    }

    fn play(&self, board: &mut Board, hole: usize) {
        let seat = board.turn;
        // "the same as sowing the first into the origin": lift all, put one back, sow on
        let mut hand = std::mem::take(&mut board.holes[hole]) - 1;
        board.holes[hole] = 1;
        let mut last = hole;
        while hand > 0 {
            last = (last + 1) % 10;
            if last == hole && self.skip_origin {
                last = (last + 1) % 10;
            }
            board.holes[last] += 1;
            hand -= 1;
        }
        board.moves += 1;
        let had = board.stores[seat];
        if board.moves > self.no_capture_moves {
            // nine holes at most: the chain never reaches round to the hole of the last counter
            for step in 1..=9 {
                let next = (last + step) % 10;
                if ![1, 3, 5].contains(&board.holes[next]) {
                    break;
                }
                board.stores[seat] += std::mem::take(&mut board.holes[next]);
            }
        }
        board.brought = Brought { last: Some(last), taken: board.stores[seat] - had, points: 0 };
        board.owed[seat].retain(|&owed| owed != hole);
        board.turn = 1 - seat;
        // a stuck player passes; with both stuck the game is over and nobody does
        if self.pass_then_count && Self::stuck(board, 1 - seat) && !Self::stuck(board, seat) {
            board.turn = seat;
        }
    }

    fn end(&self, board: &Board) -> Option<End> {
        let seat = board.turn;
        if !Self::stuck(board, seat) {
            return None;
        }
        let [first, second] = board.stores;
        Some(match (self.pass_then_count, board.stores[seat] >= 50) {
            (true, _) => (more_wins(first, second), "adj.pass"),
            (false, true) => ([true, true], "adj.draw"),
            (false, false) => ([seat == 1, seat == 0], "adj.stuck"),
        })
    }

    fn forbidding(&self, board: &Board, hole: usize) -> Vec<&'static str> {
        let own = 5 * board.turn..5 * board.turn + 5;
        let owed = &board.owed[board.turn];
        let owes = owed.iter().any(|&owed| board.holes[owed] >= 2);
        let rules = [
            (!own.contains(&hole), "adj.own-hole"),
            (board.holes[hole] < 2, "adj.min-two"),
            (owes && own.contains(&hole) && !owed.contains(&hole), "adj.opening"),
        ];
        rules.into_iter().filter_map(|(forbids, rule)| forbids.then_some(rule)).collect()
    }

    fn third_time(&self, _: &Board) -> End {
        ([true, true], "adj.repetition")
    }
}

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

/// The plain telling by itself, so that it is not only ever right together with the engine.
#[test]
fn the_vectors_of_adjiboto() {
    let game = Adjiboto { opening: true, no_capture_moves: 1, skip_origin: false, pass_then_count: false };
    let mut board = game.start();
    [0, 5, 1, 6].into_iter().for_each(|hole| game.play(&mut board, hole));
    assert_eq!(board.holes, [4, 3, 15, 14, 14, 4, 2, 15, 15, 14]);
}

#[test]
fn the_exercises_of_adjiboto() {
    let (game, plain) = adjiboto("herskovits-1929");
    agree(&game, &plain);
}
