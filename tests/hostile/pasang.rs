//! Hostile text for the parsers of Pasang: moves, points and lines, positions, readings, records. Nothing may panic; what
//! is accepted is equal after writing and reading again; what is refused is refused inside the text.

use papan::{
    engine::{
        Game,
        family::Family,
        pasang::{Pasang, board::SIDE},
    },
    notation::{
        PositionError, Record,
        pasang::{
            line_by_name, point_by_name, read_move, read_position, read_setup, write_move, write_position,
        },
        read_readings, write_readings,
    },
    playout::Playouts,
};

use crate::mutations::{inputs, some};

fn games() -> Vec<(Pasang, &'static str)> {
    let plain = Pasang::default();
    let of = |name: &'static str| Some((plain.with_preset(name)?, name));
    plain.presets().iter().filter_map(|preset| of(preset.name)).collect()
}

/// One random game: its moves, and its positions as text.
fn played(game: Pasang) -> (Vec<papan::engine::pasang::Move>, Vec<String>) {
    let (mut moves, mut texts) = (Vec::new(), vec![write_position(&game, &game.start())]);
    Playouts::new(game, 9).play(game.start(), |_, chosen, after| {
        moves.push(chosen);
        texts.push(write_position(&game, after));
    });
    (moves, texts)
}

#[test]
fn moves_points_and_lines() {
    let mut accepted = 0;
    for (seed, (game, _)) in (60..).zip(games()) {
        let valid: Vec<String> = played(game).0.into_iter().map(write_move).collect();
        for text in inputs(seed, &valid) {
            if let Some(chosen) = read_move(&text) {
                accepted += 1;
                assert_eq!(write_move(chosen), text);
                assert_eq!(
                    game.try_play(&game.start(), chosen, |_| ()).is_ok(),
                    game.is_legal(&game.start(), chosen)
                );
            }
            if let Some(point) = point_by_name(&text) {
                assert!(point.row() < SIDE && point.column() < SIDE, "{text:?}");
            }
            if let Some(line) = line_by_name(&text) {
                assert!(line.sides.iter().all(|&side| side < 100), "{text:?}");
            }
        }
    }
    some(accepted);
}

#[test]
fn positions() {
    let mut accepted = 0;
    for (seed, (game, _)) in (70..).zip(games()) {
        for text in inputs(seed, &played(game).1) {
            let inside = |error: &PositionError| match error {
                PositionError::Syntax { column } => (1..=text.chars().count() + 1).contains(column),
                PositionError::Law(_) => true,
            };
            let setup = read_setup(&text);
            assert!(setup.as_ref().err().is_none_or(inside), "{setup:?} in {text:?}");
            match read_position(&game, &text) {
                Err(error) => assert!(inside(&error), "{error:?} in {text:?}"),
                Ok(position) => {
                    accepted += 1;
                    assert_eq!(read_position(&game, &write_position(&game, &position)), Ok(position));
                    game.each_move(&position, |chosen| {
                        assert!(game.try_play(&position, chosen, |_| ()).is_ok(), "{chosen:?} in {text:?}");
                    });
                }
            }
        }
    }
    some(accepted);
}

#[test]
fn readings() {
    let plain = Pasang::default();
    let mut valid = vec![String::new()];
    for preset in plain.presets() {
        let pairs = plain.readings().iter().flat_map(|reading| {
            reading.values.iter().map(move |value| format!("{}.{}-{value}", preset.name, reading.name))
        });
        valid.extend(pairs);
    }
    let mut accepted = 0;
    for text in inputs(80, &valid) {
        if let Ok((game, preset)) = read_readings(plain, &text) {
            accepted += 1;
            assert_eq!(read_readings(plain, &write_readings(&game, preset)), Ok((game, preset)), "{text:?}");
        }
    }
    some(accepted);
}

fn read_hostile(seed: u64, write: impl Fn(&Record<Pasang>) -> String) -> usize {
    let record = |(game, preset): (Pasang, &'static str)| {
        let (moves, names) = (played(game).0.into_iter().take(9).collect(), Default::default());
        Record { game, preset, setup: None, names, moves, outcome: None, stop: None }
    };
    let valid: Vec<String> = games().into_iter().map(|game| write(&record(game))).collect();
    let mut accepted = 0;
    for text in inputs(seed, &valid) {
        match Record::<Pasang>::read(&text) {
            Ok(record) => {
                accepted += 1;
                assert_eq!(Record::read(&write(&record)).as_ref(), Ok(&record), "{text:?}");
            }
            Err(error) => {
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
fn records_as_text_and_as_json() {
    some(read_hostile(90, Record::to_text));
    some(read_hostile(91, Record::to_json));
}
