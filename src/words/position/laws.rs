//! The laws of a game's positions, as the editor's page lists them.

use crate::{
    engine::Kind,
    words::{compile::compile, files::game_file, format::format, keyed::keyed},
};

/// The laws of a game's positions, each with the id of its clause: first those of the family, then those in the
/// game's own file, in their order.
pub fn laws(kind: Kind) -> Vec<(String, &'static str)> {
    let first = match kind {
        Kind::Pasang => keyed!("law-board-pasang"),
        Kind::Sowing(kind) => {
            let game = kind.game();
            keyed!(kind => "law-board", holes = 2 * game.row(), stores = kind.seats(), total = game.total())
        }
    };
    let mut all = vec![(format(&first), kind.clauses().first().map_or("", |clause| clause.id))];
    for (key, _) in compile(game_file(kind)).unwrap_or_default() {
        let Some(id) = key.strip_prefix("law-") else { continue };
        if let Some(clause) = kind.clauses().iter().find(|clause| clause.id.replace('.', "-") == id) {
            all.push((format(&keyed!(kind => &key)), clause.id));
        }
    }
    all
}
