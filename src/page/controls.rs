//! Controls that several parts of a page have.

use yew::prelude::*;

/// A button whose `data-t` is `name`.
pub fn button(name: &str, label: String) -> Html {
    html! { <button key={name} type="button" class="btn" data-t={name.to_string()}>{ label }</button> }
}

/// The button that leads on.
pub fn main_button(name: &str, label: String) -> Html {
    html! { <button key={name} type="button" class="btn main" data-t={name.to_string()}>{ label }</button> }
}
