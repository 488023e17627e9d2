//! Groups of radio buttons and single boxes, with their labels.

use yew::prelude::*;

use super::maker::Choice;
use crate::words::{maker::MakerText, say};

/// A group whose fields have the numbers of their values.
pub(super) fn radios<T: Copy + PartialEq + 'static>(
    name: &'static str,
    legend: MakerText,
    all: &'static [(T, MakerText)],
    chosen: T,
    choose: &Callback<Choice>,
    choice: fn(T) -> Choice,
) -> Html {
    html! {
        <fieldset>
            <legend>{ say(&legend) }</legend>
            for (number, &(value, text)) in all.iter().enumerate() {
                <label key={say(&text)} class="maker-choice">
                    <input type="radio" {name} value={number.to_string()} checked={value == chosen}
                        onchange={choose.reform(move |_: Event| choice(value))} />
                    <span>{ say(&text) }</span>
                </label>
            }
        </fieldset>
    }
}

/// A box that is ticked or not.
pub(super) fn checkbox(
    id: &str,
    text: MakerText,
    checked: bool,
    choose: &Callback<Choice>,
    choice: impl Fn(bool) -> Choice + 'static,
) -> Html {
    html! {
        <label key={id.to_string()} class="maker-choice">
            <input id={id.to_string()} type="checkbox" {checked} onchange={choose.reform(move |_: Event| choice(!checked))} />
            <span>{ say(&text) }</span>
        </label>
    }
}
