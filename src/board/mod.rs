//! The board as it is seen and touched: props in, SVG out. The only place that knows pixels.

pub mod draw;
mod flight;
mod frames;
pub mod kept;
pub mod keys;
mod moving;
mod parts;
pub mod traces;
mod view;

pub use frames::Frames;
pub use moving::{Moving, keep_moving};
pub use parts::definitions;
pub use view::{Game, View, layout, sowing_board, still};

use crate::engine::sowing::Kind;

/// Which drawing a game is played on.
pub const fn drawing(kind: Kind) -> draw::Board {
    match kind.here() {
        Kind::Adjiboto => draw::Board::Adjiboto,
        Kind::MangalaSuez => draw::Board::Mangala,
        Kind::KotuBaendum => draw::Board::Olinda,
        Kind::RajaPasuMandiri => draw::Board::Raja,
        Kind::RajaPasu => draw::Board::Pasu,
        Kind::Kalah => draw::Board::Kalah,
    }
}
