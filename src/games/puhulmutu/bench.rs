//! What Puhulmutu is measured beside.

use super::rules::Puhulmutu;
use crate::bench::Benched;

impl Benched for Puhulmutu {}
