//! English for what the workshop and the list of what is kept say while they are used.

use super::{
    english::capital,
    patterns::{Craft, Shape},
    quoted::quoted,
};
use crate::{
    engine::pasang::{
        board::{Colour, Point},
        brush::{Brush, Refusal},
        draft::{EACH, Unfinished},
        fill::Unfillable,
        symmetry::{Class, Night},
    },
    notation::pasang::point_name,
};

pub fn say(craft: &Craft) -> String {
    match craft {
        Craft::Counts { black, white } => counts(*black, *white),
        Craft::Symmetry(shape) => symmetry(*shape),
        Craft::Class(class) => class.map_or("no class", name).into(),
        Craft::ClassMeans(class) => format!("{}: {}", capital(name(*class)), means(*class)),
        Craft::Brush(brush) => law(*brush).into(),
        Craft::Cell { point, lies, odd } => {
            let lies = lies.map_or("empty", colour);
            format!("{}, {lies}{}", point_name(*point), if *odd { ", at odds" } else { "" })
        }
        Craft::Laid { point, colour: None, points } => {
            format!("{} is empty.{}", point_name(*point), others(*points, "cleared"))
        }
        Craft::Laid { point, colour: Some(laid), points } => {
            format!("{} is {}.{}", point_name(*point), colour(*laid), others(*points, "laid"))
        }
        Craft::Refused { refusal: Refusal::NoPoint, .. } => {
            "The centre is hollow: no token lies there.".into()
        }
        Craft::Refused { point, refusal: Refusal::OwnImage } => own_image(*point),
        Craft::Filled => "The rest is laid by chance.".into(),
        Craft::Full => "No point is empty.".into(),
        Craft::Unfillable(why) => unfillable(why),
        Craft::Unfinished(Unfinished::Empty(1)) => "One point is still empty.".into(),
        Craft::Unfinished(Unfinished::Empty(points)) => format!("{points} points are still empty."),
        Craft::Unfinished(Unfinished::Uneven { black, white }) => {
            format!("{black} black and {white} white lie: a pattern has {EACH} of each.")
        }
        Craft::Undone => "Taken back.".into(),
        Craft::NothingToUndo => "There is nothing to take back.".into(),
        Craft::Cleared => "The board is empty.".into(),
        Craft::Saved(name) => format!("Kept in this browser as {}.", quoted(name)),
        Craft::NotSaved => {
            "This browser keeps nothing for this page. A link to the pattern holds all of it.".into()
        }
        Craft::NotRead => "What the address says of a board could not be read.".into(),
        Craft::Unnamed => "My pattern".into(),
        Craft::Yours => "modern: yours".into(),
        Craft::Play => "Play this".into(),
        Craft::Change => "Into the workshop".into(),
    }
}

fn counts(black: u32, white: u32) -> String {
    let empty = match (2 * EACH).saturating_sub(black + white) {
        0 => "no point empty".into(),
        1 => "1 point empty".into(),
        empty => format!("{empty} points empty"),
    };
    format!("{black} black of {EACH}, {white} white of {EACH}, {empty}")
}

fn symmetry(shape: Shape) -> String {
    match shape {
        Shape::Empty => "Symmetry: nothing lies yet.".into(),
        Shape::Class(class) => format!("Symmetry: {}. {}", name(class), capital(means(class))),
        Shape::Plain(brush) => format!("Symmetry: none of the classes. Holds: {}.", law(brush)),
        Shape::Fits(brush) => format!("Symmetry so far: {}.", law(brush)),
        Shape::Near { brush, points: 1 } => format!("Nearly: {}. One point breaks it.", law(brush)),
        Shape::Near { brush, points } => format!("Nearly: {}. {points} points break it.", law(brush)),
        Shape::Far => "Symmetry: none.".into(),
    }
}

pub(super) const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "black",
        Colour::White => "white",
    }
}

/// What else a stroke has changed.
fn others(points: u32, what: &str) -> String {
    if points < 2 { String::new() } else { format!(" {points} points {what} together.") }
}

fn own_image(point: Point) -> String {
    format!(
        "{} is its own image under this brush and would have to have both colours: another brush must lay it.",
        point_name(point)
    )
}

fn unfillable(why: &Unfillable) -> String {
    match *why {
        Unfillable::OwnImages(points) => match (points.len(), points.iter().next()) {
            (1, Some(point)) => own_image(point),
            (count, _) => format!(
                "{count} empty points are their own images under this brush and would have to have both colours: another brush must lay them first."
            ),
        },
        Unfillable::AtOdds(points) if points.len() == 1 => {
            "One token, now marked, lies against the law of this brush: change it, or take another brush."
                .into()
        }
        Unfillable::AtOdds(points) => format!(
            "{} tokens, now marked, lie against the law of this brush: change them, or take another brush.",
            points.len()
        ),
        Unfillable::Uneven { black, white } => format!(
            "From here this brush cannot come to {EACH} of each: the nearest is {black} black and {white} white. Change or clear some."
        ),
    }
}

/// A class by its name.
const fn name(class: Class) -> &'static str {
    match class {
        Class::Perfect => "perfect",
        Class::CheckerboardLike => "checkerboard-like",
        Class::FourMirrors => "four mirrors",
        Class::NightAndDay(Night::QuarterTurn) => "night and day by a quarter turn",
        Class::NightAndDay(Night::HalfTurn) => "night and day by a half turn",
        Class::NightAndDay(Night::Mirrors) => "night and day by mirrors",
        Class::FourfoldRotation => "fourfold rotation",
        Class::Diagonal => "diagonal",
    }
}

/// What a class asks, in one sentence.
const fn means(class: Class) -> &'static str {
    match class {
        Class::Perfect => "all turns and mirrors keep the colours, and neighbours always differ.",
        Class::CheckerboardLike => {
            "all turns and mirrors keep the colours, and a short step along rows and columns keeps or swaps them throughout."
        }
        Class::FourMirrors => "both middle lines and both long diagonals are mirrors.",
        Class::NightAndDay(Night::QuarterTurn) => "a quarter turn makes black white and white black.",
        Class::NightAndDay(Night::HalfTurn) => "a half turn makes black white and white black.",
        Class::NightAndDay(Night::Mirrors) => {
            "quarter turns keep the colours, and every mirror swaps what lies off the four axes."
        }
        Class::FourfoldRotation => "quarter turns keep the colours, no mirror does.",
        Class::Diagonal => "a mirror on a long diagonal keeps the colours, quarter turns do not.",
    }
}

/// What holds for all that a brush paints.
pub(super) const fn law(brush: Brush) -> &'static str {
    match brush {
        Brush::Perfect => "the checkerboard",
        Brush::StepFour => "four mirrors, and a step of four keeps",
        Brush::StepThree => "four mirrors, and a step of three swaps",
        Brush::StepFive => "four mirrors, and a step of five swaps",
        Brush::FourMirrors => "four mirrors",
        Brush::NightByQuarterTurn => "a quarter turn swaps",
        Brush::NightByHalfTurn => "a half turn swaps",
        Brush::NightByMirrors => "quarter turns keep, mirrors swap",
        Brush::FourfoldRotation => "quarter turns keep",
        Brush::BothDiagonals => "both diagonals are mirrors",
        Brush::Rising => "the rising diagonal is a mirror",
        Brush::Falling => "the falling diagonal is a mirror",
        Brush::TwoMirrors => "both middle lines are mirrors",
        Brush::LeftRight => "left mirrors right",
        Brush::TopBottom => "top mirrors bottom",
        Brush::HalfTurn => "a half turn keeps",
        Brush::LeftRightSwapped => "left mirrors right in the other colour",
        Brush::TopBottomSwapped => "top mirrors bottom in the other colour",
        Brush::Free => "point by point",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_told_toward_sixty() {
        let says = |black, white| say(&Craft::Counts { black, white });
        assert_eq!(says(57, 60), "57 black of 60, 60 white of 60, 3 points empty");
        assert_eq!(says(60, 59), "60 black of 60, 59 white of 60, 1 point empty");
        assert_eq!(says(120, 0), "120 black of 60, 0 white of 60, no point empty");
    }

    #[test]
    fn every_brush_and_class_has_words_of_its_own() {
        let mut all: Vec<_> = Brush::ALL.iter().map(|&brush| say(&Craft::Brush(brush))).collect();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), Brush::ALL.len());
        let cell = Craft::Cell { point: Point::at(4, 4), lies: Some(Colour::White), odd: true };
        assert_eq!(say(&cell), "e5, white, at odds");
    }
}
