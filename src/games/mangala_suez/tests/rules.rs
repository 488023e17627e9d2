//! Mangala of Suez against `rules/mangala-suez.md`: every clause, every reading's every value, every preset.

use papan::{
    engine::{Game, Hole, family::Family, seat::Seat, sowing::Kind},
    notation::read_move,
    session::{Refusal, Session},
};

use crate::support::rows;

const KIND: Kind = Kind::MangalaSuez;

/// Ids and certainties as the rules file has them. Its rows "stated, differing" and "stated (reading)" are
/// stated: what differs is a reading.
const CLAUSES: &[(&str, &str)] = &[
    ("suez.setup", "stated"),
    ("suez.empties", "editorial"),
    ("suez.own-side", "stated"),
    ("suez.follow", "stated"),
    ("suez.follow-empty", "stated"),
    ("suez.sow", "stated"),
    ("suez.relay", "stated"),
    ("suez.no-early-capture", "stated"),
    ("suez.early-sowings", "inferred"),
    ("suez.eat-opposite", "stated"),
    ("suez.move-on", "stated"),
    ("suez.eat-again", "inferred"),
    ("suez.end-turn", "stated"),
    ("suez.endless", "editorial"),
    ("suez.end", "inferred"),
    ("suez.one-round", "stated"),
    ("suez.leftovers", "editorial"),
    ("suez.winner", "stated"),
    ("suez.repetition", "editorial"),
];

#[test]
fn the_clauses_are_those_of_the_rules() {
    assert_eq!(rows::table_differences(KIND, CLAUSES), [""; 0]);
    // a stated clause cites its page, an editorial one no source
    for clause in KIND.game().clauses() {
        let cites = match clause.certainty.name() {
            "stated" => [("Parker 1909", "601"), ("Ludii", "")].contains(&(clause.source, clause.pages)),
            "inferred" => clause.source == "Parker 1909" && clause.pages.ends_with("601"),
            _ => (clause.source, clause.pages) == ("", ""),
        };
        assert!(cites, "{}", clause.id);
    }
}

#[test]
fn the_readings_and_presets_are_those_of_the_rules() {
    let readings: Vec<_> = KIND.readings().iter().map(|reading| (reading.name, reading.values)).collect();
    // the default value first
    let wanted: [(&str, &[&str]); 9] = [
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
    assert_eq!(readings, wanted);
    let presets: Vec<_> = KIND.presets().iter().map(|preset| preset.name).collect();
    assert_eq!(presets, ["catalogue", "parker-1909", "ludii"]);
    let differing = |preset: &str| -> Vec<(&str, &str)> {
        let game = KIND.preset(preset).expect("a preset of the rules");
        let held = (0..9).map(|index| (wanted[index].0, game.value(index)));
        held.enumerate().filter(|(index, pair)| pair.1 != wanted[*index].1[0]).map(|(_, pair)| pair).collect()
    };
    let none: [(&str, &str); 0] = [];
    assert_eq!(differing("catalogue"), none);
    assert_eq!(differing("parker-1909"), [("start_rule", "always")]);
    let ludii = [
        ("start_rule", "own_side_free"),
        ("no_capture_turns", "3"),
        ("first_sower", "second"),
        ("leftovers", "side_owner"),
    ];
    assert_eq!(differing("ludii"), ludii);
    assert_eq!(KIND.game(), KIND.preset("catalogue").expect("the default"));
}

/// Nine holes of eight, three empty, two on one side: by any way to empty them; 24 shells are out of the game.
#[test]
fn nine_holes_hold_shells_when_play_begins() {
    for preset in ["catalogue", "parker-1909", "ludii"] {
        let mut ways = 0;
        let game = KIND.preset(preset).expect("a preset of the rules");
        let mut before = vec![game.start()];
        for emptied in 0..3 {
            let mut after = Vec::new();
            for position in &before {
                assert_eq!(position.total(), 96 - 8 * emptied);
                game.each_move(position, |chosen| {
                    after.push(game.try_play(position, chosen, |_| ()).expect("a legal move"));
                });
            }
            before = after;
        }
        for position in before {
            let counts: Vec<u8> = (0..12).map(|hole| position.count(Hole(hole))).collect();
            let empty = |row: &[u8]| row.iter().filter(|&&count| count == 0).count();
            assert_eq!((empty(&counts[..6]), empty(&counts[6..])), (2, 1), "{preset}: {counts:?}");
            assert_eq!(counts.iter().filter(|&&count| count == 8).count(), 9, "{preset}: {counts:?}");
            assert_eq!(position.total(), 72);
            let sower = if preset == "ludii" { Seat::SECOND } else { Seat::FIRST };
            assert_eq!(game.to_move(&position), sower, "{preset}");
            ways += 1;
        }
        assert_eq!(ways, 6 * 6 * 5, "{preset}");
    }
}

/// The third vector at the foot of the rules; the other two are in `suez_exhaustive.rs`.
#[test]
fn a_first_hole_that_the_first_turn_has_emptied_is_refused() {
    let game = KIND.preset("parker-1909").expect("a preset of the rules");
    let mut session = Session::new(game, game.start());
    for word in ["xa", "xC", "xf", "d"] {
        session = session.play(read_move(&game, word).expect("a move of the board")).expect("a legal move");
    }
    assert_eq!(session.position().count(Hole(10)), 0);
    let refused = session.play(read_move(&game, "E").expect("a hole of the board"));
    assert!(matches!(refused, Err(Refusal::Clause(_))), "{refused:?}");
    assert_eq!(session.outcome(), None);
}
