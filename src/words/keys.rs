//! Words about keys: what they are called, where a keyboard does not bear the name, and what they do. They stand in files
//! alone.

use super::{Localized, keyed::KeyedMessage, texts::named_variants};

named_variants! {
    /// A name of keys, or what a key does.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum KeyText {
        // names
        Arrows,
        Space,
        Letter,
        LetterNumber,
        Digits,
        /// Between keys that do the same.
        Or,
        /// Before the keys that ask something.
        ForReaders,
        // on a board of holes
        NextHole,
        RowEnds,
        PlayHole,
        PlayLetter,
        NextRound,
        // on both boards
        Cancel,
        Undo,
        Redo,
        TellsMove,
        TellsScore,
        TellsHoles,
        TellsPoints,
        TellsPlayable,
        TellsWhy,
        // on the board of Pasang
        NextPoint,
        PointRowEnds,
        ColumnEnds,
        ChoosePoint,
        NamePoint,
        NameColumn,
        // where a position is set up
        NextPlace,
        FarPlace,
        ChooseLetter,
        Write,
        More,
        Fewer,
        DeleteDigit,
        Empty,
        UndoChange,
        RedoChange,
        Place,
        GoPoint,
        Remove,
        // in the workshop
        BoardEnds,
        Lay,
        Black,
        White,
        // on every page
        NextControl,
        PreviousControl,
        Press,
        Close,
        Step,
    }
}

impl Localized for KeyText {
    fn keyed(&self) -> KeyedMessage {
        self.key("keys-")
    }
}
