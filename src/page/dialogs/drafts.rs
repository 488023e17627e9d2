//! What was entered into a dialog and not used yet. It stands there again when the dialog is opened again, as long as
//! the game on the table is the same.

use super::{setup::Chosen, who_plays::Who};
use crate::page::{played::Played, table::Names};

/// A value, and what it was entered for.
pub struct Draft<K, V>(Option<(K, V)>);

impl<K: PartialEq, V: Clone> Draft<K, V> {
    pub fn of(&self, key: &K) -> Option<V> {
        self.0.as_ref().filter(|(of, _)| of == key).map(|(_, value)| value.clone())
    }

    pub fn put(&mut self, key: K, value: V) {
        self.0 = Some((key, value));
    }

    pub fn used(&mut self) {
        self.0 = None;
    }
}

/// The drafts of a page with a board.
pub struct Drafts<F: Played> {
    /// The text in the field of the record, by the record that stood there.
    pub record: Draft<String, String>,
    /// The rules and the players of a new game, by those of the game on the table.
    pub setup: Draft<(F, &'static str, Names), (Chosen<F>, Who)>,
}

impl<F: Played> Default for Drafts<F> {
    fn default() -> Drafts<F> {
        Drafts { record: Draft(None), setup: Draft(None) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draft_is_of_what_it_was_entered_for_until_it_is_used() {
        let mut draft = Draft(None);
        assert_eq!(draft.of(&"one game"), None);
        draft.put("one game", "typed");
        assert_eq!(draft.of(&"one game"), Some("typed"));
        assert_eq!(draft.of(&"another game"), None);
        draft.used();
        assert_eq!(draft.of(&"one game"), None);
    }
}
