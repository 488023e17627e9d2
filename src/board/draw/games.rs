//! One row of data for the board of each game.

use super::between::{OLINDA, PASU, RAJA};
use super::body;
use super::layout::Layout;
use super::look::{BEAN, COWRY, Counter, GLASS, MAPLE, Material, SAAMAKA, SAND};
use super::oware::OWARE;
use super::sand;
use crate::{board::drawing, engine::sowing::Kind};

/// Which board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Board {
    /// The boat-shaped board of Adjiboto, with beans.
    Adjiboto,
    /// The oblong board of Kalah, with glass drops.
    Kalah,
    /// The board of Oware, out of one log, with nickernuts.
    Oware,
    /// The olinda board of Kotu Baendum and Puhulmutu, with red seeds.
    Olinda,
    /// The board of Raja Pasu Mandiri, with three stores and sections.
    Raja,
    /// The board of Raja Pasu, with two stores.
    Pasu,
    /// The hollows in the sand of Mangala, with cowry shells.
    Mangala,
}

impl Board {
    /// This board, or that of the only game of this program.
    const fn here(self) -> Board {
        match Kind::ONLY {
            Some(kind) => drawing(kind),
            None => self,
        }
    }

    pub(super) fn game(self) -> &'static Game {
        match self.here() {
            Board::Adjiboto => &ADJIBOTO,
            Board::Kalah => &KALAH,
            Board::Oware => &OWARE,
            Board::Olinda => &OLINDA,
            Board::Raja => &RAJA,
            Board::Pasu => &PASU,
            Board::Mangala => &MANGALA,
        }
    }
}

/// How a board is drawn whose holes are always as many: it stands in the game's file, and the program that runs
/// there never draws it.
pub const fn in_the_file(body: fn(&Layout) -> String) -> fn(&Layout) -> String {
    if cfg!(target_arch = "wasm32") { |_| String::new() } else { body }
}

/// The board of one game.
pub struct Game {
    /// The name used in ids.
    pub id: &'static str,
    /// Holes a row of the board that stands in the game's file.
    pub usual: usize,
    pub material: &'static Material,
    pub counter: &'static Counter,
    /// Whether the edges tell whose holes lie there, and then whether they do so at the ends: otherwise along the rows.
    pub worn: Option<bool>,
    /// Draws the plank and the bowls of the stores, or the sand.
    pub body: fn(&Layout) -> String,
    /// Lengths of the board laid across the screen.
    pub open: Size,
    /// Lengths of the board laid anew down the screen.
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
    /// The height of the board, which shows below it; nothing if it is ground, which fills its view.
    pub thick: f64,
    /// The font size of the counts of holes.
    pub figure: f64,
    /// From the rim of a hole to the middle of its count.
    pub away: f64,
    /// The font size of the letters of holes.
    pub letter: f64,
    pub store: Store,
}

/// The lengths of the stores, in board units. A heap on the ground has them as a bowl does.
pub struct Store {
    /// From the end of the board to the middle of the bowl.
    pub inset: f64,
    /// Half the bowl along the board.
    pub along: f64,
    /// Half the bowl across the board.
    pub across: f64,
    /// From the end of the board to the middle of the count.
    pub figure: f64,
    /// From the middle line to the middle of the bowl, and to that of the count: both towards the
    /// row of the owner.
    pub aside: (f64, f64),
    /// How far the heap lies from the middle of the bowl towards the rows, in parts of `along`.
    pub shift: f64,
    /// The width and height of the heap on the screen, in parts of the bowl.
    pub heap: (f64, f64),
    /// The stores that lie between the rows; none where they lie at the ends.
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

const ADJIBOTO: Game = Game {
    id: "adjiboto",
    usual: 5,
    material: &SAAMAKA,
    counter: &BEAN,
    worn: None,
    body: in_the_file(body::adjiboto),
    open: Size {
        pitch: 128.0,
        r: 52.0,
        across: 78.0,
        breadth: 424.0,
        ends: 190.0,
        thick: 17.0,
        figure: 25.0,
        away: 30.0,
        letter: 17.0,
        store: Store {
            inset: 117.8,
            along: 54.0,
            across: 76.0,
            figure: 38.0,
            aside: (0.0, 0.0),
            shift: 0.16,
            heap: (0.82, 0.86),
            between: &[],
        },
    },
    turned: Size {
        pitch: 93.0,
        r: 41.5,
        across: 82.0,
        breadth: 428.0,
        ends: 106.0,
        thick: 13.0,
        figure: 27.0,
        away: 30.0,
        letter: 19.0,
        store: Store {
            inset: 68.0,
            along: 27.0,
            across: 92.0,
            figure: 24.0,
            aside: (0.0, 0.0),
            shift: 0.14,
            heap: (0.82, 0.78),
            between: &[],
        },
    },
};

const KALAH: Game = Game {
    id: "kalah",
    usual: 6,
    material: &MAPLE,
    counter: &GLASS,
    worn: None,
    body: body::kalah,
    open: Size {
        pitch: 116.0,
        r: 48.0,
        across: 74.0,
        breadth: 400.0,
        ends: 158.0,
        thick: 17.0,
        figure: 25.0,
        away: 29.0,
        letter: 17.0,
        store: Store {
            inset: 98.0,
            along: 44.0,
            across: 112.0,
            figure: 27.0,
            aside: (0.0, 0.0),
            shift: 0.0,
            heap: (0.92, 1.0),
            between: &[],
        },
    },
    turned: Size {
        pitch: 90.0,
        r: 40.0,
        across: 78.0,
        breadth: 432.0,
        ends: 120.0,
        thick: 13.0,
        figure: 27.0,
        away: 34.0,
        letter: 19.0,
        store: Store {
            inset: 79.0,
            along: 29.0,
            across: 120.0,
            figure: 27.0,
            aside: (0.0, 0.0),
            shift: 0.0,
            heap: (1.0, 0.86),
            between: &[],
        },
    },
};

const MANGALA: Game = Game {
    id: "mangala",
    usual: 6,
    material: &SAND,
    counter: &COWRY,
    worn: None,
    body: in_the_file(sand::body),
    open: Size {
        pitch: 133.0,
        r: 52.0,
        across: 84.0,
        breadth: 420.0,
        ends: 166.0,
        thick: 0.0,
        figure: 25.0,
        away: 36.0,
        letter: 17.0,
        store: Store {
            inset: 80.0,
            along: 68.0,
            across: 100.0,
            figure: 80.0,
            aside: (40.0, 172.0),
            shift: 0.0,
            heap: (0.9, 1.05),
            between: &[],
        },
    },
    turned: Size {
        pitch: 96.0,
        r: 39.0,
        across: 78.0,
        breadth: 432.0,
        ends: 94.0,
        thick: 0.0,
        figure: 27.0,
        away: 36.0,
        letter: 19.0,
        store: Store {
            inset: 45.0,
            along: 39.0,
            across: 118.0,
            figure: 45.0,
            aside: (0.0, 153.0),
            shift: 0.0,
            heap: (0.92, 0.88),
            between: &[],
        },
    },
};
