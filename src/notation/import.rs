//! Reads a record as text, and its moves; each error has its line and column.

use super::{
    Written,
    record::{ImportError, ImportErrorKind, Record, Tags},
};
use crate::session::{Refusal, Session, Stop};

/// Line and column, from 1.
pub(super) type Place = (usize, usize);

pub(super) fn fail((line, column): Place, kind: ImportErrorKind) -> ImportError {
    ImportError { line, column, kind }
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
            let (key, value) = tag(trimmed).ok_or(fail((number, indent + 1), ImportErrorKind::Tag))?;
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
    tags.restore_quotes();
    let mut record: Record<F> = tags.record()?;
    let mut game = Replay::of(&record);
    for (word, place) in words {
        if let Some(number) = word.strip_suffix('.') {
            if number.parse() != Ok(game.played() + 1) {
                return Err(fail(place, ImportErrorKind::Number(word.into())));
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

/// The value of the first tag with a key.
pub(super) fn value(text: &str, key: &str) -> Option<String> {
    let mut tags = text.lines().filter_map(|line| tag(line.trim()));
    tags.find(|(known, _)| *known == key).map(|(_, value)| value.into())
}

fn tag(line: &str) -> Option<(&str, &str)> {
    let inside = line.strip_prefix('[')?.strip_suffix(']')?;
    let (key, value) = inside.split_once(' ')?;
    let value = value.strip_prefix('"')?.strip_suffix('"')?;
    let plain = !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let printable = !value.contains(|c: char| c == '"' || c.is_control());
    (plain && printable).then_some((key, value))
}

/// Replays moves in a session, the only judge of legality.
pub(super) struct Replay<F: Written>(Session<F>);

impl<F: Written> Replay<F> {
    pub fn of(record: &Record<F>) -> Self {
        Replay(Session::new(record.game, record.setup.unwrap_or_else(|| record.game.start())))
    }

    fn played(&self) -> usize {
        self.0.cursor()
    }

    pub fn play(&mut self, word: &str, place: Place) -> Result<(), ImportError> {
        let chosen = self
            .0
            .game()
            .read_move(word)
            .ok_or_else(|| fail(place, ImportErrorKind::NotAMove(word.into())))?;
        self.0.push(chosen).map_err(|refusal| {
            fail(
                place,
                match refusal {
                    Refusal::Clause(clause) => ImportErrorKind::Illegal { text: word.into(), clause },
                    _ => ImportErrorKind::AfterEnd(word.into()),
                },
            )
        })?;
        Ok(())
    }

    pub fn finish(self, record: &mut Record<F>, stop: Option<Stop>) {
        record.moves = self.0.moves().to_vec();
        record.outcome = self.0.outcome();
        // a game that has ended by its rules cannot also be stopped
        record.stop = stop.filter(|_| record.outcome.is_none());
    }
}
