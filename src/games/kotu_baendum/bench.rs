//! What the speed of Kotu Baendum is compared with.

use super::rules::KotuBaendum;
use crate::bench::Benched;

impl Benched for KotuBaendum {
    const LUDII: Option<f64> = Some(92_200.0);
}
