//! Messages of the position editor: counts, marks, notes, and broken laws.

use super::{Brush, Edit, Holes, Points};
use crate::{
    engine::{
        pasang::{board::CENTRE, position::Piece},
        sowing::{
            Kind,
            position::Mark,
            setup::{Setup, SetupError},
        },
    },
    i18n::{
        ended::winners,
        format::format,
        pasang,
        quoted::shortened,
        said::{Said, ToValue, Value, or_none, said},
        sowing::{mark, mark_word},
    },
    notation::hole_letter,
};

/// The message for any game.
pub fn say(edit: &Edit) -> String {
    format(&match edit {
        Edit::Undone => said!("edit-undone"),
        Edit::Redone => said!("edit-redone"),
        Edit::NothingToUndo => said!("edit-nothing-to-undo"),
        Edit::NothingToRedo => said!("edit-nothing-to-redo"),
        Edit::AsItCame => said!("edit-as-it-came"),
        Edit::AtStart => said!("edit-at-start"),
        Edit::Cleared => said!("edit-cleared"),
        Edit::Taken => said!("edit-taken"),
        Edit::NotRead { column } => said!("edit-not-read", column),
        Edit::NoBoard(why) => said!("edit-no-board", why),
        Edit::NotLinked => said!("edit-not-linked"),
        Edit::NotRuled => said!("edit-not-ruled"),
        Edit::Lawful => said!("edit-lawful"),
        Edit::Over(outcome) => said!("edit-over", winners = winners(outcome.winners)),
        Edit::Broken(why) => said!("edit-broken", why),
        Edit::Also(why) => said!("edit-also", why),
        Edit::More(more) => said!("edit-more", more),
        Edit::NoNumber => said!("edit-no-number"),
        Edit::ToMove => said!("edit-to-move"),
        Edit::OneMore => said!("edit-one-more"),
        Edit::OneFewer => said!("edit-one-fewer"),
        Edit::Count(place) => said!("edit-count", place),
        Edit::Place(told) => said!("edit-place", told),
        Edit::Set { name, value } => said!("edit-set", name, value),
        Edit::SetOf { heading, name, value } => said!("edit-set-of", heading, name, value),
        Edit::Both(told, next) => said!("edit-both", told, next),
    })
}

/// The message for a board of holes.
pub fn say_holes(holes: &Holes) -> String {
    format(&match *holes {
        Holes::Placed { kind, placed, total } => {
            let state = match placed.cmp(&total) {
                std::cmp::Ordering::Less => "missing",
                std::cmp::Ordering::Equal => "all",
                std::cmp::Ordering::Greater => "over",
            };
            said!(kind => "holes-placed", state, placed, total, off = placed.abs_diff(total))
        }
        Holes::Hole { hole, owner } => said!("holes-hole", owner, hole),
        Holes::Store { kind, seat } => said!(kind => "holes-store", seat),
        Holes::Law { kind, row, setup, law } => broken(kind, row, setup, law),
        Holes::Mark(Mark::None) => mark("mark-alone-", Mark::None),
        Holes::Mark(bears) => said!("holes-mark", mark = mark("mark-alone-", bears)),
        Holes::Note { kind, key } => said!(kind => &["note-", key].concat()),
        Holes::Value { kind, key, value } => note_value(kind, key, value),
        Holes::Owes { debtor, creditor } => said!("holes-owes", debtor, creditor),
    })
}

/// A number if the text is one, so that Fluent can select a variant by it.
fn typed(text: &str) -> Value {
    match text.parse::<u32>() {
        Ok(number) if number.to_string() == text => number.value(),
        _ => text.value(),
    }
}

/// A value of a note with several values; also its first character and the rest, for selecting variants.
fn note_value(kind: Kind, key: &str, value: &str) -> Said {
    let (begins, rest) = value.split_at_checked(1).unwrap_or(("none", ""));
    said!(kind => "note-value", key, value = typed(value), begins = typed(begins), rest)
}

fn broken(kind: Kind, row: u8, setup: &Setup, law: &SetupError) -> Said {
    match law {
        SetupError::Holes { found, wanted } => said!("holes-law-holes", found, wanted),
        SetupError::Stores { found, wanted } => said!("holes-law-stores", found, wanted),
        SetupError::Total { found, wanted } => {
            let key = if found <= wanted { "holes-law-few" } else { "holes-law-many" };
            said!(kind => key, off = found.abs_diff(*wanted))
        }
        SetupError::Mark { hole } => {
            let bears = setup.marks.get(hole.index()).map_or("none", |&mark| mark_word(mark));
            said!(kind => "holes-law-mark", hole = hole_letter(*hole, row), mark = bears)
        }
        SetupError::Seat { found } => said!("setup-seat", found = found + 1),
        SetupError::Note { key } => said!("setup-note", key = shortened(key)),
        SetupError::Value { key, value } => said!(
            kind => "note-fault",
            key = shortened(key),
            value = shortened(value),
            // whether the note is present at all
            said = setup.notes.iter().any(|(known, _)| known == key),
            // whether a single counter lies on the board
            alone = setup.on_board() == 1,
        ),
        SetupError::MustPass => said!("holes-law-must-pass"),
    }
}

/// The message for Pasang's board.
pub fn say_points(points: &Points) -> String {
    format(&match *points {
        Points::Counts { black, white, taken, given } => {
            let all = taken == Some(given);
            said!("points-counts", black, white, taken = or_none(taken), given, all)
        }
        Points::Point { point: CENTRE, .. } => said!("points-point", point = CENTRE, piece = "centre"),
        Points::Point { point, piece } => match piece {
            None => said!("points-point", point, piece = "vacant"),
            Some(Piece::Token(colour)) => said!("points-point", point, piece = "token", colour),
            Some(Piece::Ka(seat)) => said!("points-point", point, piece = "ka", seat),
        },
        Points::Law(ref law) => pasang::law(law),
        Points::Brush(brush) => match brush {
            Brush::Pattern => said!("points-brush-pattern"),
            Brush::Piece(Piece::Token(colour)) => said!("points-colour", colour),
            Brush::Piece(Piece::Ka(seat)) => said!("points-ka", seat),
            Brush::Nothing => said!("points-brush-nothing"),
        },
        Points::Brushes => said!("points-brushes"),
        Points::Passage(seat) => said!("points-passage", seat),
        Points::NoPassage => said!("points-no-passage"),
        Points::KaWas(seat) => said!("points-ka-was", seat),
        Points::Colour(colour) => said!("points-colour", colour),
        Points::Score(seat) => said!("points-score", seat),
        Points::Rest(seat) => said!("points-rest", seat),
    })
}
