//! What the opponent's levels are, in the menu: how far each sees, and what it was measured to win of the one below.

use crate::{
    app::{
        browser,
        markup::{element, escaped},
    },
    engine::{Kind, seat::Seat},
    i18n::levels::{Against, OfLevel, of_level},
    worker::{
        LEVELS,
        levels::{Ladder, Measured, Sees, ladder, sees},
    },
};

/// The element that has them, once the menu has been opened.
const PLACE: &str = "levels";

/// Puts them below the last list from which a seat's player is chosen.
pub fn show(kind: Kind) {
    let last = Seat::at(kind.seats() - 1).map_or("", |seat| seat.name());
    if browser::by_id(PLACE).is_none()
        && let Some(list) = browser::by_id(&format!("seat-{last}"))
    {
        let _ = list.insert_adjacent_html("afterend", &text(kind));
    }
}

/// The levels of a game, folded, as HTML text.
pub fn text(kind: Kind) -> String {
    let says = |tag, class: &str, what| {
        // an attribute without a name is left out
        let name = if class.is_empty() { "" } else { "class" };
        element(tag, &[(name, class)], &escaped(&of_level(what)))
    };
    let measured: Ladder = ladder(kind);
    let rows = (1..=LEVELS).zip(measured).map(|(level, measured)| {
        let sees = says("span", "", sight(sees(kind, level)));
        let won = says("span", "small", won(kind, level, measured));
        let name = says("span", "who", OfLevel::Name(level));
        let text = element("span", &[], &[sees.as_str(), " ", &won].concat());
        element("div", &[("role", "listitem"), ("class", "turn")], &[name, text].concat())
    });
    let rows = element("div", &[("role", "list")], &rows.collect::<String>());
    let title = says("summary", "btn", OfLevel::Title);
    let note = says("p", "small", OfLevel::Note(kind.seats()));
    let all = element("details", &[("id", PLACE)], &[title, rows, note].concat());
    element("div", &[("class", "acts")], &all)
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

/// What a level won of the one below; the first, of moves by chance.
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
