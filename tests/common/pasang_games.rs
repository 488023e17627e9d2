//! Games of Pasang under every preset and pattern, and under readings drawn at random.

use fastrand::Rng;
use papan::engine::{pasang::Pasang, reading::Readings};

/// Every preset with every pattern, and so many of readings drawn at random; custom ones begin with the first pattern.
pub fn games(seed: u64, drawn: usize) -> Vec<Pasang> {
    let mut rng = Rng::with_seed(seed);
    let mut games = Vec::new();
    for preset in Pasang::PRESETS {
        for pattern in 0..3 {
            let mut game = Pasang::default();
            for (name, value) in preset.values {
                let reading =
                    Pasang::READINGS.iter().position(|known| known.name == *name).expect("a reading");
                let values = Pasang::READINGS[reading].values;
                game.set_value(reading, values.iter().position(|known| known == value).expect("a value"));
            }
            game.set_value(0, pattern);
            games.push(game);
        }
    }
    for _ in 0..drawn {
        let mut game = Pasang::default();
        for (reading, known) in Pasang::READINGS.iter().enumerate() {
            assert!(game.set_value(reading, rng.usize(..known.values.len())));
        }
        games.push(game);
    }
    games
}
