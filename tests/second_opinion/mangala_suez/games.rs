//! Mangala of Suez, the engine against its second telling.

use fastrand::Rng;
use papan::{
    engine::{
        Game,
        perft::perft,
        sowing::{Kind, Sowing, setup::Setup},
    },
    notation::read_readings,
};

use super::{Start, Suez};
use crate::support::{
    exercises::agree,
    plain::{Board, Plain},
    together::together,
};

const PRESETS: [&str; 3] = ["catalogue", "parker-1909", "ludii"];

/// The names of the rules, and the values of each; the default first.
const READINGS: [(&str, &[&str]); 9] = [
    ("empties", &["alternate", "starter_sets", "random"]),
    ("two_empty_side", &["starter", "second"]),
    ("start_rule", &["after_capture", "always", "own_side_free"]),
    ("no_capture_turns", &["2", "3", "4", "0"]),
    ("moved_shell", &["treat_as_drop", "always_sow"]),
    ("skip_origin", &["false", "true"]),
    ("first_sower", &["starter", "second"]),
    ("leftovers", &["nobody", "side_owner"]),
    ("endless", &["end_turn", "draw"]),
];

fn suez(text: &str) -> (Sowing, Suez) {
    let (game, preset) = read_readings(Kind::MangalaSuez.game(), text).expect("readings of the rules");
    let of_preset: &[(&str, &str)] = match preset {
        "parker-1909" => &[("start_rule", "always")],
        "ludii" => &[
            ("start_rule", "own_side_free"),
            ("no_capture_turns", "3"),
            ("first_sower", "second"),
            ("leftovers", "side_owner"),
        ],
        _ => &[],
    };
    let value = |reading: &str| {
        let typed = text.split('.').filter_map(|pair| pair.split_once('-')).find(|pair| pair.0 == reading);
        let held = typed.or(of_preset.iter().copied().find(|pair| pair.0 == reading));
        let default = READINGS.iter().find(|known| known.0 == reading).expect("a reading of the rules").1[0];
        held.map_or(default, |pair| pair.1)
    };
    let plain = Suez {
        starter_sets: value("empties") != "alternate",
        second_has_two: value("two_empty_side") == "second",
        start: match value("start_rule") {
            "always" => Start::Always,
            "own_side_free" => Start::OwnSideFree,
            _ => Start::AfterCapture,
        },
        no_capture_turns: value("no_capture_turns").parse().expect("a number of turns"),
        always_sow: value("moved_shell") == "always_sow",
        skip_origin: value("skip_origin") == "true",
        second_sows_first: value("first_sower") == "second",
        side_owner: value("leftovers") == "side_owner",
        endless_draw: value("endless") == "draw",
    };
    (game, plain)
}

/// A preset with a random value for each of its readings.
fn random_readings(rng: &mut Rng) -> String {
    let mut text = PRESETS[rng.usize(..3)].to_string();
    for (reading, values) in READINGS {
        text += &format!(".{reading}-{}", values[rng.usize(..values.len())]);
    }
    text
}

#[test]
fn mangala_from_the_start() {
    let mut rng = Rng::with_seed(1909);
    let mut clauses = Vec::new();
    for number in 0..12_000 {
        let preset = PRESETS[number % 3].to_string();
        let readings = if number < 6000 { preset } else { random_readings(&mut rng) };
        let (game, plain) = suez(&readings);
        clauses.push(together(&game, &plain, game.start(), plain.start(), &mut rng));
    }
    for clause in ["suez.winner", "suez.endless"] {
        assert!(clauses.contains(&clause), "no game ended by {clause}: too few for a comparison");
    }
}

/// Random shells, eaten and on the board, few and many, and a hole that must be begun at.
#[test]
fn mangala_from_random_positions() {
    let mut rng = Rng::with_seed(601);
    let mut played = 0;
    while played < 10_000 {
        let (game, plain) = suez(&random_readings(&mut rng));
        let mut board = Board { holes: vec![0; 12], emptied: 3, turn: rng.usize(..2), ..plain.start() };
        let most = if rng.bool() { 72 } else { 8 };
        let on_board = rng.u32(..=most);
        (0..on_board).for_each(|_| board.holes[rng.usize(..12)] += 1);
        board.stores[0] = rng.u32(..=72 - on_board);
        board.stores[1] = 72 - on_board - board.stores[0];
        let counted = plain.no_capture_turns.max(2);
        board.moves = if rng.bool() { counted } else { rng.u32(..=counted) };
        let mut notes = vec![("turns".to_string(), board.moves.to_string())];
        let hole = rng.usize(..12);
        let over = plain.end(&board).is_some();
        if plain.start != Start::OwnSideFree && rng.bool() && board.holes[hole] > 0 && !over {
            board.begin = Some(hole);
            notes.push(("from".into(), char::from(b"abcdefABCDEF"[hole]).into()));
        }
        let setup = Setup {
            holes: board.holes.clone(),
            marks: Vec::new(),
            stores: board.stores.to_vec(),
            to_move: board.turn,
            notes,
        };
        let position = game.position(&setup).expect("72 shells");
        together(&game, &plain, position, board, &mut rng);
        played += 1;
    }
}

/// Every sequence of six moves is counted, not only those that chance took.
#[test]
fn mangala_has_as_many_beginnings() {
    fn count(plain: &Suez, board: &Board, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let after = plain.legal(board).into_iter().map(|hole| {
            let mut after = board.clone();
            plain.play(&mut after, hole);
            count(plain, &after, depth - 1)
        });
        after.sum()
    }
    let others = ["catalogue.empties-random", "ludii.empties-starter_sets.two_empty_side-second"];
    for readings in PRESETS.into_iter().chain(others) {
        let (game, plain) = suez(readings);
        for depth in 1..=6 {
            let wanted = count(&plain, &plain.start(), depth);
            assert_eq!(perft(&game, &game.start(), depth), wanted, "{readings} to depth {depth}");
        }
    }
}

#[test]
fn the_exercises_of_mangala() {
    let (game, plain) = suez(PRESETS[0]);
    agree(&game, &plain);
}
