//! Advice on request: hints in three steps, and the analysis of every position looked at. It uses the
//! opponent's worker, with requests of lower priority than the opponent's own.
//!
//! Its panel stands beside the board after somebody has asked for advice in the menu. On the board it draws
//! into a group of its own, after everything that the page draws there.

pub(super) mod adviser;
mod analysis;
mod asking;
mod line;
mod panel;
pub(super) mod place;
mod shown;
mod triangle;

use web_sys::Element;

use super::{
    action::{PageAction, Which},
    browser::{self, Listening},
    desk::{Desk, Shared},
    played::Played,
};
use crate::{
    i18n::{advice::Advice, opponent::Lost},
    session::Session,
    story::Told,
    worker::{Command, LEVELS, Reply, Request, State},
};
use asking::{Asking, Free, Tell};
pub use panel::{in_menu, panel};
use place::Advised;

/// The boards of the page.
const BOARDS: &str = ".place .board";
const OWN: &str = "g.advice";

/// Brings the state of advice, its picture and the request to the worker into line with the table, whatever has
/// changed.
pub fn look<F: Played>(desk: &mut Desk<F>) {
    if !desk.adviser.open {
        return;
    }
    let free = match () {
        () if desk.opponent.is_thinking() => Free::Taken,
        () if browser::is_hidden() || idle(desk.session()) => Free::No,
        () => Free::Yes,
    };
    let adviser = &mut desk.adviser;
    if adviser.asking.look(&desk.address) {
        adviser.note = None;
        adviser.step = 0;
        adviser.line = std::mem::take(&mut adviser.carried);
    }
    match adviser.asking.tell(free) {
        Some(Tell::Ask { turn, want, nodes }) => {
            let request = Request {
                turn,
                want,
                kind: desk.plain.kind(),
                level: LEVELS,
                nodes: Some(nodes),
                seed: 0,
                game: desk.address.clone(),
            };
            browser::ask_opponent(&Command::Think(request).write());
        }
        Some(Tell::Stop(turn)) => browser::ask_opponent(&Command::Stop(turn).write()),
        None => (),
    }
    show(desk);
}

/// Whether nothing can be advised: the game is over, or a lot decides.
fn idle<F: Advised>(session: &Session<F>) -> bool {
    session.is_over() || Told::draws_lot(session.game(), session.position())
}

/// Shows the results.
fn show<F: Played>(desk: &mut Desk<F>) {
    let held = desk.opponent.holds();
    let adviser = &mut desk.adviser;
    // a line that is being stepped through stays
    if adviser.step == 0
        && let Some(best) = adviser.asking.values().and_then(|values| values.lines.first())
    {
        adviser.line = line::words(&best.moves);
    }
    adviser.turned =
        browser::all(BOARDS).first().and_then(|board| board.get_attribute("data-lay")).as_deref()
            == Some("upright");
    adviser.held = held;
    if *desk.table.adviser != desk.adviser {
        desk.dispatch(PageAction::Advised(desk.adviser.clone().into()));
    }
}

/// Draws the results on the boards of the page. Needed after every render, because a board that was rendered
/// anew has lost them.
pub fn draw<F: Played>(desk: &mut Desk<F>) {
    let adviser = &desk.adviser;
    let marks = match adviser.open && !adviser.showing {
        true => adviser.shown(desk.session()).marks(),
        false => String::new(),
    };
    for board in browser::all(BOARDS) {
        match board.query_selector(OWN).ok().flatten() {
            Some(own) if marks.is_empty() => own.remove(),
            Some(own) if desk.drawn == marks => drop(own),
            Some(own) => own.set_inner_html(&marks),
            None if marks.is_empty() => (),
            None => {
                let own =
                    format!("<g class=\"advice\" aria-hidden=\"true\" pointer-events=\"none\">{marks}</g>");
                let _ = board.insert_adjacent_html("beforeend", &own);
            }
        }
    }
    desk.drawn = marks;
}

/// Notes whether a move is being shown.
pub fn step<F: Played>(desk: &mut Desk<F>, showing: bool) {
    if desk.adviser.showing != showing {
        desk.adviser.showing = showing;
        look(desk);
    }
}

/// Another table is looked at.
pub fn told<F: Played>(desk: &mut Desk<F>) {
    desk.adviser.showing = false;
    look(desk);
}

/// Handles a message of the worker; returns whether it answers a request of advice.
pub fn hear<F: Played>(desk: &mut Desk<F>, text: &str) -> bool {
    let asking = &mut desk.adviser.asking;
    if let Some(why) = text.strip_prefix("failed=") {
        asking.lose(Lost::named(why));
        return false;
    }
    let Some(reply) = Reply::read(text).filter(|reply| Asking::is_own(reply.turn)) else { return false };
    // of a long list only the value of the position is shown
    let brief = reply.state == State::More && reply.lines.len() > MANY;
    if asking.hear(reply) && !brief {
        look(desk);
    }
    true
}

/// The greatest number of moves that can be rendered ten times a second.
const MANY: usize = 80;

/// Handles the use of a control of advice.
fn pressed<F: Played>(shared: &Shared<F>, control: &Element, does: &str) {
    let disabled = control.has_attribute("aria-disabled");
    let in_menu = control.closest("dialog").ok().flatten().is_some();
    if disabled && !in_menu {
        return;
    }
    if in_menu {
        browser::close(control);
    }
    let mut desk = shared.borrow_mut();
    if !desk.adviser.open {
        desk.adviser.open = true;
        // the request is about the position looked at
        look(&mut desk);
    }
    let adviser = &mut desk.adviser;
    match does {
        "hint" => adviser.asking.ask_hint(),
        "analysis" => {
            let on = !adviser.asking.analyses();
            adviser.asking.switch_analysis(on);
            adviser.note = Some(if on { Advice::On } else { Advice::Off });
            (adviser.step, adviser.line) = (0, Vec::new());
        }
        "close" => adviser.asking.close(),
        "back" => adviser.step = adviser.step.saturating_sub(1),
        "on" => adviser.step = (adviser.step + 1).min(adviser.line.len()),
        "play" => play(&mut desk),
        _ => (),
    }
    look(&mut desk);
    if does == "close" {
        desk.adviser.open = false;
        show(&mut desk);
        draw(&mut desk);
        drop(desk);
        browser::focus("#menu-open");
    } else if in_menu {
        // the focus moves from the menu to the answer, once it is there
        desk.focus = Some(format!("#advice-{does}"));
    }
}

/// Plays the first move of the line at the table.
fn play<F: Played>(desk: &mut Desk<F>) {
    let session = desk.session();
    let first = desk.adviser.line.first().filter(|word| line::is_playable(session, word)).cloned();
    if let Some(first) = first.filter(|_| !desk.opponent.holds()) {
        let line = &desk.adviser.line;
        desk.adviser.carried = line.get(1..).unwrap_or_default().to_vec();
        desk.dispatch(PageAction::ByItself(Which::Named(first)));
    }
}

/// Starts the listeners for its controls and for the visibility of the page.
pub fn begin<F: Played>(desk: &Shared<F>) -> Vec<Option<Listening>> {
    let ear = || desk.clone();
    let clicked = {
        let desk = ear();
        browser::on_window("click", move |event| {
            let control =
                browser::target(&event).and_then(|target| target.closest("[data-advice]").ok().flatten());
            match control {
                Some(control) => {
                    let does = control.get_attribute("data-advice").unwrap_or_default();
                    pressed(&desk, &control, &does);
                }
                // any other control may have stopped the opponent
                None => look(&mut desk.borrow_mut()),
            }
        })
    };
    let seen = {
        let desk = ear();
        browser::on_window("visibilitychange", move |_| look(&mut desk.borrow_mut()))
    };
    vec![clicked, seen]
}
