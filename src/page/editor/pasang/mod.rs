//! The editor of Pasang's board: a tap lays the current brush on a point.

mod board;
mod controls;

use yew::prelude::*;

use super::{
    edited::{Edited, PlaceShape, SetupReadError, forbidden_column},
    selection::Selection,
};
use crate::{
    engine::{
        clause::ClauseId,
        pasang::{
            Pasang,
            board::{CENTRE, Colour, Point},
            position::{Piece, Position},
            setup::{Setup, SetupError},
        },
        seat::Seat,
    },
    notation::{
        PositionError,
        pasang::{point_name, read_setup, write_setup},
    },
    words::{
        position::{Brush, EditorMessage, PointsMessage},
        say,
    },
};

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];
/// The greatest score; higher than any possible one.
const MOST: u32 = 999;

/// The brushes, the default one first. The brush of the pattern exists only in a game with a pattern.
fn brushes(game: &Pasang) -> Vec<Brush> {
    let pieces = [
        Piece::Token(Colour::Black),
        Piece::Token(Colour::White),
        Piece::Ka(Seat::FIRST),
        Piece::Ka(Seat::SECOND),
    ];
    let pattern = game.pattern().map(|_| Brush::Pattern);
    pattern.into_iter().chain(pieces.map(Brush::Piece)).chain([Brush::Nothing]).collect()
}

/// The piece that a brush lays on a point.
fn brush_piece(game: &Pasang, brush: u8, point: Point) -> Option<Piece> {
    match brushes(game).get(usize::from(brush)) {
        Some(Brush::Pattern) => game.pattern()?.at(point).map(Piece::Token),
        Some(Brush::Piece(piece)) => Some(*piece),
        _ => None,
    }
}

/// Lays a piece on a point, with its consequences: a seat has one ka, which was some token.
fn put_piece(setup: &mut Setup, point: Point, piece: Option<Piece>) {
    let former = setup.at(point);
    if let Some(Piece::Ka(seat)) = piece {
        if let Some(before) = setup.ka(seat) {
            setup.put(before, None);
        }
        let was = match former {
            Some(Piece::Token(colour)) => colour,
            _ => Colour::Black,
        };
        let token = &mut setup.ka_tokens[seat.index() % 2];
        *token = token.or(Some(was));
    }
    setup.put(point, piece);
    for seat in SEATS {
        if setup.ka(seat).is_none() {
            setup.ka_tokens[seat.index()] = None;
        }
    }
}

impl Edited for Pasang {
    type Setup = Setup;
    type BrokenLaw = SetupError;
    const BOARD_CLASS: &'static str = "pasang";
    const ENLARGES: bool = true;

    fn setup_of(&self, position: &Position) -> Setup {
        self.setup(position)
    }
    fn empty_board(&self) -> Setup {
        Setup::empty()
    }
    fn checked(&self, setup: &Setup) -> Result<Position, SetupError> {
        self.position(setup)
    }

    fn broken_laws(&self, setup: &Setup) -> Vec<SetupError> {
        Pasang::broken_laws(self, setup)
    }

    fn law_text(&self, _: &Setup, law: &SetupError) -> (String, Option<ClauseId>) {
        (say(&PointsMessage::Law(*law)), law.clause().map(ClauseId::from))
    }

    fn read_setup(&self, text: &str) -> Result<Setup, SetupReadError> {
        if let Some(column) = forbidden_column(text) {
            return Err(SetupReadError::Column(column));
        }
        let setup = match read_setup(text) {
            Ok(setup) => setup,
            Err(PositionError::Syntax { column }) => return Err(SetupReadError::Column(column)),
            Err(_) => return Err(SetupReadError::Column(1)),
        };
        let law = match self.position(&setup) {
            Err(law @ (SetupError::Rows { .. } | SetupError::Points { .. } | SetupError::Centre)) => law,
            Err(law) if setup.scores.iter().any(|&score| score > MOST) => law,
            _ => return Ok(setup),
        };
        Err(SetupReadError::Board(self.law_text(&setup, &law).0))
    }

    fn write_setup(setup: &Setup) -> String {
        write_setup(setup)
    }

    fn counts(&self, setup: &Setup) -> String {
        let count = |wanted| setup.pieces().filter(|&(_, piece)| piece == Piece::Token(wanted)).count();
        say(&PointsMessage::Counts {
            black: count(Colour::Black),
            white: count(Colour::White),
            taken: self.captured_points(setup),
            given: setup.scores[0].saturating_add(setup.scores[1]),
        })
    }

    fn places(&self) -> Vec<u8> {
        Point::all().filter(|point| point.is_playable()).map(|point| point.0).collect()
    }
    fn place_name(&self, at: u8) -> String {
        point_name(Point(at))
    }
    fn label(&self, setup: &Setup, at: u8) -> String {
        say(&PointsMessage::Point { point: Point(at), piece: setup.at(Point(at)) })
    }
    fn place_shapes(&self, _: &Setup, turned: bool) -> Vec<PlaceShape> {
        board::place_shapes(turned)
    }
    fn view_box(&self, turned: bool) -> String {
        board::view_box(turned)
    }
    fn body(&self, _: &Setup, turned: bool) -> Html {
        board::body(turned)
    }
    fn contents(&self, setup: &Setup, turned: bool) -> Html {
        board::contents(setup, turned)
    }
    fn controls(&self, setup: &Setup, selection: &Selection) -> Html {
        controls::controls(self, setup, selection)
    }

    fn action(
        &self,
        setup: &mut Setup,
        selection: &mut Selection,
        name: &str,
        value: &str,
    ) -> Option<String> {
        selection.typed.clear();
        if name == point_name(CENTRE) {
            // the centre takes no piece
            return Some(say(&EditorMessage::Place(self.label(setup, CENTRE.0))));
        }
        if let Some(at) = self.place_by_name(name) {
            selection.at = at;
            put_piece(setup, Point(at), brush_piece(self, selection.brush, Point(at)));
            return Some(say(&EditorMessage::Place(self.label(setup, at))));
        }
        controls::action(self, setup, selection, name, value)
    }

    fn key(&self, setup: &mut Setup, selection: &mut Selection, key: &str) -> Option<String> {
        if matches!(key, "Backspace" | "Delete") {
            selection.typed.clear();
            put_piece(setup, Point(selection.at), None);
            return Some(say(&EditorMessage::Place(self.label(setup, selection.at))));
        }
        // a letter, then the digits of its row
        let typed = match key.chars().next().filter(|_| key.len() == 1)? {
            letter @ 'a'..='k' => String::from(letter),
            figure if figure.is_ascii_digit() && !selection.typed.is_empty() => {
                format!("{}{figure}", selection.typed)
            }
            _ => return None,
        };
        let at = self.place_by_name(&typed);
        selection.at = at.unwrap_or(selection.at);
        if typed == point_name(CENTRE) {
            selection.typed.clear();
            return Some(say(&EditorMessage::Place(self.label(setup, CENTRE.0))));
        }
        // only a row that begins with 1 can have a second digit
        selection.typed =
            if typed.len() == 1 || typed.len() == 2 && typed.ends_with('1') { typed } else { String::new() };
        Some(String::new())
    }
}
