//! Endings that the worker has solved: they stay known from one request to the next.

use std::any::Any;

use super::{Request, Want, think::Thinks};
use crate::search::{
    endings::{Shared, Solving},
    rung::Rung,
};

/// What is known of the endings of the game thought about last, under its readings.
#[derive(Default)]
pub struct Known {
    game: Option<Box<dyn Any>>,
    endings: Shared,
    /// Solves more while there is nothing else to do.
    solving: Option<Solving>,
}

impl Known {
    /// The endings that a request may know: none where it must be answered the same again, whatever has been asked before.
    pub fn endings<F: Thinks>(&mut self, request: &Request, game: F) -> Shared {
        let repeats =
            request.want == Want::Move && (request.nodes.is_some() || request.rung != Rung::STRONGEST);
        if repeats {
            return Shared::default();
        }
        let same = self.game.as_ref().and_then(|known| known.downcast_ref::<F>()) == Some(&game);
        if !same {
            *self = Known { game: Some(Box::new(game)), ..Known::default() };
        }
        self.endings.clone()
    }

    /// Endings that a position is near to are solved from now on, if those that are asked about may know them.
    pub fn prepare<F: Thinks>(&mut self, game: &F, position: &F::Position, endings: &Shared) {
        self.solving = self.is_of(endings).then(|| game.solving(position, endings)).flatten();
    }

    fn is_of(&self, endings: &Shared) -> bool {
        std::rc::Rc::ptr_eq(&self.endings, endings)
    }

    /// Whether there is more to solve.
    pub fn is_busy(&self) -> bool {
        self.solving.is_some()
    }

    /// Solves for about so many nodes.
    pub fn go_on(&mut self, nodes: u64) {
        if self.solving.as_mut().is_some_and(|solving| solving(nodes)) {
            self.solving = None;
        }
    }
}
