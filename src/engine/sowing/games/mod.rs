//! One game, one file; what games share is a module without the name of one.

pub mod adjiboto;
pub mod kalah;
pub mod kotu_baendum;
pub mod mangala_suez;
pub(crate) mod olinda;
pub mod oware;
pub mod puhulmutu;
pub(crate) mod raja;
pub mod raja_pasu;
pub mod raja_pasu_mandiri;
