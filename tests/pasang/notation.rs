//! Moves and positions as text: what is written is read, and nothing that is read panics.

use fastrand::Rng;
use papan::{
    engine::{
        Game,
        family::Family,
        pasang::{Line, Move, Pasang, board::Point},
    },
    notation::{
        PositionError,
        pasang::{read_move, read_position, write_move, write_position},
    },
    playout::Playouts,
};

/// Every pattern and every way to read a line or to choose a ka.
fn games() -> Vec<Pasang> {
    let mut games = Vec::new();
    for pattern in ["pattern_1", "pattern_2", "checker", "custom"] {
        for (reading, value) in [
            ("line_rule", "joined"),
            ("line_rule", "either"),
            ("partial_capture", "odd_part"),
            ("ka_method", "either"),
        ] {
            let mut game = Pasang::default();
            game.set_reading("pattern", pattern).unwrap();
            game.set_reading(reading, value).unwrap();
            games.push(game);
        }
    }
    games
}

#[test]
fn moves_are_written_as_the_notation_says() {
    for (chosen, text) in [
        (Move::Passage(2), "c"),
        (
            Move::Ka { from: Point::at(4, 4), to: Point::at(3, 4), line: Line { sides: [0, 0, 3, 0] } },
            "e5-d5xW3",
        ),
        (Move::Go { to: Point::at(8, 7), line: Line { sides: [0, 0, 1, 2] } }, "i8xW1E2"),
        (Move::Go { to: Point::at(10, 10), line: Line { sides: [10, 0, 0, 0] } }, "k11xN10"),
    ] {
        assert_eq!(write_move(chosen), text);
        assert_eq!(read_move(text), Some(chosen));
    }
    for text in [
        "",
        "l",
        "A",
        "cc",
        "x",
        "ax",
        "a1",
        "a0xN1",
        "a12xN1",
        "a01xN1",
        "l1xN1",
        "a1xN",
        "a1xN0",
        "a1xN01",
        "a1xE1W1",
        "a1xN1N1",
        "a1x1",
        "a1xN1 ",
        "a1-xN1",
        "-a1xN1",
        "a1-b1",
        "a1-b1xN1xS1",
        "a1-b1-c1xN1",
        "a1xN100",
        "a1xN999999999999",
        "é1xN1",
        "a1xÉ1",
        "a١xN1",
    ] {
        assert_eq!(read_move(text), None, "{text}");
    }
}

#[test]
fn a_position_is_written_as_the_notation_says() {
    let game = Pasang::default();
    let start = "wwwwwbbbbbw.bwwwwbbbbww.bbwwwbbbwww.bbbwwbbwwww.bbbbwbwwwww.bbbbb_bbbbb.wwwwwbwbbbb.\
        wwwwbbwwbbb.wwwbbbwwwbb.wwbbbbwwwwb.wbbbbbwwwww~1~0-0~--~--";
    assert_eq!(write_position(&game, &game.start()), start);
    assert_eq!(read_position(&game, start), Ok(game.start()));
}

#[test]
fn moves_and_positions_of_random_games_come_back() {
    for (seed, game) in games().into_iter().enumerate() {
        let mut playouts = Playouts::new(game, seed as u64);
        for _ in 0..40 {
            playouts.play(game.start(), |_, chosen, after| {
                assert_eq!(read_move(&write_move(chosen)), Some(chosen));
                let text = write_position(&game, after);
                assert_eq!(read_position(&game, &text).as_ref(), Ok(after), "{text}");
                assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte)));
            });
        }
    }
}

#[test]
fn spoiled_texts_are_refused_with_a_column_or_come_back_as_they_were() {
    let mut rng = Rng::with_seed(5);
    let alphabet: Vec<char> = "bwSN_.~-0123456789abcdefghijkxWE é١".chars().collect();
    for game in games() {
        let mut playouts = Playouts::new(game, 7);
        let mut texts = Vec::new();
        playouts.play(game.start(), |_, chosen, after| {
            texts.push((write_move(chosen), write_position(&game, after)));
        });
        for round in 0..2000 {
            let (chosen, position) = &texts[round % texts.len()];
            for (text, is_move) in [(chosen, true), (position, false)] {
                let mut letters: Vec<char> = text.chars().collect();
                for _ in 0..=rng.usize(..3) {
                    let at = rng.usize(..=letters.len());
                    match rng.u8(..3) {
                        0 if at < letters.len() => drop(letters.remove(at)),
                        1 if at < letters.len() => letters[at] = alphabet[rng.usize(..alphabet.len())],
                        _ => letters.insert(at, alphabet[rng.usize(..alphabet.len())]),
                    }
                }
                let spoiled: String = letters.iter().collect();
                if is_move {
                    if let Some(read) = read_move(&spoiled) {
                        assert_eq!(write_move(read), spoiled);
                    }
                    continue;
                }
                match read_position(&game, &spoiled) {
                    Ok(read) => assert_eq!(write_position(&game, &read), spoiled),
                    Err(PositionError::Syntax { column }) => {
                        assert!((1..=letters.len() + 1).contains(&column), "{column} in {spoiled}");
                    }
                    Err(PositionError::Law(_)) => (),
                }
            }
        }
    }
}
