//! What is not needed before the first move: the log of the game, and what a person asks for besides the board, a
//! new game, the menu with records and kept games, sound. A part of the program of its own, loaded when first asked
//! for; it writes the log into the places that stand in the file, fills the dialogs that stand there and hears
//! them. The game itself is on the page's table: what is to be done there is said in the words of addresses.

mod advice;
mod ends;
mod follow;
pub mod levels;
mod lines;
mod log;
mod menu;
mod opponent;
pub mod patterns;
pub mod position;
pub mod record;
mod rounds;
mod saved_games;
mod setup;
mod speaker;

use std::{cell::RefCell, rc::Rc};

use web_sys::{Element, Event};

use crate::{
    app::{
        browser::{self, Listening},
        saved::Saved,
    },
    engine::{Kind, pasang::Pasang, sowing::Sowing},
    i18n::Ui,
    options::{self, Options},
    session::Session,
    settings::Settings,
    story::Told,
};
use advice::{Advised, Adviser};
use log::Log;
use opponent::Opponent;
use speaker::Speaker;

/// A family of games whose log is written.
pub trait Logged: Told + 'static {
    /// The rows of the table of rounds, as HTML text; nothing where no round is over.
    fn rounds(_session: &Session<Self>) -> String {
        String::new()
    }
}

impl Logged for Pasang {}

/// The table as it was when something was asked for.
struct Desk<F: Logged> {
    /// The page's game under its default preset.
    plain: F,
    embed: bool,
    options: Options<F>,
    saved: Saved,
    settings: Settings,
    /// A kept game that is deleted if the person asks once more.
    pending_delete: Option<String>,
    speaker: Option<Speaker>,
    log: Log<F>,
    /// The table as the page has told it last, or as the menu knew it.
    table: Saved,
    opponent: Opponent,
    adviser: Adviser,
    _listening: Vec<Option<Listening>>,
}

type Shared<F> = Rc<RefCell<Desk<F>>>;

impl<F: Logged> Desk<F> {
    /// What has landed or was taken up is heard.
    fn knock(&mut self, code: &str) {
        if self.speaker.is_none() {
            self.speaker = Speaker::on();
        }
        if let (Some(speaker), Some(knock)) = (&self.speaker, self.plain.knock(code)) {
            speaker.knock(&knock);
        }
    }
}

/// Begins with the game of the page.
pub fn begin(kind: Kind, embed: bool) {
    match kind.here() {
        Kind::Sowing(_) => of_family::<Sowing>(kind, embed),
        Kind::Pasang => of_family::<Pasang>(kind, embed),
    }
}

/// Begins what the page has its desk for.
fn of_family<F: Advised>(kind: Kind, embed: bool) {
    match F::named(kind.name()) {
        Some(plain) if browser::is_position_page() => position::start(plain),
        Some(plain) => start(plain, embed),
        None => (),
    }
}

/// Begins to hear the page's program and the dialogs.
fn start<F: Advised>(plain: F, embed: bool) {
    let desk = Rc::new(RefCell::new(Desk {
        plain,
        embed,
        options: options::read(plain, ""),
        saved: Saved::parse("", ""),
        settings: Settings::default(),
        pending_delete: None,
        speaker: None,
        log: Log::new(plain, embed),
        table: Saved::parse("", ""),
        opponent: Opponent::default(),
        adviser: Adviser::default(),
        _listening: Vec::new(),
    }));
    let listen = |kind, heard: fn(&Shared<F>, &Element, &str)| {
        let desk = desk.clone();
        browser::on_element("dialogs", kind, move |event: Event| {
            if let Some((control, name)) = browser::control(&event) {
                heard(&desk, &control, &name);
            }
        })
    };
    let listening = vec![listen("click", clicked::<F>), listen("change", changed::<F>)];
    desk.borrow_mut()._listening = listening;
    opponent::begin(&desk);
    advice::begin(&desk);
    browser::hear_opponent({
        let desk = desk.clone();
        move |text| heard(&mut desk.borrow_mut(), &text)
    });
    browser::answer(move |what, text| asked(&desk, &what, &text));
}

/// The worker says something, to the opponent or to whoever advises.
fn heard<F: Advised>(desk: &mut Desk<F>, text: &str) {
    if !advice::hear(desk, text) {
        opponent::hear(desk, text);
        // who waited for the opponent goes on
        advice::look(desk);
    }
}

/// The page's program asks for something: `text` is the table as it is, or what is heard.
fn asked<F: Advised>(desk: &Shared<F>, what: &str, text: &str) {
    match what {
        "knock" => return desk.borrow_mut().knock(text),
        "log" => {
            let (mut desk, saved) = (desk.borrow_mut(), Saved::parse("", text));
            desk.log.tell(&saved.address);
            opponent::told(&mut desk, &saved);
            return advice::told(&mut desk);
        }
        "seats" => return opponent::asked(&mut desk.borrow_mut(), text),
        "step" => {
            let (mut desk, step) = (desk.borrow_mut(), text.parse().ok());
            desk.log.step(step);
            desk.opponent.step(step.is_some());
            return advice::step(&mut desk, step.is_some());
        }
        _ => (),
    }
    {
        let mut desk = desk.borrow_mut();
        desk.saved = Saved::parse("", text);
        desk.options = options::read(desk.plain, &desk.saved.address);
        desk.settings = Settings::default().read(text.rsplit('\n').next().unwrap_or("")).0;
    }
    match what {
        "new" => setup::open(&desk.borrow()),
        "drop" => {
            let desk = desk.clone();
            browser::fallen(move |text| {
                if !read(&desk, text) {
                    menu::open(&desk.borrow(), false);
                    advice::offer(&mut desk.borrow_mut());
                }
            });
        }
        _ => {
            menu::open(&desk.borrow(), true);
            advice::offer(&mut desk.borrow_mut());
        }
    }
}

/// Lays the game of a file on the table; whether it could.
fn read<F: Logged>(desk: &Shared<F>, text: Option<String>) -> bool {
    match text {
        Some(text) => record::lay(&desk.borrow(), &text),
        None => {
            browser::put_text("record-why", &crate::app::frame::ui(Ui::NotRead));
            false
        }
    }
}

/// A control of a dialog has been tapped. What names an action is heard by the page's program as well, which closes
/// the dialog.
fn clicked<F: Logged>(desk: &Shared<F>, control: &Element, name: &str) {
    match name {
        "close" => browser::close(control),
        "start" => {
            if setup::start(&desk.borrow()) {
                browser::close(control);
            }
        }
        "resign" => ends::ask(&desk.borrow()),
        "offer" => {
            browser::close(control);
            opponent::offer(&mut desk.borrow_mut());
        }
        "copy-record" => record::copy(),
        "copy-link" => record::copy_link(&desk.borrow()),
        "save-text" => record::save(&desk.borrow(), false),
        "save-json" => record::save(&desk.borrow(), true),
        "read-record" => {
            let text = browser::by_id("record").and_then(|field| browser::typed(&field));
            if read(desk, text) {
                browser::close(control);
            }
        }
        _ => {
            if let Some(id) = name.strip_prefix("delete-") {
                saved_games::delete(&mut desk.borrow_mut(), id);
            }
        }
    }
}

/// A field of a dialog has another value.
fn changed<F: Advised>(desk: &Shared<F>, field: &Element, name: &str) {
    let Some(value) = browser::typed(field) else { return };
    match name {
        "preset" => setup::preset_chosen(&desk.borrow()),
        "reading" => setup::tell(&desk.borrow()),
        "name" => menu::named(&mut desk.borrow_mut()),
        "file" => {
            let desk = desk.clone();
            let within = field.clone();
            browser::picked(field, move |text| {
                if read(&desk, text) {
                    browser::close(&within);
                }
            });
        }
        _ => {
            if let Some(seat) = name.strip_prefix("seat-") {
                let mut desk = desk.borrow_mut();
                menu::seated(&mut desk, seat, &value);
                advice::look(&mut desk);
            } else if let Some(setting) = name.strip_prefix("set-") {
                if (setting, value.as_str()) == ("sound", "on") {
                    // browsers let a page be heard only from a gesture on
                    desk.borrow_mut().speaker = Speaker::on();
                }
                browser::say_to_page("set", &format!("{setting}={value}"));
            }
        }
    }
}
