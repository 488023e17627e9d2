//! The player of each seat, in the menu: a person by name, or a level of the opponent.

use yew::prelude::*;

use crate::{
    engine::{Kind, seat::Seat},
    notation::name,
    page::{
        browser::{self, choice},
        opponent::{self, level},
        table::Names,
    },
    words::{UiText, opponent::OpponentMessage, say},
    worker::{Rung, rungs},
};

const FIELDS: [(&str, UiText); 3] = [
    ("name-first", UiText::FirstName),
    ("name-second", UiText::SecondName),
    ("name-third", UiText::ThirdName),
];

#[derive(Properties, PartialEq)]
pub struct PlayersProps {
    pub names: Names,
    pub kind: Kind,
    /// Called with all names when one has been entered or chosen.
    pub on_change: Callback<Names>,
}

/// The fields, in the order of the seats. A name is taken when its field is left.
#[component]
pub fn Players(props: &PlayersProps) -> Html {
    let PlayersProps { names, kind, on_change } = props;
    let typed = use_state(|| names.clone().map(Option::unwrap_or_default));
    let all = (0..kind.seats()).filter_map(|at| Some((at, Seat::at(at)?, *FIELDS.get(at)?)));
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
            let level: Option<Rung> = browser::value(&event).parse().ok();
            set_name(&level.map(opponent::name).unwrap_or_default());
        });
        let now = names[at].as_deref().and_then(level);
        let all = std::iter::once(None).chain(rungs(*kind).into_iter().map(Some));
        let list = format!("seat-{}", seat.name());
        // the computer has no name of a person
        let name_shown = if level(&typed[at]).is_some() { String::new() } else { typed[at].clone() };
        html! {
            <div key={id} class="player">
                <label for={id}>{ say(&label) }</label>
                <input {id} type="text" maxlength="40" autocomplete="off" data-t="name" value={name_shown}
                    oninput={on_input} onchange={on_leave} />
                <select id={list.clone()} data-t={list} ~value={choice(&value(now))} aria-label={say(&OpponentMessage::PlayedBy(seat))} onchange={on_level}>
                    for player in all {
                        <option key={value(player)} value={value(player)} selected={player == now}>{ called(player) }</option>
                    }
                </select>
            </div>
        }
    });
    html! { <>{ for fields }</> }
}

/// The value of a level in the list; 0 is a person.
fn value(player: Option<Rung>) -> String {
    player.map_or_else(|| "0".into(), |rung| rung.to_string())
}

fn called(player: Option<Rung>) -> String {
    say(&match player {
        None => OpponentMessage::Person,
        Some(Rung::DEFAULT) => OpponentMessage::UsualLevel(Rung::DEFAULT.tenths()),
        Some(rung) => OpponentMessage::Level(rung.tenths()),
    })
}
