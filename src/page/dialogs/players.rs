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
    pub named: Callback<Names>,
}

/// The fields, in the order of the seats. A name is taken when its field is left.
#[component]
pub fn Players(props: &PlayersProps) -> Html {
    let PlayersProps { names, seats, named } = props;
    let typed = use_state(|| names.clone().map(Option::unwrap_or_default));
    let all = (0..*seats).filter_map(|at| Some((at, Seat::at(at)?, *FIELDS.get(at)?)));
    let fields = all.map(|(at, seat, (id, says))| {
        let written = {
            let typed = typed.clone();
            Callback::from(move |event: InputEvent| {
                let mut now = (*typed).clone();
                now[at] = browser::value(&event);
                typed.set(now);
            })
        };
        let taken = {
            let (typed, names, named) = (typed.clone(), names.clone(), named.clone());
            move |value: &str| {
                let mut now = (*typed).clone();
                now[at] = value.into();
                typed.set(now);
                let mut names = names.clone();
                names[at] = name(value);
                named.emit(names);
            }
        };
        let left = {
            let taken = taken.clone();
            Callback::from(move |event: Event| taken(&browser::value(&event)))
        };
        let chosen = Callback::from(move |event: Event| {
            let level = browser::value(&event).parse().ok().filter(|&level: &u8| level > 0);
            taken(&level.map(opponent::name).unwrap_or_default());
        });
        let now = names[at].as_deref().and_then(level).unwrap_or(0);
        let list = format!("seat-{}", seat.name());
        html! {
            <div key={id} class="player">
                <label for={id}>{ say(&says) }</label>
                <input {id} type="text" maxlength="40" autocomplete="off" data-t="name" value={typed[at].clone()}
                    oninput={written} onchange={left} />
                <select id={list.clone()} data-t={list} ~value={choice(&now.to_string())} aria-label={say(&OpponentMessage::PlayedBy(seat))} onchange={chosen}>
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
