//! The open form of a position: anything may be written in it; the game takes what obeys its laws.

use super::{
    KaTokenScored, Pasang,
    board::{CENTRE, Colour, Point, SIDE},
    pattern::Pattern,
    position::{Piece, Position},
};
use crate::engine::seat::Seat;

/// An unchecked position, as typed, pasted or sent.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// Eleven rows of eleven points, from the top, each from the left. The centre is always vacant.
    pub rows: Vec<Vec<Option<Piece>>>,
    /// Index of the seat to move, 0 for the first.
    pub to_move: usize,
    /// The points of each seat.
    pub scores: [u32; 2],
    /// The column each seat has emptied, from 0 at the left.
    pub passages: [Option<u8>; 2],
    /// What each seat's ka was.
    pub ka_tokens: [Option<Colour>; 2],
}

/// The law a setup breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The board has another number of rows.
    Rows { found: usize },
    /// A row, counted from 0 at the top, has another number of points.
    Points { row: usize, found: usize },
    /// Something stands in the hollow centre.
    Centre,
    /// There is no such seat.
    Seat { found: usize },
    /// A seat has one ka at most; a third seat has none.
    Kas { seat: Seat },
    /// A seat's ka stands on the board and what it was is not told, or the other way round.
    KaToken { seat: Seat },
    /// The board has no such column.
    Column { seat: Seat, found: u8 },
    /// The second seat may not have this passage, by the reading of the game.
    SecondPassage { column: u8 },
    /// First both passages are made, the first seat's before, then both kas chosen likewise.
    Order,
    /// In these first four moves it is the other seat's turn.
    Turn { wanted: Seat },
    /// A token lies in a passage.
    InPassage { point: Point },
    /// A point is vacant that nobody can have emptied: the passages come first.
    Vacant { point: Point },
    /// Until the second seat has chosen its ka, the first one's stands in its passage.
    KaPlace { point: Point },
    /// A token has another colour than the pattern gives its point: tokens never move.
    Pattern { point: Point },
    /// There are more tokens of a colour, kas among them, than the pattern has.
    Tokens { colour: Colour, found: u32, most: u32 },
    /// The scores do not add up to what has been taken.
    Scores { found: u32, wanted: u32 },
}

impl Setup {
    /// What stands on a point.
    fn at(&self, point: Point) -> Option<Piece> {
        let from_top = usize::from(SIDE - 1).checked_sub(point.row().into())?;
        *self.rows.get(from_top)?.get(usize::from(point.column()))?
    }

    /// Every point on which something stands, from the bottom left.
    fn pieces(&self) -> impl Iterator<Item = (Point, Piece)> {
        Point::all().filter_map(|point| Some((point, self.at(point)?)))
    }

    fn ka(&self, seat: Seat) -> Option<Point> {
        self.pieces().find(|&(_, piece)| piece == Piece::Ka(seat)).map(|(point, _)| point)
    }

    /// Eleven rows of eleven points, the centre hollow, and seats of two.
    fn shape(&self) -> Result<Seat, SetupError> {
        if self.rows.len() != usize::from(SIDE) {
            return Err(SetupError::Rows { found: self.rows.len() });
        }
        let long = |row: &Vec<_>| row.len() != usize::from(SIDE);
        if let Some(row) = self.rows.iter().position(long) {
            return Err(SetupError::Points { row, found: self.rows[row].len() });
        }
        if self.at(CENTRE).is_some() {
            return Err(SetupError::Centre);
        }
        match self.to_move {
            0 => Ok(Seat::FIRST),
            1 => Ok(Seat::SECOND),
            found => Err(SetupError::Seat { found }),
        }
    }

    /// Who has passages and kas, and whose turn it can be.
    fn order(&self, game: &Pasang, to_move: Seat) -> Result<(), SetupError> {
        let seats = [Seat::FIRST, Seat::SECOND];
        let kas = |seat| self.pieces().filter(|&(_, piece)| piece == Piece::Ka(seat)).count();
        for seat in seats {
            if kas(seat) > 1 {
                return Err(SetupError::Kas { seat });
            }
            if (kas(seat) == 1) != self.ka_tokens[seat.index()].is_some() {
                return Err(SetupError::KaToken { seat });
            }
            if let Some(found) = self.passages[seat.index()].filter(|&column| column >= SIDE) {
                return Err(SetupError::Column { seat, found });
            }
        }
        if kas(Seat::THIRD) > 0 {
            return Err(SetupError::Kas { seat: Seat::THIRD });
        }
        if let [Some(first), Some(second)] = self.passages
            && !game.may_face(first, second)
        {
            return Err(SetupError::SecondPassage { column: second });
        }
        let done =
            [self.passages[0].is_some(), self.passages[1].is_some(), kas(seats[0]) == 1, kas(seats[1]) == 1];
        let moves = done.iter().take_while(|&&done| done).count();
        if done[moves..].contains(&true) {
            return Err(SetupError::Order);
        }
        let wanted = seats[moves % 2];
        if moves < 4 && to_move != wanted { Err(SetupError::Turn { wanted }) } else { Ok(()) }
    }

    /// What must be vacant and what cannot be yet.
    fn places(&self) -> Result<(), SetupError> {
        let in_passage = |point: Point| {
            point.half().is_some_and(|seat| self.passages[seat.index()] == Some(point.column()))
        };
        let mut tokens = self.pieces().filter(|(_, piece)| matches!(piece, Piece::Token(_)));
        if let Some((point, _)) = tokens.find(|&(point, _)| in_passage(point)) {
            return Err(SetupError::InPassage { point });
        }
        if self.passages.contains(&None) {
            let vacant =
                |point: &Point| point.is_playable() && !in_passage(*point) && self.at(*point).is_none();
            if let Some(point) = Point::all().find(vacant) {
                return Err(SetupError::Vacant { point });
            }
        }
        match (self.ka(Seat::FIRST), self.ka(Seat::SECOND)) {
            (Some(point), None) if point.half() != Some(Seat::FIRST) || !in_passage(point) => {
                Err(SetupError::KaPlace { point })
            }
            _ => Ok(()),
        }
    }

    /// That the tokens are those of the pattern, and the scores what is missing of them.
    fn sums(&self, game: &Pasang) -> Result<(), SetupError> {
        let (black, white) = game.pattern().map_or((60, 60), Pattern::counts);
        let mut missing = 0;
        for (colour, most) in Colour::BOTH.into_iter().zip([black, white]) {
            let on_board = self.pieces().filter(|&(_, piece)| piece == Piece::Token(colour)).count();
            let kas = self.ka_tokens.iter().filter(|&&token| token == Some(colour)).count();
            let found = (on_board + kas) as u32;
            let left = most.checked_sub(found).ok_or(SetupError::Tokens { colour, found, most })?;
            missing += left * u32::from(colour.points());
        }
        let cleared = !self.pieces().any(|(_, piece)| matches!(piece, Piece::Token(_)));
        if cleared && game.ka_token_scored == KaTokenScored::Yes {
            missing += self.ka_tokens.iter().flatten().map(|token| u32::from(token.points())).sum::<u32>();
        }
        let found = self.scores[0].saturating_add(self.scores[1]);
        if found != missing { Err(SetupError::Scores { found, wanted: missing }) } else { Ok(()) }
    }
}

impl Pasang {
    /// Turns the open form into a position, or names the law it breaks.
    pub fn position(&self, setup: &Setup) -> Result<Position, SetupError> {
        let to_move = setup.shape()?;
        setup.order(self, to_move)?;
        setup.places()?;
        if let Some(pattern) = self.pattern() {
            let moved = |&(point, piece): &(Point, Piece)| matches!(piece, Piece::Token(colour) if pattern.at(point) != Some(colour));
            if let Some((point, _)) = setup.pieces().find(moved) {
                return Err(SetupError::Pattern { point });
            }
        }
        setup.sums(self)?;
        let mut position = Position::empty();
        setup.pieces().for_each(|(point, piece)| position.put(point, piece));
        for seat in [Seat::FIRST, Seat::SECOND] {
            let own = seat.index();
            // the scores add up to 181 at most: none is cut short here
            position.put_seat(seat, setup.scores[own] as u16, setup.passages[own], setup.ka_tokens[own]);
        }
        position.put_to_move(to_move);
        Ok(position)
    }

    /// The open form of a position.
    pub fn setup(&self, position: &Position) -> Setup {
        let row = |row| (0..SIDE).map(|column| position.at(Point::at(column, row))).collect();
        let seats = [Seat::FIRST, Seat::SECOND];
        Setup {
            rows: (0..SIDE).rev().map(row).collect(),
            to_move: position.to_move().index(),
            scores: seats.map(|seat| position.score(seat).into()),
            passages: seats.map(|seat| position.passage(seat)),
            ka_tokens: seats.map(|seat| position.ka_token(seat)),
        }
    }

    /// A pattern laid out for this game: its own, or any of 60 and 60 where it is custom.
    pub fn lay_out(&self, pattern: &Pattern) -> Result<Position, SetupError> {
        let position = Position::laid_out(pattern);
        self.position(&self.setup(&position))
    }
}
