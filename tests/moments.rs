//! The moments in which the rules of a game are shown on its page of evidence. Those of Pasang are found by random play and
//! kept in a file; `PAPAN_ACCEPT=1 cargo test --test host moments::` writes it anew.

use std::{collections::BTreeMap, fs, path::Path};

use papan::{
    engine::{
        Game,
        clause::ClauseId,
        family::Family,
        pasang::{
            Line, Move, Pasang,
            board::{Point, SIDE},
        },
    },
    notation::{Written, write_readings},
    playout::Playouts,
    session::{Refusal, Session},
};

const FILE: &str = "src/lesson/moments-pasang.txt";

/// Longer games are shown from the position before the last move.
const FROM_START: usize = 6;

/// Games played under each set of readings.
const GAMES: u64 = 6;

/// Pasang under each preset, and under each value of each reading.
fn games() -> Vec<(Pasang, &'static str)> {
    let plain = Pasang::default();
    let mut all: Vec<_> = plain
        .presets()
        .iter()
        .filter_map(|preset| Some((plain.with_preset(preset.name)?, preset.name)))
        .collect();
    let (first, preset) = all[0];
    for reading in plain.readings() {
        for value in reading.values {
            let mut game = first;
            if game.set_reading(reading.name, value).is_ok() && game != first {
                all.push((game, preset));
            }
        }
    }
    all
}

/// A row of the table, and how long it is.
type Found = BTreeMap<u8, (usize, String)>;

fn keep(found: &mut Found, clause: ClauseId, rank: usize, row: impl FnOnce() -> String) {
    if found.get(&clause.0).is_none_or(|(best, _)| rank < *best) {
        found.insert(clause.0, (rank, row()));
    }
}

/// Plays on in a session, and notes each rule that acts.
fn look(game: Pasang, preset: &str, moves: &[Move], found: &mut Found) {
    let mut session = Session::new(game, game.start());
    let readings = write_readings(&game, preset);
    for (number, chosen) in moves.iter().enumerate() {
        refusals(&session, preset, found);
        let before = session.clone();
        session.push(*chosen).expect("a legal move");
        let row = |clause: ClauseId| {
            let id = game.clauses()[usize::from(clause.0)].id;
            let words =
                |moves: &[Move]| moves.iter().map(|&one| game.write_move(one)).collect::<Vec<_>>().join("_");
            let (start, played) = match number < FROM_START {
                true => ("start".into(), words(&moves[..=number])),
                false => (game.write_position(before.position()), words(&[*chosen])),
            };
            format!("{id} | {readings} | {start} | {played} | *")
        };
        let (_, events) = session.replay(session.cursor()).expect("a move");
        for event in events.iter() {
            keep(found, event.clause, number, || row(event.clause));
        }
        if let Some(outcome) = session.outcome() {
            keep(found, outcome.clause, number, || row(outcome.clause));
        }
    }
}

/// What may not be played in a position: columns, and a ka that goes nowhere.
fn refusals(session: &Session<Pasang>, preset: &str, found: &mut Found) {
    let game = session.game();
    let passages = (0..SIDE).map(Move::Passage);
    // moves that are nearly legal: a line that is longer or shorter, another way to go with it
    let mut nearly = Vec::new();
    game.each_move(session.position(), |legal| {
        for (side, by) in (0..4).flat_map(|side| [(side, 1), (side, u8::MAX)]) {
            let changed = |line: Line| {
                let mut sides = line.sides;
                sides[side] = sides[side].wrapping_add(by);
                (sides[side] < SIDE).then_some(Line { sides })
            };
            nearly.extend(match legal {
                Move::Go { to, line } => changed(line).map(|line| Move::Go { to, line }),
                Move::Ka { from, to, line } => changed(line).map(|line| Move::Ka { from, to, line }),
                Move::Passage(_) => None,
            });
        }
        nearly.extend(Point::all().filter_map(|at| match legal {
            Move::Go { line, .. } => Some(Move::Go { to: at, line }),
            Move::Ka { to, line, .. } => Some(Move::Ka { from: at, to, line }),
            Move::Passage(_) => None,
        }));
    });
    nearly.retain(|&chosen| game.read_move(&game.write_move(chosen)) == Some(chosen));
    for chosen in passages.chain(nearly) {
        if let Err(Refusal::Clause(clause)) = session.clone().push(chosen) {
            let row = || {
                let id = game.clauses()[usize::from(clause.0)].id;
                let start = game.write_position(session.position());
                format!(
                    "{id} | {} | {start} | {} | refused",
                    write_readings(game, preset),
                    game.write_move(chosen)
                )
            };
            // what acts shows a rule better than what it refuses
            keep(found, clause, 1000 + session.cursor(), row);
        }
    }
}

#[test]
fn pasangs_moments_are_those_of_the_file() {
    let mut found = Found::new();
    for (game, preset) in games() {
        let mut playouts = Playouts::new(game, 1);
        for _ in 0..GAMES {
            let mut moves = Vec::new();
            playouts.play(game.start(), |_, chosen, _| moves.push(chosen));
            look(game, preset, &moves, &mut found);
        }
    }
    for stands in ["pas.board", "pas.pattern"] {
        let plain = Pasang::default();
        let clause = plain.clauses().iter().position(|clause| clause.id == stands).expect("a clause");
        let preset = plain.presets()[0].name;
        keep(&mut found, ClauseId(clause as u8), usize::MAX, || {
            format!("{stands} | {preset} | start | - | *")
        });
    }
    let table =
        "# For each rule of Pasang the first moment of random games in which it acts, or refuses a move.\n"
            .to_string()
            + &found.values().map(|(_, row)| format!("{row}\n")).collect::<String>();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    if std::env::var_os("PAPAN_ACCEPT").is_some() {
        fs::write(&path, &table).expect("the file can be written");
    }
    assert_eq!(fs::read_to_string(&path).unwrap_or_default(), table, "PAPAN_ACCEPT=1 writes {FILE}");
}
