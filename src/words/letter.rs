//! What is said of a game that goes to and fro as a link, move by move.

use super::{
    Localized,
    keyed::{KeyedMessage, keyed},
    texts::named_variants,
};
use crate::engine::seat::Seat;

named_variants! {
    /// A part of the menu about letters, what became of one, and the note where an older one was opened.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum LetterText {
        Title,
        /// Where one plays, and how with somebody far away.
        Note,
        /// Why nothing can be sent: nothing has been played.
        NoMove,
        /// Why nothing can be sent: an earlier position is looked at.
        NotLast,
        /// Why nothing can be sent: the computer has a seat.
        Computer,
        Send,
        /// The share sheet has taken the link.
        Sent,
        /// The share sheet was closed.
        NotSent,
        /// The link to a game has been copied.
        LinkCopied,
        /// The link has been copied, in a game of two.
        Copied,
        /// The link has been copied, and whom it is for.
        CopiedFor(Seat),
        /// The game on the table was played on, and its link is old.
        Older,
        ToLatest,
    }
}

impl Localized for LetterText {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            LetterText::CopiedFor(seat) => keyed!("letter-copied-for", seat),
            text => text.key("letter-"),
        }
    }
}
