//! The row below the board of a game that is over: it has the place of the controls of a move.

use yew::prelude::*;

use super::{
    controls::button, next_level::NextLevel, opponent::Seated, played::Played, sharing::Share, table::Table,
};
use crate::{
    options,
    words::{UiText, say},
};

/// The id of the button that begins the game again.
pub const AGAIN: &str = "again";

pub fn end_row<F: Played>(table: &Table<F>) -> Html {
    let address = options::write(&table.session, table.preset, None);
    let game = table.session.game();
    let seated = Seated::of(game, &table.names);
    let first_wins = game.first_wins(table.preset);
    let next = table
        .session
        .winners()
        .and_then(|winners| NextLevel::after(game.kind(), seated, winners, first_wins));
    html! {
        <div class="time start end" role="group" aria-label={say(&UiText::Result)} key="end">
            <button key={AGAIN} type="button" class="btn main" id={AGAIN} data-t={AGAIN}>{ say(&UiText::PlayAgain) }</button>
            if let Some(next) = next {
                { button(&format!("{AGAIN}-{}", next.rung().figures()), say(&next.label())) }
            }
            { button("review", say(&UiText::Review)) }
            <Share key="share" name="share" game={game.name()} {address} label={UiText::Share} />
        </div>
    }
}
