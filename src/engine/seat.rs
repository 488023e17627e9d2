//! Seats: places in the order of play, and sets of them.

/// A player's place at the board, counted from 0 in the order of play of the first round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seat(u8);

impl Seat {
    pub const FIRST: Seat = Seat(0);
    pub const SECOND: Seat = Seat(1);
    pub const THIRD: Seat = Seat(2);

    /// The seat with this index, 0 for the first; `None` above 2.
    pub const fn at(index: usize) -> Option<Seat> {
        if index < 3 { Some(Seat(index as u8)) } else { None }
    }

    /// 0 for the first seat, 1 for the second, 2 for the third.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The opponent in a game of two.
    #[inline(always)]
    pub const fn other(self) -> Seat {
        Seat(self.0 ^ 1)
    }

    /// The seat's name in records and addresses.
    pub const fn name(self) -> &'static str {
        ["first", "second", "third"][self.0 as usize % 3]
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    pub const BOTH: Seats = Seats(0b11);
    pub const THREE: Seats = Seats(0b111);

    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The set without a seat.
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The seats of the set, in the order of play.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..3).filter_map(Seat::at).filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats(0), |set, seat| Seats(set.0 | 1 << seat.0))
    }
}
