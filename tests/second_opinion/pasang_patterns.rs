//! The patterns of Pasang as they stand in `rules/`, and symmetrical ones by chance. A module of
//! `second_opinion.rs`.

use fastrand::Rng;

use crate::pasang::Rows;

/// Pattern 1, pattern 2 emended, the checkerboard.
const ATTESTED: &str = "
wwwwwbbbbbw   bwwbbwwbwbb   bwbwbwbwbwb
bwwwwbbbbww   bbwwbbwwbbw   wbwbwbwbwbw
bbwwwbbbwww   wbbwwbbwbww   bwbwbwbwbwb
bbbwwbbwwww   bwwbwwbbwwb   wbwbwbwbwbw
bbbbwbwwwww   wwbbbwbwwbb   bwbwbwbwbwb
bbbbb_bbbbb   wbbww_wwbbw   wbwbw_wbwbw
wwwwwbwbbbb   bbwwbwbbbww   bwbwbwbwbwb
wwwwbbwwbbb   bwwbbwwbwwb   wbwbwbwbwbw
wwwbbbwwwbb   wwbwbbwwbbw   bwbwbwbwbwb
wwbbbbwwwwb   wbbwwbbwwbb   wbwbwbwbwbw
wbbbbbwwwww   bbwbwwbbwwb   bwbwbwbwbwb
";

/// Windows, brocade, chevrons; ripples, plus signs, sails; parquet, gnomons, steps; vortex, zigzag, kites.
const MODERN: [&str; 4] = [
    "
wbwwwbwwwbw         wbbwwbwwbbw         bbwwwbwwwbb
bbbbbbbbbbb         bwwbbwbbwwb         bbbwwwwwbbb
wbwwwbwwwbw         bwwbbwbbwwb         wbbbwwwbbbw
wbwbwbwbwbw         wbbwwbwwbbw         wwbbbwbbbww
wbwwwbwwwbw         wbbwwbwwbbw         wwwbbbbbwww
bbbbb_bbbbb         bwwbb_bbwwb         bwwwb_bwwwb
wbwwwbwwwbw         wbbwwbwwbbw         wwwbbbbbwww
wbwbwbwbwbw         wbbwwbwwbbw         wwbbbwbbbww
wbwwwbwwwbw         bwwbbwbbwwb         wbbbwwwbbbw
bbbbbbbbbbb         bwwbbwbbwwb         bbbwwwwwbbb
wbwwwbwwwbw         wbbwwbwwbbw         bbwwwbwwwbb
",
    "
wwwbbbbbwww         wbwwwbwwwbw         bbbwwwbwwwb
wbbbwwwbbbw         bbbwbbbwbbb         wbbbwwwwwbb
wbwwwbwwwbw         wbwwbwbwwbw         wwbbbwwwbbb
bbwbbbbbwbb         wwwbbbbbwww         wwwbbbwbbbw
bwwbwwwbwwb         wbbbwwwbbbw         bwwwbbbbbww
bwbbw_wbbwb         bbwbw_wbwbb         wwwbb_bbwww
bwwbwwwbwwb         wbbbwwwbbbw         wwbbbbbwwwb
bbwbbbbbwbb         wwwbbbbbwww         wbbbwbbbwww
wbwwwbwwwbw         wbwwbwbwwbw         bbbwwwbbbww
wbbbwwwbbbw         bbbwbbbwbbb         bbwwwwwbbbw
wwwbbbbbwww         wbwwwbwwwbw         bwwwbwwwbbb
",
    "
wwbbwbwwwww         wwwbbbwwwbb         bbwwbbwwbbw
wwbbwbwwwww         wbbwwwbbbwb         wbbwwbbwwbb
wwbbwbbbbbb         wbwbbbwwwbw         wwbbwwbbwwb
wwbbwbbbbbb         bwbwwwbbwbw         bwwbbwwbbww
wwbbwbwwwww         bwbwbbwbwbw         bbwwbbwwbbw
bbbbb_bbbbb         bwbwb_bwbwb         wbbww_bwwbb
wwwwwbwbbww         wbwbwbbwbwb         wwbbwwbbwwb
bbbbbbwbbww         wbwbbwwwbwb         bwwbbwwbbww
bbbbbbwbbww         wbwwwbbbwbw         bbwwbbwwbbw
wwwwwbwbbww         bwbbbwwwbbw         wbbwwbbwwbb
wwwwwbwbbww         bbwwwbbbwww         wwbbwwbbwwb
",
    "
bwwbbbbbwww         bbbwwwbbbww         wwwbbbwwbbw
bbwwbbbwwwb         bbwwwbbbwww         bwwbbbwwbww
bbbwwbwwwbb         bwwwbbbwwwb         bbwbbbwwwww
wbbbwwwwbbw         wwwbbbwwwbb         wwwwbbwwbbb
wwbbbwwbbww         wwbbbwwwbbb         wwwwwbwbbbb
wwwbb_bbwww         bwwwb_wbbbw         bbbbb_bbbbb
wwbbwwbbbww         wwwbbbwwwbb         bbbbwbwwwww
wbbwwwwbbbw         wwbbbwwwbbb         bbbwwbbwwww
bbwwwbwwbbb         wbbbwwwbbbw         wwwwwbbbwbb
bwwwbbbwwbb         bbbwwwbbbww         wwbwwbbbwwb
wwwbbbbbwwb         bbwwwbbbwww         wbbwwbbbwww
",
];

/// One of the patterns that stand side by side.
fn beside(block: &str, place: usize) -> Rows {
    let rows = block.split_whitespace().skip(place).step_by(3);
    let rows: Vec<[u8; 11]> = rows.map(|row| row.as_bytes().try_into().expect("eleven points")).collect();
    rows.try_into().expect("eleven rows")
}

pub fn pattern_1() -> Rows {
    beside(ATTESTED, 0)
}

pub fn pattern_2() -> Rows {
    beside(ATTESTED, 1)
}

/// With its last row as the source prints it: 61 white and 59 black.
pub fn pattern_2_as_printed() -> Rows {
    let mut rows = pattern_2();
    rows[10] = *b"bbwwwwbbwwb";
    rows
}

pub fn checker() -> Rows {
    beside(ATTESTED, 2)
}

pub fn modern() -> [Rows; 12] {
    std::array::from_fn(|number| beside(MODERN[number / 3], number % 3))
}

/// 60 black and 60 white, laid out under some symmetry: quarter turns, the half turn, a diagonal or all mirrors
/// keep the colours, or a turn swaps them.
pub fn symmetrical(rng: &mut Rng) -> Rows {
    let quarter = |(column, row): (usize, usize)| (row, 10 - column);
    let half = |(column, row): (usize, usize)| (10 - column, 10 - row);
    let diagonal = |(column, row): (usize, usize)| (row, column);
    let across = |(column, row): (usize, usize)| (10 - column, row);
    let kind = rng.usize(..6);
    let swaps = kind >= 4;
    loop {
        let mut rows = [[b'_'; 11]; 11];
        for place in 0..121 {
            let mut todo = vec![((place % 11, place / 11), rng.bool())];
            while let Some(((column, row), black)) = todo.pop() {
                if (column, row) == (5, 5) || rows[row][column] != b'_' {
                    continue;
                }
                rows[row][column] = if black { b'b' } else { b'w' };
                let point = (column, row);
                todo.extend(match kind {
                    0 | 4 => vec![(quarter(point), black != swaps)],
                    1 | 5 => vec![(half(point), black != swaps)],
                    2 => vec![(diagonal(point), black)],
                    _ => vec![(quarter(point), black), (across(point), black)],
                });
            }
        }
        if rows.as_flattened().iter().filter(|&&colour| colour == b'b').count() == 60 {
            return rows;
        }
    }
}
