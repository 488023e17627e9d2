//! The fixed texts of pages.

use super::{
    Localized, Message, facts,
    keyed::{KeyedMessage, keyed},
    rule_texts::name,
};
use crate::{
    engine::{Kind, clause::Certainty},
    settings::{SETTINGS, Set},
};

/// An enum whose variants are named in the language files, in kebab case. The names are part of the programs, without
/// the code that writes values for debugging.
macro_rules! named_variants {
    (
        $(#[$of:meta])*
        pub enum $name:ident $(<$life:lifetime>)? {
            $($(#[$what:meta])* $variant:ident $(($($tuple:ty),+))? $({ $($field:ident: $type:ty),+ $(,)? })?),+ $(,)?
        }
    ) => {
        $(#[$of])*
        pub enum $name $(<$life>)? {
            $($(#[$what])* $variant $(($($tuple),+))? $({ $($field: $type),+ })?),+
        }

        impl $(<$life>)? $name $(<$life>)? {
            /// The key in the language files: the prefix of the enum and the name of the variant.
            fn key(&self, prefix: &str) -> $crate::words::keyed::KeyedMessage {
                let name = match self {
                    $($name::$variant { .. } => stringify!($variant)),+
                };
                $crate::words::keyed::KeyedMessage::new(&[prefix, &$crate::words::keyed::kebab(name)].concat())
            }
        }
    };
}
pub(super) use named_variants;

named_variants! {
    /// Buttons, headings and other fixed texts that programs write.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum UiText {
        /// A notice that a new game has branched off an earlier one, and the link to that one.
        BranchedOff,
        ToEarlierGame,
        /// Beside a moment in which a rule acts, and the way back from it.
        HereItActs,
        /// The same beside an example of a rule, for which a game was left.
        ExampleOfRule,
        ReturnToGame,
        GameGivenUp,
        /// How fingers look at a move before they play it.
        HoldToLook,
        Close,
        /// What a diagram is called where it is not seen, before its counts.
        Diagram,
        /// The link to the page on which readings are compared.
        CompareReadings,
        Copied,
        Delete,
        DeleteSurely,
        CancelChoice,
        NotByHand,
        NotInReview,
        NotPlayed,
        NotCopied,
        NotKept,
        NotLaidOut,
        NotRead,
        Pause,
        PlayAgain,
        PlayComputer,
        /// Where it is proved that whoever begins can win, with what follows from it; and the link to the proof.
        FirstWins,
        TheProof,
        ComputerLevel,
        Example,
        ShowExample,
        StopExample,
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
        // the log
        LastMove,
        Moves,
        NoMoves,
        ScrubGame,
        WholeGame,
        FirstMove,
        MoveBefore,
        MoveAfter,
        /// A mark on a move besides which there was no other.
        OnlyMove,
        LastOfGame,
        ReplayGame,
        Rounds,
        Round,
        NoRounds,
        /// What a player begins the next round with follows.
        CarriedOver,
        // the dialogs
        Menu,
        Settings,
        Players,
        FirstName,
        SecondName,
        ThirdName,
        Rematch,
        StartGame,
        Preset,
        SetupTitle,
        WhoPlays,
        RulesInForce,
        SetupNote,
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
        /// The links to the editor of positions, and to Pasang's patterns.
        SetUpPosition,
        EmbedBoard,
        PatternsAndWorkshop,
    }
}

impl Localized for UiText {
    fn keyed(&self) -> KeyedMessage {
        self.key("ui-")
    }
}

impl From<UiText> for Message {
    fn from(text: UiText) -> Message {
        Message::UiText(text)
    }
}

/// A setting and its values, in the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingText {
    Name(Set),
    Value(Set, &'static str),
}

impl Localized for SettingText {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            SettingText::Name(set) => KeyedMessage::new(&["setting-", SETTINGS[set as usize].name].concat()),
            SettingText::Value(Set::Speed, name) => Message::Pace(name).keyed(),
            SettingText::Value(set, value) => {
                KeyedMessage::new(&["setting-", SETTINGS[set as usize].name, "-", value].concat())
            }
        }
    }
}

named_variants! {
    /// Texts that appear only in HTML; no program contains them.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum PageText {
        SiteName,
        SiteIdea,
        SiteLead,
        Games,
        SkipToBoard,
        Undo,
        Redo,
        NewGame,
        PlayName(Kind),
        Rules,
        RulesLead,
        /// The link to the page that explains the certainties.
        HowSure,
        /// The link to what a game rests on, under its rules and on its card.
        EvidenceOf(Kind),
        /// What the picture of a page shows where the page is shared: the board of a game, or those of all.
        PictureOf(Kind),
        PictureOfAll,
        Evidence,
        /// What random games of a game show, if this says something about its rules.
        RandomPlay(Kind),
        RandomLead,
        ReadingsLead,
        Sources,
        NeedsScript,
        Failed,
        /// The browser cannot run the program.
        NoWasm,
        /// The program has crashed, and how to continue.
        Stopped,
        LoadAgain,
        /// The button to load again what could not be loaded.
        TryAgain,
        MissingTitle,
        MissingText,
        /// Before the names of all games.
        MissingGames,
        Home,
        OpenOnSite,
        /// The links to the page in other languages.
        Languages,
        /// That nobody who speaks the language has read the translation yet.
        Unreviewed,
        Licence,
        Ornament,
        Keys,
        Reference,
        ReferenceLead,
        Certainty(Certainty),
        CertaintyMeans(Certainty),
    }
}

impl Localized for PageText {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            PageText::PlayName(kind) => keyed!("site-play-name", name = name(kind)),
            PageText::EvidenceOf(kind) => keyed!("site-evidence-of", name = name(kind)),
            PageText::PictureOf(kind) => keyed!("site-picture-of", name = name(kind)),
            PageText::RandomPlay(kind) => facts::optional(kind, "random-play"),
            PageText::Certainty(certainty) => KeyedMessage::new(&["certainty-", certainty.name()].concat()),
            PageText::CertaintyMeans(certainty) => {
                KeyedMessage::new(&["certainty-means-", certainty.name()].concat())
            }
            // their names begin like the keys
            PageText::SiteName => keyed!("site-name"),
            PageText::SiteIdea => keyed!("site-idea"),
            PageText::SiteLead => keyed!("site-lead"),
            text => text.key("site-"),
        }
    }
}
