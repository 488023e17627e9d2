//! Messages of the position editor: counts, marks, notes, and broken laws.

use super::{Brush, EditorMessage, HolesMessage, PointsMessage};
use crate::{
    engine::{
        pasang::{board::CENTRE, position::Piece},
        sowing::{
            Kind,
            position::Mark,
            setup::{Setup, SetupError},
        },
    },
    notation::hole_letter,
    words::{
        Localized,
        ended::winners,
        keyed::{KeyedMessage, ToValue, Value, keyed, or_none},
        pasang,
        quoted::shortened,
        sowing::{mark, mark_word},
    },
};

impl Localized for EditorMessage {
    fn keyed(&self) -> KeyedMessage {
        match self {
            EditorMessage::Undone => keyed!("edit-undone"),
            EditorMessage::Redone => keyed!("edit-redone"),
            EditorMessage::NothingToUndo => keyed!("edit-nothing-to-undo"),
            EditorMessage::NothingToRedo => keyed!("edit-nothing-to-redo"),
            EditorMessage::ResetToOpened => keyed!("edit-reset-to-opened"),
            EditorMessage::AtStart => keyed!("edit-at-start"),
            EditorMessage::Cleared => keyed!("edit-cleared"),
            EditorMessage::Taken => keyed!("edit-taken"),
            EditorMessage::NotRead { column } => keyed!("edit-not-read", column),
            EditorMessage::NoBoard(why) => keyed!("edit-no-board", why),
            EditorMessage::NotLinked => keyed!("edit-not-linked"),
            EditorMessage::NotRuled => keyed!("edit-not-ruled"),
            EditorMessage::Lawful => keyed!("edit-lawful"),
            EditorMessage::Over(outcome) => keyed!("edit-over", winners = winners(outcome.winners)),
            EditorMessage::Broken(why) => keyed!("edit-broken", why),
            EditorMessage::Also(why) => keyed!("edit-also", why),
            EditorMessage::More(more) => keyed!("edit-more", more),
            EditorMessage::NoNumber => keyed!("edit-no-number"),
            EditorMessage::ToMove => keyed!("edit-to-move"),
            EditorMessage::OneMore => keyed!("edit-one-more"),
            EditorMessage::OneFewer => keyed!("edit-one-fewer"),
            EditorMessage::Count(place) => keyed!("edit-count", place),
            EditorMessage::Place(announcement) => keyed!("edit-place", announcement),
            EditorMessage::Set { name, value } => keyed!("edit-set", name, value),
            EditorMessage::SetOf { heading, name, value } => keyed!("edit-set-of", heading, name, value),
            EditorMessage::Both(announcement, next) => keyed!("edit-both", announcement, next),
        }
    }
}

impl Localized for HolesMessage<'_> {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            HolesMessage::Placed { kind, placed, total } => {
                let state = match placed.cmp(&total) {
                    std::cmp::Ordering::Less => "missing",
                    std::cmp::Ordering::Equal => "all",
                    std::cmp::Ordering::Greater => "over",
                };
                keyed!(kind => "holes-placed", state, placed, total, off = placed.abs_diff(total))
            }
            HolesMessage::Hole { hole, owner } => keyed!("holes-hole", owner, hole),
            HolesMessage::Store { kind, seat } => keyed!(kind => "holes-store", seat),
            HolesMessage::Law { kind, row, setup, law } => broken(kind, row, setup, law),
            HolesMessage::Mark(Mark::None) => mark("mark-alone-", Mark::None),
            HolesMessage::Mark(bears) => keyed!("holes-mark", mark = mark("mark-alone-", bears)),
            HolesMessage::Note { kind, key } => keyed!(kind => &["note-", key].concat()),
            HolesMessage::Value { kind, key, value } => note_value(kind, key, value),
            HolesMessage::Owes { debtor, creditor } => keyed!("holes-owes", debtor, creditor),
        }
    }
}

/// A number if the text is one, so that Fluent can select a variant by it.
fn typed(text: &str) -> Value {
    match text.parse::<u32>() {
        Ok(number) if number.to_string() == text => number.value(),
        _ => text.value(),
    }
}

/// A value of a note with several values; also its first character and the rest, for selecting variants.
fn note_value(kind: Kind, key: &str, value: &str) -> KeyedMessage {
    let (begins, rest) = value.split_at_checked(1).unwrap_or(("none", ""));
    keyed!(kind => "note-value", key, value = typed(value), begins = typed(begins), rest)
}

fn broken(kind: Kind, row: u8, setup: &Setup, law: &SetupError) -> KeyedMessage {
    match law {
        SetupError::Holes { found, wanted } => keyed!("holes-law-holes", found, wanted),
        SetupError::Stores { found, wanted } => keyed!("holes-law-stores", found, wanted),
        SetupError::Total { found, wanted } => {
            let key = if found <= wanted { "holes-law-few" } else { "holes-law-many" };
            keyed!(kind => key, off = found.abs_diff(*wanted))
        }
        SetupError::Mark { hole } => {
            let bears = setup.marks.get(hole.index()).map_or("none", |&mark| mark_word(mark));
            keyed!(kind => "holes-law-mark", hole = hole_letter(*hole, row), mark = bears)
        }
        SetupError::Seat { found } => keyed!("setup-seat", found = found + 1),
        SetupError::Note { key } => keyed!("setup-note", key = shortened(key)),
        SetupError::Value { key, value } => keyed!(
            kind => "note-fault",
            key = shortened(key),
            value = shortened(value),
            // whether the note is present at all
            said = setup.notes.iter().any(|(known, _)| known == key),
            // whether a single counter lies on the board
            alone = setup.on_board() == 1,
        ),
        SetupError::MustPass => keyed!("holes-law-must-pass"),
    }
}

impl Localized for PointsMessage {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            PointsMessage::Counts { black, white, taken, given } => {
                let all = taken == Some(given);
                keyed!("points-counts", black, white, taken = or_none(taken), given, all)
            }
            PointsMessage::Point { point: CENTRE, .. } => {
                keyed!("points-point", point = CENTRE, piece = "centre")
            }
            PointsMessage::Point { point, piece } => match piece {
                None => keyed!("points-point", point, piece = "vacant"),
                Some(Piece::Token(colour)) => keyed!("points-point", point, piece = "token", colour),
                Some(Piece::Ka(seat)) => keyed!("points-point", point, piece = "ka", seat),
            },
            PointsMessage::Law(ref law) => pasang::law(law),
            PointsMessage::Brush(brush) => match brush {
                Brush::Pattern => keyed!("points-brush-pattern"),
                Brush::Piece(Piece::Token(colour)) => keyed!("points-colour", colour),
                Brush::Piece(Piece::Ka(seat)) => keyed!("points-ka", seat),
                Brush::Nothing => keyed!("points-brush-nothing"),
            },
            PointsMessage::Brushes => keyed!("points-brushes"),
            PointsMessage::Passage(seat) => keyed!("points-passage", seat),
            PointsMessage::NoPassage => keyed!("points-no-passage"),
            PointsMessage::KaWas(seat) => keyed!("points-ka-was", seat),
            PointsMessage::Colour(colour) => keyed!("points-colour", colour),
            PointsMessage::Score(seat) => keyed!("points-score", seat),
            PointsMessage::Rest(seat) => keyed!("points-rest", seat),
        }
    }
}
