//! The opponent's ladder, in the menu: a picture of it, and of each rung how far it looks ahead and its measured score against
//! the one below.

use yew::prelude::*;

use crate::{
    engine::Kind,
    page::markup::{drawn, element},
    words::{
        levels::{Against, LevelMessage},
        say,
    },
    worker::levels::{Measured, Reach, Step, ladder, reach},
};

/// The levels of a game, in a collapsed section.
pub fn levels(kind: Kind) -> Html {
    html! {
        <div class="acts">
            <details id="levels">
                <summary class="btn">{ say(&LevelMessage::Title) }</summary>
                <div class="ladder">{ drawn(picture(&ladder(kind), kind.seats())) }</div>
                <p class="small">{ say(&LevelMessage::Picture(kind.seats())) }</p>
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

/// The text of each rung: its name, how far it looks ahead, its measured score.
pub fn text(kind: Kind) -> Vec<[String; 3]> {
    let row = |step: Step| {
        let reach = say(&reach_message(reach(kind, step.rung)));
        [say(&LevelMessage::Name(step.rung.tenths())), reach, say(&score_message(kind, step))]
    };
    ladder(kind).into_iter().map(row).collect()
}

/// Lengths of the picture, in its own units: a rung's width, and the height of a share of 100 %.
const WIDE: usize = 16;
const HIGH: u32 = 80;

/// What a step should win of 100 against the one below: of three, where an even share is a third, as much as 60 to 80 are
/// of two.
const fn band(seats: usize) -> (u32, u32) {
    if seats == 2 { (60, 80) } else { (43, 67) }
}

/// The ladder as columns whose heights are the shares won against the rung below; a frame where none was measured, as high
/// as an even share. The band is what a step should be. The six levels have their numbers.
fn picture(steps: &[Step], seats: usize) -> String {
    let (wide, high) = (steps.len() * WIDE, HIGH + 18);
    let place = |number: u32| number.to_string();
    let rect = |class: &str, x: usize, y: u32, width: usize, height: u32| {
        let [x, width] = [x, width].map(|length| length.to_string());
        let all =
            [("class", class), ("x", &x), ("y", &place(y)), ("width", &width), ("height", &place(height))];
        element("rect", &all, "")
    };
    let (least, most) = band(seats);
    let mut shapes = rect("band", 0, HIGH - most * HIGH / 100, wide, (most - least) * HIGH / 100);
    let even = HIGH / seats as u32;
    for (at, step) in steps.iter().enumerate() {
        let x = at * WIDE + 2;
        shapes += &match step.measured {
            Some(Measured { share, .. }) => {
                let height = share * HIGH / 1000;
                rect("won", x, HIGH - height, WIDE - 4, height)
            }
            None => rect("open", x, HIGH - even, WIDE - 4, even),
        };
        if let Some(level) = step.rung.level() {
            let [x, y] = [(x + WIDE / 2 - 2).to_string(), place(high - 3)];
            shapes += &element("text", &[("x", &x), ("y", &y)], &level.number().to_string());
        }
    }
    let view_box = format!("0 0 {wide} {high}");
    element("svg", &[("viewBox", &view_box), ("aria-hidden", "true"), ("focusable", "false")], &shapes)
}

fn reach_message(reach: Reach) -> LevelMessage {
    match reach {
        Reach::Taking => LevelMessage::SeesTaking,
        Reach::Counting(share) => LevelMessage::Miscounts(share),
        Reach::Move => LevelMessage::SeesMove,
        Reach::Answer(0) => LevelMessage::SeesAnswer,
        Reach::Answer(share) => LevelMessage::OverlooksAnswers(share),
        Reach::Ahead(moves, 0) => LevelMessage::SeesAhead(moves),
        Reach::Ahead(moves, share) => LevelMessage::OverlooksAhead { moves, share },
        Reach::Positions(positions) => LevelMessage::SeesPositions(positions),
        Reach::Time => LevelMessage::SeesTime,
    }
}

/// The score of a rung against the one below; of the first against random moves.
fn score_message(kind: Kind, step: Step) -> LevelMessage {
    let against = step.below.map_or(Against::Chance, |below| Against::Level(below.tenths()));
    let seats = kind.seats();
    match step.measured {
        Some(Measured { games, share }) => {
            LevelMessage::Won { share, games, rounds: kind.has_rounds(), against, seats }
        }
        None => LevelMessage::NotMeasured { against, seats },
    }
}
