//! `tables apart [GAME]`: for each reading the games that tell its values apart, into the rooms of the games.

use std::{fs, path::PathBuf, time::Instant};

use papan::{
    engine::{Kind, pasang::Pasang},
    lesson::apart::find::{Effort, table},
};

/// The file of a game's table.
fn path(kind: Kind) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    match kind {
        Kind::Sowing(kind) => {
            root.join("src/games").join(kind.name().replace('-', "_")).join("lessons/apart.txt")
        }
        Kind::Pasang => root.join("src/lesson/apart-pasang.txt"),
    }
}

/// Writes the table of a game, or of all.
pub fn write(game: Option<&str>) -> Result<(), String> {
    let kinds = match game {
        None => Kind::ALL.to_vec(),
        Some(name) => vec![Kind::by_name(name).ok_or(format!("There is no game `{name}`."))?],
    };
    for kind in kinds {
        let begun = Instant::now();
        let text = match kind {
            Kind::Sowing(kind) => table(kind.game(), Effort::WHOLE),
            Kind::Pasang => table(Pasang::default(), Effort::WHOLE),
        };
        let file = path(kind);
        fs::write(&file, &text).map_err(|why| format!("{}: {why}", file.display()))?;
        println!(
            "{:<18} {:>3} lines {:>7.1} s",
            kind.name(),
            text.lines().count(),
            begun.elapsed().as_secs_f64()
        );
    }
    Ok(())
}
