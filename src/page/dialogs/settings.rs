//! The display settings, in the menu.

use yew::prelude::*;

use crate::{
    page::browser::choice,
    settings::{MENU, SETTINGS, Set, Settings},
    words::{SettingText, current::words, say},
};

/// The fields, for a board with a number of seats.
pub fn fields(settings: &Settings, seats: usize) -> Html {
    let own_figures = words().has_own_figures();
    let offered = MENU.into_iter().filter(|&set| set != Set::Digits || own_figures);
    offered.map(|set| field(set, settings, seats)).collect()
}

fn field(set: Set, settings: &Settings, seats: usize) -> Html {
    let known = &SETTINGS[set as usize];
    let id = format!("set-{}", known.name);
    html! {
        <div key={known.name}>
            <label for={id.clone()}>{ say(&SettingText::Name(set)) }</label>
            <select id={id.clone()} data-t={id} ~value={choice(settings.get(set))}>
                // a board for two has no third side
                for value in known.values.iter().filter(|&&value| value != "third" || seats > 2) {
                    <option key={*value} value={*value} selected={settings.get(set) == *value}>{ say(&SettingText::Value(set, value)) }</option>
                }
            </select>
        </div>
    }
}
