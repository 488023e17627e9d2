//! Messages about Pasang's patterns: those of the workshop, and those in the page's HTML.

mod say;

use crate::engine::pasang::{
    board::{Colour, Point},
    brush::{Brush, Refusal},
    draft::Unfinished,
    fill::Unfillable,
    symmetry::Class,
};

use super::{
    Localized,
    keyed::{KeyedMessage, keyed, or_none},
    texts::named_variants,
};
use say::law;

/// Messages of the workshop and of the list of saved patterns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WorkshopMessage {
    /// How many tokens are laid; 60 of each colour are needed.
    Counts {
        black: u32,
        white: u32,
    },
    /// The symmetry that the board has, or nearly has.
    Symmetry(Shape),
    /// The name of a class of patterns; `None` for patterns without one.
    Class(Option<Class>),
    /// A class, with one sentence on what it requires.
    ClassMeans(Class),
    /// A brush, by its laws.
    Brush(Brush),
    /// A point of the board and what lies there; `odd` if it breaks the stated symmetry.
    Cell {
        point: Point,
        colour: Option<Colour>,
        odd: bool,
    },
    /// The effect of a stroke: the number of points painted, and the touched one.
    Laid {
        point: Point,
        colour: Option<Colour>,
        points: u32,
    },
    Refused {
        point: Point,
        refusal: Refusal,
    },
    /// The rest has been filled at random.
    Filled,
    /// There is no empty point to fill.
    Full,
    Unfillable(Unfillable),
    /// Why the board cannot be played or sent yet.
    Unfinished(Unfinished),
    Undone,
    NothingToUndo,
    Cleared,
    /// The board has been saved in this browser under this name.
    Saved(String),
    /// The browser cannot save; a link holds the board.
    NotSaved,
    /// The address does not contain a valid board.
    NotRead,
    /// The name of a board without one.
    Unnamed,
    /// A board of the visitor's own, so modern.
    Yours,
    /// Buttons: play with a pattern; open it in the workshop.
    Play,
    Change,
}

/// The symmetry of a board in the workshop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// The board is empty.
    Empty,
    /// It is complete and has the symmetries of a class.
    Class(Class),
    /// It is complete and obeys the laws of a brush without a class.
    Plain(Brush),
    /// What is laid so far obeys the laws of this brush.
    Fits(Brush),
    /// The nearest brush, and how many points break its laws.
    Near { brush: Brush, points: u32 },
    /// No brush is near.
    Far,
}

named_variants! {
/// Fixed texts about patterns, and of the workshop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PatternsPageText {
    // the page
    Title,
    PageTitle,
    /// The description of the page, for search results.
    Description,
    OnThisPage,
    NeedsScript,
    Failed,
    // its parts
    Lead,
    Attested,
    AttestedLead,
    Modern,
    ModernLead,
    Yours,
    YoursLead,
    /// A built-in pattern, by its id: its name, its one line, its origin.
    Name(&'static str),
    Motif(&'static str),
    Source(&'static str),
    ClassesTitle,
    ClassesLead,
    Class(Class),
    // the misprint
    FaultTitle,
    Fault,
    FaultOurs,
    Printed,
    Emended,
    Play,
    Change,
    // the workshop
    WorkshopTitle,
    WorkshopLead,
    Grid,
    InHand,
    Colour(Option<Colour>),
    Brush,
    /// The heading above a brush.
    Group(Brush),
    BrushName(Brush),
    Fill,
    Undo,
    Clear,
    SaveName,
    Save,
    Copy,
    Link,
    PlayThis,
}
}

impl Localized for PatternsPageText {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            PatternsPageText::Name(id) => KeyedMessage::new(&["pattern-", id].concat()),
            PatternsPageText::Motif(id) => KeyedMessage::new(&["pattern-", id, "-motif"].concat()),
            PatternsPageText::Source(id) => KeyedMessage::new(&["pattern-", id, "-source"].concat()),
            PatternsPageText::Class(class) => WorkshopMessage::ClassMeans(class).keyed(),
            PatternsPageText::Play => WorkshopMessage::Play.keyed(),
            PatternsPageText::Change => WorkshopMessage::Change.keyed(),
            PatternsPageText::Colour(laid) => keyed!("patterns-page-colour", it = or_none(laid)),
            PatternsPageText::Group(brush) => KeyedMessage::new(&["brushes-", group(brush)].concat()),
            PatternsPageText::BrushName(brush) => keyed!("patterns-page-brush-name", law = law(brush)),
            text => text.key("patterns-page-"),
        }
    }
}

/// The heading for a brush: its class.
fn group(brush: Brush) -> &'static str {
    match brush {
        Brush::Perfect => "perfect",
        Brush::StepFour | Brush::StepThree | Brush::StepFive => "checkerboard-like",
        Brush::FourMirrors => "four-mirrors",
        Brush::NightByQuarterTurn | Brush::NightByHalfTurn | Brush::NightByMirrors => "night-and-day",
        Brush::FourfoldRotation => "fourfold-rotation",
        Brush::BothDiagonals | Brush::Rising | Brush::Falling => "diagonal",
        Brush::TwoMirrors
        | Brush::LeftRight
        | Brush::TopBottom
        | Brush::HalfTurn
        | Brush::LeftRightSwapped
        | Brush::TopBottomSwapped => "plain",
        Brush::Free => "free",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::pasang::built_in::{Origin, built_in},
        words::say,
    };

    #[test]
    fn every_built_in_pattern_has_a_name_a_motif_and_says_where_it_is_from() {
        for known in built_in() {
            let [name, motif, source] =
                [PatternsPageText::Name, PatternsPageText::Motif, PatternsPageText::Source]
                    .map(|about| say(&about(known.id)));
            assert!(!name.is_empty() && motif.ends_with('.'), "{}", known.id);
            let says = if known.origin == Origin::Modern { "modern" } else { "attested" };
            assert!(source.starts_with(says), "{}: {source}", known.id);
        }
    }

    #[test]
    fn brushes_of_a_class_stand_together() {
        let mut titles: Vec<_> =
            Brush::ALL.iter().map(|&brush| say(&PatternsPageText::Group(brush))).collect();
        titles.dedup();
        let together = titles.len();
        titles.sort();
        titles.dedup();
        assert_eq!((together, titles.len()), (8, 8));
    }
}
