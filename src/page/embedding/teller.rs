//! What an embed that is no board of its own, a course or questions, tells the page around it of how somebody gets on.

use super::host::Host;
use crate::protocol::Told;

/// Tells what is new.
pub struct Teller {
    to: Host,
    /// What was told last.
    last: Option<Told>,
}

impl Teller {
    pub fn new(to: Host) -> Teller {
        Teller { to, last: None }
    }

    /// Tells how things stand, unless that is what was told last.
    pub fn tell(&mut self, told: Option<Told>) {
        if let Some(told) = told.filter(|told| self.last.as_ref() != Some(told)) {
            self.to.tell(None, &told);
            self.last = Some(told);
        }
    }
}
