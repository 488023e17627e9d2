//! How the moves and positions of each family of games are written.

use super::pasang;
use super::{Law, PositionError, faults, moves, position};
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
    /// What is wrong with a position, as a sentence for programs.
    fn position_fault(&self, error: &PositionError) -> String;
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
    fn position_fault(&self, error: &PositionError) -> String {
        match error {
            PositionError::Syntax { column } => faults::no_position(*column),
            PositionError::Law(Law::Sowing(law)) => faults::sowing_law(self, law),
            PositionError::Law(Law::Pasang(_)) => "This is a position of Pasang.".into(),
        }
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
    fn position_fault(&self, error: &PositionError) -> String {
        match error {
            PositionError::Syntax { column } => faults::no_position(*column),
            PositionError::Law(Law::Pasang(law)) => faults::pasang_law(*law),
            PositionError::Law(Law::Sowing(_)) => "This is a position of a sowing game.".into(),
        }
    }
}
