//! What the speed of Mangala Suez is compared with.

#[cfg(not(target_arch = "wasm32"))]
use super::numbers;
use super::rules::{MangalaSuez, StartRule};
use crate::bench::Benched;
#[cfg(not(target_arch = "wasm32"))]
use crate::bench::tables;

impl Benched for MangalaSuez {
    const LUDII: Option<f64> = Some(134_100.0);
    #[cfg(not(target_arch = "wasm32"))]
    const TABLES: &'static [tables::OwnTable] = numbers::TABLES;

    /// Players start freely from their own side; otherwise there is too little choice.
    fn for_strength(self) -> Self {
        MangalaSuez { start_rule: StartRule::OwnSideFree, ..self }
    }
}
