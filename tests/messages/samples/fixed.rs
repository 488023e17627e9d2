//! Fixed words: those that the program writes, and those that stand in the files alone.

use papan::{
    engine::{Kind, clause::Certainty},
    settings::{SETTINGS, Set},
    words::{PageText, SettingText, UiText, cite::CiteText, letter::LetterText, say, strip::StripText},
};

use super::SEATS;
use crate::sheet::{Sheet, Text, every, variants};

variants!(UiText {
    WhoPlays,
    RulesInForce,
    GameGivenUp,
    HoldToLook,
    Close,
    Diagram,
    CompareReadings,
    Copied,
    Delete,
    DeleteSurely,
    CancelChoice,
    BranchedOff,
    ToEarlierGame,
    HereItActs,
    ExampleOfRule,
    ReturnToGame,
    NotInReview,
    NotPlayed,
    NotByHand,
    NotCopied,
    NotKept,
    NotLaidOut,
    NotRead,
    Pause,
    PlayAgain,
    PlayComputer,
    FirstWins,
    TheProof,
    Example,
    ShowExample,
    StopExample,
    ComputerLevel,
    RulesOfGame,
    ReadRules,
    ContinueLastGame,
    Result,
    Review,
    Share,
    MoveStep,
    ShowMove,
    Speed,
    StepBack,
    StepOn,
    TimeOfMove,
    StartGame,
    Preset,
    SetupTitle,
    SetupNote,
    LastMove,
    Rounds,
    Round,
    NoRounds,
    CarriedOver,
    Moves,
    NoMoves,
    ScrubGame,
    WholeGame,
    FirstMove,
    MoveBefore,
    MoveAfter,
    OnlyMove,
    LastOfGame,
    ReplayGame,
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
    SetUpPosition,
    EmbedBoard,
    PatternsAndWorkshop,
});
variants!(LetterText {
    Title,
    Note,
    NoMove,
    NotLast,
    Computer,
    Send,
    Sent,
    NotSent,
    LinkCopied,
    Copied,
    CopiedFor,
    Older,
    ToLatest,
});
variants!(SettingText { Name, Value });
variants!(CiteText<'_> { Title, Form, Named, Citation, Save, Svg, Png, NoPicture, Position, Version, Read });
variants!(StripText<'_> {
    Show,
    Title,
    NoMove,
    Copy,
    Svg,
    Png,
    Print,
    Code,
    MayBeRefused,
    Also,
    AsText,
    AsAnimation,
    Heading,
    Foot,
    Before,
    MoreLaps,
    MoreTakes,
});
variants!(PageText {
    SiteName,
    SiteIdea,
    SiteLead,
    Games,
    SkipToBoard,
    Undo,
    Redo,
    NewGame,
    PlayName,
    Rules,
    RulesLead,
    HowSure,
    EvidenceOf,
    PictureOf,
    PictureOfAll,
    Evidence,
    RandomPlay,
    RandomLead,
    ReadingsLead,
    Sources,
    NeedsScript,
    Failed,
    NoWasm,
    TryAgain,
    Stopped,
    LoadAgain,
    MissingTitle,
    MissingText,
    MissingGames,
    Home,
    OpenOnSite,
    Languages,
    Unreviewed,
    Licence,
    Ornament,
    Keys,
    Reference,
    ReferenceLead,
    Certainty,
    CertaintyMeans,
});

pub fn buttons() -> Text {
    let mut sheet = Sheet::new(|text: &UiText| say(text));
    sheet.put_all(every!(UiText {
        GameGivenUp,
        HoldToLook,
        Close,
        Diagram,
        CompareReadings,
        Copied,
        Delete,
        DeleteSurely,
        CancelChoice,
        BranchedOff,
        ToEarlierGame,
        HereItActs,
        ExampleOfRule,
        ReturnToGame,
        NotInReview,
        NotPlayed,
        NotByHand,
        NotCopied,
        NotKept,
        NotLaidOut,
        NotRead,
        Pause,
        PlayComputer,
        FirstWins,
        TheProof,
        Example,
        ShowExample,
        StopExample,
        ComputerLevel,
        RulesOfGame,
        ReadRules,
        PlayAgain,
        ContinueLastGame,
        Result,
        Review,
        Share,
        MoveStep,
        ShowMove,
        Speed,
        StepBack,
        StepOn,
        TimeOfMove,
        StartGame,
        Preset,
        SetupTitle,
        WhoPlays,
        RulesInForce,
        SetupNote,
        LastMove,
        Rounds,
        Round,
        NoRounds,
        CarriedOver,
        Moves,
        NoMoves,
        ScrubGame,
        WholeGame,
        FirstMove,
        MoveBefore,
        MoveAfter,
        OnlyMove,
        LastOfGame,
        ReplayGame,
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
        SetUpPosition,
        EmbedBoard,
        PatternsAndWorkshop,
    }));
    sheet.whole()
}

pub fn letters() -> Text {
    use LetterText::*;
    let mut sheet = Sheet::new(|text: &LetterText| say(text));
    sheet.put_all([Title, Note, NoMove, NotLast, Computer, Send, Sent, NotSent, LinkCopied, Copied]);
    sheet.put_all(SEATS.map(CopiedFor));
    sheet.put_all([Older, ToLatest]);
    sheet.whole()
}

pub fn cite() -> Text {
    let mut sheet = Sheet::new(|text: &CiteText| say(text));
    sheet.put_all([CiteText::Title, CiteText::Form, CiteText::Citation, CiteText::Save]);
    sheet.put_all([CiteText::Svg, CiteText::Png, CiteText::NoPicture]);
    sheet.put_all(["text", "bibtex", "ris", "csl"].map(CiteText::Named));
    sheet.put_all([CiteText::Version { number: "1.3.12" }, CiteText::Read { day: "2026-11-26" }]);
    sheet.put_all([0, 12].map(|moves| CiteText::Position { kind: Kind::Pasang, moves }));
    sheet.whole()
}

pub fn strips() -> Text {
    use StripText::*;
    let mut sheet = Sheet::new(|text: &StripText| say(text));
    sheet.put_all([
        Show,
        Title,
        NoMove,
        Copy,
        Svg,
        Png,
        Print,
        Code,
        MayBeRefused,
        Also,
        AsText,
        AsAnimation,
    ]);
    for kind in Kind::ALL {
        sheet.of(kind);
        sheet.put_all(SEATS.map(|seat| Heading { kind, number: 12, seat }));
    }
    sheet.of_all();
    sheet.put_all([Foot { link: "4" }, Before]);
    sheet.put_all([1, 6].map(|count| MoreLaps { count }));
    sheet.put_all([1, 6].map(|count| MoreTakes { count }));
    sheet.whole()
}

pub fn files() -> Text {
    let mut sheet = Sheet::new(|text: &PageText| say(text));
    sheet.put_all(plain());
    for kind in Kind::ALL {
        sheet.of(kind);
        sheet.put_all([
            PageText::PlayName(kind),
            PageText::EvidenceOf(kind),
            PageText::PictureOf(kind),
            PageText::RandomPlay(kind),
        ]);
    }
    sheet.of_all();
    sheet.put_all(Certainty::ALL.map(PageText::Certainty));
    sheet.put_all(Certainty::ALL.map(PageText::CertaintyMeans));
    let mut settings = Sheet::new(|text: &SettingText| say(text));
    for set in every!(Set { Speed, Sound, Tap, Ghost, Forced, Orient, Again, Theme, Digits }) {
        settings.put(SettingText::Name(set));
        settings.put_all(SETTINGS[set as usize].values.iter().map(|&value| SettingText::Value(set, value)));
    }
    sheet.whole() + settings.whole()
}

/// Those that hold nothing; which of all there are the sheet knows.
fn plain() -> Vec<PageText> {
    use PageText::*;
    vec![
        SiteName,
        SiteIdea,
        SiteLead,
        Games,
        SkipToBoard,
        Undo,
        Redo,
        NewGame,
        Rules,
        RulesLead,
        HowSure,
        PictureOfAll,
        Evidence,
        RandomLead,
        ReadingsLead,
        Sources,
        NeedsScript,
        Failed,
        NoWasm,
        TryAgain,
        Stopped,
        LoadAgain,
        MissingTitle,
        MissingText,
        MissingGames,
        Home,
        OpenOnSite,
        Languages,
        Unreviewed,
        Licence,
        Ornament,
        Keys,
        Reference,
        ReferenceLead,
    ]
}
