//! Words of the pages on which a game is learned. What single steps say is found by their names (`step`).

use super::{
    HoleName, Localized, Message,
    keyed::{KeyedMessage, keyed},
    rule_texts::name,
    texts::named_variants,
};
use crate::engine::Kind;

named_variants! {
    /// Labels of a course, and what is said of an answer.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum LessonText<'a> {
        Title(Kind),
        PageTitle(Kind),
        Description { kind: Kind, steps: usize },
        /// The link to a course, its length, and how far somebody has come.
        Link,
        Minutes { minutes: u32 },
        SoFar { done: usize, all: usize },
        StepOf { at: usize, all: usize },
        Steps,
        /// A step by its number and heading, as a link is read out.
        Step { at: usize, title: &'a str },
        StepDone { at: usize, title: &'a str },
        Next,
        Back,
        Skip,
        Restart,
        Watch,
        WatchAgain,
        ShowMe,
        TryAgain,
        Done,
        /// The button by which the steps are read aloud, and the one that ends that.
        Listen,
        Quiet,
        /// No voice of the browser speaks the language.
        NoVoice,
        PlayFirst,
        /// The link to questions without end.
        Practise,
        Right,
        Shown,
        LastIs { hole: HoleName },
        /// A hole that is not that of the last counter, by how many counters it is passed too soon or too far, or with a
        /// lap that goes on.
        NotThere { hole: HoleName },
        TooSoon { hole: HoleName, count: usize },
        TooFar { hole: HoleName, count: usize },
        GoesOn { hole: HoleName },
        /// The same of a move that is lifted again elsewhere.
        LapByLap { hole: HoleName },
        Takes { count: u32 },
        NotTaken { count: u32 },
        Picked { count: usize },
        MayBe { hole: HoleName },
        MayNot { hole: HoleName },
        NotTheGoal,
        NotThatRule,
        AllTitle,
        AllLead,
        Needs,
        Answer,
        MayAnswer { holes: &'a [HoleName] },
        /// A move that meets a goal, in its notation.
        AnyAnswer { chosen: &'a str },
    }
}

impl Localized for LessonText<'_> {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            LessonText::Title(kind) => keyed!("learn-title", name = name(kind)),
            LessonText::PageTitle(kind) => keyed!("learn-page-title", name = name(kind)),
            LessonText::Description { kind, steps } => {
                keyed!("learn-description", name = name(kind), steps)
            }
            LessonText::Minutes { minutes } => keyed!("learn-minutes", minutes),
            LessonText::SoFar { done, all } => keyed!("learn-so-far", done, all),
            LessonText::StepOf { at, all } => keyed!("learn-step-of", at, all),
            LessonText::Step { at, title } => keyed!("learn-step", at, title),
            LessonText::StepDone { at, title } => keyed!("learn-step-done", at, title),
            LessonText::LastIs { hole } => keyed!("learn-last-is", hole),
            LessonText::NotThere { hole } => keyed!("learn-not-there", hole),
            LessonText::TooSoon { hole, count } => keyed!("learn-too-soon", hole, count),
            LessonText::TooFar { hole, count } => keyed!("learn-too-far", hole, count),
            LessonText::GoesOn { hole } => keyed!("learn-goes-on", hole),
            LessonText::LapByLap { hole } => keyed!("learn-lap-by-lap", hole),
            LessonText::Takes { count } => keyed!("learn-takes", count),
            LessonText::NotTaken { count } => keyed!("learn-not-taken", count),
            LessonText::Picked { count } => keyed!("learn-picked", count),
            LessonText::MayBe { hole } => keyed!("learn-may-be", hole),
            LessonText::MayNot { hole } => keyed!("learn-may-not", hole),
            LessonText::MayAnswer { holes } => keyed!("learn-may-answer", holes),
            LessonText::AnyAnswer { chosen } => keyed!("learn-any-answer", chosen),
            text => text.key("learn-"),
        }
    }
}

impl From<LessonText<'_>> for Message {
    fn from(text: LessonText) -> Message {
        Message::Family(text.keyed().into())
    }
}

/// What a step of a game's course says: its heading, or with an ending (`-text`, `-after`, `-1` …) another part.
#[cfg(not(target_arch = "wasm32"))]
pub fn step(kind: Kind, name: &str, ending: &str) -> Option<String> {
    let message = keyed!(kind => &["lesson-", name, ending].concat());
    super::current::words().find(message.game, &message.key)?;
    Some(super::format::format(&message))
}
