//! A second, plain telling of each game's turn, from `rules/` alone: a module of `second_opinion.rs`.
//! Slow, without events, and nothing of it is shared with the engine.

/// Counters as they lie, and what the rules need to know beside them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Board {
    /// Holes 0 … 2n−1: the bottom row from the left, the top row from the right.
    pub holes: Vec<u32>,
    pub stores: [u32; 2],
    /// The seat to move: 0 or 1.
    pub turn: usize,
    /// Adjiboto: the holes each seat has yet to play in its opening.
    pub owed: [Vec<usize>; 2],
    /// Adjiboto: the moves of the game so far. Mangala: the turns that have been sown.
    pub moves: u32,
    /// Mangala: the holes that have been emptied before play.
    pub emptied: u32,
    /// Mangala: the hole the turn must begin at.
    pub begin: Option<usize>,
    /// Mangala: a sowing without end has drawn the game.
    pub drawn: bool,
}

/// Who won, `[true, true]` for a draw, and the clause that says so.
pub type End = ([bool; 2], &'static str);

pub trait Plain {
    fn start(&self) -> Board;
    /// The holes that may be played.
    fn legal(&self, board: &Board) -> Vec<usize>;
    fn play(&self, board: &mut Board, hole: usize);
    fn end(&self, board: &Board) -> Option<End>;
    /// Whether the next move empties a hole and sows nothing.
    fn empties(&self, _: &Board) -> bool {
        false
    }
    /// How the game ends when a position is met for the third time.
    fn third_time(&self, board: &Board) -> End;
    /// What makes two positions the same.
    fn same(&self, board: &Board) -> Board {
        Board { moves: 0, ..board.clone() }
    }
}

pub fn more_wins(first: u32, second: u32) -> [bool; 2] {
    [first >= second, second >= first]
}

pub struct Adjiboto {
    pub opening: bool,
    pub no_capture_moves: u32,
    pub skip_origin: bool,
    pub pass_then_count: bool,
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

    fn third_time(&self, _: &Board) -> End {
        ([true, true], "adj.repetition")
    }
}

pub struct Kalah {
    pub holes: usize,
    pub counters: u32,
    pub always: bool,
}

impl Plain for Kalah {
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
        if let Some(last) = ring[place] {
            board.turn = 1 - seat;
            let facing = 2 * self.holes - 1 - last;
            let was_empty = place < self.holes && board.holes[last] == 1;
            if was_empty && (self.always || board.holes[facing] > 0) {
                board.stores[seat] += std::mem::take(&mut board.holes[last]);
                board.stores[seat] += std::mem::take(&mut board.holes[facing]);
            }
        }
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

    fn third_time(&self, _: &Board) -> End {
        unreachable!("counters only ever move towards the stores")
    }
}

/// The plain telling by itself, so that it is not only ever right together with the engine.
#[test]
fn the_vectors_of_adjiboto() {
    let game = Adjiboto { opening: true, no_capture_moves: 1, skip_origin: false, pass_then_count: false };
    let mut board = game.start();
    [0, 5, 1, 6].into_iter().for_each(|hole| game.play(&mut board, hole));
    assert_eq!(board.holes, [4, 3, 15, 14, 14, 4, 2, 15, 15, 14]);
}
