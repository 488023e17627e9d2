//! The page on which one game is played under two readings, on two boards.

mod action;
mod effects;
mod listeners;
mod reducer;
mod state;
pub mod tell;
pub mod view;

use std::rc::Rc;

use yew::prelude::*;

use super::played::Played;
use crate::{board::View, lesson::seen::Compared, settings::Settings};
use effects::Effects;
use listeners::Listeners;
use state::CompareState;

/// The address of the game's page, relative to this one.
pub const GAME: &str = "../index.html";

/// The id of the element that the live boards replace.
pub const ROOT: &str = "compare";

type Handle<F> = UseReducerHandle<CompareState<F>>;

#[derive(Properties, PartialEq)]
pub struct CompareProps<F: Played + Compared> {
    /// The page's game under its default preset.
    pub plain: F,
    /// The addresses of the examples of the page's file.
    pub examples: Rc<[String]>,
    /// The address with which the page was opened, or the first example.
    pub address: AttrValue,
    /// The layout of the boards: both until the screen is known.
    pub view: View,
    /// The page of the game, relative to this one.
    pub game: AttrValue,
    /// What is known of the visitor; nothing on the host.
    #[prop_or_default]
    pub visit: Option<Visit>,
    /// Called once, when the first live render is complete but not yet in the document.
    #[prop_or_default]
    pub mounted: Callback<()>,
}

/// The visitor of a comparison.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Visit {
    pub settings: Settings,
    pub reduced_motion: bool,
    /// Whether the page stands in a frame, whose readers are told of no mistake in its address.
    pub embed: bool,
}

/// Both boards, their controls, and what is said of the difference.
#[component]
pub fn Compare<F: Played + Compared>(props: &CompareProps<F>) -> Html {
    let state = use_reducer(|| CompareState::new(props));
    let effects = use_mut_ref(|| None::<Effects>);
    use_effect({
        let (state, mounted) = (state.clone(), props.mounted.clone());
        move || {
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
        <div class="cmp" onclick={click} onkeydown={key} onfocusin={focus} oninput={input}>
            { view::comparison(&state) }
        </div>
    }
}

/// Starts the boards of the page's game.
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
fn begin<F: Played + Compared>(plain: F) {
    use super::{browser, embedding, stored};

    // boards of holes lie across the screen: two of them stand below each other on a telephone
    let embed = browser::is_embed();
    let turned = F::UPRIGHT && browser::is_turned(embed, true);
    let examples: Rc<[String]> = effects::examples_of_page().into();
    let kept = if embed { String::new() } else { stored::settings() };
    let address = effects::requested(embed).or_else(|| examples.first().cloned()).unwrap_or_default();
    let visit = Some(Visit {
        settings: Settings::default().read(&kept).0.read(&address).0,
        reduced_motion: browser::prefers_reduced_motion(),
        embed,
    });
    super::render_live::<Compare<F>>(ROOT, move |mounted| CompareProps {
        plain,
        examples,
        address: address.into(),
        view: if turned { View::Turned } else { View::Open },
        game: embedding::game_page(plain.name(), GAME),
        visit,
        mounted,
    });
}
