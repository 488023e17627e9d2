//! Messages of the pattern workshop and of the list of saved patterns.

use super::{Shape, WorkshopMessage};
use crate::{
    engine::pasang::{
        board::Point,
        brush::{Brush, Refusal},
        draft::{EACH, Unfinished},
        fill::Unfillable,
        symmetry::{Class, Night},
    },
    words::{
        Localized,
        keyed::{KeyedMessage, keyed, or_none},
        quoted::shortened,
    },
};

impl Localized for WorkshopMessage {
    fn keyed(&self) -> KeyedMessage {
        match self {
            WorkshopMessage::Counts { black, white } => {
                keyed!(
                    "workshop-counts",
                    black,
                    white,
                    each = EACH,
                    empty = (2 * EACH).saturating_sub(black + white)
                )
            }
            WorkshopMessage::Symmetry(shape) => symmetry(*shape),
            WorkshopMessage::Class(class) => class.map_or_else(|| keyed!("class-none"), name),
            WorkshopMessage::ClassMeans(class) => {
                keyed!("class-means", class = name(*class), text = means(*class))
            }
            WorkshopMessage::Brush(brush) => law(*brush),
            WorkshopMessage::Cell { point, colour, odd } => {
                keyed!("workshop-cell", point, colour = or_none(*colour), odd)
            }
            WorkshopMessage::Laid { point, colour, points } => {
                keyed!("workshop-laid", point, colour = or_none(*colour), points)
            }
            WorkshopMessage::Refused { refusal: Refusal::NoPoint, .. } => keyed!("workshop-no-point"),
            WorkshopMessage::Refused { point, refusal: Refusal::OwnImage } => own_image(*point),
            WorkshopMessage::Filled => keyed!("workshop-filled"),
            WorkshopMessage::Full => keyed!("workshop-full"),
            WorkshopMessage::Unfillable(why) => unfillable(why),
            WorkshopMessage::Unfinished(Unfinished::Empty(points)) => keyed!("workshop-still-empty", points),
            WorkshopMessage::Unfinished(Unfinished::Uneven { black, white }) => {
                keyed!("workshop-unbalanced", black, white, each = EACH)
            }
            WorkshopMessage::Undone => keyed!("workshop-undone"),
            WorkshopMessage::NothingToUndo => keyed!("workshop-nothing-to-undo"),
            WorkshopMessage::Cleared => keyed!("workshop-cleared"),
            WorkshopMessage::Saved(name) => keyed!("workshop-saved", name = shortened(name)),
            WorkshopMessage::NotSaved => keyed!("workshop-not-saved"),
            WorkshopMessage::NotRead => keyed!("workshop-not-read"),
            WorkshopMessage::Unnamed => keyed!("workshop-unnamed"),
            WorkshopMessage::Yours => keyed!("workshop-yours"),
            WorkshopMessage::Play => keyed!("workshop-play"),
            WorkshopMessage::Change => keyed!("workshop-change"),
        }
    }
}

fn symmetry(shape: Shape) -> KeyedMessage {
    match shape {
        Shape::Empty => keyed!("symmetry-empty"),
        Shape::Class(class) => keyed!("symmetry-class", class = name(class), text = means(class)),
        Shape::Plain(brush) => keyed!("symmetry-plain", law = law(brush)),
        Shape::Fits(brush) => keyed!("symmetry-fits", law = law(brush)),
        Shape::Near { brush, points } => keyed!("symmetry-near", law = law(brush), points),
        Shape::Far => keyed!("symmetry-far"),
    }
}

fn own_image(point: Point) -> KeyedMessage {
    keyed!("workshop-own-image", point)
}

fn unfillable(why: &Unfillable) -> KeyedMessage {
    match *why {
        Unfillable::OwnImages(points) => match (points.len(), points.iter().next()) {
            (1, Some(point)) => own_image(point),
            (count, _) => keyed!("workshop-own-images", count),
        },
        Unfillable::Conflicts(points) => keyed!("workshop-at-odds", count = points.len()),
        Unfillable::Uneven { black, white } => keyed!("workshop-uneven", each = EACH, black, white),
    }
}

/// A message about a class.
fn of_class(what: &str, class: Class) -> KeyedMessage {
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
    KeyedMessage::new(&[what, class].concat())
}

/// The name of a class.
fn name(class: Class) -> KeyedMessage {
    of_class("class-name-", class)
}

/// What a class requires, in one sentence.
fn means(class: Class) -> KeyedMessage {
    of_class("class-says-", class)
}

/// The laws of a brush.
pub(in crate::words) fn law(brush: Brush) -> KeyedMessage {
    KeyedMessage::new(&["brush-", &brush.id().replace('_', "-")].concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::pasang::board::Colour;
    use crate::words::say;

    #[test]
    fn counts_are_told_toward_sixty() {
        let says = |black, white| say(&WorkshopMessage::Counts { black, white });
        assert_eq!(says(57, 60), "57 black of 60, 60 white of 60, 3 points empty");
        assert_eq!(says(60, 59), "60 black of 60, 59 white of 60, 1 point empty");
        assert_eq!(says(120, 0), "120 black of 60, 0 white of 60, no point empty");
    }

    #[test]
    fn every_brush_and_class_has_words_of_its_own() {
        let mut all: Vec<_> = Brush::ALL.iter().map(|&brush| say(&WorkshopMessage::Brush(brush))).collect();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), Brush::ALL.len());
        let cell = WorkshopMessage::Cell { point: Point::at(4, 4), colour: Some(Colour::White), odd: true };
        assert_eq!(say(&cell), "e5, white, does not fit");
    }
}
