//! What is said where positions are set up.

use papan::{
    engine::{
        Hole, Kind,
        family::Family,
        pasang::{
            Law,
            board::{CENTRE, Colour, Point},
            position::Piece,
        },
        seat::Seat,
        sowing::{
            self,
            setup::{Form, NoteSchema, Setup, SetupError},
        },
    },
    words::{
        position::{Brush, EditorMessage, HolesMessage, PointsMessage},
        say,
    },
};

use super::{SEATS, ends, errors::sowing_laws, hole, marks, seats};
use crate::sheet::{Sheet, Text, variants, whole};

variants!(EditorMessage {
    Undone,
    Redone,
    NothingToUndo,
    NothingToRedo,
    ResetToOpened,
    AtStart,
    Cleared,
    Taken,
    NotRead,
    NoBoard,
    NotLinked,
    NotRuled,
    Lawful,
    Over,
    Broken,
    Also,
    More,
    NoNumber,
    ToMove,
    OneMore,
    OneFewer,
    Count,
    Place,
    Set,
    SetOf,
    Both,
});
variants!(HolesMessage<'_> { Placed, Hole, Store, Law, Mark, Note, Value, Owes });
variants!(PointsMessage {
    Counts,
    Point,
    Law,
    Brush,
    Brushes,
    Passage,
    NoPassage,
    KaWas,
    Colour,
    Score,
    Rest
});
variants!(Brush { Pattern, Piece, Nothing });
variants!(Piece { Token, Ka });
variants!(Law {
    Rows,
    Points,
    Centre,
    Seat,
    Kas,
    KaToken,
    Column,
    SecondPassage,
    Order,
    Turn,
    InPassage,
    Vacant,
    KaPlace,
    Pattern,
    Tokens,
    Scores,
});

pub fn all() -> Text {
    edits() + of_holes() + of_points()
}

fn edits() -> Text {
    let mut sheet = Sheet::new(|what: &EditorMessage| say(what));
    let text = || "a text.".to_string();
    sheet.put_all([
        EditorMessage::Undone,
        EditorMessage::Redone,
        EditorMessage::NothingToUndo,
        EditorMessage::NothingToRedo,
        EditorMessage::ResetToOpened,
    ]);
    sheet.put_all([
        EditorMessage::AtStart,
        EditorMessage::Cleared,
        EditorMessage::Taken,
        EditorMessage::NotLinked,
        EditorMessage::NotRuled,
        EditorMessage::Lawful,
    ]);
    sheet.put_all([
        EditorMessage::NoNumber,
        EditorMessage::ToMove,
        EditorMessage::OneMore,
        EditorMessage::OneFewer,
    ]);
    sheet.put_all([
        EditorMessage::NoBoard(text()),
        EditorMessage::Broken(text()),
        EditorMessage::Also(text()),
        EditorMessage::Count("a".into()),
    ]);
    let [heading, name, value] = ["Player 1’s a", "Round", "2"].map(String::from);
    sheet.put(EditorMessage::Place("Player 1’s a, empty".into()));
    sheet.put(EditorMessage::Set { name: name.clone(), value: value.clone() });
    sheet.put(EditorMessage::SetOf { heading, name, value });
    sheet.put(EditorMessage::Both(text(), text()));
    sheet.put_all([1, 12].map(|column| EditorMessage::NotRead { column }));
    sheet.put_all([1, 2, 11, 12, 13].map(EditorMessage::More));
    for kind in Kind::ALL {
        sheet.of(kind);
        sheet.put_all(ends(kind).into_iter().map(|(outcome, _)| EditorMessage::Over(outcome)));
    }
    sheet.whole()
}

fn of_holes() -> Text {
    let games = sowing::Kind::ALL.map(|kind| (kind, noted(kind), setups(kind), laws(kind)));
    let mut sheet = Sheet::new(|holes: &HolesMessage| say(holes));
    sheet.put_all(marks().into_iter().map(HolesMessage::Mark));
    for debtor in SEATS {
        sheet.put_all(SEATS.map(|creditor| HolesMessage::Owes { debtor, creditor }));
    }
    for (kind, noted, setups, laws) in &games {
        let (kind, row) = (*kind, kind.game().row());
        sheet.of(kind);
        for placed in [0, 35, 36, 37, 47, 48, 49, 60] {
            sheet.put(HolesMessage::Placed { kind, placed, total: 48 });
        }
        for seat in seats(kind) {
            sheet.put(HolesMessage::Hole { hole: hole(kind, 0), owner: seat });
            sheet.put(HolesMessage::Store { kind, seat });
        }
        for (setup, law) in setups.iter().flat_map(|setup| laws.iter().map(move |law| (setup, law))) {
            sheet.put(HolesMessage::Law { kind, row, setup, law });
        }
        for note in noted {
            sheet.put(HolesMessage::Note { kind, key: note.key });
            sheet.put_all(values(note.form).iter().map(|value| HolesMessage::Value {
                kind,
                key: note.key,
                value,
            }));
        }
    }
    sheet.whole()
}

/// The notes that a game takes under any value of any of its readings.
fn noted(kind: sowing::Kind) -> Vec<NoteSchema> {
    let mut all = kind.game().note_schema();
    for reading in kind.readings() {
        for value in reading.values {
            let mut game = kind.game();
            game.set_reading(reading.name, value).expect("a value of the reading");
            for note in game.note_schema() {
                if !all.contains(&note) {
                    all.push(note);
                }
            }
        }
    }
    all
}

/// What a note can say, and what it cannot.
const fn values(form: Form) -> &'static [&'static str] {
    match form {
        Form::OneOf(values) => values,
        Form::Number { .. } | Form::Holes | Form::Hole | Form::Figures(_) => &["0", "1", "12", "x"],
    }
}

/// An open form with notes or none, and with so many counters on the board.
fn setups(kind: sowing::Kind) -> [Setup; 3] {
    let written = |key: &str| (key.to_string(), "x".to_string());
    let notes: Vec<_> = noted(kind).iter().map(|note| written(note.key)).collect();
    let holes = vec![0; 2 * usize::from(kind.game().row())];
    let marks: Vec<_> = holes.iter().zip(marks().into_iter().cycle()).map(|(_, mark)| mark).collect();
    let said = Setup { holes: holes.clone(), marks, notes, ..Setup::default() };
    let alone = Setup { holes: [&[1][..], &holes[1..]].concat(), ..Setup::default() };
    [Setup { holes, ..Setup::default() }, said, alone]
}

/// The laws that an open form of a game can break.
fn laws(kind: sowing::Kind) -> Vec<SetupError> {
    let mut laws = sowing_laws();
    laws.extend((0..2 * kind.game().row()).map(|at| SetupError::Mark { hole: Hole(at) }));
    for note in noted(kind) {
        laws.push(SetupError::Note { key: note.key.into() });
        laws.push(SetupError::Value { key: note.key.into(), value: "x".into() });
    }
    laws
}

/// The laws that a board of Pasang can break.
pub fn points_laws() -> Vec<Law> {
    let point = Point::at(3, 7);
    let mut all = vec![
        Law::Rows { found: 10 },
        Law::Points { row: 1, found: 12 },
        Law::Centre,
        Law::Seat { found: 3 },
        Law::SecondPassage { column: 4 },
        Law::Order,
        Law::InPassage { point },
        Law::Vacant { point },
        Law::KaPlace { point },
        Law::Pattern { point },
        Law::Scores { found: 10, wanted: 12 },
    ];
    for seat in [Seat::FIRST, Seat::SECOND] {
        all.extend([Law::Kas { seat }, Law::KaToken { seat }, Law::Column { seat, found: 11 }]);
        all.push(Law::Turn { wanted: seat });
    }
    all.extend(Colour::BOTH.map(|colour| Law::Tokens { colour, found: 61, most: 60 }));
    whole(all)
}

fn of_points() -> Text {
    let mut sheet = Sheet::new(|what: &PointsMessage| say(what));
    for taken in [None, Some(0), Some(1), Some(12)] {
        for given in [0, 1, 12] {
            sheet.put(PointsMessage::Counts { black: 60, white: 59, taken, given });
        }
    }
    let seats = [Seat::FIRST, Seat::SECOND];
    let pieces: Vec<_> = Colour::BOTH.map(Piece::Token).into_iter().chain(seats.map(Piece::Ka)).collect();
    let pieces = whole(pieces);
    for point in [Point::at(0, 0), CENTRE] {
        sheet.put_all(pieces.iter().map(|&piece| PointsMessage::Point { point, piece: Some(piece) }));
        sheet.put(PointsMessage::Point { point, piece: None });
    }
    sheet.put_all(points_laws().into_iter().map(PointsMessage::Law));
    let brushes = [Brush::Pattern, Brush::Nothing].into_iter().chain(pieces.into_iter().map(Brush::Piece));
    sheet.put_all(whole(brushes.collect()).into_iter().map(PointsMessage::Brush));
    sheet.put_all([PointsMessage::Brushes, PointsMessage::NoPassage]);
    for seat in seats {
        sheet.put_all([
            PointsMessage::Passage(seat),
            PointsMessage::KaWas(seat),
            PointsMessage::Score(seat),
            PointsMessage::Rest(seat),
        ]);
    }
    sheet.put_all(Colour::BOTH.map(PointsMessage::Colour));
    sheet.whole()
}
