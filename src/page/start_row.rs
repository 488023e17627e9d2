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
    worker::{Rung, on_ladder, rungs},
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
                { level_options(levels(kind, table.level), on_ladder(kind, table.level)) }
            </select>
            { button("together", say(&Message::StartTogether { seats: kind.seats() })) }
            { button("new", say(&UiText::RulesOfGame)) }
            { example::button(table) }
        </div>
    }
}

/// Whoever comes for the first time has six to choose from, whoever has played before also the rung of that game; the
/// other steps between the levels stand in the dialogs.
fn levels(kind: Kind, last: Rung) -> Vec<Rung> {
    let last = on_ladder(kind, last);
    rungs(kind).into_iter().filter(|&rung| rung.level().is_some() || rung == last).collect()
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
