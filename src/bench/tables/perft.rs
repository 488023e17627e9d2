//! How many sequences of moves there are from the start (perft): of every game and preset, as deep as some million
//! sequences.

use super::text::Table;
use crate::engine::{Game, Kind, family::Family, pasang::Pasang, perft::perft, sowing::Sowing};

/// The first count above this is the last.
const ENOUGH: u64 = 1_000_000;
/// The greatest depth, in moves, for games that soon leave no choice.
const DEEPEST: u32 = 14;

/// The counts of 1, 2, 3 … moves from the start.
pub fn counts<G: Game>(game: &G, enough: u64) -> Vec<u64> {
    let mut counts = Vec::new();
    for depth in 1..=DEEPEST {
        let count = perft(game, &game.start(), depth);
        counts.push(count);
        if count == 0 || count > enough {
            break;
        }
    }
    counts
}

pub fn table() -> Table {
    up_to(ENOUGH)
}

/// The table with counts up to the first that is above `enough`.
pub fn up_to(enough: u64) -> Table {
    let mut table = Table::new(&["game", "preset", "sequences…"]);
    table
        .note("what", "sequences of 1, 2, 3 … moves from the start; a game that is over has no further ones");
    table.note("bound", format!("up to the first count above {enough}, and to {DEEPEST} moves"));
    for kind in Kind::ALL {
        match kind {
            Kind::Sowing(kind) => rows(&Sowing::by_name(kind.name()), enough, &mut table),
            Kind::Pasang => rows(&Some(Pasang::default()), enough, &mut table),
        }
    }
    table
}

fn rows<F: Family>(plain: &Option<F>, enough: u64, table: &mut Table) {
    let Some(plain) = plain else { return };
    for preset in plain.presets() {
        let Some(game) = plain.with_preset(preset.name) else { continue };
        let counts = counts(&game, enough).into_iter().map(|count| count.to_string());
        let name = [plain.name().into(), preset.name.into()];
        table.rows.push(name.into_iter().chain(counts).collect());
    }
}
