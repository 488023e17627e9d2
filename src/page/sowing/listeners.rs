//! The events on a board of holes.

use yew::prelude::*;

use super::BoardAction;
use crate::{
    board::{View, sowing::keys},
    engine::{Direction, Hole, Target, sowing::Sowing},
    notation::{hole_by_letter, hole_letter},
    page::{action::PageAction, browser, table::Table},
    session::Action,
    story::Query,
};

/// The selector of the hole that Tab reaches.
pub const BOARD: &str = ".board .hit[tabindex=\"0\"]";

/// The selector of a hole.
pub fn on_board(hole: Hole, row: u8) -> String {
    format!(".board [data-t={}]", hole_letter(hole, row))
}

/// The hole on which an event happened.
pub fn hole(event: &web_sys::Event, row: u8) -> Option<Hole> {
    let (control, name) = browser::control(event)?;
    hole_by_letter(name.chars().next()?, row).filter(|_| control.class_list().contains("hit"))
}

/// The target that an event would choose: a hole, or a direction.
pub fn target(event: &web_sys::Event, row: u8) -> Option<Target> {
    if let Some(hole) = hole(event, row) {
        return Some(Target::Hole(hole));
    }
    match browser::control(event)?.1.as_str() {
        "way-a" => Some(Target::Direction(Direction::Anticlockwise)),
        "way-c" => Some(Target::Direction(Direction::Clockwise)),
        _ => None,
    }
}

/// Handles a key on the board, calling `act` with what it asks for; returns whether it has a meaning there.
pub fn pressed(table: &Table<Sowing>, event: &KeyboardEvent, act: &dyn Fn(PageAction<Sowing>)) -> bool {
    let row = table.session.game().row();
    let choosing = !table.session.chosen().is_empty() || table.is_arranging();
    if choosing && event.key() == "Escape" {
        act(PageAction::Do(Action::Drop));
        browser::focus(BOARD);
        return true;
    }
    let Some(from) = hole(event, row) else { return false };
    if event.alt_key() || event.is_composing() {
        return false;
    }
    let turned = matches!(table.view, View::Turned);
    let key = event.key();
    if let Some(to) = keys::place_for_key(from, &key, row, turned, table.near()) {
        browser::focus(&on_board(to, row));
        return true;
    }
    let command = event.ctrl_key() || event.meta_key();
    let mut letters = key.chars();
    let letter = letters.next().filter(|_| letters.next().is_none());
    let action = match (letter, key.as_str(), command) {
        (_, "Enter" | " ", false) if event.repeat() => return true,
        (_, "Enter" | " ", false) => PageAction::Do(Action::Choose(Target::Hole(from))),
        (Some('n'), _, false) if table.session.position().is_between() => {
            PageAction::Do(Action::Choose(Target::Next))
        }
        (Some('u'), _, false) | (Some('z'), _, true) => PageAction::Do(Action::Undo),
        (Some('U'), _, false) | (Some('y' | 'Z'), _, true) => PageAction::Do(Action::Redo),
        (Some(letter), _, false) if letter.is_ascii_alphabetic() => {
            match (hole_by_letter(letter, row), Query::of_letter(letter)) {
                (Some(hole), _) => PageAction::Do(Action::Choose(Target::Hole(hole))),
                (None, Some(query)) => PageAction::Ask(query),
                (None, None) => PageAction::Board(BoardAction::UnknownLetter(letter)),
            }
        }
        _ => return false,
    };
    act(action);
    true
}
