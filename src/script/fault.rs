//! Why something that a script asks for cannot be done.

use serde::Serialize;

use crate::{
    engine::clause::{Clause, ClauseId},
    notation::{ReadingsError, faults::quoted},
};

/// The kind of a fault, as a word that programs can tell apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// An option that the function does not have.
    UnknownOption,
    /// A value of another type, or out of its range.
    Value,
    /// A text that is longer than any record is.
    TooLong,
    /// More than is counted.
    TooMany,
    UnknownGame,
    UnknownPreset,
    /// A reading that the game does not have, or none of its values.
    UnknownReading,
    /// A seat that does not play.
    UnknownSeat,
    /// A text that is no position.
    Position,
    /// A position that breaks a law of its game.
    Law,
    /// A text that is no record.
    Record,
    /// A text that is no move on this board.
    NotAMove,
    /// A move that a clause forbids.
    Illegal,
    /// The game is over.
    Over,
    /// There is no such move in the game.
    NoMove,
}

impl Code {
    pub const ALL: [Code; 15] = [
        Code::UnknownOption,
        Code::Value,
        Code::TooLong,
        Code::TooMany,
        Code::UnknownGame,
        Code::UnknownPreset,
        Code::UnknownReading,
        Code::UnknownSeat,
        Code::Position,
        Code::Law,
        Code::Record,
        Code::NotAMove,
        Code::Illegal,
        Code::Over,
        Code::NoMove,
    ];
}

/// Why something cannot be done. Nothing of it has been done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fault {
    pub code: Code,
    /// The fault as a sentence, in English.
    pub message: String,
    /// The id of the clause that refuses it.
    pub clause: Option<&'static str>,
    /// The line in a record, from 1.
    pub line: Option<usize>,
    /// The character in the line of a record or in a position, from 1.
    pub column: Option<usize>,
}

impl Fault {
    pub fn new(code: Code, message: impl Into<String>) -> Fault {
        Fault { code, message: message.into(), clause: None, line: None, column: None }
    }

    /// What is given instead of options is no object of texts, numbers and objects of texts.
    pub fn no_options() -> Fault {
        Fault::new(
            Code::Value,
            "Options have to be an object whose values are texts, numbers, booleans or objects of texts.",
        )
    }

    pub fn too_long() -> Fault {
        Fault::new(Code::TooLong, format!("A text may have {} bytes at most.", super::LONGEST))
    }

    pub fn unknown_game(name: &str) -> Fault {
        Fault::new(Code::UnknownGame, format!("No game is called {}.", quoted(name)))
    }

    pub fn unknown_seat(name: &str) -> Fault {
        Fault::new(Code::UnknownSeat, format!("No seat of the game is called {}.", quoted(name)))
    }

    pub fn not_a_move(text: &str) -> Fault {
        Fault::new(Code::NotAMove, format!("{} names no move on this board.", quoted(text)))
    }

    /// A move is forbidden by a clause of a table.
    pub fn illegal(text: &str, clauses: &'static [Clause], clause: ClauseId) -> Fault {
        let id = clause_id(clauses, clause);
        let why = id.map_or_else(String::new, |id| format!(": {id} forbids it"));
        Fault::new(Code::Illegal, format!("The move {} cannot be played{why}.", quoted(text))).by(id)
    }

    /// The same fault, with the clause that refuses.
    pub fn by(self, clause: Option<&'static str>) -> Fault {
        Fault { clause, ..self }
    }

    /// The same fault, with its place in a record.
    pub fn at(self, line: usize, column: usize) -> Fault {
        Fault { line: Some(line), column: Some(column), ..self }
    }
}

impl From<ReadingsError> for Fault {
    fn from(error: ReadingsError) -> Fault {
        let code = match error {
            ReadingsError::Preset(_) => Code::UnknownPreset,
            _ => Code::UnknownReading,
        };
        Fault::new(code, error.to_string())
    }
}

/// The id of a clause in its table.
pub fn clause_id(clauses: &'static [Clause], clause: ClauseId) -> Option<&'static str> {
    clauses.get(usize::from(clause.0)).map(|known| known.id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_kinds_of_faults_share_a_word() {
        let words = Code::ALL.map(|code| serde_json::to_string(&code).unwrap_or_default());
        for (at, word) in words.iter().enumerate() {
            assert!(!words[..at].contains(word), "{word}");
        }
    }
}
