//! A new game: its readings by preset or one by one.

use web_sys::{HtmlDialogElement, HtmlSelectElement};
use yew::prelude::*;

use super::{
    browser,
    frame::ui,
    icons::{Icon, icon},
};
use crate::{
    engine::sowing::{Kind, Sowing},
    i18n::{Message, Ui, say},
};

#[derive(Properties, PartialEq)]
pub struct SetupProps {
    pub game: Sowing,
    pub preset: &'static str,
    pub open: bool,
    pub close: Callback<()>,
    pub start: Callback<(Sowing, &'static str)>,
}

#[component]
pub fn Setup(props: &SetupProps) -> Html {
    let kind = props.game.kind();
    let dialog = use_node_ref();
    let wish = use_state_eq(|| (props.game, props.preset));
    use_effect_with(props.open, {
        let (dialog, wish, now) = (dialog.clone(), wish.setter(), (props.game, props.preset));
        move |&open| {
            let Some(dialog) = dialog.cast::<HtmlDialogElement>() else { return };
            if open {
                wish.set(now);
                browser::show(&dialog);
            } else {
                dialog.close();
            }
        }
    });
    let (game, preset) = *wish;
    // a choice is set on the list itself: where an option is only marked as selected, a browser may keep
    // what it showed before
    use_effect_with((game, preset), {
        let dialog = dialog.clone();
        move |(game, preset): &(Sowing, &'static str)| {
            let Some(dialog) = dialog.cast::<HtmlDialogElement>() else { return };
            let values =
                kind.readings().iter().enumerate().map(|(index, reading)| (reading.name, game.value(index)));
            for (name, value) in values.chain([("preset", *preset)]) {
                browser::pick(&dialog, name, value);
            }
        }
    });
    let choose_preset = {
        let wish = wish.setter();
        Callback::from(move |event: Event| {
            let named = event.target_dyn_into::<HtmlSelectElement>().map(|select| select.value());
            let preset = kind.presets().iter().find(|preset| Some(preset.name) == named.as_deref());
            if let Some((preset, game)) =
                preset.and_then(|preset| Some((preset.name, kind.preset(preset.name)?)))
            {
                wish.set((game, preset));
            }
        })
    };
    let close = props.close.reform(|_: MouseEvent| ());
    let start = props.start.reform({
        let wish = *wish;
        move |_: MouseEvent| wish
    });
    html! {
        <dialog id="setup" ref={dialog} aria-labelledby="setup-title" onclose={props.close.reform(|_: Event| ())}>
            <div class="dialog-head">
                <h2 id="setup-title">{ ui(Ui::SetupTitle) }</h2>
                <button type="button" class="btn sq bare" aria-label={ui(Ui::Close)} onclick={close}>{ icon(Icon::Close) }</button>
            </div>
            <label for="preset">{ ui(Ui::Preset) }</label>
            <select id="preset" onchange={choose_preset}>
                for (index, known) in kind.presets().iter().enumerate() {
                    <option key={known.name} value={known.name}>
                        { say(&Message::Preset { kind, preset: index }) }
                    </option>
                }
            </select>
            <p class="small">{ differs(&game, preset) }</p>
            for (index, reading) in kind.readings().iter().enumerate() {
                <div key={reading.name}>
                    <label for={reading.name}>{ say(&Message::Reading { kind, reading: index }) }</label>
                    <select id={reading.name} name={reading.name} onchange={choose(kind, index, &wish)}>
                        for (at, value) in reading.values.iter().enumerate() {
                            <option key={*value} value={*value}>
                                { say(&Message::Value { kind, reading: index, value: at }) }
                            </option>
                        }
                    </select>
                </div>
            }
            <p class="small">{ ui(Ui::SetupNote) }</p>
            <button type="button" class="btn main" id="start" onclick={start}>{ ui(Ui::StartGame) }</button>
        </dialog>
    }
}

/// Takes another value of one reading.
fn choose(kind: Kind, reading: usize, wish: &UseStateHandle<(Sowing, &'static str)>) -> Callback<Event> {
    let wish = wish.clone();
    Callback::from(move |event: Event| {
        let value = event.target_dyn_into::<HtmlSelectElement>().map(|select| select.value());
        let (mut game, preset) = *wish;
        if let Some(value) = value
            && game.read(kind.readings()[reading].name, &value).is_ok()
        {
            wish.set((game, preset));
        }
    })
}

/// Which rules these are: the preset, and what differs from it.
pub fn differs(game: &Sowing, preset: &str) -> String {
    let kind = game.kind();
    let preset = kind.presets().iter().position(|known| known.name == preset).unwrap_or(0);
    let plain = kind.preset(kind.presets()[preset].name).unwrap_or(kind.game());
    let readings = kind.readings().iter().enumerate();
    let readings = readings
        .filter(|&(index, _)| game.value(index) != plain.value(index))
        .filter_map(|(index, reading)| {
            Some((index, reading.values.iter().position(|&value| value == game.value(index))?))
        })
        .collect();
    say(&Message::Differs { kind, readings, preset })
}
