//! The table of a lesson: the board of a step, on which nothing happens but what the step asks for.

use super::Visit;
use crate::{
    board::View,
    lesson::{judge::Posed, places::Taught},
    options,
    page::{action::PageAction, played::Played, table::Table},
    session::Action,
};

/// The table of a step, at the position before its moves, which can be played again; nobody plays on it.
pub fn table<F: Played + Taught>(plain: F, posed: Option<&Posed<F>>, view: View, visit: &Visit) -> Table<F> {
    let mut table = Table::new(options::read(plain, ""), view);
    if let Some(posed) = posed {
        let before = posed.after.act(Action::Goto(posed.before.cursor()));
        table.session = before.unwrap_or_else(|_| posed.before.clone());
        table.board_state = table.session.game().board_state();
        table.position_changed();
    }
    (table.is_starting, table.example_due) = (false, false);
    (table.settings, table.reduced_motion) = (visit.settings, visit.reduced_motion);
    // what a move would do is what is asked
    table.settings.put("ghost", "off");
    table.settings.put("tap", "once");
    table.opponent.locked = true;
    table
}

/// Whether an action has a meaning in a lesson: choosing a move, and looking at one step by step.
pub const fn is_allowed<F: Played>(action: &PageAction<F>) -> bool {
    matches!(
        action,
        PageAction::Do(Action::Choose(_) | Action::Drop | Action::Redo)
            | PageAction::Tap { .. }
            | PageAction::Board(_)
            | PageAction::Ask(_)
            | PageAction::Dismiss
            | PageAction::StepsShown(_)
            | PageAction::StopAt(_)
            | PageAction::Step { .. }
            | PageAction::TogglePause
            | PageAction::Rotated(_)
    )
}

/// Whether an action plays, or begins to.
pub const fn plays<F: Played>(action: &PageAction<F>) -> bool {
    matches!(action, PageAction::Do(Action::Choose(_)) | PageAction::Tap { .. })
}
