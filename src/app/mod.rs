//! Pages and state: what is on the screen, and how it came alive.

pub mod browser;
mod frame;
mod home;
mod icons;
mod log;
mod page;
mod play;
mod rules;
mod setup;
mod table;
mod time;

pub use page::Page;

use yew::prelude::*;

use crate::board::View;
use frame::footer;

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

/// The whole application: one page at a time.
#[component]
pub fn App(props: &AppProps) -> Html {
    let page = use_state_eq(|| props.page);
    let address = use_state_eq(|| props.address.clone());
    let view = use_state_eq(|| props.view);
    use_effect_with((), {
        let (mounted, page, address, view) =
            (props.mounted.clone(), page.setter(), address.setter(), view.setter());
        move |()| {
            // the effects of the page inside run before this one: it has taken the early taps
            browser::take_taps();
            mounted.emit(());
            let back = browser::on_window("popstate", move |_| {
                let to = browser::page_here();
                if to.is_some_and(|to| !browser::can_draw(to)) {
                    browser::reload();
                } else if let Some(to) = to {
                    page.set(to);
                    address.set(browser::asked(to).into());
                    browser::arrived(to);
                }
            });
            let turned =
                browser::on_turned(move |turned| view.set(if turned { View::Turned } else { View::Open }));
            move || drop((back, turned))
        }
    });
    let follow = {
        let (page, address) = (page.setter(), address.setter());
        Callback::from(move |event: MouseEvent| {
            if let Some(to) = browser::followed(&event) {
                page.set(to);
                address.set(browser::asked(to).into());
                browser::arrived(to);
            }
        })
    };
    let root: AttrValue = if *page == props.page { props.root.clone() } else { page.root().into() };
    let body = match *page {
        Page::Home => home::home(&root),
        Page::Game(kind) | Page::Embed(kind) => {
            let embed = matches!(*page, Page::Embed(_));
            let (view, root, address) = (*view, root.clone(), (*address).clone());
            html! { <play::Play key={kind.name()} {kind} {embed} {view} {root} {address} /> }
        }
        Page::Missing => home::missing(&root),
    };
    if let Page::Embed(_) = *page {
        return html! { <div class="embed">{ body }</div> };
    }
    html! {
        <div class="page" onclick={follow}>
            { body }
            { footer() }
        </div>
    }
}

/// The first live picture is made in a detached copy of the root, then put in its place once.
#[cfg(target_arch = "wasm32")]
pub fn start() {
    use wasm_bindgen::JsCast;
    console_error_panic_hook::set_once();
    let Some(doc) = web_sys::window().and_then(|window| window.document()) else { return };
    let (Some(html), Some(still)) = (doc.document_element(), doc.get_element_by_id("app")) else { return };
    let Ok(live) = still.clone_node().map(|node| node.unchecked_into::<web_sys::Element>()) else { return };
    let page = html.get_attribute("data-file").and_then(|file| Page::find(&file)).unwrap_or(Page::Missing);
    let root = html.get_attribute("data-root").unwrap_or_else(|| page.root());
    let mounted = {
        let live = live.clone();
        Callback::from(move |()| browser::swap(&still, &live))
    };
    let view = if browser::is_turned() { View::Turned } else { View::Open };
    let address = browser::asked(page);
    let props = AppProps { page, view, root: root.into(), address: address.into(), mounted };
    yew::Renderer::<App>::with_root_and_props(live, props).render();
}
