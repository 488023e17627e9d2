//! Adjiboto on boards of any size: the rules of the default readings, told once more, from the side of who is to move.

/// Holes of the largest board.
pub const HOLES: usize = 10;

/// A board with `row` holes a side and `each` counters a hole at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Small {
    pub row: usize,
    pub each: u8,
}

/// A position, from the side of who is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Round the board from the mover's left.
    pub holes: [u8; HOLES],
    /// The stores of the mover and of the other.
    pub stores: [u8; 2],
    /// Which of their holes both have played in their opening, a bit each.
    pub opened: [u8; 2],
    /// Whether the first move of the game is still to be made: it captures nothing.
    pub quiet: bool,
}

/// How a game ends for who is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Stuck, and not able to fill the own row once more.
    Lost,
    /// Stuck, with enough counters in the store to do so.
    Drawn,
}

impl Small {
    pub fn start(&self) -> Place {
        let mut holes = [0; HOLES];
        for hole in holes.iter_mut().take(2 * self.row) {
            *hole = self.each;
        }
        Place { holes, stores: [0; 2], opened: [0; 2], quiet: true }
    }

    /// The columns that may be played, a bit each: of those not yet opened as long as there are any.
    pub fn playable(&self, place: &Place) -> u8 {
        let sowable = (0..self.row).filter(|&column| place.holes[column % HOLES] >= 2);
        let sowable = sowable.fold(0u8, |mask, column| mask | 1 << column);
        match sowable & !place.opened[0] {
            owed if place.opened[0] != self.all() && owed != 0 => owed,
            _ => sowable,
        }
    }

    /// The end of the game, if the mover is stuck.
    pub fn end(&self, place: &Place) -> Option<End> {
        let enough = self.row * usize::from(self.each);
        (self.playable(place) == 0).then(|| match usize::from(place.stores[0]) >= enough {
            true => End::Drawn,
            false => End::Lost,
        })
    }

    /// The position after a move from a column that may be played.
    pub fn play(&self, place: &Place, column: usize) -> Place {
        let ring = 2 * self.row;
        let next = |hole: usize| if hole + 1 == ring { 0 } else { hole + 1 };
        let Place { mut holes, mut stores, mut opened, quiet } = *place;
        let count = |holes: &[u8; HOLES], hole: usize| holes[hole % HOLES];
        if opened[0] != self.all() {
            opened[0] |= 1 << column;
        }
        let mut hand = count(&holes, column).saturating_sub(1);
        holes[column % HOLES] -= hand;
        let mut last = column;
        while hand > 0 {
            last = next(last);
            holes[last % HOLES] += 1;
            hand -= 1;
        }
        let mut hole = next(last);
        while !quiet && hole != last && matches!(count(&holes, hole), 1 | 3 | 5) {
            stores[0] += count(&holes, hole);
            holes[hole % HOLES] = 0;
            hole = next(hole);
        }
        let mut turned = [0; HOLES];
        for (at, hole) in turned.iter_mut().take(ring).enumerate() {
            *hole = count(&holes, (at + self.row) % ring);
        }
        Place { holes: turned, stores: [stores[1], stores[0]], opened: [opened[1], opened[0]], quiet: false }
    }

    const fn all(&self) -> u8 {
        ((1u16 << self.row) - 1) as u8
    }
}
