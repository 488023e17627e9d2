//! English for how games end.

use super::{
    english_pasang,
    game::{Ending, GameWords},
};
use crate::{
    engine::{Kind, Outcome},
    games::for_kind,
};

/// Who has won, and why; whether `debts` are counted.
pub fn ended(kind: Kind, outcome: Outcome, counts: [i32; 3], debts: bool) -> String {
    match kind.here() {
        Kind::Sowing(kind) => {
            let ending = Ending { outcome, counts, debts };
            for_kind!(kind, Game => Game::ended(&ending))
        }
        Kind::Pasang => english_pasang::ended(outcome, counts, false),
    }
}

/// What each of three seats has, all debts paid.
pub fn settled([first, second, third]: [i32; 3]) -> String {
    format!("With them South has {first}, North {second}, East {third}.")
}
