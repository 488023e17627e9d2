//! Raja Pasu Mandiri against `rules/raja-pasu-mandiri.md`: every clause, every reading's every value, every
//! preset.

use papan::games::raja_pasu_mandiri::rules::RajaPasuMandiri;
use papan::{
    engine::{
        Game, Hole,
        seat::Seat,
        sowing::{Kind, Sowing, SowingGame, rounds::Role},
    },
    notation::{read_position, read_readings},
};

use crate::support::rows;

const KIND: Kind = Kind::RajaPasuMandiri;

/// Ids and certainties as the rules file has them. A row of two certainties is two clauses: who has a four and
/// what the last counter makes beside `fours`, the test of the end beside `round-end`, the terms of a loan
/// beside `borrow`. `leftovers` is what the reading of that name says.
const CLAUSES: &[(&str, &str)] = &[
    ("rpm.setup", "stated"),
    ("rpm.sections", "stated"),
    ("rpm.order", "stated"),
    ("rpm.order-pasu", "witness"),
    ("rpm.own-hole", "stated"),
    ("rpm.sow", "stated"),
    ("rpm.origin", "editorial"),
    ("rpm.fours", "stated"),
    ("rpm.fours-owner", "inferred"),
    ("rpm.fours-last", "inferred"),
    ("rpm.next-hole", "stated"),
    ("rpm.gap", "stated"),
    ("rpm.pass", "stated"),
    ("rpm.round-end", "stated"),
    ("rpm.one-left", "editorial"),
    ("rpm.repetition", "editorial"),
    ("rpm.last-mover", "stated"),
    ("rpm.leftovers", "editorial"),
    ("rpm.endless", "editorial"),
    ("rpm.gift", "stated"),
    ("rpm.gift-order", "editorial"),
    ("rpm.reign", "stated"),
    ("rpm.reign-round", "witness"),
    ("rpm.refill", "stated"),
    ("rpm.close-from", "editorial"),
    ("rpm.borrow", "stated"),
    ("rpm.borrow-from", "witness"),
    ("rpm.borrow-terms", "editorial"),
    ("rpm.match-end", "stated"),
    ("rpm.nine", "editorial"),
];

#[test]
fn the_clauses_are_those_of_the_rules() {
    assert_eq!(rows::table_differences(KIND, CLAUSES), [""; 0]);
}

#[test]
fn the_readings_and_presets_are_those_of_the_rules() {
    let readings: Vec<_> = KIND.readings().iter().map(|reading| (reading.name, reading.values)).collect();
    // the default value first
    let wanted: [(&str, &[&str]); 9] = [
        ("mandiri_side", &["left", "right"]),
        ("fours_to", &["owner", "mover", "mover_in_own_holes"]),
        ("four_on_last", &["true", "false"]),
        ("gap_chain", &["false", "true"]),
        ("leftovers", &["last_mover", "row_owner"]),
        ("raja_gift", &["1", "0"]),
        ("reign", &["3", "1"]),
        ("borrowing", &["off", "sevens"]),
        ("rounds", &["nine", "1", "until_sole_filler"]),
    ];
    assert_eq!(readings, wanted);
    let presets: Vec<_> = KIND.presets().iter().map(|preset| (preset.name, preset.values)).collect();
    let none: &[(&str, &str)] = &[];
    assert_eq!(presets, [("catalogue", none), ("de-voogt-2000", &[("borrowing", "sevens")])]);
}

fn game(readings: &str) -> RajaPasuMandiri {
    match read_readings(KIND.game(), readings) {
        Ok((Sowing::RajaPasuMandiri(game), _)) => game,
        other => panic!("{readings}: {other:?}"),
    }
}

/// The Mandiri becomes Raja, the Raja Pasu, the Pasu Mandiri; the holes stay with the roles.
#[test]
fn roles_go_round_the_seats() {
    let [first, second, third] = [Seat::FIRST, Seat::SECOND, Seat::THIRD];
    let orders = [[first, second, third], [second, third, first], [third, first, second]];
    let sections: [(Role, &[u8], &[u8]); 3] = [
        (Role::Raja, &[2, 3, 4, 9, 10, 11], &[2, 3, 4, 9, 10, 11]),
        (Role::Mandiri, &[0, 1, 12, 13], &[5, 6, 7, 8]),
        (Role::Pasu, &[5, 6, 7, 8], &[0, 1, 12, 13]),
    ];
    for (readings, reign) in [("catalogue", 3), ("catalogue.reign-1", 1), ("catalogue.mandiri_side-right", 3)]
    {
        let game = game(readings);
        for round in 1..=9 {
            let text = format!("7-7-7-7-7-7-7-7-7-7-7-7-7-7_0-0-0_1_round-{round}");
            let position = read_position(&Sowing::RajaPasuMandiri(game), &text).expect("a full board");
            let order = orders[(round - 1) / reign % 3];
            assert_eq!(game.order(&position), order, "{readings}, round {round}");
            for (seat, (role, left, right)) in order.into_iter().zip(sections) {
                assert_eq!(game.role_of(&position, seat), role);
                let holes = if readings.ends_with("right") { right } else { left };
                let mask = holes.iter().fold(0, |mask, hole| mask | 1 << hole);
                assert_eq!(game.sections()[role as usize], mask);
                for &hole in holes {
                    assert_eq!(game.owner(&position, Hole(hole)), seat, "{readings}, round {round}");
                    assert!(game.section(role).contains(&hole));
                }
            }
        }
    }
}

/// Debts count only when a match is over, and then in full: a count can be negative.
#[test]
fn debts_are_settled_in_the_last_count() {
    let game = game("de-voogt-2000");
    let at = |text: &str| read_position(&Sowing::RajaPasuMandiri(game), text).expect("a position");
    let board = "0-0-0-0-0-0-0-0-0-0-0-0-0-0";
    let open = at(&format!("{board}_60-33-5_3_round-8_debts-010020"));
    assert_eq!(game.scores(&open), [60, 33, 5]);
    assert_eq!(game.sevens_owed(&open), [[0, 0, 1], [0, 0, 0], [2, 0, 0]]);
    assert_eq!(game.totals_after_debts(&open), [67, 33, -2]);
    let over = at(&format!("{board}_60-33-5_1_round-9_debts-010020"));
    assert_eq!(game.scores(&over), [67, 33, -2]);
    assert_eq!(game.gains(&over), [25, 5, -30]);
    assert_eq!(game.outcome(&over).map(|outcome| outcome.winners.has(Seat::FIRST)), Some(true));
}
