//! The page on which questions about a game are asked without end. A question is a lesson of one step, made from a number;
//! the grade follows the answers.

mod action;
mod address;
mod effects;
pub mod sheet;
mod state;
#[cfg(test)]
mod tests;
mod view;
mod words;

use std::rc::Rc;

use yew::prelude::*;

use super::{
    diagram::Diagram,
    first_picture::{self, Step},
    lesson::{
        Visit,
        action::LessonAction,
        host::Host,
        listeners::{Listeners, listeners},
        state::LessonState,
    },
    played::Played,
};
use crate::{
    board::View,
    lesson::exercise::Asked,
    words::seat_names::{SeatNames, set_seat_names},
};
use action::PracticeAction;
use effects::Effects;
use state::PracticeState;

/// The id of the element that the live page replaces, which is that of a lesson; its `data-played` has games of the opponent.
pub const ROOT: &str = super::lesson::ROOT;

type Handle<F> = UseReducerHandle<PracticeState<F>>;

#[derive(Properties)]
pub struct PracticeProps<F: Played + Asked> {
    /// The page's game under its default preset.
    pub plain: F,
    /// Games of the opponent, in which some of the positions come up.
    pub played: Rc<[Vec<F::Move>]>,
    /// The layout of the board: both until the screen is known.
    pub view: View,
    /// The page of the game, relative to this one.
    pub game: AttrValue,
    /// What is known of the visitor, and the address that was opened; nothing on the host.
    #[prop_or_default]
    pub visit: Option<(Visit, String)>,
    /// Called once, when the first live render is complete but not yet in the document.
    #[prop_or_default]
    pub mounted: Callback<()>,
}

impl<F: Played + Asked> PartialEq for PracticeProps<F> {
    fn eq(&self, other: &PracticeProps<F>) -> bool {
        self.plain == other.plain && self.view == other.view && self.game == other.game
    }
}

impl<F: Played + Asked> Host<F> for Handle<F> {
    fn lesson(&self) -> &LessonState<F> {
        &self.lesson
    }

    fn act(&self, action: LessonAction<F>) {
        self.dispatch(PracticeAction::Lesson(action));
    }

    fn control(&self, name: &str) -> bool {
        if name == "practice-print" {
            super::browser::print();
            return true;
        }
        let action = PracticeAction::from_control(name, effects::new_seed());
        let is_one = action.is_some();
        action.into_iter().for_each(|action| self.dispatch(action));
        is_one
    }
}

/// The question, its board, and what is said of the answer.
#[component]
pub fn Practice<F: Played + Asked + Diagram>(props: &PracticeProps<F>) -> Html {
    set_seat_names(SeatNames::default());
    let state = use_reducer(|| {
        let (visit, address) = match &props.visit {
            Some((visit, address)) => (visit.clone(), effects::opened(props.plain.kind(), address)),
            None => Default::default(),
        };
        PracticeState::new(props.plain, props.played.clone(), props.view, visit, &address)
    });
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
    let Listeners { click, key, focus, input } = listeners(&state);
    html! {
        <div class="les" onclick={click} onkeydown={key} onfocusin={focus} oninput={input}>
            { view::practice(&state, &props.game, *step) }
        </div>
    }
}

/// Starts the page.
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
fn begin<F: Played + Asked + Diagram>(plain: F) {
    use super::{browser, embedding, lesson, stored};
    use crate::{lesson::exercise::read_games, settings::Settings};

    let embed = browser::is_embed();
    let view = if browser::is_turned(embed, F::UPRIGHT) { View::Turned } else { View::Open };
    let games = browser::by_id(ROOT).and_then(|root| root.get_attribute("data-played")).unwrap_or_default();
    let address = browser::requested(embed);
    let kept = if embed { String::new() } else { stored::settings() };
    let visit = Visit {
        settings: Settings::default().read(&kept).0.read(&address).0,
        reduced_motion: browser::prefers_reduced_motion(),
        ..Visit::default()
    };
    super::render_live::<Practice<F>>(ROOT, move |mounted| PracticeProps {
        plain,
        played: read_games(&plain, &games).into(),
        view,
        game: embedding::game_page(plain.name(), lesson::GAME),
        visit: Some((visit, address)),
        mounted,
    });
}
