//! The dialogs of a page with a board: a new game, and the game's menu. Each is created from the table when it
//! is opened, and removed when it is closed.

mod cite;
pub mod drafts;
mod ends;
mod letter;
pub mod levels;
mod menu;
mod players;
pub mod record;
mod saved_games;
mod settings;
mod setup;
mod strip;
mod who_plays;

use std::{cell::RefCell, rc::Rc};

use yew::prelude::*;

use super::{
    action::PageAction,
    browser,
    frame::sibling_page,
    icons::{Icon, icon},
    played::{Handle, Played},
    table::{Dialog, Table},
};
use crate::words::{UiText, say};
use drafts::Drafts;
use menu::Menu;
use setup::Setup;
use strip::StripDialog;

/// The table for the props of a dialog; equal as long as no action has changed it.
pub struct AtTable<F: Played> {
    pub table: Handle<F>,
    version: usize,
    pub embed: bool,
    /// The page with the rules, empty for this one.
    pub rules: AttrValue,
    pub drafts: Rc<RefCell<Drafts<F>>>,
}

impl<F: Played> AtTable<F> {
    pub fn new(
        table: &Handle<F>,
        embed: bool,
        rules: AttrValue,
        drafts: &Rc<RefCell<Drafts<F>>>,
    ) -> AtTable<F> {
        AtTable { table: table.clone(), version: table.version, embed, rules, drafts: drafts.clone() }
    }
}

impl<F: Played> Clone for AtTable<F> {
    fn clone(&self) -> AtTable<F> {
        AtTable { table: self.table.clone(), rules: self.rules.clone(), drafts: self.drafts.clone(), ..*self }
    }
}

impl<F: Played> PartialEq for AtTable<F> {
    fn eq(&self, other: &AtTable<F>) -> bool {
        self.version == other.version
    }
}

#[derive(Properties)]
pub struct DialogProps<F: Played> {
    pub at: AtTable<F>,
    /// The error shown first below the field of the record; empty without one.
    #[prop_or_default]
    pub error: String,
}

impl<F: Played> PartialEq for DialogProps<F> {
    fn eq(&self, other: &DialogProps<F>) -> bool {
        self.at == other.at
    }
}

/// The open dialog, if there is one.
pub fn open<F: Played>(at: AtTable<F>) -> Html {
    match at.table.dialog.clone() {
        None => Html::default(),
        Some(Dialog::Setup) => html! { <Setup<F> key="setup" {at} /> },
        Some(Dialog::Strip) => html! { <StripDialog<F> key="strip" {at} /> },
        Some(Dialog::Menu { error }) => html! { <Menu<F> key="menu" {at} {error} /> },
    }
}

#[hook]
fn use_dialog<F: Played>(at: &AtTable<F>) -> (NodeRef, Callback<Event>) {
    use_closing(at, || PageAction::SetDialog(None))
}

/// Shows a dialog above the page as soon as it is in the document; `closed` is the action after it has been closed.
#[hook]
pub fn use_closing<F: Played>(at: &AtTable<F>, closed: fn() -> PageAction<F>) -> (NodeRef, Callback<Event>) {
    let node = use_node_ref();
    use_effect_with((), {
        let node = node.clone();
        move |()| {
            let listeners = browser::show(&node);
            move || std::mem::drop(listeners)
        }
    });
    let table = at.table.dispatcher();
    (node, Callback::from(move |_| table.dispatch(closed())))
}

fn head(id: &'static str, title: UiText) -> Html {
    head_of(id, html! { say(&title) })
}

/// The heading of a dialog, and the button that closes it.
pub fn head_of(id: &'static str, title: Html) -> Html {
    html! {
        <div class="dialog-head">
            <h2 {id}>{ title }</h2>
            <button type="button" class="btn sq bare" data-t="close" aria-label={say(&UiText::Close)}>{ icon(Icon::Close) }</button>
        </div>
    }
}

/// The link to the editor of positions, with the position on the table.
fn position_editor_link<F: Played>(id: &'static str, table: &Table<F>, rules: &str) -> Html {
    let session = &table.session;
    let address = super::editor::editor_model::address(session.game(), table.preset, session.position());
    let outside = !rules.is_empty();
    html! {
        <p class="reads">
            <a {id} href={format!("{}#{address}", sibling_page(rules, "position"))} target={outside.then_some("_blank")}
                rel={outside.then_some("noopener")}>
                { say(&UiText::SetUpPosition) }
            </a>
        </p>
    }
}

/// The link to the page that puts a board into somebody else's page, with the game on the table.
fn embed_link<F: Played>(table: &Table<F>) -> Html {
    let session = &table.session;
    let steps = table.stopped_in().map(|showing| showing.steps);
    let address = crate::options::write(session, table.preset, steps);
    let joint = if address.is_empty() { "" } else { "&" };
    html! {
        <p class="reads">
            <a id="embed-board" href={["../embed/index.html#game=", session.game().name(), joint, &address].concat()}>{ say(&UiText::EmbedBoard) }</a>
        </p>
    }
}
