//! A position of a sowing game, and the events that alone may change it.

use crate::engine::{Hole, seat::Seat};

/// Room for the largest board (9 holes a row), rounded up so that an index can be masked.
const ROOM: usize = 32;
/// Small facts a game keeps beside the counters, meaning set by each game.
pub const NOTES: usize = 6;

/// What lies where and who is to move. Made by a game's start, by [`super::setup`], or by events.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    holes: [u8; ROOM],
    stores: [u8; 4],
    notes: [u8; NOTES],
    hand: u8,
    to_move: Seat,
}

/// One change of a position. Those that move counters are steps, which a moment can name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Counters are taken out of a hole into the hand.
    Lift { hole: Hole, count: u8 },
    /// One counter falls from the hand into a hole.
    Drop { hole: Hole },
    /// One counter falls from the hand into a seat's store.
    Bank { seat: Seat },
    /// A hole's counters go to a seat's store.
    Capture { hole: Hole, count: u8, seat: Seat },
    /// A hole's counters leave the game.
    Remove { hole: Hole, count: u8 },
    /// One counter that lies in a hole moves to another.
    Shift { from: Hole, to: Hole },
    /// One of the game's notes takes a value.
    Note { note: u8, value: u8 },
    /// A seat that could not sow gives up its turn.
    Pass { seat: Seat },
    /// The same seat moves again.
    Again { seat: Seat },
    /// The turn goes to a seat.
    Turn { seat: Seat },
}

impl Event {
    /// Whether the event is a step: one counter put down, or a group taken up or moved at once.
    pub const fn is_step(self) -> bool {
        !matches!(self, Event::Note { .. } | Event::Pass { .. } | Event::Again { .. } | Event::Turn { .. })
    }
}

impl Position {
    /// `each` counters in every one of the first `holes` holes, stores empty, the first seat to move.
    pub const fn filled(holes: usize, each: u8) -> Position {
        let mut position =
            Position { holes: [0; ROOM], stores: [0; 4], notes: [0; NOTES], hand: 0, to_move: Seat::FIRST };
        let mut hole = 0;
        while hole < holes && hole < ROOM {
            position.holes[hole] = each;
            hole += 1;
        }
        position
    }

    /// The counters in a hole.
    #[inline(always)]
    pub const fn count(&self, hole: Hole) -> u8 {
        self.holes[hole.index() % ROOM]
    }

    /// Which holes hold at least `least` counters (1 to 127), a bit each: hole 0 is the lowest.
    ///
    /// Eight holes at a time, without a branch: who may play is asked before every move, and a branch a
    /// hole would be guessed wrong again and again.
    #[inline(always)]
    pub fn at_least(&self, least: u8) -> u32 {
        const ONES: u64 = 0x0101_0101_0101_0101;
        const HIGH: u64 = ONES << 7;
        let mut mask = 0;
        let (eights, _) = self.holes.as_chunks::<8>();
        for (at, eight) in eights.iter().enumerate() {
            let counts = u64::from_le_bytes(*eight);
            // a byte's high bit ends up set when its count is above 127, or reaches 128 with what is added
            let enough = (((counts & !HIGH) + ONES * u64::from(0x80 - least)) | counts) & HIGH;
            // gathers the eight high bits in the lowest byte
            let gathered = (enough >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            mask |= (gathered as u32) << (8 * at);
        }
        mask
    }

    /// The counters in a seat's store.
    #[inline(always)]
    pub const fn store(&self, seat: Seat) -> u8 {
        self.stores[seat.index() % 4]
    }

    #[inline(always)]
    pub const fn note(&self, note: u8) -> u8 {
        self.notes[note as usize % NOTES]
    }

    #[inline(always)]
    pub const fn to_move(&self) -> Seat {
        self.to_move
    }

    /// The counters lifted and not yet put down: 0 between moves.
    pub const fn hand(&self) -> u8 {
        self.hand
    }

    /// All counters: board, stores and hand.
    pub fn total(&self) -> u32 {
        self.holes.iter().chain(&self.stores).map(|&count| u32::from(count)).sum::<u32>()
            + u32::from(self.hand)
    }

    /// Carries out one event. Rules never change a position otherwise, so a log replays to it.
    #[inline(always)]
    pub fn apply(&mut self, event: Event) {
        match event {
            Event::Lift { hole, count } => {
                self.holes[hole.index() % ROOM] -= count;
                self.hand += count;
            }
            Event::Drop { hole } => {
                self.holes[hole.index() % ROOM] += 1;
                self.hand -= 1;
            }
            Event::Bank { seat } => {
                self.stores[seat.index() % 4] += 1;
                self.hand -= 1;
            }
            Event::Capture { hole, count, seat } => {
                self.holes[hole.index() % ROOM] -= count;
                self.stores[seat.index() % 4] += count;
            }
            Event::Remove { hole, count } => self.holes[hole.index() % ROOM] -= count,
            Event::Shift { from, to } => {
                self.holes[from.index() % ROOM] -= 1;
                self.holes[to.index() % ROOM] += 1;
            }
            Event::Note { note, value } => self.notes[note as usize % NOTES] = value,
            Event::Pass { .. } | Event::Again { .. } => (),
            Event::Turn { seat } => self.to_move = seat,
        }
    }

    /// Only for [`super::setup`], which checks what it puts in.
    pub(super) fn put(&mut self, holes: &[u8], stores: &[u8], to_move: Seat) {
        for (place, &count) in self.holes.iter_mut().zip(holes) {
            *place = count;
        }
        for (place, &count) in self.stores.iter_mut().zip(stores) {
            *place = count;
        }
        self.to_move = to_move;
    }

    pub(super) fn put_note(&mut self, note: u8, value: u8) {
        self.notes[note as usize % NOTES] = value;
    }
}
