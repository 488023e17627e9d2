//! What the speed of Raja Pasu is compared with.

#[cfg(not(target_arch = "wasm32"))]
use super::numbers;
use super::rules::RajaPasu;
use crate::bench::Benched;
#[cfg(not(target_arch = "wasm32"))]
use crate::bench::tables;

impl Benched for RajaPasu {
    #[cfg(not(target_arch = "wasm32"))]
    const TABLES: &'static [tables::OwnTable] = numbers::TABLES;
}
