//! The counters of a board of two rows of six, and a number for each way to lay them.
//!
//! Boards are numbered by how many counters they have: first the empty one, then the twelve with one counter, and so on.
//! So the boards with the same number of counters follow one another, and all with at most twelve are numbered below
//! 2,704,156, the number of ways to choose 12 of 24.

/// Holes of a board.
pub const HOLES: usize = 12;
/// No board with more counters has a number.
pub const MOST: usize = 24;

/// The counters of each hole in the direction of sowing, from the first hole of the seat to move.
pub type Board = [u8; HOLES];

/// `CHOOSE[n][k]`: the ways to choose `k` of `n`.
const CHOOSE: [[u32; HOLES + 1]; MOST + HOLES + 1] = {
    let mut all = [[0; HOLES + 1]; MOST + HOLES + 1];
    let mut n = 0;
    while n < all.len() {
        all[n][0] = 1;
        let mut k = 1;
        while n > 0 && k <= HOLES {
            all[n][k] = all[n - 1][k - 1] + all[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    all
};

/// The counters of a board.
pub fn counters(board: &Board) -> usize {
    board.iter().map(|&count| usize::from(count)).sum()
}

/// The number of the first board with so many counters: how many boards have fewer.
pub fn first(counters: usize) -> usize {
    match counters {
        0 => 0,
        _ => CHOOSE[(counters - 1).min(MOST) + HOLES][HOLES] as usize,
    }
}

/// How many boards have so many counters.
pub fn size(counters: usize) -> usize {
    first(counters + 1) - first(counters)
}

/// The number of a board among those with as many counters.
pub fn place(board: &Board) -> usize {
    let (mut sum, mut place) = (0, 0);
    for (at, &count) in board[..HOLES - 1].iter().enumerate() {
        sum += usize::from(count);
        place += CHOOSE[(sum + at).min(MOST + HOLES)][at + 1] as usize;
    }
    place
}

/// The boards with some number of counters, in the order of their numbers.
pub struct Boards {
    /// The counters of each hole and all before it; the last is constant.
    sums: [u8; HOLES],
    done: bool,
}

impl Boards {
    pub fn new(counters: u8) -> Boards {
        let mut sums = [0; HOLES];
        sums[HOLES - 1] = counters;
        Boards { sums, done: false }
    }
}

impl Iterator for Boards {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        if self.done {
            return None;
        }
        let mut board = self.sums;
        for (hole, before) in board.iter_mut().skip(1).zip(self.sums) {
            *hole -= before;
        }
        match (0..HOLES - 1).find(|&at| self.sums[at] < self.sums[at + 1]) {
            Some(at) => {
                self.sums[at] += 1;
                self.sums[..at].fill(0);
            }
            None => self.done = true,
        }
        Some(board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_numbered_in_order_without_a_gap() {
        for all in 0..=7u8 {
            let mut last = 0;
            for (at, board) in Boards::new(all).enumerate() {
                assert_eq!((counters(&board), place(&board)), (usize::from(all), at));
                last = at;
            }
            assert_eq!(last + 1, size(all.into()));
        }
        assert_eq!(first(13), 2_704_156);
    }
}
