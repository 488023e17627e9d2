//! Small tools for all drawings: numbers, rotations and paths.

use super::angle::{cos, sin};
use std::fmt;

/// A point as (x, y) on the screen or as (u, v) on the board, in board units.
pub type Point = (f64, f64);

/// A number that is written to the nearest hundredth.
pub struct Num(f64);

/// Wraps a number, so that `{}` writes it to the nearest hundredth.
///
/// Halves go up, zeros at the end are left out, and nothing is written as "-0". All of it is
/// integer arithmetic, which keeps the writing of floats out of the program.
pub fn num(value: f64) -> Num {
    Num(value)
}

impl fmt::Display for Num {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let hundredths = (self.0 * 100.0 + 0.5).floor() as i32;
        if hundredths < 0 {
            out.write_str("-")?;
        }
        let size = hundredths.unsigned_abs();
        write!(out, "{}", size / 100)?;
        match (size / 10 % 10, size % 10) {
            (0, 0) => Ok(()),
            (tenths, 0) => write!(out, ".{tenths}"),
            (tenths, last) => write!(out, ".{tenths}{last}"),
        }
    }
}

/// Turns a point clockwise about the origin, by degrees.
pub fn turn((x, y): Point, degrees: f64) -> Point {
    let angle = degrees.to_radians();
    let (sin, cos) = (sin(angle), cos(angle));
    (x * cos - y * sin, x * sin + y * cos)
}

/// A path whose points are mapped as they are written. Each is written relative to the last one, so that
/// equal shapes and steps give equal text wherever they lie and take little room in a page.
///
/// Lengths are rounded to the nearest tenth of a board unit, a twentieth of a pixel.
pub struct Path<'a> {
    map: &'a dyn Fn(Point) -> Point,
    text: String,
    /// The current point and the start of the current subpath, in tenths of a unit.
    at: [i32; 2],
    began: [i32; 2],
    letter: char,
}

impl<'a> Path<'a> {
    /// Starts an empty path; `map` maps each of its points to the screen.
    pub fn new(map: &'a dyn Fn(Point) -> Point) -> Self {
        Path { map, text: String::new(), at: [0; 2], began: [0; 2], letter: 'z' }
    }

    /// Moves to a point without drawing.
    pub fn m(mut self, to: Point) -> Self {
        self = self.segment('m', &[to]);
        self.began = self.at;
        self
    }

    /// Draws a straight line.
    pub fn l(self, to: Point) -> Self {
        self.segment('l', &[to])
    }

    /// Draws a curve with two control points.
    pub fn c(self, first: Point, second: Point, to: Point) -> Self {
        self.segment('c', &[first, second, to])
    }

    /// Draws a curve with one control point.
    pub fn q(self, control: Point, to: Point) -> Self {
        self.segment('q', &[control, to])
    }

    /// Draws a line through all the points, beginning at the first.
    pub fn line(self, points: impl IntoIterator<Item = Point>) -> Self {
        let mut points = points.into_iter();
        match points.next() {
            Some(first) => points.fold(self.m(first), Path::l),
            None => self,
        }
    }

    /// Closes the outline.
    pub fn z(mut self) -> Self {
        self.text.push('z');
        (self.at, self.letter) = (self.began, 'z');
        self
    }

    /// Gives the text of the attribute `d`.
    pub fn text(self) -> String {
        self.text
    }

    fn segment(mut self, letter: char, points: &[Point]) -> Self {
        let from = self.at;
        // SVG lets a repeated command letter be left out, except `m`: the points after it would be those of
        // lines
        let mut gap = letter == self.letter && letter != 'm';
        if self.text.is_empty() {
            // an absolute first point, so that the path can be appended to another one
            self.text.push('M');
        } else if !gap {
            self.text.push(letter);
        }
        self.letter = letter;
        for &point in points {
            let (x, y) = (self.map)(point);
            self.at = [x, y].map(|length| (length * 10.0 + 0.5).floor() as i32);
            for (to, from) in self.at.into_iter().zip(from) {
                let step = to - from;
                if gap && step >= 0 {
                    self.text.push(' ');
                }
                self.text.push_str(&num(f64::from(step) / 10.0).to_string());
                gap = true;
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_to_the_nearest_hundredth() {
        for (value, text) in [
            (0.0, "0"),
            (-0.0, "0"),
            (-0.004, "0"),
            (-0.005, "0"),
            (-0.006, "-0.01"),
            (0.125, "0.13"),
            (-0.125, "-0.12"),
            (7.0, "7"),
            (7.5, "7.5"),
            (-7.05, "-7.05"),
            (99.996, "100"),
            (1234.561, "1234.56"),
        ] {
            assert_eq!(num(value).to_string(), text, "{value:?}");
        }
    }

    #[test]
    fn a_path_maps_each_of_its_points() {
        let turned = |(u, v): Point| (10.0 - v, u);
        let path = Path::new(&turned).m((1.0, 2.0)).l((3.0, 4.5)).q((0.0, 10.0), (5.0, 0.0)).z();
        assert_eq!(path.text(), "M8 1l-2.5 2q-5.5-3 4.5 2z");
        let stay = |point: Point| point;
        let path = Path::new(&stay).line([(1.0, 1.0), (2.0, 1.0), (2.0, 0.5)]).m((0.0, 4.0)).m((5.0, 4.0));
        assert_eq!(path.text(), "M1 1l1 0 0-0.5m-2 3.5m5 0");
        let path = Path::new(&stay).m((3.0, 3.0)).l((4.0, 3.0)).z().m((5.0, 5.0)).l((6.0, 6.0));
        assert_eq!(path.text(), "M3 3l1 0zm2 2l1 1");
    }
}
