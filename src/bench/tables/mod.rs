//! What is known of the games by computation: tables that `cargo xtask tables` writes and the page of numbers reads.
//!
//! A table that all games have is computed here; what only one game has lies in its room ([`OwnTable`]).

pub mod perft;
pub mod play;
pub mod text;

use crate::{bench::Benched, engine::Kind, games::for_kind};
use text::Table;

/// A table that all games have.
#[derive(Clone, Copy, Debug)]
pub struct SharedTable {
    /// Its name, and that of its file beside this one.
    pub name: &'static str,
    /// The committed table.
    pub text: &'static str,
    pub compute: fn() -> Table,
}

/// The shared tables in the order of the page.
pub const SHARED: &[SharedTable] = &[
    SharedTable { name: "random", text: include_str!("random.txt"), compute: play::random },
    SharedTable { name: "strong", text: include_str!("strong.txt"), compute: play::strong },
    SharedTable { name: "perft", text: include_str!("perft.txt"), compute: perft::table },
];

/// How a table of one game is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A row has a place in a grid, which its first two columns give, and a value there, which is the third; further
    /// columns are figures about the place.
    Grid,
    /// A row is a name and its figure.
    List,
}

/// A table that only one game has. It lies in the room of the game, with its words in the room's page of evidence.
#[derive(Clone, Copy, Debug)]
pub struct OwnTable {
    /// Its name in the room, and that of its file in `numbers/`.
    pub name: &'static str,
    pub shape: Shape,
    /// The committed table.
    pub text: &'static str,
    pub compute: fn() -> Table,
}

/// The tables that only this game has.
pub fn own(kind: Kind) -> &'static [OwnTable] {
    match kind {
        Kind::Sowing(kind) => for_kind!(kind, Game => <Game as Benched>::TABLES),
        Kind::Pasang => &[],
    }
}

/// The folder of a game's own tables below `src/games/`.
pub fn room(kind: Kind) -> String {
    format!("{}/numbers", kind.name().replace('-', "_"))
}
