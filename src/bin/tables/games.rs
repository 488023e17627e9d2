//! `tables games [GAME]`: games of the opponent with itself, from which exercises take some of their positions.

use std::{fs, path::PathBuf};

use papan::{
    engine::{Game, Kind, pasang::Pasang},
    notation::Written,
    search::{Thinker, Walk, chance::Chance, level::Level, method},
};

/// Who plays, how many games, how many moves of each at most, and how many of them by chance at the beginning.
const LEVEL: Level = Level::Ahead;
const GAMES: u32 = 10;
const MOVES: usize = 60;
const OPENING: usize = 2;

type Thinks<F> = Box<dyn Thinker<Move = <F as Game>::Move>>;

/// The file of a game.
fn path(kind: Kind) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    match kind {
        Kind::Sowing(kind) => {
            root.join("src/games").join(kind.name().replace('-', "_")).join("lessons/games.txt")
        }
        Kind::Pasang => root.join("src/lesson/games-pasang.txt"),
    }
}

/// The moves of one game, joined by `_`; the same seed gives the same game.
fn played<F: Written>(
    game: F,
    seed: u32,
    thinker: impl Fn(F::Position, &[F::Position], u64) -> Thinks<F>,
) -> String {
    let mut chance = Chance::new(seed.into());
    let (mut walk, mut past, mut words) = (Walk::new(&game, game.start(), &[]), Vec::new(), Vec::new());
    while words.len() < MOVES {
        let mut legal = Vec::new();
        game.each_move(&walk.position, |chosen| legal.push(chosen));
        let chosen = if words.len() < OPENING || legal.len() < 2 {
            legal.get(chance.below(legal.len())).copied()
        } else {
            let mut thinker = thinker(walk.position, &past, chance.draw());
            thinker.find_best();
            thinker.think(LEVEL.nodes().unwrap_or_default());
            thinker.thought().best()
        };
        let Some(chosen) = chosen else { break };
        past.push(walk.position);
        words.push(game.write_move(chosen));
        if walk.play(&game, chosen).is_some() || game.outcome(&walk.position).is_some() {
            break;
        }
    }
    words.join("_")
}

/// Writes the games of a game, or of all.
///
/// # Errors
/// There is no such game, or a file cannot be written.
pub fn write(game: Option<&str>) -> Result<(), String> {
    let kinds = match game {
        None => Kind::ALL.to_vec(),
        Some(name) => vec![Kind::by_name(name).ok_or(format!("There is no game `{name}`."))?],
    };
    for kind in kinds {
        let games = (0..GAMES).map(|seed| match kind {
            Kind::Sowing(kind) => {
                let game = kind.game();
                let thinker =
                    |position, past: &[_], seed| method::sowing(&game, position, past, LEVEL.into(), seed);
                played(game, seed, thinker)
            }
            Kind::Pasang => {
                let game = Pasang::default();
                let thinker =
                    |position, past: &[_], seed| method::pasang(&game, position, past, LEVEL.into(), seed);
                played(game, seed, thinker)
            }
        });
        let (level, command) = (LEVEL.number(), format!("cargo xtask tables games {}", kind.name()));
        let head = format!(
            "# Games of level {level} with itself after {OPENING} moves by chance, {MOVES} moves at most: `{command}`.\n"
        );
        let lines: String = games.map(|moves| moves + "\n").collect();
        let file = path(kind);
        fs::write(&file, head + &lines).map_err(|why| format!("{}: {why}", file.display()))?;
        println!("{}", file.display());
    }
    Ok(())
}
