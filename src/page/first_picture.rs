//! The first live picture of a page, drawn in steps that are tasks of their own.
//!
//! What a program does for the first time is compiled while it does it: the first picture takes several times as long as
//! any later one, on an old phone half a second, in which nothing else could happen. It is drawn into an element that is not
//! yet in the document, so nobody sees a part of it.

use yew::UseStateHandle;

use super::browser;

/// How far it is drawn. Each step has all that those before it have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Step {
    /// The state, with the game on the table, and the element with the listeners.
    Table,
    /// What stands around the board and its seats.
    Around,
    /// The seats, the status line and the notes; in a course what is asked, and the ways on.
    Seats,
    /// The board, as one sees it.
    Board,
    /// What can be tapped on it: all.
    Targets,
}

impl Step {
    /// That of the first render. Files are written in one.
    pub const FIRST: Step = if cfg!(target_arch = "wasm32") { Step::Table } else { Step::Targets };

    /// The step after this one; none after the last.
    pub const fn next(self) -> Option<Step> {
        match self {
            Step::Table => Some(Step::Around),
            Step::Around => Some(Step::Seats),
            Step::Seats => Some(Step::Board),
            Step::Board => Some(Step::Targets),
            Step::Targets => None,
        }
    }
}

/// Draws the next step in a task of its own; false if all is drawn. An effect of the page calls it after each render.
pub fn goes_on(step: &UseStateHandle<Step>) -> bool {
    let Some(next) = step.next() else { return false };
    let step = step.clone();
    browser::in_next_task(move || step.set(next));
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_is_followed_by_a_greater_one_and_the_last_has_all() {
        let mut step = Step::Table;
        while let Some(next) = step.next() {
            assert!(next > step);
            step = next;
        }
        assert_eq!(step, Step::Targets);
    }
}
