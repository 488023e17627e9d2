//! What the speed of Mangala Suez is compared with.

use super::rules::{MangalaSuez, StartRule};
use crate::bench::Benched;

impl Benched for MangalaSuez {
    const LUDII: Option<f64> = Some(134_100.0);

    /// Players start freely from their own side; otherwise there is too little choice.
    fn for_strength(self) -> Self {
        MangalaSuez { start_rule: StartRule::OwnSideFree, ..self }
    }
}
