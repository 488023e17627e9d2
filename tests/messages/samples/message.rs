//! What can be said of any game, and the sheet of all messages.

use papan::{
    engine::{Kind, clause::ClauseId, sowing},
    notation::{ImportError, ImportErrorKind},
    settings::{SETTINGS, Set},
    words::{LinkError, Message, SowingMessage, UiText, pasang::PasangMessage, round::Round, say},
};

use super::{SEATS, board, ends, hole, nexts, seats, standing::goals_of, stops, stores};
use crate::sheet::{Sheet, Text, variants};

variants!(Message {
    Start,
    Aim,
    Example,
    StartLevel,
    StartTogether,
    TookBack,
    PlayedAgain,
    PlayedAlone,
    PlayedAloneBriefly,
    Over,
    AtStart,
    AtEnd,
    Unreadable,
    NothingRefused,
    Scores,
    Explained,
    Ended,
    Stopped,
    Seat,
    Score,
    ToMove,
    Moving,
    Wins,
    Draws,
    Clause,
    Reading,
    Value,
    Preset,
    Differs,
    SourceAndPages,
    Board,
    StepOf,
    Pace,
    SavedGame,
    BadRecord,
    OtherGame,
    UiText,
    Family,
    MoveOf,
    Lap,
    Took,
});

pub fn all() -> Text {
    let mut sheet = Sheet::new(|message: &Message| say(message));
    for kind in Kind::ALL {
        sheet.of(kind);
        game(kind, &mut sheet);
    }
    sheet.of_all();
    plain(&mut sheet);
    board::all() + sheet.whole()
}

/// What knows its game, of whatever family.
fn game(kind: Kind, sheet: &mut Sheet<Message>) {
    for next in nexts(kind) {
        sheet.put(Message::Start { kind, next });
        sheet.put(Message::TookBack { moves: 3, next });
        sheet.put(Message::PlayedAgain { moves: 3, next });
        sheet.put(Message::Scores { kind, stores: stores(kind)[0], next });
    }
    goals(kind, sheet);
    sheet.put(Message::Example { announcement: Message::Start { kind, next: nexts(kind)[0] }.into() });
    let next = nexts(kind)[0];
    sheet.put(Message::PlayedAlone(Message::Start { kind, next }.into()));
    sheet.put(Message::PlayedAloneBriefly(Message::Start { kind, next }.into()));
    for moves in [0, 1, 2] {
        sheet.put(Message::TookBack { moves, next });
        sheet.put(Message::PlayedAgain { moves, next });
    }
    sheet.put_all(stores(kind).into_iter().map(|stores| Message::Scores { kind, stores, next }));
    for (debts, at_length) in [(false, true), (true, true), (false, false), (true, false)] {
        let ended = |(outcome, stores)| Message::Ended { kind, outcome, stores, debts, at_length };
        sheet.put_all(ends(kind).into_iter().map(ended));
        if at_length {
            sheet.put(Message::Over(ended(ends(kind)[0]).into()));
        }
    }
    for (stop, wins) in stops(kind) {
        sheet.put(Message::Stopped { stop, wins });
        sheet.put(Message::Over(Message::Stopped { stop, wins }.into()));
    }
    for seat in seats(kind) {
        for count in [-13, -1, 0, 1, 2, 11, 12, 13] {
            sheet.put(Message::Score { kind, seat, count });
        }
    }
    for moves in [0, 1, 2] {
        sheet.put(Message::Board { kind, moves });
    }
    sheet.put(Message::OtherGame { kind });
    sheet.put_all([1, 2, 12].map(|count| Message::Took { kind, count }));
    // how a refusal is told once more, with a clause and without
    for says in [Message::AtStart, SowingMessage::NoSuchHole { letter: 'z' }.into()] {
        for clause in [None, Some(ClauseId(0))] {
            sheet.put(Message::Explained { refusal: says.clone().into(), kind, clause });
        }
    }
    if let Kind::Sowing(of) = kind {
        let (mark, clause) = (sowing::position::Mark::Closed, ClauseId(0));
        let says = SowingMessage::Forbidden { kind: of, hole: hole(of, 0), count: 0, mark, clause };
        let says = Message::from(says);
        sheet.put(Message::Explained { refusal: says.into(), kind, clause: Some(clause) });
    }
    // all of them stand with the rules
    sheet.put(Message::Clause { kind, clause: ClauseId(0) });
    sheet.put(Message::Reading { kind, reading: 0 });
    sheet.put(Message::Value { kind, reading: 0, value: 0 });
    sheet.put(Message::Preset { kind, preset: 0 });
    sheet.put(Message::Differs { kind, readings: Vec::new(), preset: 0 });
}

/// What it is played for, under every reading; and how it stands for a seat.
fn goals(kind: Kind, sheet: &mut Sheet<Message>) {
    for goal in goals_of(kind) {
        sheet.put(Message::Aim(goal));
    }
}

/// What is the same for all games. Messages that only hold others have sheets of their own.
fn plain(sheet: &mut Sheet<Message>) {
    sheet.put_all([Message::AtStart, Message::AtEnd, Message::NothingRefused]);
    sheet.put_all([Message::ToMove, Message::Wins, Message::Draws]);
    sheet.put_all(SEATS.map(Message::Seat));
    sheet.put_all(SEATS.map(|seat| Message::Moving { seat }));
    sheet.put_all([10, 35, 60].map(Message::StartLevel));
    sheet.put_all([2, 3].map(|seats| Message::StartTogether { seats }));
    for (source, pages) in [("", ""), ("Parker 1909", ""), ("Parker 1909", "594–595")] {
        sheet.put(Message::SourceAndPages { source, pages });
    }
    sheet.put_all([(1, 1), (1, 2), (12, 13)].map(|(step, all)| Message::StepOf { step, all }));
    sheet.put_all(SETTINGS[Set::Speed as usize].values.iter().map(|&pace| Message::Pace(pace)));
    for names in ["", "Ann, Ben"] {
        for (moves, over) in [(0, false), (1, false), (1, true), (2, false), (12, true)] {
            sheet.put(Message::SavedGame { moves, over, names: names.into() });
        }
    }
    sheet.put(Message::Unreadable(LinkError::Beyond { moves: 3 }.into()));
    let error = ImportError { line: 1, column: 1, kind: ImportErrorKind::NoGame };
    sheet.put(Message::BadRecord { kind: Kind::Pasang, error: error.into() });
    sheet.put(Message::from(Round::NotArranged));
    sheet.put(Message::from(PasangMessage::NothingToPlay));
    sheet.put(Message::UiText(UiText::Close));
    sheet.put_all([1, 2, 12].map(Message::Lap));
    sheet.put_all([(1, 1), (1, 2), (12, 13)].map(|(number, all)| Message::MoveOf { number, all }));
}
