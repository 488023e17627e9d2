//! The effects of a lesson after a render: it moves the counters, keeps the progress, follows and writes the address, and
//! gives the focus to the heading of a step that was gone to.

use super::{
    Handle, ROOT,
    action::LessonAction,
    listeners,
    playing::Playing,
    progress::write_progress,
    reply_in_view::ReplyInView,
    view::{HEADING, aloud},
};
use crate::{
    board::View,
    lesson::{course::CourseStep, places::Taught},
    options,
    page::{
        browser::{self, Listener},
        embedding::{self, Teller},
        played::Played,
    },
    words::LinkError,
};

/// The running effects, and what they last saw.
pub struct Effects<F: Played> {
    playing: Playing<F>,
    reply: ReplyInView,
    /// What was read aloud last.
    aloud: String,
    visits: usize,
    kept: Option<super::Progress>,
    embed: bool,
    listening: Vec<Option<Listener>>,
    /// Who tells the page around an embed.
    teller: Option<Teller>,
}

impl<F: Played> Default for Effects<F> {
    fn default() -> Effects<F> {
        let embed = browser::is_page("learn-embed");
        Effects {
            playing: Playing::default(),
            reply: ReplyInView::default(),
            aloud: String::new(),
            visits: 0,
            kept: None,
            embed,
            listening: Vec::new(),
            teller: None,
        }
    }
}

/// The step that the address asks for by its number (`step`) or its name (`lesson`), the first being 0; `None` without one, or
/// if the course has no such step.
pub fn requested(embed: bool, steps: &[CourseStep]) -> Option<usize> {
    let address = browser::requested(embed);
    numbered(&address, steps).or_else(|| named(&address, steps))
}

fn numbered(address: &str, steps: &[CourseStep]) -> Option<usize> {
    options::value(address, "step")?.parse::<usize>().ok()?.checked_sub(1).filter(|at| *at < steps.len())
}

fn named(address: &str, steps: &[CourseStep]) -> Option<usize> {
    let name = options::value(address, "lesson")?;
    steps.iter().position(|step| step.step.name == name)
}

/// The values of the address that name no step.
fn errors(address: &str, steps: &[CourseStep]) -> Vec<LinkError> {
    let step = options::value(address, "step").filter(|_| numbered(address, steps).is_none());
    let name = options::value(address, "lesson").filter(|_| named(address, steps).is_none());
    [step, name].into_iter().flatten().map(|value| LinkError::Key(value.into())).collect()
}

impl<F: Played + Taught> Effects<F> {
    /// Runs once after the first render.
    pub fn begin(&mut self, state: &Handle<F>) {
        let (to, steps) = (state.dispatcher(), state.steps.clone());
        let turned = browser::on_turned(self.embed, F::UPRIGHT, {
            let to = to.clone();
            move |turned| {
                to.dispatch(LessonAction::Rotated(if turned { View::Turned } else { View::Open }));
            }
        });
        let changed = (!self.embed).then(|| {
            browser::on_window("hashchange", move |_| {
                if let Some(at) = requested(false, &steps) {
                    to.dispatch(LessonAction::Goto(at));
                }
            })
        });
        // a browser that is left goes on reading otherwise
        let left = browser::on_window("pagehide", |_| browser::speak(""));
        self.listening = vec![turned, changed.flatten(), left];
        browser::set_look(state.visit.settings);
        if self.embed {
            let address = browser::requested(true);
            let errors = errors(&address, &state.steps);
            self.teller = Some(embedding::of_page(&address, ROOT, errors));
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
        self.reply.rendered(state, self.embed);
        if let Some(teller) = &mut self.teller {
            teller.tell(state.for_host());
        }
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
            if !self.embed && requested(false, &state.steps) != Some(state.at) {
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
