//! The fields of the editor. Each has its action in `data-t`; a field that stays on the page keeps its element.

use yew::prelude::*;

use crate::{
    engine::seat::Seat,
    page::browser::choice,
    words::{Message, position::EditorMessage, say},
};

/// A labelled group of a family's controls.
pub fn group(label: String, inside: Html) -> Html {
    html! { <fieldset class="pos-set"><legend>{ label }</legend>{ inside }</fieldset> }
}

/// One of several options, as a radio button.
pub fn radio(name: &'static str, value: String, label: String, checked: bool) -> Html {
    let id = [name, "-", &value].concat();
    html! {
        <label key={value.clone()}>
            <input type="radio" {id} {name} {value} data-t={name} {checked} />
            <span>{ label }</span>
        </label>
    }
}

/// The choice of the seat to move, given by its index.
pub fn to_move(seats: impl IntoIterator<Item = Seat>, chosen: usize) -> Html {
    let seats = seats.into_iter().map(|seat| {
        let (at, label) = (seat.index(), say(&Message::Seat(seat)));
        radio("pos-turn", (at + 1).to_string(), label, at == chosen)
    });
    group(say(&EditorMessage::ToMove), html! { <>{ for seats }</> })
}

/// The announcement that a seat is now to move.
pub fn is_to_move(seat: Seat) -> String {
    say(&EditorMessage::Set { name: say(&EditorMessage::ToMove), value: say(&Message::Seat(seat)) })
}

/// A list to choose from, given as pairs of value and label.
pub fn select(name: &str, label: String, values: Vec<(String, String)>, chosen: &str) -> Html {
    let option = |(value, label): (String, String)| {
        let selected = value == chosen;
        html! { <option key={value.clone()} {value} {selected}>{ label }</option> }
    };
    let name = AttrValue::from(name.to_string());
    html! {
        <p key={name.as_str()}>
            <label for={name.clone()}>{ label }</label>
            <select id={name.clone()} data-t={name} ~value={choice(chosen)}>{ for values.into_iter().map(option) }</select>
        </p>
    }
}

/// A field for a number, and its label.
pub fn number(name: &str, label: String, least: u32, most: u32, value: u32) -> Html {
    let name = AttrValue::from(name.to_string());
    html! {
        <>
            <label for={name.clone()}>{ label }</label>
            <input id={name.clone()} type="number" inputmode="numeric" min={least.to_string()} max={most.to_string()}
                value={value.to_string()} data-t={name} />
        </>
    }
}

/// A toggle button.
pub fn toggle(name: String, label: String, on: bool) -> Html {
    html! {
        <button key={name.clone()} type="button" class="btn" data-t={name} aria-pressed={on.to_string()}>{ label }</button>
    }
}

/// A number with buttons for one less and one more.
pub fn stepped(name: &str, place: &str, value: u32, most: u32) -> Html {
    let button = |action: &'static str, label: EditorMessage, sign: &'static str| {
        html! { <button type="button" class="btn sq" data-t={action} aria-label={say(&label)}>{ sign }</button> }
    };
    html! {
        <div class="pos-step">
            { button("pos-fewer", EditorMessage::OneFewer, "−") }
            <span>{ number(name, say(&EditorMessage::Count(place.into())), 0, most, value) }</span>
            { button("pos-more", EditorMessage::OneMore, "+") }
        </div>
    }
}
