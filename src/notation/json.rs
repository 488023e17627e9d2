//! Reads a record as JSON.

use super::{
    Written,
    import::{Replay, fail},
    json_reader::{Item, Value, members},
    record::{ImportError, ImportErrorKind, JsonError, Record, Tags},
};

pub(super) fn read<F: Written>(text: &str) -> Result<Record<F>, ImportError> {
    let members = members(text).map_err(|fault| {
        let kind = if fault.ends { JsonError::Ends } else { JsonError::Syntax };
        fail(fault.place, ImportErrorKind::Json(kind))
    })?;
    let (moves, tags): (Vec<_>, Vec<_>) = members.into_iter().partition(|(key, _)| key == "Moves");
    let tags = tags.into_iter().map(|(key, item)| {
        let (line, column) = item.place;
        Ok((key, string(item)?, (line, column + 1)))
    });
    let tags = Tags(tags.collect::<Result<_, _>>()?);
    let mut record: Record<F> = tags.record()?;
    let mut game = Replay::of(&record);
    for (_, moves) in moves {
        let Value::List(moves) = moves.value else {
            return Err(fail(moves.place, ImportErrorKind::Json(JsonError::NotAList)));
        };
        for item in moves {
            let (line, column) = item.place;
            game.play(&string(item)?, (line, column + 1))?;
        }
    }
    let stop = tags.stop(record.game.seats());
    game.finish(&mut record, stop);
    tags.check_result(&record)?;
    Ok(record)
}

fn string(item: Item) -> Result<String, ImportError> {
    match item.value {
        Value::Text(text) => Ok(text),
        _ => Err(fail(item.place, ImportErrorKind::Json(JsonError::NotText))),
    }
}
