//! Raja Pasu against `rules/raja-pasu-mandiri.md`: every clause, every reading's every value, every preset.

use papan::engine::sowing::Kind;

use crate::support::rows;

const KIND: Kind = Kind::RajaPasu;

/// Ids and certainties as the rules file has them, rows of two certainties split as in the game for three.
/// `rp.order` is said there of both games, `rp.leftovers` is what the reading of that name says.
const CLAUSES: &[(&str, &str)] = &[
    ("rp.setup", "witness"),
    ("rp.order", "inferred"),
    ("rp.own-row", "inferred"),
    ("rp.sow", "witness"),
    ("rp.origin", "editorial"),
    ("rp.fours", "witness"),
    ("rp.fours-owner", "witness"),
    ("rp.fours-last", "inferred"),
    ("rp.next-hole", "witness"),
    ("rp.gap", "witness"),
    ("rp.endless", "editorial"),
    ("rp.pass", "inferred"),
    ("rp.round-end", "inferred"),
    ("rp.round-end-stuck", "witness"),
    ("rp.one-left", "editorial"),
    ("rp.repetition", "editorial"),
    ("rp.last-mover", "inferred"),
    ("rp.leftovers", "editorial"),
    ("rp.starter", "editorial"),
    ("rp.starter-level", "editorial"),
    ("rp.starter-took-rest", "witness"),
    ("rp.refill", "witness"),
    ("rp.close-from", "witness"),
    ("rp.match-end", "witness"),
    ("rp.rounds", "editorial"),
];

#[test]
fn the_clauses_are_those_of_the_rules() {
    assert_eq!(rows::table_differences(KIND, CLAUSES), [""; 0]);
}

#[test]
fn the_readings_and_presets_are_those_of_the_rules() {
    let readings: Vec<_> = KIND.readings().iter().map(|reading| (reading.name, reading.values)).collect();
    // the default value first
    let wanted: [(&str, &[&str]); 7] = [
        ("fours_to", &["owner", "mover", "mover_in_own_holes"]),
        ("four_on_last", &["true", "false"]),
        ("gap_chain", &["false", "true"]),
        ("leftovers", &["last_mover", "row_owner"]),
        ("rounds", &["3", "1", "until_sole_filler"]),
        ("starter", &["more_counters", "took_the_rest"]),
        ("round_end", &["no_capture", "cannot_move"]),
    ];
    assert_eq!(readings, wanted);
    let presets: Vec<_> = KIND.presets().iter().map(|preset| (preset.name, preset.values)).collect();
    let none: &[(&str, &str)] = &[];
    let gering: &[(&str, &str)] =
        &[("starter", "took_the_rest"), ("round_end", "cannot_move"), ("rounds", "until_sole_filler")];
    assert_eq!(presets, [("catalogue", none), ("gering", gering)]);
}
