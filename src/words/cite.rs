//! Words of the citation of a position.

use super::{
    Localized,
    keyed::{KeyedMessage, keyed},
    rule_texts::name,
    texts::named_variants,
};
use crate::engine::Kind;

named_variants! {
    /// The citation of the position that is shown, and the picture of its board.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum CiteText<'a> {
        Title,
        Form,
        /// A form of the citation, by its name.
        Named(&'static str),
        Citation,
        Save,
        Svg,
        Png,
        NoPicture,
        /// What is cited.
        Position { kind: Kind, moves: usize },
        /// The number of the version of a program that is cited.
        Version { number: &'a str },
        /// When a page that is cited was read: `2026-11-26`.
        Read { day: &'a str },
    }
}

impl Localized for CiteText<'_> {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            CiteText::Named(form) => KeyedMessage::new(&["cite-form-", form].concat()),
            CiteText::Position { kind, moves } => keyed!("cite-position", name = name(kind), moves),
            CiteText::Version { number } => keyed!("cite-version", number),
            CiteText::Read { day } => keyed!("cite-read", day),
            text => text.key("cite-"),
        }
    }
}
