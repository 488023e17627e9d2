//! One game, one file.

pub mod adjiboto;
pub mod kalah;
pub mod mangala_suez;
