//! Roles and sections: sections belong to roles, and roles rotate among the seats.

use super::{MandiriSide, RING, RajaPasuMandiri, ReignRule};
use crate::engine::{
    Hole,
    seat::Seat,
    sowing::{position::Position, raja, rounds::Role},
};

/// All seats, in the order of play of the first round.
pub(super) const SEATS: [Seat; 3] = [Seat::FIRST, Seat::SECOND, Seat::THIRD];

/// The holes of a section in the order of filling: nearest to the middle column first, then the lower number.
const MIDDLE: &[u8] = &[3, 10, 2, 4, 9, 11];
const LEFT: &[u8] = &[1, 12, 0, 13];
const RIGHT: &[u8] = &[5, 8, 6, 7];

/// The holes of a section, a bit each.
const fn mask(section: &[u8]) -> u32 {
    let (mut mask, mut at) = (0, 0);
    while at < section.len() {
        mask |= 1 << section[at];
        at += 1;
    }
    mask
}

/// The masks of the sections by role, with the Mandiri at the left and at the right.
const MASKS: [[u32; 3]; 2] =
    [[mask(MIDDLE), mask(LEFT), mask(RIGHT)], [mask(MIDDLE), mask(RIGHT), mask(LEFT)]];

/// The role that owns each hole, with the Mandiri at the left and at the right.
const OWNERS: [[u8; RING as usize]; 2] = {
    let mut owners = [[0; RING as usize]; 2];
    let (mut side, mut hole) = (0, 0);
    while side < 2 {
        while hole < RING as usize {
            let role = if MASKS[side][1] >> hole & 1 == 1 { Role::Mandiri } else { Role::Pasu };
            owners[side][hole] = if MASKS[side][0] >> hole & 1 == 1 { Role::Raja as u8 } else { role as u8 };
            hole += 1;
        }
        (side, hole) = (side + 1, 0);
    }
    owners
};

/// The three seats in the order of play, beginning after `seat`, which comes last.
#[inline(always)]
pub(super) const fn seats_after(seat: Seat) -> [Seat; 3] {
    let index = seat.index();
    [SEATS[(index + 1) % 3], SEATS[(index + 2) % 3], SEATS[index % 3]]
}

impl RajaPasuMandiri {
    /// The index of the Raja's seat in a round, counted from 1. After a reign the Mandiri, who sits next in the
    /// order of play, becomes Raja.
    #[inline(always)]
    const fn raja(&self, round: u16) -> usize {
        let reigns = match self.reign {
            ReignRule::Three => round.saturating_sub(1) / 3,
            ReignRule::One => round.saturating_sub(1),
        };
        (reigns % 3) as usize
    }

    /// The seats of the Raja, the Mandiri and the Pasu in a round, counted from 1.
    #[inline(always)]
    pub(super) const fn order_of(&self, round: u16) -> [Seat; 3] {
        let raja = self.raja(round);
        [SEATS[raja % 3], SEATS[(raja + 1) % 3], SEATS[(raja + 2) % 3]]
    }

    /// The seats of the Raja, the Mandiri and the Pasu, which is the order of play, in the current round;
    /// between rounds, in the last one.
    #[inline(always)]
    pub fn order(&self, position: &Position) -> [Seat; 3] {
        self.order_of(raja::rounds(position))
    }

    /// A seat's role in the current round; between rounds, in the last one.
    #[inline(always)]
    pub fn role_of(&self, position: &Position, seat: Seat) -> Role {
        Role::ALL[(seat.index() + 3 - self.raja(raja::rounds(position))) % 3]
    }

    /// The holes of a role's section, in the order of filling.
    pub const fn section(&self, role: Role) -> &'static [u8] {
        match (role, self.mandiri_side) {
            (Role::Raja, _) => MIDDLE,
            (Role::Mandiri, MandiriSide::Left) | (Role::Pasu, MandiriSide::Right) => LEFT,
            (Role::Mandiri, MandiriSide::Right) | (Role::Pasu, MandiriSide::Left) => RIGHT,
        }
    }

    /// The holes of each role's section, a bit each, in the order of [`Role::ALL`].
    pub const fn sections(&self) -> [u32; 3] {
        MASKS[self.mandiri_side as usize % 2]
    }

    /// The holes of a role's section, a bit each.
    #[inline(always)]
    pub(super) const fn holes_of(&self, role: Role) -> u32 {
        self.sections()[role as usize % 3]
    }

    /// The holes of each seat, a bit each, by seat.
    #[inline(always)]
    pub(super) fn holes_by_seat(&self, position: &Position) -> [u32; 3] {
        SEATS.map(|seat| self.holes_of(self.role_of(position, seat)))
    }

    /// Which seat owns a hole; `order` has the seats of the Raja, the Mandiri and the Pasu.
    #[inline(always)]
    pub(super) const fn owner_of(&self, order: [Seat; 3], hole: Hole) -> Seat {
        order[OWNERS[self.mandiri_side as usize % 2][hole.index() % RING as usize] as usize % 3]
    }

    /// Which seat owns a hole in the current round; between rounds, in the last one.
    pub fn owner(&self, position: &Position, hole: Hole) -> Seat {
        self.owner_of(self.order(position), hole)
    }
}
