//! The unchecked form of a position (setup): it can hold anything; the game accepts it if it obeys the laws.

use super::{
    Clause, KaTokenScored, Pasang,
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
    /// Each seat's points.
    pub scores: [u32; 2],
    /// The column each seat has emptied, from 0 at the left.
    pub passages: [Option<u8>; 2],
    /// The colour that each seat's ka had as a token.
    pub ka_tokens: [Option<Colour>; 2],
}

/// The law a setup breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The number of rows is wrong.
    Rows { found: usize },
    /// A row, counted from 0 at the top, has the wrong number of points.
    Points { row: usize, found: usize },
    /// Something stands in the hollow centre.
    Centre,
    /// There is no such seat.
    Seat { found: usize },
    /// A seat has more than one ka, or the third seat has any.
    Kas { seat: Seat },
    /// A seat's ka is on the board without its former colour, or the colour is given without a ka.
    KaToken { seat: Seat },
    /// The board has no such column.
    Column { seat: Seat, found: u8 },
    /// The reading of the game does not allow the second seat this passage.
    SecondPassage { column: u8 },
    /// The first four moves are out of order: both passages, the first seat's before the second's, then both
    /// kas likewise.
    Order,
    /// During the first four moves it is the other seat's turn.
    Turn { wanted: Seat },
    /// A token lies in a passage.
    InPassage { point: Point },
    /// A point is vacant that no move can have emptied yet: the passages come first.
    Vacant { point: Point },
    /// The first seat's ka has left its passage before the second seat has chosen a ka.
    KaPlace { point: Point },
    /// A token's colour differs from that of the pattern at its point: tokens never move.
    Pattern { point: Point },
    /// There are more tokens of a colour, kas included, than the pattern has.
    Tokens { colour: Colour, found: u32, most: u32 },
    /// The scores do not add up to what has been taken.
    Scores { found: u32, wanted: u32 },
}

impl SetupError {
    /// The clause behind the law; `None` where only the form is wrong.
    pub const fn clause(&self) -> Option<Clause> {
        match self {
            SetupError::Rows { .. } | SetupError::Points { .. } => Some(Clause::Board),
            SetupError::Centre => Some(Clause::Centre),
            SetupError::Seat { .. }
            | SetupError::Kas { .. }
            | SetupError::KaToken { .. }
            | SetupError::Column { .. } => None,
            SetupError::SecondPassage { .. } => Some(Clause::PassageSecond),
            SetupError::Order | SetupError::InPassage { .. } | SetupError::Vacant { .. } => {
                Some(Clause::PassageFirst)
            }
            SetupError::Turn { .. } => Some(Clause::Turns),
            SetupError::KaPlace { .. } => Some(Clause::KaSlide),
            SetupError::Pattern { .. } | SetupError::Tokens { .. } => Some(Clause::Pattern),
            SetupError::Scores { .. } => Some(Clause::Score),
        }
    }
}

impl Setup {
    /// The empty board before the first move.
    pub fn empty() -> Setup {
        let side = usize::from(SIDE);
        Setup { rows: vec![vec![None; side]; side], ..Setup::default() }
    }

    /// Puts a piece on a point, or removes the one there; does nothing off the board.
    pub fn put(&mut self, point: Point, piece: Option<Piece>) {
        let from_top = usize::from(SIDE - 1).checked_sub(point.row().into());
        let row = from_top.and_then(|row| self.rows.get_mut(row));
        if let Some(place) = row.and_then(|row| row.get_mut(usize::from(point.column()))) {
            *place = piece;
        }
    }

    /// What stands on a point.
    pub fn at(&self, point: Point) -> Option<Piece> {
        let from_top = usize::from(SIDE - 1).checked_sub(point.row().into())?;
        *self.rows.get(from_top)?.get(usize::from(point.column()))?
    }

    /// Every point on which something stands, from the bottom left.
    pub fn pieces(&self) -> impl Iterator<Item = (Point, Piece)> {
        Point::all().filter_map(|point| Some((point, self.at(point)?)))
    }

    /// Where a seat's ka stands; the first one where there are several.
    pub fn ka(&self, seat: Seat) -> Option<Point> {
        self.pieces().find(|&(_, piece)| piece == Piece::Ka(seat)).map(|(point, _)| point)
    }

    /// Checks the shape: eleven rows of eleven points, a hollow centre, one of two seats to move.
    pub(super) fn check_shape(&self) -> Result<Seat, SetupError> {
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

    /// Checks the kas and the columns of the passages. Here and below, `law` receives each broken law and
    /// decides whether the check goes on.
    pub(super) fn check_kas(
        &self,
        law: &mut impl FnMut(SetupError) -> Result<(), SetupError>,
    ) -> Result<(), SetupError> {
        for seat in [Seat::FIRST, Seat::SECOND] {
            if self.kas_of(seat) > 1 {
                law(SetupError::Kas { seat })?;
            } else if (self.kas_of(seat) == 1) != self.ka_tokens[seat.index()].is_some() {
                law(SetupError::KaToken { seat })?;
            }
            if let Some(found) = self.passages[seat.index()].filter(|&column| column >= SIDE) {
                law(SetupError::Column { seat, found })?;
            }
        }
        if self.kas_of(Seat::THIRD) > 0 { law(SetupError::Kas { seat: Seat::THIRD }) } else { Ok(()) }
    }

    #[inline(never)]
    fn kas_of(&self, seat: Seat) -> usize {
        self.pieces().filter(|&(_, piece)| piece == Piece::Ka(seat)).count()
    }

    /// Checks the order of the first four moves, and whose turn it can be.
    pub(super) fn check_order(
        &self,
        game: &Pasang,
        to_move: Seat,
        law: &mut impl FnMut(SetupError) -> Result<(), SetupError>,
    ) -> Result<(), SetupError> {
        if let [Some(first), Some(second)] = self.passages
            && !game.may_face(first, second)
        {
            law(SetupError::SecondPassage { column: second })?;
        }
        let seats = [Seat::FIRST, Seat::SECOND];
        let [first, second] = seats.map(|seat| self.kas_of(seat) == 1);
        let done = [self.passages[0].is_some(), self.passages[1].is_some(), first, second];
        let moves = done.iter().take_while(|&&done| done).count();
        if done[moves..].contains(&true) {
            return law(SetupError::Order);
        }
        let wanted = seats[moves % 2];
        if moves < 4 && to_move != wanted { law(SetupError::Turn { wanted }) } else { Ok(()) }
    }

    /// Checks the points that must be vacant and those that cannot be vacant yet.
    pub(super) fn check_points(
        &self,
        law: &mut impl FnMut(SetupError) -> Result<(), SetupError>,
    ) -> Result<(), SetupError> {
        let in_passage = |point: Point| {
            point.half().is_some_and(|seat| self.passages[seat.index()] == Some(point.column()))
        };
        let mut tokens = self.pieces().filter(|(_, piece)| matches!(piece, Piece::Token(_)));
        if let Some((point, _)) = tokens.find(|&(point, _)| in_passage(point)) {
            law(SetupError::InPassage { point })?;
        }
        if self.passages.contains(&None) {
            let vacant =
                |point: &Point| point.is_playable() && !in_passage(*point) && self.at(*point).is_none();
            if let Some(point) = Point::all().find(vacant) {
                law(SetupError::Vacant { point })?;
            }
        }
        match (self.ka(Seat::FIRST), self.ka(Seat::SECOND)) {
            (Some(point), None) if point.half() != Some(Seat::FIRST) || !in_passage(point) => {
                law(SetupError::KaPlace { point })
            }
            _ => Ok(()),
        }
    }

    /// Checks that every token has the colour of its point in the pattern.
    pub(super) fn check_colours(&self, game: &Pasang) -> Result<(), SetupError> {
        if let Some(pattern) = game.pattern() {
            let moved = |&(point, piece): &(Point, Piece)| matches!(piece, Piece::Token(colour) if pattern.at(point) != Some(colour));
            if let Some((point, _)) = self.pieces().find(moved) {
                return Err(SetupError::Pattern { point });
            }
        }
        Ok(())
    }

    /// The points of all captured tokens: those of the pattern that are missing.
    fn captured_points(&self, game: &Pasang) -> Result<u32, SetupError> {
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
        Ok(missing)
    }

    /// Checks that the tokens are those of the pattern and that the scores equal what is missing.
    pub(super) fn check_scores(&self, game: &Pasang) -> Result<(), SetupError> {
        let wanted = self.captured_points(game)?;
        let found = self.scores[0].saturating_add(self.scores[1]);
        if found != wanted { Err(SetupError::Scores { found, wanted }) } else { Ok(()) }
    }
}

impl Pasang {
    /// Turns a setup into a position, or names the first law that it breaks.
    pub fn position(&self, setup: &Setup) -> Result<Position, SetupError> {
        let to_move = setup.check_shape()?;
        setup.check_kas(&mut Err)?;
        setup.check_order(self, to_move, &mut Err)?;
        setup.check_points(&mut Err)?;
        setup.check_colours(self)?;
        setup.check_scores(self)?;
        let mut position = Position::empty();
        setup.pieces().for_each(|(point, piece)| position.put(point, piece));
        for seat in [Seat::FIRST, Seat::SECOND] {
            let index = seat.index();
            // the scores add up to at most 181, so no conversion truncates
            position.put_seat(
                seat,
                setup.scores[index] as u16,
                setup.passages[index],
                setup.ka_tokens[index],
            );
        }
        position.put_to_move(to_move);
        Ok(position)
    }

    /// The points captured by both seats together; `None` if there are more tokens than the pattern has.
    pub fn captured_points(&self, setup: &Setup) -> Option<u32> {
        setup.captured_points(self).ok()
    }

    /// The setup of a position.
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

    /// The start position for a pattern: the game's own, or any with 60 of each colour where it is custom.
    pub fn lay_out(&self, pattern: &Pattern) -> Result<Position, SetupError> {
        let position = Position::laid_out(pattern);
        self.position(&self.setup(&position))
    }
}
