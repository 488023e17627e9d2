//! Fixed words: those that the program writes, and those that stand in the files alone.

use papan::{
    engine::{Kind, clause::Certainty},
    i18n::{
        File, Message, Ui, home::OnHome, label, patterns::OnPage as OnPatterns,
        position::OnPage as OnPosition, say,
    },
    settings::{SETTINGS, Set},
};

use crate::sheet::{Sheet, Text, every, variants};

variants!(Ui {
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
variants!(File {
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
    OnHome,
    Patterns,
    Position,
    Certainty,
    CertaintyMeans,
    Setting,
    Choice,
});

pub fn buttons() -> Text {
    let mut sheet = Sheet::new(|&ui: &Ui| {
        let said = say(&ui.into());
        assert_eq!(said, label(ui));
        said
    });
    sheet.put_all(every!(Ui {
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
    let mut sheet = Sheet::new(|&words: &File| say(&Message::File(words)));
    sheet.put_all(plain());
    for kind in Kind::ALL {
        sheet.of(kind);
        sheet.put_all([File::PlayName(kind), File::RandomPlay(kind), File::KeysLead(kind)]);
    }
    sheet.of_all();
    sheet.put_all(Certainty::ALL.map(File::Certainty));
    sheet.put_all(Certainty::ALL.map(File::CertaintyMeans));
    for set in every!(Set { Speed, Sound, Ghost, Forced, Orient, Theme }) {
        sheet.put(File::Setting(set));
        sheet.put_all(SETTINGS[set as usize].values.iter().map(|&value| File::Choice(set, value)));
    }
    // these have sheets of their own
    sheet.put(File::OnHome(OnHome::Kept));
    sheet.put(File::Patterns(OnPatterns::Title));
    sheet.put(File::Position(OnPosition::Way));
    sheet.whole()
}

/// Those that hold nothing; which of all there are the sheet knows.
fn plain() -> Vec<File> {
    use File::*;
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
