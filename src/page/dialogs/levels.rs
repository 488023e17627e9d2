//! The opponent's levels, in the menu: how far each looks ahead, and its measured score against the level
//! below.

use yew::prelude::*;

use crate::{
    engine::Kind,
    i18n::levels::{Against, OfLevel, of_level},
    worker::{
        LEVELS,
        levels::{Ladder, Measured, Sees, ladder, sees},
    },
};

/// The levels of a game, in a collapsed section.
pub fn levels(kind: Kind) -> Html {
    html! {
        <div class="acts">
            <details id="levels">
                <summary class="btn">{ of_level(OfLevel::Title) }</summary>
                <div role="list">
                    for [name, sees, won] in text(kind) {
                        <div role="listitem" class="turn">
                            <span class="who">{ name }</span>
                            <span><span>{ sees }</span>{ " " }<span class="small">{ won }</span></span>
                        </div>
                    }
                </div>
                <p class="small">{ of_level(OfLevel::Note(kind.seats())) }</p>
            </details>
        </div>
    }
}

/// The text of each level: its name, how far it looks ahead, its measured score.
pub fn text(kind: Kind) -> Vec<[String; 3]> {
    let measured: Ladder = ladder(kind);
    let row = |(level, measured)| {
        let sees = of_level(sight(sees(kind, level)));
        [of_level(OfLevel::Name(level)), sees, of_level(won(kind, level, measured))]
    };
    (1..=LEVELS).zip(measured).map(row).collect()
}

fn sight(sees: Sees) -> OfLevel {
    match sees {
        Sees::Taking => OfLevel::SeesTaking,
        Sees::Move => OfLevel::SeesMove,
        Sees::Answer => OfLevel::SeesAnswer,
        Sees::Ahead(moves) => OfLevel::SeesAhead(moves),
        Sees::Positions(positions) => OfLevel::SeesPositions(positions),
    }
}

/// The score of a level against the one below; of the first level against random moves.
fn won(kind: Kind, level: u8, measured: Option<Measured>) -> OfLevel {
    let against = if level > 1 { Against::Level(level - 1) } else { Against::Chance };
    let seats = kind.seats();
    match measured {
        Some(Measured { games, share }) => {
            OfLevel::Won { share, games, rounds: kind.has_rounds(), against, seats }
        }
        None => OfLevel::NotMeasured { against, seats },
    }
}
