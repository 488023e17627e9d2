//! A pattern as a small picture: balls of two colours on wood, in few bytes. The strokes are defined in
//! `patterns.css`: a dash of length 0 with a round cap is a ball, so a run of balls is one line.

use crate::engine::pasang::{
    board::{Colour, Point, SIDE},
    draft::{Draft, Points},
};

/// The path data of balls on these points. A run along a row is one line, a little longer than from its first
/// ball to its last. The unit is the distance between points; the top left point is the origin.
pub fn balls(points: Points) -> String {
    let mut text = String::new();
    for row in (0..SIDE).rev() {
        let mut column = 0;
        while column < SIDE {
            let lies = |column: u8| column < SIDE && points.contains(Point::at(column, row));
            let end = (column..).find(|&column| !lies(column)).unwrap_or(SIDE);
            if end > column {
                let length = match end - column - 1 {
                    0 => ".1".into(),
                    more => format!("{more}.1"),
                };
                text += &format!("M{column} {}h{length}", SIDE - 1 - row);
            }
            column = end + 1;
        }
    }
    text
}

/// The markup around a picture, which is hidden from screen readers.
pub fn framed(inside: &str) -> String {
    format!("<svg class=\"pat-pic\" viewBox=\"-1 -1 12 12\" aria-hidden=\"true\">{inside}</svg>")
}

/// A board laid out so far; the wood is defined in the HTML file.
pub fn of_draft(draft: &Draft) -> String {
    let [black, white] = Colour::BOTH.map(|colour| balls(draft.of(colour)));
    framed(&format!(
        "<use href=\"#pat-wood\"/><path class=\"pat-r\" d=\"{white}\"/><path class=\"pat-w\" d=\"{white}\"/><path class=\"pat-b\" d=\"{black}\"/>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::pasang::{board::CENTRE, built_in::built_in, pattern::CHECKER};

    /// The points with balls of a path.
    fn drawn(path: &str) -> Points {
        let runs = path.split('M').skip(1).flat_map(|run| {
            let (start, length) = run.split_once('h').unwrap();
            let (x, y) = start.split_once(' ').unwrap();
            let [x, y] = [x, y].map(|number| number.parse::<u8>().unwrap());
            let more = length.strip_suffix(".1").unwrap().parse().unwrap_or(0);
            (x..=x + more).map(move |column| Point::at(column, 10 - y))
        });
        runs.collect()
    }

    #[test]
    fn a_path_has_a_ball_on_each_point() {
        for known in built_in() {
            let draft = Draft::from(known.pattern);
            for colour in Colour::BOTH {
                assert_eq!(drawn(&balls(draft.of(colour))), draft.of(colour), "{}", known.id);
            }
        }
        let all: Points = Point::all().collect();
        assert_eq!(drawn(&balls(all)), all);
        assert!(balls(all).contains("M0 5h4.1M6 5h4.1") && !all.contains(CENTRE));
        assert_eq!(balls(Points::NONE), "");
    }

    #[test]
    fn a_picture_is_small() {
        assert!(of_draft(&Draft::from(CHECKER)).len() < 1800);
    }
}
