//! Messages about Pasang's patterns: those of the workshop, and those in the page's HTML.

mod say;

use crate::engine::pasang::{
    board::{Colour, Point},
    brush::{Brush, Refusal},
    draft::Unfinished,
    fill::Unfillable,
    symmetry::Class,
};

pub use say::say;
pub(super) use say::{keyed, law};

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
        lies: Option<Colour>,
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

/// Texts about patterns that appear only in the page's HTML.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PatternsPageText {
    // the page
    Title,
    PageTitle,
    /// The description of the page, for search results.
    Description,
    /// The link to the page.
    Way,
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
    Keys,
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
