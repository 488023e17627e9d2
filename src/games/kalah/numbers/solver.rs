//! Finds the exact value of a position of Kalah. It is not the opponent's search: it goes to the end of the game at
//! once, and values what is still to come, whatever the stores hold.

use super::super::rules::Kalah;
use crate::engine::{
    Game, Hole,
    history::mix,
    seat::Seat,
    sowing::{
        Move,
        position::Position,
        turn::{holes_of, opposite},
    },
};

/// What is known of a position: bounds of what is to come for the mover, in counters, and the move that was best.
#[derive(Clone, Copy, Default)]
struct Known {
    /// The counts from the mover's left, seven bits each: nine holes, then the others.
    most: u64,
    rest: u32,
    low: i8,
    high: i8,
    best: u8,
    /// The counters on the board; none in an empty entry.
    counters: u8,
}

/// A search with its table. `None` stands for a search that was given up.
pub struct Solver {
    game: Kalah,
    table: Vec<Known>,
    /// Positions that a move has led to, and how many there may be.
    pub nodes: u64,
    most: u64,
}

impl Solver {
    /// The table has 2 to the power of `bits` entries of 16 bytes.
    pub fn new(game: Kalah, bits: u32, most: u64) -> Solver {
        Solver { game, table: vec![Known::default(); 1 << bits], nodes: 0, most }
    }

    /// By how many counters the first player wins, with best play of both; below zero: loses.
    pub fn value(&mut self) -> Option<i32> {
        let start = self.game.start();
        let all = start.on_board() as i32;
        let (mut low, mut high, mut guess) = (-all, all, 0);
        // one question after another: is it at least so much?
        while low < high {
            let asked = if guess == low { guess + 1 } else { guess };
            guess = self.search(&start, asked - 1, asked)?;
            if guess < asked { high = guess } else { low = guess }
        }
        Some(guess)
    }

    /// The place in the table, and what marks the position there.
    fn place(&self, position: &Position, seat: Seat) -> (usize, u64, u32) {
        let row = self.game.row();
        let (mut most, mut rest) = (0u64, 0u32);
        for (at, hole) in holes_of(seat, row).chain(holes_of(seat.other(), row)).enumerate() {
            let count = position.count(hole);
            if at < 9 {
                most = most << 7 | u64::from(count);
            } else {
                rest = rest << 7 | u32::from(count);
            }
        }
        let at = mix([most, u64::from(rest)].into_iter()) as usize & (self.table.len() - 1);
        (at, most, rest)
    }

    fn known(&self, (at, most, rest): (usize, u64, u32)) -> Option<Known> {
        // two places: the larger position keeps the first
        [at & !1, at | 1]
            .into_iter()
            .filter_map(|at| self.table.get(at))
            .copied()
            .find(|known| known.counters > 0 && known.most == most && known.rest == rest)
    }

    fn remember(&mut self, at: usize, known: Known) {
        let is_same = |old: &Known| old.most == known.most && old.rest == known.rest;
        let first = self.table.get(at & !1).is_none_or(|old| is_same(old) || old.counters <= known.counters);
        let at = if first { at & !1 } else { at | 1 };
        if let Some(place) = self.table.get_mut(at) {
            *place = known;
        }
    }

    /// What the mover still gains on the other, by bounds: not above `alpha`, or not below `beta`, which is one more.
    fn search(&mut self, position: &Position, alpha: i32, beta: i32) -> Option<i32> {
        let seat = position.to_move();
        let lead =
            |position: &Position| i32::from(position.store(seat)) - i32::from(position.store(seat.other()));
        let left = position.on_board() as i32;
        if left == 0 {
            return Some(0);
        }
        let place = self.place(position, seat);
        let known = self.known(place);
        let (mut low, mut high) = (-left, left);
        if let Some(known) = known {
            (low, high) = (i32::from(known.low), i32::from(known.high));
        }
        if low >= beta {
            return Some(low);
        }
        if high <= alpha {
            return Some(high);
        }
        let before = lead(position);
        let mut moves = [(0i32, Move::Sow(Hole(0)), *position); 9];
        let mut count = 0;
        let game = self.game;
        let best = known.map(|known| known.best);
        game.each_move(position, |chosen| {
            if let Some(place) = moves.get_mut(count) {
                let mut after = *position;
                game.play(&mut after, chosen, |_| ());
                *place = (self.order(position, chosen, best), chosen, after);
                count += 1;
            }
        });
        let moves = moves.get_mut(..count)?;
        self.nodes += count as u64;
        if self.nodes > self.most {
            return None;
        }
        moves.sort_unstable_by_key(|(order, ..)| -order);
        // an answer that the table has may end it at once
        for (_, chosen, after) in moves.iter() {
            let next = after.to_move();
            let gained = lead(after) - before;
            let bound = match after.on_board() {
                0 => Some(gained),
                _ => self.known(self.place(after, next)).map(|known| {
                    gained + if next == seat { i32::from(known.low) } else { -i32::from(known.high) }
                }),
            };
            if let Some(bound) = bound.filter(|&bound| bound >= beta) {
                self.keep(place, left, bound.max(low), high, *chosen);
                return Some(bound);
            }
        }
        let (mut found, mut by) = (-left, moves.first()?.1);
        for (_, chosen, after) in moves.iter() {
            let gained = lead(after) - before;
            let value = if after.to_move() == seat {
                gained + self.search(after, alpha - gained, beta - gained)?
            } else {
                gained - self.search(after, gained - beta, gained - alpha)?
            };
            if value > found {
                (found, by) = (value, *chosen);
                if found >= beta {
                    break;
                }
            }
        }
        if found >= beta {
            low = low.max(found)
        } else {
            high = high.min(found)
        }
        self.keep(place, left, low, high, by);
        Some(found)
    }

    fn keep(&mut self, (at, most, rest): (usize, u64, u32), left: i32, low: i32, high: i32, by: Move) {
        let best = by.hole().map_or(0, |hole| hole.0 % self.game.row());
        // no board has more than 9 × 9 counters a row, and no table is asked for one with more than 127
        let [low, high] = [low, high].map(|bound| bound.clamp(-127, 127) as i8);
        self.remember(at, Known { most, rest, low, high, best, counters: left.clamp(1, 255) as u8 });
    }

    /// Which moves are tried first: what was best, another turn, captures, and then those near the store.
    fn order(&self, position: &Position, chosen: Move, best: Option<u8>) -> i32 {
        let Some(origin) = chosen.hole() else { return 0 };
        let row = self.game.row();
        let column = origin.0 % row;
        if best == Some(column) {
            return 10_000;
        }
        let (count, far) = (position.count(origin), row - column);
        if count == far {
            return 1_000 + i32::from(column);
        }
        let last = Hole(origin.0 + count.min(far));
        let facing = position.count(opposite(last, 2 * row));
        let takes = count < far && position.count(last) == 0 && facing > 0;
        if takes { 100 + 10 * i32::from(facing) } else { i32::from(column) }
    }
}
