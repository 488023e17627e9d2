//! The effects of the page after a render: it moves the counters, follows and writes the address, keeps the grade, and gives
//! the focus to a question that was gone to.

use super::{Handle, ROOT, action::PracticeAction, address::Address, sheet::PAPER};
use crate::{
    board::View,
    engine::Kind,
    lesson::exercise::Asked,
    page::{
        browser::{self, Listener, Storage},
        embedding::{self, Teller},
        lesson::{
            action::LessonAction, host::Host, listeners::clicked, playing::Playing,
            reply_in_view::ReplyInView, view::HEADING,
        },
        played::Played,
    },
};

/// Numbers of sheets have at most four digits, so that they can be written on a board.
const SEEDS: f64 = 9_000.0;
const FIRST_SEED: f64 = 1_000.0;

/// The number of another sheet.
pub fn new_seed() -> u32 {
    (FIRST_SEED + browser::random() * SEEDS) as u32
}

fn key(kind: Kind) -> String {
    ["practise:", kind.name()].concat()
}

/// The question with which the page opens: that of its address, otherwise the one at which the visitor left, or the one that
/// the page's file shows.
pub fn opened(kind: Kind, address: &str) -> Address {
    let kept =
        Storage::open().ok().filter(|_| !browser::is_embed()).and_then(|storage| storage.get(&key(kind)));
    let named = address.contains("seed=");
    Address::read(kept.as_deref().filter(|_| !named).unwrap_or(address))
}

/// The running effects, and what they last saw.
pub struct Effects<F: Played> {
    playing: Playing<F>,
    reply: ReplyInView,
    visits: usize,
    written: String,
    listening: Vec<Option<Listener>>,
    /// Who tells the page around an embed.
    teller: Option<Teller>,
}

impl<F: Played> Default for Effects<F> {
    fn default() -> Effects<F> {
        Effects {
            playing: Playing::default(),
            reply: ReplyInView::default(),
            visits: 0,
            written: String::new(),
            listening: Vec::new(),
            teller: None,
        }
    }
}

impl<F: Played + Asked> Effects<F> {
    /// Runs once after the first render.
    pub fn begin(&mut self, state: &Handle<F>) {
        let to = state.clone();
        let embed = browser::is_embed();
        let turned = browser::on_turned(embed, F::UPRIGHT, move |turned| {
            to.act(LessonAction::Rotated(if turned { View::Turned } else { View::Open }));
        });
        let to = state.dispatcher();
        let changed = (!embed).then(|| {
            browser::on_window("hashchange", move |_| {
                let address = Address::read(&browser::requested(false));
                to.dispatch(PracticeAction::GoTo(address));
            })
        });
        self.listening = vec![turned, changed.flatten()];
        if embed {
            let asked = browser::requested(true);
            self.teller = Some(embedding::of_page(&asked, ROOT, Address::errors(&asked)));
        }
        browser::set_look(state.lesson.visit.settings);
        for tap in browser::take_taps() {
            if !state.control(&tap)
                && let Some(action) = clicked(&state.lesson, &tap)
            {
                state.act(action);
            }
        }
        browser::clear_waiting();
    }

    /// Runs after each render.
    pub fn rendered(&mut self, state: &Handle<F>) {
        self.playing.rendered(state);
        self.reply.rendered(state.lesson(), self.teller.is_some());
        if let Some(teller) = &mut self.teller {
            teller.tell(state.for_host());
        }
        browser::keep_focus();
        let address = state.address().write();
        let was_gone_to = self.visits != state.visits;
        if was_gone_to {
            self.visits = state.visits;
            browser::focus(&["#", if state.on_paper { PAPER } else { HEADING }].concat());
        }
        // an embed keeps nothing, and leaves the history to the page around it
        if self.written != address && !browser::is_embed() {
            // if the browser refuses, the address does not change
            let _ = if was_gone_to { browser::push(&address) } else { browser::replace(&address) };
            if !self.written.is_empty()
                && let Ok(storage) = Storage::open()
            {
                // who comes back without it begins with the first question again
                let _ = storage.set(&key(state.plain.kind()), &address);
            }
            self.written = address;
        }
    }
}
