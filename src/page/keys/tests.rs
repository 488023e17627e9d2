//! Every key with a meaning is in the list of its board.

use super::*;
use crate::{
    board::{pasang, sowing},
    engine::{
        Hole,
        pasang::{Pasang, board::Point},
        seat::Seat,
        sowing::Kind as SowingKind,
    },
    page::{
        editor::{
            edited::{Edited, place_for_key},
            editor_model::{EditorModel, read_request},
        },
        workshop::workshop_model::pressed,
    },
    story::Query,
};

const BOARDS: [Keyboard; 3] =
    [Keyboard::Holes { rounds: false }, Keyboard::Holes { rounds: true }, Keyboard::Points];

/// The keys of a keyboard as browsers call them, with what is held beside them.
const KEYS: [(&str, &str); 14] = [
    ("ArrowLeft", ""),
    ("ArrowRight", ""),
    ("ArrowUp", ""),
    ("ArrowDown", ""),
    ("Home", "Home"),
    ("End", "End"),
    ("PageUp", "Page Up"),
    ("PageDown", "Page Down"),
    ("Backspace", "Backspace"),
    ("Delete", "Delete"),
    ("Insert", "Insert"),
    ("+", "+"),
    ("-", "−"),
    ("F2", "F2"),
];

/// Whether a list has a key by itself; an empty cap stands for the arrow keys.
fn has(keyboard: Keyboard, cap: &str) -> bool {
    let is_it = |key: &Key| match key {
        Cap(known) => *known == cap,
        Named(name) => *name == KeyText::Arrows && cap.is_empty(),
    };
    let rows = [keyboard.rows(), keyboard.questions()].concat();
    rows.iter().any(|Row(chords, _)| chords.iter().any(|keys| keys.len() == 1 && is_it(&keys[0])))
}

#[test]
fn keys_that_lead_from_place_to_place_are_listed() {
    for (name, cap) in KEYS {
        let hole = sowing::keys::place_for_key(Hole(0), name, 6, false, Seat::FIRST);
        assert_eq!(hole.is_some(), has(BOARDS[0], cap), "{name}");
        let from = pasang::PointOrColumn::Point(Point::at(3, 3));
        let point = pasang::place_for_key(from, name, None, false);
        assert_eq!(point.is_some(), has(Keyboard::Points, cap), "{name}");
    }
}

#[test]
fn what_is_asked_by_a_letter_is_listed() {
    for letter in 'a'..='z' {
        let cap = letter.to_ascii_uppercase().to_string();
        let asks = Query::of_letter(letter).is_some();
        for board in BOARDS {
            let is_question = board.questions().iter().any(|Row(chords, _)| {
                chords.iter().any(|keys| matches!(keys, [Cap(known)] if *known == cap))
            });
            assert_eq!(is_question, asks, "{board:?}: {cap}");
        }
    }
}

/// Holds the keys of an editor's board against its list.
fn hold<F: Edited>(game: F, keyboard: Keyboard) {
    let model = EditorModel::new(&read_request(game, ""));
    let first = game.places()[0];
    for (name, cap) in KEYS {
        let leads = place_for_key(&game, model.now(), first, name, false).is_some();
        assert_eq!(leads || model.has_key(name), has(keyboard, cap), "{keyboard:?}: {name}");
    }
}

#[test]
fn keys_with_which_a_board_is_laid_out_are_listed() {
    hold(SowingKind::ALL[0].game(), Keyboard::EditHoles);
    hold(Pasang::default(), Keyboard::EditPoints);
    let letters = ('a'..='z').map(|letter| (letter.to_string(), letter.to_ascii_uppercase().to_string()));
    let others = KEYS.map(|(name, cap)| (name.to_string(), cap.to_string()));
    for (name, cap) in letters.chain(others) {
        let means = pressed(&name, false, Point::at(3, 3)).is_some();
        assert_eq!(means, has(Keyboard::Workshop, &cap), "{name}");
    }
}

#[test]
fn every_row_is_of_some_keyboard_and_says_something() {
    let all = [Keyboard::Page, Keyboard::EditHoles, Keyboard::EditPoints, Keyboard::Workshop];
    for keyboard in all.into_iter().chain(BOARDS) {
        let rows = [keyboard.rows(), keyboard.questions()].concat();
        assert!(rows.len() > 4, "{keyboard:?}");
        for Row(chords, does) in rows {
            assert!(!chords.is_empty() && !say(does).is_empty(), "{keyboard:?}: {does:?}");
        }
    }
}
