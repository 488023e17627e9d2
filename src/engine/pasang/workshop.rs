//! The pattern workshop: a board laid out stroke by stroke, with undo.

use super::{
    board::{Colour, Point},
    brush::{Brush, Refusal},
    draft::Draft,
    fill::{Unfillable, fill},
};

/// A draft, the current brush and all earlier drafts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Workshop {
    /// The brush of the next stroke. Changing it leaves the draft as it is.
    pub brush: Brush,
    draft: Draft,
    past: Vec<Draft>,
}

impl Workshop {
    /// Starts from any draft: an empty one, or `Draft::from` a pattern.
    pub const fn new(draft: Draft, brush: Brush) -> Workshop {
        Workshop { brush, draft, past: Vec::new() }
    }

    pub const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// Paints a point and the rest of its orbit, replacing what lies there; `None` clears them.
    pub fn paint(&mut self, point: Point, colour: Option<Colour>) -> Result<(), Refusal> {
        let mut after = self.draft;
        self.brush.orbit(point)?.paint(&mut after, colour);
        self.replace(after);
        Ok(())
    }

    /// Fills the rest at random: see [`fill`].
    pub fn fill(&mut self, random: impl FnMut() -> u64) -> Result<(), Unfillable> {
        self.replace(fill(&self.draft, self.brush, random)?);
        Ok(())
    }

    /// Replaces the draft, by an empty one or a saved one.
    pub fn replace(&mut self, after: Draft) {
        if after != self.draft {
            self.past.push(self.draft);
            self.draft = after;
        }
    }

    /// Takes back the last change; gives whether there was one.
    pub fn undo(&mut self) -> bool {
        let before = self.past.pop();
        self.draft = before.unwrap_or(self.draft);
        before.is_some()
    }

    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }
}
