//! Plays a move event by event, each under the clause it acts by.

use super::{
    Clause, KaTokenScored, Move, PartialCapture, Pasang,
    board::{Axis, Colour, Point, half_rows},
    line::{Lane, Line},
    position::{Event, Piece, Position},
};
use crate::engine::{clause::Cited, seat::Seat};

/// A move in progress: applies each event as it reports it.
struct Turn<'a, R> {
    game: &'a Pasang,
    position: &'a mut Position,
    seat: Seat,
    report: R,
}

/// One copy shared by all callers, for the program of a page.
#[inline(never)]
pub(super) fn play_shared(
    game: &Pasang,
    position: &mut Position,
    chosen: Move,
    report: &mut dyn FnMut(Cited<Event>),
) {
    play(game, position, chosen, report);
}

/// Plays a legal move of the seat to move.
#[inline(always)]
pub(super) fn play(game: &Pasang, position: &mut Position, chosen: Move, report: impl FnMut(Cited<Event>)) {
    let seat = position.to_move();
    let mut turn = Turn { game, position, seat, report };
    match chosen {
        Move::Passage(column) => turn.passage(column),
        Move::Ka { from, to, line } => turn.ka(from, to, line),
        Move::Go { to, line } => turn.go(to, line),
    }
    turn.score_kas();
    turn.emit(Event::Turn, Clause::Turns);
}

impl<R: FnMut(Cited<Event>)> Turn<'_, R> {
    #[cfg_attr(all(target_arch = "wasm32", feature = "pages"), inline(never))]
    #[cfg_attr(not(all(target_arch = "wasm32", feature = "pages")), inline(always))]
    fn emit(&mut self, event: Event, clause: Clause) {
        self.position.apply(event);
        (self.report)(Cited { event, clause: clause.into() });
    }

    fn passage(&mut self, column: u8) {
        let seat = self.seat;
        let clause = self.game.passage_clause(seat);
        self.emit(Event::Passage { seat, column }, clause);
        for point in half_rows(seat).map(|row| Point::at(column, row)) {
            if let Some(Piece::Token(colour)) = self.position.at(point) {
                self.emit(Event::Take { seat, point, colour }, clause);
            }
        }
    }

    fn ka(&mut self, from: Point, to: Point, line: Line) {
        let seat = self.seat;
        let jumps = from.column().abs_diff(to.column()) == 2;
        let clause = if jumps { Clause::KaJump } else { Clause::KaSlide };
        self.emit(Event::Rise { seat, point: from }, clause);
        if jumps {
            let over = Point::at((from.column() + to.column()) / 2, from.row());
            self.emit(Event::Jump { seat, from, over, to }, clause);
        } else {
            self.emit(Event::Slide { seat, from, to }, clause);
        }
        self.capture(to, line, Clause::KaCapture);
    }

    #[inline(always)]
    fn go(&mut self, to: Point, line: Line) {
        let seat = self.seat;
        let Some(from) = self.position.ka(seat) else { return };
        self.emit(Event::Slide { seat, from, to }, Clause::Move);
        self.capture(to, line, Clause::Line);
    }

    /// Takes a line from where the ka stands; on each side the nearest token first.
    #[inline(always)]
    fn capture(&mut self, ka: Point, line: Line, clause: Clause) {
        let Some(axis) = line.axis() else { return };
        let (low, high) = line.split(axis);
        let (lane, place) = axis.split(ka);
        let bits = self.position.lane(axis, lane);
        let clause = match (low, high) {
            _ if self.game.partial_capture == PartialCapture::OddPart
                && !bits.runs(place).are_whole(self.game, low, high) =>
            {
                Clause::OddPart
            }
            (0, _) | (_, 0) => clause,
            _ => Clause::LineJoined,
        };
        // in the order of the sides: north before south, west before east
        if axis == Axis::Row {
            self.take_below(axis, ka, bits, low, clause);
        }
        self.take_above(axis, ka, bits, high, clause);
        if axis == Axis::Column {
            self.take_below(axis, ka, bits, low, clause);
        }
    }

    /// Takes the nearest tokens north or east of the ka.
    #[inline(always)]
    fn take_above(&mut self, axis: Axis, ka: Point, bits: Lane, count: u8, clause: Clause) {
        let (lane, place) = axis.split(ka);
        let mut left = (bits.black ^ bits.white) & !1 << place;
        for _ in 0..count {
            if left == 0 {
                break;
            }
            let at = left.trailing_zeros() as u8;
            left &= left - 1;
            self.take(axis.point(lane, at), bits, at, clause);
        }
    }

    /// Takes the nearest tokens south or west of the ka.
    #[inline(always)]
    fn take_below(&mut self, axis: Axis, ka: Point, bits: Lane, count: u8, clause: Clause) {
        let (lane, place) = axis.split(ka);
        let mut left = (bits.black ^ bits.white) & ((1 << place) - 1);
        for _ in 0..count {
            let Some(at) = left.checked_ilog2() else { break };
            left &= !(1 << at);
            self.take(axis.point(lane, at as u8), bits, at as u8, clause);
        }
    }

    #[inline(always)]
    fn take(&mut self, point: Point, bits: Lane, at: u8, clause: Clause) {
        let colour = if bits.black >> at & 1 == 1 { Colour::Black } else { Colour::White };
        self.emit(Event::Take { seat: self.seat, point, colour }, clause);
    }

    /// Where the readings say so, each ka counts for its owner once the board is cleared.
    #[inline(always)]
    fn score_kas(&mut self) {
        if self.game.ka_token_scored == KaTokenScored::No || self.position.tokens() > 0 {
            return;
        }
        for seat in [Seat::FIRST, Seat::SECOND] {
            if let Some(colour) = self.position.ka_token(seat) {
                self.emit(Event::Score { seat, points: colour.points() }, Clause::KaUnscored);
            }
        }
    }
}
