//! Kalah told a second time, from `rules/kalah.md` alone, and the engine against it.

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

struct Kalah {
    holes: usize,
    counters: u32,
    always: bool,
}

impl Plain for Kalah {
    fn tells_turn_at_end(&self) -> bool {
        false
    }

    fn start(&self) -> Board {
        Board { holes: vec![self.counters; 2 * self.holes], ..Board::default() }
    }

    fn legal(&self, board: &Board) -> Vec<usize> {
        if self.end(board).is_some() {
            return Vec::new();
        }
        let first = self.holes * board.turn;
        (first..first + self.holes).filter(|&hole| board.holes[hole] > 0).collect()
    }

    fn play(&self, board: &mut Board, hole: usize) {
        let seat = board.turn;
        // places of the ring for this seat: its row, its store, the other's row
        let mut ring: Vec<Option<usize>> = (0..self.holes).map(|n| Some(seat * self.holes + n)).collect();
        ring.push(None);
        ring.extend((0..self.holes).map(|n| Some((1 - seat) * self.holes + n)));
        let mut place = hole % self.holes;
        for _ in 0..std::mem::take(&mut board.holes[hole]) {
            place = (place + 1) % ring.len();
            match ring[place] {
                Some(hole) => board.holes[hole] += 1,
                None => board.stores[seat] += 1,
            }
        }
        let banked = board.stores[seat];
        if let Some(last) = ring[place] {
            board.turn = 1 - seat;
            let facing = 2 * self.holes - 1 - last;
            let was_empty = place < self.holes && board.holes[last] == 1;
            if was_empty && (self.always || board.holes[facing] > 0) {
                board.stores[seat] += std::mem::take(&mut board.holes[last]);
                board.stores[seat] += std::mem::take(&mut board.holes[facing]);
            }
        }
        board.brought = Brought { last: ring[place], taken: board.stores[seat] - banked, points: 0 };
        if self.end(board).is_some() {
            for hole in 0..2 * self.holes {
                board.stores[hole / self.holes] += std::mem::take(&mut board.holes[hole]);
            }
        }
    }

    fn end(&self, board: &Board) -> Option<End> {
        let [first, second] =
            [0, 1].map(|seat| board.holes[seat * self.holes..][..self.holes].iter().sum::<u32>());
        let over = first == 0 || second == 0;
        over.then(|| (more_wins(board.stores[0] + first, board.stores[1] + second), "kal.winner"))
    }

    fn forbidding(&self, board: &Board, hole: usize) -> Vec<&'static str> {
        let forbids = hole / self.holes != board.turn || board.holes[hole] == 0;
        forbids.then_some("kal.own-hole").into_iter().collect()
    }

    fn third_time(&self, _: &Board) -> End {
        unreachable!("counters only ever move towards the stores")
    }
}

fn kalah(holes: usize, counters: u32, always: bool) -> (Sowing, Kalah) {
    let preset = if always { "irving-2000" } else { "standard" };
    let readings = format!("{preset}.counters-{counters}.holes-{holes}");
    let (game, _) = read_readings(Kind::Kalah.game(), &readings).expect("a size the rules allow");
    (game, Kalah { holes, counters, always })
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

#[test]
fn the_exercises_of_kalah() {
    let (game, plain) = kalah(6, 4, false);
    agree(&game, &plain);
}
