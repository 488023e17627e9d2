//! Kalah against `rules/kalah.md`: every clause, every reading's every value, every preset.

use papan::{
    engine::{Game, Hole, family::Family, seat::Seat, sowing::Kind},
    notation::read_readings,
};

use crate::support::rows;

/// Ids and certainties as the rules file has them; `kal.turns` is the engine's own: players move in turn.
const CLAUSES: &[(&str, &str)] = &[
    ("kal.setup", "stated"),
    ("kal.own-hole", "stated"),
    ("kal.sow", "stated"),
    ("kal.turns", "stated"),
    ("kal.again", "stated"),
    ("kal.capture", "stated"),
    ("kal.capture-empty", "witness"),
    ("kal.end", "stated"),
    ("kal.winner", "stated"),
];

#[test]
fn the_clauses_are_those_of_the_rules() {
    assert_eq!(rows::table_differences(Kind::Kalah, CLAUSES), [""; 0]);
}

#[test]
fn the_readings_and_presets_are_those_of_the_rules() {
    let readings: Vec<_> =
        Kind::Kalah.readings().iter().map(|reading| (reading.name, reading.values)).collect();
    let one_to_nine: &[&str] = &["1", "2", "3", "4", "5", "6", "7", "8", "9"];
    let wanted: [(&str, &[&str]); 3] =
        [("holes", one_to_nine), ("counters", one_to_nine), ("capture", &["opposite_nonempty", "always"])];
    assert_eq!(readings, wanted);
    let presets: Vec<_> = Kind::Kalah.presets().iter().map(|preset| preset.name).collect();
    assert_eq!(presets, ["standard", "irving-2000"]);
    let values = |preset: &str| {
        let game = Kind::Kalah.preset(preset).expect("a preset of the rules");
        [0, 1, 2].map(|reading| game.value(reading))
    };
    assert_eq!(values("standard"), ["6", "4", "opposite_nonempty"]);
    assert_eq!(values("irving-2000"), ["6", "4", "always"]);
    assert_eq!(Kind::Kalah.game(), Kind::Kalah.preset("standard").expect("the default"));
}

/// n counters in each of the 2m holes, none in the stores, for every size the readings allow.
#[test]
fn every_size_is_set_up() {
    for holes in 1..=9u8 {
        for counters in 1..=9u8 {
            let text = format!("standard.counters-{counters}.holes-{holes}");
            let (game, _) = read_readings(Kind::Kalah.game(), &text).expect("a size the rules allow");
            let start = game.start();
            assert_eq!(game.row(), holes);
            assert!((0..2 * holes).all(|hole| start.count(Hole(hole)) == counters), "{text}");
            assert_eq!((start.store(Seat::FIRST), start.store(Seat::SECOND)), (0, 0));
            assert_eq!(start.total(), 2 * u32::from(holes) * u32::from(counters));
            assert_eq!(start.to_move(), Seat::FIRST);
        }
    }
}
