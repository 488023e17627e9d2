//! Two games written by hand as tightly as one board at a time allows: what the engine is measured
//! against. No clauses, no events, no repetition, one set of readings each.

use fastrand::Rng;

/// One random game of Adjiboto as Herskovits has it; how many moves it took.
pub fn adjiboto(rng: &mut Rng) -> u32 {
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
            // the result is used so that it is worked out
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

/// One random game of Kalah(6, 4) under the standard rule; how many moves it took.
pub fn kalah(rng: &mut Rng) -> u32 {
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
            // the result is used so that it is worked out
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
