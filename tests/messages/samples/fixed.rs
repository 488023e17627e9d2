//! Fixed words: those that the program writes, and those that stand in the files alone.

use papan::{
    engine::{Kind, clause::Certainty},
    settings::{SETTINGS, Set},
    words::{
        Message, PageText, UiText, home::HomePageText, label, patterns::PatternsPageText as OnPatterns,
        position::PositionPageText, say,
    },
};

use crate::sheet::{Sheet, Text, every, variants};

variants!(UiText {
    GivenUp,
    Close,
    Copied,
    Delete,
    DeleteSurely,
    Drop,
    Beside,
    ToBeside,
    NotInReview,
    NotPlayed,
    NotByHand,
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
});
variants!(PageText {
    Close,
    SiteName,
    SiteIdea,
    SiteLead,
    Games,
    SkipToBoard,
    Undo,
    Redo,
    NewGame,
    PlayName,
    StartGame,
    Preset,
    SetupTitle,
    SetupNote,
    Rules,
    RulesLead,
    RandomPlay,
    RandomLead,
    ReadingsLead,
    Sources,
    NeedsScript,
    Failed,
    TryAgain,
    Stopped,
    LoadAgain,
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
    KeysLead,
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
    HomePage,
    Patterns,
    Position,
    Certainty,
    CertaintyMeans,
    Setting,
    Choice,
});

pub fn buttons() -> Text {
    let mut sheet = Sheet::new(|&ui: &UiText| {
        let said = say(&ui.into());
        assert_eq!(said, label(ui));
        said
    });
    sheet.put_all(every!(UiText {
        GivenUp,
        Close,
        Copied,
        Delete,
        DeleteSurely,
        Drop,
        Beside,
        ToBeside,
        NotInReview,
        NotPlayed,
        NotByHand,
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
    }));
    sheet.whole()
}

pub fn files() -> Text {
    let mut sheet = Sheet::new(|&words: &PageText| say(&Message::PageText(words)));
    sheet.put_all(plain());
    for kind in Kind::ALL {
        sheet.of(kind);
        sheet.put_all([PageText::PlayName(kind), PageText::RandomPlay(kind), PageText::KeysLead(kind)]);
    }
    sheet.of_all();
    sheet.put_all(Certainty::ALL.map(PageText::Certainty));
    sheet.put_all(Certainty::ALL.map(PageText::CertaintyMeans));
    for set in every!(Set { Speed, Sound, Ghost, Forced, Orient, Theme }) {
        sheet.put(PageText::Setting(set));
        sheet.put_all(SETTINGS[set as usize].values.iter().map(|&value| PageText::Choice(set, value)));
    }
    // these have sheets of their own
    sheet.put(PageText::HomePage(HomePageText::Kept));
    sheet.put(PageText::Patterns(OnPatterns::Title));
    sheet.put(PageText::Position(PositionPageText::Way));
    sheet.whole()
}

/// Those that hold nothing; which of all there are the sheet knows.
fn plain() -> Vec<PageText> {
    use PageText::*;
    vec![
        Close,
        SiteName,
        SiteIdea,
        SiteLead,
        Games,
        SkipToBoard,
        Undo,
        Redo,
        NewGame,
        StartGame,
        Preset,
        SetupTitle,
        SetupNote,
        Rules,
        RulesLead,
        RandomLead,
        ReadingsLead,
        Sources,
        NeedsScript,
        Failed,
        TryAgain,
        Stopped,
        LoadAgain,
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
    ]
}
