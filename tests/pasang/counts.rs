//! Sequences of moves counted, and the first choices of a ka.

use papan::engine::{
    Game,
    pasang::{KaMethod, Layout, Move, Pasang},
    perft::perft,
};

/// Each table: pattern, how a ka is chosen, sequences of length 3, 4, 5.
const TABLES: [(Layout, KaMethod, [u64; 3]); 9] = [
    (Layout::Pattern1, KaMethod::Slide, [850, 12912, 60078]),
    (Layout::Pattern1, KaMethod::Jump, [745, 9680, 39836]),
    (Layout::Pattern1, KaMethod::Either, [1595, 44956, 197_847]),
    (Layout::Pattern2, KaMethod::Slide, [800, 10782, 75476]),
    (Layout::Pattern2, KaMethod::Jump, [890, 13946, 86522]),
    (Layout::Pattern2, KaMethod::Either, [1690, 49258, 324_198]),
    (Layout::Checker, KaMethod::Slide, [1450, 36150, 27320]),
    (Layout::Checker, KaMethod::Jump, [800, 11040, 10028]),
    (Layout::Checker, KaMethod::Either, [2250, 87230, 70548]),
];

#[test]
fn sequences_agree_with_the_table() {
    for (pattern, ka_method, counts) in TABLES {
        let game = Pasang { pattern, ka_method, ..Pasang::default() };
        for (depth, count) in (1..).zip([11, 60].into_iter().chain(counts)) {
            let found = perft(&game, &game.start(), depth);
            assert_eq!(found, count, "{pattern:?} {ka_method:?} to depth {depth}");
        }
    }
}

/// How a pattern begins once both passages are made.
struct Beginning {
    pattern: Layout,
    /// The passages, from 1.
    columns: [u8; 2],
    points: [u16; 2],
    /// First choices by slide and by jump.
    choices: [usize; 2],
}

const fn after(pattern: Layout, columns: [u8; 2], points: [u16; 2], choices: [usize; 2]) -> Beginning {
    Beginning { pattern, columns, points, choices }
}

const BEGINNINGS: [Beginning; 9] = [
    after(Layout::Pattern1, [1, 11], [10, 10], [7, 8]),
    after(Layout::Pattern1, [3, 9], [8, 8], [19, 18]),
    after(Layout::Pattern1, [6, 4], [5, 9], [10, 10]),
    after(Layout::Pattern2, [1, 11], [7, 7], [4, 3]),
    after(Layout::Pattern2, [3, 9], [8, 8], [9, 10]),
    after(Layout::Pattern2, [6, 4], [8, 7], [13, 11]),
    after(Layout::Checker, [1, 11], [7, 7], [10, 5]),
    after(Layout::Checker, [3, 9], [7, 7], [30, 15]),
    after(Layout::Checker, [6, 4], [8, 8], [20, 10]),
];

#[test]
fn first_choices_agree_with_the_vectors() {
    for Beginning { pattern, columns, points, choices } in BEGINNINGS {
        for (ka_method, wanted) in [KaMethod::Slide, KaMethod::Jump].into_iter().zip(choices) {
            let game = Pasang { pattern, ka_method, ..Pasang::default() };
            let mut position = game.start();
            let seats = [game.to_move(&position), game.to_move(&position).other()];
            for column in columns {
                position = game.try_play(&position, Move::Passage(column - 1), |_| ()).expect("a passage");
            }
            assert_eq!(seats.map(|seat| position.score(seat)), points, "{pattern:?} {columns:?}");
            let mut found = 0;
            game.each_move(&position, |_| found += 1);
            assert_eq!(found, wanted, "{pattern:?} {columns:?} {ka_method:?}");
        }
    }
}
