//! Adjiboto against `rules/adjiboto.md`: every clause, every reading's every value, every preset.

use papan::{
    engine::{Game, Hole, family::Family, sowing::Kind},
    notation::read_move,
    session::Session,
};

use crate::support::rows;

/// Ids and certainties as the rules file has them; `adj.opening-fallback` is the engine's own, for
/// positions that were set up.
const CLAUSES: &[(&str, &str)] = &[
    ("adj.setup", "stated"),
    ("adj.own-hole", "stated"),
    ("adj.min-two", "stated"),
    ("adj.opening", "stated"),
    ("adj.opening-fallback", "editorial"),
    ("adj.leave-one", "stated"),
    ("adj.full-lap", "inferred"),
    ("adj.single-lap", "stated"),
    ("adj.capture-next", "stated"),
    ("adj.capture-chain", "stated"),
    ("adj.chain-stops", "editorial"),
    ("adj.compulsory", "stated"),
    ("adj.no-first-capture", "stated"),
    ("adj.stuck", "stated"),
    ("adj.draw", "stated"),
    ("adj.repetition", "editorial"),
    ("adj.pass-over", "witness"),
    ("adj.pass", "editorial"),
];

#[test]
fn the_clauses_are_those_of_the_rules() {
    assert_eq!(rows::table_differences(Kind::Adjiboto, CLAUSES), [""; 0]);
}

#[test]
fn the_readings_and_presets_are_those_of_the_rules() {
    let readings: Vec<_> =
        Kind::Adjiboto.readings().iter().map(|reading| (reading.name, reading.values)).collect();
    // the default value first
    let wanted: [(&str, &[&str]); 4] = [
        ("opening", &["each_hole_once", "free"]),
        ("no_capture_moves", &["1", "10"]),
        ("skip_origin", &["false", "true"]),
        ("stuck", &["loses", "pass_then_count"]),
    ];
    assert_eq!(readings, wanted);
    let presets: Vec<_> = Kind::Adjiboto.presets().iter().map(|preset| preset.name).collect();
    assert_eq!(presets, ["herskovits-1929", "ludii", "counting"]);
    let values = |preset: &str| {
        let game = Kind::Adjiboto.preset(preset).expect("a preset of the rules");
        [0, 1, 2, 3].map(|reading| game.value(reading))
    };
    assert_eq!(values("herskovits-1929"), ["each_hole_once", "1", "false", "loses"]);
    assert_eq!(values("ludii"), ["each_hole_once", "10", "false", "loses"]);
    assert_eq!(values("counting"), ["each_hole_once", "1", "false", "pass_then_count"]);
    assert_eq!(Kind::Adjiboto.game(), Kind::Adjiboto.preset("herskovits-1929").expect("the default"));
}

/// The vectors at the foot of `rules/adjiboto.md`: holes 0–4 South, 5–9 North.
#[test]
fn the_vectors_of_the_rules() {
    let vectors: [(u8, [u8; 10]); 4] = [
        (0, [1, 11, 11, 11, 11, 11, 11, 11, 11, 11]),
        (5, [2, 12, 12, 12, 12, 2, 12, 12, 12, 12]),
        (1, [3, 2, 14, 13, 13, 3, 13, 13, 13, 13]),
        (6, [4, 3, 15, 14, 14, 4, 2, 15, 15, 14]),
    ];
    let game = Kind::Adjiboto.game();
    let mut position = game.start();
    for (hole, counts) in vectors {
        let letter = char::from(b"abcdeABCDE"[usize::from(hole)]).to_string();
        let chosen = read_move(&game, &letter).expect("a hole of the board");
        position = game.try_play(&position, chosen, |_| ()).expect("a legal move");
        let found: Vec<u8> = (0..10).map(|hole| position.count(Hole(hole))).collect();
        assert_eq!(found, counts, "after {letter}");
        assert_eq!(position.total(), 100);
    }
}

/// "All 14,400 opening orders are playable": the players' orders of five, each hole once, interleaved.
#[test]
fn every_order_of_the_opening_can_be_played() {
    fn orders(session: &Session<papan::engine::sowing::Sowing>) -> u32 {
        if session.cursor() == 10 {
            return 1;
        }
        let holes = if session.cursor().is_multiple_of(2) { "abcde" } else { "ABCDE" };
        let moves = holes.chars().filter_map(|letter| read_move(session.game(), &letter.to_string()));
        moves.filter_map(|chosen| session.play(chosen).ok()).map(|next| orders(&next)).sum()
    }
    for preset in ["herskovits-1929", "ludii", "counting"] {
        let game = Kind::Adjiboto.preset(preset).expect("a preset of the rules");
        assert_eq!(orders(&Session::new(game, game.start())), 120 * 120, "{preset}");
    }
}
