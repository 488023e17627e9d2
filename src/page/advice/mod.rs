//! Advice on request: hints in three steps, and the analysis of every position looked at. It uses the
//! opponent's worker, with requests of lower priority than the opponent's own.
//!
//! It speaks in the status line, and draws on the board into a group of its own, after everything that the page draws
//! there. While the analysis is on, its panel stands below the board.

pub(super) mod adviser;
mod analysis;
mod line;
mod panel;
pub(super) mod place;
mod requests;
mod triangle;
mod view;

use web_sys::Element;

use super::{
    action::{AutoMove, PageAction},
    agents::{Agents, Shared},
    browser::{self, Listener},
    played::Played,
    table::Table,
};
use crate::{
    options,
    session::Session,
    story::Story,
    words::{advice::Advice, opponent::WorkerFailure},
    worker::{Command, Reply, Request, Rung, State},
};
use adviser::Says;
pub use panel::{HINT, hint_button, in_menu, panel};
use place::Advised;
use requests::{Availability, Requests, ToWorker};

/// The boards of the page.
const BOARDS: &str = ".place .board";
const MARKS: &str = "g.advice";

/// Brings the state of advice, its picture and the request to the worker into line with the table, whatever has
/// changed.
pub fn update<F: Played>(agents: &mut Agents<F>) {
    if !agents.adviser.open {
        return;
    }
    let availability = match () {
        () if agents.opponent.is_thinking() => Availability::Busy,
        () if browser::is_hidden() || idle(agents.session()) => Availability::No,
        () => Availability::Yes,
    };
    let adviser = &mut agents.adviser;
    if adviser.requests.set_address(&agents.address) {
        adviser.note = None;
        adviser.step = 0;
        adviser.line = std::mem::take(&mut adviser.line_rest);
    }
    match adviser.requests.next_message(availability) {
        Some(ToWorker::Ask { turn, want, nodes }) => {
            let request = Request {
                turn,
                want,
                kind: agents.plain.kind(),
                rung: Rung::STRONGEST,
                nodes: Some(nodes),
                seed: 0,
                game: agents.address.clone(),
            };
            browser::ask_opponent(&Command::Think(request).write());
        }
        Some(ToWorker::Stop(turn)) => browser::ask_opponent(&Command::Stop(turn).write()),
        None => (),
    }
    show(agents);
}

/// Whether nothing can be advised: the game is over, or a lot decides.
fn idle<F: Advised>(session: &Session<F>) -> bool {
    session.is_over() || Story::draws_lot(session.game(), session.position())
}

/// Whether the board stands upright, as on a phone that does.
fn is_upright() -> bool {
    let board = browser::all(BOARDS).into_iter().next();
    board.and_then(|board| board.get_attribute("data-lay")).as_deref() == Some("upright")
}

/// Shows the results.
fn show<F: Played>(agents: &mut Agents<F>) {
    let blocked = agents.opponent.blocks_moves();
    let adviser = &mut agents.adviser;
    // a line that is being stepped through stays
    if adviser.step == 0
        && let Some(best) = adviser.requests.values().and_then(|values| values.lines.first())
    {
        adviser.line = line::words(&best.moves);
    }
    adviser.turned = is_upright();
    adviser.blocked = blocked;
    if *agents.table.adviser != agents.adviser {
        agents.dispatch(PageAction::ShowAdvice(agents.adviser.clone().into()));
    }
}

/// What the status line says of advice: nothing while a move is being shown, which is about another position.
pub fn says<F: Played>(table: &Table<F>) -> Says {
    if !table.adviser.open || table.showing.is_some() {
        return Says::default();
    }
    table.adviser.says(&table.session, &options::write(&table.session, table.preset, None))
}

/// Draws the results on the boards of the page. Needed after every render, because a board that was rendered
/// anew has lost them.
pub fn draw<F: Played>(agents: &mut Agents<F>) {
    if agents.adviser.open && agents.adviser.turned != is_upright() {
        show(agents);
    }
    let adviser = &agents.adviser;
    let marks = match adviser.open && !adviser.showing {
        true => adviser.view(agents.session()).marks(),
        false => String::new(),
    };
    for board in browser::all(BOARDS) {
        match board.query_selector(MARKS).ok().flatten() {
            Some(group) if marks.is_empty() => group.remove(),
            Some(group) if agents.drawn_marks == marks => drop(group),
            Some(group) => group.set_inner_html(&marks),
            None if marks.is_empty() => (),
            None => {
                let group =
                    format!("<g class=\"advice\" aria-hidden=\"true\" pointer-events=\"none\">{marks}</g>");
                let _ = board.insert_adjacent_html("beforeend", &group);
            }
        }
    }
    agents.drawn_marks = marks;
}

/// Notes whether a move is being shown.
pub fn set_showing<F: Played>(agents: &mut Agents<F>, showing: bool) {
    if agents.adviser.showing != showing {
        agents.adviser.showing = showing;
        update(agents);
    }
}

/// Another table is looked at.
pub fn table_changed<F: Played>(agents: &mut Agents<F>) {
    agents.adviser.showing = false;
    update(agents);
}

/// Handles a message of the worker; returns whether it answers a request of advice.
pub fn receive<F: Played>(agents: &mut Agents<F>, text: &str) -> bool {
    let requests = &mut agents.adviser.requests;
    if let Some(why) = text.strip_prefix("failed=") {
        requests.fail(WorkerFailure::from_word(why));
        return false;
    }
    let Some(reply) = Reply::read(text).filter(|reply| Requests::is_for_advice(reply.turn)) else {
        return false;
    };
    // of a long list only the value of the position is shown
    let brief = reply.state == State::More && reply.lines.len() > MANY;
    let sought = requests.seeks_hint();
    if requests.receive(reply) && (!brief || sought && !requests.seeks_hint()) {
        update(agents);
    }
    true
}

/// The greatest number of moves that can be rendered ten times a second.
const MANY: usize = 80;

/// Handles the use of a control of advice.
fn pressed<F: Played>(agents: &mut Agents<F>, name: &str) {
    if !agents.adviser.open {
        agents.adviser.open = true;
        // the request is about the position looked at
        update(agents);
    }
    // a note of what was refused lies over the status line
    if agents.table.why.is_some() {
        agents.dispatch(PageAction::Dismiss);
    }
    let adviser = &mut agents.adviser;
    match name {
        "hint" => {
            adviser.note = None;
            adviser.requests.ask_hint();
        }
        "analysis" | "close" => {
            let on = name == "analysis" && !adviser.requests.analyses();
            adviser.requests.switch_analysis(on);
            adviser.note = Some(if on { Advice::On } else { Advice::Off });
            (adviser.step, adviser.line) = (0, Vec::new());
        }
        "back" => adviser.step = adviser.step.saturating_sub(1),
        "on" => adviser.step = (adviser.step + 1).min(adviser.line.len()),
        "play" => play(agents),
        _ => (),
    }
    update(agents);
    draw(agents);
}

/// Handles a click on a control of advice.
fn clicked<F: Played>(shared: &Shared<F>, control: &Element, name: &str) {
    if control.has_attribute("aria-disabled") {
        return;
    }
    browser::close(control);
    pressed(&mut shared.borrow_mut(), name);
    if name == "close" {
        browser::focus(["#", HINT].concat().as_str());
    }
}

/// Asks for a hint, as its button does.
pub fn ask_hint<F: Played>(agents: &mut Agents<F>) {
    pressed(agents, "hint");
}

/// Plays the first move of the line at the table.
fn play<F: Played>(agents: &mut Agents<F>) {
    let session = agents.session();
    let first = agents.adviser.line.first().filter(|word| line::is_playable(session, word)).cloned();
    if let Some(first) = first.filter(|_| !agents.opponent.blocks_moves()) {
        let line = &agents.adviser.line;
        agents.adviser.line_rest = line.get(1..).unwrap_or_default().to_vec();
        agents.dispatch(PageAction::AutoPlay(AutoMove::Notation(first)));
    }
}

/// Starts the listeners for its controls and for the visibility of the page.
pub fn start<F: Played>(agents: &Shared<F>) -> Vec<Option<Listener>> {
    let handle = || agents.clone();
    let clicked = {
        let agents = handle();
        browser::on_window("click", move |event| {
            let control =
                browser::target(&event).and_then(|target| target.closest("[data-advice]").ok().flatten());
            match control {
                Some(control) => {
                    let name = control.get_attribute("data-advice").unwrap_or_default();
                    clicked(&agents, &control, &name);
                }
                // any other control may have stopped the opponent
                None => update(&mut agents.borrow_mut()),
            }
        })
    };
    let seen = {
        let agents = handle();
        browser::on_window("visibilitychange", move |_| update(&mut agents.borrow_mut()))
    };
    vec![clicked, seen]
}
