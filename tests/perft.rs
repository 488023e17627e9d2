//! Sequences of moves counted against published and recorded tables: `tests/perft.txt` of each game's room.

use std::fs;

use papan::engine::{Game, perft::perft, sowing::Kind};

#[path = "common/rooms.rs"]
mod rooms;

#[test]
fn counts_agree_with_the_tables() {
    for kind in Kind::ALL {
        let table =
            fs::read_to_string(rooms::tests(kind.name()).join("perft.txt")).expect("the game's table");
        let rows: Vec<_> = table.lines().filter(|line| !line.starts_with('#')).collect();
        assert!(!rows.is_empty(), "{} has no row", kind.name());
        for row in rows {
            let (preset, counts) = row.split_once(": ").expect("a preset and its counts");
            let game = kind.preset(preset).expect("a preset of the game");
            for (depth, count) in (1..).zip(counts.split(' ')) {
                let count: u64 = count.parse().expect("a whole number");
                assert_eq!(perft(&game, &game.start(), depth), count, "{} to depth {depth}", kind.name());
            }
        }
    }
}
