//! The controls of a move in time: steps back and forward, pause, a ruler to drag, and the speed.

use yew::prelude::*;

use super::{
    advice::hint_button,
    controls::{disabled, icon_button},
    icons::{Icon, icon},
    played::Played,
    table::Table,
};
use crate::{
    settings::{SETTINGS, Set},
    words::{Message, UiText, say},
};

/// The controls below a board.
pub fn controls<F: Played>(table: &Table<F>) -> Html {
    let (shown, all) = table.steps();
    let (at, moves) = (table.session.cursor(), table.session.moves().len());
    let playing = table.showing.as_ref().is_some_and(|showing| showing.playing);
    let (sign, name) = if playing { (Icon::Pause, UiText::Pause) } else { (Icon::Play, UiText::ShowMove) };
    html! {
        <div class="time" role="group" aria-label={say(&UiText::TimeOfMove)}>
            { button("step-back", say(&UiText::StepBack), Icon::Back, at > 0) }
            <button type="button" class="btn sq main" id="pause" data-t="pause" aria-disabled={disabled(all > 0)}
                aria-label={say(&name)} title={say(&name)}>{ icon(sign) }</button>
            { button("step-on", say(&UiText::StepOn), Icon::Next, at < moves || shown < all) }
            <input id="scrub" type="range" data-t="scrub" min="0" max={all.to_string()} value={shown.to_string()} aria-label={say(&UiText::MoveStep)}
                aria-valuetext={(!playing).then(|| say(&Message::StepOf { step: shown, all }))} disabled={all == 0} />
            { hint_button(table) }
            <div class="seg" role="group" aria-label={say(&UiText::Speed)}>
                for name in SETTINGS[Set::Speed as usize].values {
                    <button key={*name} type="button" data-t={format!("speed-{name}")}
                        aria-pressed={if table.settings.get(Set::Speed) == *name { "true" } else { "false" }}>
                        { say(&Message::Pace(name)) }
                    </button>
                }
            </div>
        </div>
    }
}

/// A button whose id names what it does.
pub fn button(id: &'static str, label: String, sign: Icon, can: bool) -> Html {
    icon_button(Some(id), id.into(), label, sign, can)
}
