//! The opponent at the table. Its move is requested as soon as it is its turn, while the picture of the last
//! move still runs, and is played after that. It runs in a worker; if the worker fails, a person can make the
//! move.
//!
//! Module `seats` says who has a seat, `seat_changes` changes that, `stage` is the progress of a move, `watch` the
//! pace when a person only watches, `state` all of these together, `offer` a draw that is offered to it, and
//! `panel` what the page shows of it.

mod offer;
pub mod panel;
mod seat_changes;
mod seats;
mod stage;
pub(super) mod state;
mod watch;

pub use panel::{letters, message, panel};
pub use seat_changes::seat_from_address;
pub use seats::{Seated, level, name, shown, with_computer};

use std::rc::Rc;

use yew::Callback;

use super::{
    action::{AutoMove, PageAction},
    agents::{Agents, Shared},
    browser::{self, Listener},
    played::Played,
};
use crate::{
    engine::{Kind, seat::Seat},
    options::Thinking,
    worker::{Command, Request, Rung, Want, nodes},
};
use seats::to_move;
use stage::Stage;

/// Looks at the table: thinks if it is the opponent's turn, and otherwise, or in a hidden page, rests.
fn update<F: Played>(agents: &mut Agents<F>) {
    let seated = Seated::of(agents.session().game(), &agents.table.names);
    let over = agents.session().is_over();
    agents.opponent.set_players(seated, over);
    // persons who play without the opponent see nothing of it
    if !seated.has_opponent() && agents.opponent.shown_view.is_none() {
        return;
    }
    // an offer is evaluated first
    if agents.opponent.offer.is_pending() {
        return agents.opponent.show();
    }
    if !seated.is_opponent_only() {
        agents.opponent.watch.stop();
    }
    let may_think = !browser::is_hidden() && (agents.opponent.watch.runs() || !seated.is_opponent_only());
    match to_move(agents.session(), seated).filter(|_| may_think) {
        Some(level) => think(agents, level),
        None => agents.opponent.set_idle(),
    }
}

/// How many positions it looks at for a move: as many as the address says. With a seed of the address as many as its level
/// has on any machine, so that the same moves are answered alike; `None` for what the machine can do in the time.
fn positions(thinking: Thinking, kind: Kind, rung: Rung) -> Option<u64> {
    let of_level = || thinking.seed.map(|_| nodes(kind, rung));
    thinking.positions.map(u64::from).or_else(of_level)
}

/// Starts thinking about the position on the table, unless it has done so already.
fn think<F: Played>(agents: &mut Agents<F>, rung: Rung) {
    let request = Request {
        turn: 0,
        want: Want::Move,
        kind: agents.plain.kind(),
        rung,
        nodes: positions(agents.thinking, agents.plain.kind(), rung),
        seed: 0,
        game: agents.address.clone(),
    };
    let message = Command::Think(request.clone()).write();
    if agents.opponent.last_request == message {
        return agents.opponent.show();
    }
    let opponent = &mut agents.opponent;
    opponent.last_request = message;
    opponent.turn += 1;
    let turn = opponent.turn;
    let seed =
        agents.thinking.seed.map_or_else(|| (browser::random() * f64::from(u32::MAX)) as u64, u64::from);
    opponent.set_stage(Stage::Thinking);
    browser::ask_opponent(&Command::Think(Request { turn, seed, ..request }).write());
}

/// Handles a message of the worker. A move is played only if it is legal on the table.
pub fn receive<F: Played>(agents: &mut Agents<F>, text: &str) {
    if offer::receive(agents, text) {
        return;
    }
    let session = agents.session();
    let legal = |word: &str| session.game().read_move(word).is_some_and(|chosen| session.may_play(chosen));
    if let Some(stage) = agents.opponent.stage.after(text, agents.opponent.turn, legal) {
        let opponent = &mut agents.opponent;
        if let Stage::Stopped(_) = stage {
            // the watching person sees the failure, and starts play again
            opponent.watch.stop();
        }
        opponent.set_stage(stage);
        opponent.play();
    }
}

/// Called when another table is looked at, whose address was `before`, or when the players have changed.
pub fn table_changed<F: Played>(agents: &mut Agents<F>, before: &str, players: bool) {
    let session = agents.session();
    let last = session.cursor() == session.moves().len();
    let now = Seated::of(session.game(), &agents.names);
    let moved = before != agents.address;
    agents.opponent.watch.table_changed(before, &agents.address, last);
    if moved {
        // whether its last move is being shown is reported next
        agents.opponent.showing = false;
        if !before.is_empty() {
            agents.opponent.seats_error = None;
        }
        offer::table_changed(agents);
    }
    if players {
        agents.opponent.seats_error = None;
    }
    if agents.opponent.expected_players.take().is_some_and(|expected_players| expected_players != now) {
        // reported before the table had seated the players: it is reported again
        return;
    }
    update(agents);
    // a seat may have been taken over while the move of another waited for the end of a pause
    agents.opponent.play();
}

/// Notes whether a dialog is open: the move that has been found is played when it is closed.
pub fn under_dialog<F: Played>(agents: &mut Agents<F>, open: bool) {
    if std::mem::replace(&mut agents.opponent.under_dialog, open) && !open {
        agents.opponent.play();
    }
}

/// Handles the button that stops the opponent, or lets it think again.
fn pressed<F: Played>(agents: &mut Agents<F>) {
    let opponent = &mut agents.opponent;
    if opponent.seated.is_opponent_only() {
        match opponent.watch.runs() {
            true => opponent.watch.stop(),
            false => opponent.watch.start(),
        }
        opponent.last_request.clear();
        return update(agents);
    }
    match opponent.stage {
        Stage::Thinking | Stage::Found(_) => {
            opponent.stop_thinking();
            opponent.set_stage(Stage::Stopped(None));
        }
        Stage::Idle | Stage::Stopped(_) => {
            opponent.last_request.clear();
            update(agents);
        }
    }
}

/// Handles a tap on one of the opponent's buttons.
fn tapped<F: Played>(agents: &mut Agents<F>, button: &str) {
    if button == "offer" {
        return offer::offer(agents);
    }
    let Some((action, name)) = button.split_once('-') else { return pressed(agents) };
    let seat = (0..3).filter_map(Seat::at).find(|seat| seat.name() == name);
    match (action, seat) {
        ("take", Some(seat)) => seat_changes::take(agents, seat),
        ("give", Some(seat)) => seat_changes::give(agents, seat),
        _ => (),
    }
}

/// Starts the listeners for the buttons and for the visibility of the page.
pub fn start<F: Played>(shared: &Shared<F>) -> Vec<Option<Listener>> {
    let handle = || shared.clone();
    let pressing = {
        let agents = handle();
        browser::on_window("click", move |event| {
            let button = browser::target(&event).and_then(|target| target.closest("[data-opponent]").ok()?);
            if let Some(name) = button.and_then(|button| button.get_attribute("data-opponent")) {
                tapped(&mut agents.borrow_mut(), &name);
            }
        })
    };
    let hiding = {
        let agents = handle();
        browser::on_window("visibilitychange", move |_| {
            let mut agents = agents.borrow_mut();
            // an opponent that a person has stopped does not go on by itself
            if !matches!(agents.opponent.stage, Stage::Stopped(_)) {
                update(&mut agents);
            }
        })
    };
    let on_pause_end = {
        let agents = handle();
        move || agents.borrow_mut().opponent.pause_ended()
    };
    let mut agents = shared.borrow_mut();
    let to = || agents.table.dispatcher();
    let (seats, view, play) = (to(), to(), to());
    let opponent = &mut agents.opponent;
    opponent.on_pause_end = Some(Rc::new(on_pause_end));
    opponent.on_seats = Callback::from(move |data| seats.dispatch(PageAction::SetOpponentSeats(data)));
    opponent.on_view = Callback::from(move |shown| view.dispatch(PageAction::ShowOpponent(shown)));
    opponent.on_move =
        Callback::from(move |word| play.dispatch(PageAction::AutoPlay(AutoMove::Notation(word))));
    vec![pressing, hiding]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_a_seed_no_level_depends_on_the_machine() {
        let fixed = Thinking { positions: Some(5_000), seed: None };
        let seeded = Thinking { seed: Some(7), ..Thinking::default() };
        for kind in Kind::ALL {
            for level in 1..=6 {
                let rung = Rung::of_level(level);
                assert_eq!(positions(Thinking::default(), kind, rung), None);
                assert_eq!(positions(seeded, kind, rung), Some(nodes(kind, rung)));
                assert_eq!(positions(Thinking { seed: Some(7), ..fixed }, kind, rung), Some(5_000));
            }
        }
    }
}
