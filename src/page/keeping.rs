//! The game on the table is written into the address and kept in the browser's storage: a reload, a crash or
//! another day goes on where it was. Both at most once a second, unless the browser keeps nothing at all: what is not
//! in the address is lost there.

use std::{cell::RefCell, rc::Rc};

use super::{
    browser::{self, Later, Refused, Storage},
    hurry::Hurry,
    saved::Saved,
    table::Names,
};
use crate::{engine::Kind, notation::Written, settings::Settings};

/// How often something is written, in milliseconds: Safari refuses more than 100 addresses in 30 seconds.
const PAUSE: i32 = 1000;

/// What the page shows, as it is to be kept.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// The game, as an address.
    pub address: String,
    /// What the address says besides: how the visitor was sent here to see it.
    pub shown: String,
    /// What it says of the seats.
    pub seats: String,
    pub names: Names,
    /// Nothing is kept of a game that has not begun.
    pub begun: bool,
}

/// Writes what the page shows, now or after a pause.
pub struct Keeper {
    kind: Kind,
    /// The name this tab keeps its game under, and the text that lies there as far as it knows.
    own: Option<(String, String)>,
    /// The same of the games that were on the table before, by their numbers: one can go back to them.
    before: Vec<(usize, Option<(String, String)>)>,
    wanted: Option<State>,
    last: Option<State>,
    /// Which of the games on the table it is.
    games: usize,
    /// The entry of the history that the page stands in, as far as it knows.
    entry: Option<String>,
    pause: Option<Later>,
    /// Called once, when the browser keeps nothing.
    refused: Option<Box<dyn Fn()>>,
    /// The address alone holds the game: what it is left with cannot be put by.
    alone: bool,
    hurry: Hurry,
}

/// Where the settings are kept; `boot.js` reads the colours there.
const SETTINGS: &str = "settings";

/// What was set in an earlier visit.
pub fn settings() -> String {
    Storage::open().ok().and_then(|storage| storage.get(SETTINGS)).unwrap_or_default()
}

pub fn keep_settings(settings: Settings) {
    if let Ok(storage) = Storage::open() {
        // what is not kept is set again next time
        let _ = storage.set(SETTINGS, &settings.write());
    }
}

/// What an entry of the history was left with.
const LEFT: &str = "left:";

/// The address that is meant where `asked` stands: a game is ahead of its address for a second, no browser lets
/// a page write it while it is left, and WebKit may come back to what was written the second before.
pub fn meant(asked: &str) -> String {
    left().and_then(|(session, name)| session.get(&name)).unwrap_or_else(|| asked.into())
}

/// Whether the browser keeps games for this page.
pub fn keeps() -> bool {
    Storage::open().is_ok_and(|storage| storage.takes())
}

/// Whether what a page is left with can be put by.
fn puts_by() -> bool {
    Storage::of_this_tab().is_ok_and(|session| session.takes())
}

/// Where this entry of the history keeps what it was left with, until its address is written.
fn left() -> Option<(Storage, String)> {
    Some((Storage::of_this_tab().ok()?, format!("{LEFT}{}", browser::entry()?)))
}

/// The kept game with this address.
pub fn kept(kind: Kind, address: &str) -> Option<Saved> {
    saved(kind).into_iter().find(|saved| saved.address == address)
}

/// The kept games of a kind, in no order; none where nothing is kept.
pub fn saved(kind: Kind) -> Vec<Saved> {
    let Ok(storage) = Storage::open() else { return Vec::new() };
    let all = storage.all(&format!("game:{}:", kind.name()));
    all.iter().filter_map(|(id, text)| Saved::read(id, text)).collect()
}

/// The address of the game that was played last among those that are not over.
pub fn resume<F: Written>(plain: F) -> Option<String> {
    let mut games = saved(plain.kind());
    // whether a game is over takes playing it through: the latest first, and no more than are needed
    while let Some(latest) =
        (0..games.len()).reduce(|a, b| if games[a].age() < games[b].age() { b } else { a })
    {
        let latest = games.swap_remove(latest);
        if !latest.is_over(plain) {
            return Some(latest.address);
        }
    }
    None
}

pub fn delete(kind: Kind, id: &str) {
    if let Ok(storage) = Storage::open() {
        storage.remove(&format!("game:{}:{id}", kind.name()));
    }
}

impl State {
    /// The whole address: the game, how the visitor was sent here to see it, and who plays.
    fn written(&self) -> String {
        let pairs = [self.address.as_str(), self.shown.as_str(), self.seats.as_str()];
        pairs.into_iter().filter(|pair| !pair.is_empty()).collect::<Vec<_>>().join("&")
    }
}

impl Keeper {
    /// A page that opens at an address goes on with the game that is kept of it.
    pub fn new(kind: Kind, address: &str, refused: impl Fn() + 'static) -> Rc<RefCell<Keeper>> {
        let mut keeper = Keeper {
            kind,
            own: None,
            before: Vec::new(),
            wanted: None,
            last: None,
            games: 0,
            entry: browser::entry(),
            pause: None,
            refused: Some(Box::new(refused)),
            alone: !puts_by(),
            hurry: Hurry::default(),
        };
        keeper.take_over(address);
        Rc::new(RefCell::new(keeper))
    }

    /// The game on the table is the one that is kept of this address, or none yet.
    fn take_over(&mut self, address: &str) {
        self.own = kept(self.kind, address).map(|saved| (saved.id.clone(), saved.write()));
    }

    /// The page is left, or another entry of the history has come: the address that stood there cannot be
    /// written any more.
    pub fn leave(&mut self) {
        let wanted = self.wanted.take();
        if let Some(state) = wanted.as_ref().or(self.last.as_ref())
            && let Some(entry) = &self.entry
            && let Ok(session) = Storage::of_this_tab()
        {
            let _ = session.set(&format!("{LEFT}{entry}"), &state.written());
        }
        if let Some(state) = wanted {
            self.put(&state);
            self.last = Some(state);
        }
    }

    /// Another entry of the history has come, and its address was written by somebody else; gives what was
    /// shown before it.
    pub fn arrived(&mut self) -> Option<State> {
        self.entry = browser::entry();
        self.last.take()
    }

    /// What is to be written next; `games` counts the games that were laid. Whether it is anything new.
    pub fn want(&mut self, games: usize, state: State) -> bool {
        if self.games != games {
            // the game before is kept as it was left
            if let Some(state) = self.wanted.take() {
                self.put(&state);
            }
            let left = std::mem::replace(&mut self.games, games);
            self.before.push((left, self.own.take()));
            match self.before.iter().position(|(number, _)| *number == games) {
                Some(at) => self.own = self.before.swap_remove(at).1,
                None => self.take_over(&state.address),
            }
        }
        let new = self.wanted.as_ref().or(self.last.as_ref()) != Some(&state);
        if new {
            self.wanted = Some(state);
        }
        new
    }

    /// Writes soon, and at once where nothing has been written for a while, or nothing else holds the game.
    pub fn keep(this: &Rc<RefCell<Keeper>>, games: usize, state: State) {
        let new = this.borrow_mut().want(games, state);
        let at_once = |keeper: &Keeper| {
            keeper.pause.is_none() || keeper.alone && keeper.hurry.allows(browser::milliseconds())
        };
        if new && at_once(&this.borrow()) {
            Keeper::write(this);
        }
    }

    /// Writes what there is to write, and then nothing for a while.
    fn write(this: &Rc<RefCell<Keeper>>) {
        this.borrow_mut().flush();
        let again = Rc::downgrade(this);
        let pause = browser::later(PAUSE, move || {
            if let Some(keeper) = again.upgrade() {
                let wanted = keeper.borrow().wanted.is_some();
                keeper.borrow_mut().pause = None;
                if wanted {
                    Keeper::write(&keeper);
                }
            }
        });
        this.borrow_mut().pause = Some(pause);
    }

    /// A place in the page stands in the address now: what is shown is written there anew.
    pub fn write_again(this: &Rc<RefCell<Keeper>>) {
        let games = this.borrow().games;
        let before = this.borrow_mut().arrived();
        if let Some(state) = before {
            Keeper::keep(this, games, state);
        }
    }

    /// Writes now.
    pub fn flush(&mut self) {
        // where another entry has come, this one is about to be left
        if browser::entry() != self.entry {
            return;
        }
        let Some(state) = self.wanted.take() else { return };
        self.hurry.wrote(browser::milliseconds());
        // where the browser refuses, the address stays as it was
        let _ = browser::replace(&state.written());
        // a page that was left and come back to is past what it was left with
        if let Some((session, name)) = left() {
            session.remove(&name);
        }
        self.put(&state);
        self.last = Some(state);
    }

    /// Keeps a game that has begun; says once where nothing is kept.
    fn put(&mut self, state: &State) {
        if state.begun
            && self.store(state).is_err()
            && let Some(refused) = self.refused.take()
        {
            self.alone = !puts_by();
            refused();
        }
    }

    /// Another tab may go on with the same game: what it has written is never overwritten, this tab's game gets
    /// a name of its own.
    fn store(&mut self, state: &State) -> Result<(), Refused> {
        let storage = Storage::open()?;
        let name = |id: &str| format!("game:{}:{id}", self.kind.name());
        let own = self.own.as_ref().filter(|(id, text)| storage.get(&name(id)).as_ref() == Some(text));
        let id = own.map_or_else(browser::new_id, |(id, _)| id.clone());
        let saved = Saved {
            id: id.clone(),
            address: state.address.clone(),
            names: state.names.clone(),
            when: browser::now(),
        };
        let text = saved.write();
        storage.set(&name(&id), &text)?;
        self.own = Some((id, text));
        Ok(())
    }
}
