//! One game, one file.

pub mod adjiboto;
pub mod kalah;
