//! What the speed of Adjiboto is compared with.

use fastrand::Rng;

#[cfg(not(target_arch = "wasm32"))]
use super::numbers;
use super::rules::Adjiboto;
#[cfg(not(target_arch = "wasm32"))]
use crate::bench::tables;
use crate::bench::{Benched, HandWritten};

impl Benched for Adjiboto {
    const LUDII: Option<f64> = Some(129_700.0);
    #[cfg(not(target_arch = "wasm32"))]
    const TABLES: &'static [tables::OwnTable] = numbers::TABLES;

    fn hand_written() -> Option<HandWritten<Self>> {
        Some(HandWritten { game: Adjiboto::default(), preset: "herskovits-1929", play: hand_written_playout })
    }
}

/// Plays one random game of Adjiboto by Herskovits's rules; gives the number of moves.
fn hand_written_playout(rng: &mut Rng) -> u32 {
    let mut holes = [0u8; 16];
    holes[..10].fill(10);
    let (mut seat, mut moves) = (0usize, 0);
    let mut opened = [0u8; 2];
    let mut botos = [0u8; 2];
    loop {
        let mut legal = [0u8; 5];
        let mut count = 0;
        for column in 0..5 {
            let hole = seat * 5 + column;
            legal[count] = hole as u8;
            let may = holes[hole & 15] >= 2 && (moves >= 10 || opened[seat & 1] >> column & 1 == 0);
            count += usize::from(may);
        }
        if count == 0 {
            // uses the result, so that the compiler must compute it
            return moves + u32::from(botos[seat & 1] >= 50);
        }
        let origin = usize::from(legal[rng.usize(..count)]);
        if moves < 10 {
            opened[seat & 1] |= 1 << (origin % 5);
        }
        let mut hand = holes[origin & 15] - 1;
        holes[origin & 15] = 1;
        let mut last = origin;
        while hand > 0 {
            last = if last == 9 { 0 } else { last + 1 };
            holes[last & 15] += 1;
            hand -= 1;
        }
        if moves > 0 {
            let mut hole = if last == 9 { 0 } else { last + 1 };
            while hole != last && matches!(holes[hole & 15], 1 | 3 | 5) {
                botos[seat & 1] += holes[hole & 15];
                holes[hole & 15] = 0;
                hole = if hole == 9 { 0 } else { hole + 1 };
            }
        }
        seat ^= 1;
        moves += 1;
    }
}
