//! Advice, for those who ask for it: hints in three steps, and the analysis of every position looked at. What is asked
//! of the worker, the opponent's, comes after what the opponent itself asks.
//!
//! Its place stands beside the board from the first time on that somebody asks in the menu; on the board it draws into
//! a group of its own after all that the page draws there.

mod asking;
mod line;
mod panel;
mod place;
mod shown;
mod triangle;

use web_sys::Element;

use super::{Desk, Shared};
use crate::{
    app::browser::{self, Listening},
    i18n::advice::{Advice, advise},
    i18n::opponent::Lost,
    options,
    session::Session,
    story::Told,
    worker::{Command, LEVELS, Reply, Request, State},
};
use asking::{Asking, Free, Tell};
pub use place::Advised;
use shown::Shown;

/// Where the page has it.
const PLACE: &str = "advice";
/// What it looks like.
const STYLE: &str = include_str!("advice.css");
/// The boards of the page, and what has been drawn on one.
const BOARDS: &str = ".place .board";
const OWN: &str = "g.advice";

/// Whoever advises, as the desk knows him.
#[derive(Default)]
pub struct Adviser {
    /// Somebody has asked, and has not closed it.
    open: bool,
    asking: Asking,
    /// A move is being shown: the board is not that of the position yet.
    showing: bool,
    /// The best line, as it is gone through.
    line: Vec<String>,
    step: usize,
    /// What is left of a line whose first move has been played.
    carried: Vec<String>,
    /// What is said where no hint is.
    note: Option<Advice>,
    /// What stands on the board.
    drawn: String,
    /// The page has its styles.
    styled: bool,
    listening: Vec<Option<Listening>>,
}

/// The game on the table, as far as the desk knows it.
fn table<F: Advised>(desk: &Desk<F>) -> &Session<F> {
    desk.log.session().unwrap_or(&desk.options.session)
}

/// The position looked at, what is shown of it and what the worker is asked: all of it made to agree, whatever has
/// changed.
pub fn look<F: Advised>(desk: &mut Desk<F>) {
    if !desk.adviser.open {
        return;
    }
    let free = match () {
        () if desk.opponent.is_thinking() => Free::Taken,
        () if browser::is_hidden() || idle(table(desk)) => Free::No,
        () => Free::Yes,
    };
    let address = options::write(table(desk), desk.options.preset, None);
    let adviser = &mut desk.adviser;
    if adviser.asking.look(&address) {
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
                game: address,
            };
            browser::ask_opponent(&Command::Think(request).write());
        }
        Some(Tell::Stop(turn)) => browser::ask_opponent(&Command::Stop(turn).write()),
        None => (),
    }
    show(desk);
}

/// Nothing can be advised in a position where the game is over, or a lot decides.
fn idle<F: Advised>(session: &Session<F>) -> bool {
    session.is_over() || Told::draws_lot(session.game(), session.position())
}

/// Writes what is known.
fn show<F: Advised>(desk: &mut Desk<F>) {
    let session = desk.log.session().unwrap_or(&desk.options.session);
    let adviser = &mut desk.adviser;
    // who goes through a line keeps it
    if adviser.step == 0
        && let Some(best) = adviser.asking.values().and_then(|values| values.lines.first())
    {
        adviser.line = line::words(&best.moves);
    }
    let turned = browser::all(BOARDS).first().and_then(|board| board.get_attribute("data-lay")).as_deref()
        == Some("upright");
    let Adviser { asking, line, step, .. } = &*adviser;
    let shown = Shown { session, asking, line, step: *step, turned, held: desk.opponent.holds() };
    let says = match adviser.asking.lost() {
        Some(why) => Some(Advice::Lost(why)),
        None => shown.hint().or(adviser.note.clone()),
    };
    let says = says.map(|says| advise(&says)).unwrap_or_default();
    let marks = if adviser.showing { String::new() } else { shown.marks() };
    let found = shown.analysis();
    let buttons = panel::buttons(&adviser.asking, PLACE);
    for (part, html) in [("acts", &buttons), ("found", &found)] {
        if let Some(element) = browser::by_id(&format!("{PLACE}-{part}")) {
            browser::patch(&element, html);
        }
    }
    let status = format!("{PLACE}-says");
    // the same words are not said twice
    if browser::by_id(&status).is_some_and(|status| status.text_content().as_deref() != Some(&says)) {
        browser::put_text(&status, &says);
    }
    draw(adviser, marks);
}

/// Draws on the boards of the page, which may have been drawn anew.
fn draw(adviser: &mut Adviser, marks: String) {
    for board in browser::all(BOARDS) {
        match board.query_selector(OWN).ok().flatten() {
            Some(own) if marks.is_empty() => own.remove(),
            Some(own) if adviser.drawn != marks => own.set_inner_html(&marks),
            Some(_) => (),
            None if marks.is_empty() => (),
            None => {
                let own =
                    format!("<g class=\"advice\" aria-hidden=\"true\" pointer-events=\"none\">{marks}</g>");
                browser::add_html(&board, &own);
            }
        }
    }
    adviser.drawn = marks;
}

/// The page tells whether a move is being shown.
pub fn step<F: Advised>(desk: &mut Desk<F>, showing: bool) {
    if desk.adviser.showing != showing {
        desk.adviser.showing = showing;
        look(desk);
    }
}

/// The page tells the table as it is.
pub fn told<F: Advised>(desk: &mut Desk<F>) {
    desk.adviser.showing = false;
    look(desk);
}

/// The worker says something; whether it was about what is asked here.
pub fn hear<F: Advised>(desk: &mut Desk<F>, text: &str) -> bool {
    let asking = &mut desk.adviser.asking;
    if let Some(why) = text.strip_prefix("failed=") {
        asking.lose(Lost::named(why));
        return false;
    }
    let Some(reply) = Reply::read(text).filter(|reply| Asking::is_own(reply.turn)) else { return false };
    // of a long list only what it comes to is written
    let brief = reply.state == State::More && reply.lines.len() > MANY;
    if asking.hear(reply) && !brief {
        look(desk);
    }
    true
}

/// More moves than can be written ten times a second.
const MANY: usize = 80;

/// Its buttons stand in the menu.
pub fn offer<F: Advised>(desk: &mut Desk<F>) {
    let place = format!("{PLACE}-menu");
    if browser::by_id(&place).is_none()
        && let Some(acts) = browser::all("#menu .acts").first()
    {
        let html = format!("<h3>{}</h3><div class=\"acts\" id=\"{place}\"></div>", advise(&Advice::Title));
        let _ = acts.insert_adjacent_html("afterend", &html);
        style(desk);
    }
    if let Some(acts) = browser::by_id(&place) {
        browser::patch(&acts, &panel::buttons(&desk.adviser.asking, &place));
    }
}

fn style<F: Advised>(desk: &mut Desk<F>) {
    if !desk.adviser.styled {
        desk.adviser.styled = true;
        browser::add_style(STYLE);
    }
}

/// Its place is there from now on: over the log, or where there is none under the board.
fn open<F: Advised>(shared: &Shared<F>) {
    if browser::by_id(PLACE).is_none() {
        let place = panel::place(PLACE);
        if let Some(deck) = browser::by_id("deck") {
            let _ = deck.insert_adjacent_html("afterbegin", &place);
        } else if let Some(stands) = browser::by_id("stands") {
            browser::add_html(&stands, &place);
        }
    }
    let mut desk = shared.borrow_mut();
    if !desk.adviser.open {
        desk.adviser.open = true;
        // the page may have gone on since the menu was opened
        look(&mut desk);
    }
}

/// A control of advice has been used.
fn pressed<F: Advised>(shared: &Shared<F>, control: &Element, does: &str) {
    let disabled = control.has_attribute("aria-disabled");
    let in_menu = control.closest("dialog").ok().flatten().is_some();
    if disabled && !in_menu {
        return;
    }
    if in_menu {
        browser::close(control);
    }
    open(shared);
    let mut desk = shared.borrow_mut();
    match does {
        "hint" => desk.adviser.asking.ask_hint(),
        "analysis" => {
            let on = !desk.adviser.asking.analyses();
            let adviser = &mut desk.adviser;
            adviser.asking.switch_analysis(on);
            adviser.note = Some(if on { Advice::On } else { Advice::Off });
            (adviser.step, adviser.line) = (0, Vec::new());
        }
        "close" => desk.adviser.asking.close(),
        "back" => desk.adviser.step = desk.adviser.step.saturating_sub(1),
        "on" => desk.adviser.step = (desk.adviser.step + 1).min(desk.adviser.line.len()),
        "play" => play(&mut desk),
        _ => (),
    }
    look(&mut desk);
    if does == "close" {
        desk.adviser.open = false;
        if let Some(place) = browser::by_id(PLACE) {
            place.remove();
        }
        drop(desk);
        browser::focus("#menu-open");
    } else if in_menu {
        // whoever asked in the menu is led to what is said
        drop(desk);
        browser::focus(&format!("#{PLACE}-{does}"));
    }
}

/// Plays the first move of the line on the table.
fn play<F: Advised>(desk: &mut Desk<F>) {
    let session = table(desk);
    let first = desk.adviser.line.first().filter(|word| line::is_playable(session, word)).cloned();
    if let Some(first) = first.filter(|_| !desk.opponent.holds()) {
        let line = &desk.adviser.line;
        desk.adviser.carried = line.get(1..).unwrap_or_default().to_vec();
        browser::say_to_page("play", &first);
    }
}

/// Begins to hear its controls, and whether anybody looks.
pub fn begin<F: Advised>(desk: &Shared<F>) {
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
                // whatever else was used may have stopped the opponent
                None => {
                    if let Ok(mut desk) = desk.try_borrow_mut() {
                        look(&mut desk);
                    }
                }
            }
        })
    };
    let seen = {
        let desk = ear();
        browser::on_window("visibilitychange", move |_| look(&mut desk.borrow_mut()))
    };
    let drawn = ear();
    // a screen that is turned has another board
    browser::on_children(".place", move || {
        if let Ok(mut desk) = drawn.try_borrow_mut()
            && desk.adviser.open
        {
            show(&mut desk);
        }
    });
    desk.borrow_mut().adviser.listening = vec![clicked, seen];
}
