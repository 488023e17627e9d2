//! Checks positions of these games as they are typed, pasted or sent.

use super::{
    DIRECTION, OWED, Olinda, RING, ROW, STARTER, TOTAL, TWELVE, choice::round_over, direction,
    rounds::next_starter, starter,
};
use crate::engine::{
    Direction, Hole,
    clause::ClauseId,
    seat::Seat,
    sowing::{
        position::{Mark, Position},
        setup::{Form, NoteSchema, Setup, SetupError},
    },
};

const KEYS: [&str; 5] = ["round", "between", "way", "starter", "twelve"];
/// Known only to games in which a first turn may have to begin at an end hole.
const OWED_KEY: &str = "owed";

/// Takes a position that obeys the laws.
///
/// Notes: `round` (from 2; if absent, the first), `between` (1: the round is over and collected), `way`
/// (`open`, `clockwise`; if absent, anticlockwise), `owed` (which seats have yet to take their first turn, from
/// an end hole: `1`, `2`, `12`), `starter` (`2`: the second seat started the round), `twelve` (the seat that
/// has arranged its counters, and how many it laid in its first end hole: `21`).
pub fn position<G: Olinda>(game: &G, setup: &Setup) -> Result<Position, SetupError> {
    let wrong =
        |key: &str| SetupError::Value { key: key.into(), value: note(setup, key).unwrap_or("0").into() };
    let known = |key: &String| KEYS.contains(&key.as_str()) || G::AT_ENDS.is_some() && key == OWED_KEY;
    if let Some((key, _)) = setup.notes.iter().find(|(key, _)| !known(key)) {
        return Err(SetupError::Note { key: key.clone() });
    }
    let mut position = setup.check(2, ROW, TOTAL)?;
    let round = match note(setup, "round") {
        None => 1,
        Some(text) => text.parse::<u8>().ok().filter(|&round| round > 1).ok_or_else(|| wrong("round"))?,
    };
    if round > game.last_round() {
        return Err(wrong("round"));
    }
    let between = match note(setup, "between") {
        None => false,
        Some("1") => true,
        Some(_) => return Err(wrong("between")),
    };
    position.put_round(round, between);
    match note(setup, "starter") {
        None => (),
        Some("2") if round > 1 => position.put_note(STARTER, 1),
        Some(_) => return Err(wrong("starter")),
    }
    if between {
        let bare = (0..RING).map(Hole).all(|hole| position.count(hole) == 0) && !position.is_marked();
        let said = ["way", "owed", "twelve"].into_iter().find(|key| note(setup, key).is_some());
        if let Some(key) = said {
            return Err(wrong(key));
        }
        if !bare || position.to_move() != next_starter::<G>(&position).0 {
            return Err(wrong("between"));
        }
        return Ok(position);
    }
    put_round_notes(game, setup, &mut position).map_err(wrong)?;
    if let Some(hole) = impossible_mark::<G>(&position) {
        return Err(SetupError::Mark { hole });
    }
    if round_over(game, &position).is_none() { Ok(position) } else { Err(wrong("between")) }
}

/// Sets the notes of a round in progress; the error is the key of a note that cannot hold.
fn put_round_notes(game: &impl Olinda, setup: &Setup, position: &mut Position) -> Result<(), &'static str> {
    let (round, starter) = (position.round(), starter(position));
    let starts = position.to_move() == starter;
    let owed = match note(setup, OWED_KEY) {
        None => 0,
        Some("1") => 0b01,
        Some("2") => 0b10,
        Some("12") => 0b11,
        Some(_) => return Err(OWED_KEY),
    };
    // the starter takes the owed turn first, then the other seat
    let at_first = game.owed_at_first(round);
    let paid = at_first & !(1 << starter.index());
    let due = owed == 0 || owed == at_first && starts || owed == paid && !starts;
    if !due {
        return Err(OWED_KEY);
    }
    position.put_note(OWED, owed);
    let way = match note(setup, "way") {
        None => 1,
        Some("clockwise") => 2,
        // nobody has sown in a round whose direction is open, and after a round won by neither no hole is
        // marked
        Some("open") if starts && owed == at_first && !position.is_marked() => 0,
        Some(_) => return Err("way"),
    };
    position.put_note(DIRECTION, way);
    if let Some(text) = note(setup, "twelve") {
        let value = match text {
            "11" => 1,
            "12" => 2,
            "21" => 5,
            "22" => 6,
            _ => return Err("twelve"),
        };
        let by_starter = value >> 2 == starter.index() as u8;
        let ruled = game.arranges() && round > 1;
        if !by_starter || !ruled || way != 1 {
            return Err("twelve");
        }
        position.put_note(TWELVE, value);
    }
    Ok(())
}

/// A hole whose mark no play could have produced.
fn impossible_mark<G: Olinda>(position: &Position) -> Option<Hole> {
    let later = position.round() > 1;
    let mut left_over = position.note(TWELVE) != 0;
    (0..RING).map(Hole).find(|&hole| {
        let count = position.count(hole);
        let can = match position.mark(hole) {
            Mark::None => true,
            Mark::Closed => later && count == 0,
            Mark::Tied(seat) => {
                G::AT_ENDS.is_some() && seat != Seat::THIRD && matches!(hole.0 % ROW, 0 | 6) && count >= 2
            }
            // at most one hole holds the remainder
            mark => {
                let least = match mark {
                    Mark::Puta => 1,
                    Mark::Naga => 2,
                    _ => 0,
                };
                later && count >= least && !std::mem::replace(&mut left_over, true)
            }
        };
        !can
    })
}

/// The notes that a game takes under its readings.
pub fn note_schema<G: Olinda>(game: &G) -> Vec<NoteSchema> {
    let one_of = |key, values| NoteSchema { key, form: Form::OneOf(values) };
    let most = u16::from(game.last_round());
    let mut schema =
        vec![one_of("between", &["0", "1"]), one_of("way", &["anticlockwise", "clockwise", "open"])];
    if G::AT_ENDS.is_some() {
        schema.push(one_of(OWED_KEY, &["0", "1", "2", "12"]));
    }
    if most > 1 {
        schema.insert(0, NoteSchema { key: "round", form: Form::Number { least: 1, most, usual: 1 } });
        schema.push(one_of("starter", &["1", "2"]));
        if game.arranges() {
            schema.push(one_of("twelve", &["0", "11", "12", "21", "22"]));
        }
    }
    schema
}

/// The notes that differ from those of a first round played anticlockwise, as [`Setup`] takes them.
pub fn notes(position: &Position) -> Vec<(String, String)> {
    let mut notes = Vec::new();
    let mut say = |key: &str, value: &str| notes.push((key.into(), value.into()));
    if position.round() != 1 {
        say("round", &position.round().to_string());
    }
    if position.is_between() {
        say("between", "1");
    } else {
        match direction(position) {
            None => say("way", "open"),
            Some(Direction::Clockwise) => say("way", "clockwise"),
            Some(Direction::Anticlockwise) => (),
        }
    }
    match position.note(OWED) {
        0 => (),
        1 => say("owed", "1"),
        2 => say("owed", "2"),
        _ => say("owed", "12"),
    }
    if starter(position) == Seat::SECOND {
        say("starter", "2");
    }
    match position.note(TWELVE) {
        0 => (),
        1 => say("twelve", "11"),
        2 => say("twelve", "12"),
        5 => say("twelve", "21"),
        _ => say("twelve", "22"),
    }
    notes
}

/// The value of a note; the first where it is written twice.
fn note<'a>(setup: &'a Setup, wanted: &str) -> Option<&'a str> {
    setup.notes.iter().find(|(key, _)| key == wanted).map(|(_, value)| value.as_str())
}

/// The clause behind a mark that a hole bears.
pub fn clause_of_mark<G: Olinda>(mark: Mark) -> ClauseId {
    match (mark, G::AT_ENDS) {
        (Mark::Tied(_), Some(ends)) => ends.tie,
        (Mark::Closed, _) => G::CLAUSES.refill_left,
        _ => G::CLAUSES.puta_naga_wala,
    }
}

/// The clause behind the law of a note.
pub fn clause_of_note<G: Olinda>(game: &G, key: &str) -> ClauseId {
    match (key, G::AT_ENDS) {
        ("round", _) => G::CLAUSES.rounds,
        ("between", _) if game.ends_with_a_row() => G::CLAUSES.round_end_row,
        ("between", _) => G::CLAUSES.round_end,
        ("way", _) => G::CLAUSES.direction,
        ("owed", Some(ends)) => ends.start,
        ("starter", _) => G::CLAUSES.loser_starts,
        _ => G::CLAUSES.twelve,
    }
}
