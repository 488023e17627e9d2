//! Sentences in which terms that a newcomer may not know can be tapped.

use std::cell::RefCell;

use yew::prelude::*;

use super::subject::TERM;
use crate::{
    engine::Kind,
    words::glossary::{Piece, Term, pieces, terms},
};

/// The terms of a game, of which each is marked once.
pub struct Terms {
    all: Vec<Term>,
    told: RefCell<Vec<usize>>,
}

impl Terms {
    pub fn of(kind: Kind) -> Terms {
        Terms { all: terms(kind), told: RefCell::default() }
    }

    /// A sentence with each term that has not been marked yet as a button.
    pub fn mark(&self, text: &str) -> Html {
        let told = &mut *self.told.borrow_mut();
        let piece = |piece: Piece| match piece.term.and_then(|place| self.all.get(place)) {
            None => html! { piece.text },
            Some(term) => html! {
                <button type="button" class="term" data-t={[TERM, &*term.key].concat()} aria-haspopup="dialog">{ piece.text }</button>
            },
        };
        pieces(text, &self.all, told).into_iter().map(piece).collect()
    }
}
