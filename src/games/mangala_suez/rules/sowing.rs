//! The sowing of a turn: laps, captures, and the shell that moves on.

use super::{
    Clause, ENDLESS, EndlessRule, LeftoversRule, MangalaSuez, MovedShell, NoCaptureTurns, RING, ROW,
    SkipOrigin, TURNS,
};
use crate::engine::{
    Hole,
    clause::Cited,
    sowing::{
        ENDLESS_LAPS,
        position::Event,
        turn::{Turn, next, opposite, row_of},
    },
};

/// Lifts after which an endless turn is stopped.
const LAPS: u32 = ENDLESS_LAPS;

/// The result of a turn's sowing: the hole of its last shell, whether any were eaten, what clause ended it.
pub(super) struct Sown {
    pub(super) last: Hole,
    pub(super) ate: bool,
    pub(super) over: Clause,
}

impl MangalaSuez {
    /// The number of turns at the start of the game in which nothing is eaten.
    pub(super) const fn quiet_turns(&self) -> u8 {
        match self.no_capture_turns {
            NoCaptureTurns::None => 0,
            NoCaptureTurns::Two => 2,
            NoCaptureTurns::Three => 3,
            NoCaptureTurns::Four => 4,
        }
    }

    /// The number of turns that rules depend on: early captures, and a forced start after each has sown once.
    pub(super) fn counted_turns(&self) -> u8 {
        self.quiet_turns().max(2)
    }

    /// Sows from a hole until the turn ends.
    pub(super) fn sow(&self, origin: Hole, turn: &mut Turn<impl FnMut(Cited<Event>)>) -> Sown {
        let seat = turn.position.to_move();
        let quiet = turn.position.note(TURNS) < self.quiet_turns();
        let over = if quiet { Clause::NoEarlyCapture } else { Clause::EndTurn };
        let (mut from, mut laps, mut ate) = (origin, 0, false);
        let mut lifted = Clause::Sow;
        loop {
            if laps == LAPS {
                turn.emit(Event::Endless, Clause::Endless);
                if self.endless == EndlessRule::Draw {
                    turn.emit(Event::Note { note: ENDLESS, value: 1 }, Clause::Endless);
                }
                return Sown { last: from, ate, over: Clause::Endless };
            }
            laps += 1;
            let mut hand = turn.position.count(from);
            turn.lift(from, hand, lifted);
            let mut last = from;
            while hand > 0 {
                last = next(last, RING);
                if last == from && self.skip_origin == SkipOrigin::Yes {
                    continue;
                }
                turn.drop(last, Clause::Sow);
                hand -= 1;
            }
            // the last shell lies in `last`; it moves on as long as it eats
            let mut eats = Clause::EatOpposite;
            loop {
                if turn.position.count(last) > 1 {
                    (from, lifted) = (last, Clause::Relay);
                    break;
                }
                if quiet {
                    return Sown { last, ate, over };
                }
                let facing = opposite(last, RING);
                if turn.position.count(facing) == 0 {
                    return Sown { last, ate, over };
                }
                turn.capture(facing, seat, eats);
                (ate, eats) = (true, Clause::EatAgain);
                let to = next(last, RING);
                turn.emit(Event::Shift { from: last, to }, Clause::MoveOn);
                last = to;
                if turn.position.count(last) > 1 || self.moved_shell == MovedShell::AlwaysSow {
                    (from, lifted) = (last, Clause::MoveOn);
                    break;
                }
            }
        }
    }

    /// Gives shells that nobody ate to the side they lie on, where the readings say so.
    pub(super) fn collect_leftovers(&self, turn: &mut Turn<impl FnMut(Cited<Event>)>) {
        if self.leftovers == LeftoversRule::SideOwner
            && Self::side_is_empty(turn.position, turn.position.to_move())
        {
            for hole in (0..RING).map(Hole) {
                turn.capture(hole, row_of(hole, ROW), Clause::Leftovers);
            }
        }
    }
}
