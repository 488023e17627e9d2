//! What Raja Pasu is measured beside.

use super::rules::RajaPasu;
use crate::bench::Benched;

impl Benched for RajaPasu {}
