//! What a page asks that sets up positions: which notes and marks a game knows, and which clause is behind a law.
//! A game that says nothing here has none.

use super::{
    Sowing, games,
    position::Mark,
    setup::{Noted, Setup, SetupError},
};
use crate::engine::{clause::ClauseId, seat::Seat};

/// The marks of games whose holes are closed, and of those of the olinda board.
const CLOSED: &[Mark] = &[Mark::Closed];
const PUHUL: &[Mark] = &[Mark::Closed, Mark::Puta, Mark::Naga, Mark::Wala];
const KOTU: &[Mark] =
    &[Mark::Tied(Seat::FIRST), Mark::Tied(Seat::SECOND), Mark::Closed, Mark::Puta, Mark::Naga, Mark::Wala];

impl Sowing {
    /// The notes that it takes under its readings, as they are best asked for.
    pub fn noted(&self) -> Vec<Noted> {
        match self {
            Sowing::Adjiboto(game) => game.noted(),
            Sowing::MangalaSuez(game) => game.noted(),
            Sowing::KotuBaendum(game) => game.noted(),
            Sowing::RajaPasuMandiri(game) => game.noted(),
            Sowing::RajaPasu(game) => game.noted(),
            Sowing::Puhulmutu(game) => game.noted(),
            Sowing::Oware(game) => game.noted(),
            Sowing::Kalah(_) => Vec::new(),
        }
    }

    /// The marks that its holes can bear.
    pub const fn marks(&self) -> &'static [Mark] {
        match self {
            Sowing::KotuBaendum(_) => KOTU,
            Sowing::Puhulmutu(_) => PUHUL,
            Sowing::RajaPasuMandiri(_) | Sowing::RajaPasu(_) => CLOSED,
            _ => &[],
        }
    }

    /// How many counters a position has, by the notes of its open form: some games put counters aside.
    pub fn wanted(&self, setup: &Setup) -> u32 {
        match self.position(&Setup { holes: self.bare(), stores: vec![0; self.stores()], ..setup.clone() }) {
            Err(SetupError::Total { wanted, .. }) => wanted,
            _ => self.total(),
        }
    }

    /// No counter in any hole.
    fn bare(&self) -> Vec<u32> {
        vec![0; 2 * usize::from(self.row())]
    }

    /// How many stores it has.
    pub fn stores(&self) -> usize {
        self.kind().seats()
    }

    /// The bare board with empty stores, the first to move.
    pub fn empty(&self) -> Setup {
        Setup { holes: self.bare(), stores: vec![0; self.stores()], ..Setup::default() }
    }

    /// The clause behind a law that an open form breaks; none where only the form is at fault.
    pub fn clause_of(&self, setup: &Setup, law: &SetupError) -> Option<ClauseId> {
        match law {
            // the first clause of every game says what lies where at the start
            SetupError::Holes { .. } | SetupError::Stores { .. } | SetupError::Total { .. } => {
                Some(ClauseId(0))
            }
            SetupError::Seat { .. } | SetupError::Note { .. } => None,
            SetupError::Mark { hole } => {
                self.clause_of_mark(setup.marks.get(hole.index()).copied().unwrap_or(Mark::None))
            }
            SetupError::Value { key, .. } => self.clause_of_note(setup, key),
            SetupError::MustPass => match self {
                Sowing::Adjiboto(_) => Some(games::adjiboto::Clause::Pass.into()),
                Sowing::RajaPasuMandiri(_) => Some(games::raja_pasu_mandiri::Clause::Pass.into()),
                Sowing::RajaPasu(_) => Some(games::raja_pasu::Clause::Pass.into()),
                _ => None,
            },
        }
    }

    fn clause_of_mark(&self, mark: Mark) -> Option<ClauseId> {
        match self {
            Sowing::KotuBaendum(_) => {
                use games::kotu_baendum::Clause;
                Some(match mark {
                    Mark::Tied(_) => Clause::Tie.into(),
                    Mark::Closed => Clause::RefillLeft.into(),
                    _ => Clause::PutaNagaWala.into(),
                })
            }
            Sowing::Puhulmutu(_) => {
                use games::puhulmutu::Clause;
                Some(match mark {
                    Mark::Closed => Clause::RefillLeft.into(),
                    _ => Clause::PutaNagaWala.into(),
                })
            }
            Sowing::RajaPasuMandiri(_) => Some(games::raja_pasu_mandiri::Clause::CloseFrom.into()),
            Sowing::RajaPasu(_) => Some(games::raja_pasu::Clause::CloseFrom.into()),
            _ => None,
        }
    }

    fn clause_of_note(&self, setup: &Setup, key: &str) -> Option<ClauseId> {
        // a single counter ends a round
        let alone = setup.on_board() == 1;
        match self {
            Sowing::Adjiboto(_) => {
                use games::adjiboto::Clause;
                Some(if key == "played" { Clause::Opening.into() } else { Clause::NoFirstCapture.into() })
            }
            Sowing::MangalaSuez(_) => {
                use games::mangala_suez::Clause;
                Some(match key {
                    "emptied" => Clause::Empties.into(),
                    "turns" => Clause::NoEarlyCapture.into(),
                    "from" => Clause::Follow.into(),
                    _ => Clause::Endless.into(),
                })
            }
            Sowing::KotuBaendum(_) => {
                use games::kotu_baendum::Clause;
                Some(match key {
                    "round" => Clause::Rounds.into(),
                    "between" => Clause::RoundEnd.into(),
                    "way" => Clause::Direction.into(),
                    "owed" => Clause::EndStart.into(),
                    "starter" => Clause::LoserStarts.into(),
                    _ => Clause::Twelve.into(),
                })
            }
            Sowing::Puhulmutu(_) => {
                use games::puhulmutu::Clause;
                Some(match key {
                    "round" => Clause::Rounds.into(),
                    "between" => Clause::RoundEnd.into(),
                    "way" => Clause::Direction.into(),
                    "starter" => Clause::LoserStarts.into(),
                    _ => Clause::Twelve.into(),
                })
            }
            Sowing::Oware(_) => Some(games::oware::Clause::Repetition.into()),
            Sowing::RajaPasuMandiri(_) => {
                use games::raja_pasu_mandiri::Clause;
                Some(match key {
                    "round" if alone => Clause::OneLeft.into(),
                    "round" => Clause::Nine.into(),
                    _ => Clause::BorrowTerms.into(),
                })
            }
            Sowing::RajaPasu(_) => {
                use games::raja_pasu::Clause;
                Some(match key {
                    "round" if alone => Clause::OneLeft.into(),
                    "round" => Clause::Rounds.into(),
                    _ => Clause::Starter.into(),
                })
            }
            _ => None,
        }
    }
}
