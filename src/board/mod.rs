//! The board as it is seen and touched: props in, SVG out. The only place that knows pixels.

pub mod draw;
mod flight;
mod frames;
mod keys;
mod parts;
mod view;

pub use parts::{defined_by, definitions};
pub use view::{Game, View, sowing_board, still};

use crate::engine::sowing::Kind;

/// Which drawing a game is played on.
pub const fn drawing(kind: Kind) -> draw::Board {
    match kind {
        Kind::Adjiboto => draw::Board::Adjiboto,
        Kind::MangalaSuez => draw::Board::Mangala,
        Kind::Kalah => draw::Board::Kalah,
    }
}
