//! The page on which a game is learned step by step. A lesson draws nothing: it acts on a table, and the board follows.

pub mod action;
pub mod answer;
mod board;
pub mod course;
mod effects;
pub mod host;
pub mod listeners;
pub mod playing;
mod progress;
mod reducer;
mod reply;
pub mod reply_in_view;
pub mod state;
#[cfg(test)]
mod tests;
pub mod view;

pub use progress::{Progress, read_progress, show_on_link};

use std::rc::Rc;

use yew::prelude::*;

use super::{
    first_picture::{self, Step},
    played::Played,
};
use crate::{
    board::View,
    lesson::{course::CourseStep, places::Taught},
    words::seat_names::{SeatName, SeatNames, set_seat_names},
};
use effects::Effects;
use listeners::Listeners;
use state::LessonState;

/// The address of the game's page, relative to this one.
pub const GAME: &str = "../index.html";

/// The id of the element that the live lesson replaces.
pub const ROOT: &str = "lesson";

/// What the seats are called in a lesson: the first is the learner's.
const SEATS: SeatNames = [SeatName::You, SeatName::Other, SeatName::Other];
/// In a game of three the others are told apart.
const SEATS_OF_THREE: SeatNames = [SeatName::You, SeatName::Number, SeatName::Number];

/// What the seats of a game of so many are called in a lesson.
pub const fn names(seats: usize) -> SeatNames {
    if seats > 2 { SEATS_OF_THREE } else { SEATS }
}

/// The level of the computer in a first game.
pub const FIRST_LEVEL: u8 = 1;

type Handle<F> = UseReducerHandle<LessonState<F>>;

#[derive(Properties, PartialEq)]
pub struct LessonProps<F: Played + Taught> {
    /// The page's game under its default preset.
    pub plain: F,
    pub steps: Rc<[CourseStep]>,
    /// The layout of the board: both until the screen is known.
    pub view: View,
    /// The page of the game, relative to this one; an embed opens it in a window of its own.
    pub game: AttrValue,
    #[prop_or_default]
    pub embed: bool,
    /// What is known of the visitor; nothing on the host.
    #[prop_or_default]
    pub visit: Option<Visit>,
    /// Called once, when the first live render is complete but not yet in the document.
    #[prop_or_default]
    pub mounted: Callback<()>,
}

/// The visitor of a lesson.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Visit {
    /// The step with which the page was opened, the first being 0.
    pub at: usize,
    pub progress: Progress,
    pub settings: crate::settings::Settings,
    pub reduced_motion: bool,
}

/// The board, what is asked, and what is said of the answer.
#[component]
pub fn Lesson<F: Played + Taught>(props: &LessonProps<F>) -> Html {
    set_seat_names(names(props.plain.kind().seats()));
    let state = use_reducer(|| LessonState::new(props));
    let effects = use_mut_ref(|| None::<Effects<F>>);
    let step = use_state(|| Step::FIRST);
    use_effect({
        let (state, mounted, step) = (state.clone(), props.mounted.clone(), step.clone());
        move || {
            if first_picture::goes_on(&step) {
                return;
            }
            let mut effects = effects.borrow_mut();
            let begins = effects.is_none();
            let effects = effects.get_or_insert_default();
            if begins {
                mounted.emit(());
                effects.begin(&state);
                super::browser::mark_live();
            }
            effects.rendered(&state);
        }
    });
    let Listeners { click, key, focus, input } = listeners::listeners(&state);
    html! {
        <div class="les" onclick={click} onkeydown={key} onfocusin={focus} oninput={input}>
            { view::lesson(&state, &props.game, props.embed, *step) }
        </div>
    }
}

/// Starts the lesson of the page's game.
#[cfg(target_arch = "wasm32")]
pub fn start() {
    use crate::engine::{Kind, pasang::Pasang};

    console_error_panic_hook::set_once();
    match super::browser::page() {
        Some((Kind::Sowing(kind), _)) => begin(kind.game()),
        Some((Kind::Pasang, _)) => begin(Pasang::default()),
        None => (),
    }
}

#[cfg(target_arch = "wasm32")]
fn begin<F: Played + Taught>(plain: F) {
    use super::{browser, stored};
    use crate::settings::Settings;

    let embed = browser::is_page("learn-embed");
    let view = if browser::is_turned(embed, F::UPRIGHT) { View::Turned } else { View::Open };
    let steps: Rc<[CourseStep]> = course::steps_of_page().into();
    let kept = if embed { String::new() } else { stored::settings() };
    let progress = if embed { Progress::default() } else { read_progress(plain.kind()) };
    let visit = Some(Visit {
        at: effects::requested(embed, &steps).unwrap_or(progress.at),
        progress,
        settings: Settings::default().read(&kept).0.read(&browser::requested(embed)).0,
        reduced_motion: browser::prefers_reduced_motion(),
    });
    let game = browser::by_id(ROOT).and_then(|root| root.get_attribute("data-play")).unwrap_or_default();
    let game = AttrValue::from(game);
    super::render_live::<Lesson<F>>(ROOT, move |mounted| LessonProps {
        plain,
        steps,
        view,
        game,
        embed,
        visit,
        mounted,
    });
}
