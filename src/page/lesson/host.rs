//! Who holds a lesson: the page of a course, or that of exercises. What listens and what runs after a render is the same.

use yew::prelude::*;

use super::{action::LessonAction, state::LessonState};
use crate::{lesson::places::Taught, page::played::Played};

/// A handle of a state that has a lesson in it.
pub trait Host<F: Played + Taught>: Clone + 'static {
    fn lesson(&self) -> &LessonState<F>;
    fn act(&self, action: LessonAction<F>);
    /// What a control of the page around the lesson asks for, by its `data-t`; gives whether it is one.
    fn control(&self, _name: &str) -> bool {
        false
    }
}

impl<F: Played + Taught> Host<F> for UseReducerHandle<LessonState<F>> {
    fn lesson(&self) -> &LessonState<F> {
        self
    }

    fn act(&self, action: LessonAction<F>) {
        self.dispatch(action);
    }
}
