//! The program of the page of Pasang's patterns: the workshop, and the visitor's saved patterns. Playing a
//! pattern is a link to the game's page; the list of the patterns that are known stays as the page's file has it.

pub mod action;
pub mod draft_text;
mod effects;
mod grid;
mod listeners;
pub mod pattern_address;
pub mod picture;
mod reducer;
mod saved_list;
pub mod saved_patterns;
mod text;
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
pub const ROOT: &str = "ws-root";

/// Where the page lies.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The relative path to the root of the site.
    pub root: AttrValue,
    /// The public address of this page; empty on the host.
    pub page: AttrValue,
}

impl Place {
    /// The relative address of a game.
    fn of_game(&self, address: &str) -> String {
        [&*self.root, NAME, "/index.html#", address].concat()
    }

    /// The public address of this page with the board of the workshop.
    fn of_board(&self, state: &WorkshopState) -> String {
        [&*self.page, &*pattern_address::shared(&state.address_board, state.model.draft())].concat()
    }
}

#[derive(Properties, PartialEq)]
pub struct WorkshopProps {
    pub place: Place,
    /// The actions that lead to the first state.
    pub first: Rc<[WorkshopAction]>,
    /// Called once, when the first live render is complete but not yet in the document.
    pub mounted: Callback<()>,
}

/// The workshop and the list of saved patterns.
#[component]
pub fn Workshop(props: &WorkshopProps) -> Html {
    let state = use_reducer(|| {
        let state = Rc::new(WorkshopState::default());
        Rc::unwrap_or_clone(props.first.iter().cloned().fold(state, WorkshopState::reduce))
    });
    let listening = use_mut_ref(Vec::new);
    use_effect({
        let (state, mounted, place) = (state.clone(), props.mounted.clone(), props.place.clone());
        move || {
            let to = state.dispatcher();
            if listening.borrow().is_empty() {
                *listening.borrow_mut() = listeners::listen(&to);
                mounted.emit(());
                browser::mark_live();
                for tap in browser::take_taps() {
                    listeners::tapped(&to, &tap);
                }
                browser::clear_waiting();
            }
            effects::perform(&state, &to, &place);
        }
    });
    sections(&state, &props.place)
}

/// Starts the workshop on the page of patterns.
#[cfg(target_arch = "wasm32")]
pub fn start() {
    console_error_panic_hook::set_once();
    browser::take_words();
    let page = browser::whole_address(&[NAME, "/patterns"].concat(), "").into();
    let place = Place { root: browser::root().into(), page };
    super::render_live::<Workshop>(ROOT, move |mounted| WorkshopProps { place, first: first(), mounted });
}

/// The actions that lead to the first state. A browser may have restored the fields of the page's file, or a person
/// may have changed them already.
#[cfg(target_arch = "wasm32")]
fn first() -> Rc<[WorkshopAction]> {
    let fields = [("ws-hand", "[name=ws-hand]:checked"), ("ws-brush", "#ws-brush"), ("ws-name", "#ws-name")];
    let taken = fields.into_iter().filter_map(|(name, css)| {
        let value = browser::all(css).first().and_then(browser::typed)?;
        WorkshopAction::of_field(name, &value)
    });
    let address = Some(browser::requested(false)).filter(|address| browser::is_game_address(address));
    let listed = [WorkshopAction::Listed(effects::saved())];
    taken.chain(address.map(WorkshopAction::Address)).chain(listed).collect()
}
