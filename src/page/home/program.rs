//! The program of the home page: boards in view play a move at a time, the search filters the games, and the
//! saved games are listed. If anything fails, the page stays as its HTML has it.

use std::{cell::RefCell, rc::Rc};

use web_sys::{Element, Event};

use super::{query::Query, saved_games, search_form, small_board::SmallBoard};
use crate::{
    engine::Kind,
    page::{
        browser::{self, Listener, Search, Timeout},
        lesson::read_progress,
    },
    words::{home::HomeMessage, say},
};

/// The pause between two moves, of any board, in milliseconds. Only one board moves at a time, so that an old
/// phone is idle most of the time.
const PAUSE: i32 = 2000;
/// The delay before typed text is written into the address, in milliseconds: browsers limit the rate of
/// changes.
const TYPING_PAUSE: i32 = 500;

/// A board of the page.
struct Board {
    /// Its element, whose visibility is observed.
    place: Element,
    /// The layer of the picture that changes.
    contents: Element,
    /// The link that continues the game from the position shown.
    continue_link: Option<Element>,
    kind: Kind,
    /// The moves of its game in the notation of addresses, and the number shown.
    move_list: String,
    at: usize,
    /// Parsed when it is first needed.
    game: Option<SmallBoard>,
    in_view: bool,
}

/// The state of the page.
struct Home {
    boards: Vec<Board>,
    /// The board that moved last.
    last: usize,
    stopped: bool,
    /// The boards whose card is pointed at or has the focus; these pause.
    pointed: Option<usize>,
    focused: Option<usize>,
    next: Option<Timeout>,
    writing: Option<Timeout>,
    _listening: Vec<Option<Listener>>,
}

type Shared = Rc<RefCell<Home>>;

impl Board {
    fn of(place: &Element) -> Option<Board> {
        let kind = Kind::by_name(&place.get_attribute("data-plays")?)?;
        let card = place.closest("[data-piece]").ok()??;
        Some(Board {
            place: place.clone(),
            contents: place.query_selector(".lying").ok()??,
            continue_link: card.query_selector("[data-on]").ok()?,
            kind,
            move_list: place.get_attribute("data-moves")?,
            at: place.get_attribute("data-at")?.parse().ok()?,
            game: None,
            in_view: false,
        })
    }

    /// Shows the next move, and after the last one the start.
    fn show_next_move(&mut self) {
        if self.game.is_none() {
            self.game = SmallBoard::read(self.kind, &["v=1&moves=", &self.move_list].concat());
        }
        let Some(game) = &self.game else { return };
        self.at = if self.at < game.moves() { self.at + 1 } else { 0 };
        self.contents.set_inner_html(&game.contents(self.at));
        let Some(link) = &self.continue_link else { return };
        let mut to = [browser::root().as_str(), self.kind.name(), "/index.html"].concat();
        for (at, word) in self.move_list.split('_').take(self.at).enumerate() {
            to.push_str(if at == 0 { "#v=1&moves=" } else { "_" });
            to.push_str(word);
        }
        let _ = link.set_attribute("href", &to);
        link.set_text_content(Some(&say(&HomeMessage::GoOn { moves: self.at })));
    }
}

impl Home {
    fn is_paused(&self, board: usize) -> bool {
        !self.boards[board].in_view || self.pointed == Some(board) || self.focused == Some(board)
    }

    /// The board that moves next.
    fn next_board(&self) -> Option<usize> {
        if self.stopped || browser::is_hidden() || browser::prefers_reduced_motion() {
            return None;
        }
        let all = self.boards.len();
        (1..=all).map(|step| (self.last + step) % all).find(|&board| !self.is_paused(board))
    }

    /// The board of the card on which an event happened; `None` for a button, which concerns all boards.
    fn board_of(&self, event: &Event) -> Option<usize> {
        let target = browser::target(event).filter(|target| target.tag_name() != "BUTTON")?;
        let card = target.closest("[data-piece]").ok()??;
        self.boards.iter().position(|board| card.contains(Some(&board.place)))
    }
}

/// Schedules the next move, if a board may move; otherwise no timer runs.
fn play(shared: &Shared) {
    let mut program = shared.borrow_mut();
    if program.next_board().is_none() {
        program.next = None;
        return;
    }
    if program.next.is_some() {
        return;
    }
    let again = Rc::downgrade(shared);
    program.next = Some(browser::after_delay(PAUSE, move || {
        let Some(shared) = again.upgrade() else { return };
        let over = {
            let mut program = shared.borrow_mut();
            if let Some(board) = program.next_board() {
                program.boards[board].show_next_move();
                program.last = board;
            }
            program.next.take()
        };
        play(&shared);
        drop(over);
    }));
}

/// Starts the listeners of the page.
pub fn begin() {
    let boards: Vec<Board> = browser::all("[data-plays]").iter().filter_map(Board::of).collect();
    let shared = Rc::new(RefCell::new(Home {
        last: boards.len().saturating_sub(1),
        boards,
        stopped: false,
        pointed: None,
        focused: None,
        next: None,
        writing: None,
        _listening: Vec::new(),
    }));
    let on_page = |kind, handler: fn(&Shared, &Event)| {
        let shared = shared.clone();
        browser::on_element("app", kind, move |event: Event| handler(&shared, &event))
    };
    let on_window = |kind, handler: fn(&Shared)| {
        let shared = shared.clone();
        browser::on_window(kind, move |_| handler(&shared))
    };
    let listening = vec![
        on_page("click", tapped),
        on_page("input", typed),
        on_page("change", chosen),
        on_page("submit", |_, event| event.prevent_default()),
        on_page("pointerover", pointed),
        on_page("focusin", |shared, event| focused(shared, Some(event))),
        on_page("focusout", |shared, _| focused(shared, None)),
        on_window("visibilitychange", play),
        on_window("popstate", |_| search_form::read_address()),
        // another tab has played on, or the page was restored from the history
        on_window("storage", |_| saved_games::show()),
        on_window("pageshow", |_| {
            saved_games::show();
            show_learned();
        }),
    ];
    shared.borrow_mut()._listening = listening;
    watch(&shared);
    let _ = browser::by_id("find-all").map(|fields| fields.remove_attribute("disabled"));
    search_form::read_address();
    saved_games::show();
    show_learned();
    browser::mark_live();
    for tap in browser::take_taps() {
        clicked(&shared, &tap);
    }
    browser::clear_waiting();
}

/// Says on the links to courses how far the visitor has come.
fn show_learned() {
    for link in browser::all("[data-learn]") {
        let kind = link.get_attribute("data-learn").and_then(|name| Kind::by_name(&name));
        let all = link.get_attribute("data-all").and_then(|all| all.parse().ok());
        let (Some(kind), Some(all)) = (kind, all) else { continue };
        let done = read_progress(kind).count();
        if let (1.., Ok(Some(place))) = (done, link.query_selector(".so-far")) {
            place.set_text_content(Some(&[" · ", &*say(&HomeMessage::Learned { done, all })].concat()));
        }
    }
}

/// Observes which boards are in view; only these play.
fn watch(shared: &Shared) {
    let places: Vec<Element> = shared.borrow().boards.iter().map(|board| board.place.clone()).collect();
    let again = shared.clone();
    browser::watch(&places, move |seen| {
        {
            let mut program = again.borrow_mut();
            for (element, in_view) in seen {
                if let Some(board) = program.boards.iter_mut().find(|board| board.place == element) {
                    board.in_view = in_view;
                }
            }
        }
        play(&again);
    });
}

fn tapped(shared: &Shared, event: &Event) {
    if let Some((_, name)) = browser::control(event) {
        clicked(shared, &name);
    }
}

fn clicked(shared: &Shared, name: &str) {
    match name {
        "boards" => {
            let stopped = !shared.borrow().stopped;
            shared.borrow_mut().stopped = stopped;
            browser::put_text("boards", &say(if stopped { &HomeMessage::Play } else { &HomeMessage::Stop }));
            play(shared);
        }
        "clear" => {
            search_form::clear();
            search_form::write(&Query::default(), Search::New);
        }
        _ => (),
    }
}

fn pointed(shared: &Shared, event: &Event) {
    {
        let mut program = shared.borrow_mut();
        program.pointed = program.board_of(event);
    }
    play(shared);
}

fn focused(shared: &Shared, event: Option<&Event>) {
    {
        let mut program = shared.borrow_mut();
        program.focused = event.and_then(|event| program.board_of(event));
    }
    play(shared);
}

/// A character was typed: updates the list at once, the address after a delay.
fn typed(shared: &Shared, _: &Event) {
    search_form::show(&search_form::query());
    shared.borrow_mut().writing =
        Some(browser::after_delay(TYPING_PAUSE, || search_form::write(&search_form::query(), Search::Same)));
}

/// A field was changed and left, or an option was chosen.
fn chosen(shared: &Shared, event: &Event) {
    shared.borrow_mut().writing = None;
    let is_list = browser::target(event).is_some_and(|field| field.tag_name() == "SELECT");
    let query = search_form::query();
    search_form::show(&query);
    search_form::write(&query, if is_list { Search::New } else { Search::Same });
}
