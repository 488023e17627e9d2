//! The time of a move: back and on by a counter, pause, a ruler to draw along, and how fast it passes.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{
    frame::ui,
    icons::{Icon, icon},
    table::{Deed, Table},
};
use crate::{
    i18n::{Message, Ui, say},
    options::SPEEDS,
    story::showing::Run,
};

/// The controls below a board.
pub fn controls(table: &UseReducerHandle<Table>, speed: &UseStateHandle<f64>) -> Html {
    let (all, shown, playing) = match (&table.showing, table.last()) {
        (Some(showing), _) => (showing.run.steps(), showing.steps, showing.playing),
        (None, Some((before, _, events))) => {
            let all = Run::of(before, events).steps();
            (all, all, false)
        }
        (None, None) => (0, 0, false),
    };
    let deed = |make: fn() -> Deed| {
        let table = table.dispatcher();
        Callback::from(move |_: MouseEvent| table.dispatch(make()))
    };
    let scrub = {
        let table = table.dispatcher();
        Callback::from(move |event: InputEvent| {
            let value = event.target_dyn_into::<HtmlInputElement>().map(|input| input.value());
            if let Some(steps) = value.and_then(|value| value.parse().ok()) {
                table.dispatch(Deed::StandAt(steps));
            }
        })
    };
    let (sign, name) = if playing { (Icon::Pause, Ui::Pause) } else { (Icon::Play, Ui::ShowMove) };
    html! {
        <div class="time" role="group" aria-label={ui(Ui::TimeOfMove)}>
            { button("step-back", Ui::StepBack, Icon::Back, false, deed(|| Deed::Step { back: true })) }
            { button("pause", name, sign, true, deed(|| Deed::PausePlay)) }
            { button("step-on", Ui::StepOn, Icon::Next, false, deed(|| Deed::Step { back: false })) }
            <input id="scrub" type="range" min="0" max={all.to_string()} value={shown.to_string()} aria-label={ui(Ui::Scrub)}
                aria-valuetext={say(&Message::StepOf { step: shown, all })} disabled={all == 0} oninput={scrub} />
            <div class="seg" role="group" aria-label={ui(Ui::Speed)}>
                for (pace, name) in SPEEDS {
                    <button key={name} type="button" aria-pressed={if **speed == pace { "true" } else { "false" }}
                        onclick={let speed = speed.setter(); Callback::from(move |_: MouseEvent| speed.set(pace))}>
                        { say(&Message::Pace(name)) }
                    </button>
                }
            </div>
        </div>
    }
}

fn button(id: &'static str, name: Ui, sign: Icon, main: bool, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" {id} class={classes!("btn", "sq", if main { "main" } else { "bare" })} aria-label={ui(name)}
            title={ui(name)} {onclick}>
            { icon(sign) }
        </button>
    }
}
