//! A position of a sowing game, and the events that change it.

use crate::engine::{
    Hole,
    history::{Digest, mix},
    seat::Seat,
};

/// Room for the largest board (9 holes a row), rounded up so that an index can be masked.
const CAPACITY: usize = 32;
/// How many notes a position has: small facts beside the counters, whose meaning each game sets.
pub const NOTES: usize = 8;

/// The counters, the marks, the notes and who is to move. Made by a game's start, by [`super::setup`], or by
/// events.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    holes: [u8; CAPACITY],
    /// Four bits a hole, for the first sixteen.
    marks: u64,
    stores: [u8; 4],
    notes: [u8; NOTES],
    hand: u8,
    to_move: Seat,
    /// From 1; 0 in games without rounds.
    round: u8,
    /// Whether a round is over and the next has not begun.
    between: bool,
    mover: LastMover,
}

/// The seat that moved last. It is kept with a position but ignored in comparisons: the clauses on repetition
/// treat positions that differ only in this as the same.
#[derive(Clone, Copy, Debug)]
struct LastMover(Seat);

impl PartialEq for LastMover {
    fn eq(&self, _: &LastMover) -> bool {
        true
    }
}

impl Eq for LastMover {}

impl std::hash::Hash for LastMover {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

/// A special state of a hole.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    None,
    /// Nothing is sown into it.
    Closed,
    /// Tied by a seat: its last counter made four in one of its own holes.
    Tied(Seat),
    /// Left with one counter at refilling.
    Puta,
    /// Left with two.
    Naga,
    /// Left with three. It plays like any other hole but has a name.
    Wala,
}

impl Mark {
    const ALL: [Mark; 8] = [
        Mark::None,
        Mark::Closed,
        Mark::Tied(Seat::FIRST),
        Mark::Tied(Seat::SECOND),
        Mark::Tied(Seat::THIRD),
        Mark::Puta,
        Mark::Naga,
        Mark::Wala,
    ];

    const fn code(self) -> u64 {
        match self {
            Mark::None => 0,
            Mark::Closed => 1,
            Mark::Tied(seat) => 2 + seat.index() as u64,
            Mark::Puta => 5,
            Mark::Naga => 6,
            Mark::Wala => 7,
        }
    }
}

/// One change of a position. Events that move counters are steps, which a moment can name.
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
    /// Counters of one seat's store go to another's.
    Give { from: Seat, to: Seat, count: u8 },
    /// Counters of a seat's store fill a hole for the next round.
    Fill { seat: Seat, hole: Hole, count: u8 },
    /// A hole takes a mark, or loses it.
    Mark { hole: Hole, mark: Mark },
    /// The round is over; the counters on the board have still to be collected.
    RoundEnds,
    /// A round begins, after its holes have been filled.
    RoundBegins { round: u8 },
    /// One of the game's notes takes a value.
    Note { note: u8, value: u8 },
    /// Nothing is taken where a capture would otherwise be made.
    NothingTaken,
    /// A sowing that would not end is stopped.
    Endless,
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
        matches!(
            self,
            Event::Lift { .. }
                | Event::Drop { .. }
                | Event::Bank { .. }
                | Event::Capture { .. }
                | Event::Remove { .. }
                | Event::Shift { .. }
                | Event::Give { .. }
                | Event::Fill { .. }
        )
    }
}

impl Digest for Position {
    fn digest(&self) -> u32 {
        let (eights, _) = self.holes.as_chunks::<8>();
        let whole = eights.iter().fold(u64::from(self.to_move.index() as u8), |sum, eight| {
            (sum ^ u64::from_le_bytes(*eight)).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_right(29)
        });
        whole as u32
    }
}

impl Position {
    /// A hash of 64 bits: equal positions have the same, others almost never do.
    #[inline(always)]
    pub fn key(&self) -> u64 {
        let (eights, _) = self.holes.as_chunks::<8>();
        let parts = eights.iter().copied().chain([self.notes]).map(u64::from_le_bytes);
        let stores = u64::from(u32::from_le_bytes(self.stores)) << 32
            | u64::from(self.round) << 16
            | u64::from(self.between) << 8
            | self.to_move.index() as u64;
        mix(parts.chain([self.marks, stores]))
    }

    /// `each` counters in every one of the first `holes` holes, stores empty, the first seat to move.
    pub const fn filled(holes: usize, each: u8) -> Position {
        let mut position = Position {
            holes: [0; CAPACITY],
            marks: 0,
            stores: [0; 4],
            notes: [0; NOTES],
            hand: 0,
            to_move: Seat::FIRST,
            round: 0,
            between: false,
            mover: LastMover(Seat::FIRST),
        };
        let mut hole = 0;
        while hole < holes && hole < CAPACITY {
            position.holes[hole] = each;
            hole += 1;
        }
        position
    }

    /// The counters in a hole.
    #[inline(always)]
    pub const fn count(&self, hole: Hole) -> u8 {
        self.holes[hole.index() % CAPACITY]
    }

    /// Which holes hold at least `least` counters (1 to 127), a bit each: hole 0 is the lowest.
    ///
    /// Eight holes at a time, without a branch: it is asked before every move, and a branch a hole would often
    /// be mispredicted.
    #[inline(always)]
    pub fn at_least(&self, least: u8) -> u32 {
        const ONES: u64 = 0x0101_0101_0101_0101;
        const HIGH: u64 = ONES << 7;
        let mut mask = 0;
        let (eights, _) = self.holes.as_chunks::<8>();
        for (at, eight) in eights.iter().enumerate() {
            let counts = u64::from_le_bytes(*eight);
            // a byte's high bit is set when its count is above 127, or reaches 128 with the added constant
            let enough = (((counts & !HIGH) + ONES * u64::from(0x80 - least)) | counts) & HIGH;
            // gathers the eight high bits in the lowest byte
            let gathered = (enough >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            mask |= (gathered as u32) << (8 * at);
        }
        mask
    }

    /// Which of `holes` holes from `first` on hold at least `least` counters, a bit each: `first` is the lowest.
    #[inline(always)]
    pub fn row_at_least(&self, least: u8, first: u8, holes: u8) -> u32 {
        let mut mask = 0;
        for place in 0..holes {
            mask |= u32::from(self.holes[(first + place) as usize % CAPACITY] >= least) << place;
        }
        mask
    }

    /// The counters in a seat's store.
    #[inline(always)]
    pub const fn store(&self, seat: Seat) -> u8 {
        self.stores[seat.index() % 4]
    }

    /// The mark of a hole; only the first sixteen holes can be marked.
    #[inline(always)]
    pub const fn mark(&self, hole: Hole) -> Mark {
        Mark::ALL[(self.marks >> (4 * (hole.index() % 16)) & 7) as usize]
    }

    /// Which holes have a mark that `counts` accepts, a bit each; it is called for marked holes only.
    #[inline(always)]
    pub fn marked(&self, counts: impl Fn(Mark) -> bool) -> u32 {
        let (mut mask, mut left) = (0, self.marks);
        while left != 0 {
            let hole = left.trailing_zeros() as u8 / 4;
            if counts(self.mark(Hole(hole))) {
                mask |= 1 << hole;
            }
            left &= !(0xF << (4 * hole));
        }
        mask
    }

    /// Whether any hole is marked.
    #[inline(always)]
    pub const fn is_marked(&self) -> bool {
        self.marks != 0
    }

    /// Which of the first sixteen holes are closed, a bit each.
    #[inline(always)]
    pub const fn closed(&self) -> u32 {
        const ONES: u64 = 0x1111_1111_1111_1111;
        // the lowest bit of each code that is exactly `Closed`; the bits are then gathered, halving the gaps
        // each time
        let mut bits = self.marks & !(self.marks >> 1) & !(self.marks >> 2) & ONES;
        bits = (bits | bits >> 3) & 0x0303_0303_0303_0303;
        bits = (bits | bits >> 6) & 0x000F_000F_000F_000F;
        bits = (bits | bits >> 12) & 0x0000_00FF_0000_00FF;
        ((bits | bits >> 24) & 0xFFFF) as u32
    }

    /// The current round; between rounds, the last one. From 1; 0 in games without rounds.
    #[inline(always)]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Whether a round is over and the next has not begun.
    #[inline(always)]
    pub const fn is_between(&self) -> bool {
        self.between
    }

    #[inline(always)]
    pub const fn note(&self, note: u8) -> u8 {
        self.notes[note as usize % NOTES]
    }

    #[inline(always)]
    pub const fn to_move(&self) -> Seat {
        self.to_move
    }

    /// Who had the turn before the seat to move; only meaningful just after a move.
    #[inline(always)]
    pub const fn mover(&self) -> Seat {
        self.mover.0
    }

    /// The counters lifted and not yet put down: 0 between moves.
    pub const fn hand(&self) -> u8 {
        self.hand
    }

    /// The counters in the holes.
    pub fn on_board(&self) -> u32 {
        self.holes.iter().map(|&count| u32::from(count)).sum()
    }

    /// All counters: board, stores and hand.
    pub fn total(&self) -> u32 {
        self.on_board()
            + self.stores.iter().map(|&count| u32::from(count)).sum::<u32>()
            + u32::from(self.hand)
    }

    /// Applies one event. The rules change a position in no other way, so replaying a log gives the same
    /// position.
    #[inline(always)]
    pub fn apply(&mut self, event: Event) {
        match event {
            Event::Lift { hole, count } => {
                self.holes[hole.index() % CAPACITY] -= count;
                self.hand += count;
            }
            Event::Drop { hole } => {
                self.holes[hole.index() % CAPACITY] += 1;
                self.hand -= 1;
            }
            Event::Bank { seat } => {
                self.stores[seat.index() % 4] += 1;
                self.hand -= 1;
            }
            Event::Capture { hole, count, seat } => {
                self.holes[hole.index() % CAPACITY] -= count;
                self.stores[seat.index() % 4] += count;
            }
            Event::Remove { hole, count } => self.holes[hole.index() % CAPACITY] -= count,
            Event::Shift { from, to } => {
                self.holes[from.index() % CAPACITY] -= 1;
                self.holes[to.index() % CAPACITY] += 1;
            }
            Event::Give { from, to, count } => {
                self.stores[from.index() % 4] -= count;
                self.stores[to.index() % 4] += count;
            }
            Event::Fill { seat, hole, count } => {
                self.stores[seat.index() % 4] -= count;
                self.holes[hole.index() % CAPACITY] += count;
            }
            Event::Mark { hole, mark } => self.put_mark(hole, mark),
            Event::RoundEnds => self.between = true,
            Event::RoundBegins { round } => {
                self.between = false;
                self.round = round;
            }
            Event::Note { note, value } => self.notes[note as usize % NOTES] = value,
            Event::NothingTaken | Event::Endless | Event::Pass { .. } | Event::Again { .. } => (),
            Event::Turn { seat } => {
                self.mover = LastMover(self.to_move);
                self.to_move = seat;
            }
        }
    }

    /// The position without some counters of a store, to draw while they are moving; the rules do not use it.
    pub fn without(mut self, seat: Seat, count: u8) -> Position {
        let store = &mut self.stores[seat.index() % 4];
        *store = store.saturating_sub(count);
        self
    }

    /// Only for [`super::setup`], which checks its input.
    pub(crate) fn put(&mut self, holes: &[u8], stores: &[u8], to_move: Seat) {
        for (place, &count) in self.holes.iter_mut().zip(holes) {
            *place = count;
        }
        for (place, &count) in self.stores.iter_mut().zip(stores) {
            *place = count;
        }
        self.to_move = to_move;
    }

    pub(crate) const fn put_round(&mut self, round: u8, between: bool) {
        self.round = round;
        self.between = between;
    }

    pub(crate) const fn put_mark(&mut self, hole: Hole, mark: Mark) {
        let at = 4 * (hole.index() % 16);
        self.marks = self.marks & !(0xF << at) | mark.code() << at;
    }

    pub(crate) fn put_note(&mut self, note: u8, value: u8) {
        self.notes[note as usize % NOTES] = value;
    }
}
