//! Oware against `rules/oware.md`: every clause, every reading's every value, the preset.

use papan::engine::{Game, Hole, seat::Seat, sowing::Kind};

use crate::support::rows;

/// Ids and certainties as the rules file has them.
const CLAUSES: &[(&str, &str)] = &[
    ("owa.setup", "stated"),
    ("owa.own-hole", "stated"),
    ("owa.feed", "stated"),
    ("owa.sow", "stated"),
    ("owa.capture", "stated"),
    ("owa.chain", "stated"),
    ("owa.grand-slam", "stated"),
    ("owa.no-feed", "stated"),
    ("owa.majority", "stated"),
    ("owa.repetition", "editorial"),
    ("owa.winner", "stated"),
];

#[test]
fn the_clauses_are_those_of_the_rules() {
    assert_eq!(rows::table_differences(Kind::Oware, CLAUSES), [""; 0]);
}

#[test]
fn the_reading_and_the_preset_are_those_of_the_rules() {
    let readings: Vec<_> =
        Kind::Oware.readings().iter().map(|reading| (reading.name, reading.values)).collect();
    let wanted: [(&str, &[&str]); 1] = [("grand_slam", &["takes_nothing", "allowed", "forbidden"])];
    assert_eq!(readings, wanted);
    let presets: Vec<_> = Kind::Oware.presets().iter().map(|preset| preset.name).collect();
    assert_eq!(presets, ["abapa"]);
    assert_eq!(Kind::Oware.game(), Kind::Oware.preset("abapa").expect("the default"));
    let start = Kind::Oware.game().start();
    assert!((0..12).all(|hole| start.count(Hole(hole)) == 4));
    assert_eq!((start.to_move(), start.total()), (Seat::FIRST, 48));
}
