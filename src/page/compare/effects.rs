//! The effects of a comparison after a render: time goes on, the address is followed and written, and the heading of
//! another comparison gets the focus.

use super::{Handle, ROOT, action::CompareAction, listeners, view::HEADING};
use crate::{
    board::View,
    lesson::{compare_link, seen::Compared},
    options,
    page::{
        browser::{self, Listener, Timeout},
        embedding,
        played::Played,
        write_limit::WriteLimit,
    },
};

/// How long a step is shown at the usual speed, in milliseconds.
const STEP: f64 = 420.0;

/// The running effects, and what they last saw.
#[derive(Default)]
pub struct Effects {
    /// The time until the next step, and the moment before it.
    next: Option<([(usize, usize); 2], Timeout)>,
    opened: usize,
    address: String,
    writes: WriteLimit,
    listening: Vec<Option<Listener>>,
}

/// What the address asks for; `None` where it names no comparison.
pub fn requested(embed: bool) -> Option<String> {
    Some(browser::requested(embed)).filter(|address| options::value(address, "a").is_some())
}

/// The addresses of the examples in the page's file, those with moves before those that begin otherwise.
#[cfg(target_arch = "wasm32")]
pub fn examples_of_page() -> Vec<String> {
    let links = browser::all("a[data-example]");
    let address = |link: &web_sys::Element| Some(link.get_attribute("href")?.strip_prefix('#')?.to_string());
    let all = links.iter().filter_map(address);
    let (mut played, others): (Vec<_>, Vec<_>) = all.partition(|address| compare_link::has_moves(address));
    played.extend(others);
    played
}

impl Effects {
    /// Runs once after the first render.
    pub fn begin<F: Played + Compared>(&mut self, state: &Handle<F>) {
        let to = state.dispatcher();
        let turned = F::UPRIGHT.then(|| {
            let to = to.clone();
            browser::on_turned(browser::is_embed(), true, move |turned| {
                to.dispatch(CompareAction::Rotated(if turned { View::Turned } else { View::Open }));
            })
        });
        let embed = browser::is_embed();
        let changed = (!embed).then(|| {
            browser::on_window("hashchange", move |_| {
                if let Some(address) = requested(false) {
                    to.dispatch(CompareAction::Open(address));
                }
            })
        });
        self.listening = vec![turned.flatten(), changed.flatten()];
        if embed {
            let address = browser::requested(true);
            let error = compare_link::read(state.plain, &address).error;
            // a comparison has nothing more to tell
            let _ = embedding::of_page(&address, ROOT, error.into_iter().collect());
        }
        self.address = state.address();
        if let Some(visit) = &state.visit {
            browser::set_look(visit.settings);
        }
        for tap in browser::take_taps() {
            listeners::clicked(state, &tap, None);
        }
        browser::clear_waiting();
    }

    /// Runs after each render.
    pub fn rendered<F: Played + Compared>(&mut self, state: &Handle<F>) {
        self.go_on(state);
        browser::keep_focus();
        if self.opened != state.opened {
            self.opened = state.opened;
            browser::focus(&["#", HEADING].concat());
        }
        let address = state.address();
        let now = browser::milliseconds();
        // an embed leaves its address as it is
        if address != self.address && !state.is_playing && !browser::is_embed() && self.writes.allows(now) {
            self.writes.record(now);
            // if the browser refuses, the address does not change
            let _ = browser::replace(&address);
            self.address = address;
        }
    }

    /// While steps follow each other, shows the next some time after the one before.
    fn go_on<F: Played + Compared>(&mut self, state: &Handle<F>) {
        let moment = [state.moves(), state.steps()];
        if !state.is_playing {
            self.next = None;
        } else if self.next.as_ref().is_none_or(|(before, _)| *before != moment) {
            let to = state.dispatcher();
            let speed = state.visit.map_or(1.0, |visit| visit.settings.speed());
            let pause = if speed > 0.0 { STEP / speed } else { STEP };
            let tick = browser::after_delay(pause as i32, move || to.dispatch(CompareAction::Tick));
            self.next = Some((moment, tick));
        }
    }
}
