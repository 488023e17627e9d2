//! The row below a board on which nobody has begun: who plays, and by which rules. It has the place of the controls of
//! a move, of which there is none yet.

use yew::prelude::*;

use super::{
    controls::{button, level_options, main_button},
    example,
    played::Played,
    table::Table,
};
use crate::{
    words::{Message, UiText, say},
    worker::DEFAULT_LEVEL,
};

/// The id of the list of levels.
pub const LEVEL_FIELD: &str = "start-level";

pub fn start_row<F: Played>(table: &Table<F>) -> Html {
    let kind = table.session.game().kind();
    html! {
        <div class="time start" role="group" aria-label={say(&UiText::StartGame)} key="start">
            { main_button("computer", say(&UiText::PlayComputer)) }
            <select id={LEVEL_FIELD} aria-label={say(&UiText::ComputerLevel)}>
                { level_options(DEFAULT_LEVEL) }
            </select>
            { button("together", say(&Message::StartTogether { seats: kind.seats() })) }
            { button("new", say(&UiText::RulesOfGame)) }
            { example::button(table) }
        </div>
    }
}
