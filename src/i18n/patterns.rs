//! What is said of Pasang's patterns: by the workshop while it is used, and in the file.

use crate::engine::pasang::{
    board::{Colour, Point},
    brush::{Brush, Refusal},
    draft::Unfinished,
    fill::Unfillable,
    symmetry::Class,
};

pub use super::craft::say;

/// What the workshop and the list of what is kept say while they are used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Craft {
    /// How many tokens lie, toward 60 of each.
    Counts {
        black: u32,
        white: u32,
    },
    /// What symmetry the board has, or comes near to.
    Symmetry(Shape),
    /// A class of patterns by its name; none for those that have no class.
    Class(Option<Class>),
    /// The class with one sentence of what it asks.
    ClassMeans(Class),
    /// A brush by what holds for all that it paints.
    Brush(Brush),
    /// A point of the board and what lies there; `odd` where it breaks the symmetry that is told.
    Cell {
        point: Point,
        lies: Option<Colour>,
        odd: bool,
    },
    /// What a stroke has laid: so many points, this one among them.
    Laid {
        point: Point,
        colour: Option<Colour>,
        points: u32,
    },
    Refused {
        point: Point,
        refusal: Refusal,
    },
    /// The rest has been laid by chance.
    Filled,
    /// There is no empty point to fill.
    Full,
    Unfillable(Unfillable),
    /// Why the board cannot be played or sent yet.
    Unfinished(Unfinished),
    Undone,
    NothingToUndo,
    Cleared,
    /// The board has been kept in this browser under this name.
    Saved(String),
    /// The browser keeps nothing; a link holds the board.
    NotSaved,
    /// What was asked for in the address is no board.
    NotRead,
    /// The name of a board that was given none.
    Unnamed,
    /// A board of the visitor's own: made in our time.
    Yours,
    /// Play with a pattern; take it to the workshop.
    Play,
    Change,
}

/// What is seen of the symmetry of a board that is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Nothing lies yet.
    Empty,
    /// All is laid and has the symmetries of a class.
    Class(Class),
    /// All is laid and keeps the law of a brush that makes no class.
    Plain(Brush),
    /// What lies so far keeps the law of this brush.
    Fits(Brush),
    /// The nearest law, and how many points break it.
    Near { brush: Brush, points: u32 },
    /// No law is near.
    Far,
}

/// Words about patterns that stand in the file alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnPage {
    // the page
    Title,
    PageTitle,
    /// The page in one sentence, for those who have not opened it.
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
    /// A built-in pattern by its id: its name, its one line, where it comes from.
    Name(&'static str),
    Motif(&'static str),
    Source(&'static str),
    ClassesTitle,
    ClassesLead,
    Class(Class),
    // the printed fault
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
    /// The heading that a brush stands under.
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
