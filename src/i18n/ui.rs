//! The fixed words of the pages by their names.

use super::Message;
use super::{home::OnHome, patterns::OnPage, position::OnPage as OnPosition};
use crate::{
    engine::{Kind, clause::Certainty},
    settings::Set,
};

/// Names of buttons, headings and other fixed words that the program itself writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ui {
    /// A game goes on beside the one that it has left, and the way to that.
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
    NotLoaded,
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

/// Words that stand in the files alone: no program carries them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum File {
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
    /// What random games of a game show, where it says something of its rules.
    RandomPlay(Kind),
    RandomLead,
    ReadingsLead,
    Sources,
    NeedsScript,
    Failed,
    /// The program has stopped by a fault of its own, and how one goes on.
    Stopped,
    LoadAgain,
    /// What could not be loaded is asked for once more.
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
    Resign,
    AgreeDraw,
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
    OnHome(OnHome),
    /// Pasang's patterns.
    Patterns(OnPage),
    /// Positions that are set up.
    Position(OnPosition),
    Certainty(Certainty),
    CertaintyMeans(Certainty),
    /// What can be set, and what it can be.
    Setting(Set),
    Choice(Set, &'static str),
}

impl From<Ui> for Message {
    fn from(ui: Ui) -> Message {
        Message::Ui(ui)
    }
}
