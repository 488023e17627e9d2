//! The opponent at the table: asked as soon as it has the move, while the picture of the last one still goes on; what
//! it has found is played when that picture has ended. It is asked through the worker, and what the worker cannot do
//! a person can: the game goes on by hand.
//!
//! Whose a seat is stands in `seats`, who sits down and gets up in `sitting`, how far it is in `stage`, how it plays
//! for somebody who watches in `watch`, a draw that is offered to it in `offer`, and what the page shows of it in `place`.

mod offer;
mod place;
mod seats;
mod sitting;
mod stage;
mod watch;

pub use offer::offer;
pub use seats::{Seated, choice, name};
pub use sitting::{asked, seated};

use std::rc::Rc;

use super::{Desk, Logged, Shared};
use crate::{
    app::{
        browser::{self, Listening},
        saved::Saved,
    },
    engine::seat::Seat,
    i18n::opponent::SeatsTrouble,
    session::Session,
    worker::{Command, Request, Want},
};
use offer::Offer;
use place::PLACE;
use seats::to_move;
use stage::Stage;
use watch::Watch;

/// The opponent, as the desk knows it.
#[derive(Default)]
pub struct Opponent {
    /// The number of the last request for a move; those of advice have the highest bit.
    turn: u32,
    /// What it was asked last: the same is not asked again.
    asked: String,
    stage: Stage,
    offer: Offer,
    /// Whom the page has been told to seat as its address asks: a table that it told before is not looked at.
    awaits: Option<Seated>,
    /// Who plays, as the page has told it last.
    seated: Seated,
    /// Nobody plays any more in the position looked at.
    over: bool,
    /// A move is being shown.
    showing: bool,
    watch: Watch,
    /// The seats that persons have taken from it, and its levels there.
    taken: [Option<u8>; 3],
    /// Why what the address asks for cannot be had.
    trouble: Option<SeatsTrouble>,
    /// What the page was told last of the seats.
    told: String,
    /// Calls back when a pause between two moves is over.
    rested: Option<Rc<dyn Fn()>>,
    listening: Vec<Option<Listening>>,
}

/// The game that is known of the table.
fn session<F: Logged>(desk: &Desk<F>) -> &Session<F> {
    desk.log.session().unwrap_or(&desk.options.session)
}

/// Looks at the table: thinks where it has the move, and rests where it has not, or nobody sees it.
fn look<F: Logged>(desk: &mut Desk<F>) {
    let seated = Seated::of(session(desk).game(), &desk.table.names);
    let over = session(desk).is_over();
    desk.opponent.knows(seated, over);
    // nothing is said of it to persons who play without it
    if !seated.is_any() && browser::by_id(PLACE).is_none() {
        return;
    }
    // what is offered is weighed first
    if desk.opponent.offer.is_weighed() {
        return desk.opponent.show();
    }
    if !seated.is_all() {
        desk.opponent.watch.stop();
    }
    let at_work = !browser::is_hidden() && (desk.opponent.watch.runs() || !seated.is_all());
    match to_move(session(desk), seated).filter(|_| at_work) {
        Some(level) => think(desk, level),
        None => desk.opponent.rest(),
    }
}

/// Thinks about the position on the table, unless it has already.
fn think<F: Logged>(desk: &mut Desk<F>, level: u8) {
    let request = Request {
        turn: 0,
        want: Want::Move,
        kind: desk.plain.kind(),
        level,
        nodes: None,
        seed: 0,
        game: desk.table.address.clone(),
    };
    let asked = Command::Think(request.clone()).write();
    if desk.opponent.asked == asked {
        return desk.opponent.show();
    }
    let opponent = &mut desk.opponent;
    opponent.asked = asked;
    opponent.turn += 1;
    let turn = opponent.turn;
    let seed = (browser::chance() * f64::from(u32::MAX)) as u64;
    opponent.now(Stage::Thinks);
    browser::ask_opponent(&Command::Think(Request { turn, seed, ..request }).write());
}

impl Opponent {
    /// Whether the worker is busy with a move of a seat, or with what is offered to one.
    pub fn is_thinking(&self) -> bool {
        self.stage == Stage::Thinks || self.offer.is_weighed()
    }

    /// Whether it has the move and is at work: nobody moves for it.
    pub fn holds(&self) -> bool {
        self.watch.runs() || self.offer.holds() || matches!(self.stage, Stage::Thinks | Stage::Found(_))
    }

    /// Who sits at the table, and whether the game is over there.
    fn knows(&mut self, seated: Seated, over: bool) {
        (self.seated, self.over) = (seated, over);
        for seat in (0..3).filter_map(Seat::at).filter(|&seat| seated.level(seat).is_some()) {
            self.taken[seat.index()] = None;
        }
    }

    /// What is not finished is not to be.
    fn stop_thinking(&mut self) {
        if self.stage == Stage::Thinks {
            browser::ask_opponent(&Command::Stop(self.turn).write());
        }
    }

    /// It has nothing to do.
    fn rest(&mut self) {
        self.stop_thinking();
        self.asked.clear();
        self.now(Stage::Waits);
    }

    /// The page tells whether a move is being shown.
    pub fn step(&mut self, showing: bool) {
        self.showing = showing;
        if showing {
            self.watch.shown();
        }
        self.play();
    }

    /// What has been found is played, unless something is still to be seen.
    fn play(&mut self) {
        let may = !self.showing && self.pause();
        let menu = browser::by_id("menu").is_some_and(|menu| menu.has_attribute("open"));
        if let Stage::Found(chosen) = self.stage.clone()
            && may
            && !menu
            && !browser::is_hidden()
        {
            self.watch.plays();
            self.now(Stage::Waits);
            browser::say_to_page("play", &chosen);
        }
    }

    /// Begins the pause after a move that somebody watches, where it has not begun; whether there is none any more.
    fn pause(&mut self) -> bool {
        !self.watch.runs() || self.watch.may_play(&self.rested)
    }

    /// The pause is over.
    fn has_rested(&mut self) {
        self.watch.rested();
        self.play();
    }
}

/// The worker says something. A move is one that may be played on the table, or none.
pub fn hear<F: Logged>(desk: &mut Desk<F>, text: &str) {
    if offer::hear(desk, text) {
        return;
    }
    let session = session(desk);
    let legal = |word: &str| session.game().read_move(word).is_some_and(|chosen| session.may_play(chosen));
    if let Some(stage) = desk.opponent.stage.after(text, desk.opponent.turn, legal) {
        let opponent = &mut desk.opponent;
        if let Stage::Rests(_) = stage {
            // whoever watches sees what is wrong, and starts it again
            opponent.watch.stop();
        }
        opponent.now(stage);
        opponent.play();
    }
}

/// The page tells the table as it is, its game known to the log.
pub fn told<F: Logged>(desk: &mut Desk<F>, saved: &Saved) {
    let before = std::mem::replace(&mut desk.table, saved.clone());
    let session = session(desk);
    let last = session.cursor() == session.moves().len();
    if before.address != saved.address {
        // whether its move is shown is told next
        desk.opponent.showing = false;
        if !before.address.is_empty() {
            desk.opponent.trouble = None;
        }
    }
    desk.opponent.watch.told(&before.address, &saved.address, last);
    if before.address != saved.address {
        offer::told(desk);
    }
    let (awaits, now) = (desk.opponent.awaits.take(), Seated::of(self::session(desk).game(), &saved.names));
    if awaits.is_some_and(|awaits| awaits != now) {
        // told before the page had seated anybody: it tells its table again
        return;
    }
    look(desk);
    // a seat may have been taken while what was found for another waited for the end of a pause
    desk.opponent.play();
}

/// The button beside what the opponent does: stops it, or lets it think again.
fn pressed<F: Logged>(desk: &mut Desk<F>) {
    let opponent = &mut desk.opponent;
    if opponent.seated.is_all() {
        match opponent.watch.runs() {
            true => opponent.watch.stop(),
            false => opponent.watch.start(),
        }
        opponent.asked.clear();
        return look(desk);
    }
    match opponent.stage {
        Stage::Thinks | Stage::Found(_) => {
            opponent.stop_thinking();
            opponent.now(Stage::Rests(None));
        }
        Stage::Waits | Stage::Rests(_) => {
            opponent.asked.clear();
            look(desk);
        }
    }
}

/// One of the buttons that stand in the place has been tapped.
fn tapped<F: Logged>(desk: &mut Desk<F>, button: &str) {
    let Some((does, name)) = button.split_once('-') else { return pressed(desk) };
    let seat = (0..3).filter_map(Seat::at).find(|seat| seat.name() == name);
    match (does, seat) {
        ("take", Some(seat)) => sitting::take(desk, seat),
        ("give", Some(seat)) => sitting::give(desk, seat),
        _ => (),
    }
}

/// Begins to hear the buttons, that the menu is closed, and whether anybody sees the page.
pub fn begin<F: Logged>(desk: &Shared<F>) {
    let ear = || desk.clone();
    let pressing = {
        let desk = ear();
        browser::on_element("stands", "click", move |event| {
            if let Some(button) = browser::target(&event).and_then(|target| place::button(&target)) {
                tapped(&mut desk.borrow_mut(), &button);
            }
        })
    };
    let closing = {
        let desk = ear();
        browser::on_element("menu", "close", move |_| desk.borrow_mut().opponent.play())
    };
    let hiding = {
        let desk = ear();
        browser::on_window("visibilitychange", move |_| {
            let mut desk = desk.borrow_mut();
            // whom a person has stopped does not go on by itself
            if !matches!(desk.opponent.stage, Stage::Rests(_)) {
                look(&mut desk);
            }
        })
    };
    let rested = {
        let desk = ear();
        move || desk.borrow_mut().opponent.has_rested()
    };
    let mut desk = desk.borrow_mut();
    desk.opponent.rested = Some(Rc::new(rested));
    desk.opponent.listening = vec![pressing, closing, hiding];
}
