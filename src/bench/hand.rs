//! Games written by hand as tightly as one board at a time allows: what the engine is measured against. No
//! clauses, no events, no repetition where play does not need it, one set of readings each.

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

/// One random round of Raja Pasu Mandiri as the catalogue has it; how many moves it took.
pub fn raja_pasu_mandiri(rng: &mut Rng) -> u32 {
    // by role: Raja, Mandiri, Pasu
    const SECTIONS: [&[u8]; 4] = [&[2, 3, 4, 9, 10, 11], &[0, 1, 12, 13], &[5, 6, 7, 8], &[]];
    const OWNERS: [u8; 16] = [1, 1, 0, 0, 0, 2, 2, 2, 2, 0, 0, 0, 1, 1, 3, 3];
    const fn after(hole: usize) -> usize {
        if hole >= 13 { 0 } else { hole + 1 }
    }
    // holes 0–13; the last place tells whose turn it is, so that boards can be compared whole
    let mut holes = [7u8; 16];
    holes[14..].fill(0);
    let mut stores = [0u8; 4];
    let (mut seat, mut moves, mut left) = (0usize, 0, 98u8);
    // boards since the last capture: two counters can follow each other for ever
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
            // the result is used so that it is worked out
            return moves + u32::from(stores[0] > 44);
        }
    }
}
