//! One game, one file.

pub mod adjiboto;
pub mod kalah;
pub mod kotu_baendum;
pub mod mangala_suez;
pub(crate) mod raja;
pub mod raja_pasu;
pub mod raja_pasu_mandiri;
