//! What is said of rules, terms and marks where somebody taps on them.

use super::{
    Localized,
    keyed::{KeyedMessage, keyed},
    texts::named_variants,
};
use crate::engine::{Kind, clause::Certainty};

named_variants! {
    /// The words of what is opened in place.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum ExplainText {
        /// The mark beside a sentence, and the heading of what it opens: how certain the rule is.
        RuleIs(Certainty),
        /// The mark in words, in a list of them.
        RuleInWord(Certainty),
        /// How sure the least sure rule of a move is, in a word.
        Sure(Certainty),
        /// The same after the sentence of a move.
        SureOfMove(Certainty),
        /// Said once a game: a rule of ours has acted.
        FirstOfOurs,
        /// The mark in a word.
        Rule,
        /// The link to the rules of the game.
        ReadInRules,
        /// The button that goes to a moment of this game in which the rule acts, and the link to one that is kept.
        ShowInGame,
        ShowExample,
        /// The button of the legend, and its heading.
        Legend,
    }
}

impl Localized for ExplainText {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            ExplainText::RuleIs(certainty) => keyed!("explain-rule-is", sure = certainty.name()),
            ExplainText::RuleInWord(certainty) => keyed!("explain-rule-in-word", sure = certainty.name()),
            ExplainText::Sure(certainty) => keyed!("explain-sure", sure = certainty.name()),
            ExplainText::SureOfMove(certainty) => keyed!("explain-sure-of-move", sure = certainty.name()),
            text => text.key("explain-"),
        }
    }
}

named_variants! {
    /// What is drawn on a board of holes.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum HoleSign {
        MayPlay,
        Began,
        Ended,
        Taken,
        /// What has decided the game.
        Decided,
        Path,
        LastLap,
        Preview,
        PreviewTaken,
        Closed,
        Tied,
        Puta,
        Naga,
        Wala,
        Direction,
        Figure,
        Store,
        /// The ornament that shows whose holes they are.
        Owner,
        /// The rim of a hole in the colour of a person, in games of three.
        Person,
        Hint,
        Value,
    }
}

named_variants! {
    /// What is drawn on a board of points.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum PointSign {
        Column,
        MayBecomeKa,
        MayGo,
        Ka,
        Passage,
        Path,
        /// What has decided the game.
        Decided,
        Line,
        OtherLine,
        Tray,
        Hint,
        Value,
    }
}

/// The meaning of a mark on the board of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SignMeans {
    Hole(Kind, HoleSign),
    Point(PointSign),
}

impl Localized for SignMeans {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            SignMeans::Hole(kind, sign) => sign.key("sign-").of(kind),
            SignMeans::Point(sign) => sign.key("sign-").of(Kind::Pasang),
        }
    }
}
