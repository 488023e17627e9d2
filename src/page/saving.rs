//! Writes the game on the table into the address and the browser's storage, so that it continues after a
//! reload, a crash or another day. Both are written at most once a second, except that without storage the
//! address is written at once, because otherwise the game would be lost.

use std::{cell::RefCell, rc::Rc};

use super::{
    browser::{self, Refused, Storage, Timeout},
    letter,
    saved_game::SavedGame,
    stored::known,
    table::Names,
    write_limit::WriteLimit,
};
use crate::engine::Kind;

/// The least time between two writes, in milliseconds: Safari refuses more than 100 addresses in 30 seconds.
const PAUSE: i32 = 1000;

/// The state of the page to be saved.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// The game as an address.
    pub address: String,
    /// The display options of the address with which the visitor came.
    pub display_options: String,
    /// The players' part of the address.
    pub seats: String,
    pub names: Names,
    /// Whether the game has begun; others are not saved.
    pub begun: bool,
}

/// Where a game of the table is saved.
#[derive(Default)]
struct Place {
    /// The id under which this tab saves the game, and the text last known to be stored there.
    slot: Option<(String, String)>,
    /// The id of the kept game that was played on from this one, which an older link has opened.
    later: Option<String>,
}

/// Saves the state of the page, at once or after a pause.
pub struct GameSaver {
    kind: Kind,
    place: Place,
    /// Those of the earlier games of the table, by their numbers, because one can return to them.
    earlier_places: Vec<(usize, Place)>,
    /// The address that was opened last, if persons alone play its game.
    letter: Option<String>,
    pending: Option<State>,
    last: Option<State>,
    /// The number of the game among those of the table.
    game_number: usize,
    /// The last known id of the current entry of the history.
    entry: Option<String>,
    pause: Option<Timeout>,
    /// Called once, if the browser has no storage.
    refused: Option<Box<dyn Fn()>>,
    /// The game exists only in the address: the state at leaving the page cannot be stored elsewhere.
    address_only: bool,
    write_limit: WriteLimit,
}

/// The prefix of the keys of states that were current when a page was left.
const LEFT: &str = "left:";

/// The address to be opened, given the one that the browser reports. The game is up to a second ahead of its address,
/// no browser lets a page write the address while it is left, and WebKit may return to the address of the
/// second before.
pub fn requested(reported: &str) -> String {
    pending_slot().and_then(|(session, name)| session.get(&name)).unwrap_or_else(|| reported.into())
}

/// Whether the state at leaving the page can be stored.
fn has_tab_storage() -> bool {
    Storage::of_this_tab().is_ok_and(|session| session.takes())
}

/// The storage and key for the state of this entry of the history, used until its address has been written.
fn pending_slot() -> Option<(Storage, String)> {
    Some((Storage::of_this_tab().ok()?, format!("{LEFT}{}", browser::history_entry()?)))
}

impl State {
    /// The whole address: the game, the display options, and the players.
    fn written(&self) -> String {
        let pairs = [self.address.as_str(), self.display_options.as_str(), self.seats.as_str()];
        pairs.into_iter().filter(|pair| !pair.is_empty()).collect::<Vec<_>>().join("&")
    }
}

impl GameSaver {
    /// Takes over the saved game of the page's address, if there is one; `letter` is that address if persons alone
    /// play its game.
    pub fn new(
        kind: Kind,
        address: &str,
        letter: Option<String>,
        refused: impl Fn() + 'static,
    ) -> Rc<RefCell<GameSaver>> {
        let mut saver = GameSaver {
            kind,
            place: Place::default(),
            earlier_places: Vec::new(),
            letter,
            pending: None,
            last: None,
            game_number: 0,
            entry: browser::history_entry(),
            pause: None,
            refused: Some(Box::new(refused)),
            address_only: !has_tab_storage(),
            write_limit: WriteLimit::default(),
        };
        saver.take_over(address);
        Rc::new(RefCell::new(saver))
    }

    /// Continues the saved game with this address, if there is one, or that of which it is the letter.
    fn take_over(&mut self, address: &str) {
        let known = known(self.kind, address, self.letter.as_deref() == Some(address));
        self.place = Place {
            slot: known.continued.map(|saved| (saved.id.clone(), saved.write())),
            later: known.later.map(|saved| saved.id),
        };
    }

    /// Called when the page is left or another entry of the history has become current, so that the old address
    /// can no longer be written.
    pub fn leave(&mut self) {
        let pending = self.pending.take();
        if let Some(state) = pending.as_ref().or(self.last.as_ref())
            && let Some(entry) = &self.entry
            && let Ok(session) = Storage::of_this_tab()
        {
            let _ = session.set(&format!("{LEFT}{entry}"), &state.written());
        }
        if let Some(state) = pending {
            self.put(&state);
            self.last = Some(state);
        }
    }

    /// Whether the current entry of the history is the one that is written to.
    pub fn is_current(&self) -> bool {
        browser::history_entry() == self.entry
    }

    /// Begins another entry of the history for this address, after what is pending has been written to the current one.
    /// Returns both entries; `None` if the browser refuses.
    pub fn enter(&mut self, address: &str) -> Option<[String; 2]> {
        self.flush();
        let left = self.entry.clone()?;
        browser::push(address).ok()?;
        self.arrived();
        Some([left, self.entry.clone()?])
    }

    /// Called when another entry of the history has become current, whose address was not written by this
    /// object; returns the state that was shown before.
    pub fn arrived(&mut self) -> Option<State> {
        self.entry = browser::history_entry();
        self.last.take()
    }

    /// Called before the game of another address is laid on the table, with that address if persons alone play it.
    pub fn open(&mut self, letter: Option<String>) {
        self.letter = letter;
    }

    /// Sets the state to be written next; `game_number` is the number of the game on the table. Returns whether it is
    /// new.
    pub fn set_pending(&mut self, game_number: usize, state: State) -> bool {
        if self.game_number != game_number {
            // the former game is saved in its last state
            if let Some(state) = self.pending.take() {
                self.put(&state);
            }
            let left = std::mem::replace(&mut self.game_number, game_number);
            self.earlier_places.push((left, std::mem::take(&mut self.place)));
            match self.earlier_places.iter().position(|(number, _)| *number == game_number) {
                Some(at) => self.place = self.earlier_places.swap_remove(at).1,
                None => self.take_over(&state.address),
            }
        }
        let new = self.pending.as_ref().or(self.last.as_ref()) != Some(&state);
        if new {
            self.pending = Some(state);
        }
        new
    }

    /// Writes after a pause, or at once if nothing has been written for a while or only the address holds the
    /// game.
    pub fn save(this: &Rc<RefCell<GameSaver>>, game_number: usize, state: State) {
        let new = this.borrow_mut().set_pending(game_number, state);
        let at_once = |saver: &GameSaver| {
            saver.pause.is_none() || saver.address_only && saver.write_limit.allows(browser::milliseconds())
        };
        if new && at_once(&this.borrow()) {
            GameSaver::write(this);
        }
    }

    /// Writes what is pending, then starts a pause.
    fn write(this: &Rc<RefCell<GameSaver>>) {
        this.borrow_mut().flush();
        let again = Rc::downgrade(this);
        let pause = browser::after_delay(PAUSE, move || {
            if let Some(saver) = again.upgrade() {
                let pending = saver.borrow().pending.is_some();
                saver.borrow_mut().pause = None;
                if pending {
                    GameSaver::write(&saver);
                }
            }
        });
        this.borrow_mut().pause = Some(pause);
    }

    /// Writes the state into the address again, because a fragment that names an element has replaced it.
    pub fn write_again(this: &Rc<RefCell<GameSaver>>) {
        let game_number = this.borrow().game_number;
        let before = this.borrow_mut().arrived();
        if let Some(state) = before {
            GameSaver::save(this, game_number, state);
        }
    }

    /// Writes now.
    pub fn flush(&mut self) {
        // if another entry is current, this one is about to be left
        if !self.is_current() {
            return;
        }
        let Some(state) = self.pending.take() else { return };
        self.write_limit.record(browser::milliseconds());
        // if the browser refuses, the address does not change
        let _ = browser::replace(&state.written());
        // the page has changed since it was left, so the state stored then is obsolete
        if let Some((session, name)) = pending_slot() {
            session.remove(&name);
        }
        self.put(&state);
        self.last = Some(state);
    }

    /// Saves a game that has begun; calls `refused` once if that fails.
    fn put(&mut self, state: &State) {
        if state.begun
            && self.store(state).is_err()
            && let Some(refused) = self.refused.take()
        {
            self.address_only = !has_tab_storage();
            refused();
        }
    }

    /// Another tab may continue the same game. The text of that tab is never overwritten: this tab's game gets
    /// an id of its own.
    fn store(&mut self, state: &State) -> Result<(), Refused> {
        let storage = Storage::open()?;
        let name = |id: &str| format!("game:{}:{id}", self.kind.name());
        // what an older link has opened is saved when it becomes another game, or goes on from the one that is kept
        let is_letter = self.place.slot.is_none() && state.seats.is_empty();
        if let Some(later) = self.place.later.take_if(|_| is_letter)
            && let Some(text) = storage.get(&name(&later))
        {
            let kept = SavedGame::parse(&later, &text);
            if letter::begins(&state.address, &kept.address) {
                self.place.later = Some(later);
                return Ok(());
            }
            if letter::begins(&kept.address, &state.address) {
                self.place.slot = Some((later, text));
            }
        }
        let slot =
            self.place.slot.as_ref().filter(|(id, text)| storage.get(&name(id)).as_ref() == Some(text));
        let id = slot.map_or_else(browser::new_id, |(id, _)| id.clone());
        let saved = SavedGame {
            id: id.clone(),
            address: state.address.clone(),
            names: state.names.clone(),
            when: browser::now(),
        };
        let text = saved.write();
        storage.set(&name(&id), &text)?;
        self.place.slot = Some((id, text));
        Ok(())
    }
}
