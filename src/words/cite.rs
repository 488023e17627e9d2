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
    pub enum CiteText {
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
    }
}

impl Localized for CiteText {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            CiteText::Named(form) => KeyedMessage::new(&["cite-form-", form].concat()),
            CiteText::Position { kind, moves } => keyed!("cite-position", name = name(kind), moves),
            text => text.key("cite-"),
        }
    }
}
