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

pub use place::{View, place};
pub use seats::{Seated, level, name};
pub use sitting::asked;

use std::rc::Rc;

use yew::Callback;

use super::{
    action::{PageAction, Which},
    browser::{self, Listening},
    desk::{Desk, Shared},
    played::Played,
    table::OpponentSeats,
};
use crate::{
    engine::seat::Seat,
    i18n::opponent::SeatsTrouble,
    worker::{Command, Request, Want},
};
use offer::Offer;
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
    /// What the table was told last of the seats, and what is shown; nothing where nobody has said anything of it.
    told: Option<OpponentSeats>,
    shown: Option<View>,
    /// A dialog is open: nothing is played under it.
    under_dialog: bool,
    on_seats: Callback<OpponentSeats>,
    on_view: Callback<View>,
    /// It plays a move, as it is written.
    on_move: Callback<String>,
    /// Calls back when a pause between two moves is over.
    rested: Option<Rc<dyn Fn()>>,
}

/// Looks at the table: thinks where it has the move, and rests where it has not, or nobody sees it.
fn look<F: Played>(desk: &mut Desk<F>) {
    let seated = Seated::of(desk.session().game(), &desk.table.names);
    let over = desk.session().is_over();
    desk.opponent.knows(seated, over);
    // nothing is said of it to persons who play without it
    if !seated.is_any() && desk.opponent.shown.is_none() {
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
    match to_move(desk.session(), seated).filter(|_| at_work) {
        Some(level) => think(desk, level),
        None => desk.opponent.rest(),
    }
}

/// Thinks about the position on the table, unless it has already.
fn think<F: Played>(desk: &mut Desk<F>, level: u8) {
    let request = Request {
        turn: 0,
        want: Want::Move,
        kind: desk.plain.kind(),
        level,
        nodes: None,
        seed: 0,
        game: desk.address.clone(),
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
        if let Stage::Found(chosen) = self.stage.clone()
            && may
            && !self.under_dialog
            && !browser::is_hidden()
        {
            self.watch.plays();
            self.now(Stage::Waits);
            self.on_move.emit(chosen);
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
pub fn hear<F: Played>(desk: &mut Desk<F>, text: &str) {
    if offer::hear(desk, text) {
        return;
    }
    let session = desk.session();
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

/// Another table is looked at, whose address was `before`, or other players sit at it.
pub fn told<F: Played>(desk: &mut Desk<F>, before: &str, players: bool) {
    let session = desk.session();
    let last = session.cursor() == session.moves().len();
    let now = Seated::of(session.game(), &desk.names);
    let moved = before != desk.address;
    desk.opponent.watch.told(before, &desk.address, last);
    if moved {
        // whether its move is shown is told next
        desk.opponent.showing = false;
        if !before.is_empty() {
            desk.opponent.trouble = None;
        }
        offer::told(desk);
    }
    if players {
        desk.opponent.trouble = None;
    }
    if desk.opponent.awaits.take().is_some_and(|awaits| awaits != now) {
        // told before the table had seated anybody: it comes again
        return;
    }
    look(desk);
    // a seat may have been taken while what was found for another waited for the end of a pause
    desk.opponent.play();
}

/// Whether a dialog is open: what has been found is played when it is closed.
pub fn under_dialog<F: Played>(desk: &mut Desk<F>, open: bool) {
    if std::mem::replace(&mut desk.opponent.under_dialog, open) && !open {
        desk.opponent.play();
    }
}

/// The button beside what the opponent does: stops it, or lets it think again.
fn pressed<F: Played>(desk: &mut Desk<F>) {
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
fn tapped<F: Played>(desk: &mut Desk<F>, button: &str) {
    if button == "offer" {
        return offer::offer(desk);
    }
    let Some((does, name)) = button.split_once('-') else { return pressed(desk) };
    let seat = (0..3).filter_map(Seat::at).find(|seat| seat.name() == name);
    match (does, seat) {
        ("take", Some(seat)) => sitting::take(desk, seat),
        ("give", Some(seat)) => sitting::give(desk, seat),
        _ => (),
    }
}

/// Begins to hear the buttons, and whether anybody sees the page.
pub fn begin<F: Played>(shared: &Shared<F>) -> Vec<Option<Listening>> {
    let ear = || shared.clone();
    let pressing = {
        let desk = ear();
        browser::on_window("click", move |event| {
            let button = browser::target(&event).and_then(|target| target.closest("[data-opponent]").ok()?);
            if let Some(name) = button.and_then(|button| button.get_attribute("data-opponent")) {
                tapped(&mut desk.borrow_mut(), &name);
            }
        })
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
    let mut desk = shared.borrow_mut();
    let to = || desk.table.dispatcher();
    let (seats, view, play) = (to(), to(), to());
    let opponent = &mut desk.opponent;
    opponent.rested = Some(Rc::new(rested));
    opponent.on_seats = Callback::from(move |told| seats.dispatch(PageAction::Opponent(told)));
    opponent.on_view = Callback::from(move |shown| view.dispatch(PageAction::OpponentShown(shown)));
    opponent.on_move = Callback::from(move |word| play.dispatch(PageAction::ByItself(Which::Named(word))));
    vec![pressing, hiding]
}
