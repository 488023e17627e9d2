//! Controls that several parts of a page have.

use yew::prelude::*;

/// A button whose `data-t` is `name`.
pub fn button(name: &str, class: &'static str, says: String) -> Html {
    html! { <button key={name} type="button" {class} data-t={name.to_string()}>{ says }</button> }
}
