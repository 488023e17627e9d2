//! What the speed of Oware is compared with.

use super::rules::Oware;
use crate::bench::Benched;

impl Benched for Oware {
    const LUDII: Option<f64> = Some(92_600.0);
    const OPENSPIEL: Option<f64> = Some(33_400.0);
}
