//! The games of a Raja, the engine against `raja.rs`.

use fastrand::Rng;
use papan::{
    engine::{
        Game, Hole, Outcome,
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

use super::{
    raja::{FoursTo, Play, Raja, Rounds, Table},
    readings::{Sounds, Tally, holds, holes, random_readings, same_moves, sent},
};

/// Moves after which a match is followed no further.
const MOST: u32 = 100;

pub fn told(game: &Sowing) -> Raja {
    let holds = |name: &str, value: &str| holds(game, name, value);
    let three = game.kind().seats() == 3;
    let limit = if holds("rounds", "1") {
        1
    } else if three {
        9
    } else {
        3
    };
    let no_limit = holds("rounds", "until_sole_filler");
    Raja {
        three,
        fours_to: if holds("fours_to", "owner") {
            FoursTo::Owner
        } else if holds("fours_to", "mover") {
            FoursTo::Mover
        } else {
            FoursTo::MoverInOwnHoles
        },
        four_on_last: holds("four_on_last", "true"),
        gap_chain: holds("gap_chain", "true"),
        leftovers_to_owner: holds("leftovers", "row_owner"),
        rounds: if no_limit { Rounds::UntilSoleFiller } else { Rounds::Limit(limit) },
        stuck_ends: !three && holds("round_end", "cannot_move"),
        rest_opens: !three && holds("starter", "took_the_rest"),
        mandiri_right: three && holds("mandiri_side", "right"),
        gift: u32::from(three && holds("raja_gift", "1")),
        reign: if three && holds("reign", "1") { 1 } else { 3 },
        // borrowing goes with a limit of rounds
        borrowing: three && holds("borrowing", "sevens") && !no_limit,
    }
}

pub fn chosen(play: Play) -> Move {
    match play {
        Play::Sow(hole) => Move::Sow(Hole(hole as u8)),
        Play::Next => Move::Next,
    }
}

fn seats(plain: &Raja) -> impl Iterator<Item = Seat> {
    (0..plain.seats()).filter_map(Seat::at)
}

/// The engine's position must be what the telling has on its table.
fn compare(game: &Sowing, plain: &Raja, position: &Position, table: &Table, over: bool) {
    let text = || write_position(game, position);
    let marked = |hole| match position.mark(Hole(hole)) {
        Mark::None => false,
        Mark::Closed => true,
        other => panic!("{other:?} in {}", text()),
    };
    let closed: Vec<bool> = (0..14).map(marked).collect();
    assert_eq!((&holes(position), &closed), (&table.holes, &table.closed), "{}", text());
    let stores: Vec<u32> = seats(plain).map(|seat| position.store(seat).into()).collect();
    assert_eq!(stores, table.stores, "{}", text());
    let round = (u32::from(game.round(position)), position.is_between());
    assert_eq!(round, (table.round + 1, table.between), "{}", text());
    // whose a hole is changes with the round alone
    for hole in (0..14).filter(|_| table.met.is_empty()) {
        let owner = game.owner(position, Hole(hole));
        assert_eq!(owner.index(), plain.owner(table.round, hole.into()), "{hole} in {}", text());
    }
    let mut debts = vec![vec![0; plain.seats()]; plain.seats()];
    for (debtor, creditor, count) in game.debts(position) {
        debts[debtor.index()][creditor.index()] = u32::from(count);
    }
    assert_eq!(debts, table.debts, "{}", text());
    // debts are settled before counting, and a finished match is counted
    let counts = if over { plain.settled(table) } else { stores.into_iter().map(i64::from).collect() };
    let scores = game.scores(position).map(i64::from);
    assert_eq!(scores[..plain.seats()], counts, "{}", text());
    // of a finished match the rules do not say who would be to move
    if !over {
        assert_eq!(position.to_move().index(), table.turn, "{}", text());
    }
}

/// Plays one random match in both, for `MOST` moves at most, and stops at the first difference.
fn together(game: &Sowing, mut position: Position, mut table: Table, rng: &mut Rng, tally: &mut Tally) {
    let plain = told(game);
    let read = |outcome: Outcome| {
        let wins: Vec<bool> = seats(&plain).map(|seat| outcome.winners.has(seat)).collect();
        (wins, game.clauses()[usize::from(outcome.clause.0)].id)
    };
    let mut history = History::default();
    history.meet(&position, game.progress(&position), 1);
    tally.games += 1;
    for _ in 0..MOST {
        let end = plain.end(&table);
        compare(game, &plain, &position, &table, end.is_some());
        let before = position;
        let text = || write_position(game, &before);
        let mut legal = Vec::new();
        game.each_move(&position, |chosen| legal.push(chosen));
        let plays = plain.legal(&table);
        let wanted: Vec<Move> = plays.iter().copied().map(chosen).collect();
        same_moves(&legal, &wanted, text);
        assert_eq!(game.outcome(&position).map(read), end, "{}", text());
        if let Some((_, clause)) = end {
            tally.clauses.push(clause);
            return;
        }
        let play = plays[rng.usize(..plays.len())];
        plain.play(&mut table, play);
        let mut heard = Sounds::default();
        history.leave(&position);
        game.play(&mut position, chosen(play), |event| heard.hear(game.clauses(), event));
        let met = history.meet(&position, game.progress(&position), 1);
        let repeated = game.on_repetition(&mut position, met, |event| heard.hear(game.clauses(), event));
        if repeated.is_some() {
            assert_eq!(repeated.map(read), plain.end(&table), "{play:?} in {}", text());
        }
        let circled = heard.round_ended.is_some_and(|clause| clause.ends_with(".repetition"));
        assert_eq!(circled, table.circled, "{play:?} in {}", text());
        assert_eq!(heard.endless.is_some(), table.endless, "{play:?} in {}", text());
        tally.clauses.extend(heard.round_ended.into_iter().chain(heard.endless));
        tally.moves += 1;
    }
}

pub fn from_the_start(kind: Kind, ends: &[&str]) {
    let mut rng = Rng::with_seed(96);
    let mut tally = Tally::default();
    for _ in 0..3400 {
        let game = random_readings(kind, &mut rng);
        together(&game, game.start(), told(&game).start(), &mut rng, &mut tally);
    }
    tally.has(ends);
}

/// Stores in any number of parts, the counters that are left being shared between them.
fn share(counters: u32, parts: usize, rng: &mut Rng) -> Vec<u32> {
    let mut cuts: Vec<u32> = (1..parts).map(|_| rng.u32(..=counters)).collect();
    cuts.sort_unstable();
    cuts.push(counters);
    let mut before = 0;
    cuts.into_iter().map(|cut| cut - std::mem::replace(&mut before, cut)).collect()
}

/// A random number of rounds played, and the debts that may stand then.
fn rounds_played(plain: &Raja, rng: &mut Rng) -> (Table, Vec<(&'static str, String)>) {
    let most = match plain.rounds {
        Rounds::Limit(limit) => limit,
        Rounds::UntilSoleFiller => 700,
    };
    let mut table = Table { holes: vec![0; 14], round: rng.u32(..most), ..plain.start() };
    let mut notes = vec![("round", (table.round + 1).to_string())];
    if plain.borrowing {
        for (debtor, debts) in table.debts.iter_mut().enumerate() {
            for _ in 0..rng.u32(..=table.round) {
                let creditor = (debtor + rng.usize(1..3)) % 3;
                debts[creditor] += 7;
            }
        }
        let pairs = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)];
        let figure = |(debtor, creditor): (usize, usize)| (table.debts[debtor][creditor] / 7).to_string();
        notes.push(("debts", pairs.map(figure).concat()));
    }
    (table, notes)
}

/// Any heaps that a round can end with, and any debts: what nine rounds of random play seldom come to.
pub fn from_between_two_rounds(kind: Kind, ends: &[&str]) {
    let mut rng = Rng::with_seed(97);
    let mut tally = Tally::default();
    for _ in 0..3400 {
        let game = random_readings(kind, &mut rng);
        let plain = told(&game);
        let (mut table, mut notes) = rounds_played(&plain, &mut rng);
        table.between = true;
        table.stores = share(98, plain.seats(), &mut rng);
        if plain.three {
            table.turn = plain.roles(table.round + 1)[0];
        } else {
            table.starter = rng.usize(..2);
            table.turn = match table.stores[0].cmp(&table.stores[1]) {
                _ if plain.rest_opens => table.starter,
                std::cmp::Ordering::Greater => 0,
                std::cmp::Ordering::Less => 1,
                std::cmp::Ordering::Equal => table.starter,
            };
            notes.push(("starter", (table.turn + 1).to_string()));
        }
        let position = game.position(&sent(&table.holes, &table.stores, table.turn, &notes));
        together(&game, position.expect("98 counters"), table, &mut rng, &mut tally);
    }
    tally.has(ends);
}

/// Random counters in a round that is under way, few and many, with holes closed.
pub fn from_random_positions(kind: Kind, ends: &[&str]) {
    let mut rng = Rng::with_seed(1937);
    let mut tally = Tally::default();
    while tally.games < 3400 {
        let game = random_readings(kind, &mut rng);
        let plain = told(&game);
        let (mut table, mut notes) = rounds_played(&plain, &mut rng);
        let most = if rng.bool() { 98 } else { 12 };
        let on_board = rng.u32(2..=most);
        let crowded = rng.usize(1..=14);
        (0..on_board).for_each(|_| table.holes[rng.usize(..14) % crowded] += 1);
        table.holes.rotate_left(rng.usize(..14));
        table.closed = table.holes.iter().map(|&count| count == 0 && rng.bool()).collect();
        table.stores = share(98 - on_board, plain.seats(), &mut rng);
        table.turn = rng.usize(..plain.seats());
        if !plain.three {
            table.starter = rng.usize(..2);
            notes.push(("starter", (table.starter + 1).to_string()));
        }
        let marks = table.closed.iter().map(|&closed| if closed { Mark::Closed } else { Mark::None });
        let setup = Setup { marks: marks.collect(), ..sent(&table.holes, &table.stores, table.turn, &notes) };
        // who has nothing to play is passed over
        let can = !plain.legal(&table).is_empty();
        let position = game.position(&setup);
        assert_eq!(position.is_ok(), can, "{table:?}");
        if let Ok(position) = position {
            together(&game, position, table, &mut rng, &mut tally);
        }
    }
    tally.has(ends);
}
