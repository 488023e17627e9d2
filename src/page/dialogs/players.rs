//! The player of each seat, in the menu: a person by name, or a level of the opponent.

use yew::prelude::*;

use crate::{
    engine::seat::Seat,
    notation::name,
    page::{
        browser::{self, choice},
        opponent::{self, level},
        table::Names,
    },
    words::{UiText, opponent::OpponentMessage, say},
    worker::{DEFAULT_LEVEL, LEVELS},
};

const FIELDS: [(&str, UiText); 3] = [
    ("name-first", UiText::FirstName),
    ("name-second", UiText::SecondName),
    ("name-third", UiText::ThirdName),
];

#[derive(Properties, PartialEq)]
pub struct PlayersProps {
    pub names: Names,
    pub seats: usize,
    /// Called with all names when one has been entered or chosen.
    pub on_change: Callback<Names>,
}

/// The fields, in the order of the seats. A name is taken when its field is left.
#[component]
pub fn Players(props: &PlayersProps) -> Html {
    let PlayersProps { names, seats, on_change } = props;
    let typed = use_state(|| names.clone().map(Option::unwrap_or_default));
    let all = (0..*seats).filter_map(|at| Some((at, Seat::at(at)?, *FIELDS.get(at)?)));
    let fields = all.map(|(at, seat, (id, label))| {
        let on_input = {
            let typed = typed.clone();
            Callback::from(move |event: InputEvent| {
                let mut now = (*typed).clone();
                now[at] = browser::value(&event);
                typed.set(now);
            })
        };
        let set_name = {
            let (typed, names, on_change) = (typed.clone(), names.clone(), on_change.clone());
            move |value: &str| {
                let mut now = (*typed).clone();
                now[at] = value.into();
                typed.set(now);
                let mut names = names.clone();
                names[at] = name(value);
                on_change.emit(names);
            }
        };
        let on_leave = {
            let set_name = set_name.clone();
            Callback::from(move |event: Event| set_name(&browser::value(&event)))
        };
        let on_level = Callback::from(move |event: Event| {
            let level = browser::value(&event).parse().ok().filter(|&level: &u8| level > 0);
            set_name(&level.map(opponent::name).unwrap_or_default());
        });
        let now = names[at].as_deref().and_then(level).unwrap_or(0);
        let list = format!("seat-{}", seat.name());
        // the computer has no name of a person
        let name_shown = if level(&typed[at]).is_some() { String::new() } else { typed[at].clone() };
        html! {
            <div key={id} class="player">
                <label for={id}>{ say(&label) }</label>
                <input {id} type="text" maxlength="40" autocomplete="off" data-t="name" value={name_shown}
                    oninput={on_input} onchange={on_leave} />
                <select id={list.clone()} data-t={list} ~value={choice(&now.to_string())} aria-label={say(&OpponentMessage::PlayedBy(seat))} onchange={on_level}>
                    for level in 0..=LEVELS {
                        <option key={level} value={level.to_string()} selected={level == now}>{ player(level) }</option>
                    }
                </select>
            </div>
        }
    });
    html! { <>{ for fields }</> }
}

/// The label of a level in the list; 0 is a person.
fn player(level: u8) -> String {
    say(&match level {
        0 => OpponentMessage::Person,
        DEFAULT_LEVEL => OpponentMessage::UsualLevel(level),
        _ => OpponentMessage::Level(level),
    })
}
