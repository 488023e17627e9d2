//! What is known of the games by computation: tables that `cargo xtask tables` writes and the page of numbers reads.
//!
//! A table that all games have is computed here, and its rows lie with each game; what only one game has lies in its room
//! altogether ([`OwnTable`]).

pub mod perft;
pub mod play;
pub mod text;

use crate::{
    bench::Benched,
    engine::{Kind, sowing},
    games::for_kind,
};
use text::Table;

/// A table that all games have.
#[derive(Clone, Copy, Debug)]
pub struct SharedTable {
    /// Its name, and that of the files with each game's rows.
    pub name: &'static str,
    pub compute: fn() -> Table,
}

impl SharedTable {
    /// The committed rows of a game, as a table of their own; empty where none have been computed yet.
    pub fn text(&self, kind: Kind) -> &'static str {
        let texts: &[&str] = match kind {
            Kind::Sowing(kind) => {
                let place = sowing::Kind::ALL.iter().position(|known| *known == kind);
                place.map_or(&[], |place| &crate::games::NUMBERS[place])
            }
            Kind::Pasang => &PASANG,
        };
        let place = SHARED.iter().position(|known| known.name == self.name);
        place.and_then(|place| texts.get(place)).copied().unwrap_or("")
    }

    /// The file of a game's rows, from the root of the project.
    pub fn file(&self, kind: Kind) -> String {
        match kind {
            Kind::Sowing(_) => format!("src/games/{}/{}.txt", room(kind), self.name),
            Kind::Pasang => format!("src/bench/tables/{}-{}.txt", kind.name(), self.name),
        }
    }
}

/// The rows of Pasang, in the order of [`SHARED`].
const PASANG: [&str; 3] =
    [include_str!("pasang-random.txt"), include_str!("pasang-strong.txt"), include_str!("pasang-perft.txt")];

/// The shared tables in the order of the page and of `games::NUMBERS`.
pub const SHARED: &[SharedTable] = &[
    SharedTable { name: "random", compute: play::random },
    SharedTable { name: "strong", compute: play::strong },
    SharedTable { name: "perft", compute: perft::table },
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
