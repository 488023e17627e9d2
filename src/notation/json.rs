//! Reads a record as JSON. The parser's error messages speak of types, so errors are reported in our own words.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::{
    Written,
    import::{Place, Replay, fail},
    record::{ImportError, ImportErrorKind, JsonError, Record, Tags},
};

pub(super) fn read<F: Written>(text: &str) -> Result<Record<F>, ImportError> {
    let Entries(entries) = serde_json::from_str(text).map_err(|error| {
        // the parser counts bytes, positions here are in characters
        let line = text.split('\n').nth(error.line().saturating_sub(1)).unwrap_or_default();
        let before = line.char_indices().take_while(|(at, _)| at + 1 < error.column()).count();
        let kind = if error.is_eof() { JsonError::Ends } else { JsonError::Syntax };
        fail((error.line().max(1), before + 1), ImportErrorKind::Json(kind))
    })?;
    let mut tags = Tags::default();
    let mut places = Places::of(text);
    for (key, raw) in entries.iter().filter(|(key, _)| key != "Moves") {
        let ((line, column), value) = (places.advance_to(raw), string(raw));
        let value = value.ok_or_else(|| fail((line, column), ImportErrorKind::Json(JsonError::NotText)))?;
        tags.0.push((key.clone(), value, (line, column + 1)));
    }
    let mut record: Record<F> = tags.record()?;
    let mut game = Replay::of(&record);
    if let Some((_, raw)) = entries.iter().find(|(key, _)| key == "Moves") {
        let mut places = Places::of(text);
        let place = places.advance_to(raw);
        let moves: Vec<&RawValue> = serde_json::from_str(raw.get())
            .map_err(|_| fail(place, ImportErrorKind::Json(JsonError::NotAList)))?;
        for raw in moves {
            let ((line, column), word) = (places.advance_to(raw), string(raw));
            let word = word.ok_or_else(|| fail((line, column), ImportErrorKind::Json(JsonError::NotText)))?;
            game.play(&word, (line, column + 1))?;
        }
    }
    let stop = tags.stop(record.game.seats());
    game.finish(&mut record, stop);
    tags.check_result(&record)?;
    Ok(record)
}

/// The value of a key that is a text.
pub(super) fn value(text: &str, key: &str) -> Option<String> {
    let Entries(entries) = serde_json::from_str(text).ok()?;
    entries.iter().find(|(known, _)| known == key).and_then(|(_, raw)| string(raw))
}

/// The keys of an object with their values, in the order of the text; of a repeated key only the last.
struct Entries<'a>(Vec<(String, &'a RawValue)>);

impl<'a> Deserialize<'a> for Entries<'a> {
    fn deserialize<D: Deserializer<'a>>(from: D) -> Result<Entries<'a>, D::Error> {
        from.deserialize_map(EntriesVisitor)
    }
}

struct EntriesVisitor;

impl<'a> Visitor<'a> for EntriesVisitor {
    type Value = Entries<'a>;

    fn expecting(&self, text: &mut fmt::Formatter) -> fmt::Result {
        text.write_str("an object")
    }

    fn visit_map<A: MapAccess<'a>>(self, mut map: A) -> Result<Entries<'a>, A::Error> {
        let mut entries = Vec::new();
        while let Some((key, raw)) = map.next_entry::<String, &RawValue>()? {
            entries.retain(|(known, _)| *known != key);
            entries.push((key, raw));
        }
        Ok(Entries(entries))
    }
}

fn string(raw: &RawValue) -> Option<String> {
    serde_json::from_str(raw.get()).ok()
}

/// Finds the places of parts of a text in one pass: it only moves forward, which keeps long records fast.
struct Places<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Places<'a> {
    fn of(text: &'a str) -> Self {
        Places { rest: text, place: (1, 1) }
    }

    /// The place of a part further on. The part is a slice of the text, so its address gives its offset.
    fn advance_to(&mut self, part: &RawValue) -> Place {
        let distance = (part.get().as_ptr() as usize).saturating_sub(self.rest.as_ptr() as usize);
        let (passed, rest) = self.rest.split_at_checked(distance).unwrap_or(("", self.rest));
        let (line, column) = self.place;
        self.place = match passed.rsplit_once('\n') {
            Some((before, last)) => (line + before.matches('\n').count() + 1, last.chars().count() + 1),
            None => (line, column + passed.chars().count()),
        };
        self.rest = rest;
        self.place
    }
}
