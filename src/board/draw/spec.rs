//! The parameters of a board's drawing: materials, functions and lengths. The module of each game has its own.

use super::layout::Layout;
use super::materials::{Counter, Material};
use std::fmt;

/// A game that has a board.
pub trait Drawn {
    const BOARD: Board;
}

/// Which board is drawn.
#[derive(Clone, Copy)]
pub struct Board(pub &'static BoardSpec);

impl Board {
    pub const fn spec(self) -> &'static BoardSpec {
        self.0
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.0.id == other.0.id
    }
}

impl Eq for Board {}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.id)
    }
}

/// The drawing function of a board that always has the same number of holes. Its drawing is in the HTML file,
/// so the program in the browser gets an empty function.
pub const fn host_only_body(body: fn(&Layout) -> String) -> fn(&Layout) -> String {
    if cfg!(target_arch = "wasm32") { |_| String::new() } else { body }
}

/// The same for the definitions that a board refers to.
pub const fn host_only_definitions(fittings: fn(Board) -> Vec<String>) -> fn(Board) -> Vec<String> {
    if cfg!(target_arch = "wasm32") { |_| Vec::new() } else { fittings }
}

/// What a board is like seen from above, which decides where the parts beside it stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    Plank,
    /// Its stores swell towards the rows, and its corners are free for text beside the board.
    Boat,
    /// Hollows in the ground: no edge casts a shadow.
    Ground,
}

impl Shape {
    /// The word by which the style sheet knows a board beside which it places the parts differently.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Shape::Plank => None,
            Shape::Boat => Some("boat"),
            Shape::Ground => Some("ground"),
        }
    }
}

/// The board of one game.
pub struct BoardSpec {
    /// The name used in ids.
    pub id: &'static str,
    /// Holes in a row of the board that is drawn in the HTML file.
    pub row: usize,
    pub material: &'static Material,
    pub counter: &'static Counter,
    /// Whether the edges show the owners of the holes: at the ends (`true`), along the rows (`false`), or not
    /// at all.
    pub owner_edges: Option<bool>,
    pub shape: Shape,
    /// Draws the plank and the bowls of the stores, or the sand.
    pub body: fn(&Layout) -> String,
    /// The definitions that the board refers to, without those of its counters.
    pub fittings: fn(Board) -> Vec<String>,
    /// Lengths of the board laid across the screen.
    pub open: Size,
    /// Lengths of the board laid out down the screen.
    pub turned: Size,
}

/// The lengths of a board, in board units; u runs along the board, v across it.
pub struct Size {
    /// From the middle of a hole to the next.
    pub pitch: f64,
    /// The radius of a hole.
    pub r: f64,
    /// From the middle line of the board to the middle of a row.
    pub across: f64,
    /// The breadth of the board.
    pub breadth: f64,
    /// The room beyond the rows, at each end.
    pub ends: f64,
    /// The height of the board, which shows below it; 0 for ground, which fills its view.
    pub thick: f64,
    /// The font size of the counts of holes.
    pub figure: f64,
    /// From the rim of a hole to the middle of its count.
    pub away: f64,
    /// The font size of the letters of holes.
    pub letter: f64,
    pub store: Store,
}

/// The lengths of the stores, in board units. They hold for a heap on the ground as for a bowl.
pub struct Store {
    /// From the end of the board to the middle of the bowl.
    pub inset: f64,
    /// Half the bowl along the board.
    pub along: f64,
    /// Half the bowl across the board.
    pub across: f64,
    /// From the end of the board to the middle of the count.
    pub figure: f64,
    /// Offsets from the middle line towards the row of the owner: of the middle of the bowl, and of the count.
    pub aside: (f64, f64),
    /// Offset of the heap from the middle of the bowl towards the rows, as a part of `along`.
    pub shift: f64,
    /// The width and height of the heap on the screen, in parts of the bowl.
    pub heap: (f64, f64),
    /// The stores that lie between the rows; empty where they lie at the ends.
    pub between: &'static [Between],
}

/// The place of a store between the rows, along the board from its middle.
pub struct Between {
    /// The middle of the bowl.
    pub at: f64,
    /// Half the bowl along the board.
    pub along: f64,
    /// The middle of the count.
    pub figure: f64,
}
