//! The effects of a lesson after a render: it moves the counters, keeps the progress, follows and writes the address, and
//! gives the focus to the heading of a step that was gone to.

use super::{
    Handle, ROOT,
    action::LessonAction,
    listeners,
    playing::Playing,
    progress::write_progress,
    view::{HEADING, aloud},
};
use crate::{
    board::View,
    lesson::places::Taught,
    options,
    page::{
        browser::{self, Listener},
        embedding,
        played::Played,
    },
    settings::Set,
    words::LinkError,
};

/// The running effects, and what they last saw.
pub struct Effects<F: Played> {
    playing: Playing<F>,
    /// What was read aloud last.
    aloud: String,
    visits: usize,
    kept: Option<super::Progress>,
    embed: bool,
    listening: Vec<Option<Listener>>,
}

impl<F: Played> Default for Effects<F> {
    fn default() -> Effects<F> {
        let embed = browser::is_page("learn-embed");
        Effects {
            playing: Playing::default(),
            aloud: String::new(),
            visits: 0,
            kept: None,
            embed,
            listening: Vec::new(),
        }
    }
}

/// The step that the address asks for, the first being 0; `None` without one, or if the course has no such step.
pub fn requested(embed: bool, steps: usize) -> Option<usize> {
    let address = browser::requested(embed);
    options::value(&address, "step")?.parse::<usize>().ok()?.checked_sub(1).filter(|at| *at < steps)
}

impl<F: Played + Taught> Effects<F> {
    /// Runs once after the first render.
    pub fn begin(&mut self, state: &Handle<F>) {
        let (to, steps) = (state.dispatcher(), state.steps.len());
        let turned = browser::on_turned(self.embed, F::UPRIGHT, {
            let to = to.clone();
            move |turned| {
                to.dispatch(LessonAction::Rotated(if turned { View::Turned } else { View::Open }));
            }
        });
        let changed = (!self.embed).then(|| {
            browser::on_window("hashchange", move |_| {
                if let Some(at) = requested(false, steps) {
                    to.dispatch(LessonAction::Goto(at));
                }
            })
        });
        // a browser that is left goes on reading otherwise
        let left = browser::on_window("pagehide", |_| browser::speak(""));
        self.listening = vec![turned, changed.flatten(), left];
        browser::theme(state.visit.settings.get(Set::Theme));
        if self.embed {
            let address = browser::requested(true);
            let wrong = options::value(&address, "step").filter(|_| requested(true, steps).is_none());
            let errors = wrong.map(|step| LinkError::Key(step.into()));
            embedding::of_page(&address, ROOT, errors.into_iter().collect());
        }
        for tap in browser::take_taps() {
            if let Some(action) = listeners::clicked(state, &tap) {
                state.dispatch(action);
            }
        }
        browser::clear_waiting();
    }

    /// Runs after each render.
    pub fn rendered(&mut self, state: &Handle<F>) {
        self.playing.rendered(state);
        let aloud = aloud(state);
        if !aloud.is_empty() && self.aloud.is_empty() && browser::lacks_voice() {
            state.dispatch(LessonAction::NoVoice);
        } else if aloud != self.aloud {
            browser::speak(&aloud);
            self.aloud = aloud;
        }
        browser::keep_focus();
        let mut progress = state.progress;
        progress.at = state.at;
        if self.visits != state.visits {
            self.visits = state.visits;
            browser::focus(&["#", HEADING].concat());
            // going back and forward has brought the address along
            if !self.embed && requested(false, state.steps.len()) != Some(state.at) {
                // if the browser refuses, the address does not change
                let _ = browser::push(&format!("step={}", state.at + 1));
            }
        }
        if !self.embed && self.kept.is_some_and(|kept| kept != progress) {
            write_progress(state.plain.kind(), progress);
        }
        self.kept = Some(progress);
    }
}
