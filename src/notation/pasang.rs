//! Pasang as text: columns `a`–`k` from the left, rows 1–11 from the bottom.
//!
//! A passage is `c`, the choice of a ka `e5-d5xW3` (from, to, line), a move of a ka `i8xW1E2`. A line gives the
//! number of nearest tokens taken on each side, in the order N S W E.
//!
//! A position is its rows from the top joined by `.`, then `~` and the seat to move, the scores, the passages
//! and the kas' former colours: `…~1~0-0~--~--` before the first move, `…~2~61-48~ci~bw` later, `-` for an
//! absent one.

use super::PositionError;
use crate::engine::{
    pasang::{
        Line, Move, Pasang,
        board::{CENTRE, Colour, Point, SIDE, Side},
        position::{Piece, Position},
        setup::{Setup, SetupError},
    },
    seat::Seat,
};

const SIDES: [char; 4] = ['N', 'S', 'W', 'E'];

/// The letter of a column, 0 at the left.
pub fn column_letter(column: u8) -> char {
    char::from(b'a' + column % 26)
}

/// The name of a point: `a1` at the bottom left, `k11` at the top right.
pub fn point_name(point: Point) -> String {
    let mut name = String::from(column_letter(point.column()));
    name.push_str(&(point.row() + 1).to_string());
    name
}

/// How many are taken on each side: `W1E2`; empty for no line.
pub fn line_name(line: Line) -> String {
    let mut name = String::new();
    for (side, count) in SIDES.iter().zip(line.sides) {
        if count > 0 {
            name.push(*side);
            name.push_str(&count.to_string());
        }
    }
    name
}

pub fn write_move(chosen: Move) -> String {
    let (to, line) = match chosen {
        Move::Passage(column) => return column_letter(column).into(),
        Move::Ka { to, line, .. } | Move::Go { to, line } => (to, line),
    };
    let mut text = String::new();
    if let Move::Ka { from, .. } = chosen {
        text.push_str(&point_name(from));
        text.push('-');
    }
    text.push_str(&point_name(to));
    text.push('x');
    text.push_str(&line_name(line));
    text
}

/// The move a text names, legal or not; `None` for any other text.
pub fn read_move(text: &str) -> Option<Move> {
    let Some((route, sides)) = text.split_once('x') else {
        let mut letters = text.chars();
        let column = column_by_letter(letters.next()?)?;
        return letters.next().is_none().then_some(Move::Passage(column));
    };
    let line = line_by_name(sides)?;
    match route.split_once('-') {
        Some((from, to)) => Some(Move::Ka { from: point_by_name(from)?, to: point_by_name(to)?, line }),
        None => Some(Move::Go { to: point_by_name(route)?, line }),
    }
}

/// The column with this letter, 0 at the left.
pub fn column_by_letter(letter: char) -> Option<u8> {
    let column = u32::from(letter).checked_sub('a'.into())?;
    u8::try_from(column).ok().filter(|&column| column < SIDE)
}

/// The point with this name; a row has no leading zero.
pub fn point_by_name(name: &str) -> Option<Point> {
    let mut letters = name.chars();
    let column = column_by_letter(letters.next()?)?;
    let row = number(letters.as_str())?;
    (1..=SIDE).contains(&row).then(|| Point::at(column, row - 1))
}

/// Reads what [`line_name`] writes: sides in their order, each at most once and none with zero.
pub fn line_by_name(text: &str) -> Option<Line> {
    let mut line = Line::default();
    let mut rest = text;
    let mut least = 0;
    while let Some(letter) = rest.chars().next() {
        let side = SIDES.iter().position(|&side| side == letter).filter(|&side| side >= least)?;
        least = side + 1;
        let after = &rest[1..];
        let figures = after.len() - after.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        line.sides[Side::ALL[side] as usize] = number(&after[..figures])?;
        rest = &after[figures..];
    }
    (line != Line::default()).then_some(line)
}

/// A whole number from 1 to 99, without a leading zero.
fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|&number| plain && number < 100)
}

pub fn write_position(game: &Pasang, position: &Position) -> String {
    write_setup(&game.setup(position))
}

/// Writes a setup, legal or not.
pub fn write_setup(setup: &Setup) -> String {
    let mut text = String::new();
    for (at, row) in setup.rows.iter().enumerate() {
        if at > 0 {
            text.push('.');
        }
        text.push_str(&write_row(at, row));
    }
    let [first, second] = setup.scores;
    for (sign, number) in [("~", setup.to_move as u32 + 1), ("~", first), ("-", second)] {
        text.push_str(sign);
        text.push_str(&number.to_string());
    }
    text.push('~');
    for column in setup.passages {
        text.push(column.map_or('-', column_letter));
    }
    text.push('~');
    for token in setup.ka_tokens {
        text.push(token.map_or('-', letter));
    }
    text
}

/// One row, number `at` from the top.
fn write_row(at: usize, row: &[Option<Piece>]) -> String {
    let mut text = String::new();
    let mut vacant = 0;
    for (column, piece) in row.iter().enumerate() {
        let centre = at == usize::from(CENTRE.row()) && column == usize::from(CENTRE.column());
        let letter = match piece {
            Some(Piece::Token(colour)) => letter(*colour),
            Some(Piece::Ka(seat)) => {
                if *seat == Seat::FIRST {
                    'S'
                } else {
                    'N'
                }
            }
            None if centre => '_',
            None => {
                vacant += 1;
                continue;
            }
        };
        if vacant > 0 {
            text += &vacant.to_string();
            vacant = 0;
        }
        text.push(letter);
    }
    if vacant > 0 {
        text += &vacant.to_string();
    }
    text
}

/// Reads what [`write_position`] writes, if it obeys the laws of the game.
pub fn read_position(game: &Pasang, text: &str) -> Result<Position, PositionError> {
    game.position(&read_setup(text)?).map_err(broken)
}

/// The law that a position breaks.
fn broken(law: SetupError) -> PositionError {
    PositionError::Law(super::position::Law::Pasang(law))
}

/// Reads a setup, without checking the laws of the game.
pub fn read_setup(text: &str) -> Result<Setup, PositionError> {
    let mut setup = Setup::default();
    let mut column = 1;
    let mut parts = 0;
    for part in text.split('~') {
        let wrong = PositionError::Syntax { column };
        match parts {
            0 => setup.rows = rows(part)?,
            1 => {
                setup.to_move = match part {
                    "1" => 0,
                    "2" => 1,
                    _ => return Err(wrong),
                }
            }
            2 => setup.scores = scores(part).ok_or(wrong)?,
            3 => setup.passages = two(part, column_by_letter).ok_or(wrong)?,
            4 => setup.ka_tokens = two(part, colour).ok_or(wrong)?,
            _ => return Err(wrong),
        }
        parts += 1;
        column += part.chars().count() + 1;
    }
    if parts < 5 { Err(PositionError::Syntax { column: column - 1 }) } else { Ok(setup) }
}

/// Rows from the top; a run of vacant points is a number, the centre `_`.
fn rows(text: &str) -> Result<Vec<Vec<Option<Piece>>>, PositionError> {
    let mut rows = vec![Vec::new()];
    let mut vacant: Option<usize> = None;
    let end = text.chars().count();
    for (at, letter) in text.chars().chain(['.']).enumerate() {
        let wrong = PositionError::Syntax { column: at + 1 };
        if let Some(figure) = letter.to_digit(10) {
            let run = vacant.unwrap_or(0) * 10 + figure as usize;
            // no run is longer than a row, and none begins with zero
            vacant = Some(run).filter(|run| (1..=usize::from(SIDE)).contains(run));
            if vacant.is_none() {
                return Err(wrong);
            }
            continue;
        }
        let from_top = rows.len() - 1;
        let Some(row) = rows.last_mut() else { break };
        row.extend(std::iter::repeat_n(None, vacant.take().unwrap_or(0)));
        // a row somewhat too long is read to its end, so that its length can be reported
        if row.len() > usize::from(SIDE) * 2 {
            return Err(wrong);
        }
        match letter {
            '.' if at == end => break,
            '.' if from_top > usize::from(SIDE) => return Err(wrong),
            '.' => rows.push(Vec::new()),
            '_' if from_top == usize::from(CENTRE.row()) && row.len() == usize::from(CENTRE.column()) => {
                row.push(None)
            }
            'S' => row.push(Some(Piece::Ka(Seat::FIRST))),
            'N' => row.push(Some(Piece::Ka(Seat::SECOND))),
            _ => row.push(Some(Piece::Token(colour(letter).ok_or(wrong)?))),
        }
    }
    Ok(rows)
}

fn scores(text: &str) -> Option<[u32; 2]> {
    let (first, second) = text.split_once('-')?;
    let score = |text: &str| {
        let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse().ok().filter(|_| plain && (text == "0" || !text.starts_with('0')))
    };
    Some([score(first)?, score(second)?])
}

/// One letter a seat, `-` for nothing.
fn two<T>(text: &str, named: impl Fn(char) -> Option<T>) -> Option<[Option<T>; 2]> {
    let mut letters = text.chars();
    let mut one = || match letters.next()? {
        '-' => Some(None),
        letter => Some(Some(named(letter)?)),
    };
    let both = [one()?, one()?];
    letters.next().is_none().then_some(both)
}

const fn letter(colour: Colour) -> char {
    match colour {
        Colour::Black => 'b',
        Colour::White => 'w',
    }
}

const fn colour(letter: char) -> Option<Colour> {
    match letter {
        'b' => Some(Colour::Black),
        'w' => Some(Colour::White),
        _ => None,
    }
}
