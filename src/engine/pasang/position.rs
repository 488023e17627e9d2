//! A position of Pasang, and the events that change it.

use super::{
    board::{Axis, CENTRE, Colour, MIDDLE, Point, SIDE},
    line::Lane,
    pattern::Pattern,
};
use crate::engine::{
    history::{Digest, mix},
    seat::Seat,
};

/// Marks an absent passage or ka.
const NONE: u8 = u8::MAX;
/// In a lane, the lower half holds the black bits and the upper half, from this bit on, the white ones.
const WHITE: u32 = 16;

/// The board, the scores, the passages, and who is to move. Made by [`Position::laid_out`], by
/// [`super::setup`], or by events.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The eleven rows from the bottom, then the eleven columns from the left. A bit a point and colour: black
    /// from bit 0, white from bit 16. A ka and the centre have both bits set, see [`Lane`].
    lanes: [u32; 2 * SIDE as usize],
    scores: [u16; 2],
    passages: [u8; 2],
    kas: [u8; 2],
    /// The colour that each seat's ka had as a token, by seat.
    ka_tokens: [Option<Colour>; 2],
    tokens: u8,
    to_move: Seat,
}

const _: () = assert!(size_of::<Position>() <= 128);

impl Digest for Position {
    fn digest(&self) -> u32 {
        let rows = self.lanes.iter().take(SIDE as usize);
        rows.fold(u32::from(self.tokens), |sum, row| (sum ^ row).wrapping_mul(0x9E37_79B1).rotate_right(13))
    }
}

/// What stands on a point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    Token(Colour),
    Ka(Seat),
}

/// One change of a position. Events that move a piece are steps, which a moment can name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat makes a column of its half its passage; its tokens are taken one by one.
    Passage { seat: Seat, column: u8 },
    /// A token is lifted from the board into a seat's cup and counts at once.
    Take { seat: Seat, point: Point, colour: Colour },
    /// A token on the board becomes a seat's ka, which has no colour.
    Rise { seat: Seat, point: Point },
    /// A ka steps sideways into its passage, or moves like a rook.
    Slide { seat: Seat, from: Point, to: Point },
    /// A ka hops into its passage; what it hops over stays.
    Jump { seat: Seat, from: Point, over: Point, to: Point },
    /// A seat's ka counts for it when the board is cleared, where the readings say so.
    Score { seat: Seat, points: u8 },
    /// The other seat is to move.
    Turn,
}

impl Event {
    /// Whether the event is a step: it moves or takes a piece. Must never change for an existing event.
    pub const fn is_step(self) -> bool {
        matches!(self, Event::Take { .. } | Event::Slide { .. } | Event::Jump { .. })
    }
}

/// Both colour bits of a place.
const fn ka_bits(place: u8) -> u32 {
    (1 | 1 << WHITE) << place
}

/// The bits of a token at a place.
const fn token_bit(colour: Colour, place: u8) -> u32 {
    match colour {
        Colour::Black => 1 << place,
        Colour::White => 1 << (place as u32 + WHITE),
    }
}

impl Position {
    /// A hash of 64 bits: equal positions have the same, others almost never do.
    pub fn key(&self) -> u64 {
        // the rows and the pieces are enough: the columns repeat the rows
        let (pairs, odd) = self.lanes[..SIDE as usize].as_chunks::<2>();
        let rows = pairs.iter().map(|[low, high]| u64::from(*high) << 32 | u64::from(*low));
        let odd = odd.iter().map(|&row| u64::from(row));
        let tokens = self.ka_tokens.map(|token| token.map_or(0, |colour| 1 + colour as u64));
        let [[p, q], [k, l]] = [self.passages, self.kas].map(|pair| pair.map(u64::from));
        let pieces = p | q << 8 | k << 16 | l << 24 | tokens[0] << 32 | tokens[1] << 36;
        let scores =
            u64::from(self.scores[0]) | u64::from(self.scores[1]) << 16 | (self.to_move.index() as u64) << 32;
        mix(rows.chain(odd).chain([pieces, scores]))
    }

    /// A pattern as it is laid out before play; the first seat is to move.
    pub const fn laid_out(pattern: &Pattern) -> Position {
        let mut position = Position::empty();
        let (black, white) = (pattern.black(), pattern.white());
        let mut point = 0;
        while point < SIDE * SIDE {
            let at = Point(point);
            let (row, column) = (at.row() as usize, at.column());
            let bits = (black[row] >> column & 1) as u32 | ((white[row] >> column & 1) as u32) << WHITE;
            position.lanes[row] |= bits << column;
            position.lanes[(SIDE + column) as usize] |= bits << row;
            position.tokens += (bits != 0) as u8;
            point += 1;
        }
        position
    }

    /// The bare board.
    pub(super) const fn empty() -> Position {
        let mut lanes = [0; 2 * SIDE as usize];
        lanes[MIDDLE as usize] = ka_bits(MIDDLE);
        lanes[(SIDE + MIDDLE) as usize] = ka_bits(MIDDLE);
        Position {
            lanes,
            scores: [0; 2],
            passages: [NONE; 2],
            kas: [NONE; 2],
            ka_tokens: [None; 2],
            tokens: 0,
            to_move: Seat::FIRST,
        }
    }

    /// What stands on a point; nothing on the centre and off the board.
    pub fn at(&self, point: Point) -> Option<Piece> {
        if !point.is_playable() {
            return None;
        }
        let Lane { black, white } = self.lane(Axis::Row, point.row());
        let lies = |colour: u32| colour >> point.column() & 1 == 1;
        match (lies(black), lies(white)) {
            (true, false) => Some(Piece::Token(Colour::Black)),
            (false, true) => Some(Piece::Token(Colour::White)),
            (true, true) if self.ka(Seat::FIRST) == Some(point) => Some(Piece::Ka(Seat::FIRST)),
            (true, true) => Some(Piece::Ka(Seat::SECOND)),
            (false, false) => None,
        }
    }

    /// A row from the bottom or a column from the left, counted from 0; an empty lane for an index off the
    /// board.
    #[inline(always)]
    pub fn lane(&self, axis: Axis, lane: u8) -> Lane {
        let index = match axis {
            Axis::Row => lane,
            Axis::Column => SIDE + lane % SIDE,
        };
        let bits = self.lanes.get(index as usize).copied().unwrap_or(0);
        Lane { black: bits & 0xFFFF, white: bits >> WHITE }
    }

    /// The points of the tokens that a seat has taken.
    #[inline(always)]
    pub const fn score(&self, seat: Seat) -> u16 {
        self.scores[seat.index() % 2]
    }

    /// The column a seat has emptied, from 0.
    #[inline(always)]
    pub const fn passage(&self, seat: Seat) -> Option<u8> {
        match self.passages[seat.index() % 2] {
            NONE => None,
            column => Some(column),
        }
    }

    /// Where a seat's ka stands.
    #[inline(always)]
    pub const fn ka(&self, seat: Seat) -> Option<Point> {
        match self.kas[seat.index() % 2] {
            NONE => None,
            point => Some(Point(point)),
        }
    }

    /// The colour that a seat's ka had before it was chosen.
    #[inline(always)]
    pub const fn ka_token(&self, seat: Seat) -> Option<Colour> {
        self.ka_tokens[seat.index() % 2]
    }

    #[inline(always)]
    pub const fn to_move(&self) -> Seat {
        self.to_move
    }

    /// How many tokens lie on the board.
    #[inline(always)]
    pub const fn tokens(&self) -> u32 {
        self.tokens as u32
    }

    /// How many tokens of a colour lie on the board.
    pub fn count(&self, colour: Colour) -> u32 {
        let of = |row| {
            let Lane { black, white } = self.lane(Axis::Row, row);
            match colour {
                Colour::Black => black & !white,
                Colour::White => white & !black,
            }
        };
        (0..SIDE).map(|row| of(row).count_ones()).sum()
    }

    /// The position with a point emptied, to draw while the piece from there is moving. Does not occur in a
    /// game.
    pub fn without(mut self, point: Point) -> Position {
        match self.at(point) {
            Some(Piece::Token(_)) => self.tokens -= 1,
            Some(Piece::Ka(seat)) => self.kas[seat.index() % 2] = NONE,
            None => (),
        }
        self.clear(point);
        self
    }

    /// Applies one event. The rules change a position in no other way, so replaying a log gives the same
    /// position.
    // the program of a page shares one copy among all callers
    #[cfg_attr(all(target_arch = "wasm32", feature = "pages"), inline(never))]
    #[cfg_attr(not(all(target_arch = "wasm32", feature = "pages")), inline(always))]
    pub fn apply(&mut self, event: Event) {
        match event {
            Event::Passage { seat, column } => self.passages[seat.index() % 2] = column,
            Event::Take { seat, point, colour } => {
                self.clear(point);
                self.tokens = self.tokens.wrapping_sub(1);
                self.add_score(seat, colour.points());
            }
            Event::Rise { seat, point } => {
                if let Some(Piece::Token(colour)) = self.at(point) {
                    self.ka_tokens[seat.index() % 2] = Some(colour);
                    self.tokens = self.tokens.wrapping_sub(1);
                }
                self.place_ka(seat, point);
            }
            Event::Slide { seat, from, to } | Event::Jump { seat, from, to, .. } => {
                self.clear(from);
                self.place_ka(seat, to);
            }
            Event::Score { seat, points } => self.add_score(seat, points),
            Event::Turn => self.to_move = self.to_move.other(),
        }
    }

    #[inline(always)]
    fn add_score(&mut self, seat: Seat, points: u8) {
        let score = &mut self.scores[seat.index() % 2];
        *score = score.wrapping_add(points.into());
    }

    /// Replaces the bits of a point in its row and its column.
    #[inline(always)]
    fn write(&mut self, point: Point, bits: u32) {
        let (row, column) = (point.row() % SIDE, point.column());
        for (lane, place) in [(row, column), (SIDE + column, row)] {
            if let Some(lane) = self.lanes.get_mut(lane as usize) {
                *lane = *lane & !ka_bits(place) | bits << place;
            }
        }
    }

    #[inline(always)]
    fn clear(&mut self, point: Point) {
        if point != CENTRE {
            self.write(point, 0);
        }
    }

    #[inline(always)]
    fn place_ka(&mut self, seat: Seat, point: Point) {
        self.write(point, ka_bits(0));
        self.kas[seat.index() % 2] = point.0;
    }

    /// Only for [`super::setup`], which checks its input.
    pub(super) fn put(&mut self, point: Point, piece: Piece) {
        match piece {
            Piece::Token(colour) => {
                self.write(point, token_bit(colour, 0));
                self.tokens += 1;
            }
            Piece::Ka(seat) => self.place_ka(seat, point),
        }
    }

    /// Only for [`super::setup`]: what a seat has off the board.
    pub(super) fn put_seat(&mut self, seat: Seat, score: u16, passage: Option<u8>, ka_token: Option<Colour>) {
        self.scores[seat.index() % 2] = score;
        self.passages[seat.index() % 2] = passage.unwrap_or(NONE);
        self.ka_tokens[seat.index() % 2] = ka_token;
    }

    pub(super) const fn put_to_move(&mut self, seat: Seat) {
        self.to_move = seat;
    }
}
