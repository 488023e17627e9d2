//! What is done by the controls: any position can be set up with them, and each step is taken back and done again.

use fastrand::Rng;
use papan::{
    engine::{
        pasang::{
            board::{Colour, Point},
            position::Piece,
        },
        sowing::{
            Sowing,
            position::Mark,
            setup::{Form, Setup},
        },
    },
    page::editor::{
        edited::{Edited, place_for_key},
        editor_model::EditorModel,
    },
};

use super::{model, pasang, positions, rendered, sowing};

fn tap<F: Edited>(editor: &mut EditorModel<F>, name: &str, value: &str) -> String {
    let says = editor.act(|game, setup, selection| game.action(setup, selection, name, value));
    says.unwrap_or_else(|| panic!("no control is called {name}"))
}

/// Sets up a position by the controls alone, whatever lies before.
fn lay(editor: &mut EditorModel<Sowing>, wanted: &Setup) {
    let game = editor.game;
    for place in game.places() {
        tap(editor, &game.place_name(place), "");
        let at = usize::from(place);
        let count = wanted.holes.iter().chain(&wanted.stores).nth(at).expect("a place");
        tap(editor, "pos-count", &count.to_string());
        if at >= wanted.holes.len() {
            continue;
        }
        let has = |setup: &Setup| setup.marks.get(at).copied().unwrap_or(Mark::None);
        let (now, then) = (has(editor.now()), has(wanted));
        // the mark that it has is taken off, or another one put in its place
        let mark = if then == Mark::None { now } else { then };
        let code = match mark {
            Mark::None => continue,
            Mark::Closed => "x",
            Mark::Tied(seat) => ["t1", "t2", "t3"][seat.index()],
            Mark::Puta => "p",
            Mark::Naga => "n",
            Mark::Wala => "w",
        };
        if now != then {
            tap(editor, &format!("pos-mark-{code}"), "");
        }
    }
    tap(editor, "pos-turn", &(wanted.to_move + 1).to_string());
    for noted in game.note_schema() {
        let note = |setup: &Setup| {
            setup.notes.iter().find(|(key, _)| key == noted.key).map(|(_, value)| value.clone())
        };
        let then = note(wanted);
        let name = format!("pos-note-{}", noted.key);
        match noted.form {
            Form::Number { usual, .. } => drop(tap(editor, &name, &then.unwrap_or(usual.to_string()))),
            Form::OneOf(values) => drop(tap(editor, &name, &then.unwrap_or(values[0].into()))),
            Form::Figures(all) => {
                for (at, figure) in then.unwrap_or("0".repeat(all.into())).chars().enumerate() {
                    tap(editor, &format!("pos-figure-{at}-{}", noted.key), &figure.to_string());
                }
            }
            Form::Holes | Form::Hole => {
                for place in 0..2 * game.row() {
                    let letter = game.place_name(place);
                    let has = |note: Option<String>| match (noted.form, note) {
                        (Form::Holes, None) => true,
                        (_, note) => note.is_some_and(|note| note.contains(&letter)),
                    };
                    if has(note(editor.now())) != has(then.clone()) {
                        tap(editor, &letter, "");
                        tap(editor, &format!("pos-hole-{}", noted.key), "");
                    }
                }
            }
        }
    }
}

#[test]
fn every_position_of_holes_is_set_up_by_its_controls() {
    for (game, preset) in sowing() {
        let mut editor = model(game.kind().game(), &format!("v=1&r={preset}"));
        for position in positions(game, 12, 60) {
            lay(&mut editor, &game.setup(&position));
            assert_eq!(game.checked(editor.now()), Ok(position), "{preset}: {}", editor.text());
        }
    }
}

#[test]
fn every_position_of_pasang_is_set_up_by_its_controls() {
    for (game, preset) in pasang() {
        let mut editor = model(papan::engine::pasang::Pasang::default(), &format!("v=1&r={preset}"));
        assert_eq!(editor.game, game);
        // where a pattern is given it can be laid as well
        let first = usize::from(game.pattern().is_some());
        for position in positions(game, 3, 25) {
            let wanted = game.setup_of(&position);
            editor.clear();
            for own in 0..2 {
                let column =
                    wanted.passages[own].map_or("-".into(), |column| char::from(b'a' + column).to_string());
                tap(&mut editor, &format!("pos-passage-{}", own + 1), &column);
            }
            for (point, piece) in wanted.pieces() {
                let brush = first
                    + match piece {
                        Piece::Token(Colour::Black) => 0,
                        Piece::Token(Colour::White) => 1,
                        Piece::Ka(seat) => 2 + seat.index(),
                    };
                tap(&mut editor, "pos-brush", &brush.to_string());
                tap(&mut editor, &game.place_name(point.0), "");
            }
            for own in 0..2 {
                let number = own + 1;
                if let Some(was) = wanted.ka_tokens[own] {
                    tap(
                        &mut editor,
                        &format!("pos-was-{number}"),
                        if was == Colour::Black { "b" } else { "w" },
                    );
                }
                tap(&mut editor, &format!("pos-score-{number}"), &wanted.scores[own].to_string());
            }
            tap(&mut editor, "pos-turn", &(wanted.to_move + 1).to_string());
            assert_eq!(game.checked(editor.now()), Ok(position), "{}", editor.text());
            // who has all the rest has what the other has not
            let says = tap(&mut editor, "pos-rest-1", "");
            assert!(editor.status().lawful, "{says}");
        }
    }
}

/// A random action by a control of the page, a key, or a button of the editor.
fn stir<F: Edited>(editor: &mut EditorModel<F>, rng: &mut Rng) -> String {
    const KEYS: [&str; 20] = [
        "1",
        "2",
        "9",
        "0",
        "+",
        "-",
        "Backspace",
        "Delete",
        "a",
        "b",
        "k",
        "A",
        "5",
        "é",
        "Enter",
        "F1",
        "−",
        "e",
        "x",
        "~",
    ];
    let controls = rendered(editor.game.controls(editor.now(), &editor.selection));
    let names: Vec<_> =
        controls.split("data-t=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    match rng.u8(..8) {
        0 => editor.clear(),
        1 => editor.at_start(),
        2 | 3 => {
            let name = names[rng.usize(..names.len())].to_string();
            let values = ["", "1", "2", "12", "x", "b", "w", "e", "-", "999", "99999999999", "open", "7"];
            let value = values[rng.usize(..values.len())];
            editor
                .act(|game, setup, selection| game.action(setup, selection, &name, value))
                .unwrap_or_default()
        }
        4 => {
            let places = editor.game.places();
            let name = editor.game.place_name(places[rng.usize(..places.len())]);
            tap(editor, &name, "")
        }
        _ => {
            let key = KEYS[rng.usize(..KEYS.len())];
            editor.act(|game, setup, selection| game.key(setup, selection, key)).unwrap_or_default()
        }
    }
}

fn back_and_on<F: Edited>(plain: F, preset: &str) {
    let mut rng = Rng::with_seed(11);
    let mut editor = model(plain, &format!("v=1&r={preset}"));
    let began = editor.now().clone();
    let (mut stood, mut typing) = (vec![began.clone()], false);
    for _ in 0..150 {
        let (at, typed) = (editor.selection.at, editor.selection.typed.clone());
        let says = stir(&mut editor, &mut rng);
        // a number that is typed on is one step
        let goes_on =
            !typed.is_empty() && editor.selection.at == at && editor.selection.typed.len() > typed.len();
        typing &= goes_on;
        assert!(says.split_whitespace().count() <= 25, "{says}");
        let status = editor.status();
        assert!(status.text.split_whitespace().count() <= 25, "{}", status.text);
        if editor.now() != stood.last().expect("the first") {
            if typing {
                stood.pop();
            }
            if stood.last() == Some(editor.now()) {
                typing = false;
            } else {
                typing |= !editor.selection.typed.is_empty();
                stood.push(editor.now().clone());
            }
        }
        // a board in the making is sent as it is
        assert!(model(plain, &editor.address()).now() == editor.now(), "{}", editor.address());
    }
    assert!(stood.len() > 30, "{}", stood.len());
    for before in stood.iter().rev().skip(1) {
        editor.undo();
        assert!(editor.now() == before);
    }
    let nothing = editor.undo();
    assert!(*editor.now() == began && nothing.contains("nothing"), "{nothing}");
    for after in &stood[1..] {
        editor.redo();
        assert!(editor.now() == after);
    }
    editor.redo();
    assert!(editor.now() == stood.last().expect("the last"));
    // what is done anew is not done again
    editor.undo();
    editor.clear();
    editor.at_start();
    let now = editor.now().clone();
    editor.redo();
    assert!(*editor.now() == now);
    editor.reset_to_opened();
    assert!(*editor.now() == began);
}

#[test]
fn all_is_taken_back_and_done_again() {
    sowing().into_iter().for_each(|(game, preset)| back_and_on(game.kind().game(), preset));
    pasang()
        .into_iter()
        .for_each(|(_, preset)| back_and_on(papan::engine::pasang::Pasang::default(), preset));
}

fn all_reached<F: Edited>(game: F) {
    let open = game.setup_of(&game.start());
    for turned in [false, true] {
        let mut seen = vec![game.places()[0]];
        let mut next = 0;
        while next < seen.len() {
            for key in
                ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"]
            {
                let to = place_for_key(&game, &open, seen[next], key, turned).expect("a key of the board");
                if !seen.contains(&to) {
                    seen.push(to);
                }
            }
            next += 1;
        }
        assert_eq!(seen.len(), game.places().len(), "{} {turned}", game.kind().name());
        assert_eq!(place_for_key(&game, &open, 0, "x", turned), None);
    }
}

#[test]
fn arrows_reach_every_place() {
    sowing().into_iter().for_each(|(game, _)| all_reached(game));
    pasang().into_iter().for_each(|(game, _)| all_reached(game));
    let (pasang, _) = pasang()[0];
    let open = pasang.empty_board();
    let go = |from: Point, key| place_for_key(&pasang, &open, from.0, key, true).map(Point);
    assert_eq!(go(Point::at(5, 4), "ArrowUp"), Some(Point::at(5, 6)));
    assert_eq!(go(Point::at(3, 3), "ArrowUp"), Some(Point::at(3, 4)));
    assert_eq!(go(Point::at(3, 3), "End"), Some(Point::at(10, 3)));
}
