//! What a small picture of a board says where it is not seen.

use super::{
    Localized,
    keyed::{KeyedMessage, keyed},
};

/// How many tokens of Pasang lie on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tokens {
    pub black: usize,
    pub white: usize,
}

impl Localized for Tokens {
    fn keyed(&self) -> KeyedMessage {
        keyed!("diagram-tokens", black = self.black, white = self.white)
    }
}
