//! The workshop without its page: what lies, what is in hand, what is said of it and how each point looks.

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
    i18n::patterns::{Craft, Shape, say},
    page::markup::escaped,
};

/// A law that more points break than these is not near: a tenth of the board.
const NEAR: u32 = 12;
const LAST: u8 = SIDE - 1;

/// A board in the making and what is in hand.
pub struct WorkshopModel {
    workshop: Workshop,
    /// What a stroke lays; `None` clears.
    pub hand: Option<Colour>,
    /// The point that the tab key reaches.
    pub at: Point,
    /// What stood against the last filling, until something changes.
    against: Points,
}

/// How a point is to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    pub lies: Option<Colour>,
    pub odd: bool,
    /// Whether the tab key reaches it.
    pub here: bool,
}

/// What a key on the board asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press {
    Go(Point),
    Paint(Option<Colour>),
    Undo,
}

impl WorkshopModel {
    pub fn new(draft: Draft) -> WorkshopModel {
        let workshop = Workshop::new(draft, brush_of(&draft));
        WorkshopModel { workshop, hand: Some(Colour::Black), at: Point::at(0, LAST), against: Points::NONE }
    }

    /// Puts another board in the workshop; undoing brings back what lay there.
    pub fn open(&mut self, draft: Draft) {
        self.workshop.brush = brush_of(&draft);
        self.replace(draft);
    }

    fn replace(&mut self, draft: Draft) {
        self.workshop.replace(draft);
        self.against = Points::NONE;
    }

    pub const fn draft(&self) -> &Draft {
        self.workshop.draft()
    }

    pub const fn brush(&self) -> Brush {
        self.workshop.brush
    }

    /// Takes the brush of this id; what is laid stays.
    pub fn take_brush(&mut self, id: &str) {
        if let Some(&brush) = Brush::ALL.iter().find(|brush| brush.id() == id) {
            self.workshop.brush = brush;
            self.against = Points::NONE;
        }
    }

    /// Lays a colour on a point with all that goes with it, or clears them; says what came of it.
    pub fn paint(&mut self, point: Point, colour: Option<Colour>) -> Craft {
        match self.brush().orbit(point).and_then(|orbit| self.workshop.paint(point, colour).map(|()| orbit)) {
            Ok(orbit) => {
                self.at = point;
                self.against = Points::NONE;
                Craft::Laid { point, colour, points: orbit.same.len() + orbit.other.len() }
            }
            Err(refusal) => Craft::Refused { point, refusal },
        }
    }

    /// Lays the rest by chance; `random` gives 64 even bits a call.
    pub fn fill(&mut self, random: impl FnMut() -> u64) -> Craft {
        let full = self.draft().empty().is_empty();
        match self.workshop.fill(random) {
            Ok(()) if full => Craft::Full,
            Ok(()) => {
                self.against = Points::NONE;
                Craft::Filled
            }
            Err(why) => {
                self.against = match why {
                    Unfillable::AtOdds(points) => points,
                    _ => Points::NONE,
                };
                Craft::Unfillable(why)
            }
        }
    }

    pub fn undo(&mut self) -> Craft {
        self.against = Points::NONE;
        if self.workshop.undo() { Craft::Undone } else { Craft::NothingToUndo }
    }

    pub fn clear(&mut self) -> Craft {
        self.replace(Draft::default());
        Craft::Cleared
    }

    pub fn counts(&self) -> Craft {
        let (black, white) = self.draft().counts();
        Craft::Counts { black, white }
    }

    /// What symmetry is seen, and the points that break it where one is near.
    pub fn shape(&self) -> (Shape, Points) {
        let draft = self.draft();
        let holds = |brush: Brush| brush != Brush::Free && brush.at_odds(draft).is_empty();
        let plain = Brush::ALL.iter().copied().skip(Brush::of_classes().len()).find(|&brush| holds(brush));
        let empty = draft.empty();
        let seen = match empty.len() {
            120 => Some(Shape::Empty),
            0 => Class::of(&Pattern::of_black(draft.of(Colour::Black).iter()))
                .map(Shape::Class)
                .or(plain.map(Shape::Plain)),
            // what is being painted says most of what it is to become
            _ if holds(self.brush()) => Some(Shape::Fits(self.brush())),
            _ => None,
        };
        if let Some(seen) = seen {
            return (seen, Points::NONE);
        }
        match (Brush::nearest(draft), plain) {
            ((brush, odds), _) if odds.is_empty() => (Shape::Fits(brush), odds),
            (_, Some(plain)) => (Shape::Fits(plain), Points::NONE),
            ((brush, odds), None) if odds.len() <= NEAR => (Shape::Near { brush, points: odds.len() }, odds),
            _ => (Shape::Far, Points::NONE),
        }
    }

    /// The pattern that may be played.
    pub fn pattern(&self) -> Result<Pattern, Unfinished> {
        self.draft().pattern()
    }

    /// How each point looks, from the bottom left, row by row; the centre among them.
    pub fn faces(&self) -> Vec<Face> {
        let odd = if self.against.is_empty() { self.shape().1 } else { self.against };
        let face = |point: Point| Face {
            lies: self.draft().at(point),
            odd: odd.contains(point),
            here: point == self.at,
        };
        Point::all().map(face).collect()
    }
}

/// The brush that has made a board, as far as can be seen: the first whose law it keeps.
pub fn brush_of(draft: &Draft) -> Brush {
    match draft.empty().len() {
        120 => Brush::FourMirrors,
        _ => Brush::ALL.iter().copied().find(|brush| brush.at_odds(draft).is_empty()).unwrap_or(Brush::Free),
    }
}

impl Face {
    /// The attributes that tell what lies on a point: names and values; an empty value is none.
    pub fn attributes(self, point: Point) -> [(&'static str, String); 4] {
        let lies = match self.lies {
            Some(Colour::Black) => "b",
            Some(Colour::White) => "w",
            None => "",
        };
        [
            ("aria-label", say(&Craft::Cell { point, lies: self.lies, odd: self.odd })),
            ("tabindex", if self.here { "0" } else { "-1" }.into()),
            ("data-c", lies.into()),
            ("data-odd", if self.odd { "1" } else { "" }.into()),
        ]
    }
}

/// How a point is called on the page.
pub fn cell_name(point: Point) -> String {
    format!("ws-p{}", point.0)
}

/// The point that a name on the page names; none for the centre.
pub fn cell_named(name: &str) -> Option<Point> {
    let number = name.strip_prefix("ws-p")?.parse().ok()?;
    Some(Point(number)).filter(|point| point.is_playable())
}

/// The whole grid as HTML: rows from the top, a button a point, and nothing to reach at the centre.
pub fn grid(faces: &[Face]) -> String {
    let cell = |point: Point, face: &Face| {
        if point == CENTRE {
            return "<span class=\"ws-hole\"></span>".into();
        }
        let attributes = face.attributes(point).into_iter().filter(|(_, value)| !value.is_empty());
        let attributes: String =
            attributes.map(|(name, value)| format!(" {name}=\"{}\"", escaped(&value))).collect();
        format!(
            "<button type=\"button\" role=\"gridcell\" class=\"ws-c\" data-t=\"{}\" aria-colindex=\"{}\"{attributes}></button>",
            cell_name(point),
            point.column() + 1,
        )
    };
    let cells: Vec<String> = Point::all().zip(faces).map(|(point, face)| cell(point, face)).collect();
    let rows = cells.chunks(SIDE.into()).rev().enumerate();
    rows.map(|(from_top, row)| {
        format!(
            "<div role=\"row\" class=\"ws-row\" aria-rowindex=\"{}\">{}</div>",
            from_top + 1,
            row.concat()
        )
    })
    .collect()
}

/// What a key asks for on a point of the grid. Enter and the space bar are taps on it, as on every button.
/// `command` is Ctrl or its like on other keyboards.
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

/// The next point that way, the centre passed over; the same at the edge.
fn step(at: Point, across: i8, up: i8) -> Point {
    let to = |by: i8| {
        let place = |from: u8, way: i8| u8::try_from(from as i8 + way * by).ok().filter(|&to| to < SIDE);
        Some(Point::at(place(at.column(), across)?, place(at.row(), up)?))
    };
    [to(1), to(2)].into_iter().flatten().find(|&point| point != CENTRE).unwrap_or(at)
}

#[cfg(test)]
mod tests;
