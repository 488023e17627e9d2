//! What a page asks of a game that is played in rounds, or whose holes change their owners; the answers of a game
//! that knows nothing of it are empty.

use super::{Kind, Sowing, games, position::Position, turn};
pub use crate::engine::sowing::games::raja_pasu_mandiri::Role;
use crate::engine::{Hole, Way, seat::Seat};

impl Kind {
    /// Whether it is played in rounds.
    pub const fn has_rounds(self) -> bool {
        matches!(self.here(), Kind::KotuBaendum | Kind::Puhulmutu | Kind::RajaPasuMandiri | Kind::RajaPasu)
    }

    /// Whether a short row can be arranged between two rounds.
    pub const fn has_arranging(self) -> bool {
        matches!(self.here(), Kind::KotuBaendum | Kind::Puhulmutu)
    }
}

impl Sowing {
    /// Whose hole it is.
    pub fn owner(&self, position: &Position, hole: Hole) -> Seat {
        match self {
            Sowing::RajaPasuMandiri(game) => game.owner(position, hole),
            _ => turn::row_of(hole, self.row()),
        }
    }

    /// The round being played, or the last that was, from 1.
    pub fn round(&self, position: &Position) -> u16 {
        match self {
            Sowing::RajaPasuMandiri(_) | Sowing::RajaPasu(_) => games::raja::rounds(position),
            _ => position.round().into(),
        }
    }

    /// How many rounds have been agreed; 0 where there is no such number.
    pub fn rounds(&self) -> u16 {
        match self {
            Sowing::KotuBaendum(game) => game.agreed_rounds(),
            Sowing::Puhulmutu(game) => game.agreed_rounds(),
            Sowing::RajaPasuMandiri(game) => game.agreed_rounds(),
            Sowing::RajaPasu(game) => game.agreed_rounds(),
            _ => 0,
        }
    }

    /// The way the round goes, where it is chosen and has been.
    pub fn direction(&self, position: &Position) -> Option<Way> {
        match self {
            Sowing::KotuBaendum(game) => game.direction(position),
            Sowing::Puhulmutu(game) => game.direction(position),
            _ => None,
        }
    }

    /// The part a seat plays in the round, where that changes from round to round.
    pub fn role(&self, position: &Position, seat: Seat) -> Option<Role> {
        match self {
            Sowing::RajaPasuMandiri(game) => Some(game.role(position, seat)),
            _ => None,
        }
    }

    /// Who owes whom how many counters: debtor, creditor, count.
    pub fn debts(&self, position: &Position) -> Vec<(Seat, Seat, u8)> {
        let Sowing::RajaPasuMandiri(game) = self else { return Vec::new() };
        let sevens = game.debts(position);
        let pairs = (0..9).filter_map(|pair| Some((Seat::at(pair / 3)?, Seat::at(pair % 3)?)));
        let owed = pairs.map(|(from, to)| (from, to, games::raja::EACH * sevens[from.index()][to.index()]));
        owed.filter(|(.., count)| *count > 0).collect()
    }

    /// Who may arrange his counters between two rounds, and how many he has.
    pub fn arranger(&self, position: &Position) -> Option<(Seat, u8)> {
        match self {
            Sowing::KotuBaendum(game) => Some((position.to_move(), game.arranging(position)?)),
            Sowing::Puhulmutu(game) => Some((position.to_move(), game.arranging(position)?)),
            _ => None,
        }
    }

    /// The most that a hole of an arrangement may hold: its place in the row, from its owner's left.
    pub fn most(&self, place: usize) -> u8 {
        match self {
            Sowing::KotuBaendum(_) | Sowing::Puhulmutu(_) => {
                games::olinda::MOST.get(place).copied().unwrap_or(0)
            }
            _ => 0,
        }
    }
}
