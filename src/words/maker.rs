//! Words of the page on which a board is put into somebody else's page.

use super::{
    Localized,
    keyed::{KeyedMessage, keyed},
    texts::named_variants,
};

named_variants! {
    /// Labels of the choices and of what comes of them.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum MakerText {
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
        Link,
        LinkHint,
        LinkWrong,
        Plays,
        PlaysAsked,
        PlaysPeople,
        PlaysComputer,
        PlaysWatch,
        PlaysNobody,
        Level,
        LevelName { level: u8 },
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
        SizeOf { width: u32, height: u32 },
        SizeWide { height: u32 },
        Colours,
        ColoursAuto,
        ColoursLight,
        ColoursDark,
        ColoursContrast,
        Form,
        FormFrame,
        FormElement,
        FormLink,
        Picture,
        Preview,
        PreviewLink,
        Lines,
        Copy,
        Hand,
        HandLead,
        HandMore,
    }
}

impl Localized for MakerText {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            MakerText::LevelName { level } => keyed!("maker-level-name", level),
            MakerText::SizeOf { width, height } => keyed!("maker-size-of", width, height),
            MakerText::SizeWide { height } => keyed!("maker-size-wide", height),
            text => text.key("maker-"),
        }
    }
}
