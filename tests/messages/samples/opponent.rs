//! What is said of the opponent and its levels.

use papan::words::{
    levels::{Against, LevelMessage},
    opponent::{OpponentMessage, SeatsError, WorkerFailure},
    say,
};

use super::SEATS;
use crate::sheet::{Sheet, Text, every, variants, whole};

variants!(OpponentMessage {
    PlayedBy,
    Person,
    Level,
    UsualLevel,
    Harder,
    Easier,
    Waits,
    Thinks,
    Stopped,
    Failed,
    Stop,
    Think,
    Watched,
    Halted,
    Over,
    Start,
    Pause,
    Take,
    Give,
    Weighs,
    Agrees,
    Refuses,
    Unseated,
});
variants!(SeatsError { Count, Player });
variants!(LevelMessage {
    Title,
    Picture,
    Note,
    Name,
    SeesTaking,
    SeesMove,
    Miscounts,
    SeesAnswer,
    OverlooksAnswers,
    SeesAhead,
    OverlooksAhead,
    SeesPositions,
    SeesTime,
    Won,
    NotMeasured,
});
variants!(Against { Chance, Level });

pub fn lost() -> [WorkerFailure; 4] {
    every!(WorkerFailure { NotLoaded, NotAllowed, Broken, Silent })
}

pub fn all() -> Text {
    use OpponentMessage::*;
    let mut sheet = Sheet::new(|what: &OpponentMessage| say(what));
    sheet.put_all(SEATS.map(PlayedBy));
    sheet.put_all(SEATS.map(Take));
    sheet.put_all(SEATS.map(Give));
    sheet.put_all([1, 6].map(Level));
    sheet.put_all([10, 35, 60].map(UsualLevel));
    sheet.put_all([35, 60].map(Harder));
    sheet.put_all([10, 35].map(Easier));
    sheet.put_all([
        Weighs, Agrees, Refuses, Person, Waits, Thinks, Stopped, Stop, Think, Watched, Halted, Over, Start,
        Pause,
    ]);
    sheet.put_all(lost().map(OpponentMessage::Failed));
    let mut troubles = vec![SeatsError::Player { word: "ai9".into(), levels: 6 }];
    for found in [0, 1, 2, 4] {
        troubles.extend([2, 3].map(|seats| SeatsError::Count { found, seats }));
    }
    sheet.put_all(whole(troubles).into_iter().map(Unseated));
    sheet.whole()
}

pub fn levels() -> Text {
    let mut sheet = Sheet::new(|what: &LevelMessage| say(what));
    sheet.put_all([
        LevelMessage::Title,
        LevelMessage::Picture(2),
        LevelMessage::Picture(3),
        LevelMessage::SeesTaking,
        LevelMessage::SeesMove,
        LevelMessage::SeesAnswer,
        LevelMessage::SeesTime,
    ]);
    sheet.put_all([2, 3].map(LevelMessage::Note));
    sheet.put_all([10, 35, 60].map(LevelMessage::Name));
    sheet.put_all([1, 33].map(LevelMessage::Miscounts));
    sheet.put_all([1, 33].map(LevelMessage::OverlooksAnswers));
    sheet.put_all([(2, 1), (4, 33)].map(|(moves, share)| LevelMessage::OverlooksAhead { moves, share }));
    sheet.put_all([1, 2, 12].map(LevelMessage::SeesAhead));
    sheet.put_all([1, 999, 60_000, 1_000_000].map(LevelMessage::SeesPositions));
    for against in whole(vec![Against::Chance, Against::Level(20), Against::Level(35)]) {
        for seats in [2, 3] {
            sheet.put(LevelMessage::NotMeasured { against, seats });
            for (share, games) in [(0, 1), (571, 20), (875, 21), (1000, 2)] {
                sheet.put_all([false, true].map(|rounds| LevelMessage::Won {
                    share,
                    games,
                    rounds,
                    against,
                    seats,
                }));
            }
        }
    }
    sheet.whole()
}
