//! What Mangala Suez is measured beside.

use super::rules::{MangalaSuez, StartRule};
use crate::bench::Benched;

impl Benched for MangalaSuez {
    const LUDII: Option<f64> = Some(134_100.0);

    /// Each starts freely from his own side: otherwise there is too little to choose.
    fn for_strength(self) -> Self {
        MangalaSuez { start_rule: StartRule::OwnSideFree, ..self }
    }
}
