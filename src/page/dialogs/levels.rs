//! The opponent's levels, in the menu: how far each looks ahead, and its measured score against the level
//! below.

use yew::prelude::*;

use crate::{
    engine::Kind,
    words::{
        levels::{Against, LevelMessage},
        say,
    },
    worker::{
        LEVELS,
        levels::{Ladder, LevelReach, Measured, ladder, level_reach},
    },
};

/// The levels of a game, in a collapsed section.
pub fn levels(kind: Kind) -> Html {
    html! {
        <div class="acts">
            <details id="levels">
                <summary class="btn">{ say(&LevelMessage::Title) }</summary>
                <div role="list">
                    for [name, reach, score] in text(kind) {
                        <div role="listitem" class="turn">
                            <span class="who">{ name }</span>
                            <span><span>{ reach }</span>{ " " }<span class="small">{ score }</span></span>
                        </div>
                    }
                </div>
                <p class="small">{ say(&LevelMessage::Note(kind.seats())) }</p>
            </details>
        </div>
    }
}

/// The text of each level: its name, how far it looks ahead, its measured score.
pub fn text(kind: Kind) -> Vec<[String; 3]> {
    let measured: Ladder = ladder(kind);
    let row = |(level, measured)| {
        let reach = say(&reach_message(level_reach(kind, level)));
        [say(&LevelMessage::Name(level)), reach, say(&score_message(kind, level, measured))]
    };
    (1..=LEVELS).zip(measured).map(row).collect()
}

fn reach_message(reach: LevelReach) -> LevelMessage {
    match reach {
        LevelReach::Taking => LevelMessage::SeesTaking,
        LevelReach::Move => LevelMessage::SeesMove,
        LevelReach::Answer => LevelMessage::SeesAnswer,
        LevelReach::Ahead(moves) => LevelMessage::SeesAhead(moves),
        LevelReach::Positions(positions) => LevelMessage::SeesPositions(positions),
        LevelReach::Time => LevelMessage::SeesTime,
    }
}

/// The score of a level against the one below; of the first level against random moves.
fn score_message(kind: Kind, level: u8, measured: Option<Measured>) -> LevelMessage {
    let against = if level > 1 { Against::Level(level - 1) } else { Against::Chance };
    let seats = kind.seats();
    match measured {
        Some(Measured { games, share }) => {
            LevelMessage::Won { share, games, rounds: kind.has_rounds(), against, seats }
        }
        None => LevelMessage::NotMeasured { against, seats },
    }
}
