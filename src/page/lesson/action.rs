//! What can be done in a lesson, and the names by which its controls ask for it.

use crate::{
    board::View,
    engine::Target,
    page::{action::PageAction, played::Played},
};

pub enum LessonAction<F: Played> {
    /// Goes to a step, the first being 0.
    Goto(usize),
    Next,
    Back,
    /// Begins the course again; what was done is forgotten.
    Restart,
    /// An action on the board.
    Table(PageAction<F>),
    /// A place of the board is named.
    Name(Target),
    /// All places have been named.
    Done,
    /// One of the numbers that are offered.
    Number(u32),
    /// One of the options, the first being 0; where two readings are compared, the one to look at.
    Option(usize),
    /// The answer is asked for.
    ShowMe,
    /// Puts back what a wrong answer has done.
    TryAgain,
    /// Plays the moves of the step, from their beginning.
    Watch,
    /// Plays the next move of the step, if the picture has come to the end of one.
    WatchOn,
    /// Begins to read the steps aloud, or stops.
    Listen,
    /// No voice of the browser speaks the language of the page.
    NoVoice,
    /// The screen has been rotated.
    Rotated(View),
}

impl<F: Played> LessonAction<F> {
    /// The action of a control, by its `data-t`. Controls of the board have the names that they have on the game's page.
    pub fn from_control(game: &F, name: &str) -> Option<LessonAction<F>> {
        let number = |prefix: &str| name.strip_prefix(prefix)?.parse::<usize>().ok();
        Some(match name {
            "learn-next" | "learn-skip" => LessonAction::Next,
            "learn-back" => LessonAction::Back,
            "learn-restart" => LessonAction::Restart,
            "learn-done" => LessonAction::Done,
            "learn-show" => LessonAction::ShowMe,
            "learn-again" => LessonAction::TryAgain,
            "learn-watch" => LessonAction::Watch,
            "learn-listen" => LessonAction::Listen,
            _ => match (number("learn-step-"), number("learn-number-"), number("learn-option-")) {
                (Some(step), ..) => LessonAction::Goto(step),
                (_, Some(number), _) => LessonAction::Number(u32::try_from(number).ok()?),
                (.., Some(option)) => LessonAction::Option(option),
                _ => LessonAction::Table(PageAction::from_control(game, name)?),
            },
        })
    }
}
