//! `playouts GAME --preset P --games N --seed S`: random games as text, one JSON line a game.

use std::{collections::BTreeMap, io::Write, process::ExitCode};

use papan::{
    engine::{
        Game, Hole,
        family::Family,
        sowing::{
            Kind, Move, Sowing,
            position::{Event, Position},
        },
    },
    notation::{record::result_text, write_move},
    playout::Playouts,
};
use serde::Serialize;

#[derive(Serialize)]
struct Line {
    game: &'static str,
    preset: &'static str,
    readings: BTreeMap<&'static str, &'static str>,
    moves: Vec<String>,
    /// Counts of holes 0 … 2n−1 after each move.
    positions: Vec<Vec<u8>>,
    /// Stores by seat after each move.
    stores: Vec<Vec<u8>>,
    /// Who moved.
    seats: Vec<&'static str>,
    outcome: Ended,
}

#[derive(Serialize)]
struct Ended {
    winners: Vec<String>,
    clause: &'static str,
}

struct Wish {
    kind: Kind,
    preset: &'static str,
    games: u64,
    seed: u64,
}

fn wish() -> Result<Wish, String> {
    let mut arguments = std::env::args().skip(1);
    let names = Kind::ALL.map(Kind::name).join(", ");
    let name = arguments.next().ok_or(format!("name a game: {names}"))?;
    let kind = Kind::named(&name).ok_or(format!("no game is called {name}: there are {names}"))?;
    let mut wish = Wish { kind, preset: kind.presets()[0].name, games: 1, seed: 1 };
    while let Some(flag) = arguments.next() {
        let value = arguments.next().ok_or(format!("{flag} wants a value"))?;
        let number = || value.parse().map_err(|_| format!("{flag} wants a number, not {value}"));
        match flag.as_str() {
            "--preset" => {
                let known = kind.presets().iter().find(|preset| preset.name == value);
                wish.preset = known.ok_or(format!("{name} has no preset {value}"))?.name;
            }
            "--games" => wish.games = number()?,
            "--seed" => wish.seed = number()?,
            _ => return Err(format!("{flag} is none of --preset, --games, --seed")),
        }
    }
    Ok(wish)
}

fn line(wish: &Wish, game: &Sowing, playouts: &mut Playouts<Sowing>) -> Line {
    let readings = wish.kind.readings().iter().enumerate();
    let mut line = Line {
        game: wish.kind.name(),
        preset: wish.preset,
        readings: readings.map(|(index, reading)| (reading.name, game.value(index))).collect(),
        moves: Vec::new(),
        positions: Vec::new(),
        stores: Vec::new(),
        seats: Vec::new(),
        outcome: Ended { winners: Vec::new(), clause: "" },
    };
    let counts = |position: &Position| (0..2 * game.row()).map(|hole| position.count(Hole(hole))).collect();
    let outcome = playouts.play(game.start(), |before, chosen, after| {
        line.moves.push(write_move(game, chosen));
        // a round's last move is shown as it leaves the board: collecting shows in the position after the next
        let left = if after.is_between() { uncollected(game, before, chosen) } else { *after };
        line.positions.push(counts(&left));
        line.stores.push(game.seats().iter().map(|seat| left.store(seat)).collect());
        line.seats.push(before.to_move().name());
    });
    line.outcome = Ended {
        winners: result_text(Some(outcome)).split('+').map(String::from).collect(),
        clause: game.clauses()[usize::from(outcome.clause.0)].id,
    };
    line
}

/// The position after the move that ends a round, before anything is collected.
fn uncollected(game: &Sowing, before: &Position, chosen: Move) -> Position {
    let mut left = *before;
    let mut over = false;
    game.play(&mut before.clone(), chosen, |cited| {
        over |= cited.what == Event::RoundEnds;
        if !over {
            left.apply(cited.what);
        }
    });
    left
}

fn main() -> ExitCode {
    let wish = match wish() {
        Ok(wish) => wish,
        Err(why) => {
            eprintln!("{why}");
            return ExitCode::from(2);
        }
    };
    let Some(game) = wish.kind.preset(wish.preset) else { return ExitCode::from(2) };
    let mut playouts = Playouts::new(game, wish.seed);
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    for _ in 0..wish.games {
        let written = serde_json::to_string(&line(&wish, &game, &mut playouts))
            .map_err(std::io::Error::other)
            .and_then(|text| writeln!(out, "{text}"));
        // a reader that has seen enough (`head`) is no failure of ours
        if written.is_err() {
            break;
        }
    }
    ExitCode::SUCCESS
}
