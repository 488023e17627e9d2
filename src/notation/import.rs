//! Reading a record: each error knows the line and column where it stands.

use std::collections::BTreeMap;

use serde_json::value::RawValue;

use super::{
    Written,
    record::{ImportError, Record, Tags, Trouble},
};
use crate::session::{Refusal, Session, Stop};

/// Line and column, from 1.
type Place = (usize, usize);

fn fail((line, column): Place, what: Trouble) -> ImportError {
    ImportError { line, column, what }
}

/// Reads the tagged text.
pub(super) fn text<F: Written>(text: &str) -> Result<Record<F>, ImportError> {
    let mut tags = Tags::default();
    let mut words: Vec<(&str, Place)> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let indent = line.chars().take_while(|c| c.is_whitespace()).count();
        let trimmed = line.trim();
        if trimmed.starts_with('[') {
            let (key, value) = tag(trimmed).ok_or(fail((number, indent + 1), Trouble::Tag))?;
            let column = indent + 1 + "[ \"".len() + key.chars().count();
            tags.0.push((key.into(), value.into(), (number, column)));
            continue;
        }
        let mut column = 1;
        for word in line.split(char::is_whitespace) {
            if !word.is_empty() {
                words.push((word, (number, column)));
            }
            column += word.chars().count() + 1;
        }
    }
    let mut record: Record<F> = tags.record()?;
    let mut game = Replay::of(&record);
    for (word, place) in words {
        if let Some(number) = word.strip_suffix('.') {
            if number.parse() != Ok(game.played() + 1) {
                return Err(fail(place, Trouble::Number(word.into())));
            }
        } else if word != "*" {
            game.play(word, place)?;
        }
    }
    let stop = tags.stop(record.game.seats());
    game.finish(&mut record, stop);
    tags.check_result(&record)?;
    Ok(record)
}

fn tag(line: &str) -> Option<(&str, &str)> {
    let inside = line.strip_prefix('[')?.strip_suffix(']')?;
    let (key, value) = inside.split_once(' ')?;
    let value = value.strip_prefix('"')?.strip_suffix('"')?;
    let plain = !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let printable = !value.contains(|c: char| c == '"' || c.is_control());
    (plain && printable).then_some((key, value))
}

/// Reads the JSON form.
pub(super) fn json<F: Written>(text: &str) -> Result<Record<F>, ImportError> {
    // the reader's sentence ends in a place of its own, which is not the one we report
    let broken = |error: serde_json::Error, place: Place| {
        let says = error.to_string();
        fail(place, Trouble::Json(says.split(" at line ").next().unwrap_or_default().into()))
    };
    let keys: BTreeMap<String, &RawValue> = serde_json::from_str(text).map_err(|error| {
        // it counts bytes: we count letters
        let line = text.split('\n').nth(error.line().saturating_sub(1)).unwrap_or_default();
        let before = line.char_indices().take_while(|(at, _)| at + 1 < error.column()).count();
        let place = (error.line().max(1), before + 1);
        broken(error, place)
    })?;
    // a raw value is a slice of the text, so its address tells where it stands
    let place = |raw: &RawValue| {
        let offset = (raw.get().as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
        let before = text.get(..offset).unwrap_or("");
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
    };
    let mut tags = Tags::default();
    for (key, raw) in &keys {
        if key != "Moves" {
            let value: String = serde_json::from_str(raw.get()).map_err(|error| broken(error, place(raw)))?;
            let (line, column) = place(raw);
            tags.0.push((key.clone(), value, (line, column + 1)));
        }
    }
    let mut record: Record<F> = tags.record()?;
    let mut game = Replay::of(&record);
    if let Some(raw) = keys.get("Moves") {
        let moves: Vec<&RawValue> =
            serde_json::from_str(raw.get()).map_err(|error| broken(error, place(raw)))?;
        for raw in moves {
            let word: String = serde_json::from_str(raw.get()).map_err(|error| broken(error, place(raw)))?;
            let (line, column) = place(raw);
            game.play(&word, (line, column + 1))?;
        }
    }
    let stop = tags.stop(record.game.seats());
    game.finish(&mut record, stop);
    tags.check_result(&record)?;
    Ok(record)
}

/// The session is the only judge of legality, for records too.
struct Replay<F: Written>(Session<F>);

impl<F: Written> Replay<F> {
    fn of(record: &Record<F>) -> Self {
        Replay(Session::new(record.game, record.setup.unwrap_or_else(|| record.game.start())))
    }

    fn played(&self) -> usize {
        self.0.cursor()
    }

    fn play(&mut self, word: &str, place: Place) -> Result<(), ImportError> {
        let chosen =
            self.0.game().read_move(word).ok_or_else(|| fail(place, Trouble::NotAMove(word.into())))?;
        self.0.push(chosen).map_err(|refusal| {
            fail(
                place,
                match refusal {
                    Refusal::Clause(clause) => Trouble::Illegal { text: word.into(), clause },
                    _ => Trouble::AfterEnd(word.into()),
                },
            )
        })?;
        Ok(())
    }

    fn finish(self, record: &mut Record<F>, stop: Option<Stop>) {
        record.moves = self.0.moves().to_vec();
        record.outcome = self.0.outcome();
        // a game that its rules have ended cannot be ended again
        record.stop = stop.filter(|_| record.outcome.is_none());
    }
}
