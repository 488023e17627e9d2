//! The data of a drawing of the board of Pasang; the page fills it in.

use std::rc::Rc;

use yew::AttrValue;

use super::{Edge, PointOrColumn};
use crate::{
    board::{
        Body,
        draw::pasang::{self as draw, Piece, Step},
    },
    engine::{
        clause::Cited,
        deciding::Decided,
        pasang::{
            board::{Colour, Point},
            position::{self, Event, Position},
        },
        seat::Seat,
    },
};

/// A line that may be taken, and the step of the ka to the point it is taken from.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    /// Where the ka would stand.
    pub at: Point,
    /// The point that the ka, or the token that becomes it, comes from.
    pub from: Option<Point>,
    /// Whether it jumps over a token between.
    pub jumps: bool,
    /// The tokens that would be taken, in the order they are counted: all of one colour.
    pub tokens: Vec<Point>,
    pub colour: Colour,
    pub points: u8,
    /// What it brings, in words: "5 white, 10 points".
    pub price: AttrValue,
}

/// What may be chosen next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    pub place: PointOrColumn,
    /// What each line that may be taken there brings; a single value for a column.
    pub points: Vec<u8>,
}

/// A choice that is pointed at or has the focus.
#[derive(Clone, PartialEq, Debug)]
pub enum Ghost {
    /// A column, and what it would bring in words.
    Column { column: u8, price: AttrValue },
    /// The lines open at a point, one of them picked: the others are dashed.
    Lines { offers: Vec<Offer>, picked: usize },
}

/// Where a piece lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    Point(Point),
    /// In a tray, on top of a number of tokens of its colour.
    Tray {
        seat: Seat,
        slot: usize,
    },
}

/// A piece in the air.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flying {
    pub piece: Piece,
    pub from: Point,
    /// The point that it jumps over.
    pub over: Option<Point>,
    pub to: Goal,
}

impl Flying {
    /// The piece in the air during an event, given the position and the trays before it.
    pub fn of(before: &Position, trays: &[[usize; 2]; 2], event: Event) -> Option<Flying> {
        Some(match event {
            Event::Take { seat, point, colour } => {
                let slot = trays[seat.index() % 2][colour as usize];
                Flying {
                    piece: Piece::Ball(draw_colour(colour)),
                    from: point,
                    over: None,
                    to: Goal::Tray { seat, slot },
                }
            }
            Event::Slide { seat, from, to } => {
                Flying { piece: ka(before, seat), from, over: None, to: Goal::Point(to) }
            }
            Event::Jump { seat, from, over, to } => {
                Flying { piece: ka(before, seat), from, over: Some(over), to: Goal::Point(to) }
            }
            _ => return None,
        })
    }
}

/// The state of a game of Pasang that its board shows.
pub struct BoardProps<'a> {
    /// The pieces on the board; the drawing leaves out a piece in the air.
    pub position: Position,
    /// The tokens in the tray of each seat, black and white, without what is in the air.
    pub trays: [[usize; 2]; 2],
    /// The points that the trays show.
    pub scores: [u16; 2],
    /// The accessible name of the board.
    pub label: AttrValue,
    /// The seat whose columns can be chosen, while passages are made.
    pub columns: Option<Seat>,
    /// What may be chosen.
    pub playable: Vec<Candidate>,
    /// The chosen point, while one of its lines is still to be chosen.
    pub chosen: Option<Point>,
    /// The lines open there.
    pub offers: Vec<Offer>,
    pub ghost: Option<Ghost>,
    /// The last move, shown until another is considered: the position before it, and its events.
    pub last: Option<(Position, Rc<[Cited<Event>]>)>,
    /// What has decided the game, where its end is shown.
    pub decided: Decided,
    /// The number of the step under way, and the piece in the air.
    pub flying: Option<(usize, Flying)>,
    /// Movement is turned off: what has changed carries a mark.
    pub reduced_motion: bool,
    /// The place that Tab reaches; arrow keys go on from there.
    pub tab_stop: PointOrColumn,
    /// The picked row and column, from 0.
    pub row: Option<u8>,
    pub column: Option<u8>,
    /// The column and the row around which a part is shown enlarged, from 0.
    pub zoom: Option<(u8, u8)>,
    pub body: Body,
    /// Whether there is what can be tapped: not on a picture that nobody plays.
    pub targets: bool,
    /// The points that differ from another board.
    pub differing: Vec<Point>,
    /// The accessible names of places.
    pub names: &'a dyn Fn(PointOrColumn) -> String,
    /// The accessible names of the numbers and letters along the edges.
    pub edges: &'a dyn Fn(Edge) -> String,
}

/// A colour as the drawing's type.
pub fn draw_colour(colour: Colour) -> draw::Colour {
    match colour {
        Colour::Black => draw::Colour::Black,
        Colour::White => draw::Colour::White,
    }
}

/// The ka of a seat, of the colour the token was.
pub(super) fn ka(position: &Position, seat: Seat) -> Piece {
    Piece::Ka(seat.index() % 2, draw_colour(position.ka_token(seat).unwrap_or(Colour::White)))
}

/// The piece on a point as the drawing's type.
pub(super) fn piece(position: &Position, point: Point) -> Option<Piece> {
    position.at(point).map(|piece| match piece {
        position::Piece::Token(colour) => Piece::Ball(draw_colour(colour)),
        position::Piece::Ka(seat) => ka(position, seat),
    })
}

impl Offer {
    /// The step of the ka as the drawing's type.
    pub(super) fn step(&self) -> Option<Step> {
        let from = self.from.filter(|&from| from != self.at)?;
        Some(Step { from: from.0.into(), to: self.at.0.into(), jumps: self.jumps })
    }
}
