//! The application: pages, their state, and how a page becomes live.

pub mod action;
mod advice;
mod agents;
mod announcer;
mod asked;
mod branches;
pub mod browser;
#[cfg(not(target_arch = "wasm32"))]
pub mod built;
pub mod compare;
mod controls;
pub mod diagram;
pub mod dialogs;
pub mod editor;
mod effects;
pub mod embed_maker;
pub mod embedding;
mod end_row;
mod example;
mod explained;
pub mod figure;
mod first_picture;
mod follow;
pub mod frame;
mod hold;
pub mod home;
pub(crate) mod icons;
#[cfg(not(target_arch = "wasm32"))]
pub mod keys;
pub(crate) mod layout;
pub mod lesson;
mod letter;
mod listeners;
pub mod log;
mod looked_at;
pub mod markup;
mod near;
mod next_level;
mod opening;
pub mod opponent;
mod pasang;
mod playback;
pub mod played;
pub mod practice;
mod reducer;
mod route;
pub mod rule_examples;
#[cfg(not(target_arch = "wasm32"))]
mod rules;
pub mod saved_game;
pub mod saving;
mod seat_names;
mod sharing;
mod sowing;
mod speaker;
mod stage;
mod start_row;
mod status;
pub mod stored;
pub mod strip;
pub mod table;
mod visit;
pub mod workshop;
mod write_limit;

pub use route::{About, Page};

use yew::prelude::*;

use crate::{
    board::View,
    options::{self, Mode},
    words::{LinkError, seat_names::set_seat_names},
};
#[cfg(target_arch = "wasm32")]
use crate::{settings::Settings, worker::Rung};
use dialogs::{AtTable, drafts::Drafts};
use effects::Effects;
use first_picture::Step;
use hold::Hold;
use listeners::{ClickedAt, Listeners};
use log::Log;
use played::Played;
use table::Table;
use visit::Visit;

#[derive(Properties, PartialEq)]
pub struct AppProps<F: Played> {
    pub page: Page,
    /// The page's game under its default preset.
    pub plain: F,
    /// The layout of boards: both until the screen is known.
    pub view: View,
    /// The relative path from this file to the root of the site.
    pub root: AttrValue,
    /// The address with which the page was opened; empty on the host.
    #[prop_or_default]
    pub address: AttrValue,
    /// What the browser knows of the visitor; nothing on the host.
    #[prop_or_default]
    pub visit: Option<Visit>,
    /// Called once, when the first live render is complete but not yet in the document.
    #[prop_or_default]
    pub mounted: Callback<()>,
}

/// The whole application: one page, one state, one listener per event type. Every link leads to a file.
#[component]
pub fn App<F: Played>(props: &AppProps<F>) -> Html {
    let (plain, embed) = (props.plain, matches!(props.page, Page::Embed(_)));
    let kind = plain.kind();
    let table = use_reducer(|| {
        let mut options = options::read(plain, &props.address);
        if embed {
            options.errors = faults_of_embed(options.errors, &props.address);
        }
        let table = match &props.visit {
            Some(visit) => Table::of_visit(options, props.view, visit),
            None => Table::new(options, props.view),
        };
        if embed { table.in_mode(Mode::of(&props.address)) } else { table }
    });
    // every text from here on, this picture's and the announcements after it, calls the seats so
    set_seat_names(seat_names::seat_names(&table.names, kind.seats()));
    let effects = use_mut_ref(Effects::<F>::default);
    let log = use_mut_ref(Log::default);
    let drafts = use_mut_ref(Drafts::<F>::default);
    let hold = use_mut_ref(Hold::default);
    let clicked_at = use_memo((), |_| ClickedAt::default());
    let step = use_state(|| Step::FIRST);
    effects.borrow().before_render(&table);
    use_effect({
        let (table, address, mounted) = (table.clone(), props.address.clone(), props.mounted.clone());
        let step = step.clone();
        move || {
            if first_picture::goes_on(&step) {
                return;
            }
            if !effects.borrow_mut().is_first_render() {
                effects.borrow_mut().after_render(&table);
                return;
            }
            mounted.emit(());
            let taps = browser::take_taps();
            for tap in &taps {
                listeners::clicked(&table, tap, None);
            }
            browser::in_next_task(move || {
                effects.borrow_mut().begin(plain, embed, &address);
                if taps.iter().any(|tap| tap == advice::HINT) {
                    effects.borrow().ask_hint();
                }
                browser::mark_live();
            });
        }
    });
    let Listeners { click, key, focus, point, unpoint, down, menu, input, over, drop } =
        listeners::listeners(&table, &hold, &clicked_at);
    let rules = layout::rules_at(kind, embed, &props.root);
    let log = log.borrow_mut().update(&table);
    html! {
        <div class="page" onclick={click} onkeydown={key} onfocusin={focus}
            onpointerover={point} onpointerout={unpoint} onpointerdown={down} oncontextmenu={menu} oninput={input} ondragover={over} ondrop={drop}>
            if *step >= Step::Around {
                { layout::contents(&table, &log, *step, embed, &props.root, &props.address) }
            }
            <div id="dialogs">
                { dialogs::open(AtTable::new(&table, embed, rules.clone(), &drafts)) }
                { explained::open(AtTable::new(&table, embed, rules, &drafts)) }
            </div>
        </div>
    }
}

/// What is said on an embed of the mistakes in its address: to whoever makes it all of them, to a reader nothing.
fn faults_of_embed(read: Vec<LinkError>, address: &str) -> Vec<LinkError> {
    if !options::debug(address) {
        return Vec::new();
    }
    options::faults(read, address)
}

/// Starts the program of a family's pages.
#[cfg(target_arch = "wasm32")]
pub fn start<F: Played>() {
    console_error_panic_hook::set_once();
    let Some((kind, embed)) = browser::page() else { return };
    if let Some(plain) = F::by_name(kind.name()) {
        begin(plain, embed);
    }
}

/// Starts the application on its page.
#[cfg(target_arch = "wasm32")]
fn begin<F: Played>(plain: F, embed: bool) {
    let page = if embed { Page::Embed(plain.kind()) } else { Page::Game(plain.kind()) };
    let asked = browser::requested(embed);
    let address = match embed {
        true => options::opened(&asked, crate::catalogue::example(plain.kind())),
        false => saving::requested(&asked),
    };
    let asked_layout = options::upright(&address).filter(|_| embed);
    let turned = asked_layout.unwrap_or_else(|| browser::is_turned(embed, F::UPRIGHT));
    let view = if turned { View::Turned } else { View::Open };
    let visit = Some(visit(plain, embed, &address));
    let (root, address) = (AttrValue::from(browser::root()), AttrValue::from(address));
    render_live::<App<F>>("app", move |mounted| AppProps {
        page,
        plain,
        view,
        root,
        address,
        visit,
        mounted,
    });
}

/// The visitor who has opened an address; an embed reads nothing that is stored.
#[cfg(target_arch = "wasm32")]
fn visit<F: Played>(plain: F, embed: bool, address: &str) -> Visit {
    let mut own_settings =
        Settings::default().read(&if embed { String::new() } else { stored::settings() }).0;
    if embed {
        let colours = options::Colours::read(address).0;
        if let Some(theme) = colours.theme {
            own_settings.put("theme", theme);
        }
        browser::set_variables(&colours.variables());
    }
    let options = options::read(plain, address);
    let has_game = !options::write(&options.session, options.preset, options.steps).is_empty();
    Visit {
        own_settings,
        settings: own_settings.read(address).0,
        reduced_motion: browser::prefers_reduced_motion(),
        level: if embed { None } else { stored::level() }.unwrap_or(Rung::DEFAULT),
        resume: if embed || has_game { None } else { stored::resume(plain) },
        rule_examples: browser::json_text(rule_examples::BLOCK).into(),
    }
}

/// Renders a live component, in a task of its own, into a detached copy of the element with this id, and replaces that
/// element once, when the component calls what it was given as `mounted`.
#[cfg(target_arch = "wasm32")]
fn render_live<C: BaseComponent>(
    id: &'static str,
    props: impl FnOnce(Callback<()>) -> C::Properties + 'static,
) {
    use wasm_bindgen::JsCast;

    browser::in_next_task(move || {
        let Some(static_root) = browser::by_id(id) else { return };
        let Ok(live) = static_root.clone_node().map(|node| node.unchecked_into::<web_sys::Element>()) else {
            return;
        };
        crate::board::static_element::collect(&static_root);
        let mounted = {
            let live = live.clone();
            Callback::from(move |()| browser::replace_static(&static_root, &live))
        };
        yew::Renderer::<C>::with_root_and_props(live, props(mounted)).render();
    });
}
