//! A position as text: counts of holes 0 … 2n−1, stores, the seat to move, and the notes of the game.
//!
//! The start of a game with two rows of five holes and two notes: `10-10-10-10-10-10-10-10-10-10_0-0_1_played-0_moves-0`.

use crate::engine::{
    pasang,
    seat::Seat,
    sowing::{
        Sowing,
        position::{Mark, Position},
        setup::{Setup, SetupError},
    },
};

/// Why a text is not a position of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// Column, from 1, of the first error.
    Syntax { column: usize },
    /// The text can be read, but the position breaks a law of the game.
    Law(Law),
}

/// The law that a position breaks, in any family of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Law {
    Sowing(SetupError),
    Pasang(pasang::Law),
}

pub fn write_position(game: &Sowing, position: &Position) -> String {
    write_setup(&game.setup(position))
}

/// Writes a setup, legal or not. A closed hole is written without its count, which is always zero.
pub fn write_setup(setup: &Setup) -> String {
    let counts = |counts: &[u32]| counts.iter().map(u32::to_string).collect::<Vec<_>>().join("-");
    let marks = setup.marks.iter().copied().chain(std::iter::repeat(Mark::None));
    let holes: Vec<_> = setup.holes.iter().zip(marks).map(|(&count, mark)| hole(count, mark)).collect();
    let mut text = format!("{}_{}_{}", holes.join("-"), counts(&setup.stores), setup.to_move + 1);
    for (key, value) in &setup.notes {
        text += &format!("_{key}-{value}");
    }
    text
}

pub fn read_position(game: &Sowing, text: &str) -> Result<Position, PositionError> {
    game.position(&read_setup(text)?).map_err(|law| PositionError::Law(Law::Sowing(law)))
}

/// Reads a setup, without checking any game's laws.
pub fn read_setup(text: &str) -> Result<Setup, PositionError> {
    let mut setup = Setup::default();
    let mut column = 1;
    let mut parts = 0;
    for part in text.split('_') {
        match parts {
            0 => (setup.holes, setup.marks) = holes(part, column)?,
            1 => setup.stores = counts(part, column)?,
            2 => setup.to_move = seat(part).ok_or(PositionError::Syntax { column })?,
            _ => {
                let (key, value) = part.split_once('-').ok_or(PositionError::Syntax { column })?;
                setup.notes.push((key.into(), value.into()));
            }
        }
        parts += 1;
        column += part.chars().count() + 1;
    }
    if parts < 3 { Err(PositionError::Syntax { column: column - 1 }) } else { Ok(setup) }
}

/// A count and its mark: `4t1` tied by the first seat, `1p` puta, `2n` naga, `3w` wala, `x` closed.
fn hole(count: u32, mark: Mark) -> String {
    match mark {
        Mark::None => count.to_string(),
        Mark::Closed => "x".into(),
        Mark::Tied(seat) => format!("{count}t{}", seat.index() + 1),
        Mark::Puta => format!("{count}p"),
        Mark::Naga => format!("{count}n"),
        Mark::Wala => format!("{count}w"),
    }
}

/// Counts and marks of all holes; the list of marks is empty if no hole has one.
fn holes(part: &str, mut column: usize) -> Result<(Vec<u32>, Vec<Mark>), PositionError> {
    let (mut holes, mut marks) = (Vec::new(), Vec::new());
    for hole in part.split('-') {
        let figures = hole.len() - hole.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (count, mark) = hole.split_at(figures);
        let mark = match mark {
            "" => Mark::None,
            "x" if count.is_empty() => Mark::Closed,
            "p" => Mark::Puta,
            "n" => Mark::Naga,
            "w" => Mark::Wala,
            tied => {
                let seat = tied.strip_prefix('t').and_then(self::seat).and_then(Seat::at);
                Mark::Tied(seat.ok_or(PositionError::Syntax { column })?)
            }
        };
        let count = if mark == Mark::Closed { Some(0) } else { count.parse().ok() };
        holes.push(count.ok_or(PositionError::Syntax { column })?);
        marks.push(mark);
        column += hole.chars().count() + 1;
    }
    if marks.iter().all(|&mark| mark == Mark::None) {
        marks.clear();
    }
    Ok((holes, marks))
}

fn counts(part: &str, mut column: usize) -> Result<Vec<u32>, PositionError> {
    let mut counts = Vec::new();
    for figure in part.split('-') {
        let plain = !figure.is_empty() && figure.bytes().all(|byte| byte.is_ascii_digit());
        let count = figure.parse().ok().filter(|_| plain).ok_or(PositionError::Syntax { column })?;
        counts.push(count);
        column += figure.chars().count() + 1;
    }
    Ok(counts)
}

fn seat(part: &str) -> Option<usize> {
    match part {
        "1" => Some(0),
        "2" => Some(1),
        "3" => Some(2),
        _ => None,
    }
}
