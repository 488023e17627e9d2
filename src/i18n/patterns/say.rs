//! Messages of the pattern workshop and of the list of saved patterns.

use super::{Craft, Shape};
use crate::{
    engine::pasang::{
        board::Point,
        brush::{Brush, Refusal},
        draft::{EACH, Unfinished},
        fill::Unfillable,
        symmetry::{Class, Night},
    },
    i18n::{
        format::format,
        quoted::shortened,
        said::{Said, kebab, or_none, said},
    },
};

/// The message in the language of the page.
pub fn say(craft: &Craft) -> String {
    format(&said(craft))
}

pub(in crate::i18n) fn said(craft: &Craft) -> Said {
    match craft {
        Craft::Counts { black, white } => {
            said!("craft-counts", black, white, each = EACH, empty = (2 * EACH).saturating_sub(black + white))
        }
        Craft::Symmetry(shape) => symmetry(*shape),
        Craft::Class(class) => class.map_or_else(|| said!("class-none"), name),
        Craft::ClassMeans(class) => said!("class-means", class = name(*class), says = means(*class)),
        Craft::Brush(brush) => law(*brush),
        Craft::Cell { point, lies, odd } => said!("craft-cell", point, colour = or_none(*lies), odd),
        Craft::Laid { point, colour, points } => {
            said!("craft-laid", point, colour = or_none(*colour), points)
        }
        Craft::Refused { refusal: Refusal::NoPoint, .. } => said!("craft-no-point"),
        Craft::Refused { point, refusal: Refusal::OwnImage } => own_image(*point),
        Craft::Filled => said!("craft-filled"),
        Craft::Full => said!("craft-full"),
        Craft::Unfillable(why) => unfillable(why),
        Craft::Unfinished(Unfinished::Empty(points)) => said!("craft-still-empty", points),
        Craft::Unfinished(Unfinished::Uneven { black, white }) => {
            said!("craft-unbalanced", black, white, each = EACH)
        }
        Craft::Undone => said!("craft-undone"),
        Craft::NothingToUndo => said!("craft-nothing-to-undo"),
        Craft::Cleared => said!("craft-cleared"),
        Craft::Saved(name) => said!("craft-saved", name = shortened(name)),
        Craft::NotSaved => said!("craft-not-saved"),
        Craft::NotRead => said!("craft-not-read"),
        Craft::Unnamed => said!("craft-unnamed"),
        Craft::Yours => said!("craft-yours"),
        Craft::Play => said!("craft-play"),
        Craft::Change => said!("craft-change"),
    }
}

fn symmetry(shape: Shape) -> Said {
    match shape {
        Shape::Empty => said!("symmetry-empty"),
        Shape::Class(class) => said!("symmetry-class", class = name(class), says = means(class)),
        Shape::Plain(brush) => said!("symmetry-plain", law = law(brush)),
        Shape::Fits(brush) => said!("symmetry-fits", law = law(brush)),
        Shape::Near { brush, points } => said!("symmetry-near", law = law(brush), points),
        Shape::Far => said!("symmetry-far"),
    }
}

fn own_image(point: Point) -> Said {
    said!("craft-own-image", point)
}

fn unfillable(why: &Unfillable) -> Said {
    match *why {
        Unfillable::OwnImages(points) => match (points.len(), points.iter().next()) {
            (1, Some(point)) => own_image(point),
            (count, _) => said!("craft-own-images", count),
        },
        Unfillable::AtOdds(points) => said!("craft-at-odds", count = points.len()),
        Unfillable::Uneven { black, white } => said!("craft-uneven", each = EACH, black, white),
    }
}

/// A message about a class.
fn of_class(what: &str, class: Class) -> Said {
    let class = match class {
        Class::Perfect => "perfect",
        Class::CheckerboardLike => "checkerboard-like",
        Class::FourMirrors => "four-mirrors",
        Class::NightAndDay(Night::QuarterTurn) => "night-and-day-quarter-turn",
        Class::NightAndDay(Night::HalfTurn) => "night-and-day-half-turn",
        Class::NightAndDay(Night::Mirrors) => "night-and-day-mirrors",
        Class::FourfoldRotation => "fourfold-rotation",
        Class::Diagonal => "diagonal",
    };
    Said::new(&[what, class].concat())
}

/// The name of a class.
fn name(class: Class) -> Said {
    of_class("class-name-", class)
}

/// What a class requires, in one sentence.
fn means(class: Class) -> Said {
    of_class("class-says-", class)
}

/// The laws of a brush.
pub(in crate::i18n) fn law(brush: Brush) -> Said {
    Said::new(&["brush-", &kebab(&format!("{brush:?}"))].concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::pasang::board::Colour;

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
