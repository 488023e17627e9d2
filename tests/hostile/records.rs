//! Hostile text for the reader of records, as text and as JSON. Nothing may panic; what is accepted is equal
//! after writing and reading again; an error's line and column lie inside the text.

use mutations::{inputs, some};
use papan::{
    engine::{Game, sowing::Kind},
    notation::{Record, read_readings},
    playout::Playouts,
};

use crate::{mutations, rooms};

/// Short games, whole and cut, with and without the tags that may be left out.
fn records() -> Vec<Record> {
    let mut records = Vec::new();
    let short = |kind: Kind| {
        let all = rooms::readings(kind.name(), "short").into_iter();
        all.map(move |text| read_readings(kind.game(), &text).expect("readings of the rules"))
    };
    for (game, preset) in Kind::ALL.into_iter().flat_map(short) {
        let mut moves = Vec::new();
        let outcome = Playouts::new(game, 7).play(game.start(), |_, chosen, _| moves.push(chosen));
        let names = [Some("Ama".into()), Some("Zoë 🥜".into()), None];
        records.push(Record { game, preset, setup: None, names, moves, outcome: Some(outcome), stop: None });
    }
    let of = |kind: Kind| kind.presets().iter().map(move |preset| (kind, preset));
    let single = Kind::ALL.into_iter().filter(|kind| kind.seats() == 2 && !kind.has_rounds());
    for (kind, preset) in single.flat_map(of) {
        let game = kind.preset(preset.name).expect("its own preset");
        let mut moves = Vec::new();
        Playouts::new(game, 7).play(game.start(), |_, chosen, _| moves.push(chosen));
        moves.truncate(7);
        let whole = Record {
            game,
            preset: preset.name,
            setup: None,
            names: Default::default(),
            moves,
            outcome: None,
            stop: None,
        };
        let second = game.try_play(&game.start(), whole.moves[0], |_| ()).expect("a legal move");
        let rest = Record { setup: Some(second), moves: whole.moves[1..].to_vec(), ..whole.clone() };
        records.extend([whole, rest]);
    }
    records
}

/// Reads hostile forms of the records and gives how many were accepted.
fn read_hostile(seed: u64, write: impl Fn(&Record) -> String) -> usize {
    let valid: Vec<String> = records().iter().map(&write).collect();
    let mut accepted = 0;
    for text in inputs(seed, &valid) {
        match <Record>::read(&text) {
            Ok(record) => {
                accepted += 1;
                let again = write(&record);
                assert_eq!(<Record>::read(&again).as_ref(), Ok(&record), "{text:?}, written as\n{again}");
            }
            Err(error) => {
                // a text that ends in a line break has one more line, an empty one
                let lines: Vec<&str> = text.split('\n').collect();
                assert!((1..=lines.len()).contains(&error.line), "{error:?} in {text:?}");
                let length = lines[error.line - 1].chars().count();
                assert!((1..=length + 1).contains(&error.column), "{error:?} in {text:?}");
            }
        }
    }
    accepted
}

#[test]
fn records_as_text() {
    some(read_hostile(4, Record::to_text));
}

#[test]
fn records_as_json() {
    some(read_hostile(5, Record::to_json));
}
