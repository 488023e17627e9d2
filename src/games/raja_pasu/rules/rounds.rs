//! How a round of Raja Pasu ends and the next one begins.

use super::{BOTH, Clause, LeftoversRule, ROW, RajaPasu, RoundEndRule, STARTER, StarterRule, raja};
use crate::engine::{
    clause::Cited,
    seat::Seat,
    sowing::{
        position::{Event, Position},
        turn::{Turn, row_mask, row_of},
    },
};

/// The order in which each seat fills its holes: from the right end of its row inward.
const ORDER: [[u8; ROW as usize]; 2] = [[6, 5, 4, 3, 2, 1, 0], [13, 12, 11, 10, 9, 8, 7]];

impl RajaPasu {
    /// The seat that held more at the end of a round; `None` if they were equal.
    pub(super) fn round_winner(position: &Position) -> Option<Seat> {
        let [first, second] = BOTH.map(|seat| position.store(seat));
        (first != second).then_some(if first > second { Seat::FIRST } else { Seat::SECOND })
    }

    /// The clause by which a round begins.
    pub(super) const fn begins_by(&self) -> Clause {
        match self.starter {
            StarterRule::MoreCounters => Clause::Starter,
            StarterRule::TookTheRest => Clause::StarterTookRest,
        }
    }

    /// The clause by which a round ends that is not cut short.
    pub(super) const fn ends_by(&self) -> Clause {
        match self.round_end {
            RoundEndRule::NoCapture => Clause::RoundEnd,
            RoundEndRule::CannotMove => Clause::RoundEndStuck,
        }
    }

    /// Ends a round; `last` is the seat that moved last.
    pub(super) fn end_round(&self, turn: &mut Turn<impl FnMut(Cited<Event>)>, last: Seat, clause: Clause) {
        turn.emit(Event::RoundEnds, clause);
        raja::collect(turn, |hole| match self.leftovers {
            LeftoversRule::LastMover => (last, Clause::LastMover.into()),
            LeftoversRule::RowOwner => (row_of(hole, ROW), Clause::Leftovers.into()),
        });
        let before = turn.position.note(STARTER);
        let (starter, clause) = match Self::round_winner(turn.position) {
            _ if self.starter == StarterRule::TookTheRest => (last, Clause::StarterTookRest),
            Some(seat) => (seat, Clause::Starter),
            None => (BOTH[usize::from(before & 1)], Clause::StarterLevel),
        };
        let value = starter.index() as u8;
        if value != before {
            turn.emit(Event::Note { note: STARTER, value }, clause);
        }
        turn.emit(Event::Turn { seat: starter }, clause);
    }

    /// Begins a round: fills both rows, closes what cannot be filled, and passes over a row that has nothing.
    pub(super) fn begin(&self, turn: &mut Turn<impl FnMut(Cited<Event>)>) {
        let starter = turn.position.to_move();
        let seats = [starter, starter.other()];
        for seat in seats {
            raja::fill(turn, seat, &ORDER[seat.index() & 1], Clause::Refill.into());
        }
        for seat in seats {
            raja::close(turn, &ORDER[seat.index() & 1], Clause::CloseFrom.into());
        }
        raja::begin_round(turn, Clause::Refill.into());
        let held = turn.position.at_least(1);
        let has = |seat| row_mask(held, seat, ROW) > 0;
        raja::pass_turn(turn, seats, has, self.begins_by().into(), Clause::Pass.into());
    }
}
