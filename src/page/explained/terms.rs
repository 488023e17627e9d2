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
        let pieces = pieces(text, &self.all, told);
        let mut taken = 0;
        let mut html = Vec::new();
        for (at, piece) in pieces.iter().enumerate() {
            let text = piece.text.get(taken..).unwrap_or_default();
            taken = 0;
            let Some(term) = piece.term.and_then(|place| self.all.get(place)) else {
                html.push(html! { text });
                continue;
            };
            // a line may break after a button, but not before the stop that follows it
            let stop = pieces.get(at + 1).map_or("", |next| stop_of(next));
            taken = stop.len();
            let button = html! {
                <button type="button" class="term" data-t={[TERM, &*term.key].concat()} aria-haspopup="dialog">{ text }</button>
            };
            html.push(if stop.is_empty() {
                button
            } else {
                html! { <span class="with-term">{ button }{ stop }</span> }
            });
        }
        html.into_iter().collect()
    }
}

/// What a piece begins with that belongs to the word before it.
fn stop_of<'a>(piece: &Piece<'a>) -> &'a str {
    let end = piece.text.find(|letter: char| letter.is_whitespace() || letter.is_alphanumeric());
    piece.text.get(..end.unwrap_or(piece.text.len())).unwrap_or_default()
}
