//! The pattern workshop: a board laid out stroke by stroke, and the way back.

use super::{
    board::{Colour, Point},
    brush::{Brush, Refusal},
    draft::Draft,
    fill::{Unfillable, fill},
};

/// A draft, the brush in hand and all that the draft has been.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Workshop {
    /// What the next stroke is painted with. It may change at any time, and what is laid stays as it is.
    pub brush: Brush,
    draft: Draft,
    past: Vec<Draft>,
}

impl Workshop {
    /// Begins with any draft: an empty one, or `Draft::from` a pattern.
    pub const fn new(draft: Draft, brush: Brush) -> Workshop {
        Workshop { brush, draft, past: Vec::new() }
    }

    pub const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// Paints a point and all that the brush paints with it, whatever lay there; `None` clears them.
    pub fn paint(&mut self, point: Point, colour: Option<Colour>) -> Result<(), Refusal> {
        let mut after = self.draft;
        self.brush.orbit(point)?.paint(&mut after, colour);
        self.replace(after);
        Ok(())
    }

    /// Lays out the rest by chance: see [`fill`].
    pub fn fill(&mut self, random: impl FnMut() -> u64) -> Result<(), Unfillable> {
        self.replace(fill(&self.draft, self.brush, random)?);
        Ok(())
    }

    /// Puts another draft in place of this one: an empty one, or what was kept.
    pub fn replace(&mut self, after: Draft) {
        if after != self.draft {
            self.past.push(self.draft);
            self.draft = after;
        }
    }

    /// Takes back the last change; whether there was one.
    pub fn undo(&mut self) -> bool {
        let before = self.past.pop();
        self.draft = before.unwrap_or(self.draft);
        before.is_some()
    }

    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }
}
