//! Between two rounds: what is collected, what is laid out again, and who has won.

use std::ops::RangeInclusive;

use super::{
    ArrangeUnderTwelve, Clause, DIRECTION, DeficitRemoval, EACH, KotuBaendum, OWED, RING, ROW, RemainderFrom,
    RoundsRule, STARTER, TWELVE, TiedOwner,
};
use crate::engine::{
    Hole, Outcome,
    clause::Cited,
    seat::Seat,
    sowing::{
        Move,
        position::{Event, Mark, Position},
        turn::{Turn, holes_of, opposite, row_of},
    },
};

/// What fills a whole row.
const FULL: u8 = ROW * EACH;
/// A player with fewer counters may arrange them.
const FEW: u8 = 12;
/// How many counters an arrangement may have in each hole, from its owner's left.
const LEAST: [u8; ROW as usize] = [1, 0, 0, 0, 0, 0, 0];
pub const MOST: [u8; ROW as usize] = [2, 2, 2, 2, 2, 2, 4];

impl KotuBaendum {
    /// The last round of a match; one without a limit is broken off, and counted, when rounds cannot be.
    pub(super) const fn last_round(&self) -> u8 {
        match self.rounds {
            RoundsRule::One => 1,
            RoundsRule::Three => 3,
            RoundsRule::Five => 5,
            RoundsRule::UntilCannotSow => u8::MAX,
        }
    }

    /// How many rounds have been agreed; 0 where there is no such number.
    pub fn agreed_rounds(&self) -> u16 {
        if self.rounds == RoundsRule::UntilCannotSow { 0 } else { self.last_round().into() }
    }

    /// The seat that has collected fewer; `None` when both have as many.
    fn loser(position: &Position) -> Option<Seat> {
        let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| position.store(seat));
        match first.cmp(&second) {
            std::cmp::Ordering::Less => Some(Seat::FIRST),
            std::cmp::Ordering::Greater => Some(Seat::SECOND),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Who starts the round after the one that is over, and by which clause.
    pub(super) fn next_starter(&self, position: &Position) -> (Seat, Clause) {
        match Self::loser(position) {
            Some(loser) => (loser, Clause::LoserStarts),
            None => (self.starter(position).other(), Clause::Level),
        }
    }

    /// Whether what is left over from the fours is put on the board in the round that follows one.
    const fn lays_remainder(&self, round: u8) -> bool {
        match self.remainder_from_round {
            RemainderFrom::Two => true,
            RemainderFrom::Three => round >= 2,
        }
    }

    /// Whether a row refilled as usual has a hole that can be started: a four, or a wala.
    fn usual_can_sow(&self, position: &Position, seat: Seat) -> bool {
        let counters = position.store(seat);
        counters >= EACH || counters == EACH - 1 && self.lays_remainder(position.round())
    }

    /// How many counters the player to move has who may arrange them for the next round; `None` when he may not.
    pub fn arranging(&self, position: &Position) -> Option<u8> {
        let counters = position.store(position.to_move());
        let may = position.is_between() && self.decided(position).is_none();
        (may && self.may_arrange(counters)).then_some(counters)
    }

    fn may_arrange(&self, counters: u8) -> bool {
        self.arrange_under_twelve == ArrangeUnderTwelve::Yes && counters > 0 && counters < FEW
    }

    /// How many counters may be laid in the hole after those that have been laid, from the arranging player's
    /// left, if the arrangement is still to become a legal one; `None` when none can, or all seven are laid.
    pub fn may_lay(&self, position: &Position, laid: &[u8]) -> Option<RangeInclusive<u8>> {
        let counters = self.arranging(position)?;
        let at = laid.len();
        let (least, most) = (*LEAST.get(at)?, *MOST.get(at)?);
        let in_bounds = |(hole, count): (usize, &u8)| (LEAST[hole]..=MOST[hole]).contains(count);
        if !laid.iter().enumerate().all(in_bounds) {
            return None;
        }
        let left = counters.checked_sub(laid.iter().sum())?;
        let room: u8 = MOST[at + 1..].iter().sum();
        let range = least.max(left.saturating_sub(room))..=most.min(left);
        (!range.is_empty()).then_some(range)
    }

    /// How the match stands decided between two rounds.
    pub(super) fn decided(&self, position: &Position) -> Option<Outcome> {
        for seat in [Seat::FIRST, Seat::SECOND] {
            if !self.usual_can_sow(position, seat) && !self.may_arrange(position.store(seat)) {
                return Some(Outcome::won(seat.other(), Clause::MatchEnd));
            }
        }
        let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| u32::from(position.store(seat)));
        (position.round() >= self.last_round()).then(|| Outcome::by_count(first, second, Clause::Rounds))
    }

    /// The ways to begin the next round: as usual, and every arrangement.
    pub(super) fn each_beginning(&self, position: &Position, mut visit: impl FnMut(Move)) {
        if self.decided(position).is_some() {
            return;
        }
        if self.usual_can_sow(position, position.to_move()) {
            visit(Move::Next);
        }
        let Some(counters) = self.arranging(position) else { return };
        for code in 0..2 * 3u32.pow(5) {
            // the first end hole, then five figures to the base of three, then what is left
            let mut counts = [0; ROW as usize];
            let mut figures = code;
            for count in counts[1..6].iter_mut().rev() {
                *count = (figures % 3) as u8;
                figures /= 3;
            }
            counts[0] = 1 + figures as u8;
            if let Some(rest) = counters.checked_sub(counts.iter().sum()).filter(|&rest| rest <= MOST[6]) {
                counts[6] = rest;
                visit(Move::Arrange(counts));
            }
        }
    }

    /// Ends the round: everything on the board is collected, and the board bare.
    pub(super) fn end_round(&self, clause: Clause, turn: &mut Turn<impl FnMut(Cited<Event>)>) {
        turn.emit(Event::RoundEnds, clause);
        for hole in (0..RING).map(Hole) {
            let mark = turn.position.mark(hole);
            let owner = match (mark, self.tied_owner) {
                (Mark::Tied(tier), TiedOwner::Tier) => tier,
                _ => row_of(hole, ROW),
            };
            turn.capture(hole, owner, Clause::Collect);
            if mark != Mark::None {
                turn.emit(Event::Mark { hole, mark: Mark::None }, Clause::Collect);
            }
        }
        for note in [DIRECTION, OWED, TWELVE] {
            put(turn, note, 0, Clause::Collect);
        }
        let (seat, clause) = self.next_starter(turn.position);
        if seat != turn.position.to_move() {
            turn.emit(Event::Turn { seat }, clause);
        }
    }

    /// The next round with both rows refilled as usual.
    pub(super) fn refill(&self, turn: &mut Turn<impl FnMut(Cited<Event>)>) {
        let loser = Self::loser(turn.position);
        for seat in [Seat::FIRST, Seat::SECOND] {
            if Some(seat) != loser {
                fill_row(turn, seat, Clause::Refill);
            }
        }
        let mut direction = None;
        if let Some(seat) = loser {
            let counters = turn.position.store(seat);
            let remainder = if self.lays_remainder(turn.position.round()) { counters % EACH } else { 0 };
            let mut holes = holes_of(seat, ROW);
            for hole in holes.by_ref().take(usize::from(counters / EACH)) {
                turn.emit(Event::Fill { seat, hole, count: EACH }, Clause::RefillLeft);
            }
            let next = if remainder > 0 { holes.next() } else { None };
            let is_full = counters / EACH + u8::from(next.is_some()) == ROW;
            direction = Some(if is_full { Clause::LoserStartsFull } else { Clause::LoserStarts });
            if let Some(hole) = next {
                turn.emit(Event::Fill { seat, hole, count: remainder }, Clause::PutaNagaWala);
            }
            for hole in holes {
                turn.emit(Event::Mark { hole, mark: Mark::Closed }, Clause::Refill);
            }
            if let Some(hole) = next {
                self.mark_remainder(turn, hole, remainder, seat.other());
            }
        }
        self.begin(turn, Clause::Refill, direction);
    }

    /// Names a hole with what is left over, and takes counters out of the hole opposite.
    fn mark_remainder(
        &self,
        turn: &mut Turn<impl FnMut(Cited<Event>)>,
        hole: Hole,
        remainder: u8,
        seat: Seat,
    ) {
        let mark = match remainder {
            1 => Mark::Puta,
            2 => Mark::Naga,
            _ => Mark::Wala,
        };
        turn.emit(Event::Mark { hole, mark }, Clause::PutaNagaWala);
        let count = match self.deficit_removal {
            DeficitRemoval::Equalise => EACH - remainder,
            DeficitRemoval::SameNumber => remainder,
        };
        let hole = opposite(hole, RING);
        turn.emit(Event::Capture { hole, count, seat }, Clause::PutaNagaWala);
    }

    /// The next round with the counters of the player to move arranged by himself.
    pub(super) fn arrange(&self, counts: [u8; ROW as usize], turn: &mut Turn<impl FnMut(Cited<Event>)>) {
        let seat = turn.position.to_move();
        for (hole, count) in holes_of(seat, ROW).zip(counts) {
            if count > 0 {
                turn.emit(Event::Fill { seat, hole, count }, Clause::Twelve);
            }
        }
        fill_row(turn, seat.other(), Clause::Twelve);
        let mut direction = Clause::LoserStartsFull;
        for (hole, _) in holes_of(seat, ROW).zip(counts).filter(|&(_, count)| count == 0) {
            turn.emit(Event::Mark { hole, mark: Mark::Closed }, Clause::Twelve);
            direction = Clause::LoserStarts;
        }
        put(turn, TWELVE, 4 * seat.index() as u8 + counts[0], Clause::TwelveCapture);
        self.begin(turn, Clause::Twelve, Some(direction));
    }

    /// Begins the round whose holes have been filled; `direction` is the clause that sets its direction, `None`
    /// where that is for the starter to choose. Who is to move between rounds starts.
    fn begin(&self, turn: &mut Turn<impl FnMut(Cited<Event>)>, laid: Clause, direction: Option<Clause>) {
        let seat = turn.position.to_move();
        let round = turn.position.round() + 1;
        let starts = if direction.is_some() { Clause::LoserStarts } else { Clause::Level };
        put(turn, STARTER, seat.index() as u8, starts);
        if let Some(clause) = direction {
            put(turn, DIRECTION, 1, clause);
        }
        put(turn, OWED, self.owed_at_first(round), Clause::EndStart);
        turn.emit(Event::RoundBegins { round }, laid);
        turn.emit(Event::Turn { seat }, starts);
    }
}

/// Four counters in every hole of a seat's row.
fn fill_row(turn: &mut Turn<impl FnMut(Cited<Event>)>, seat: Seat, clause: Clause) {
    debug_assert!(turn.position.store(seat) >= FULL);
    for hole in holes_of(seat, ROW) {
        turn.emit(Event::Fill { seat, hole, count: EACH }, clause);
    }
}

/// Sets a note that has another value.
fn put(turn: &mut Turn<impl FnMut(Cited<Event>)>, note: u8, value: u8, clause: Clause) {
    if turn.position.note(note) != value {
        turn.emit(Event::Note { note, value }, clause);
    }
}
