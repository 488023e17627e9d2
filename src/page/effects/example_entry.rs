//! The entry of the browser's history that an example of a rule has: from it the browser's own button leads back too.

use std::cell::RefCell;

use crate::{
    options,
    page::{browser, played::Played, saving::GameSaver, table::Table},
};

/// What is known of the entries while an example lies on the table.
#[derive(Default)]
pub struct ExampleEntry {
    /// The number of the game that was left for an example.
    left: Option<usize>,
    /// The entry of that game and the one of the example; `None` where the browser has refused another.
    entries: Option<[String; 2]>,
    /// The game is on the table again, and the browser on its way to the entry of it.
    is_returning: bool,
}

impl ExampleEntry {
    /// After a render: begins an entry for an example, or goes back from it to that of the game. Returns whether the state
    /// may be saved now.
    pub fn update<F: Played>(&mut self, table: &Table<F>, saver: &RefCell<GameSaver>) -> bool {
        match (self.left, table.left_game()) {
            (None, Some(left)) => {
                let address = options::write(&table.session, table.preset, None);
                (self.left, self.entries) = (Some(left), saver.borrow_mut().enter(&address));
            }
            (Some(left), None) => {
                self.left = None;
                if let Some([_, own]) = self.entries.take() {
                    let is_back =
                        table.game_number == left && browser::history_entry().as_ref() == Some(&own);
                    self.is_returning = is_back && browser::back().is_ok();
                }
            }
            _ => {}
        }
        !self.is_returning
    }

    /// Called when another entry has become current: whether it is the one of the game that is on the table again.
    pub fn has_returned(&mut self) -> bool {
        std::mem::take(&mut self.is_returning)
    }

    /// Whether the current entry is that of the game that was left for the example on the table. The browser has gone back
    /// then, so that the entry of the example is of no use any more.
    pub fn leads_back(&mut self) -> bool {
        let is_back = self.is_at(0);
        if is_back {
            self.entries = None;
        }
        is_back
    }

    /// Whether the current entry is that of the example on the table.
    pub fn is_own(&self) -> bool {
        self.is_at(1)
    }

    fn is_at(&self, place: usize) -> bool {
        self.entries.as_ref().is_some_and(|entries| browser::history_entry().as_ref() == entries.get(place))
    }
}
