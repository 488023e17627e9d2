//! Sequences of moves counted against published and recorded tables.

use papan::engine::{Game, perft::perft, sowing::Kind};

/// Each table: game, preset, sequences of length 1, 2, 3 …
const TABLES: &[(Kind, &str, &[u64])] = &[
    (
        Kind::Adjiboto,
        "herskovits-1929",
        &[5, 25, 100, 400, 1200, 3600, 7200, 14400, 14400, 14400, 71077, 349_367],
    ),
    (Kind::MangalaSuez, "catalogue", &[6, 36, 180, 720, 4194, 23262]),
    (Kind::MangalaSuez, "parker-1909", &[6, 36, 180, 720, 4194, 4194]),
    (Kind::MangalaSuez, "ludii", &[6, 36, 180, 900, 5122, 28730]),
    (Kind::KotuBaendum, "catalogue", &[4, 8, 44, 202, 994, 4610]),
    (Kind::KotuBaendum, "parker-1909", &[4, 8, 44, 200, 994, 4850]),
    (Kind::Puhulmutu, "parker-1909", &[14, 80, 398, 2028, 9340, 41970]),
    (Kind::RajaPasuMandiri, "catalogue", &[6, 15, 41, 137, 324, 740]),
    (Kind::RajaPasu, "catalogue", &[7, 34, 133, 552, 1979, 7217]),
    (Kind::Oware, "abapa", &[6, 36, 190, 1014, 5219, 27332, 139_157, 711_414]),
    (Kind::Kalah, "standard", &[6, 35, 185, 942, 4690, 23233, 114_430, 563_055, 2_763_490]),
];

#[test]
fn counts_agree_with_the_tables() {
    for (kind, preset, counts) in TABLES {
        let game = kind.preset(preset).expect("a preset of the game");
        for (depth, &count) in (1..).zip(counts.iter()) {
            assert_eq!(perft(&game, &game.start(), depth), count, "{} to depth {depth}", kind.name());
        }
    }
}
