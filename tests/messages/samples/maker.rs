//! What is said on the page on which a board is put into somebody else's page.

use papan::words::{maker::MakerText, say};

use crate::sheet::{Sheet, Text, variants};

variants!(MakerText {
    Title,
    PageTitle,
    Description,
    Lead,
    Needs,
    Game,
    Shows,
    ShowsStart,
    ShowsLink,
    ShowsCourse,
    ShowsQuestions,
    ShowsReadings,
    Link,
    LinkHint,
    LinkWrong,
    Plays,
    PlaysAsked,
    PlaysPeople,
    PlaysComputer,
    PlaysWatch,
    PlaysItself,
    PlaysNobody,
    Level,
    LevelName,
    Begins,
    Around,
    PartControls,
    PartTime,
    PartMoves,
    PartScore,
    PartSource,
    PartCaption,
    PartTitle,
    PartShare,
    Size,
    SizeOf,
    SizeWide,
    Colours,
    ColoursAuto,
    ColoursLight,
    ColoursDark,
    ColoursContrast,
    More,
    Behind,
    BehindSite,
    BehindPage,
    BehindColour,
    Ground,
    GroundUnreadable,
    HasAccent,
    Accent,
    AccentHint,
    Counters,
    CountersBoth,
    CountersObjects,
    CountersFigures,
    Layout,
    LayoutAuto,
    LayoutAcross,
    LayoutUpright,
    Form,
    FormFrame,
    FormElement,
    FormLink,
    FormPicture,
    Picture,
    PictureOnly,
    SavePicture,
    NotSaved,
    Preview,
    PreviewLink,
    PreviewPicture,
    Lines,
    Copy,
    Hand,
    HandLead,
    HandMore,
});

pub fn all() -> Text {
    use MakerText::*;
    let mut sheet = Sheet::new(|text: &MakerText| say(text));
    sheet.put_all([Title, PageTitle, Description, Lead, Needs, Game]);
    sheet.put_all([Shows, ShowsStart, ShowsLink, ShowsCourse, ShowsQuestions, ShowsReadings, Link, LinkHint]);
    sheet.put_all([
        LinkWrong,
        Plays,
        PlaysAsked,
        PlaysPeople,
        PlaysComputer,
        PlaysWatch,
        PlaysItself,
        PlaysNobody,
    ]);
    sheet.put_all([Level, Begins, Around, PartControls, PartTime, PartMoves]);
    sheet.put_all([PartScore, PartSource, PartCaption, PartTitle, PartShare, Size, Colours]);
    sheet.put_all([ColoursAuto, ColoursLight, ColoursDark, ColoursContrast, Form, FormFrame]);
    sheet.put_all([
        More,
        Behind,
        BehindSite,
        BehindPage,
        BehindColour,
        Ground,
        GroundUnreadable,
        HasAccent,
        Accent,
        AccentHint,
        Counters,
        CountersBoth,
        CountersObjects,
        CountersFigures,
        Layout,
        LayoutAuto,
        LayoutAcross,
        LayoutUpright,
    ]);
    sheet.put_all([FormElement, FormLink, FormPicture, Picture, PictureOnly, SavePicture, NotSaved]);
    sheet.put_all([Preview, PreviewLink, PreviewPicture, Lines]);
    sheet.put_all([Copy, Hand, HandLead, HandMore]);
    sheet.put_all([10, 35, 60].map(|level| LevelName { level }));
    sheet.put_all([SizeOf { width: 640, height: 480 }, SizeWide { height: 560 }]);
    sheet.whole()
}
