//! The display settings, in the menu.

use yew::prelude::*;

use crate::{
    page::{browser::choice, frame::page_text},
    settings::{MENU, SETTINGS, Set, Settings},
    words::PageText,
};

/// The fields, for a board with a number of seats.
pub fn fields(settings: &Settings, seats: usize) -> Html {
    MENU.into_iter().map(|set| field(set, settings, seats)).collect()
}

fn field(set: Set, settings: &Settings, seats: usize) -> Html {
    let known = &SETTINGS[set as usize];
    let id = format!("set-{}", known.name);
    html! {
        <div key={known.name}>
            <label for={id.clone()}>{ page_text(PageText::Setting(set)) }</label>
            <select id={id.clone()} data-t={id} ~value={choice(settings.get(set))}>
                // a board for two has no third side
                for value in known.values.iter().filter(|&&value| value != "third" || seats > 2) {
                    <option key={*value} value={*value} selected={settings.get(set) == *value}>{ page_text(PageText::Choice(set, value)) }</option>
                }
            </select>
        </div>
    }
}
