//! The editor of positions. Any board of the page's game can be laid out; its laws are checked at every step,
//! and it can be played or shared. It is a page of its own, on which the desk has no other part.

pub mod edited;
pub mod editor_model;
mod holes;
mod holes_controls;
mod holes_picture;
mod points;
mod points_picture;
pub mod sheet;

use std::{cell::RefCell, rc::Rc};

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

use crate::{
    i18n::{
        Ui, label,
        position::{Edit, say},
        say as words,
    },
    page::browser::{self, Later, Listening},
    story::caption,
};
use edited::Edited;
use editor_model::EditorModel;

/// The address of the game's page, relative to this one.
pub const RULES: &str = "../index.html";
/// The ids of the undo and redo buttons.
pub const STEPS: [&str; 2] = ["pos-undo", "pos-redo"];
/// The least time between two writes of the address, in milliseconds: Safari refuses more than 100 in 30
/// seconds.
const PAUSE: i32 = 600;

/// The state of the page.
struct State<F: Edited> {
    /// The page's game under its default preset.
    plain: F,
    bench: EditorModel<F>,
    /// The text in the address.
    written: String,
    pause: Option<Later>,
    /// The drawings of the board, if they have replaced those in the HTML file because of another size.
    bodies: Vec<String>,
    _listening: Vec<Option<Listening>>,
}

type Shared<F> = Rc<RefCell<State<F>>>;

/// Starts the listeners of the page.
pub fn start<F: Edited>(plain: F) {
    let bench = EditorModel::new(&editor_model::asked(plain, ""));
    let (written, bodies) = (String::new(), Vec::new());
    let state = State { plain, bench, written, pause: None, bodies, _listening: Vec::new() };
    let state = Rc::new(RefCell::new(state));
    let listen = |kind, heard: fn(&Shared<F>, &Event)| {
        let state = state.clone();
        browser::on_element("app", kind, move |event: Event| heard(&state, &event))
    };
    let (again, turned) = (state.clone(), state.clone());
    let listening = vec![
        listen("click", clicked),
        listen("change", changed),
        listen("keydown", pressed),
        listen("focusin", focused),
        browser::on_window("hashchange", move |_| arrive(&again)),
        browser::on_turned(false, false, move |_| show(&turned.borrow())),
    ];
    state.borrow_mut()._listening = listening;
    arrive(&state);
    browser::alive();
    for tap in browser::take_taps() {
        done(&state, &tap, "");
    }
    browser::no_longer_waiting();
}

/// Loads the position of the address; a fragment that names an element of the page is ignored.
fn arrive<F: Edited>(shared: &Shared<F>) {
    let text = browser::asked(false);
    let mut state = shared.borrow_mut();
    if browser::asks(&text) && text != state.written {
        let asked = editor_model::asked(state.plain, &text);
        state.bench = EditorModel::new(&asked);
        if let Some(Err(_)) = asked.open {
            tell(&say(&Edit::NotLinked));
        } else if asked.unread_readings {
            tell(&say(&Edit::NotRuled));
        }
        state.written = text;
    }
    let differs = words(&caption::differs(&state.bench.game, state.bench.preset));
    browser::put_text("pos-rules", &differs);
    draw_bodies(&mut state);
    show(&state);
}

/// Draws a board of another size than that in the HTML file; for a board of that size restores the drawing of
/// the file.
fn draw_bodies<F: Edited>(state: &mut State<F>) {
    for (turned, lay) in LAYOUTS {
        let game = &state.bench.game;
        if let Some(board) = browser::by_id(&format!("pos-board-{lay}")) {
            let _ = board.set_attribute("viewBox", &game.view(turned));
        }
        let Some(element) = browser::by_id(&format!("pos-body-{lay}")) else { continue };
        let own = game.body(turned);
        if own.is_some() && state.bodies.len() <= usize::from(turned) {
            state.bodies.push(element.inner_html());
        }
        if let Some(body) = own.as_ref().or(state.bodies.get(usize::from(turned))) {
            element.set_inner_html(body);
        }
    }
}

/// For each layout whether it is turned, and the name of its drawing.
pub const LAYOUTS: [(bool, &str); 2] = [(false, "across"), (true, "upright")];

/// Whether the drawing down the screen is visible.
fn turned() -> bool {
    browser::is_turned(false, false)
}

/// Writes what has changed since the last call.
#[inline(never)]
fn show<F: Edited>(state: &State<F>) {
    let bench = &state.bench;
    let turned = turned();
    let (_, lay) = LAYOUTS[usize::from(turned)];
    let status = bench.status();
    let play = browser::by_id("pos-play").and_then(|link| link.text_content()).unwrap_or_default();
    for (id, html) in [
        (&*format!("pos-laid-{lay}"), bench.game.lying(bench.now(), turned)),
        (&format!("pos-hits-{lay}"), sheet::hits(bench, turned)),
        ("pos-counts", sheet::counts(bench)),
        ("pos-law", sheet::law(bench, &status, RULES)),
        ("pos-controls", bench.game.controls(bench.now(), &bench.hand)),
        ("pos-go", sheet::play(bench, &play, RULES)),
    ] {
        if let Some(element) = browser::by_id(id) {
            browser::patch(&element, &html);
        }
    }
    for (id, can) in STEPS.into_iter().zip(bench.steps()) {
        let Some(control) = browser::by_id(id) else { continue };
        let _ = match can {
            true => control.remove_attribute("aria-disabled"),
            false => control.set_attribute("aria-disabled", "true"),
        };
    }
    browser::pick("pos-text", &bench.text());
    browser::pick("pos-link", &link(state));
}

/// The public address of this page with the board.
fn link<F: Edited>(state: &State<F>) -> String {
    let page = format!("{}/position", state.plain.name());
    browser::whole_address(&page, &state.bench.address())
}

/// Announces the result of an action; an empty text leaves the last announcement.
fn tell(says: &str) {
    if !says.is_empty() {
        browser::put_text("pos-says", says);
    }
}

/// Performs an action, shows the new state of the board, and announces the result.
fn act<F: Edited>(shared: &Shared<F>, act: impl FnOnce(&mut EditorModel<F>) -> String) {
    let says = act(&mut shared.borrow_mut().bench);
    acted(shared, &says);
}

/// The common end of all actions, not inlined so that the program contains it once.
#[inline(never)]
fn acted<F: Edited>(shared: &Shared<F>, says: &str) {
    let mut state = shared.borrow_mut();
    show(&state);
    tell(says);
    if state.pause.is_none() && state.bench.address() != state.written {
        let again = Rc::downgrade(shared);
        state.pause = Some(browser::later(PAUSE, move || {
            if let Some(state) = again.upgrade() {
                let mut state = state.borrow_mut();
                state.pause = None;
                state.written = state.bench.address();
                // if the browser refuses, the address does not change
                let _ = browser::replace(&state.written);
            }
        }));
    }
}

/// Handles the use of a control.
fn done<F: Edited>(shared: &Shared<F>, name: &str, value: &str) {
    match name {
        "pos-undo" => act(shared, EditorModel::undo),
        "pos-redo" => act(shared, EditorModel::redo),
        "pos-came" => act(shared, EditorModel::as_it_came),
        "pos-start" => act(shared, EditorModel::at_start),
        "pos-clear" => act(shared, EditorModel::clear),
        "pos-copy" => copy(&shared.borrow()),
        "pos-read" => {
            let text =
                browser::by_id("pos-text").and_then(|field| browser::typed(&field)).unwrap_or_default();
            let mut read = true;
            act(shared, |bench| {
                read = bench.reads(&text);
                bench.read(&text)
            });
            if !read {
                // a text that is refused stays in the field, to be corrected
                browser::pick("pos-text", &text);
            }
        }
        "pos-large" => large(),
        _ => act(shared, |bench| {
            bench.act(|game, open, hand| game.action(open, hand, name, value)).unwrap_or_default()
        }),
    }
}

/// Toggles a larger size of a board of many points, for fingers; it can then be scrolled.
fn large() {
    let (Some(place), Some(control)) = (browser::by_id("pos-place"), browser::by_id("pos-large")) else {
        return;
    };
    let on = place.toggle_attribute("data-large") == Ok(true);
    let _ = control.set_attribute("aria-pressed", if on { "true" } else { "false" });
}

fn clicked<F: Edited>(shared: &Shared<F>, event: &Event) {
    let Some((control, name)) = browser::control(event) else { return };
    // fields are handled by their change event
    if !matches!(control.tag_name().as_str(), "INPUT" | "SELECT") {
        done(shared, &name, "");
    }
}

fn changed<F: Edited>(shared: &Shared<F>, event: &Event) {
    let Some((field, name)) = browser::control(event) else { return };
    if let Some(value) = browser::typed(&field) {
        done(shared, &name, &value);
    }
}

/// Selects the place that has received the focus, where a tap only selects.
fn focused<F: Edited>(shared: &Shared<F>, event: &Event) {
    let Some((_, name)) = browser::control(event) else { return };
    // writing into the page moves the focus as well: the state is then borrowed, and already right
    let Ok(mut state) = shared.try_borrow_mut() else { return };
    let Some(at) = state.bench.game.place_named(&name) else { return };
    if state.bench.hand.at != at {
        state.bench.hand.at = at;
        state.bench.hand.typed.clear();
        show(&state);
    }
}

/// Handles a key: undo and redo everywhere except in text fields, all others on the board.
fn pressed<F: Edited>(shared: &Shared<F>, event: &Event) {
    let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
    if event.alt_key() || event.is_composing() {
        return;
    }
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(target) = target else { return };
    let (key, command) = (event.key(), event.ctrl_key() || event.meta_key());
    if command {
        let written = matches!(target.tag_name().as_str(), "INPUT" | "TEXTAREA");
        let undo = match key.as_str() {
            "z" | "Z" if !written => !event.shift_key(),
            "y" | "Y" if !written => false,
            _ => return,
        };
        event.prevent_default();
        return act(shared, if undo { EditorModel::undo } else { EditorModel::redo });
    }
    let Some(name) = target.get_attribute("data-t").filter(|_| target.matches(".hit").unwrap_or(false))
    else {
        return;
    };
    if key == "Enter" || key == " " {
        event.prevent_default();
        return done(shared, &name, "");
    }
    let to = {
        let state = shared.borrow();
        let bench = &state.bench;
        edited::reached(&bench.game, bench.now(), bench.hand.at, &key, turned())
    };
    let mut heard = to.is_some();
    act(shared, |bench| match to {
        Some(to) => {
            bench.hand.at = to;
            bench.hand.typed.clear();
            String::new()
        }
        None => {
            let says = bench.act(|game, open, hand| game.key(open, hand, &key));
            heard = says.is_some();
            says.unwrap_or_default()
        }
    });
    if heard {
        event.prevent_default();
        let state = shared.borrow();
        let at = state.bench.game.place_name(state.bench.hand.at);
        drop(state);
        let (_, lay) = LAYOUTS[usize::from(turned())];
        browser::focus(&format!("#pos-hits-{lay} [data-t=\"{at}\"]"));
    }
}

/// Copies the address of this page with the board, or selects it if the browser does not allow copying.
fn copy<F: Edited>(state: &State<F>) {
    browser::hide("pos-linked", false);
    browser::copy(&link(state), |done| {
        browser::choose_text_of("pos-link");
        tell(&label(if done { Ui::Copied } else { Ui::NotCopied }));
    });
}
