//! Solves a small board: every position that can come up is listed, and valued from the ends of games backwards.
//!
//! A player who can neither be forced to lose nor force a win draws: a position comes round for the third time.

use std::{
    collections::{HashMap, VecDeque},
    hash::{BuildHasherDefault, Hasher},
};

use super::small::{End, Place, Small};
use crate::engine::history::mix;

/// What a board comes to with best play of both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solved {
    /// For the first player: 1 wins, 0 is drawn, −1 loses.
    pub value: i8,
    /// Moves to the end with best play: the winner wants few, the loser many. None where nobody wins.
    pub moves: Option<u32>,
    /// How many positions can come up; a position and the same with the players exchanged are one.
    pub positions: u32,
}

/// Hashes the numbers that stand for positions.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = mix([self.0, byte.into()].into_iter());
        }
    }
    fn write_u128(&mut self, number: u128) {
        self.0 = mix([number as u64, (number >> 64) as u64].into_iter());
    }
    fn finish(&self) -> u64 {
        self.0
    }
}

/// A position as a number: seven bits a count, of ten holes and one store, and the opening.
fn packed(place: &Place) -> u128 {
    let counts = place.holes.iter().chain(&place.stores);
    let counts = counts.fold(0u128, |sum, &count| sum << 7 | u128::from(count));
    let opened = place.opened.iter().fold(0u128, |sum, &bits| sum << 5 | u128::from(bits));
    counts << 11 | opened << 1 | u128::from(place.quiet)
}

fn unpacked(number: u128) -> Place {
    let counts = |at: usize| (number >> (11 + 7 * at) & 0x7F) as u8;
    let mut place =
        Place { holes: [0; 10], stores: [counts(1), counts(0)], opened: [0; 2], quiet: number & 1 == 1 };
    for (at, hole) in place.holes.iter_mut().rev().enumerate() {
        *hole = counts(at + 2);
    }
    place.opened = [(number >> 6 & 0x1F) as u8, (number >> 1 & 0x1F) as u8];
    place
}

/// Solves a board; `None` if more than `most` positions can come up.
pub fn solve(game: Small, most: usize) -> Option<Solved> {
    let graph = Graph::of(game, most)?;
    let positions = graph.places.len() as u32;
    let values = graph.values();
    let (value, moves) = values.first().copied().unwrap_or_default();
    Some(Solved { value, moves: (value != 0).then_some(moves), positions })
}

/// All positions that can come up, the start first, and which follow which.
struct Graph {
    game: Small,
    places: Vec<u128>,
    /// The positions that follow the first, then those that follow the second …; where each begins.
    following: Vec<u32>,
    from: Vec<u32>,
}

impl Graph {
    fn of(game: Small, most: usize) -> Option<Graph> {
        let start = packed(&game.start());
        let mut known: HashMap<u128, u32, BuildHasherDefault<Mixed>> = HashMap::default();
        known.insert(start, 0);
        let mut graph = Graph { game, places: vec![start], following: Vec::new(), from: vec![0] };
        let mut at = 0;
        while let Some(&number) = graph.places.get(at) {
            let place = unpacked(number);
            let playable = game.playable(&place);
            for column in (0..game.row).filter(|column| playable >> column & 1 == 1) {
                let after = packed(&game.play(&place, column));
                let next = *known.entry(after).or_insert_with(|| {
                    graph.places.push(after);
                    graph.places.len() as u32 - 1
                });
                graph.following.push(next);
            }
            graph.from.push(graph.following.len() as u32);
            if graph.places.len() > most {
                return None;
            }
            at += 1;
        }
        Some(graph)
    }

    fn after(&self, at: usize) -> &[u32] {
        let ends = self.from.get(at).zip(self.from.get(at + 1));
        ends.and_then(|(&from, &to)| self.following.get(from as usize..to as usize)).unwrap_or_default()
    }

    /// The positions that each comes from, in the same form.
    fn turned(&self) -> (Vec<u32>, Vec<u32>) {
        let mut from = vec![0u32; self.places.len() + 1];
        for &next in &self.following {
            from[next as usize + 1] += 1;
        }
        for at in 1..from.len() {
            from[at] += from[at - 1];
        }
        let (mut filled, mut before) = (from.clone(), vec![0u32; self.following.len()]);
        for at in 0..self.places.len() {
            for &next in self.after(at) {
                before[filled[next as usize] as usize] = at as u32;
                filled[next as usize] += 1;
            }
        }
        (before, from)
    }

    /// The value of each position for who is to move, and the moves to the end.
    fn values(&self) -> Vec<(i8, u32)> {
        let (before, from) = self.turned();
        let mut values = vec![(0i8, 0u32); self.places.len()];
        // how many answers are not yet known to lose for this mover
        let mut open: Vec<u8> = (0..self.places.len()).map(|at| self.after(at).len() as u8).collect();
        let mut queue = VecDeque::new();
        for (at, &number) in self.places.iter().enumerate() {
            if self.game.end(&unpacked(number)) == Some(End::Lost) {
                values[at].0 = -1;
                queue.push_back(at);
            }
        }
        while let Some(at) = queue.pop_front() {
            let (value, moves) = values[at];
            for &earlier in &before[from[at] as usize..from[at + 1] as usize] {
                let earlier = earlier as usize;
                if values[earlier].0 != 0 {
                    continue;
                }
                if value < 0 {
                    values[earlier] = (1, moves + 1);
                    queue.push_back(earlier);
                } else {
                    open[earlier] -= 1;
                    if open[earlier] == 0 {
                        values[earlier] = (-1, moves + 1);
                        queue.push_back(earlier);
                    }
                }
            }
        }
        values
    }
}
