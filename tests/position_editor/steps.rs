//! Steps that are taken back and done again, and what is said of what cannot be.

use papan::{
    engine::{
        family::Family,
        pasang::{Pasang, board::CENTRE},
        sowing::{
            Kind, Sowing,
            setup::{Form, NoteSchema},
        },
    },
    page::editor::{edited::Edited, editor_model::EditorModel},
};

use super::{model, rendered};

fn keys<F: Edited>(editor: &mut EditorModel<F>, keys: &[&str]) -> String {
    let mut says = String::new();
    for key in keys {
        says = editor.act(|game, setup, selection| game.key(setup, selection, key)).unwrap_or_default();
    }
    says
}

/// The editor of the first game, and what its first hole holds at the start.
fn editor() -> (EditorModel<Sowing>, u32) {
    let editor = model(Kind::ALL[0].game(), "");
    let start = first(&editor);
    (editor, start)
}

fn first(editor: &EditorModel<Sowing>) -> u32 {
    editor.now().holes[0]
}

/// What the first hole holds after each of so many steps back.
fn back<const N: usize>(editor: &mut EditorModel<Sowing>) -> [u32; N] {
    [0; N].map(|_| {
        editor.undo();
        first(editor)
    })
}

#[test]
fn a_number_of_more_figures_is_one_step() {
    let (mut editor, start) = editor();
    assert_eq!(editor.steps(), [false, false]);
    keys(&mut editor, &["a", "1", "2", "3"]);
    assert_eq!((first(&editor), editor.steps()), (123, [true, false]));
    editor.undo();
    assert_eq!((first(&editor), editor.steps()), (start, [false, true]));
    editor.redo();
    assert_eq!(first(&editor), 123);
    // a figure after that begins anew
    keys(&mut editor, &["4"]);
    assert_eq!(first(&editor), 4);
    editor.undo();
    assert_eq!(first(&editor), 123);
    // what no place can hold begins anew, too
    keys(&mut editor, &["2", "5", "6"]);
    assert_eq!(first(&editor), 6);
    assert_eq!(back(&mut editor), [25, 123]);
}

#[test]
fn what_comes_between_figures_is_a_step_of_its_own() {
    let (mut editor, start) = editor();
    keys(&mut editor, &["a", "1", "+", "3"]);
    assert_eq!(first(&editor), 3);
    assert_eq!(back(&mut editor), [2, 1, start]);
}

#[test]
fn a_number_that_ends_as_what_was_there_is_no_step() {
    let (mut editor, start) = editor();
    let figures: Vec<_> = start.to_string().chars().map(String::from).collect();
    let figures: Vec<_> = ["a"].into_iter().chain(figures.iter().map(String::as_str)).collect();
    keys(&mut editor, &figures);
    assert_eq!((first(&editor), editor.steps()), (start, [false, false]));
    // the figure that changes nothing is part of the number that follows
    keys(&mut editor, &["b", "a", "1", "a", "1", "2"]);
    assert_eq!(first(&editor), 12);
    assert_eq!(back(&mut editor), [1, start]);
    // a figure after a step back begins anew
    keys(&mut editor, &["1"]);
    editor.undo();
    keys(&mut editor, &["2"]);
    assert_eq!(first(&editor), 2);
}

fn set<F: Edited>(editor: &mut EditorModel<F>, name: &str, value: &str) -> String {
    editor.act(|game, setup, selection| game.action(setup, selection, name, value)).expect("a control")
}

/// The readings under which a game has a note of several figures: its game, its name, the note, and its value.
fn figured() -> Vec<((Kind, &'static str, &'static str), &'static str)> {
    let mut all = Vec::new();
    for kind in Kind::ALL {
        for reading in kind.readings() {
            for value in reading.values {
                let mut game = kind.game();
                game.set_reading(reading.name, value).expect("a value of the reading");
                let figures = |note: &NoteSchema| matches!(note.form, Form::Figures(_));
                let of_default = kind.game().note_schema().iter().any(figures);
                let found = game.note_schema().into_iter().find(figures).filter(|_| !of_default);
                all.extend(found.map(|note| ((kind, reading.name, note.key), *value)));
            }
        }
    }
    all
}

#[test]
fn what_is_no_number_is_said_and_changes_nothing() {
    let none = "That is not a whole number. Nothing has changed.";
    let (mut editor, start) = editor();
    for typed in ["", "abc", "1.5", "1e2", "ü"] {
        let said = set(&mut editor, "pos-count", typed);
        assert_eq!(said, format!("{none} {}.", editor.game.label(editor.now(), 0)));
        assert_eq!((first(&editor), editor.steps()), (start, [false, false]));
    }
    // beyond the limit is the limit, and said as it is
    assert!(set(&mut editor, "pos-count", "9999").contains("255"));
    assert!(set(&mut editor, "pos-count", "-3").contains("empty"));
    for kind in Kind::ALL.into_iter().filter(|kind| kind.has_rounds()) {
        let mut editor = model(kind.game(), "");
        set(&mut editor, "pos-note-round", "3");
        assert_eq!(set(&mut editor, "pos-note-round", "x"), format!("{none} Round: 3."));
        assert!(editor.text().contains("_round-3"), "{}", editor.text());
    }
    for (reading, value) in figured() {
        let (kind, reading, key) = reading;
        let address = format!("v=1&r={}.{reading}-{value}", kind.presets()[0].name);
        let mut editor = model(kind.game(), &address);
        let name = format!("pos-figure-0-{key}");
        set(&mut editor, &name, "2");
        let said = set(&mut editor, &name, "no");
        assert!(said.starts_with(none) && said.ends_with(": 2."), "{said}");
    }
    let mut editor = model(Pasang::default(), "");
    set(&mut editor, "pos-score-1", "7");
    assert_eq!(set(&mut editor, "pos-score-1", "!"), format!("{none} Player 1’s points: 7."));
}

#[test]
fn the_hollow_centre_says_what_it_is() {
    let hollow = "f6, the hollow centre: always empty.";
    let mut editor = model(Pasang::default(), "");
    let stood = (editor.now().clone(), editor.selection.at);
    assert_eq!(keys(&mut editor, &["f", "6"]), hollow);
    assert_eq!(set(&mut editor, "f6", ""), hollow);
    assert_eq!((editor.now().clone(), editor.selection.at), stood);
    // a tap finds it on the board, where nothing else of it is reached
    for turned in [false, true] {
        assert_eq!(rendered(editor.game.contents(editor.now(), turned)).matches("data-t=\"f6\"").count(), 1);
    }
    assert!(!editor.game.places().contains(&CENTRE.0));
}
