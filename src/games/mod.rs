//! The games: each has a module of its own, and other modules know them by name only through this list.
//!
//! The order is that of the table in `README.md`, where games for comparison come last. The home page has the easiest
//! to learn first (`catalogue::easiest_first`).

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

/// Games for the tests of other modules, by their features.
#[cfg(test)]
pub(crate) mod sample {
    use super::Kind;

    /// Two players, one round, six holes a row and a store each, and no notes.
    pub const PLAIN: Kind = Kind::Kalah;
    /// Three players, and rounds.
    pub const THREE: Kind = Kind::RajaPasuMandiri;
    pub const TWO_IN_ROUNDS: Kind = Kind::RajaPasu;
    /// A short row is arranged between two rounds, and a direction is chosen at the start.
    pub const ARRANGED: Kind = Kind::KotuBaendum;
    /// Lots are drawn where `empties` is `random`.
    pub const LOTS: Kind = Kind::MangalaSuez;
    /// Records of games with loans; the first ends with a debt.
    pub const LENT: [&str; 2] = [
        include_str!("raja_pasu_mandiri/tests/games/de_voogt_in_debt.txt"),
        include_str!("raja_pasu_mandiri/tests/games/de_voogt_loan.txt"),
    ];
}
