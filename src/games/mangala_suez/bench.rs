//! What the speed of Mangala Suez is compared with.

#[cfg(not(target_arch = "wasm32"))]
use super::numbers;
use super::rules::MangalaSuez;
use crate::bench::Benched;
#[cfg(not(target_arch = "wasm32"))]
use crate::bench::tables;

impl Benched for MangalaSuez {
    const LUDII: Option<f64> = Some(134_100.0);
    #[cfg(not(target_arch = "wasm32"))]
    const TABLES: &'static [tables::OwnTable] = numbers::TABLES;
}
