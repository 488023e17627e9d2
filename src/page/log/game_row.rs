//! The buttons of the whole game: its start, one move back, play it all, one move on, its last move. In this row the
//! arrow keys go from move to move.

use yew::prelude::*;

use crate::{
    page::{
        controls::{icon_button, labelled_button},
        icons::Icon,
    },
    words::{Message, UiText, say},
};

/// Selects the buttons of the row.
pub const BUTTONS: &str = ".game-row button";

/// The button of a game that plays itself: it stops there, or goes on.
pub fn replay_button(replays: bool) -> Html {
    let (sign, label) = sign_and_label(replays);
    labelled_button("replay", say(&label), sign)
}

const fn sign_and_label(replays: bool) -> (Icon, UiText) {
    if replays { (Icon::Pause, UiText::Pause) } else { (Icon::Play, UiText::ReplayGame) }
}

/// The row after `at` of so many moves, with a ruler over them; `replays` while the game is being played again.
pub fn game_row(at: usize, all: usize, replays: bool) -> Html {
    let (sign, label) = sign_and_label(replays);
    html! {
        <div class="game-row" role="group" aria-label={say(&UiText::WholeGame)}>
            { button("m0".into(), UiText::FirstMove, Icon::First, at > 0) }
            { button(format!("m{}", at.saturating_sub(1)), UiText::MoveBefore, Icon::Back, at > 0) }
            { button("replay".into(), label, sign, all > 0) }
            { button(format!("m{}", (at + 1).min(all)), UiText::MoveAfter, Icon::Next, at < all) }
            { button(format!("m{all}"), UiText::LastOfGame, Icon::Last, at < all) }
            <input id="scrub-game" type="range" data-t="scrub-game" min="0" max={all.to_string()} value={at.to_string()}
                disabled={all == 0} aria-label={say(&UiText::ScrubGame)} aria-valuetext={say(&Message::MoveOf { number: at, all })} />
        </div>
    }
}

fn button(name: String, label: UiText, sign: Icon, can: bool) -> Html {
    icon_button(None, name, say(&label), sign, can)
}
