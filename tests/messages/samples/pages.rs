//! Words of the home page, of that of patterns, and of those where positions are set up.

use papan::{
    catalogue::{NEWS, Region},
    engine::{
        Kind,
        clause::Certainty,
        pasang::{board::Colour as Token, brush::Brush as Paint, built_in::built_in},
    },
    words::{
        about::HowSureText,
        home::{HomeMessage, HomePageText},
        patterns::PatternsPageText as OnPatterns,
        position::PositionPageText,
        say,
    },
};

use super::patterns::classes;
use crate::sheet::{Sheet, Text, variants};

variants!(HowSureText {
    WordsTitle,
    Says,
    LedgerTitle,
    LedgerLead,
    Game,
    Rules,
    AllGames,
    CorrectTitle,
    CorrectLead,
    CorrectAddress,
    CorrectVersion,
    CorrectText,
    CorrectFrozen,
});
variants!(HomeMessage { Found, Stop, Play, GoOn, Name, SavedGame, Learned, Computer });
variants!(HomePageText {
    SavedGames,
    SavedGamesNote,
    Find,
    Search,
    Players,
    Board,
    Place,
    Any,
    Clear,
    Nothing,
    Where,
    Who,
    When,
    Length,
    EasiestFirst,
    Minutes,
    Seats,
    Rows,
    Square,
    Region,
    GameLength,
    HowMeasured,
    News,
    Version,
    NewsOf,
    Lead,
    OnBoard,
    Century,
});
variants!(OnPatterns {
    Title,
    PageTitle,
    Description,
    OnThisPage,
    NeedsScript,
    Failed,
    Lead,
    Attested,
    AttestedLead,
    Modern,
    ModernLead,
    Yours,
    YoursLead,
    Name,
    Motif,
    Source,
    ClassesTitle,
    ClassesLead,
    Class,
    FaultTitle,
    Fault,
    FaultOurs,
    Printed,
    Emended,
    Play,
    Change,
    WorkshopTitle,
    WorkshopLead,
    Grid,
    InHand,
    Colour,
    Brush,
    Group,
    BrushName,
    Fill,
    Undo,
    Clear,
    SaveName,
    Save,
    Copy,
    Link,
    PlayThis,
});
variants!(PositionPageText {
    Title,
    PageTitle,
    Description,
    Lead,
    NeedsScript,
    Failed,
    Board,
    Undo,
    Redo,
    ResetToOpened,
    AtStart,
    Clear,
    Play,
    Copy,
    Link,
    Text,
    ReadText,
    Large,
    LawsTitle,
    LawsLead,
    Rules,
});

pub fn about() -> Text {
    use HowSureText::*;
    let mut sheet = Sheet::new(|text: &HowSureText| say(text));
    sheet.put(WordsTitle);
    sheet.put_all(Certainty::ALL.map(Says));
    sheet.put_all([LedgerTitle, LedgerLead, Game, Rules, AllGames, CorrectTitle, CorrectLead]);
    sheet.put_all([CorrectAddress, CorrectVersion("0.1.0"), CorrectText, CorrectFrozen]);
    sheet.whole()
}

pub fn home() -> Text {
    let mut program = Sheet::new(|message: &HomeMessage| say(message));
    for (found, all) in [(0, 1), (1, 1), (0, 9), (1, 9), (2, 9), (9, 9)] {
        program.put(HomeMessage::Found { found, all });
    }
    program.put_all([HomeMessage::Stop, HomeMessage::Play]);
    program.put_all([10, 30, 35].map(|level| HomeMessage::Computer { level }));
    program.put(HomeMessage::Learned { done: 3, all: 14 });
    program.put_all([0, 1, 2, 12].map(|moves| HomeMessage::GoOn { moves }));
    for kind in Kind::ALL {
        program.of(kind);
        program.put(HomeMessage::Name(kind));
    }
    program.of_all();
    for over in [false, true] {
        program.put_all([0, 1, 2, 12].map(|moves| HomeMessage::SavedGame { moves, over }));
    }
    let mut sheet = Sheet::new(|words: &HomePageText| say(words));
    {
        use HomePageText::*;
        sheet.put_all([
            SavedGames,
            SavedGamesNote,
            Find,
            Search,
            Players,
            Board,
            Place,
            Any,
            Clear,
            Nothing,
            Where,
            Who,
            When,
        ]);
        sheet.put_all([Length, EasiestFirst, News, Version("0.1.0")]);
        sheet.put_all([1, 2, 3, 4].map(Seats));
        sheet.put_all([(2, 6), (1, 1)].map(|(rows, holes)| Rows { rows, holes }));
        sheet.put(Square { side: 11 });
    }
    sheet.put_all(NEWS.iter().map(|news| HomePageText::NewsOf(news.name)));
    for kind in Kind::ALL {
        sheet.of(kind);
        sheet.put_all([
            HomePageText::Lead(kind),
            HomePageText::OnBoard(kind),
            HomePageText::Century { century: 20, kind },
        ]);
    }
    sheet.of_all();
    sheet.put_all([19, 20, 21].map(|century| HomePageText::Century { century, kind: Kind::Pasang }));
    sheet.put_all(Region::ALL.map(|region| HomePageText::Region(region.name())));
    sheet.put_all([1, 50].map(|moves| HomePageText::GameLength { moves }));
    sheet.put_all([(5, 10), (20, 60)].map(|(learn, play)| HomePageText::Minutes { learn, play }));
    sheet.put(HomePageText::HowMeasured { words: 25, thought: 10 });
    program.whole() + sheet.whole()
}

pub fn patterns() -> Text {
    use OnPatterns::*;
    let mut sheet = Sheet::new(|words: &OnPatterns| say(words));
    sheet.put_all([Title, PageTitle, Description, OnThisPage, NeedsScript, Failed, Lead, Attested]);
    sheet.put_all([
        AttestedLead,
        Modern,
        ModernLead,
        Yours,
        YoursLead,
        ClassesTitle,
        ClassesLead,
        FaultTitle,
    ]);
    sheet.put_all([Fault, FaultOurs, Printed, Emended, Play, Change, WorkshopTitle, WorkshopLead, Grid]);
    sheet.put_all([InHand, Brush, Fill, Undo, Clear, SaveName, Save, Copy, Link, PlayThis]);
    for known in built_in() {
        sheet.put_all([Name(known.id), Motif(known.id), Source(known.id)]);
    }
    sheet.put_all(classes().into_iter().map(Class));
    sheet.put_all([Some(Token::Black), Some(Token::White), None].map(OnPatterns::Colour));
    for brush in Paint::ALL {
        sheet.put_all([Group(brush), BrushName(brush)]);
    }
    sheet.whole()
}

pub fn position() -> Text {
    use PositionPageText::*;
    let mut sheet = Sheet::new(|words: &PositionPageText| say(words));
    sheet.put_all([
        Lead,
        NeedsScript,
        Failed,
        Board,
        Undo,
        Redo,
        ResetToOpened,
        AtStart,
        Clear,
        Play,
        Copy,
        Link,
    ]);
    sheet.put_all([Text, ReadText, Large, LawsTitle, LawsLead]);
    for kind in Kind::ALL {
        sheet.of(kind);
        sheet.put_all([Title(kind), PageTitle(kind), Description(kind), Rules(kind)]);
    }
    sheet.whole()
}
