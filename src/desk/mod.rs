//! What is not needed before the first move: the log of the game, and what a person asks for besides the board, a
//! new game, the menu with records and kept games, sound. A part of the program of its own, loaded when first asked
//! for; it writes the log into the places that stand in the file, fills the dialogs that stand there and hears
//! them. The game itself is on the page's table: what is to be done there is said in the words of addresses.

mod follow;
mod lines;
mod log;
mod menu;
mod record;
mod rounds;
mod setup;
mod shelf;
mod speaker;

use std::{cell::RefCell, rc::Rc};

use web_sys::{Element, Event};

use crate::{
    app::{
        browser::{self, Listening},
        saved::Saved,
    },
    engine::sowing::Kind,
    i18n::Ui,
    options::{self, Options},
    settings::Settings,
    story::sound,
};
use log::Log;
use speaker::Speaker;

/// The table as it was when something was asked for.
struct Desk {
    kind: Kind,
    embed: bool,
    options: Options,
    saved: Saved,
    settings: Settings,
    /// A kept game that is deleted if the person asks once more.
    doomed: Option<String>,
    speaker: Option<Speaker>,
    log: Log,
    _listening: Vec<Option<Listening>>,
}

type Shared = Rc<RefCell<Desk>>;

impl Desk {
    /// What has landed or was taken up is heard.
    fn knock(&mut self, code: &str) {
        if self.speaker.is_none() {
            self.speaker = Speaker::on();
        }
        if let (Some(speaker), Some(knock)) = (&self.speaker, sound::of_code(self.kind, code)) {
            speaker.knock(&knock);
        }
    }
}

/// Begins to hear the page's program and the dialogs.
pub fn start(kind: Kind, embed: bool) {
    let desk = Rc::new(RefCell::new(Desk {
        kind,
        embed,
        options: options::read(kind, ""),
        saved: Saved::parse("", ""),
        settings: Settings::default(),
        doomed: None,
        speaker: None,
        log: Log::new(kind, embed),
        _listening: Vec::new(),
    }));
    let listen = |kind, heard: fn(&Shared, &Element, &str)| {
        let desk = desk.clone();
        browser::on_element("dialogs", kind, move |event: Event| {
            if let Some((control, name)) = browser::control(&event) {
                heard(&desk, &control, &name);
            }
        })
    };
    let listening = vec![listen("click", clicked), listen("change", changed)];
    desk.borrow_mut()._listening = listening;
    browser::answer(move |what, text| asked(&desk, &what, &text));
}

/// The page's program asks for something: `text` is the table as it is, or what is heard.
fn asked(desk: &Shared, what: &str, text: &str) {
    match what {
        "knock" => return desk.borrow_mut().knock(text),
        "log" => return desk.borrow_mut().log.tell(text),
        "step" => return desk.borrow_mut().log.step(text.parse().ok()),
        _ => (),
    }
    {
        let mut desk = desk.borrow_mut();
        desk.saved = Saved::parse("", text);
        desk.options = options::read(desk.kind, &desk.saved.address);
        desk.settings = Settings::default().read(text.rsplit('\n').next().unwrap_or("")).0;
    }
    match what {
        "new" => setup::open(&desk.borrow()),
        "drop" => {
            let desk = desk.clone();
            browser::fallen(move |text| {
                if !read(&desk, text) {
                    menu::open(&desk.borrow(), false);
                }
            });
        }
        _ => menu::open(&desk.borrow(), true),
    }
}

/// Lays the game of a file on the table; whether it could.
fn read(desk: &Shared, text: Option<String>) -> bool {
    match text {
        Some(text) => record::lay(&desk.borrow(), &text),
        None => {
            browser::put_text("record-why", &crate::app::frame::ui(Ui::NotRead));
            false
        }
    }
}

/// A control of a dialog has been tapped. What names a deed is heard by the page's program as well, which closes
/// the dialog.
fn clicked(desk: &Shared, control: &Element, name: &str) {
    match name {
        "close" => browser::close(control),
        "start" => {
            setup::start(&desk.borrow());
            browser::close(control);
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
                shelf::delete(&mut desk.borrow_mut(), id);
            }
        }
    }
}

/// A field of a dialog has another value.
fn changed(desk: &Shared, field: &Element, name: &str) {
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
            if let Some(setting) = name.strip_prefix("set-") {
                if (setting, value.as_str()) == ("sound", "on") {
                    // browsers let a page be heard only from a gesture on
                    desk.borrow_mut().speaker = Speaker::on();
                }
                browser::say_to_page("set", &format!("{setting}={value}"));
            }
        }
    }
}

/// Any text as text of an element or of an attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
