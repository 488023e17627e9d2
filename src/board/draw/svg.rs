//! The small tools every drawing is written with: numbers, turns and paths.

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

/// Rounds a length to the nearest tenth of a board unit, a twentieth of a pixel: what lies on a board is
/// written in tenths, and a page has thousands of such numbers.
pub fn tenth(value: f64) -> Num {
    Num((value * 10.0 + 0.5).floor() / 10.0)
}

/// Turns a point clockwise about the origin, by degrees.
pub fn turn((x, y): Point, degrees: f64) -> Point {
    let angle = degrees.to_radians();
    let (sin, cos) = (sin(angle), cos(angle));
    (x * cos - y * sin, x * sin + y * cos)
}

/// A path of absolute segments, whose points are mapped as they are written.
pub struct Path<'a> {
    map: &'a dyn Fn(Point) -> Point,
    text: String,
}

impl<'a> Path<'a> {
    /// Starts an empty path; `map` carries each of its points to the screen.
    pub fn new(map: &'a dyn Fn(Point) -> Point) -> Self {
        Path { map, text: String::new() }
    }

    /// Moves to a point without drawing.
    pub fn m(self, to: Point) -> Self {
        self.segment('M', &[to])
    }

    /// Draws a straight line.
    pub fn l(self, to: Point) -> Self {
        self.segment('L', &[to])
    }

    /// Draws a curve with two control points.
    pub fn c(self, first: Point, second: Point, to: Point) -> Self {
        self.segment('C', &[first, second, to])
    }

    /// Draws a curve with one control point.
    pub fn q(self, control: Point, to: Point) -> Self {
        self.segment('Q', &[control, to])
    }

    /// Draws a line through all the points, beginning at the first.
    pub fn line(self, points: impl IntoIterator<Item = Point>) -> Self {
        let mut letter = 'M';
        points
            .into_iter()
            .fold(self, |path, point| path.segment(std::mem::replace(&mut letter, 'L'), &[point]))
    }

    /// Closes the outline.
    pub fn z(self) -> Self {
        self.segment('Z', &[])
    }

    /// Gives the text of the attribute `d`.
    pub fn text(self) -> String {
        self.text
    }

    fn segment(mut self, letter: char, points: &[Point]) -> Self {
        self.text.push(letter);
        for (i, &point) in points.iter().enumerate() {
            let (x, y) = (self.map)(point);
            let gap = if i == 0 { "" } else { " " };
            self.text.push_str(&format!("{gap}{} {}", tenth(x), tenth(y)));
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
        assert_eq!(path.text(), "M8 1L5.5 3Q0 0 10 5Z");
    }
}
