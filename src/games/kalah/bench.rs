//! What the speed of Kalah is compared with.

use fastrand::Rng;

#[cfg(not(target_arch = "wasm32"))]
use super::numbers;
use super::rules::Kalah;
#[cfg(not(target_arch = "wasm32"))]
use crate::bench::tables;
use crate::bench::{Benched, HandWritten};

impl Benched for Kalah {
    const LUDII: Option<f64> = Some(326_600.0);
    const OPENSPIEL: Option<f64> = Some(158_000.0);
    const BATCHES: u32 = 4;
    #[cfg(not(target_arch = "wasm32"))]
    const TABLES: &'static [tables::OwnTable] = numbers::TABLES;

    fn hand_written() -> Option<HandWritten<Self>> {
        Some(HandWritten { game: Kalah::default(), preset: "standard", play: hand_written_playout })
    }
}

/// Plays one random game of Kalah(6, 4) under the standard rule; gives the number of moves.
fn hand_written_playout(rng: &mut Rng) -> u32 {
    // a ring for each seat: own holes 0–5, own store 6, the other's holes 7–12
    let mut ring = [4u8; 16];
    ring[6] = 0;
    let mut other_store = 0u8;
    let mut moves = 0;
    loop {
        let mut legal = [0u8; 6];
        let mut count = 0;
        for hole in 0..6 {
            legal[count] = hole;
            count += usize::from(ring[usize::from(hole)] > 0);
        }
        if count == 0 || ring[7..13].iter().all(|&n| n == 0) {
            // uses the result, so that the compiler must compute it
            return moves + u32::from(ring[6] == other_store);
        }
        let origin = usize::from(legal[rng.usize(..count)]);
        let mut hand = ring[origin & 15];
        ring[origin & 15] = 0;
        let mut last = origin;
        while hand > 0 {
            last = if last == 12 { 0 } else { last + 1 };
            ring[last & 15] += 1;
            hand -= 1;
        }
        moves += 1;
        if last < 6 && ring[last] == 1 && ring[12 - last] > 0 {
            ring[6] += 1 + ring[12 - last];
            ring[last] = 0;
            ring[12 - last] = 0;
        }
        if last != 6 {
            let store = ring[6];
            let mut turned = [0u8; 16];
            turned[..6].copy_from_slice(&ring[7..13]);
            turned[6] = other_store;
            turned[7..13].copy_from_slice(&ring[..6]);
            other_store = store;
            ring = turned;
        }
    }
}
