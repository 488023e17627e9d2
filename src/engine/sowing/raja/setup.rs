//! Checks positions of both games as they are typed, pasted or sent.

use super::{EACH, MOST_ROUNDS, RING, ROW, TOTAL, WRAPS, on_board, rounds, wrap_rounds};
use crate::engine::{
    Hole,
    sowing::{
        position::{Mark, Position},
        setup::{Form, NoteSchema, Setup, SetupError},
    },
};

const ROUND: &str = "round";

/// The start of a match: seven in every hole, the first round.
pub const fn start() -> Position {
    let mut position = Position::filled(RING as usize, EACH);
    position.put_round(1, false);
    position
}

/// Takes a position of `seats` players that obeys the laws of both games. The game itself checks the seat to
/// move and the notes named in `keys`.
///
/// Closed holes are empty. An empty board lies between two rounds. A board cannot hold a single counter: the
/// round ends with it. Note `round`: the round, from 1.
pub fn check(setup: &Setup, seats: usize, most: u16, keys: &[&str]) -> Result<Position, SetupError> {
    let known = |key: &str| key == ROUND || keys.contains(&key);
    if let Some((key, _)) = setup.notes.iter().find(|(key, _)| !known(key)) {
        return Err(SetupError::Note { key: key.clone() });
    }
    let lawful = |(hole, mark): (usize, &Mark)| match mark {
        Mark::None => true,
        Mark::Closed => setup.holes.get(hole) == Some(&0),
        _ => false,
    };
    if let Some(hole) = setup.marks.iter().enumerate().position(|marked| !lawful(marked)) {
        return Err(SetupError::Mark { hole: Hole(hole as u8) });
    }
    let mut position = setup.check(seats, ROW, TOTAL)?;
    let left = on_board(&position);
    let value = note(setup, ROUND).unwrap_or("1");
    let round = value.parse::<u16>().ok();
    let Some(round) = round.filter(|&round| round >= 1 && round <= most.min(MOST_ROUNDS) && left != 1) else {
        return Err(SetupError::Value { key: ROUND.into(), value: value.into() });
    };
    let (wraps, shown) = wrap_rounds(round);
    position.put_note(WRAPS, wraps);
    position.put_round(shown, left == 0);
    Ok(position)
}

/// The value of a setup's note.
pub fn note<'a>(setup: &'a Setup, wanted: &str) -> Option<&'a str> {
    setup.notes.iter().find(|(key, _)| key == wanted).map(|(_, value)| value.as_str())
}

/// The round as a note that can be set, if there is more than one round; `limit` is the last.
pub fn round_schema(limit: u16) -> Option<NoteSchema> {
    let most = limit.min(MOST_ROUNDS);
    (most > 1).then_some(NoteSchema { key: ROUND, form: Form::Number { least: 1, most, usual: 1 } })
}

/// The note for the round, if it is not the first.
pub fn round_note(position: &Position) -> Option<(String, String)> {
    let round = rounds(position);
    (round > 1).then(|| (ROUND.into(), round.to_string()))
}
