//! Pasang, the engine against `pasang.rs`: a module of `second_opinion.rs`.

use fastrand::Rng;
use papan::engine::{
    Game,
    pasang::{
        self, Move,
        board::{Colour, Point, Side},
        line::Line,
        pattern::Pattern,
        position::{self, Position},
        setup::Setup,
    },
    reading::Readings,
    seat::Seat,
};

use crate::{
    pasang::{
        Choice, ENCYCLOPEDIA, Lines, Method, PASANG_EMAS, Pasang, Piece, Rows, TRADITIONAL, Table, start,
    },
    pasang_patterns::{checker, modern, pattern_1, pattern_2, pattern_2_as_printed, symmetrical},
};

fn index(name: &str) -> usize {
    let known = pasang::Pasang::READINGS.iter().position(|known| known.name == name);
    known.expect("a reading of the rules")
}

fn holds(game: &pasang::Pasang, name: &str, value: &str) -> bool {
    let values = pasang::Pasang::READINGS[index(name)].values;
    assert!(values.contains(&value), "{name} knows no {value}");
    values[game.value(index(name))] == value
}

fn set(game: &mut pasang::Pasang, name: &str, value: &str) {
    let place = pasang::Pasang::READINGS[index(name)].values.iter().position(|known| *known == value);
    assert!(game.set_value(index(name), place.expect("a value of the rules")));
}

fn preset(name: &str) -> pasang::Pasang {
    let found =
        pasang::Pasang::PRESETS.iter().find(|known| known.name == name).expect("a preset of the rules");
    let mut game = pasang::Pasang::default();
    found.values.iter().for_each(|(name, value)| set(&mut game, name, value));
    game
}

pub fn told(game: &pasang::Pasang) -> Pasang {
    let holds = |name: &str, value: &str| holds(game, name, value);
    Pasang {
        lines: match holds("line_rule", "joined") {
            true => Lines::Joined,
            false if holds("line_rule", "separate_sides") => Lines::Separate,
            false => Lines::Either,
        },
        odd_part: holds("partial_capture", "odd_part"),
        free_second: holds("second_passage", "free_except_facing"),
        method: match holds("ka_method", "slide") {
            true => Method::Slide,
            false if holds("ka_method", "jump") => Method::Jump,
            false => Method::Either,
        },
        jumps_nothing: holds("jump_needs_token", "false"),
        crosses_centre: holds("centre_blocks", "lines_only"),
        ka_scored: holds("ka_token_scored", "true"),
        alternates: holds("next_starter", "alternate"),
    }
}

/// A preset, every other time with a random value for each of its readings.
fn random_readings(rng: &mut Rng) -> pasang::Pasang {
    let presets = pasang::Pasang::PRESETS;
    let mut game = preset(presets[rng.usize(..presets.len())].name);
    if rng.bool() {
        for (number, reading) in pasang::Pasang::READINGS.iter().enumerate() {
            assert!(game.set_value(number, rng.usize(..reading.values.len())));
        }
    }
    game
}

/// What lies on the board before play, and the same as the telling has it.
fn random_pattern(game: &mut pasang::Pasang, rng: &mut Rng) -> (Position, Rows) {
    let custom = match rng.u32(..6) {
        0 => symmetrical(rng),
        1 => modern()[rng.usize(..12)],
        other => {
            let pattern = ["pattern_1", "pattern_2", "pattern_2", "checker"][other as usize - 2];
            set(game, "pattern", pattern);
            set(game, "pattern_2_row_11", if other == 4 { "as_printed" } else { "emended" });
            let rows = [pattern_1(), pattern_2(), pattern_2_as_printed(), checker()][other as usize - 2];
            return (game.start(), rows);
        }
    };
    set(game, "pattern", "custom");
    let lines = custom.map(|row| String::from_utf8(row.to_vec()).expect("letters"));
    let pattern = Pattern::from_rows(lines).expect("a pattern of 121 points");
    (game.lay_out(&pattern).expect("sixty of each"), custom)
}

fn point((column, row): (usize, usize)) -> Point {
    Point::at(column as u8, row as u8)
}

pub fn chosen(choice: Choice) -> Move {
    let line = |taken: [usize; 4]| Line { sides: taken.map(|count| count as u8) };
    match choice {
        Choice::Passage(column) => Move::Passage(column as u8),
        Choice::Ka(from, to, taken) => Move::Ka { from: point(from), to: point(to), line: line(taken) },
        Choice::Go(to, taken) => Move::Go { to: point(to), line: line(taken) },
    }
}

fn token(colour: Colour) -> Piece {
    match colour {
        Colour::Black => Piece::Black,
        Colour::White => Piece::White,
    }
}

/// The engine's position must be what the telling has on its table.
fn compare(position: &Position, table: &Table, text: impl Fn() -> String) {
    for column in 0..11 {
        for row in 0..11 {
            let here = (column, row);
            let piece = position.at(point(here)).map(|piece| match piece {
                position::Piece::Token(colour) => token(colour),
                position::Piece::Ka(seat) => Piece::Ka(seat.index()),
            });
            assert_eq!(piece, table.at(here), "at {here:?} {}", text());
        }
    }
    let both = [Seat::FIRST, Seat::SECOND];
    assert_eq!(both.map(|seat| u32::from(position.score(seat))), table.scores, "{}", text());
    let passages = table.passages.map(|column| column.map(|column| column as u8));
    assert_eq!(both.map(|seat| position.passage(seat)), passages, "{}", text());
    assert_eq!(both.map(|seat| position.ka(seat)), table.kas.map(|ka| ka.map(point)), "{}", text());
    assert_eq!(both.map(|seat| position.ka_token(seat).map(token)), table.ka_tokens, "{}", text());
    assert_eq!(position.tokens() as usize, table.tokens().len(), "{}", text());
    assert_eq!(position.to_move().index(), table.turn, "{}", text());
}

/// What the comparison has come by: the clauses games ended by, and how many moves there were.
#[derive(Default)]
struct Tally {
    clauses: Vec<&'static str>,
    moves: usize,
}

/// Plays one random game in both and stops at the first difference.
fn together(
    game: &pasang::Pasang,
    mut position: Position,
    mut table: Table,
    rng: &mut Rng,
    tally: &mut Tally,
) {
    let plain = told(game);
    let mut played: Vec<Choice> = Vec::new();
    loop {
        // a position is told by the readings and the moves that led there
        let text = || format!("{plain:?} after {played:?} in {table:?}");
        compare(&position, &table, text);
        let mut legal = Vec::new();
        game.each_move(&position, |chosen| legal.push(chosen));
        let choices = plain.legal(&table);
        let wanted: Vec<Move> = choices.iter().copied().map(chosen).collect();
        let all = wanted.iter().all(|chosen| legal.contains(chosen));
        assert!(all && legal.len() == wanted.len(), "{}: {legal:?}, told {wanted:?}", text());
        let ended = game.outcome(&position).map(|outcome| {
            let wins = [Seat::FIRST, Seat::SECOND].map(|seat| outcome.winners.has(seat));
            (wins, game.clauses()[usize::from(outcome.clause.0)].id)
        });
        let end = plain.end(&table, &choices);
        assert_eq!(ended, end, "{}", text());
        if let Some((_, clause)) = end {
            assert_eq!(game.next_starter(&position).index(), plain.next_starter(&table), "{}", text());
            tally.clauses.push(clause);
            return;
        }
        let choice = choices[rng.usize(..choices.len())];
        game.play(&mut position, chosen(choice), |_| ());
        plain.play(&mut table, choice);
        played.push(choice);
        tally.moves += 1;
    }
}

#[test]
fn pasang_has_the_presets_of_the_rules() {
    for (name, plain) in
        [("encyclopedia", ENCYCLOPEDIA), ("pasang-emas", PASANG_EMAS), ("traditional", TRADITIONAL)]
    {
        assert_eq!(told(&preset(name)), plain);
        assert!(holds(&preset(name), "pattern", "pattern_1"));
        assert!(holds(&preset(name), "pattern_2_row_11", "emended"));
    }
    assert_eq!(pasang::Pasang::PRESETS[0].name, "encyclopedia");
    assert_eq!(told(&pasang::Pasang::default()), ENCYCLOPEDIA);
    // a line names the sides in the order of the telling
    assert_eq!(Side::ALL, [Side::North, Side::South, Side::West, Side::East]);
}

#[test]
fn pasang_from_the_start() {
    let (mut rng, mut tally) = (Rng::with_seed(120), Tally::default());
    for _ in 0..10_000 {
        let mut game = random_readings(&mut rng);
        let (position, rows) = random_pattern(&mut game, &mut rng);
        together(&game, position, start(&rows), &mut rng, &mut tally);
    }
    println!("{} moves", tally.moves);
    for clause in ["pas.suntuk", "pas.suntuk-scope", "pas.cleared", "pas.cleared-draw"] {
        let ended = tally.clauses.iter().filter(|known| **known == clause).count();
        println!("{ended} ended by {clause}");
        assert!(ended > 0, "no game ended by {clause}: too few for a comparison");
    }
}

/// A position of the third phase with any of the tokens gone and the kas anywhere: few tokens, long moves.
fn thinned(mut table: Table, rng: &mut Rng) -> Table {
    let (gone, mut free) = (rng.u32(10..100), Vec::new());
    for place in (0..121).filter(|&place| place != 60) {
        let (column, row) = (place % 11, place / 11);
        let here = &mut table.board[row][column];
        let worth = match here {
            Some(Piece::Black) => 1,
            Some(Piece::White) => 2,
            _ => 0,
        };
        if worth == 0 || rng.u32(..100) < gone {
            table.scores[rng.usize(..2)] += worth;
            *here = None;
            free.push((column, row));
        }
    }
    for seat in 0..2 {
        let (column, row) = free.swap_remove(rng.usize(..free.len()));
        table.board[row][column] = Some(Piece::Ka(seat));
        table.kas[seat] = Some((column, row));
    }
    table.turn = rng.usize(..2);
    table
}

fn sent(table: &Table) -> Setup {
    let colour = |piece: Piece| if piece == Piece::Black { Colour::Black } else { Colour::White };
    let piece = |piece: Piece| match piece {
        Piece::Ka(seat) => position::Piece::Ka(Seat::at(seat).expect("one of two")),
        token => position::Piece::Token(colour(token)),
    };
    Setup {
        rows: table.board.iter().rev().map(|row| row.map(|here| here.map(piece)).to_vec()).collect(),
        to_move: table.turn,
        scores: table.scores,
        passages: table.passages.map(|column| column.map(|column| column as u8)),
        ka_tokens: table.ka_tokens.map(|token| token.map(colour)),
    }
}

/// Boards that play seldom comes to, most of all round the centre.
#[test]
fn pasang_from_random_positions() {
    let (mut rng, mut tally) = (Rng::with_seed(118), Tally::default());
    let mut games = 0;
    while games < 5000 {
        let mut game = random_readings(&mut rng);
        let (_, rows) = random_pattern(&mut game, &mut rng);
        let (plain, mut table) = (told(&game), start(&rows));
        for _ in 0..4 {
            let choices = plain.legal(&table);
            if !choices.is_empty() {
                plain.play(&mut table, choices[rng.usize(..choices.len())]);
            }
        }
        if table.kas.contains(&None) {
            continue;
        }
        let table = thinned(table, &mut rng);
        if !table.tokens().is_empty() {
            let position = game.position(&sent(&table)).expect("a position that play could reach");
            together(&game, position, table, &mut rng, &mut tally);
            games += 1;
        }
    }
    println!("{} moves", tally.moves);
}
