//! The buttons of the whole game: its start, one move back, play it all, one move on, its last move. In this row the
//! arrow keys go from move to move.

use yew::prelude::*;

use crate::{
    page::icons::{Icon, icon},
    words::{UiText, say},
};

/// The class of the row.
pub const ROW: &str = "game-row";

/// The row after `at` of so many moves; `replays` while the game is being played again.
pub fn game_row(at: usize, all: usize, replays: bool) -> Html {
    let (sign, label) = if replays { (Icon::Pause, UiText::Pause) } else { (Icon::Play, UiText::ReplayGame) };
    html! {
        <div class={ROW} role="group" aria-label={say(&UiText::WholeGame)}>
            { button("m0".into(), UiText::FirstMove, Icon::First, at > 0) }
            { button(format!("m{}", at.saturating_sub(1)), UiText::MoveBefore, Icon::Back, at > 0) }
            { button("replay".into(), label, sign, all > 0) }
            { button(format!("m{}", (at + 1).min(all)), UiText::MoveAfter, Icon::Next, at < all) }
            { button(format!("m{all}"), UiText::LastOfGame, Icon::Last, at < all) }
        </div>
    }
}

fn button(name: String, label: UiText, sign: Icon, can: bool) -> Html {
    let label = say(&label);
    html! {
        <button type="button" class="btn sq bare" data-t={name} aria-disabled={(!can).then_some("true")} aria-label={label.clone()} title={label}>{ icon(sign) }</button>
    }
}
