//! What games are played for, and how they stand for a seat.

use papan::{
    engine::{Kind, pasang::Pasang, sowing::Sowing},
    story::Story,
    words::{
        say,
        standing::{Goal, Standing, StandingText},
    },
};

use super::seats;
use crate::sheet::{Sheet, Text, variants};

variants!(Standing { Score, Gain, Moves });
variants!(StandingText { Unit, ScoreUnit, Heading });

/// What a game is played for, under every value of every reading.
pub fn goals_of(kind: Kind) -> Vec<Goal> {
    fn of<F: Story>(plain: F) -> Vec<Goal> {
        let mut all = vec![plain.goal()];
        for reading in plain.readings() {
            for value in reading.values {
                let mut game = plain;
                game.set_reading(reading.name, value).expect("a reading of the game");
                if !all.contains(&game.goal()) {
                    all.push(game.goal());
                }
            }
        }
        all
    }
    match kind {
        Kind::Sowing(kind) => of::<Sowing>(kind.game()),
        Kind::Pasang => of(Pasang::default()),
    }
}

/// What a game's families of words can say of a seat.
fn standings(kind: Kind) -> Vec<Standing> {
    let mut all = vec![Standing::Score];
    all.extend([0, 1, 4, 13].map(Standing::Moves));
    if kind != Kind::Pasang {
        all.push(Standing::Gain { stake: 42 });
    }
    all
}

pub fn all() -> Text {
    let mut sheet = Sheet::new(|text: &StandingText| say(text));
    for kind in Kind::ALL {
        sheet.of(kind);
        for standing in standings(kind) {
            sheet.put(StandingText::Unit { kind, standing });
            for seat in seats(kind) {
                sheet.put(StandingText::Heading { kind, seat, standing, score: 12 });
            }
        }
        sheet.put_all([0, 1, 12].map(|count| StandingText::ScoreUnit { kind, count }));
    }
    sheet.whole()
}
