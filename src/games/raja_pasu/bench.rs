//! What the speed of Raja Pasu is compared with.

use super::rules::RajaPasu;
use crate::bench::Benched;

impl Benched for RajaPasu {}
