//! Hostile text for the parsers of moves, positions and readings. Nothing may panic; what is accepted is equal
//! after writing and reading again; what is refused is refused inside the text. Records: `hostile_records.rs`.

use mutations::{inputs, some};
use papan::{
    engine::{
        Game, Hole,
        sowing::{Kind, Sowing, setup::Setup},
    },
    notation::{
        PositionError, hole_by_letter, hole_letter, position::read_setup, read_move, read_position,
        read_readings, write_move, write_position, write_readings,
    },
    playout::Playouts,
};

use crate::{mutations, rooms};

fn games() -> Vec<Sowing> {
    let of = |kind: Kind| kind.presets().iter().filter_map(move |preset| kind.preset(preset.name));
    let mut games: Vec<Sowing> = Kind::ALL.into_iter().flat_map(of).collect();
    for kind in Kind::ALL {
        let read = |text: String| read_readings(kind.game(), &text).expect("readings of the rules").0;
        games.extend(rooms::readings(kind.name(), "large").into_iter().map(read));
    }
    games
}

/// Positions of one random game each, as text.
fn positions(game: &Sowing) -> Vec<String> {
    let mut texts = vec![write_position(game, &game.start())];
    Playouts::new(*game, 9).play(game.start(), |_, _, after| texts.push(write_position(game, after)));
    texts
}

#[test]
fn letters_and_moves() {
    let mut accepted = 0;
    for game in games() {
        let row = game.row();
        for letter in (0..=0x2000).filter_map(char::from_u32).chain(['🥜', char::MAX]) {
            if let Some(hole) = hole_by_letter(letter, row) {
                assert!(hole.0 < 2 * row, "{letter:?} on a board of {row}");
                assert_eq!(hole_letter(hole, row), letter);
                accepted += 1;
            }
        }
        let letters = || (b'a'..=b'i').chain(b'A'..=b'I').map(char::from);
        let valid: Vec<String> =
            letters().map(String::from).chain(letters().map(|letter| format!("x{letter}"))).collect();
        for text in inputs(1, &valid) {
            if let Some(chosen) = read_move(&game, &text) {
                assert_eq!(write_move(&game, chosen), text);
                accepted += 1;
            }
        }
    }
    some(accepted);
}

/// Counters that have left the game: those of each hole that has been emptied before play begins.
fn set_aside(game: &Sowing, setup: &Result<Setup, PositionError>) -> u32 {
    let noted = setup.iter().flat_map(|setup| &setup.notes).find(|(key, _)| key == "emptied");
    let emptied = noted.map_or(3, |(_, value)| value.parse().expect("how many have been emptied"));
    let empties = game.note_schema().iter().any(|noted| noted.key == "emptied");
    if empties { u32::from(game.start().count(Hole(0))) * emptied } else { 0 }
}

#[test]
fn positions_and_setups() {
    let mut accepted = 0;
    for (seed, game) in (0..).zip(games()) {
        for text in inputs(seed, &positions(&game)) {
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
                    assert_eq!(position.total() + set_aside(&game, &setup), game.total(), "{text:?}");
                    assert_eq!(read_position(&game, &write_position(&game, &position)), Ok(position));
                    // whatever can be set up can be played
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
    let mut accepted = 0;
    for kind in Kind::ALL {
        let mut valid = vec![String::new()];
        for preset in kind.presets() {
            valid.push(preset.name.into());
            let pairs = kind.readings().iter().flat_map(|reading| {
                reading.values.iter().map(move |value| format!("{}-{value}", reading.name))
            });
            let pairs: Vec<String> = pairs.collect();
            valid.extend(pairs.iter().map(|pair| format!("{}.{pair}", preset.name)));
            valid.push(format!("{}.{}", preset.name, pairs.join(".")));
        }
        for text in inputs(3, &valid) {
            if let Ok((game, preset)) = read_readings(kind.game(), &text) {
                accepted += 1;
                assert_eq!(game.kind(), kind);
                assert_eq!(
                    read_readings(kind.game(), &write_readings(&game, preset)),
                    Ok((game, preset)),
                    "{text:?}"
                );
            }
        }
    }
    some(accepted);
}
