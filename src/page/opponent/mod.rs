//! The opponent at the table. Its move is requested as soon as it is its turn, while the picture of the last
//! move still runs, and is played after that. It runs in a worker; if the worker fails, a person can make the
//! move.
//!
//! Module `seats` says who has a seat, `sitting` changes that, `stage` is the progress of a move, `watch` the
//! pace when a person only watches, `state` all of these together, `offer` a draw that is offered to it, and
//! `place` what the page shows of it.

mod offer;
pub mod place;
mod seats;
mod sitting;
mod stage;
pub(super) mod state;
mod watch;

pub use place::place;
pub use seats::{Seated, level, name};
pub use sitting::asked;

use std::rc::Rc;

use yew::Callback;

use super::{
    action::{PageAction, Which},
    browser::{self, Listening},
    desk::{Desk, Shared},
    played::Played,
};
use crate::{
    engine::seat::Seat,
    worker::{Command, Request, Want},
};
use seats::to_move;
use stage::Stage;

/// Looks at the table: thinks if it is the opponent's turn, and otherwise, or in a hidden page, rests.
fn look<F: Played>(desk: &mut Desk<F>) {
    let seated = Seated::of(desk.session().game(), &desk.table.names);
    let over = desk.session().is_over();
    desk.opponent.knows(seated, over);
    // persons who play without the opponent see nothing of it
    if !seated.is_any() && desk.opponent.shown.is_none() {
        return;
    }
    // an offer is evaluated first
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

/// Starts thinking about the position on the table, unless it has done so already.
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

/// Handles a message of the worker. A move is played only if it is legal on the table.
pub fn hear<F: Played>(desk: &mut Desk<F>, text: &str) {
    if offer::hear(desk, text) {
        return;
    }
    let session = desk.session();
    let legal = |word: &str| session.game().read_move(word).is_some_and(|chosen| session.may_play(chosen));
    if let Some(stage) = desk.opponent.stage.after(text, desk.opponent.turn, legal) {
        let opponent = &mut desk.opponent;
        if let Stage::Rests(_) = stage {
            // the watching person sees the failure, and starts play again
            opponent.watch.stop();
        }
        opponent.now(stage);
        opponent.play();
    }
}

/// Called when another table is looked at, whose address was `before`, or when the players have changed.
pub fn told<F: Played>(desk: &mut Desk<F>, before: &str, players: bool) {
    let session = desk.session();
    let last = session.cursor() == session.moves().len();
    let now = Seated::of(session.game(), &desk.names);
    let moved = before != desk.address;
    desk.opponent.watch.told(before, &desk.address, last);
    if moved {
        // whether its last move is being shown is reported next
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
        // reported before the table had seated the players: it is reported again
        return;
    }
    look(desk);
    // a seat may have been taken over while the move of another waited for the end of a pause
    desk.opponent.play();
}

/// Notes whether a dialog is open: the move that has been found is played when it is closed.
pub fn under_dialog<F: Played>(desk: &mut Desk<F>, open: bool) {
    if std::mem::replace(&mut desk.opponent.under_dialog, open) && !open {
        desk.opponent.play();
    }
}

/// Handles the button that stops the opponent, or lets it think again.
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

/// Handles a tap on one of the opponent's buttons.
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

/// Starts the listeners for the buttons and for the visibility of the page.
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
            // an opponent that a person has stopped does not go on by itself
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
