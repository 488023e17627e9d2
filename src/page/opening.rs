//! Opening an address: the game of it comes on the table, with what the kept games know of it.

use std::cell::RefCell;

use yew::UseReducerDispatcher;

use super::{
    action::PageAction, agents::Shared, letter::Known, opponent, played::Played, saved_game::option,
    saving::GameSaver, stored, table::Table,
};
use crate::{
    engine::Kind,
    options::{self, Options},
};

/// Sends actions to a table.
pub type Dispatcher<F> = UseReducerDispatcher<Table<F>>;

/// The game of an address that was opened.
pub struct Opened {
    /// The address without display options and players, which are not saved.
    pub address: String,
    /// Persons alone play.
    is_letter: bool,
}

impl Opened {
    pub fn of<F: Played>(options: &Options<F>) -> Opened {
        let address = options::write(&options.session, options.preset, options.steps);
        Opened { address, is_letter: options.seats.is_empty() }
    }

    pub fn letter(&self) -> Option<String> {
        self.is_letter.then(|| self.address.clone())
    }

    pub fn known(&self, kind: Kind) -> Known {
        stored::known(kind, &self.address, self.is_letter)
    }
}

/// The game of an address. Passes the players of the address to the opponent.
pub fn game_of<F: Played>(agents: &Shared<F>, plain: F, address: &str) -> Opened {
    let game = Opened::of(&options::read(plain, address));
    if !game.is_letter {
        opponent::seat_from_address(&mut agents.borrow_mut(), address);
    }
    game
}

/// Replaces the game on the table by that of another address.
pub fn open<F: Played>(
    agents: &Shared<F>,
    table: &Dispatcher<F>,
    plain: F,
    address: &str,
    saver: Option<&RefCell<GameSaver>>,
) -> Opened {
    let options = Box::new(options::read(plain, address));
    let game = Opened::of(&options);
    if let Some(saver) = saver {
        saver.borrow_mut().open(game.letter());
    }
    let known = game.known(plain.kind());
    table.dispatch(PageAction::LoadGame { options, names: known.names().unwrap_or_default(), asks: true });
    if let later @ Some(_) = known.later_address() {
        table.dispatch(PageAction::Later(later));
    }
    // a letter is turned to whom it is for
    let turn = option(address, "orient");
    if !turn.is_empty() {
        table.dispatch(PageAction::Turn(turn.into()));
    }
    // the players of the address are applied to the new game
    game_of(agents, plain, address)
}

/// An address that has only a moment refers to the game on the table; any other address is returned unchanged.
pub fn moment_of<F: Played>(table: &Table<F>, address: &str) -> String {
    if !options::is_moment(address) {
        return address.into();
    }
    // the first of two `at` is used
    format!("at={address}&{}", options::write(&table.session, table.preset, None))
}
