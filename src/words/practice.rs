//! Words of the pages on which questions about a game are asked without end.

use super::{
    HoleName, Localized, Message,
    keyed::{KeyedMessage, keyed},
    rule_texts::name,
    texts::named_variants,
};
use crate::engine::{Kind, pasang::board::Point, seat::Seat};

named_variants! {
    /// Labels of the page, its questions, and what is said of an answer that courses do not ask for.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum PracticeText<'a> {
        Title(Kind),
        PageTitle(Kind),
        Description(Kind),
        /// The kinds of question, and one of them by its name in addresses.
        Kinds,
        KindOf { ask: &'a str },
        /// The question of a kind; `round` says whether the game is played in rounds.
        Question { ask: &'a str, round: bool },
        /// What is said of the move that is asked about.
        Sows { seat: Seat, hole: HoleName },
        TakesColumn { seat: Seat, column: char },
        BecomesKa { seat: Seat, point: Point },
        KaGoes { seat: Seat, point: Point },
        /// Whose turn it is, with the first and the last hole of the seat where two have a row each; and who counts as ahead
        /// in a round.
        Turn { seat: Seat },
        TurnOf { seat: Seat, from: HoleName, to: HoleName },
        Ahead { handicap: bool },
        /// What can be answered.
        Barred { place: &'a str, rule: &'a str },
        Wins { seat: Seat },
        Nobody { round: bool },
        /// What is said of points, and of a place that may not be played.
        WorthIs { count: u32 },
        NotWorth { count: u32 },
        NotThatEnd,
        MayPlay { place: &'a str },
        /// Who wins an ending, and by which moves.
        ByMoves { end: &'a str, moves: &'a str },
        Grade { grade: usize, all: usize },
        Run { count: usize },
        Best { count: usize },
        /// How the grade follows the answers.
        How,
        Next,
        Skip,
        /// Another sheet, and the number of this one.
        NewSheet,
        Sheet { seed: usize },
        /// The sheet on paper, and the rules beside it.
        MakeSheet,
        RuleSheet,
        Print,
        CloseSheet,
        SheetTitle(Kind),
        SheetNote { seed: usize },
        Answers,
        /// The line for a name, and the one for an answer.
        YourName,
        YourAnswer,
        ReadTitle,
        ReadLead,
        Needs,
        NoQuestion,
    }
}

impl Localized for PracticeText<'_> {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            PracticeText::Title(kind) => keyed!("practice-title", name = name(kind)),
            PracticeText::PageTitle(kind) => keyed!("practice-page-title", name = name(kind)),
            PracticeText::Description(kind) => keyed!("practice-description", name = name(kind)),
            PracticeText::SheetTitle(kind) => keyed!("practice-sheet-title", name = name(kind)),
            PracticeText::KindOf { ask } => keyed!("practice-kind-of", ask),
            PracticeText::Question { ask, round } => keyed!("practice-question", ask, round),
            PracticeText::Sows { seat, hole } => keyed!("practice-sows", seat, hole),
            PracticeText::TakesColumn { seat, column } => keyed!("practice-takes-column", seat, column),
            PracticeText::BecomesKa { seat, point } => keyed!("practice-becomes-ka", seat, point),
            PracticeText::KaGoes { seat, point } => keyed!("practice-ka-goes", seat, point),
            PracticeText::Turn { seat } => keyed!("practice-turn", seat),
            PracticeText::TurnOf { seat, from, to } => keyed!("practice-turn-of", seat, from, to),
            PracticeText::Ahead { handicap } => keyed!("practice-ahead", handicap),
            PracticeText::MayPlay { place } => keyed!("practice-may-play", place),
            PracticeText::ByMoves { end, moves } => keyed!("practice-by-moves", end, moves),
            PracticeText::Barred { place, rule } => keyed!("practice-barred", place, rule),
            PracticeText::Wins { seat } => keyed!("practice-wins", seat),
            PracticeText::Nobody { round } => keyed!("practice-nobody", round),
            PracticeText::WorthIs { count } => keyed!("practice-worth-is", count),
            PracticeText::NotWorth { count } => keyed!("practice-not-worth", count),
            PracticeText::Grade { grade, all } => keyed!("practice-grade", grade, all),
            PracticeText::Run { count } => keyed!("practice-run", count),
            PracticeText::Best { count } => keyed!("practice-best", count),
            PracticeText::Sheet { seed } => keyed!("practice-sheet", seed),
            PracticeText::SheetNote { seed } => keyed!("practice-sheet-note", seed),
            text => text.key("practice-"),
        }
    }
}

impl From<PracticeText<'_>> for Message {
    fn from(text: PracticeText) -> Message {
        Message::Family(text.keyed().into())
    }
}
