//! The program of the page of Pasang's patterns: the workshop, and the visitor's saved patterns. Playing a
//! pattern is a link to the game's page; the list of the patterns that are known stays as the page's file has it.

mod action;
mod effects;
mod grid;
mod listeners;
pub mod pattern_address;
pub mod picture;
mod reducer;
mod saved_list;
pub mod saved_patterns;
mod view;
pub mod workshop_model;

use std::rc::Rc;

use yew::prelude::*;

pub use reducer::WorkshopState;
pub use view::sections;

use super::browser;
use crate::engine::pasang::NAME;
use action::WorkshopAction;

/// The id of the element around both sections.
pub const PLACE: &str = "ws-place";

/// The address of a game, for the page whose relative path to the root of the site is `root`.
fn game_address(root: &str, address: &str) -> String {
    [root, NAME, "/index.html#", address].concat()
}

#[derive(Properties, PartialEq)]
pub struct WorkshopProps {
    /// The relative path to the root of the site.
    pub root: AttrValue,
    /// The names and values of the fields when the program starts: a browser may have restored them, or a
    /// person may have chosen them.
    pub fields: Rc<[(&'static str, String)]>,
    /// Called once, when the first live render is complete but not yet in the document.
    pub mounted: Callback<()>,
}

/// The workshop and the list of saved patterns.
#[component]
pub fn Workshop(props: &WorkshopProps) -> Html {
    let state = use_reducer(|| begun(&props.fields));
    let listening = use_mut_ref(Vec::new);
    use_effect({
        let (state, mounted, root) = (state.clone(), props.mounted.clone(), props.root.clone());
        move || {
            let to = state.dispatcher();
            if listening.borrow().is_empty() {
                *listening.borrow_mut() = listeners::listen(&to);
                mounted.emit(());
                for tap in browser::take_taps() {
                    listeners::tapped(&to, &tap);
                }
                browser::no_longer_waiting();
            }
            effects::perform(&state, &to, &root);
        }
    });
    sections(&state, &props.root)
}

/// The first state: that of the page's fields, of the address and of the storage.
fn begun(fields: &[(&str, String)]) -> WorkshopState {
    let of_field = |(name, value): &(&str, String)| WorkshopAction::of_field(name, value);
    let address = Some(browser::asked(false)).filter(|address| browser::asks(address));
    let mut state = Rc::new(WorkshopState::default());
    for action in fields
        .iter()
        .filter_map(of_field)
        .chain(address.map(WorkshopAction::Address))
        .chain([WorkshopAction::Listed(effects::saved())])
    {
        state = state.reduce(action);
    }
    Rc::unwrap_or_clone(state)
}

/// Renders the live sections into a detached copy of their place in the file, and then replaces it once.
#[cfg(target_arch = "wasm32")]
pub fn start() {
    use wasm_bindgen::JsCast;
    console_error_panic_hook::set_once();
    let Some(still) = browser::by_id(PLACE) else { return };
    let Ok(live) = still.clone_node().map(|node| node.unchecked_into::<web_sys::Element>()) else { return };
    crate::board::kept::gather(&still);
    let fields = [("ws-hand", "[name=ws-hand]:checked"), ("ws-brush", "#ws-brush"), ("ws-name", "#ws-name")];
    let typed = |css| browser::all(css).first().and_then(browser::typed);
    let fields = fields.into_iter().filter_map(|(name, css)| Some((name, typed(css)?))).collect();
    let mounted = {
        let live = live.clone();
        Callback::from(move |()| browser::swap(&still, &live))
    };
    let props = WorkshopProps { root: browser::root().into(), fields, mounted };
    yew::Renderer::<Workshop>::with_root_and_props(live, props).render();
}
