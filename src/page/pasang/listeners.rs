//! The events on the board of Pasang.

use yew::prelude::*;

use super::{BoardAction, board_state, columns};
use crate::{
    board::pasang::{PointOrColumn, name, place_by_name, place_for_key},
    engine::{Target, pasang::Pasang, seat::Seat},
    notation::pasang::{column_by_letter, line_by_name},
    page::{action::PageAction, browser, table::Table},
    session::Action,
    story::Query,
};

/// The selector of the spot that Tab reaches.
pub const BOARD: &str = ".board .hit[tabindex=\"0\"]";

/// The selector of a spot.
fn on_board(spot: PointOrColumn) -> String {
    format!(".board [data-t=\"{}\"]", name(spot))
}

/// The spot on which an event happened.
pub fn spot(event: &web_sys::Event) -> Option<PointOrColumn> {
    let (control, name) = browser::control(event)?;
    place_by_name(&name).filter(|_| control.class_list().contains("hit"))
}

/// The target that an event would choose: a spot, or one of the open lines.
pub fn target(event: &web_sys::Event) -> Option<Target> {
    if let Some(spot) = spot(event) {
        return Some(board_state::target(spot));
    }
    let (_, name) = browser::control(event)?;
    Some(Target::Line(line_by_name(name.strip_prefix('x')?)?))
}

/// Handles a key on the board, calling `act` with what it asks for; returns whether it has a meaning there.
pub fn pressed(table: &Table<Pasang>, event: &KeyboardEvent, act: &dyn Fn(PageAction<Pasang>)) -> bool {
    let choosing = !table.session.chosen().is_empty() || table.board_state.is_picking();
    if choosing && event.key() == "Escape" {
        act(PageAction::Do(Action::Drop));
        browser::focus(BOARD);
        return true;
    }
    let Some(from) = spot(event) else { return false };
    if event.alt_key() || event.is_composing() {
        return false;
    }
    let key = event.key();
    let half = table.near() == Seat::SECOND;
    if let Some(to) = place_for_key(from, &key, columns(&table.session), half) {
        // the enlarged part follows
        act(PageAction::Board(BoardAction::Focused(to)));
        browser::focus(&on_board(to));
        return true;
    }
    let command = event.ctrl_key() || event.meta_key();
    let mut letters = key.chars();
    let letter = letters.next().filter(|_| letters.next().is_none());
    let figure = letter.and_then(|letter| letter.to_digit(10)).map(|figure| figure as u8);
    let action = match (letter, key.as_str(), command) {
        (_, "Enter" | " ", false) if event.repeat() => return true,
        (_, "Enter", false) if table.board_state.waits() => PageAction::Board(BoardAction::Enter),
        (_, "Enter" | " ", false) => PageAction::Do(Action::Choose(board_state::target(from))),
        (Some('u'), _, false) | (Some('z'), _, true) => PageAction::Do(Action::Undo),
        (Some('U'), _, false) | (Some('y' | 'Z'), _, true) => PageAction::Do(Action::Redo),
        (_, _, false) if figure.is_some() => {
            PageAction::Board(BoardAction::Digit(figure.unwrap_or_default()))
        }
        (Some(letter), _, false) if letter.is_ascii_alphabetic() => {
            match (column_by_letter(letter), Query::of_letter(letter)) {
                (Some(column), _) => PageAction::Board(BoardAction::Column(column)),
                (None, Some(query)) => PageAction::Ask(query),
                (None, None) => PageAction::Board(BoardAction::UnknownLetter(letter)),
            }
        }
        _ => return false,
    };
    act(action);
    true
}
