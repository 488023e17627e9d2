//! Kotu Baendum, the engine against its second telling.

use fastrand::Rng;
use papan::engine::sowing::SowingGame;
use papan::{
    engine::{
        Direction, Game, Hole,
        family::Family,
        history::History,
        seat::Seat,
        sowing::{
            Kind, Move, Sowing,
            position::{self, Position},
            setup::Setup,
        },
    },
    notation::write_position,
};

use super::{CATALOGUE, Choice, Kotu, Mark, PARKER, Table, is_end};
use crate::support::readings::{Sounds, Tally, holds, holes, random_readings, same_moves, sent};

/// Moves after which a match is followed no further.
const MOST: u32 = 250;
const ENDS: [&str; 6] = [
    "kotu.round-end",
    "kotu.round-end-row",
    "kotu.round-end-marked",
    "kotu.repetition",
    "kotu.rounds",
    "kotu.match-end",
];

pub fn told(game: &Sowing) -> Kotu {
    let holds = |name: &str, value: &str| holds(game, name, value);
    Kotu {
        eating_ends: holds("after_capture", "turn_ends"),
        tier_owns: holds("tied_owner", "tier"),
        game_first_only: holds("end_hole_start", "game_first_only"),
        first_round_only: holds("end_hole_start", "first_round"),
        skips_none: holds("skip_threes", "none"),
        deadlock_ends: holds("skip_deadlock", "end_turn"),
        singles_free: holds("singles_rule", "false"),
        first_is_front: holds("front_hole", "first_in_direction"),
        remainder_from: if holds("remainder_from_round", "3") { 3 } else { 2 },
        same_number: holds("deficit_removal", "same_number"),
        never_arranges: holds("arrange_under_twelve", "false"),
        rounds: [1, 3, 5].into_iter().find(|rounds: &u32| holds("rounds", &rounds.to_string())),
        count_all: holds("singles_count", "all"),
        row_ends: holds("round_end", "row_empty"),
    }
}

fn mark(position: &Position, hole: u8) -> Mark {
    match position.mark(Hole(hole)) {
        // the telling knows a wala only as a hole like any other
        position::Mark::None | position::Mark::Wala => Mark::Open,
        position::Mark::Closed => Mark::Closed,
        position::Mark::Tied(seat) => Mark::Tied(seat.index()),
        position::Mark::Puta => Mark::Puta,
        position::Mark::Naga => Mark::Naga,
    }
}

pub fn chosen(choice: Choice) -> Move {
    match choice {
        Choice::Sow(hole, Some(true)) => Move::SowClockwise(Hole(hole as u8)),
        Choice::Sow(hole, _) => Move::Sow(Hole(hole as u8)),
        Choice::Next => Move::Next,
        Choice::Arrange(own) => Move::Arrange(own.map(|count| count as u8)),
    }
}

/// The engine's position must be what the telling has on its table.
fn compare(game: &Sowing, position: &Position, table: &Table, over: bool) {
    let Sowing::KotuBaendum(kotu) = game else { unreachable!("another game") };
    let text = || write_position(game, position);
    let marks: Vec<Mark> = (0..14).map(|hole| mark(position, hole)).collect();
    assert_eq!((&holes(position), &marks), (&table.holes, &table.marks), "{}", text());
    let both = [Seat::FIRST, Seat::SECOND];
    assert_eq!(both.map(|seat| u32::from(position.store(seat))), table.stores, "{}", text());
    let round = (u32::from(game.round(position)), position.is_between());
    assert_eq!(round, (table.round, table.between), "{}", text());
    // of a finished match the rules do not say who would be to move, and how
    if over {
        return;
    }
    assert_eq!(position.to_move().index(), table.turn, "{}", text());
    assert_eq!(kotu.starter(position).index(), table.starter, "{}", text());
    let step = kotu.direction(position).map(|way| if way == Direction::Anticlockwise { 1 } else { 13 });
    assert_eq!(step, table.step, "{}", text());
    assert_eq!(both.map(|seat| kotu.owes_first_turn(position, seat)), table.owed, "{}", text());
    let eats = |seat: Seat| match table.arranged {
        Some((arranger, first)) if arranger == seat.index() => first + 1,
        _ => 4,
    };
    assert_eq!(both.map(|seat| u32::from(kotu.eats_at(position, seat))), both.map(eats), "{}", text());
}

/// Plays one random match in both, for `MOST` moves at most, and stops at the first difference.
fn together(game: &Sowing, mut position: Position, mut table: Table, rng: &mut Rng, tally: &mut Tally) {
    let plain = told(game);
    let mut history = History::default();
    history.meet(&position, game.progress(&position), 1);
    tally.games += 1;
    for _ in 0..MOST {
        let end = plain.end(&table);
        compare(game, &position, &table, end.is_some());
        let before = position;
        let text = || write_position(game, &before);
        let mut legal = Vec::new();
        game.each_move(&position, |chosen| legal.push(chosen));
        let choices = plain.legal(&table);
        let wanted: Vec<Move> = choices.iter().copied().map(chosen).collect();
        same_moves(&legal, &wanted, text);
        let ended = game.outcome(&position).map(|outcome| {
            let wins = [Seat::FIRST, Seat::SECOND].map(|seat| outcome.winners.has(seat));
            (wins, game.clauses()[usize::from(outcome.clause.0)].id)
        });
        assert_eq!(ended, end, "{}", text());
        if let Some((_, clause)) = end {
            let [first, second, _] = game.scores(&position);
            assert_eq!([first, second], table.stores.map(|count| count as i32), "{}", text());
            tally.clauses.push(clause);
            return;
        }
        let choice = choices[rng.usize(..choices.len())];
        let round_ended = plain.play(&mut table, choice).map(|end| end.clause);
        let mut heard = Sounds::default();
        history.leave(&position);
        game.play(&mut position, chosen(choice), |event| heard.hear(game.clauses(), event));
        let met = history.meet(&position, game.progress(&position), 1);
        let repeated = game.on_repetition(&mut position, met, |event| heard.hear(game.clauses(), event));
        assert_eq!(repeated, None, "a repetition ends a round and no match");
        assert_eq!(heard.round_ended, round_ended, "{choice:?} in {}", text());
        tally.clauses.extend(round_ended);
        tally.moves += 1;
    }
}

#[test]
fn kotu_has_the_presets_of_the_rules() {
    for (preset, kotu) in [("catalogue", CATALOGUE), ("parker-1909", PARKER)] {
        assert_eq!(told(&Kind::KotuBaendum.preset(preset).expect("a preset of the rules")), kotu);
    }
}

#[test]
fn kotu_from_the_start() {
    let (mut rng, mut tally) = (Rng::with_seed(691), Tally::default());
    for _ in 0..3400 {
        let game = random_readings(Kind::KotuBaendum, &mut rng);
        together(&game, game.start(), told(&game).start(), &mut rng, &mut tally);
    }
    tally.has(&ENDS);
}

/// Any two heaps that a round can end with, half of them small enough to be arranged.
#[test]
fn kotu_from_between_two_rounds() {
    let (mut rng, mut tally) = (Rng::with_seed(598), Tally::default());
    for _ in 0..3400 {
        let game = random_readings(Kind::KotuBaendum, &mut rng);
        let plain = told(&game);
        let round = rng.u32(1..=plain.rounds.unwrap_or(200));
        let few = if rng.bool() { rng.u32(..=12) } else { rng.u32(..=28) };
        let stores = if rng.bool() { [few, 56 - few] } else { [56 - few, few] };
        let starter = if round == 1 { 0 } else { rng.usize(..2) };
        let mut table = Table { holes: vec![0; 14], stores, round, starter, ..plain.start() };
        plain.collect(&mut table, "kotu.round-end");
        let of_round = if round == 1 { String::new() } else { round.to_string() };
        let of_starter = ["", "2"][starter].to_string();
        let notes = [("between", "1".into()), ("round", of_round), ("starter", of_starter)];
        let position = game.position(&sent(&table.holes, &stores, table.turn, &notes));
        together(&game, position.expect("56 counters"), table, &mut rng, &mut tally);
    }
    tally.has(&ENDS);
}

/// Random counters in a round that is under way, with holes closed, tied and marked as play seldom leaves them.
#[test]
fn kotu_from_random_positions() {
    let (mut rng, mut tally) = (Rng::with_seed(1909), Tally::default());
    while tally.games < 3400 {
        let mut game = random_readings(Kind::KotuBaendum, &mut rng);
        game.set_reading("rounds", "3").expect("a value of the rules");
        let plain = told(&game);
        let mut table = Table {
            holes: vec![0; 14],
            round: 2,
            owed: [false; 2],
            turn: rng.usize(..2),
            starter: rng.usize(..2),
            step: Some(if rng.bool() { 1 } else { 13 }),
            ..plain.start()
        };
        let most = rng.u32(1..=56);
        // many threes: those are what is skipped, eaten and tied
        (0..14).for_each(|hole| table.holes[hole] = if rng.bool() { 3 } else { rng.u32(..6) });
        while table.holes.iter().sum::<u32>() > most {
            let hole = rng.usize(..14);
            table.holes[hole] = table.holes[hole].saturating_sub(1 + rng.u32(..3));
        }
        let left = 56 - table.holes.iter().sum::<u32>();
        table.stores[0] = rng.u32(..=left);
        table.stores[1] = left - table.stores[0];
        let mut twelve = String::new();
        if !plain.never_arranges && rng.bool() {
            let first = rng.u32(1..=2);
            table.arranged = Some((table.starter, first));
            table.step = Some(1);
            twelve = format!("{}{first}", table.starter + 1);
        }
        let mut marks = vec![position::Mark::None; 14];
        let mut left_over = table.arranged.is_some();
        for (hole, sent) in marks.iter_mut().enumerate() {
            (table.marks[hole], *sent) = match table.holes[hole] {
                0 if rng.bool() => (Mark::Closed, position::Mark::Closed),
                2.. if is_end(hole) && rng.u32(..3) == 0 => {
                    let tier = rng.usize(..2);
                    (Mark::Tied(tier), position::Mark::Tied(Seat::at(tier).expect("one of two")))
                }
                // one hole at most has what was left over
                2.. if !left_over && rng.u32(..8) == 0 => (Mark::Naga, position::Mark::Naga),
                1.. if !left_over && rng.u32(..8) == 0 => (Mark::Puta, position::Mark::Puta),
                _ => continue,
            };
            left_over |= matches!(table.marks[hole], Mark::Puta | Mark::Naga);
        }
        let way = if table.step == Some(13) { "clockwise".to_string() } else { String::new() };
        let of_starter = ["", "2"][table.starter].to_string();
        let notes = [("round", "2".into()), ("way", way), ("starter", of_starter), ("twelve", twelve)];
        let setup = sent(&table.holes, &table.stores, table.turn, &notes);
        // a round in which nothing can be started is over
        let can = !plain.legal(&table).is_empty();
        let position = game.position(&Setup { marks, ..setup });
        assert_eq!(position.is_ok(), can, "{table:?}");
        if let Ok(position) = position {
            together(&game, position, table, &mut rng, &mut tally);
        }
    }
    tally.has(&ENDS);
}
