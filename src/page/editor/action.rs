//! What can happen on the editor's page.

use crate::board::View;

/// A change of the editor's state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditorAction {
    /// The address asks for another position.
    Open(String),
    Undo,
    Redo,
    ResetToOpened,
    AtStart,
    Clear,
    /// Loads the position of a text.
    Read(String),
    /// The text field now contains this, which has not been read yet.
    Type(String),
    /// A place of the board has received the focus.
    Select(u8),
    /// A key was pressed on the board.
    Press(String),
    /// A control of the game's family was used; `value` is that of a field.
    Use {
        name: String,
        value: String,
    },
    /// Toggles a larger size of a board of many points, for fingers; it can then be scrolled.
    Enlarge,
    /// Shows the link to this page with the board.
    ShowLink,
    /// The link was copied, or the browser refused.
    Copied(bool),
    /// Announces a message.
    Announce(String),
    /// The board is laid out for another shape of screen.
    Turn(View),
}

impl EditorAction {
    /// The action of a control, by its `data-t`; `value` is that of a field, or the text to be read.
    pub fn from_control(name: &str, value: String) -> EditorAction {
        match name {
            "pos-undo" => EditorAction::Undo,
            "pos-redo" => EditorAction::Redo,
            "pos-came" => EditorAction::ResetToOpened,
            "pos-start" => EditorAction::AtStart,
            "pos-clear" => EditorAction::Clear,
            "pos-read" => EditorAction::Read(value),
            "pos-large" => EditorAction::Enlarge,
            "pos-copy" => EditorAction::ShowLink,
            _ => EditorAction::Use { name: name.into(), value },
        }
    }
}
