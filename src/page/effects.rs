//! The effects after a render: they animate and save the game, and react to address, storage and sound.
//! Everything here acts on the browser and renders nothing.

use std::{cell::RefCell, rc::Rc};

use yew::UseReducerDispatcher;

use super::{
    action::{PageAction, Which},
    browser::{self, Listening},
    desk::Shared,
    follow,
    keeping::{self, Keeper, State},
    opponent,
    played::{Handle, Played},
    speaker::Speaker,
    table::Table,
    voice::Voice,
};
use crate::{
    board::{self, Frames, Moving, View},
    i18n::{Ui, say},
    options,
    settings::{Set, Settings},
    story::{passing::Passing, showing::Run},
};

/// The pause before a move that plays itself, in milliseconds: long enough to see that the last one is over.
const BREATH: f64 = 700.0;

type Dispatcher<F> = UseReducerDispatcher<Table<F>>;

/// The table of the last render: Yew runs effects some time after the render is visible.
type Drawn<F> = Rc<RefCell<Option<Handle<F>>>>;

/// The running effects, and the state they last saw.
pub struct Effects<F: Played> {
    keeper: Option<Rc<RefCell<Keeper>>>,
    moving: Option<Moving<F>>,
    alone: Option<(usize, Frames)>,
    game: Option<F>,
    settings: Option<Settings>,
    shown: Option<(Rc<Run<F>>, usize)>,
    /// The times of recent sounds.
    knocks: Vec<f64>,
    voice: Rc<RefCell<Voice>>,
    speaker: Option<Speaker>,
    desk: Option<Shared<F>>,
    said: usize,
    choosing: bool,
    flushes: usize,
    drawn: Drawn<F>,
    listening: Vec<Option<Listening>>,
}

impl<F: Played> Default for Effects<F> {
    fn default() -> Effects<F> {
        Effects {
            keeper: None,
            moving: None,
            alone: None,
            game: None,
            settings: None,
            shown: None,
            knocks: Vec::new(),
            voice: Rc::default(),
            speaker: None,
            desk: None,
            said: 0,
            choosing: false,
            flushes: 0,
            drawn: Rc::default(),
            listening: Vec::new(),
        }
    }
}

impl<F: Played> Effects<F> {
    /// Runs once after the first render.
    pub fn begin(&mut self, plain: F, embed: bool, address: &str, table: &Handle<F>) {
        let to = table.dispatcher();
        let desk = follow::start(plain, embed, table.clone());
        let own = Settings::default().read(&if embed { String::new() } else { keeping::settings() }).0;
        let game = game_of(&desk, plain, address);
        let resume = if embed || !game.is_empty() { None } else { keeping::resume(plain) };
        to.dispatch(PageAction::Woken {
            own,
            shown: address.into(),
            still: browser::wants_stillness(),
            resume,
        });
        self.desk = Some(desk);
        let turned = browser::on_turned(embed, F::STANDS, {
            let to = to.clone();
            move |turned| to.dispatch(PageAction::Turned(if turned { View::Turned } else { View::Open }))
        });
        self.listening.push(turned);
        if !embed {
            self.keep(plain, &game, &to);
        }
    }

    /// From now on saves the game and follows other addresses.
    fn keep(&mut self, plain: F, game: &str, table: &Dispatcher<F>) {
        let kind = plain.kind();
        let refused = {
            let table = table.clone();
            move || table.dispatch(PageAction::Tell(Ui::NotKept.into()))
        };
        let keeper = Keeper::new(kind, game, refused);
        if let Some(kept) = keeping::kept(kind, game) {
            table.dispatch(PageAction::Names(kept.names));
        }
        let leave = |keeper: &RefCell<Keeper>, drawn: &Drawn<F>| {
            let mut keeper = keeper.borrow_mut();
            if let Some(table) = drawn.borrow().as_ref() {
                keeper.want(table.games, state(table));
            }
            keeper.leave();
        };
        let left = {
            let (keeper, drawn) = (keeper.clone(), self.drawn.clone());
            browser::on_window("pagehide", move |_| leave(&keeper, &drawn))
        };
        let changed = {
            let (keeper, drawn, table) = (keeper.clone(), self.drawn.clone(), table.clone());
            let desk = self.desk.clone();
            browser::on_window("hashchange", move |_| {
                let asked = browser::asked(false);
                leave(&keeper, &drawn);
                if asked.is_empty() || browser::asks(&asked) {
                    keeper.borrow_mut().arrived();
                    let meant = keeping::meant(&asked);
                    let own = drawn.borrow().as_ref().map(|table| moment_of(table, &meant));
                    if let Some(desk) = &desk {
                        open(desk, &table, plain, &own.unwrap_or(meant));
                    }
                } else {
                    // a fragment that names an element has replaced the game in the address
                    Keeper::write_again(&keeper);
                }
            })
        };
        self.listening.extend([left, changed]);
        self.keeper = Some(keeper);
    }

    /// Runs during a render.
    pub fn drawing(&self, table: &Handle<F>) {
        *self.drawn.borrow_mut() = Some(table.clone());
    }

    /// Runs after each render.
    pub fn picture(&mut self, table: &Handle<F>) {
        let to = &table.dispatcher();
        let layout = F::layout(table);
        let stepped = {
            let to = to.clone();
            move |steps| to.dispatch(PageAction::Stepped(steps))
        };
        board::keep_moving(
            &mut self.moving,
            table.showing.as_ref(),
            &layout,
            table.settings.speed(),
            stepped,
        );
        self.alone(table, to);
        if self.settings != Some(table.settings) {
            let before = self.settings.replace(table.settings);
            let hears = |settings: &Settings| settings.get(Set::Sound) == "on";
            // browsers allow sound only after a gesture
            if hears(&table.settings) && before.is_some_and(|before| !hears(&before)) {
                self.speaker = Speaker::on();
            }
            browser::theme(table.settings.get(Set::Theme));
            if self.keeper.is_some() && table.shown == Settings::default() {
                keeping::keep_settings(table.own);
            }
        }
        if self.game != Some(*table.session.game()) {
            let game = *table.session.game();
            self.game = Some(game);
            let readings = game.readings().iter().enumerate();
            let held: Vec<_> =
                readings.map(|(at, known)| format!("{}-{}", known.name, game.value(at))).collect();
            browser::hold(&held);
        }
        // moves the focus from a place that is gone, and to a place that was requested and now exists
        browser::keep_focus();
        let choosing = !table.session.chosen().is_empty();
        if choosing != self.choosing {
            self.choosing = choosing;
            if choosing {
                // the next choice is among the buttons, not on the board
                browser::focus("#way button");
            }
        }
        if let Some(desk) = &self.desk {
            follow::look(desk, table);
        }
        self.sound(table);
        if self.said != table.sayings {
            self.said = table.sayings;
            Voice::say(&self.voice, table.said.as_deref().map(say).unwrap_or_default());
        }
        if let Some(keeper) = &self.keeper {
            Keeper::keep(keeper, table.games, state(table));
            if self.flushes != table.flushes {
                self.flushes = table.flushes;
                keeper.borrow_mut().flush();
            }
        }
        if let Some(dialog) = &table.opening {
            to.dispatch(PageAction::Open(Some(dialog.clone())));
        }
    }

    /// Draws the lot and plays the moves that no person chooses, after a pause.
    fn alone(&mut self, table: &Table<F>, to: &Dispatcher<F>) {
        if !table.goes_by_itself() {
            self.alone = None;
            return;
        }
        let cursor = table.session.cursor();
        if self.alone.as_ref().is_some_and(|(at, _)| *at == cursor) {
            return;
        }
        let mut left = if table.paced() { BREATH } else { 0.0 };
        let to = to.clone();
        // frames stop in a hidden page, and this must stop too
        let frames = Frames::run(move |passed| {
            left -= passed;
            if left <= 0.0 {
                to.dispatch(PageAction::ByItself(Which::Drawn(browser::chance())));
            }
            left > 0.0
        });
        self.alone = Some((cursor, frames));
    }

    /// Plays the sounds of landings and liftings, if sound is on.
    fn sound(&mut self, table: &Table<F>) {
        let now = table.showing.as_ref().map(|showing| (showing.run.clone(), showing.steps));
        let before = std::mem::replace(&mut self.shown, now.clone());
        if table.settings.get(Set::Sound) != "on" {
            return;
        }
        let sound = |run: &Run<F>, step, lands| F::sound(&table.session, run, step, lands);
        let speed = table.settings.speed();
        let playing = table.showing.as_ref().is_some_and(|showing| showing.playing);
        let (time, lately) = (browser::milliseconds(), std::mem::take(&mut self.knocks));
        let heard = match (before, now) {
            (Some((run, from)), None) => {
                let passing = Passing { run: &run, from, to: run.steps(), speed };
                let over = passing.is_over();
                let heard = || passing.heard(time, &lately, |step, lands| sound(&run, step, lands));
                over.then(heard).unwrap_or_default()
            }
            // jumping to a moment plays no sounds
            (Some((was, from)), Some((run, to)))
                if Rc::ptr_eq(&was, &run) && (to == from + 1 || playing && to > from) =>
            {
                let passing = Passing { run: &run, from, to, speed };
                passing.heard(time, &lately, |step, lands| sound(&run, step, lands))
            }
            (_, Some((run, 0))) => sound(&run, 0, false).into_iter().collect(),
            _ => Vec::new(),
        };
        self.knocks = lately.into_iter().filter(|before| (0.0..1000.0).contains(&(time - before))).collect();
        for knock in heard {
            if self.speaker.is_none() {
                self.speaker = Speaker::on();
            }
            if let Some(speaker) = &self.speaker {
                speaker.knock(&knock);
            }
            self.knocks.push(time);
        }
    }
}

/// The game of an address without display options, which are not saved. Passes the players of the address to
/// the opponent.
fn game_of<F: Played>(desk: &Shared<F>, plain: F, address: &str) -> String {
    let game = options::read(plain, address);
    if !game.seats.is_empty() {
        opponent::asked(&mut desk.borrow_mut(), address);
    }
    options::write(&game.session, game.preset, game.steps)
}

/// Replaces the game on the table by that of another address.
fn open<F: Played>(desk: &Shared<F>, table: &Dispatcher<F>, plain: F, address: &str) {
    let options = options::read(plain, address);
    let game = options::write(&options.session, options.preset, options.steps);
    let names = keeping::kept(plain.kind(), &game).map(|saved| saved.names).unwrap_or_default();
    table.dispatch(PageAction::Lay { options: Box::new(options), names });
    // the players of the address are applied to the new game
    game_of(desk, plain, address);
}

/// The data to be saved of the game on the table.
fn state<F: Played>(table: &Table<F>) -> State {
    // during an animation the position after the move is saved
    let steps = table.showing.as_ref().filter(|showing| !showing.playing).map(|showing| showing.steps);
    State {
        address: options::write(&table.session, table.preset, steps),
        shown: table.shown.write(),
        seats: table.opponent.option.clone(),
        names: table.names.clone(),
        begun: !table.session.moves().is_empty(),
    }
}

/// An address that has only a moment refers to the game on the table; any other address is returned unchanged.
fn moment_of<F: Played>(table: &Table<F>, asked: &str) -> String {
    if !options::is_moment(asked) {
        return asked.into();
    }
    // the first of two `at` is used
    format!("at={asked}&{}", options::write(&table.session, table.preset, None))
}
