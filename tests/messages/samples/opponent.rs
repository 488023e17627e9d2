//! What is said of the opponent and its levels.

use papan::i18n::{
    levels::{Against, OfLevel, of_level},
    opponent::{Lost, Opposed, SeatsTrouble, opposed},
};

use super::SEATS;
use crate::sheet::{Sheet, Text, every, variants, whole};

variants!(Opposed {
    PlayedBy,
    Person,
    Level,
    UsualLevel,
    Waits,
    Thinks,
    Stopped,
    Lost,
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
variants!(SeatsTrouble { Count, Player });
variants!(OfLevel {
    Title,
    Note,
    Name,
    SeesTaking,
    SeesMove,
    SeesAnswer,
    SeesAhead,
    SeesPositions,
    Won,
    NotMeasured,
});
variants!(Against { Chance, Level });

pub fn lost() -> [Lost; 4] {
    every!(Lost { NotLoaded, NotAllowed, Broken, Silent })
}

pub fn all() -> Text {
    use Opposed::*;
    let mut sheet = Sheet::new(|what: &Opposed| opposed(what.clone()));
    sheet.put_all(SEATS.map(PlayedBy));
    sheet.put_all(SEATS.map(Take));
    sheet.put_all(SEATS.map(Give));
    sheet.put_all([1, 6].map(Level));
    sheet.put_all([1, 6].map(UsualLevel));
    sheet.put_all([
        Weighs, Agrees, Refuses, Person, Waits, Thinks, Stopped, Stop, Think, Watched, Halted, Over, Start,
        Pause,
    ]);
    sheet.put_all(lost().map(Opposed::Lost));
    let mut troubles = vec![SeatsTrouble::Player { word: "ai9".into(), levels: 6 }];
    for found in [0, 1, 2, 4] {
        troubles.extend([2, 3].map(|seats| SeatsTrouble::Count { found, seats }));
    }
    sheet.put_all(whole(troubles).into_iter().map(Unseated));
    sheet.whole()
}

pub fn levels() -> Text {
    let mut sheet = Sheet::new(|&what: &OfLevel| of_level(what));
    sheet.put_all([OfLevel::Title, OfLevel::SeesTaking, OfLevel::SeesMove, OfLevel::SeesAnswer]);
    sheet.put_all([2, 3].map(OfLevel::Note));
    sheet.put_all([1, 6].map(OfLevel::Name));
    sheet.put_all([1, 2, 12].map(OfLevel::SeesAhead));
    sheet.put_all([1, 999, 60_000, 1_000_000].map(OfLevel::SeesPositions));
    for against in whole(vec![Against::Chance, Against::Level(2)]) {
        for seats in [2, 3] {
            sheet.put(OfLevel::NotMeasured { against, seats });
            for (share, games) in [(0, 1), (571, 20), (875, 21), (1000, 2)] {
                sheet.put_all([false, true].map(|rounds| OfLevel::Won {
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
