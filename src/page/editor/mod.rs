//! The editor of positions. Any board of the page's game can be laid out; its laws are checked at every step,
//! and it can be played or shared. It has a page of its own, whose program is that of all editors.

pub mod action;
pub mod edited;
pub mod editor_model;
mod effects;
mod fields;
mod listeners;
mod pasang;
pub mod reducer;
pub mod selection;
mod sowing;
pub mod view;

use yew::prelude::*;

use crate::board::View;
use edited::Edited;
use effects::Effects;
use listeners::Listeners;
use reducer::EditorState;

/// The address of the game's page, relative to this one.
pub const RULES: &str = "../index.html";

/// The id of the element that the live editor replaces.
pub const ROOT: &str = "editor";

/// The state of the page as its listeners and effects hold it.
type Handle<F> = UseReducerHandle<EditorState<F>>;

#[derive(Properties, PartialEq)]
pub struct EditorProps<F: Edited> {
    /// The page's game under its default preset.
    pub plain: F,
    /// The layout of the board: both until the screen is known.
    pub view: View,
    /// The address with which the page was opened; empty on the host.
    #[prop_or_default]
    pub address: AttrValue,
    /// The public address of this page, up to the position; empty on the host.
    #[prop_or_default]
    pub link: AttrValue,
    /// Called once, when the first live render is complete but not yet in the document.
    #[prop_or_default]
    pub mounted: Callback<()>,
}

/// The board and its controls.
#[component]
pub fn Editor<F: Edited>(props: &EditorProps<F>) -> Html {
    let EditorProps { plain, view, address, link, mounted } = props;
    let state = use_reducer(|| EditorState::new(*plain, address, *view));
    let effects = use_mut_ref(|| None::<Effects>);
    use_effect({
        let (state, address, link, mounted) = (state.clone(), address.clone(), link.clone(), mounted.clone());
        move || {
            let mut effects = effects.borrow_mut();
            let begins = effects.is_none();
            let effects = effects.get_or_insert_default();
            if begins {
                effects.begin(&state, &address, &link);
                mounted.emit(());
                super::browser::mark_live();
            }
            effects.rendered(&state);
        }
    });
    let Listeners { click, change, input, key, focus } = listeners::listeners(&state, link);
    html! {
        <div class="pos" onclick={click} onchange={change} oninput={input} onkeydown={key} onfocusin={focus}>
            { view::board_side(&state) }
            { view::control_side(&state, link) }
        </div>
    }
}

/// Starts the editor of the page's game.
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
fn begin<F: Edited>(plain: F) {
    use super::browser;

    let view = if browser::is_turned(false, false) { View::Turned } else { View::Open };
    let asked = browser::requested(false);
    let address = if browser::is_game_address(&asked) { asked } else { String::new() }.into();
    let link = browser::whole_address(&[plain.name(), "/position"].concat(), "").into();
    super::render_live::<Editor<F>>(ROOT, move |mounted| EditorProps { plain, view, address, link, mounted });
}
