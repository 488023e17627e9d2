//! The effects after a render: they animate and save the game, and react to address, storage and sound.
//! Everything here acts on the browser and renders nothing.

use std::{cell::RefCell, rc::Rc};

mod auto_play;
mod demo;
mod example_entry;
mod sounds;

use super::{
    action::PageAction,
    advice,
    agents::Shared,
    announcer::Announcer,
    browser::{self, Listener},
    embedding::Channel,
    example::ExampleClock,
    follow,
    lesson::show_on_link,
    opening::{Dispatcher, Opened, game_of, moment_of, open},
    opponent,
    played::{Handle, Played},
    saving::{self, GameSaver, State},
    start_row::LEARN,
    stored,
    table::Table,
};
use crate::{
    board::{self, Moving, View},
    options,
    settings::{Set, Settings},
    words::{UiText, say},
    worker::Rung,
};
use auto_play::AutoPlay;
use demo::DemoClock;
use example_entry::ExampleEntry;
use sounds::Sounds;

/// The table of the last render: Yew runs effects some time after the render is visible.
type LastTable<F> = Rc<RefCell<Option<Handle<F>>>>;

/// The running effects, and the state they last saw.
pub struct Effects<F: Played> {
    /// The first render is complete.
    is_shown: bool,
    saver: Option<Rc<RefCell<GameSaver>>>,
    example_entry: Rc<RefCell<ExampleEntry>>,
    moving: Option<Moving<F>>,
    auto_play: AutoPlay,
    example: ExampleClock,
    demo: DemoClock,
    game: Option<F>,
    settings: Option<Settings>,
    level: Option<Rung>,
    sounds: Sounds<F>,
    /// The moment of the game that the list of moves has last been scrolled to: game, moves looked at, all moves.
    listed: (usize, usize, usize),
    announcer: Rc<RefCell<Announcer>>,
    agents: Option<Shared<F>>,
    announced: usize,
    choosing: bool,
    flushes: usize,
    last_table: LastTable<F>,
    /// The conversation of an embed with the page around it.
    channel: Option<Channel<F>>,
    listeners: Vec<Option<Listener>>,
}

impl<F: Played> Default for Effects<F> {
    fn default() -> Effects<F> {
        Effects {
            is_shown: false,
            saver: None,
            example_entry: Rc::default(),
            moving: None,
            auto_play: AutoPlay::default(),
            example: ExampleClock::default(),
            demo: DemoClock::default(),
            game: None,
            settings: None,
            level: None,
            sounds: Sounds::default(),
            listed: (0, 0, 0),
            announcer: Rc::default(),
            agents: None,
            announced: 0,
            choosing: false,
            flushes: 0,
            last_table: Rc::default(),
            channel: None,
            listeners: Vec::new(),
        }
    }
}

impl<F: Played> Effects<F> {
    /// Whether the render that is now complete is the first.
    pub const fn is_first_render(&mut self) -> bool {
        !std::mem::replace(&mut self.is_shown, true)
    }

    /// Runs once when the first render is visible, in a task of its own: together with that render the start
    /// would be one long task, during which a tap waits.
    pub fn begin(&mut self, plain: F, embed: bool, address: &str) {
        let Some(table) = self.last_table.borrow().clone() else { return };
        let to = table.dispatcher();
        let agents = follow::start(plain, embed, options::Thinking::read(address).0, table.clone());
        // nobody has heard whether the address has changed since the program read it
        let changed = (!embed)
            .then(|| saving::requested(&browser::requested(false)))
            .filter(|now| now != address && (now.is_empty() || browser::is_game_address(now)));
        let game = match &changed {
            Some(now) => open(&agents, &to, plain, now, None),
            None => game_of(&agents, plain, address),
        };
        self.agents = Some(agents);
        if !embed || options::upright(address).is_none() {
            self.listeners.push(browser::on_turned(embed, F::UPRIGHT, {
                let to = to.clone();
                move |turned| to.dispatch(PageAction::Rotated(if turned { View::Turned } else { View::Open }))
            }));
        }
        if embed {
            self.channel = Some(Channel::open(plain, address, &table));
            // who wants no movement begins a demonstration by its button
            if options::plays_itself(address) && (!table.is_demo || !table.reduced_motion) {
                to.dispatch(PageAction::Replay);
            }
        } else {
            self.start_saving(plain, &game, &to);
            show_on_link(plain.kind(), LEARN, !stored::saved(plain.kind()).is_empty());
        }
        // after a change the next render has the game of the new address
        if changed.is_none() {
            self.after_render(&table);
        }
    }

    /// Asks for a hint, whose button was tapped before the start.
    pub fn ask_hint(&self) {
        if let Some(agents) = &self.agents {
            advice::ask_hint(&mut agents.borrow_mut());
        }
    }

    /// From now on saves the game and follows other addresses.
    fn start_saving(&mut self, plain: F, game: &Opened, table: &Dispatcher<F>) {
        let kind = plain.kind();
        let refused = {
            let table = table.clone();
            // in a kiosk nothing is to be kept
            move || {
                if !browser::is_kiosk() {
                    table.dispatch(PageAction::Warn(UiText::NotKept.into()));
                }
            }
        };
        let saver = GameSaver::new(kind, &game.address, game.letter(), refused);
        let known = game.known(kind);
        if let Some(names) = known.names() {
            table.dispatch(PageAction::Names(names));
        }
        if let later @ Some(_) = known.later_address() {
            table.dispatch(PageAction::Later(later));
        }
        let leave = |saver: &RefCell<GameSaver>, last_table: &LastTable<F>| {
            let mut saver = saver.borrow_mut();
            if let Some(table) = last_table.borrow().as_ref() {
                saver.set_pending(table.game_number, state(table));
            }
            saver.leave();
        };
        let left = {
            let (saver, last_table) = (saver.clone(), self.last_table.clone());
            browser::on_window("pagehide", move |_| leave(&saver, &last_table))
        };
        let changed = {
            let (saver, last_table, table) = (saver.clone(), self.last_table.clone(), table.clone());
            let (agents, example_entry) = (self.agents.clone(), self.example_entry.clone());
            browser::on_window("hashchange", move |_| {
                if saver.borrow().is_current() {
                    return;
                }
                let reported = browser::requested(false);
                leave(&saver, &last_table);
                if example_entry.borrow().is_own() {
                    return GameSaver::write_again(&saver);
                }
                if reported.is_empty() || browser::is_game_address(&reported) {
                    saver.borrow_mut().arrived();
                    let requested = saving::requested(&reported);
                    let moment = last_table.borrow().as_ref().map(|table| moment_of(table, &requested));
                    if let Some(agents) = &agents {
                        open(agents, &table, plain, &moment.unwrap_or(requested), Some(&saver));
                    }
                } else {
                    // a fragment that names an element has replaced the game in the address
                    GameSaver::write_again(&saver);
                }
            })
        };
        // this comes before a change of the address, and also where both addresses are the same
        let gone_back = {
            let (saver, last_table, table) = (saver.clone(), self.last_table.clone(), table.clone());
            let example_entry = self.example_entry.clone();
            browser::on_window("popstate", move |_| {
                let Some(shown) = last_table.borrow().clone() else { return };
                if example_entry.borrow_mut().has_returned() {
                    saver.borrow_mut().leave();
                    saver.borrow_mut().arrived();
                    GameSaver::save(&saver, shown.game_number, state(&shown));
                } else if shown.is_example_of_rule() && example_entry.borrow_mut().leads_back() {
                    leave(&saver, &last_table);
                    saver.borrow_mut().arrived();
                    table.dispatch(PageAction::ReturnFromRule);
                }
            })
        };
        self.listeners.extend([left, gone_back, changed]);
        self.saver = Some(saver);
    }

    /// Runs during a render.
    pub fn before_render(&self, table: &Handle<F>) {
        *self.last_table.borrow_mut() = Some(table.clone());
    }

    /// Runs after each render; before `begin`, nothing happens.
    pub fn after_render(&mut self, table: &Handle<F>) {
        if self.agents.is_none() {
            return;
        }
        let to = &table.dispatcher();
        let pictured = table.pictured();
        let layout = F::layout(pictured);
        let stepped = {
            let to = to.clone();
            move |steps| to.dispatch(PageAction::StepsShown(steps))
        };
        board::keep_moving(
            &mut self.moving,
            pictured.showing.as_ref(),
            &layout,
            table.settings.speed(),
            stepped,
        );
        self.auto_play.update(table, to);
        self.example.update(table, to, self.saver.is_some());
        self.demo.update(table, to);
        if self.settings != Some(table.settings) {
            let before = self.settings.replace(table.settings);
            let has_sound = |settings: &Settings| settings.get(Set::Sound) == "on";
            if has_sound(&table.settings) && before.is_some_and(|before| !has_sound(&before)) {
                self.sounds.turned_on();
            }
            browser::set_look(table.settings);
            if self.saver.is_some() && table.address_settings == Settings::default() {
                stored::save_settings(table.own_settings);
            }
        }
        if self.level.replace(table.level).is_some_and(|before| before != table.level) && self.saver.is_some()
        {
            stored::save_level(table.level);
        }
        if self.game != Some(*table.session.game()) {
            let game = *table.session.game();
            self.game = Some(game);
            let readings = game.readings().iter().enumerate();
            let readings_in_force: Vec<_> =
                readings.map(|(at, known)| format!("{}-{}", known.name, game.value(at))).collect();
            browser::mark_readings(&readings_in_force);
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
        let listed = (table.game_number, table.session.cursor(), table.session.moves().len());
        if std::mem::replace(&mut self.listed, listed) != listed {
            browser::scroll_within("#moves", "[aria-current]");
        }
        browser::enable("undo", table.can_undo());
        browser::enable("redo", table.can_redo());
        if let Some(agents) = &self.agents {
            follow::update(agents, table);
        }
        self.sounds.play(table);
        if self.announced != table.announcements {
            self.announced = table.announcements;
            Announcer::say(&self.announcer, table.announcement.as_deref().map(say).unwrap_or_default());
        }
        if let Some(saver) = &self.saver {
            if self.example_entry.borrow_mut().update(table, saver) {
                GameSaver::save(saver, table.game_number, state(table));
            }
            if self.flushes != table.flushes {
                self.flushes = table.flushes;
                saver.borrow_mut().flush();
            }
        }
        if let Some(address) = self.channel.as_mut().and_then(|channel| channel.update(table))
            && let Some(agents) = &self.agents
        {
            opponent::seat_from_address(&mut agents.borrow_mut(), &address);
        }
        if let Some(dialog) = &table.opening {
            to.dispatch(PageAction::SetDialog(Some(dialog.clone())));
        }
    }
}

/// The data to be saved of the game on the table.
fn state<F: Played>(table: &Table<F>) -> State {
    // during an animation the position after the move is saved
    let steps = table.showing.as_ref().filter(|showing| !showing.playing).map(|showing| showing.steps);
    State {
        address: options::write(&table.session, table.preset, steps),
        display_options: table.address_settings.write(),
        seats: table.opponent.option.clone(),
        names: table.names.clone(),
        // an example is nobody's game
        begun: !table.session.moves().is_empty() && !table.is_example_of_rule(),
    }
}
