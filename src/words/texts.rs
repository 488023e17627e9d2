//! Names of the pages' fixed texts.

use super::Message;
use super::{home::HomePageText, patterns::PatternsPageText, position::PositionPageText};
use crate::{
    engine::{Kind, clause::Certainty},
    settings::Set,
};

/// Buttons, headings and other fixed texts that the program writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UiText {
    /// A notice that a new game has branched off an earlier one, and the link to that one.
    Beside,
    ToBeside,
    GivenUp,
    Close,
    Copied,
    Delete,
    DeleteSurely,
    Drop,
    NotByHand,
    NotInReview,
    NotPlayed,
    NotCopied,
    NotKept,
    NotLaidOut,
    NotRead,
    Pause,
    PlayAgain,
    Last,
    Result,
    Review,
    Scrub,
    ShowMove,
    Speed,
    StepBack,
    StepOn,
    TimeOfMove,
}

/// Texts that appear only in HTML; no program contains them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PageText {
    Close,
    SiteName,
    SiteIdea,
    SiteLead,
    Games,
    SkipToBoard,
    Undo,
    Redo,
    NewGame,
    PlayName(Kind),
    StartGame,
    Preset,
    SetupTitle,
    SetupNote,
    Rules,
    RulesLead,
    /// What random games of a game show, if this says something about its rules.
    RandomPlay(Kind),
    RandomLead,
    ReadingsLead,
    Sources,
    NeedsScript,
    Failed,
    /// The program has crashed, and how to continue.
    Stopped,
    LoadAgain,
    /// The button to load again what could not be loaded.
    TryAgain,
    MissingTitle,
    MissingText,
    Home,
    OpenOnSite,
    LastMove,
    Moves,
    Rounds,
    Round,
    NoRounds,
    NoMoves,
    ScrubGame,
    Licence,
    Ornament,
    Keys,
    KeysLead(Kind),
    Reference,
    ReferenceLead,
    Menu,
    Settings,
    Players,
    FirstName,
    SecondName,
    ThirdName,
    Rematch,
    Record,
    RecordNote,
    Copy,
    DownloadText,
    DownloadJson,
    ReadRecord,
    OpenFile,
    Saved,
    SavedNote,
    NoneSaved,
    Link,
    HomePage(HomePageText),
    /// Pasang's patterns.
    Patterns(PatternsPageText),
    /// Setting up positions.
    Position(PositionPageText),
    Certainty(Certainty),
    CertaintyMeans(Certainty),
    /// The settings and their values.
    Setting(Set),
    Choice(Set, &'static str),
}

impl From<UiText> for Message {
    fn from(text: UiText) -> Message {
        Message::UiText(text)
    }
}
