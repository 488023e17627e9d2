//! The actions of the workshop and of the list of saved patterns, and the effects that they ask for.

use super::{
    pattern_address,
    saved_patterns::SavedPattern,
    workshop_model::{Press, cell_by_name},
};
use crate::engine::pasang::{
    board::{Colour, Point},
    pattern::Pattern,
};

/// An action of a person, or a report of the browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WorkshopAction {
    /// The address asks for a board or for readings.
    Address(String),
    /// The saved patterns as the storage has them, in any order; `None` if the browser saves nothing.
    Listed(Option<Vec<SavedPattern>>),
    /// A point is painted with the colour in hand.
    Paint(Point),
    /// A key was pressed on a point of the board.
    Press(Point, Press),
    /// The colour to be taken in hand; `None` clears points.
    Hand(Option<Colour>),
    /// The id of a brush.
    Brush(String),
    /// The text of the name field.
    Name(String),
    /// Fills the rest at random; equal seeds fill alike.
    Fill {
        seed: u64,
    },
    Undo,
    Clear,
    /// Leaves for a game with the pattern.
    Play,
    /// Saves the board in the browser. A board that is not saved yet gets this id.
    Save {
        new_id: String,
        now: String,
    },
    /// The storage has accepted this pattern, or refused it.
    Saved(SavedPattern),
    NotSaved,
    /// Shows a link to the board, and copies it.
    Copy,
    /// Whether the browser has copied it.
    Copied(bool),
    /// Opens a pattern of the page's list in the workshop.
    OpenBuiltIn(Pattern),
    /// Opens the saved pattern with this id.
    OpenSaved(String),
    /// Deletes the saved pattern with this id at the second request.
    Delete(String),
    /// The effects asked for so far have been performed.
    Performed,
}

/// An effect on the browser, performed after the page shows the state that asks for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Focuses the first element that a selector finds.
    Focus(String),
    /// Leaves for the game of this address.
    Play(String),
    Save(SavedPattern),
    /// Removes the saved pattern with this id.
    Delete(String),
    /// Copies the link shown.
    Copy,
    /// Writes the readings that the visitor came with into the links of the page's list.
    Links,
}

impl WorkshopAction {
    /// The action of a control that asks the browser for nothing, by its `data-t`.
    pub fn from_control(name: &str) -> Option<WorkshopAction> {
        Some(match name {
            "ws-undo" => WorkshopAction::Undo,
            "ws-clear" => WorkshopAction::Clear,
            "ws-copy" => WorkshopAction::Copy,
            "ws-play" => WorkshopAction::Play,
            _ => {
                if let Some(id) = name.strip_prefix("pat-change-") {
                    return pattern_address::built_in_pattern(id).map(WorkshopAction::OpenBuiltIn);
                }
                if let Some(id) = name.strip_prefix("own-change-") {
                    return Some(WorkshopAction::OpenSaved(id.into()));
                }
                if let Some(id) = name.strip_prefix("own-delete-") {
                    return Some(WorkshopAction::Delete(id.into()));
                }
                WorkshopAction::Paint(cell_by_name(name)?)
            }
        })
    }

    /// The action of a field by its name and its value.
    pub fn of_field(name: &str, value: &str) -> Option<WorkshopAction> {
        Some(match name {
            "ws-hand" => WorkshopAction::Hand(colour_by_name(value)),
            "ws-brush" => WorkshopAction::Brush(value.into()),
            "ws-name" => WorkshopAction::Name(value.into()),
            _ => return None,
        })
    }
}

/// The name of a colour, or of a cleared point, in the page's fields.
pub const fn colour_name(colour: Option<Colour>) -> &'static str {
    match colour {
        Some(Colour::Black) => "b",
        Some(Colour::White) => "w",
        None => "x",
    }
}

fn colour_by_name(name: &str) -> Option<Colour> {
    Colour::BOTH.into_iter().find(|&colour| colour_name(Some(colour)) == name)
}
