//! Reads records, and says in words what is wrong in one.

use super::{
    family::Scripted,
    fault::{Code, Fault},
};
use crate::notation::{self, ImportError, ImportErrorKind, JsonError, Record, faults::quoted, read_readings};

/// Reads a record of a family's games.
pub fn read<F: Scripted>(text: &str) -> Result<Record<F>, Fault> {
    Record::read(text).map_err(|ImportError { line, column, kind }| fault::<F>(text, kind).at(line, column))
}

/// The game of a record, as far as its tags say it.
fn game<F: Scripted>(text: &str) -> Option<F> {
    let tag = |key: &str| notation::tag(text, key);
    let plain = F::by_name(&tag("Game")?)?;
    let preset = tag("Preset").unwrap_or_default();
    let readings = match tag("Readings") {
        Some(pairs) if !pairs.is_empty() => format!("{preset}.{pairs}"),
        _ => preset,
    };
    read_readings(plain, &readings).ok().map(|(game, _)| game)
}

fn fault<F: Scripted>(text: &str, kind: ImportErrorKind) -> Fault {
    let record = |message: String| Fault::new(Code::Record, message);
    match kind {
        ImportErrorKind::Tag => record("This is no tag: a tag is [Key \"value\"].".into()),
        ImportErrorKind::Format(format) => {
            record(format!("{} is no format of records that is known.", quoted(&format)))
        }
        ImportErrorKind::NoGame => record("The record names no game.".into()),
        ImportErrorKind::UnknownGame(name) => Fault::unknown_game(&name),
        ImportErrorKind::Elsewhere(kind) => Fault::unknown_game(kind.name()),
        ImportErrorKind::Readings(error) => error.into(),
        ImportErrorKind::Position(error) => {
            let setup = notation::tag(text, "Setup").unwrap_or_default();
            match game::<F>(text) {
                Some(game) => game.no_position(&setup, error),
                None => Fault::new(Code::Position, "This is no position of the game."),
            }
        }
        ImportErrorKind::NotAMove(word) => Fault::not_a_move(&word),
        ImportErrorKind::Number(word) => {
            record(format!("{} is not the number of the next move.", quoted(&word)))
        }
        ImportErrorKind::Illegal { text: word, clause } => {
            let clauses = game::<F>(text).map(|game| game.clauses()).unwrap_or_default();
            Fault::illegal(&word, clauses, clause)
        }
        ImportErrorKind::AfterEnd(word) => {
            Fault::new(Code::Over, format!("{} stands after the end of the game.", quoted(&word)))
        }
        ImportErrorKind::Result { claimed, found } => {
            record(format!("The record says {}, but its moves come to {}.", quoted(&claimed), quoted(&found)))
        }
        ImportErrorKind::Json(error) => record(
            match error {
                JsonError::Syntax => "From here on this is no JSON.",
                JsonError::Ends => "The JSON ends in the middle.",
                JsonError::NotText => "A text has to stand here.",
                JsonError::NotAList => "A list of moves has to stand here.",
            }
            .into(),
        ),
    }
}
