//! Hostile names of persons: whatever a name is, the record that bears it is read back, as text and as JSON.

use papan::{
    engine::sowing::Kind,
    notation::{Record, name},
    page::saved_game::SavedGame,
};

use crate::mutations::{inputs, some};

/// A record of a game that has hardly begun, between two persons.
fn record(names: [Option<String>; 3]) -> Record {
    let game = Kind::ALL[0].game();
    let moves = Vec::new();
    Record {
        game,
        preset: Kind::ALL[0].presets()[0].name,
        setup: None,
        names,
        moves,
        outcome: None,
        stop: None,
    }
}

fn valid() -> Vec<String> {
    let names = ["Ama", "Zoë \"the 'Fox'\" 🥜", "a\tb", "\u{7f}\u{85}\u{1b}", "“'″\"", "\\u0022\"\\\""];
    names.map(String::from).into()
}

#[test]
fn every_record_that_is_written_is_read_back() {
    let mut kept = 0;
    let mut before = None;
    for typed in inputs(60, &valid()) {
        let whole = record([Some(typed.clone()), before.replace(typed.clone()), None]);
        let cleaned = record(whole.names.each_ref().map(|typed| typed.as_deref().and_then(name)));
        for text in [whole.to_text(), whole.to_json()] {
            assert_eq!(<Record>::read(&text).as_ref(), Ok(&cleaned), "{typed:?}, written as\n{text}");
        }
        assert_eq!((cleaned.to_text(), cleaned.to_json()), (whole.to_text(), whole.to_json()), "{typed:?}");
        kept += usize::from(cleaned.names[0].is_some());
    }
    some(kept);
}

/// A name is cleaned once: what is clean stays, has one line, and is the same where it is kept.
#[test]
fn a_clean_name_stays_as_it_is() {
    for typed in inputs(61, &valid()) {
        let Some(clean) = name(&typed) else { continue };
        assert!(!clean.contains(char::is_control) && clean.trim() == clean, "{typed:?}");
        assert_eq!(name(&clean).as_ref(), Some(&clean));
        let saved = SavedGame {
            id: "x".into(),
            address: "v=1".into(),
            names: [Some(clean), None, Some(typed.clone()).and_then(|typed| name(&typed))],
            when: "17".into(),
        };
        assert_eq!(SavedGame::read("x", &saved.write()), Some(saved), "{typed:?}");
    }
}
