//! `playouts GAME --preset P --games N --seed S`: random games as text, one JSON line a game.

use std::{collections::BTreeMap, io::Write, process::ExitCode};

use papan::{
    engine::{
        Game, Hole,
        family::Family,
        pasang::{
            self, Pasang,
            board::{CENTRE, Colour, Point, SIDE},
            position::Piece,
        },
        seat::Seat,
        sowing::{
            Kind, Move, Sowing,
            position::{Event, Position},
        },
    },
    notation::{Written, record::result_text},
    playout::Playouts,
};
use serde::Serialize;

#[derive(Serialize)]
struct Line {
    game: &'static str,
    preset: &'static str,
    readings: BTreeMap<&'static str, &'static str>,
    moves: Vec<String>,
    /// The board after each move.
    positions: Vec<Board>,
    /// After each move, by seat: the counters in the stores, or the points.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stores: Vec<Vec<u8>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    scores: Vec<[u16; 2]>,
    /// The seat that made each move.
    seats: Vec<&'static str>,
    outcome: Ended,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Board {
    /// Counts of holes 0 … 2n−1.
    Holes(Vec<u8>),
    /// Rows of points from the top: `b w` tokens, `.` vacant, `S N` the kas, `_` the centre.
    Rows(Vec<String>),
}

#[derive(Serialize)]
struct Ended {
    winners: Vec<String>,
    clause: &'static str,
}

struct RunOptions {
    preset: &'static str,
    games: u64,
    seed: u64,
}

/// The options after the name of the game.
fn parse_options(
    plain: &impl Family,
    mut arguments: impl Iterator<Item = String>,
) -> Result<RunOptions, String> {
    let mut options = RunOptions { preset: plain.presets()[0].name, games: 1, seed: 1 };
    while let Some(flag) = arguments.next() {
        let value = arguments.next().ok_or(format!("{flag} wants a value"))?;
        let number = || value.parse().map_err(|_| format!("{flag} wants a number, not {value}"));
        match flag.as_str() {
            "--preset" => {
                let known = plain.presets().iter().find(|preset| preset.name == value);
                options.preset = known.ok_or(format!("{} has no preset {value}", plain.name()))?.name;
            }
            "--games" => options.games = number()?,
            "--seed" => options.seed = number()?,
            _ => return Err(format!("{flag} is none of --preset, --games, --seed")),
        }
    }
    Ok(options)
}

/// One random game; `record_board` serialises the board after a move.
fn line<F: Written>(
    preset: &'static str,
    game: &F,
    playouts: &mut Playouts<F>,
    record_board: impl Fn(&mut Line, &F::Position, F::Move, &F::Position),
) -> Line {
    let readings = game.readings().iter().enumerate();
    let mut line = Line {
        game: game.name(),
        preset,
        readings: readings.map(|(index, reading)| (reading.name, game.value(index))).collect(),
        moves: Vec::new(),
        positions: Vec::new(),
        stores: Vec::new(),
        scores: Vec::new(),
        seats: Vec::new(),
        outcome: Ended { winners: Vec::new(), clause: "" },
    };
    let outcome = playouts.play(game.start(), |before, chosen, after| {
        line.moves.push(game.write_move(chosen));
        line.seats.push(game.to_move(before).name());
        record_board(&mut line, before, chosen, after);
    });
    line.outcome = Ended {
        winners: result_text(Some(outcome)).split('+').map(String::from).collect(),
        clause: game.clauses()[usize::from(outcome.clause.0)].id,
    };
    line
}

fn push_sowing_board(game: &Sowing, line: &mut Line, before: &Position, chosen: Move, after: &Position) {
    // the last move of a round is shown before the collecting, which is already part of the next position
    let left = if after.is_between() { uncollected(game, before, chosen) } else { *after };
    let counts = (0..2 * game.row()).map(|hole| left.count(Hole(hole)));
    line.positions.push(Board::Holes(counts.collect()));
    line.stores.push(game.seats().iter().map(|seat| left.store(seat)).collect());
}

fn push_pasang_board(line: &mut Line, after: &pasang::position::Position) {
    let letter = |point: Point| match after.at(point) {
        Some(Piece::Token(Colour::Black)) => 'b',
        Some(Piece::Token(Colour::White)) => 'w',
        Some(Piece::Ka(seat)) => {
            if seat == Seat::FIRST {
                'S'
            } else {
                'N'
            }
        }
        None if point == CENTRE => '_',
        None => '.',
    };
    let row = |row| (0..SIDE).map(|column| letter(Point::at(column, row))).collect();
    line.positions.push(Board::Rows((0..SIDE).rev().map(row).collect()));
    line.scores.push([Seat::FIRST, Seat::SECOND].map(|seat| after.score(seat)));
}

/// The position after the move that ends a round, before anything is collected.
fn uncollected(game: &Sowing, before: &Position, chosen: Move) -> Position {
    let mut left = *before;
    let mut over = false;
    game.play(&mut before.clone(), chosen, |cited| {
        over |= cited.event == Event::RoundEnds;
        if !over {
            left.apply(cited.event);
        }
    });
    left
}

/// Plays and prints a number of games.
fn print<F: Written>(
    options: &RunOptions,
    plain: &F,
    record_board: impl Fn(&F, &mut Line, &F::Position, F::Move, &F::Position),
) -> Result<(), String> {
    let game = plain.with_preset(options.preset).ok_or("no such preset")?;
    let mut playouts = Playouts::new(game, options.seed);
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    for _ in 0..options.games {
        let line = line(options.preset, &game, &mut playouts, |line, before, chosen, after| {
            record_board(&game, line, before, chosen, after);
        });
        let written = serde_json::to_string(&line)
            .map_err(std::io::Error::other)
            .and_then(|text| writeln!(out, "{text}"));
        // a reader that stops early (`head`) is not an error
        if written.is_err() {
            break;
        }
    }
    Ok(())
}

fn games() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let names = Kind::ALL.map(Kind::name).join(", ");
    let name = arguments.next().ok_or(format!("name a game: {names}, {}", pasang::NAME))?;
    if let Some(plain) = Sowing::by_name(&name) {
        return print(&parse_options(&plain, arguments)?, &plain, push_sowing_board);
    }
    let plain = Pasang::by_name(&name);
    let plain = plain.ok_or(format!("no game is called {name}: there are {names}, {}", pasang::NAME))?;
    print(&parse_options(&plain, arguments)?, &plain, |_, line, _, _, after| push_pasang_board(line, after))
}

fn main() -> ExitCode {
    if let Err(why) = games() {
        eprintln!("{why}");
        return ExitCode::from(2);
    }
    ExitCode::SUCCESS
}
