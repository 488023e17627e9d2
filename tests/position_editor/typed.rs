//! Whatever is typed, pasted or sent: it is read or refused with its place, and what can be read is written as it is.

use papan::{
    board::View,
    page::editor::{
        edited::{Edited, SetupReadError},
        reducer::EditorState,
        view::{board_side, control_side},
    },
};
use yew::prelude::*;

use super::{
    model,
    mutations::{inputs, some},
    pasang, positions, rendered, sowing,
};

/// One of so many inputs is tried.
fn hostile<F: Edited>(plain: F, game: F, preset: &str, every: usize) {
    let texts: Vec<_> =
        positions(game, 4, 12).iter().map(|position| F::write_setup(&game.setup_of(position))).collect();
    let mut editor = model(plain, &format!("v=1&r={preset}"));
    let mut accepted = 0;
    for (at, text) in inputs(5, &texts).enumerate().filter(|(at, _)| at % every == 0) {
        match game.read_setup(&text) {
            Ok(open) => {
                accepted += 1;
                let written = F::write_setup(&open);
                assert!(game.read_setup(&written).ok() == Some(open.clone()), "{text:?} {written:?}");
                // everything that is said and drawn of it
                editor.replace(open, &papan::words::position::EditorMessage::Taken);
                let status = editor.status();
                assert!(!status.text.is_empty());
                if at % 64 == 0 {
                    let mut state = EditorState::new(plain, "", View::Either);
                    state.model = editor.clone();
                    drop(rendered(html! { <>{ board_side(&state) }{ control_side(&state, "") }</> }));
                }
            }
            Err(SetupReadError::Column(column)) => {
                assert!(column >= 1 && column <= text.chars().count() + 1, "{column} of {text:?}");
            }
            Err(SetupReadError::Board(why)) => assert!(!why.is_empty()),
        }
        if at % 16 == 0 {
            let address = format!("v=1&r={preset}&pos={text}");
            drop(model(plain, &address).status());
            drop(model(plain, &text).status());
        }
    }
    some(accepted);
}

#[test]
fn hostile_texts_of_holes() {
    for (game, preset) in sowing() {
        // one preset a game: the readings judge, but do not read
        if game.kind().presets()[0].name == preset {
            hostile(game.kind().game(), game, preset, 4);
        }
    }
}

#[test]
fn hostile_texts_of_points() {
    let (game, preset) = pasang()[0];
    hostile(game, game, preset, 1);
}

#[test]
fn figures_and_letters_are_typed() {
    let (game, _) = sowing()[0];
    let mut editor = model(game, "");
    // the other row begins at A
    let (other, lies) = (game.row(), editor.now().holes.clone());
    let (c, a) = (lies[2], lies[usize::from(other)]);
    let mut key = |key: &str| {
        editor.act(|game, setup, selection| game.key(setup, selection, key));
        (editor.selection.at, editor.now().holes[usize::from(editor.selection.at)])
    };
    assert_eq!(["c", "1", "2"].map(&mut key), [(2, c), (2, 1), (2, 12)]);
    assert_eq!(["Backspace", "+", "-", "Delete"].map(&mut key), [(2, 1), (2, 2), (2, 1), (2, 0)]);
    // what no place can hold begins anew
    assert_eq!(["2", "5", "6"].map(&mut key), [(2, 2), (2, 25), (2, 6)]);
    assert_eq!(["A", "3", "c", "3"].map(&mut key), [(other, a), (other, 3), (2, 6), (2, 3)]);
    let (pasang, _) = pasang()[0];
    let mut editor = model(pasang, "");
    let mut key = |key: &str| {
        editor.act(|game, setup, selection| game.key(setup, selection, key));
        editor.game.place_name(editor.selection.at)
    };
    assert_eq!(["e", "5"].map(&mut key)[1], "e5");
    assert_eq!(["k", "1", "1"].map(&mut key)[1..], ["k1", "k11"]);
    assert_eq!(["f", "6"].map(&mut key)[1], "k11");
}
