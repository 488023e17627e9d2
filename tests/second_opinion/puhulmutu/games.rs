//! Puhulmutu, the engine against its second telling.

use fastrand::Rng;
use papan::engine::sowing::SowingGame;
use papan::{
    engine::{
        Direction, Game,
        family::Family,
        history::History,
        seat::Seat,
        sowing::{
            Kind, Move, Sowing,
            position::{Mark, Position},
            setup::Setup,
        },
    },
    notation::write_position,
};

use super::{Choice, Hole, Name, Place, Puhul, Table};
use crate::support::readings::{Sounds, Tally, holds, random_readings, same_moves, sent};

const GAMES: u32 = 3500;
/// Moves after which a match is followed no further.
const MOST: u32 = 250;
const ENDS: [&str; 6] = [
    "puhul.round-end",
    "puhul.round-end-row",
    "puhul.round-end-marked",
    "puhul.repetition",
    "puhul.rounds",
    "puhul.match-end",
];

pub fn told(game: &Sowing) -> Puhul {
    let holds = |name: &str, value: &str| holds(game, name, value);
    Puhul {
        eating_ends: holds("after_capture", "turn_ends"),
        deadlock_ends: holds("skip_deadlock", "end_turn"),
        all_count: holds("singles_count", "all"),
        first_is_front: holds("front_hole", "first_in_direction"),
        same_number: holds("deficit_removal", "same_number"),
        never_arranges: holds("arrange_under_twelve", "false"),
        waits_for_third: holds("remainder_from_round", "3"),
        row_ends: holds("round_end", "row_empty"),
        rounds: [1, 3, 5].into_iter().find(|rounds| holds("rounds", &rounds.to_string())).unwrap_or(0),
    }
}

/// A place as the engine numbers holes.
fn ring((row, place): Place) -> papan::engine::Hole {
    papan::engine::Hole((7 * row + place) as u8)
}

fn mark(name: Name) -> Mark {
    match name {
        Name::None => Mark::None,
        Name::Closed => Mark::Closed,
        Name::Puta => Mark::Puta,
        Name::Naga => Mark::Naga,
        Name::Wala => Mark::Wala,
    }
}

pub fn chosen(choice: Choice) -> Move {
    match choice {
        Choice::Sow(place) => Move::Sow(ring(place)),
        Choice::SowClockwise(place) => Move::SowClockwise(ring(place)),
        Choice::Refill => Move::Next,
        Choice::Arrange(own) => Move::Arrange(own.map(|seeds| seeds as u8)),
    }
}

/// All holes of a table in the engine's order.
fn holes(table: &Table) -> Vec<Hole> {
    table.rows.concat()
}

fn compare(game: &Sowing, position: &Position, table: &Table, over: bool) {
    let Sowing::Puhulmutu(puhul) = game else { unreachable!("another game") };
    let text = write_position(game, position);
    let lies = (0..14).map(papan::engine::Hole).map(|at| (u32::from(position.count(at)), position.mark(at)));
    let told: Vec<_> = holes(table).into_iter().map(|hole| (hole.seeds, mark(hole.name))).collect();
    assert_eq!(lies.collect::<Vec<_>>(), told, "{text}");
    let stores = [Seat::FIRST, Seat::SECOND].map(|seat| u32::from(position.store(seat)));
    assert_eq!(stores, table.stores, "{text}");
    let round = (u32::from(game.round(position)), position.is_between());
    assert_eq!(round, (table.round, table.between), "{text}");
    // of a finished match the rules do not say who would be to move, and how
    if !over {
        let clockwise = puhul.direction(position).map(|way| way == Direction::Clockwise);
        assert_eq!((position.to_move().index(), clockwise), (table.turn, table.clockwise), "{text}");
        assert_eq!(puhul.starter(position).index(), table.starter, "{text}");
    }
}

/// Plays one random match in both and stops at the first difference.
fn together(game: &Sowing, mut position: Position, mut table: Table, rng: &mut Rng, tally: &mut Tally) {
    let plain = told(game);
    let mut history = History::default();
    history.meet(&position, game.progress(&position), 1);
    if !table.between {
        table.see();
    }
    tally.games += 1;
    for _ in 0..MOST {
        let end = plain.end(&table);
        compare(game, &position, &table, end.is_some());
        let before = position;
        let text = || write_position(game, &before);
        let mut legal = Vec::new();
        game.each_move(&position, |chosen| legal.push(chosen));
        let choices = plain.legal(&table);
        same_moves(&legal, &choices.iter().copied().map(chosen).collect::<Vec<_>>(), text);
        let ended = game.outcome(&position).map(|outcome| {
            let wins = [Seat::FIRST, Seat::SECOND].map(|seat| outcome.winners.has(seat));
            (wins, game.clauses()[usize::from(outcome.clause.0)].id)
        });
        assert_eq!(ended, end, "{}", text());
        if let Some((_, clause)) = end {
            return tally.clauses.push(clause);
        }
        let choice = choices[rng.usize(..choices.len())];
        let round_ended = plain.play(&mut table, choice);
        let mut heard = Sounds::default();
        history.leave(&position);
        game.play(&mut position, chosen(choice), |event| heard.hear(game.clauses(), event));
        let met = history.meet(&position, game.progress(&position), 1);
        game.on_repetition(&mut position, met, |event| heard.hear(game.clauses(), event));
        assert_eq!(heard.round_ended, round_ended, "{choice:?} in {}", text());
        tally.clauses.extend(round_ended);
        tally.moves += 1;
    }
}

#[test]
fn puhul_has_the_presets_of_the_rules() {
    let parker = Kind::Puhulmutu.preset("parker-1909").expect("a preset of the rules");
    assert_eq!(told(&parker), Puhul { rounds: 3, ..Puhul::default() });
    let record = Kind::Puhulmutu.preset("record").expect("a preset of the rules");
    let wanted = Puhul { waits_for_third: true, same_number: true, row_ends: true, ..told(&parker) };
    assert_eq!(told(&record), wanted);
}

#[test]
fn puhul_from_the_start() {
    let (mut rng, mut tally) = (Rng::with_seed(594), Tally::default());
    for _ in 0..GAMES {
        let game = random_readings(Kind::Puhulmutu, &mut rng);
        together(&game, game.start(), told(&game).start(), &mut rng, &mut tally);
    }
    tally.has(&ENDS);
}

/// Any two heaps that a round can end with, half of them small enough to be arranged.
#[test]
fn puhul_from_between_two_rounds() {
    let (mut rng, mut tally) = (Rng::with_seed(595), Tally::default());
    for _ in 0..GAMES {
        let game = random_readings(Kind::Puhulmutu, &mut rng);
        let plain = told(&game);
        let most = if rng.bool() { 12 } else { 28 };
        let few = rng.u32(..=most);
        let mut stores = [few, 56 - few];
        rng.shuffle(&mut stores);
        let round = if plain.rounds == 0 { rng.u32(1..200) } else { rng.u32(1..=plain.rounds) };
        let starter = rng.usize(..=usize::from(round > 1));
        let mut table = Table { stores, round, starter, between: true, ..Table::default() };
        table.turn = table.next_starter();
        let said = |when: bool, value: u32| if when { value.to_string() } else { String::new() };
        let notes =
            [("between", "1".into()), ("round", said(round > 1, round)), ("starter", said(starter == 1, 2))];
        let position = game.position(&sent(&[0; 14], &stores, table.turn, &notes));
        together(&game, position.expect("56 seeds"), table, &mut rng, &mut tally);
    }
    tally.has(&ENDS);
}

/// Random seeds in a round that is under way, with holes closed and marked as play seldom leaves them.
#[test]
fn puhul_from_random_positions() {
    let (mut rng, mut tally) = (Rng::with_seed(597), Tally::default());
    while tally.games < GAMES {
        let mut game = random_readings(Kind::Puhulmutu, &mut rng);
        game.set_reading("rounds", "3").expect("a value of the rules");
        let plain = told(&game);
        let mut table = Table { round: 2, turn: rng.usize(..2), starter: rng.usize(..2), ..Table::default() };
        table.clockwise = Some(rng.bool());
        if !plain.never_arranges && rng.u8(..3) == 0 {
            table.arranged = Some((table.starter, rng.u32(1..=2)));
            table.clockwise = Some(false);
        }
        let (mut left, mut named) = (56, table.arranged.is_some());
        for at in 0..14 {
            let seeds = if rng.bool() { 3 } else { rng.u32(..6) };
            let seeds = seeds.min(left);
            left -= seeds;
            let name = match (seeds, rng.u8(..8)) {
                (0, 0..3) => Name::Closed,
                (1.., 0) if !named => Name::Puta,
                (2.., 1) if !named => Name::Naga,
                (_, 2) if !named => Name::Wala,
                _ => Name::None,
            };
            named |= matches!(name, Name::Puta | Name::Naga | Name::Wala);
            table.rows[at / 7][at % 7] = Hole { seeds, name };
        }
        table.stores[0] = rng.u32(..=left);
        table.stores[1] = left - table.stores[0];
        let twelve = table.arranged.map_or(String::new(), |(seat, first)| format!("{}{first}", seat + 1));
        let way = if table.clockwise == Some(true) { "clockwise" } else { "" };
        let starter = ["", "2"][table.starter];
        let notes =
            [("round", "2".into()), ("way", way.into()), ("starter", starter.into()), ("twelve", twelve)];
        let counts: Vec<_> = holes(&table).iter().map(|hole| hole.seeds).collect();
        let setup = sent(&counts, &table.stores, table.turn, &notes);
        let marks = holes(&table).iter().map(|hole| mark(hole.name)).collect();
        let position = game.position(&Setup { marks, ..setup });
        // a round in which nothing can be started is over
        assert_eq!(position.is_ok(), !plain.legal(&table).is_empty(), "{table:?}");
        if let Ok(position) = position {
            together(&game, position, table, &mut rng, &mut tally);
        }
    }
    tally.has(&ENDS);
}
