//! Words of the pages on which two readings of a game are played side by side.

use super::{
    Localized, Message,
    keyed::{KeyedMessage, keyed},
    rule_texts::name,
    texts::named_variants,
};
use crate::engine::{Kind, seat::Seat};

named_variants! {
    /// Labels of a comparison, and what is said of the first difference.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum CompareText<'a> {
        Title(Kind),
        PageTitle(Kind),
        Description(Kind),
        Lead,
        /// The heading of a board, the first being 1.
        Board { side: usize },
        /// The account by which both play what they do not differ in.
        Otherwise { rules: &'a str },
        /// Nobody has played, or both have played alike.
        PlayOn,
        Alike { moves: usize },
        /// They part in a move that is still to come, or later in the one looked at.
        WillPart { moves: usize },
        InThisMove,
        PartsAtStart,
        PartsEvent { number: usize },
        PartsClause { number: usize },
        PartsRefused { number: usize },
        PartsOutcome { number: usize },
        PartsAgreed { number: usize },
        PartsStarter { number: usize },
        /// What is said of one board.
        Begins { seat: Seat },
        GoesOn,
        Move { at: usize, all: usize },
        ToDifference,
        FromStart,
        Another,
        OpenGame { side: usize },
        Needs,
        ListTitle,
        ListLead,
        /// The value that the default preset has, and another that is compared with it.
        Usual,
        Against { value: &'a str },
        Beside { rules: &'a str },
        See,
        /// How long a game that tells apart is.
        Shortest { moves: usize },
        Short { moves: usize },
        NotFound { moves: usize, games: usize },
        AccountsTitle,
        Accounts { a: &'a str, b: &'a str },
        AccountsAlike,
    }
}

impl Localized for CompareText<'_> {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            CompareText::Title(kind) => keyed!("compare-title", name = name(kind)),
            CompareText::PageTitle(kind) => keyed!("compare-page-title", name = name(kind)),
            CompareText::Description(kind) => keyed!("compare-description", name = name(kind)),
            CompareText::Board { side } => keyed!("compare-board", side),
            CompareText::Otherwise { rules } => keyed!("compare-otherwise", rules),
            CompareText::Alike { moves } => keyed!("compare-alike", moves),
            CompareText::WillPart { moves } => keyed!("compare-will-part", moves),
            CompareText::PartsEvent { number } => keyed!("compare-parts-event", number),
            CompareText::PartsClause { number } => keyed!("compare-parts-clause", number),
            CompareText::PartsRefused { number } => keyed!("compare-parts-refused", number),
            CompareText::PartsOutcome { number } => keyed!("compare-parts-outcome", number),
            CompareText::PartsAgreed { number } => keyed!("compare-parts-agreed", number),
            CompareText::PartsStarter { number } => keyed!("compare-parts-starter", number),
            CompareText::Begins { seat } => keyed!("compare-begins", seat),
            CompareText::Move { at, all } => keyed!("compare-move", at, all),
            CompareText::OpenGame { side } => keyed!("compare-open-game", side),
            CompareText::Against { value } => keyed!("compare-against", value),
            CompareText::Beside { rules } => keyed!("compare-beside", rules),
            CompareText::Shortest { moves } => keyed!("compare-shortest", moves),
            CompareText::Short { moves } => keyed!("compare-short", moves),
            CompareText::NotFound { moves, games } => keyed!("compare-not-found", moves, games),
            CompareText::Accounts { a, b } => keyed!("compare-accounts", a, b),
            text => text.key("compare-"),
        }
    }
}

impl From<CompareText<'_>> for Message {
    fn from(text: CompareText) -> Message {
        Message::Family(text.keyed().into())
    }
}
