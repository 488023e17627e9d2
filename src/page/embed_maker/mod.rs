//! The program of the page on which a board is put into somebody else's page: a form, the board as readers will see it,
//! and the lines to copy.

mod controls;
#[cfg(target_arch = "wasm32")]
mod fields;
mod look;
pub mod maker;
mod view;

#[cfg(target_arch = "wasm32")]
use std::rc::Rc;

use yew::prelude::*;

use super::browser;
use crate::words::{
    UiText,
    facts::{GameFact, game_fact},
    maker::MakerText,
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
    use_effect_with((), {
        let (mounted, to, site) = (props.mounted.clone(), state.dispatcher(), props.site.to_string());
        move |()| {
            mounted.emit(());
            browser::mark_live();
            // what was tapped before are fields, which are read when the program starts
            browser::take_taps();
            browser::clear_waiting();
            let listening = browser::on_window("hashchange", move |_| {
                let asked = browser::requested(false);
                // a fragment that names an element of the page asks for nothing
                if browser::is_game_address(&asked) {
                    to.dispatch(Choice::Address { asked, site: site.clone() });
                }
            });
            move || drop(listening)
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
    let save = {
        let (state, said) = (state.clone(), said.setter());
        Callback::from(move |_: MouseEvent| {
            let name = [state.game().name(), ".svg"].concat();
            browser::save_as(&name, "image/svg+xml", &state.figure().svg);
            said.set(if browser::may_refuse() { say(&MakerText::NotSaved) } else { String::new() });
        })
    };
    view::form(&state, &props.root, &props.site, &choose, [&copy, &save], &said)
}

/// Starts the form on its page.
#[cfg(target_arch = "wasm32")]
pub fn start() {
    console_error_panic_hook::set_once();
    browser::take_words();
    let (asked, site) = (browser::requested(false), browser::site());
    let asked = browser::is_game_address(&asked).then(|| Choice::Address { asked, site: site.clone() });
    let chosen = fields::chosen().into_iter().chain(asked);
    let first = chosen.fold(Rc::new(Maker::default()), Maker::reduce);
    super::render_live::<EmbedMaker>(ROOT, move |mounted| EmbedMakerProps {
        root: browser::root().into(),
        site: site.into(),
        first: Rc::unwrap_or_clone(first),
        mounted,
    });
}
