//! Pages and state: what is on the screen, and how it came alive.

mod after;
pub mod browser;
mod deed;
#[cfg(not(target_arch = "wasm32"))]
mod dialogs;
pub mod frame;
mod heard;
#[cfg(not(target_arch = "wasm32"))]
mod home;
mod icons;
pub mod keeping;
mod log;
mod page;
mod play;
mod rounds;
#[cfg(not(target_arch = "wasm32"))]
mod rules;
pub mod saved;
mod stage;
mod table;
mod time;
mod voice;

pub use page::Page;

use yew::prelude::*;

use crate::{
    board::{View, kept::kept},
    engine::sowing::Kind,
    options,
};
use after::After;
use heard::Ears;
use table::Table;

#[derive(Properties, PartialEq)]
pub struct AppProps {
    pub page: Page,
    /// How boards are laid out: both ways until the screen is known.
    pub view: View,
    /// The way to the site's root from where this file lies.
    pub root: AttrValue,
    /// What the address asks for; nothing on the host.
    #[prop_or_default]
    pub address: AttrValue,
    /// Called once, when the first live picture is complete but not yet in the page.
    #[prop_or_default]
    pub mounted: Callback<()>,
}

/// The whole application: one page, one state, one listener of a kind. Every link leads to a file.
#[component]
pub fn App(props: &AppProps) -> Html {
    let (page, embed) = (props.page, matches!(props.page, Page::Embed(_)));
    let kind = page.game().unwrap_or(Kind::Adjiboto);
    let table = use_reducer(|| Table::laid(options::read(kind, &props.address), props.view));
    let after = use_mut_ref(|| None::<After>);
    if let Some(after) = after.borrow().as_ref() {
        after.drawing(&table);
    }
    use_effect({
        let (table, address, mounted) = (table.clone(), props.address.clone(), props.mounted.clone());
        move || {
            let mut after = after.borrow_mut();
            let to = table.dispatcher();
            let begins = after.is_none();
            let after = after.get_or_insert_default();
            if begins {
                after.begin(kind, embed, &address, &to);
                for tap in browser::take_taps() {
                    heard::clicked(&table, &tap, None);
                }
                mounted.emit(());
                // the elements that are looked at from now on are in the page only now
                if embed {
                    browser::tell_height(options::read(kind, &address).id);
                }
            }
            after.picture(&table, &to);
        }
    });
    if page.game().is_none() {
        return fixed(page, &props.root);
    }
    let Ears { click, key, focus, point, unpoint, input, over, drop } = heard::ears(&table);
    html! {
        <div class="page" onclick={click} onkeydown={key} onfocusin={focus}
            onpointerover={point} onpointerout={unpoint} oninput={input} ondragover={over} ondrop={drop}>
            { play::around(&table, kind, embed, &props.root, &props.address) }
            { kept!("dialogs", dialogs::dialogs(kind, &play::rules_at(kind, embed, &props.root))) }
        </div>
    }
}

/// A page without a board to play on: its file is all of it, and starts no program.
#[cfg(not(target_arch = "wasm32"))]
fn fixed(page: Page, root: &AttrValue) -> Html {
    html! {
        <div class="page">
            { if page == Page::Home { home::home(root) } else { home::missing(root) } }
            { frame::footer() }
        </div>
    }
}

#[cfg(target_arch = "wasm32")]
fn fixed(_: Page, _: &AttrValue) -> Html {
    Html::default()
}

/// The first live picture is made in a detached copy of the root, then put in its place once.
#[cfg(target_arch = "wasm32")]
pub fn start() {
    use wasm_bindgen::JsCast;
    console_error_panic_hook::set_once();
    let Some((kind, embed)) = browser::page() else { return };
    let Some(still) = browser::by_id("app") else { return };
    let Ok(live) = still.clone_node().map(|node| node.unchecked_into::<web_sys::Element>()) else { return };
    crate::board::kept::gather(&still);
    let page = if embed { Page::Embed(kind) } else { Page::Game(kind) };
    let mounted = {
        let live = live.clone();
        Callback::from(move |()| browser::swap(&still, &live))
    };
    let view = if browser::is_turned(embed) { View::Turned } else { View::Open };
    let asked = browser::asked(embed);
    let address = if embed { asked } else { keeping::meant(&asked) };
    let (root, address) = (browser::root().into(), address.into());
    yew::Renderer::<App>::with_root_and_props(live, AppProps { page, view, root, address, mounted }).render();
}
