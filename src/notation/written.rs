//! How the moves and positions of each family of games are written.

use super::pasang;
use super::{PositionError, moves, position};
use crate::engine::{
    family::Family,
    sowing::{self, Sowing},
};

/// A family of games whose moves and positions have a text.
pub trait Written: Family {
    fn write_move(&self, chosen: Self::Move) -> String;
    /// The move a text names on this board, legal or not; `None` for any other text.
    fn read_move(&self, text: &str) -> Option<Self::Move>;
    fn write_position(&self, position: &Self::Position) -> String;
    fn read_position(&self, text: &str) -> Result<Self::Position, PositionError>;
}

impl Written for Sowing {
    fn write_move(&self, chosen: sowing::Move) -> String {
        moves::write_move(self, chosen)
    }
    fn read_move(&self, text: &str) -> Option<sowing::Move> {
        moves::read_move(self, text)
    }
    fn write_position(&self, position: &sowing::position::Position) -> String {
        position::write_position(self, position)
    }
    fn read_position(&self, text: &str) -> Result<sowing::position::Position, PositionError> {
        position::read_position(self, text)
    }
}

impl Written for crate::engine::pasang::Pasang {
    fn write_move(&self, chosen: crate::engine::pasang::Move) -> String {
        pasang::write_move(chosen)
    }
    fn read_move(&self, text: &str) -> Option<crate::engine::pasang::Move> {
        pasang::read_move(text)
    }
    fn write_position(&self, position: &crate::engine::pasang::position::Position) -> String {
        pasang::write_position(self, position)
    }
    fn read_position(&self, text: &str) -> Result<crate::engine::pasang::position::Position, PositionError> {
        pasang::read_position(self, text)
    }
}
