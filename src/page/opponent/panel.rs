//! The opponent's panel: what it does, and the buttons that control it.

use yew::prelude::*;

use crate::{
    engine::seat::Seat,
    words::{opponent::OpponentMessage, say},
};

/// The data of the panel.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    pub message: OpponentMessage,
    /// The button that acts on what it does, if there is one.
    pub action: Option<OpponentMessage>,
    /// The seats that can be taken over from it, or returned to it.
    pub seats: Vec<Exchange>,
    /// It plays every seat: the button for what it does comes before those of the seats.
    pub watched: bool,
    /// Only persons play: the panel is hidden.
    pub hidden: bool,
}

/// A seat that can change hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exchange {
    Take(Seat),
    Give(Seat),
}

impl Exchange {
    /// The name and the label of its button.
    pub(super) fn button(self) -> (String, OpponentMessage) {
        match self {
            Exchange::Take(seat) => (format!("take-{}", seat.name()), OpponentMessage::Take(seat)),
            Exchange::Give(seat) => (format!("give-{}", seat.name()), OpponentMessage::Give(seat)),
        }
    }
}

/// What it does, in the status line; `is_moving` says that a move is being shown there.
pub fn message(view: &View, is_moving: bool) -> Html {
    // that it waits is seen by whose turn it is, and beside a move nobody waits for its thoughts
    let is_seen_anyhow = match view.message {
        OpponentMessage::Waits => true,
        OpponentMessage::Thinks => is_moving,
        _ => false,
    };
    let is_quiet = view.hidden || is_seen_anyhow;
    html! { <p id="opponent-says" role="status" data-quiet={is_quiet.then_some("")}>{ say(&view.message) }</p> }
}

/// The letters' room that a button takes from the lines of the status line beside it.
const BUTTON: usize = 30;

/// The letters' room that it takes in the status line.
pub fn letters(view: &View) -> usize {
    let says = if view.message == OpponentMessage::Waits { 0 } else { say(&view.message).chars().count() };
    let button = if view.action.is_some() { BUTTON } else { 0 };
    if view.hidden { 0 } else { says + button }
}

/// The buttons for it, beside the status line; the page's listener handles them.
pub fn panel(view: &View) -> Html {
    let button = |name: &str, label: OpponentMessage| {
        html! { <button type="button" class="btn" key={name.to_string()} id={format!("opponent-{name}")} data-opponent={name.to_string()}>{ say(&label) }</button> }
    };
    let action =
        html! { <span key="does">{ for view.action.clone().map(|label| button("do", label)) }</span> };
    let exchanges = view.seats.iter().map(|seat| {
        let (name, label) = seat.button();
        button(&name, label)
    });
    let seats = html! { <span key="seats">{ for exchanges }</span> };
    // each group has a place of its own, so that changes in one do not move or replace the other
    let acts = if view.watched { [action, seats] } else { [seats, action] };
    html! { <div id="opponent" hidden={view.hidden}>{ for acts }</div> }
}
