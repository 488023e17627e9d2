//! What the board of Pasang is drawn from: plain data, filled in by the page.

use std::rc::Rc;

use yew::AttrValue;

use super::{Edge, Spot};
use crate::{
    board::draw::pasang::{self as draw, Piece, Step},
    engine::{
        clause::Cited,
        pasang::{
            board::{Colour, Point},
            position::{self, Event, Position},
        },
        seat::Seat,
    },
};

/// A line that may be taken, and how the ka comes to where it takes it from.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    /// Where the ka would stand.
    pub at: Point,
    /// Where it, or the token that becomes it, comes from.
    pub from: Option<Point>,
    /// Whether it hops over the token between.
    pub jumps: bool,
    /// What would be taken, in the order it is counted: all of one colour.
    pub tokens: Vec<Point>,
    pub colour: Colour,
    pub points: u8,
    /// What it brings, in words: "5 white, 10 points".
    pub price: AttrValue,
}

/// What may be chosen next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    pub spot: Spot,
    /// What each line that may be taken there brings; one for a column.
    pub points: Vec<u8>,
}

/// What is pointed at, or has the focus, and may be chosen.
#[derive(Clone, PartialEq, Debug)]
pub enum Ghost {
    /// A column, and what it would bring in words.
    Column { column: u8, price: AttrValue },
    /// The lines open at a point, one of them picked: the others are dashed.
    Lines { offers: Vec<Offer>, picked: usize },
}

/// Where a piece lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lying {
    Point(Point),
    /// In a tray: how many of its colour lie there before it.
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
    /// The point it hops over.
    pub over: Option<Point>,
    pub to: Lying,
}

impl Flying {
    /// What is in the air while an event happens, given the position and the trays before it.
    pub fn of(before: &Position, trays: &[[usize; 2]; 2], event: Event) -> Option<Flying> {
        Some(match event {
            Event::Take { seat, point, colour } => {
                let slot = trays[seat.index() % 2][colour as usize];
                Flying {
                    piece: Piece::Ball(drawn(colour)),
                    from: point,
                    over: None,
                    to: Lying::Tray { seat, slot },
                }
            }
            Event::Slide { seat, from, to } => {
                Flying { piece: ka(before, seat), from, over: None, to: Lying::Point(to) }
            }
            Event::Jump { seat, from, over, to } => {
                Flying { piece: ka(before, seat), from, over: Some(over), to: Lying::Point(to) }
            }
            _ => return None,
        })
    }
}

/// A game of Pasang as its board shows it.
pub struct Shown<'a> {
    /// What lies on the board; a piece in the air is left out of it by the drawing.
    pub position: Position,
    /// The tokens in the tray of each seat, black and white, without what is in the air.
    pub trays: [[usize; 2]; 2],
    /// The points that the trays show.
    pub scores: [u16; 2],
    /// What the board is called, for those who hear it.
    pub label: AttrValue,
    /// The columns of that seat's half are the spots: while passages are made.
    pub columns: Option<Seat>,
    /// What may be chosen.
    pub may: Vec<Candidate>,
    /// The point that was chosen, where its lines are still to be told apart.
    pub chosen: Option<Point>,
    /// The lines open there.
    pub offers: Vec<Offer>,
    pub ghost: Option<Ghost>,
    /// The last move, kept on the board until another is considered: the position before it, and its events.
    pub last: Option<(Position, Rc<[Cited<Event>]>)>,
    /// The step of the move under way, and what is in the air.
    pub flying: Option<(usize, Flying)>,
    /// Nothing moves: what has changed carries a mark.
    pub still: bool,
    /// The one spot that the tab key reaches: arrows go on from there.
    pub stop: Spot,
    /// The row that was picked, from 0, and the column.
    pub row: Option<u8>,
    pub column: Option<u8>,
    /// The column and the row around which a part is shown enlarged, from 0.
    pub zoom: Option<(u8, u8)>,
    /// What spots are called, for those who hear them.
    pub names: &'a dyn Fn(Spot) -> String,
    /// What numbers and letters along the edges are called.
    pub edges: &'a dyn Fn(Edge) -> String,
}

/// A colour in the drawing's words.
pub(super) fn drawn(colour: Colour) -> draw::Colour {
    match colour {
        Colour::Black => draw::Colour::Black,
        Colour::White => draw::Colour::White,
    }
}

/// The ka of a seat, of the colour the token was.
pub(super) fn ka(position: &Position, seat: Seat) -> Piece {
    Piece::Ka(seat.index() % 2, drawn(position.ka_token(seat).unwrap_or(Colour::White)))
}

/// What lies on a point, in the drawing's words.
pub(super) fn piece(position: &Position, point: Point) -> Option<Piece> {
    position.at(point).map(|piece| match piece {
        position::Piece::Token(colour) => Piece::Ball(drawn(colour)),
        position::Piece::Ka(seat) => ka(position, seat),
    })
}

impl Offer {
    /// The way of the ka, in the drawing's words.
    pub(super) fn step(&self) -> Option<Step> {
        let from = self.from.filter(|&from| from != self.at)?;
        Some(Step { from: from.0.into(), to: self.at.0.into(), jumps: self.jumps })
    }
}
