//! What search finds of Mangala.

use papan::engine::sowing::{Kind, Sowing};
use papan::games::mangala_suez::rules::MangalaSuez;

use crate::support::{endings, past, tree};

fn preset(name: &str) -> (Sowing, MangalaSuez) {
    match Kind::MangalaSuez.preset(name) {
        Some(sowing @ Sowing::MangalaSuez(game)) => (sowing, game),
        other => panic!("{name}: {other:?}"),
    }
}

#[test]
fn endings_are_solved() {
    let all: Vec<usize> = (0..12).collect();
    for name in ["catalogue", "parker-1909", "ludii"] {
        let (sowing, game) = preset(name);
        let compared = endings::compare(&game, &sowing, 2..=6, &all, 6);
        assert!(compared > 60, "{name}: {compared}");
    }
}

#[test]
fn lines_that_repeat_a_position_are_ended_by_the_rule() {
    let (sowing, game) = preset("catalogue");
    let (compared, repeating) = past::compare(&game, &sowing, 3);
    assert!(compared > 100, "{compared}, {repeating}");
}

#[test]
fn what_is_proved_is_so() {
    tree::endings(MangalaSuez::default(), 30);
}
