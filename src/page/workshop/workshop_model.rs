//! The workshop, independent of its page: the board, the brush, the announcements and the cells of its grid.

use crate::{
    engine::pasang::{
        board::{CENTRE, Colour, Point, SIDE},
        brush::Brush,
        draft::{Draft, Points, Unfinished},
        fill::Unfillable,
        pattern::Pattern,
        symmetry::Class,
        workshop::Workshop,
    },
    words::patterns::{Shape, WorkshopMessage},
};

/// The greatest number of points that may break a law for it to count as near: a tenth of the board.
const NEAR: u32 = 12;
const LAST: u8 = SIDE - 1;

/// A board in the making and what is in hand.
#[derive(Clone)]
pub struct WorkshopModel {
    workshop: Workshop,
    /// The colour that a stroke lays; `None` clears.
    pub hand: Option<Colour>,
    /// The point that Tab reaches.
    pub at: Point,
    /// The points that prevented the last filling, until something changes.
    conflicts: Points,
}

/// A cell of the grid that shows the board: a point, or the centre.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    pub point: Point,
    pub colour: Option<Colour>,
    /// Whether it breaks the stated symmetry.
    pub odd: bool,
    /// Whether Tab reaches it.
    pub is_reached: bool,
}

/// The action of a key on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press {
    Go(Point),
    Paint(Option<Colour>),
    Undo,
}

impl WorkshopModel {
    pub fn new(draft: Draft) -> WorkshopModel {
        let workshop = Workshop::new(draft, brush_of(&draft));
        WorkshopModel { workshop, hand: Some(Colour::Black), at: Point::at(0, LAST), conflicts: Points::NONE }
    }

    /// Opens another board; undo restores the former one.
    pub fn open(&mut self, draft: Draft) {
        self.workshop.brush = brush_of(&draft);
        self.replace(draft);
    }

    fn replace(&mut self, draft: Draft) {
        self.workshop.replace(draft);
        self.conflicts = Points::NONE;
    }

    pub const fn draft(&self) -> &Draft {
        self.workshop.draft()
    }

    pub const fn brush(&self) -> Brush {
        self.workshop.brush
    }

    /// Selects the brush of this id; the board does not change.
    pub fn select_brush(&mut self, id: &str) {
        if let Some(&brush) = Brush::ALL.iter().find(|brush| brush.id() == id) {
            self.workshop.brush = brush;
            self.conflicts = Points::NONE;
        }
    }

    /// Lays a colour on a point and those that belong to it by the brush, or clears them; returns the
    /// announcement.
    pub fn paint(&mut self, point: Point, colour: Option<Colour>) -> WorkshopMessage {
        match self.brush().orbit(point).and_then(|orbit| self.workshop.paint(point, colour).map(|()| orbit)) {
            Ok(orbit) => {
                self.at = point;
                self.conflicts = Points::NONE;
                WorkshopMessage::Laid { point, colour, points: orbit.same.len() + orbit.other.len() }
            }
            Err(refusal) => WorkshopMessage::Refused { point, refusal },
        }
    }

    /// Fills the rest at random; each call of `random` gives 64 uniform bits.
    pub fn fill(&mut self, random: impl FnMut() -> u64) -> WorkshopMessage {
        let full = self.draft().empty().is_empty();
        match self.workshop.fill(random) {
            Ok(()) if full => WorkshopMessage::Full,
            Ok(()) => {
                self.conflicts = Points::NONE;
                WorkshopMessage::Filled
            }
            Err(why) => {
                self.conflicts = match why {
                    Unfillable::Conflicts(points) => points,
                    _ => Points::NONE,
                };
                WorkshopMessage::Unfillable(why)
            }
        }
    }

    pub fn undo(&mut self) -> WorkshopMessage {
        self.conflicts = Points::NONE;
        if self.workshop.undo() { WorkshopMessage::Undone } else { WorkshopMessage::NothingToUndo }
    }

    pub fn clear(&mut self) -> WorkshopMessage {
        self.replace(Draft::default());
        WorkshopMessage::Cleared
    }

    pub fn counts(&self) -> WorkshopMessage {
        let (black, white) = self.draft().counts();
        WorkshopMessage::Counts { black, white }
    }

    /// The symmetry of the board, and, if one is near, the points that break it.
    pub fn shape(&self) -> (Shape, Points) {
        let draft = self.draft();
        let holds = |brush: Brush| brush != Brush::Free && brush.conflicts(draft).is_empty();
        let plain = Brush::ALL.iter().copied().skip(Brush::of_classes().len()).find(|&brush| holds(brush));
        let empty = draft.empty();
        let exact = match empty.len() {
            120 => Some(Shape::Empty),
            0 => Class::of(&Pattern::of_black(draft.of(Colour::Black).iter()))
                .map(Shape::Class)
                .or(plain.map(Shape::Plain)),
            // the symmetry of the current brush says most about the intended pattern
            _ if holds(self.brush()) => Some(Shape::Fits(self.brush())),
            _ => None,
        };
        if let Some(exact) = exact {
            return (exact, Points::NONE);
        }
        match (Brush::nearest(draft), plain) {
            ((brush, odds), _) if odds.is_empty() => (Shape::Fits(brush), odds),
            (_, Some(plain)) => (Shape::Fits(plain), Points::NONE),
            ((brush, odds), None) if odds.len() <= NEAR => (Shape::Near { brush, points: odds.len() }, odds),
            _ => (Shape::Far, Points::NONE),
        }
    }

    /// The pattern, if it may be played.
    pub fn pattern(&self) -> Result<Pattern, Unfinished> {
        self.draft().pattern()
    }

    /// All cells including the centre, from the bottom left, row by row.
    pub fn cells(&self) -> Vec<Cell> {
        let odd = if self.conflicts.is_empty() { self.shape().1 } else { self.conflicts };
        let cell = |point: Point| Cell {
            point,
            colour: self.draft().at(point),
            odd: odd.contains(point),
            is_reached: point == self.at,
        };
        Point::all().map(cell).collect()
    }
}

/// The brush that probably made a board: the first whose law it keeps.
pub fn brush_of(draft: &Draft) -> Brush {
    match draft.empty().len() {
        120 => Brush::FourMirrors,
        _ => {
            Brush::ALL.iter().copied().find(|brush| brush.conflicts(draft).is_empty()).unwrap_or(Brush::Free)
        }
    }
}

/// The name of a point in `data-t`.
pub fn cell_name(point: Point) -> String {
    format!("ws-p{}", point.0)
}

/// The point of a name; `None` for the centre.
pub fn cell_by_name(name: &str) -> Option<Point> {
    let number = name.strip_prefix("ws-p")?.parse().ok()?;
    Some(Point(number)).filter(|point| point.is_playable())
}

/// The action of a key on a point of the grid. Enter and the space bar are taps on it, as on every button.
/// `command` is Ctrl or its equivalent.
pub fn pressed(key: &str, command: bool, at: Point) -> Option<Press> {
    let (column, row) = (at.column(), at.row());
    let go = |column, row| Some(Press::Go(Point::at(column, row)));
    match (key, command) {
        ("ArrowLeft", false) => Some(Press::Go(step(at, -1, 0))),
        ("ArrowRight", false) => Some(Press::Go(step(at, 1, 0))),
        ("ArrowUp", false) => Some(Press::Go(step(at, 0, 1))),
        ("ArrowDown", false) => Some(Press::Go(step(at, 0, -1))),
        ("Home", false) => go(0, row),
        ("End", false) => go(LAST, row),
        ("PageUp", false) => go(column, LAST),
        ("PageDown", false) => go(column, 0),
        ("Home", true) => go(0, LAST),
        ("End", true) => go(LAST, 0),
        ("b" | "B", false) => Some(Press::Paint(Some(Colour::Black))),
        ("w" | "W", false) => Some(Press::Paint(Some(Colour::White))),
        ("x" | "X" | "Delete" | "Backspace", false) => Some(Press::Paint(None)),
        ("u" | "U", false) | ("z" | "Z", true) => Some(Press::Undo),
        _ => None,
    }
}

/// The next point in a direction, skipping the centre; the same point at the edge.
fn step(at: Point, across: i8, up: i8) -> Point {
    let to = |by: i8| {
        let place =
            |from: u8, direction: i8| u8::try_from(from as i8 + direction * by).ok().filter(|&to| to < SIDE);
        Some(Point::at(place(at.column(), across)?, place(at.row(), up)?))
    };
    [to(1), to(2)].into_iter().flatten().find(|&point| point != CENTRE).unwrap_or(at)
}

#[cfg(test)]
mod tests;
