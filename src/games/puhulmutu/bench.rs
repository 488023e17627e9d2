//! What the speed of Puhulmutu is compared with.

use super::rules::Puhulmutu;
use crate::bench::Benched;

impl Benched for Puhulmutu {}
