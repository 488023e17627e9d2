//! The program of the page on which a board is put into somebody else's page: a form, the board as readers will see it,
//! and the lines to copy.

pub mod maker;
mod view;

use yew::prelude::*;

use super::browser;
use crate::words::{
    UiText,
    facts::{GameFact, game_fact},
    say,
};
use maker::{Choice, Maker};
use view::LINES;

/// The id of the element around the form.
pub const ROOT: &str = "maker";

#[derive(Properties, PartialEq)]
pub struct EmbedMakerProps {
    /// The relative path to the root of the site.
    pub root: AttrValue,
    /// The public address of the root of the site, with a slash at its end; empty on the host.
    pub site: AttrValue,
    pub first: Maker,
    /// Called once, when the first live render is complete but not yet in the document.
    pub mounted: Callback<()>,
}

#[component]
pub fn EmbedMaker(props: &EmbedMakerProps) -> Html {
    let state = use_reducer(|| props.first.clone());
    let said = use_state(String::new);
    let begun = use_mut_ref(|| false);
    use_effect({
        let mounted = props.mounted.clone();
        move || {
            if !begun.replace(true) {
                mounted.emit(());
                browser::mark_live();
                // the form has no taps that wait: its fields keep what was chosen
                browser::take_taps();
                browser::clear_waiting();
            }
        }
    });
    let choose = {
        let (to, said) = (state.dispatcher(), said.setter());
        Callback::from(move |choice: Choice| {
            said.set(String::new());
            to.dispatch(choice);
        })
    };
    let copy = {
        let lines = state.lines(&props.site, &game_fact(state.game(), GameFact::Name));
        let said = said.setter();
        Callback::from(move |_: MouseEvent| {
            let said = said.clone();
            browser::copy(&lines, move |done| {
                browser::choose_text_of(LINES);
                said.set(say(if done { &UiText::Copied } else { &UiText::NotCopied }));
            });
        })
    };
    view::form(&state, &props.root, &props.site, &choose, &copy, &said)
}

/// Starts the form on its page.
#[cfg(target_arch = "wasm32")]
pub fn start() {
    console_error_panic_hook::set_once();
    browser::take_words();
    let first = Maker::opened(&browser::requested(false), &browser::site());
    super::render_live::<EmbedMaker>(ROOT, |mounted| EmbedMakerProps {
        root: browser::root().into(),
        site: browser::site().into(),
        first,
        mounted,
    });
}
