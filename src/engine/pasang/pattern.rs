//! A full board of tokens as laid out before play, and the patterns that our sources record.

use super::board::{self, Colour, Point};
use std::fmt;

const ROWS: usize = board::SIDE as usize;
/// The row and the column of the hollow centre, counted from either end.
const MIDDLE: usize = board::MIDDLE as usize;
/// Every point of a row.
const FULL: u16 = (1 << ROWS) - 1;

/// A token on each of the 120 points, the centre hollow. The colours need not be equal in number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pattern {
    /// The points of black tokens: by row from the bottom, bit = column from the left. The centre's bit is
    /// never set; every other point is white.
    black: [u16; ROWS],
}

/// The first error in a written pattern, and its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PatternError {
    /// Counted from the top, from 1; 12 where there are too many rows.
    pub row: u8,
    /// Counted from the left, from 1; 12 where a row is too long.
    pub column: u8,
    pub fault: PatternFault,
}

/// What is wrong with one letter of a written pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PatternFault {
    /// The pattern or its row ends before this point.
    Missing,
    /// A row or a letter more than the board has.
    Beyond,
    /// Another letter than is allowed there: `_` in the centre, `b` or `w` on every other point.
    Letter(char),
}

impl PatternError {
    /// Row and column counted from 0.
    fn new(row: usize, column: usize, fault: PatternFault) -> PatternError {
        PatternError { row: row as u8 + 1, column: column as u8 + 1, fault }
    }
}

impl fmt::Display for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PatternError { row, column, fault } = self;
        write!(f, "row {row} from the top, column {column}: ")?;
        match fault {
            PatternFault::Missing => f.write_str("nothing is written"),
            PatternFault::Beyond => f.write_str("the board ends before it"),
            PatternFault::Letter(found) => write!(f, "{found:?} cannot stand there"),
        }
    }
}

impl std::error::Error for PatternError {}

impl Pattern {
    /// Reads eleven rows of eleven letters from the top: `b` black, `w` white, `_` the centre.
    pub fn from_rows<R: AsRef<str>>(rows: impl IntoIterator<Item = R>) -> Result<Pattern, PatternError> {
        let mut black = [0; ROWS];
        let mut read = 0;
        for row in rows {
            let at = |column, fault| PatternError::new(read, column, fault);
            let Some(bits) = black.iter_mut().nth_back(read) else {
                return Err(at(0, PatternFault::Beyond));
            };
            let mut letters = row.as_ref().chars();
            for column in 0..ROWS {
                let letter = letters.next().ok_or(at(column, PatternFault::Missing))?;
                match (letter, (read, column) == (MIDDLE, MIDDLE)) {
                    ('b', false) => *bits |= 1 << column,
                    ('w', false) | ('_', true) => {}
                    _ => return Err(at(column, PatternFault::Letter(letter))),
                }
            }
            if letters.next().is_some() {
                return Err(at(ROWS, PatternFault::Beyond));
            }
            read += 1;
        }
        match read {
            ROWS => Ok(Pattern { black }),
            _ => Err(PatternError::new(read, 0, PatternFault::Missing)),
        }
    }

    /// The rows from the top, as [`Pattern::from_rows`] reads them.
    pub fn rows(&self) -> [String; ROWS] {
        std::array::from_fn(|from_top| {
            let row = (ROWS - 1 - from_top) as u8;
            (0..ROWS as u8).map(|column| letter(self.at(Point::at(column, row)))).collect()
        })
    }

    /// The rows from the top, joined by `.`, as in addresses.
    pub fn text(&self) -> String {
        self.rows().join(".")
    }

    /// Reads what [`Pattern::text`] writes.
    pub fn parse(text: &str) -> Result<Pattern, PatternError> {
        Pattern::from_rows(text.split('.'))
    }

    /// The colour of a point's token; none at the centre and off the board.
    pub fn at(&self, point: Point) -> Option<Colour> {
        if !point.is_playable() {
            return None;
        }
        let black = self.black[usize::from(point.row())] >> point.column() & 1 == 1;
        Some(if black { Colour::Black } else { Colour::White })
    }

    /// The pattern with a token of this colour on a point; the centre stays hollow.
    pub fn with(mut self, point: Point, colour: Colour) -> Pattern {
        if point.is_playable() {
            let row = &mut self.black[usize::from(point.row())];
            let bit = 1 << point.column();
            match colour {
                Colour::Black => *row |= bit,
                Colour::White => *row &= !bit,
            }
        }
        self
    }

    /// Black tokens on these points, white ones on all others.
    pub fn of_black(points: impl IntoIterator<Item = Point>) -> Pattern {
        let all_white = Pattern { black: [0; ROWS] };
        points.into_iter().fold(all_white, |pattern, point| pattern.with(point, Colour::Black))
    }

    /// The points of black tokens: by row from the bottom, bit = column from the left.
    pub const fn black(&self) -> [u16; ROWS] {
        self.black
    }

    /// The points of white tokens, in the same shape.
    pub const fn white(&self) -> [u16; ROWS] {
        let mut white = [0; ROWS];
        let mut row = 0;
        while row < ROWS {
            white[row] = FULL & !self.black[row];
            row += 1;
        }
        white[MIDDLE] &= !(1 << MIDDLE);
        white
    }

    /// How many black and how many white tokens there are; 120 together.
    pub fn counts(&self) -> (u32, u32) {
        let black = self.black.iter().map(|row| row.count_ones()).sum();
        (black, (ROWS * ROWS) as u32 - 1 - black)
    }

    /// A pattern drawn in the code, rows from the top. As a constant, a malformed one does not compile.
    pub(super) const fn from_drawing(rows: [&str; ROWS]) -> Pattern {
        let mut black = [0; ROWS];
        let mut row = 0;
        while row < ROWS {
            let letters = rows[ROWS - 1 - row].as_bytes();
            assert!(letters.len() == ROWS);
            let mut column = 0;
            while column < ROWS {
                match letters[column] {
                    b'_' => assert!(row == MIDDLE && column == MIDDLE),
                    letter => {
                        assert!(matches!(letter, b'b' | b'w') && !(row == MIDDLE && column == MIDDLE));
                        black[row] |= ((letter == b'b') as u16) << column;
                    }
                }
                column += 1;
            }
            row += 1;
        }
        Pattern { black }
    }
}

fn letter(colour: Option<Colour>) -> char {
    match colour {
        None => '_',
        Some(Colour::Black) => 'b',
        Some(Colour::White) => 'w',
    }
}

/// The first pattern shown by the source (Wikipedia, *Pasang*).
pub const PATTERN_1: Pattern = Pattern::from_drawing([
    "wwwwwbbbbbw",
    "bwwwwbbbbww",
    "bbwwwbbbwww",
    "bbbwwbbwwww",
    "bbbbwbwwwww",
    "bbbbb_bbbbb",
    "wwwwwbwbbbb",
    "wwwwbbwwbbb",
    "wwwbbbwwwbb",
    "wwbbbbwwwwb",
    "wbbbbbwwwww",
]);

/// The second, emended at one point, D1, as its fourfold symmetry and equal colours require.
pub const PATTERN_2: Pattern = Pattern::from_drawing([
    "bwwbbwwbwbb",
    "bbwwbbwwbbw",
    "wbbwwbbwbww",
    "bwwbwwbbwwb",
    "wwbbbwbwwbb",
    "wbbww_wwbbw",
    "bbwwbwbbbww",
    "bwwbbwwbwwb",
    "wwbwbbwwbbw",
    "wbbwwbbwwbb",
    "bbwbwwbbwwb",
]);

/// The second as its source prints it: 59 black, 61 white.
pub const PATTERN_2_PRINTED: Pattern = Pattern::from_drawing([
    "bwwbbwwbwbb",
    "bbwwbbwwbbw",
    "wbbwwbbwbww",
    "bwwbwwbbwwb",
    "wwbbbwbwwbb",
    "wbbww_wwbbw",
    "bbwwbwbbbww",
    "bwwbbwwbwwb",
    "wwbwbbwwbbw",
    "wbbwwbbwwbb",
    "bbwwwwbbwwb",
]);

/// The checkerboard, which we take for the perfect pattern of Nor Jaidi Tuah (2 May 2010).
pub const CHECKER: Pattern = Pattern::from_drawing([
    "bwbwbwbwbwb",
    "wbwbwbwbwbw",
    "bwbwbwbwbwb",
    "wbwbwbwbwbw",
    "bwbwbwbwbwb",
    "wbwbw_wbwbw",
    "bwbwbwbwbwb",
    "wbwbwbwbwbw",
    "bwbwbwbwbwb",
    "wbwbwbwbwbw",
    "bwbwbwbwbwb",
]);
