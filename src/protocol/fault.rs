//! What is wrong with a request.

use serde::Serialize;

/// What is wrong, as a word that programs can tell apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// Not a message: no object, or one that does not fit into JSON.
    Message,
    /// Another version of the messages.
    Version,
    /// A type that no request has.
    Type,
    /// A field that the request does not have.
    UnknownField,
    /// A field is missing, or of another type.
    Field,
    /// A text or a list that is longer than any could have to be.
    TooLong,
    /// More requests than are kept waiting.
    TooMany,
    /// A text that is no address of this game.
    Address,
    /// No moment of the game.
    Moment,
    /// A text that is no move on this board.
    NotAMove,
    /// A move or a choice that a clause forbids.
    Illegal,
    /// The game is over.
    Over,
    /// There is no move before, or none after.
    NoMove,
    /// Somebody else has the move: the opponent is thinking, or an earlier position is looked at.
    Waits,
    /// No setting, or none of its values.
    Setting,
    /// A text that names no place of this board.
    Place,
    /// A kind of message that no embed tells.
    Topic,
}

impl Code {
    pub const ALL: [Code; 17] = [
        Code::Message,
        Code::Version,
        Code::Type,
        Code::UnknownField,
        Code::Field,
        Code::TooLong,
        Code::TooMany,
        Code::Address,
        Code::Moment,
        Code::NotAMove,
        Code::Illegal,
        Code::Over,
        Code::NoMove,
        Code::Waits,
        Code::Setting,
        Code::Place,
        Code::Topic,
    ];
}

/// What is wrong with a request, and where. Nothing of the request has been done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fault {
    pub code: Code,
    /// The field, as `data.move`; empty if it is the whole message.
    pub at: String,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<&'static str>,
    /// What the embed says of it to whoever reads, in the language of the embed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

impl Fault {
    pub fn new(code: Code, at: &str) -> Fault {
        Fault { code, at: at.into(), clause: None, text: None }
    }
}
