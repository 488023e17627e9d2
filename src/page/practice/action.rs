//! What can be done on the page, and the names by which its controls ask for it.

use super::address::Address;
use crate::{
    lesson::exercise::Ask,
    page::{lesson::action::LessonAction, played::Played},
};

pub enum PracticeAction<F: Played> {
    /// An action on the question that is open.
    Lesson(LessonAction<F>),
    /// Goes to the next question; one that was not answered is not counted.
    Next,
    /// Leaves a kind of question out, or takes it in.
    Toggle(Ask),
    /// Begins another sheet.
    NewSheet(u32),
    /// Shows the sheet to print, or the questions again.
    OnPaper(bool),
    /// An address was gone to.
    GoTo(Address),
}

impl<F: Played> PracticeAction<F> {
    /// The action of a control around the question, by its `data-t`; `seed` is that of another sheet.
    pub fn from_control(name: &str, seed: u32) -> Option<PracticeAction<F>> {
        Some(match name {
            "practice-next" => PracticeAction::Next,
            "practice-new" => PracticeAction::NewSheet(seed),
            "practice-sheet" => PracticeAction::OnPaper(true),
            "practice-close" => PracticeAction::OnPaper(false),
            _ => PracticeAction::Toggle(Ask::by_name(name.strip_prefix("practice-ask-")?)?),
        })
    }
}
