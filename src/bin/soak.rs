//! `soak [GAME] --preset P --games N --seed S`: random games by the million, with every move checked against
//! every law.

use std::{
    cell::Cell,
    process::ExitCode,
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Instant,
};

use papan::{
    engine::{Kind, family::Family, pasang::Pasang, sowing::Sowing},
    laws::{
        Lawful,
        soak::{heading, soak},
    },
    notation::read_readings,
};

/// A part of the work: a game and a preset, possibly with changed readings.
#[derive(Clone, Copy)]
struct Part<'a> {
    kind: Kind,
    readings: &'a str,
}

struct RunOptions {
    game: Option<Kind>,
    preset: Option<String>,
    games: u64,
    seed: u64,
}

fn parse_options(arguments: impl Iterator<Item = String>) -> Result<RunOptions, String> {
    let mut options = RunOptions { game: None, preset: None, games: 1_000_000, seed: 1 };
    let mut arguments = arguments.peekable();
    if let Some(name) = arguments.next_if(|first| !first.starts_with("--")) {
        let names = Kind::ALL.map(Kind::name).join(", ");
        options.game =
            Some(Kind::by_name(&name).ok_or(format!("no game is called {name}: there are {names}"))?);
    }
    while let Some(flag) = arguments.next() {
        let value = arguments.next().ok_or(format!("{flag} wants a value"))?;
        let number = || value.parse().map_err(|_| format!("{flag} wants a number, not {value}"));
        match flag.as_str() {
            "--preset" => options.preset = Some(value),
            "--games" => options.games = number()?,
            "--seed" => options.seed = number()?,
            _ => return Err(format!("{flag} is none of --preset, --games, --seed")),
        }
    }
    if options.preset.is_some() && options.game.is_none() {
        return Err("a preset is of a game: name it first".into());
    }
    Ok(options)
}

/// Every game under every preset, or those selected by the options.
fn parts(options: &RunOptions) -> Vec<Part<'_>> {
    let kinds = Kind::ALL.into_iter().filter(|kind| options.game.is_none_or(|wanted| wanted == *kind));
    let all = kinds.flat_map(|kind| match &options.preset {
        Some(readings) => vec![Part { kind, readings }],
        None => kind.presets().iter().map(|preset| Part { kind, readings: preset.name }).collect(),
    });
    all.collect()
}

thread_local! {
    /// The game that this thread plays, and the number of the playout, for the message of a panic.
    static PLAYED: Cell<(&'static str, u64)> = const { Cell::new(("nothing", 0)) };
}

/// Plays one part; returns its line of the table, and whether all laws held.
fn run_part<F: Lawful>(plain: Option<F>, part: Part, options: &RunOptions) -> Result<(String, bool), String> {
    let name = format!("{} {}", part.kind.name(), part.readings);
    let plain = plain.ok_or(format!("{name} is not in this program"))?;
    let (game, preset) = read_readings(plain, part.readings).map_err(|error| format!("{name}: {error:?}"))?;
    let from = Instant::now();
    let result =
        soak(game, preset, options.games, options.seed, |number| PLAYED.set((part.kind.name(), number)));
    Ok((result.row(&name, part.kind.seats(), from.elapsed().as_secs_f64()), result.broken == 0))
}

/// Plays all selected parts on as many threads as the machine has; returns whether all laws held.
fn run(options: &RunOptions) -> Result<bool, String> {
    let mut parts = parts(options);
    parts.reverse();
    let (left, held, failed) = (Mutex::new(parts), AtomicBool::new(true), Mutex::new(None));
    println!("{}", heading());
    // a thread that panics while it holds the lock leaves no half-made change
    let next = || left.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).pop();
    let work = || {
        while let Some(part) = next() {
            let result = match part.kind {
                Kind::Pasang => run_part(Pasang::by_name(part.kind.name()), part, options),
                Kind::Sowing(kind) => run_part(Sowing::by_name(kind.name()), part, options),
            };
            match result {
                Ok((row, lawful)) => {
                    println!("{row}");
                    held.fetch_and(lawful, Ordering::Relaxed);
                }
                Err(why) => *failed.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = Some(why),
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    match failed.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()) {
        Some(why) => Err(why),
        None => Ok(held.into_inner()),
    }
}

fn main() -> ExitCode {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let (game, number) = PLAYED.get();
        eprintln!("in {game}, game {number} of the seed (`playouts` writes it down):");
        hook(panic);
    }));
    match parse_options(std::env::args().skip(1)).and_then(|options| run(&options)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}
