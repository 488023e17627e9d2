//! The fields for the colours and the look of a frame, folded away until somebody wants them.

use yew::prelude::*;

use super::{
    controls::{checkbox, radios},
    maker::{Behind, Choice, LookChoice, Maker},
};
use crate::{
    engine::Kind,
    options::values,
    page::browser,
    words::{maker::MakerText, say},
};

pub(super) const BEHIND: [(Behind, MakerText); 3] = [
    (Behind::Site, MakerText::BehindSite),
    (Behind::Page, MakerText::BehindPage),
    (Behind::Colour, MakerText::BehindColour),
];
const COUNTERS: [MakerText; 3] =
    [MakerText::CountersBoth, MakerText::CountersObjects, MakerText::CountersFigures];
const LAYOUTS: [MakerText; 3] = [MakerText::LayoutAuto, MakerText::LayoutAcross, MakerText::LayoutUpright];

/// The ids of the fields, which are read when the program starts.
pub(super) const COUNTERS_ID: &str = "maker-counters";
pub(super) const LAYOUT_ID: &str = "maker-layout";
pub(super) const ACCENT_ID: &str = "maker-has-accent";

pub(super) fn details(maker: &Maker, choose: &Callback<Choice>) -> Html {
    let look = &maker.look;
    html! {
        <details>
            <summary>{ say(&MakerText::More) }</summary>
            { radios("maker-behind", MakerText::Behind, &BEHIND, look.behind, choose, |behind| Choice::Look(LookChoice::Behind(behind))) }
            if look.behind == Behind::Colour {
                { colour("maker-ground", MakerText::Ground, &look.ground, choose, LookChoice::Ground) }
                <p class="small" role="status">{ if look.is_unreadable() { say(&MakerText::GroundUnreadable) } else { String::new() } }</p>
            }
            { checkbox(ACCENT_ID, MakerText::HasAccent, look.has_accent, choose, |has| Choice::Look(LookChoice::HasAccent(has))) }
            if look.has_accent {
                { colour("maker-accent", MakerText::Accent, &look.accent, choose, LookChoice::Accent) }
                <p class="small">{ say(&MakerText::AccentHint) }</p>
            }
            if maker.has_board() {
                if maker.game() != Kind::Pasang {
                    { list(COUNTERS_ID, MakerText::Counters, values("counters"), COUNTERS, look.counters, choose, LookChoice::Counters) }
                }
                { list(LAYOUT_ID, MakerText::Layout, values("layout"), LAYOUTS, look.layout, choose, LookChoice::Layout) }
            }
        </details>
    }
}

fn colour(
    id: &'static str,
    text: MakerText,
    value: &str,
    choose: &Callback<Choice>,
    choice: fn(String) -> LookChoice,
) -> Html {
    let chosen = choose.reform(move |event: Event| Choice::Look(choice(browser::value(&event))));
    html! {
        <p class="maker-field">
            <label for={id}>{ say(&text) }</label>
            <input {id} type="color" value={value.to_string()} onchange={chosen} />
        </p>
    }
}

fn list(
    id: &'static str,
    label: MakerText,
    values: &'static [&'static str],
    texts: [MakerText; 3],
    chosen: &str,
    choose: &Callback<Choice>,
    choice: fn(String) -> LookChoice,
) -> Html {
    html! {
        <p class="maker-field">
            <label for={id}>{ say(&label) }</label>
            <select {id} onchange={choose.reform(move |event: Event| Choice::Look(choice(browser::value(&event))))}>
                for (value, text) in values.iter().copied().zip(texts) {
                    <option key={value} {value} selected={value == chosen}>{ say(&text) }</option>
                }
            </select>
        </p>
    }
}
