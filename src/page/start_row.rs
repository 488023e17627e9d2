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
    board::static_element::static_element,
    engine::Kind,
    words::{Message, UiText, say},
    worker::{LEVELS, Rung},
};
#[cfg(not(target_arch = "wasm32"))]
use crate::{
    lesson::{file::course, minutes::minutes},
    words::lesson::LessonText,
};

/// The id of the link to the course.
pub const LEARN: &str = "learn";

/// The id of the list of levels.
pub const LEVEL_FIELD: &str = "start-level";

/// The row; an embed offers no course, for which it has an address of its own.
pub fn start_row<F: Played>(table: &Table<F>, embed: bool) -> Html {
    let kind = table.session.game().kind();
    html! {
        <div class="time start" role="group" aria-label={say(&UiText::StartGame)} key="start">
            if !embed {
                { learn_link(kind) }
            }
            { main_button("computer", say(&UiText::PlayComputer)) }
            <select id={LEVEL_FIELD} aria-label={say(&UiText::ComputerLevel)}>
                // whoever comes for the first time has six to choose from; the steps between them stand in the dialogs
                { level_options((1..=LEVELS).map(Rung::of_level), Rung::DEFAULT) }
            </select>
            { button("together", say(&Message::StartTogether { seats: kind.seats() })) }
            { button("new", say(&UiText::RulesOfGame)) }
            { example::button(table) }
        </div>
    }
}

/// The link to the course of the game, with its minutes.
fn learn_link(_kind: Kind) -> Html {
    static_element!(
        LEARN,
        html! {
            <a class="btn learn" id={LEARN} data-static="" href="learn/index.html" data-all={course(_kind).steps.len().to_string()}>
                <span>{ say(&LessonText::Link) }</span>{ " " }
                <span class="so-far">{ say(&LessonText::Minutes { minutes: minutes(_kind) }) }</span>
            </a>
        }
    )
}
