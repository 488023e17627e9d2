//! The parts of the board that can be focused and tapped, and their names in `data-t`.

use crate::{
    board::draw::pasang::Lane,
    engine::pasang::board::{Point, SIDE},
    notation::pasang::{column_letter, point_by_name, point_name},
};

/// What can be focused and chosen on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PointOrColumn {
    /// A column of a seat's half, from 0 at the left; only while passages are made.
    Column(u8),
    /// A point that a token may lie on.
    Point(Point),
}

/// The name of the hollow centre as a target.
pub const HOLLOW_NAME: &str = "hollow";

/// A number or a letter along the edges. People who cannot hit a point pick its row, then its column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edge {
    /// A row, from 0 at the bottom.
    Row(u8),
    /// A column, from 0 at the left.
    Column(u8),
}

impl Edge {
    /// All rows, then all columns.
    pub fn all() -> impl Iterator<Item = Edge> {
        (0..SIDE).map(Edge::Row).chain((0..SIDE).map(Edge::Column))
    }

    /// Its name: `row-5`, `column-e`.
    pub fn name(self) -> String {
        match self {
            Edge::Row(row) => format!("row-{}", row + 1),
            Edge::Column(column) => format!("column-{}", column_letter(column)),
        }
    }

    pub(super) fn lane(self) -> Lane {
        match self {
            Edge::Row(row) => Lane::Row(row.into()),
            Edge::Column(column) => Lane::Column(column.into()),
        }
    }
}

/// The name of a place: `col-c`, `e5`.
pub fn name(place: PointOrColumn) -> String {
    match place {
        PointOrColumn::Column(column) => format!("col-{}", column_letter(column)),
        PointOrColumn::Point(point) => point_name(point),
    }
}

/// The place of a name; `None` for any other text, and for the centre.
pub fn place_by_name(text: &str) -> Option<PointOrColumn> {
    match text.strip_prefix("col-") {
        Some(letter) => column(letter).map(PointOrColumn::Column),
        None => point_by_name(text).filter(|point| point.is_playable()).map(PointOrColumn::Point),
    }
}

/// The row or column of a name; `None` for any other text.
pub fn edge_by_name(text: &str) -> Option<Edge> {
    if let Some(letter) = text.strip_prefix("column-") {
        return column(letter).map(Edge::Column);
    }
    // parsed as a point of the first column
    let point = point_by_name(&format!("a{}", text.strip_prefix("row-")?))?;
    Some(Edge::Row(point.row()))
}

fn column(letter: &str) -> Option<u8> {
    point_by_name(&format!("{letter}1")).filter(|_| letter.len() == 1).map(Point::column)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::pasang::board::CENTRE;

    #[test]
    fn every_name_leads_back_to_what_it_names() {
        let places = (0..SIDE).map(PointOrColumn::Column);
        let places: Vec<_> =
            places.chain(Point::all().filter(|&point| point != CENTRE).map(PointOrColumn::Point)).collect();
        assert_eq!(places.len(), 131);
        for place in places {
            assert_eq!(place_by_name(&name(place)), Some(place));
            assert_eq!(edge_by_name(&name(place)), None);
        }
        for edge in Edge::all() {
            assert_eq!(edge_by_name(&edge.name()), Some(edge));
            assert_eq!(place_by_name(&edge.name()), None);
        }
        assert_eq!(name(PointOrColumn::Column(2)), "col-c");
        assert_eq!(name(PointOrColumn::Point(Point::at(4, 4))), "e5");
        assert_eq!(Edge::Row(4).name() + " " + &Edge::Column(4).name(), "row-5 column-e");
    }

    #[test]
    fn nothing_else_is_a_name() {
        for text in ["", "f6", "l1", "a0", "a12", "e05", "col-", "col-l", "col-a1", "col-é", "E5", "m12"] {
            assert_eq!(place_by_name(text), None, "{text}");
        }
        for text in ["row-", "row-0", "row-12", "row-05", "row-é", "column-", "column-l", "column-aa", "e"] {
            assert_eq!(edge_by_name(text), None, "{text}");
        }
    }
}
