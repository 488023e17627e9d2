//! The games: each is a room of its own, and this list is all that the rest of the house knows of them by name.
//!
//! The order is that of the home page, where games to compare with come last.

pub mod list;
mod sowing;

pub mod adjiboto;
pub mod kalah;
pub mod kotu_baendum;
pub mod mangala_suez;
pub mod oware;
pub mod puhulmutu;
pub mod raja_pasu;
pub mod raja_pasu_mandiri;

list::sowing_games! {
    ($)
    Adjiboto in adjiboto = "adjiboto";
    MangalaSuez in mangala_suez = "mangala-suez";
    KotuBaendum in kotu_baendum = "kotu-baendum";
    Puhulmutu in puhulmutu = "puhulmutu";
    RajaPasuMandiri in raja_pasu_mandiri = "raja-pasu-mandiri";
    RajaPasu in raja_pasu = "raja-pasu";
    Kalah in kalah = "kalah";
    Oware in oware = "oware";
}

const _: () = assert!(
    !HERE.is_empty() || cfg!(feature = "pasang") && !cfg!(feature = "sowing"),
    "a program has a game at least: name its feature"
);
