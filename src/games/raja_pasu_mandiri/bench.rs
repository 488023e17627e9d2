//! What the speed of Raja Pasu Mandiri is compared with.

use fastrand::Rng;

use super::rules::{RajaPasuMandiri, RoundsRule};
use crate::bench::{Benched, HandWritten};

impl Benched for RajaPasuMandiri {
    const LUDII: Option<f64> = Some(95_000.0);

    /// The loop plays one round.
    fn hand_written() -> Option<HandWritten<Self>> {
        let round = RajaPasuMandiri { rounds: RoundsRule::One, ..RajaPasuMandiri::default() };
        Some(HandWritten { game: round, preset: "catalogue.rounds-1", play: hand_written_playout })
    }
}

/// Plays one random round of Raja Pasu Mandiri by the catalogue's rules; gives the number of moves.
fn hand_written_playout(rng: &mut Rng) -> u32 {
    // by role: Raja, Mandiri, Pasu
    const SECTIONS: [&[u8]; 4] = [&[2, 3, 4, 9, 10, 11], &[0, 1, 12, 13], &[5, 6, 7, 8], &[]];
    const OWNERS: [u8; 16] = [1, 1, 0, 0, 0, 2, 2, 2, 2, 0, 0, 0, 1, 1, 3, 3];
    const fn after(hole: usize) -> usize {
        if hole >= 13 { 0 } else { hole + 1 }
    }
    // holes 0–13; the last place holds the turn, so that whole boards can be compared
    let mut holes = [7u8; 16];
    holes[14..].fill(0);
    let mut stores = [0u8; 4];
    let (mut seat, mut moves, mut left) = (0usize, 0, 98u8);
    // boards since the last capture: two counters can chase each other for ever
    let mut met = vec![holes];
    loop {
        let mut legal = [0u8; 6];
        let mut count = 0;
        for &hole in SECTIONS[seat & 3] {
            legal[count % 6] = hole;
            count += usize::from(holes[usize::from(hole & 15)] > 0);
        }
        let (mut from, before) = (usize::from(legal[rng.usize(..count)]), left);
        let mut last;
        let mut laps = 0;
        let endless = loop {
            let mut hand = holes[from & 15];
            holes[from & 15] = 0;
            last = from;
            while hand > 0 {
                last = after(last);
                holes[last & 15] += 1;
                hand -= 1;
                if holes[last & 15] == 4 {
                    holes[last & 15] = 0;
                    stores[usize::from(OWNERS[last & 15] & 3)] += 4;
                    left -= 4;
                }
            }
            from = after(last);
            laps += 1;
            if holes[from & 15] == 0 || laps == 1000 {
                break holes[from & 15] > 0;
            }
        };
        if !endless {
            let beyond = after(after(last)) & 15;
            stores[seat & 3] += holes[beyond];
            left -= holes[beyond];
            holes[beyond] = 0;
        }
        moves += 1;
        let mover = seat;
        if left > 1 {
            let held = |seat: usize| SECTIONS[seat & 3].iter().any(|&hole| holes[usize::from(hole & 15)] > 0);
            loop {
                seat = if seat == 2 { 0 } else { seat + 1 };
                if held(seat) {
                    break;
                }
            }
            holes[15] = seat as u8;
            if left != before {
                met.clear();
            }
            met.push(holes);
        }
        if left <= 1 || left == before && met.iter().filter(|earlier| **earlier == holes).count() > 2 {
            stores[mover & 3] += left;
            // uses the result, so that the compiler must compute it
            return moves + u32::from(stores[0] > 44);
        }
    }
}
