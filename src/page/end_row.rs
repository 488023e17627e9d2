//! The row below the board of a game that is over: it has the place of the controls of a move.

use yew::prelude::*;

use super::controls::button;
use crate::words::{UiText, say};

/// The id of the button that begins the game again.
pub const AGAIN: &str = "again";

pub fn end_row() -> Html {
    html! {
        <div class="time start end" role="group" aria-label={say(&UiText::Result)} key="end">
            <button key={AGAIN} type="button" class="btn main" id={AGAIN} data-t={AGAIN}>{ say(&UiText::PlayAgain) }</button>
            { button("review", say(&UiText::Review)) }
        </div>
    }
}
