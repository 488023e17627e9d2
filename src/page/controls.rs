//! Controls that several parts of a page have.

use yew::prelude::*;

use super::icons::{Icon, icon};
use crate::{
    words::{Message, say},
    worker::Rung,
};

/// A button whose `data-t` is `name`.
pub fn button(name: &str, label: String) -> Html {
    html! { <button key={name} type="button" class="btn" data-t={name.to_string()}>{ label }</button> }
}

/// The button that leads on.
pub fn main_button(name: &str, label: String) -> Html {
    html! { <button key={name} type="button" class="btn main" data-t={name.to_string()}>{ label }</button> }
}

/// A button with an icon, whose `data-t` is `name` and whose accessible name is `label`. One that cannot do anything looks
/// so, and keeps the focus.
pub fn icon_button(id: Option<&'static str>, name: String, label: String, sign: Icon, can: bool) -> Html {
    html! {
        <button type="button" {id} class="btn sq bare" data-t={name} aria-disabled={disabled(can)} aria-label={label.clone()} title={label}>{ icon(sign) }</button>
    }
}

/// A button with an icon and a label, whose `data-t` is `name`. Where there is little room, the label is seen by those alone
/// who hear it.
pub fn labelled_button(name: &'static str, label: String, sign: Icon) -> Html {
    html! {
        <button key={name} type="button" class="btn labelled" data-t={name} title={label.clone()}>{ icon(sign) }<span>{ label }</span></button>
    }
}

/// The value of `aria-disabled`.
pub fn disabled(can: bool) -> Option<&'static str> {
    (!can).then_some("true")
}

/// The options of a list of the computer's levels.
pub fn level_options(levels: impl IntoIterator<Item = Rung>, selected: Rung) -> Html {
    levels
        .into_iter()
        .map(|rung| html! { <option key={rung.to_string()} value={rung.to_string()} selected={rung == selected}>{ say(&Message::StartLevel(rung.tenths())) }</option> })
        .collect()
}
