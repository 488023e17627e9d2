//! The plain telling of Kotu Baendum by itself: the vectors and the statistics of `rules/`, small positions
//! worked out by hand from its clauses, and the laws over random matches.

use fastrand::Rng;

use super::{CATALOGUE, Choice, Kotu, Mark, PARKER, RoundEnd, Table, is_end};

#[test]
fn the_vectors_of_kotu() {
    for (hole, clockwise, holes) in [
        (0, false, [1, 5, 5, 5, 0, 5, 5, 5, 5, 0, 5, 5, 5, 5]),
        (0, true, [1, 5, 5, 5, 5, 0, 5, 5, 5, 5, 0, 5, 5, 5]),
        (6, false, [5, 0, 5, 5, 5, 5, 1, 5, 5, 5, 0, 5, 5, 5]),
        (6, true, [5, 5, 0, 5, 5, 5, 1, 5, 5, 5, 5, 0, 5, 5]),
    ] {
        let mut table = PARKER.start();
        PARKER.play(&mut table, Choice::Sow(hole, Some(clockwise)));
        assert_eq!(table.holes, holes);
    }
}

/// A match between two rounds, after this many of them.
fn between(stores: [u32; 2], round: u32) -> Table {
    let mut table = CATALOGUE.start();
    table.holes.fill(0);
    table.stores = stores;
    table.round = round;
    CATALOGUE.collect(&mut table, "kotu.round-end");
    table
}

/// In the middle of a round that goes anticlockwise, the first player to move.
fn in_round(holes: [u32; 14]) -> Table {
    let holes = holes.to_vec();
    let stores = [56 - holes.iter().sum::<u32>(), 0];
    Table { holes, stores, step: Some(1), owed: [false; 2], ..CATALOGUE.start() }
}

fn sown(game: &Kotu, mut table: Table, hole: usize) -> Table {
    assert!(game.legal(&table).contains(&Choice::Sow(hole, None)));
    game.play(&mut table, Choice::Sow(hole, None));
    table
}

#[test]
fn kotu_refills_what_each_has() {
    // 21 are five fours and a puta: three leave the hole opposite, and the last hole is closed
    let mut table = between([35, 21], 1);
    assert_eq!((table.turn, CATALOGUE.legal(&table)), (1, vec![Choice::Next]));
    CATALOGUE.play(&mut table, Choice::Next);
    assert_eq!(table.holes, [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 0]);
    assert_eq!((table.stores, table.step), ([10, 0], Some(1)));
    assert_eq!(table.marks[11..], [Mark::Open, Mark::Puta, Mark::Closed]);
    // the end that is closed is an end still: only the other is left for the first turn
    assert_eq!(CATALOGUE.legal(&table), [Choice::Sow(7, None)]);

    // 23: the remainder is a wala, which is no marked hole
    let mut table = between([23, 33], 1);
    CATALOGUE.play(&mut table, Choice::Next);
    assert_eq!(table.holes, [4, 4, 4, 4, 4, 3, 0, 4, 3, 4, 4, 4, 4, 4]);
    assert_eq!((table.stores, table.marks[5]), ([0, 6], Mark::Open));

    // witnesses who take as many as were left, and those who begin only in the third round
    let mut table = between([22, 34], 1);
    Kotu { same_number: true, ..CATALOGUE }.play(&mut table, Choice::Next);
    assert_eq!((table.holes[5], table.holes[8], table.stores), (2, 2, [0, 8]));
    let mut table = between([21, 35], 1);
    Kotu { remainder_from: 3, ..CATALOGUE }.play(&mut table, Choice::Next);
    assert_eq!((table.holes[5], table.holes[8], table.stores), (0, 4, [1, 7]));

    // level: the other begins, and chooses the direction
    let mut table = between([28, 28], 1);
    CATALOGUE.play(&mut table, Choice::Next);
    assert_eq!((table.turn, table.step, CATALOGUE.legal(&table).len()), (1, None, 4));
}

#[test]
fn kotu_is_decided_between_rounds() {
    let parker = "kotu.match-end";
    for (game, stores, round, end) in [
        (CATALOGUE, [56, 0], 1, Some(([true, false], parker))),
        (CATALOGUE, [2, 54], 1, None),
        (Kotu { never_arranges: true, ..CATALOGUE }, [2, 54], 1, Some(([false, true], parker))),
        (Kotu { never_arranges: true, ..CATALOGUE }, [3, 53], 1, None),
        (CATALOGUE, [20, 36], 2, None),
        (CATALOGUE, [20, 36], 3, Some(([false, true], "kotu.rounds"))),
        (CATALOGUE, [28, 28], 3, Some(([true, true], "kotu.rounds"))),
        (Kotu { rounds: None, ..CATALOGUE }, [20, 36], 254, None),
        (Kotu { rounds: None, ..CATALOGUE }, [20, 36], 255, Some(([false, true], "kotu.rounds"))),
    ] {
        let table = between(stores, round);
        assert_eq!(game.end(&table), end, "{stores:?} after {round}");
        assert_eq!(game.legal(&table).is_empty(), end.is_some());
    }
}

#[test]
fn kotu_arranges_fewer_than_twelve() {
    let two = CATALOGUE.legal(&between([2, 54], 1));
    assert!(!two.contains(&Choice::Next));
    // two in the first end, or one there and one in any of the six others
    assert_eq!(two.len(), 7);
    let table = between([45, 11], 1);
    assert!(CATALOGUE.legal(&table).contains(&Choice::Next));
    let own = [1, 1, 2, 0, 2, 1, 4];
    assert!(CATALOGUE.legal(&table).contains(&Choice::Arrange(own)));
    let mut table = table;
    CATALOGUE.play(&mut table, Choice::Arrange(own));
    assert_eq!(table.holes, [4, 4, 4, 4, 4, 4, 4, 1, 1, 2, 0, 2, 1, 4]);
    assert_eq!((table.stores, table.turn, table.arranged), ([17, 0], 1, Some((1, 1))));
    let after_own = |holes: [u32; 7], first| {
        let mut table = Table { owed: [false; 2], ..table.clone() };
        table.holes[7..].copy_from_slice(&holes);
        table.holes[0] = first;
        sown(&CATALOGUE, table, 11)
    };
    // who began with one ties an end on two, eats on two, and skips ones; his opponent's end is no other
    let tied = after_own([0, 0, 0, 0, 2, 2, 1], 4);
    assert_eq!((tied.marks[13], &tied.holes[11..]), (Mark::Tied(1), &[0, 3, 2][..]));
    let tied = after_own([0, 0, 0, 0, 2, 1, 5], 1);
    assert_eq!((tied.marks[0], tied.holes[0], &tied.holes[11..]), (Mark::Tied(1), 2, &[0, 1, 6][..]));
    // three and a counter are four of many: the lap goes on
    let on = after_own([0, 0, 0, 0, 2, 2, 3], 4);
    assert_eq!((on.marks[13], on.holes[13]), (Mark::Open, 0));
}

#[test]
fn kotu_eats_ties_and_skips() {
    // the first counter passes over the three, the last makes four of the other: eaten, and 8 sown on
    let table = in_round([0, 2, 3, 0, 3, 2, 0, 0, 0, 0, 0, 2, 0, 0]);
    let after = sown(&CATALOGUE, table.clone(), 1);
    assert_eq!(after.holes, [0, 0, 3, 1, 0, 0, 1, 1, 0, 0, 0, 2, 0, 0]);
    assert_eq!(after.stores[0], table.stores[0] + 4);
    let after = sown(&PARKER, table.clone(), 1);
    assert_eq!(after.holes, [0, 0, 3, 1, 0, 2, 0, 0, 0, 0, 0, 2, 0, 0]);
    // a hole of the other row's end is tied, and the turn is over
    let after = sown(&CATALOGUE, in_round([0, 0, 0, 0, 0, 2, 4, 3, 9, 0, 0, 0, 2, 0]), 5);
    assert_eq!((after.marks[7], &after.holes[5..9]), (Mark::Tied(0), &[0, 5, 4, 9][..]));
    // with threes wherever a counter could fall, the skip is suspended for the lap
    let stuck = in_round([6, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]);
    let ended = sown(&Kotu { deadlock_ends: true, ..CATALOGUE }, stuck, 0);
    assert_eq!(ended.holes, [3, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]);
}

#[test]
fn kotu_bars_singles() {
    let holes = |game: &Kotu, table: &Table, step| game.startable(table, step);
    let free = Kotu { singles_free: true, ..CATALOGUE };
    let mixed = in_round([1, 0, 2, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(holes(&CATALOGUE, &mixed, 1), [2]);
    assert_eq!(holes(&free, &mixed, 1), [0, 2, 4]);
    let owing = Table { owed: [true; 2], ..mixed.clone() };
    assert_eq!(holes(&CATALOGUE, &owing, 1), [2]);
    let singles = in_round([1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(holes(&CATALOGUE, &singles, 1), [0, 4]);
    assert_eq!(holes(&CATALOGUE, &singles, 13), [4, 6]);
    assert_eq!(holes(&Kotu { first_is_front: true, ..CATALOGUE }, &singles, 1), [4, 6]);
    let mut tied = in_round([4, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
    tied.marks[0] = Mark::Tied(1);
    assert_eq!(holes(&CATALOGUE, &tied, 1), [4]);
    assert!(holes(&Kotu { count_all: true, ..CATALOGUE }, &tied, 1).is_empty());
}

#[test]
fn kotu_ends_a_round_with_a_row() {
    let mut table = in_round([0, 0, 0, 0, 0, 0, 2, 1, 0, 3, 0, 0, 0, 0]);
    let on = sown(&CATALOGUE, table.clone(), 6);
    assert_eq!((on.between, &on.holes[7..10]), (false, &[2, 1, 3][..]));
    // six seeds are left to the player in whose row they lie
    let ended = Kotu { row_ends: true, ..CATALOGUE }.play(&mut table, Choice::Sow(6, None));
    assert_eq!(ended.map(|end| end.clause), Some("kotu.round-end-row"));
    assert_eq!((table.between, table.stores), (true, [50, 6]));
}

fn any(game: &Kotu, table: &Table, rng: &mut Rng) -> Choice {
    let legal = game.legal(table);
    legal[rng.usize(..legal.len())]
}

/// What must hold of every position.
fn lawful(table: &Table) {
    assert_eq!(table.holes.iter().sum::<u32>() + table.stores.iter().sum::<u32>(), 56, "{table:?}");
    for hole in 0..14 {
        match table.marks[hole] {
            Mark::Closed => assert_eq!(table.holes[hole], 0, "{table:?}"),
            Mark::Tied(_) => assert!(is_end(hole) && table.holes[hole] >= 2, "{table:?}"),
            Mark::Puta | Mark::Naga => assert!(table.holes[hole] >= 1, "{table:?}"),
            Mark::Open => {}
        }
    }
}

/// Plays a random match to its end, or for so many moves: how many there were, how each round ended, and
/// after how many moves with which stores the first did.
fn random_match(game: &Kotu, most: usize, rng: &mut Rng) -> (usize, Vec<RoundEnd>, (usize, [u32; 2])) {
    let (mut table, mut moves, mut rounds, mut first) = (game.start(), 0, Vec::new(), (0, [0; 2]));
    while game.end(&table).is_none() && moves < most {
        let choice = any(game, &table, rng);
        let ended = game.play(&mut table, choice);
        lawful(&table);
        moves += 1;
        assert_eq!(ended.is_some(), table.between);
        if let Some(end) = ended {
            if rounds.is_empty() {
                first = (moves, table.stores);
            }
            rounds.push(end);
        }
    }
    (moves, rounds, first)
}

#[test]
fn random_matches_of_kotu() {
    let mut rng = Rng::with_seed(598);
    let near = |told: f64, wanted: f64, part: f64| (told - wanted).abs() <= part * wanted;
    // turns of the first round; how many of a hundred the first player and the second win
    for (name, game, turns, wins) in
        [("catalogue", CATALOGUE, 34.0, [55.0, 39.0]), ("parker-1909", PARKER, 38.0, [49.0, 46.0])]
    {
        // the percentages need more first rounds than matches
        let (mut moves, mut sown, mut tied, mut in_tied, mut longest) = (0, 0, 0, 0, 0);
        let mut won = [0; 3];
        for number in 0..3500 {
            let game = if number < 500 { game } else { Kotu { rounds: Some(1), ..game } };
            let (all, rounds, (turns, [first, second])) = random_match(&game, usize::MAX, &mut rng);
            moves += if number < 500 { all } else { 0 };
            sown += turns;
            longest = longest.max(turns);
            tied += rounds[0].tied;
            in_tied += rounds[0].in_tied;
            won[if first > second {
                0
            } else if first < second {
                1
            } else {
                2
            }] += 1;
        }
        let mean = |sum: usize| sum as f64 / 3500.0;
        let [first, second, level] = won.map(|rounds| 100.0 * mean(rounds));
        let (sown, tied, in_tied, moves) =
            (mean(sown), mean(tied), mean(in_tied as usize), moves as f64 / 500.0);
        // what the rules give for a comparison, seen with `--nocapture`
        println!("{name}: {sown:.1} turns (longest {longest}), first {first:.1} second {second:.1}");
        println!("  level {level:.1} %, {tied:.2} tied with {in_tied:.1}, a match {moves:.1} moves");
        assert!(near(sown, turns, 0.1), "{name}: {sown} turns");
        assert!(near(first, wins[0], 0.1) && near(second, wins[1], 0.1), "{name}: {first} {second} %");
        assert!((3.0..9.0).contains(&level), "{name}: {level} % level");
        assert!(near(tied, 2.3, 0.1) && near(in_tied, 30.0, 0.1), "{name}: {tied} tied, {in_tied} in them");
        assert!(near(moves, 97.0, 0.15), "{name}: {moves} moves a match");
    }
}

#[test]
fn random_matches_of_any_reading_of_kotu() {
    let mut rng = Rng::with_seed(599);
    let (mut clauses, mut arranged) = (Vec::new(), 0);
    for _ in 0..1000 {
        let end_start = rng.u32(..3);
        let game = Kotu {
            eating_ends: rng.bool(),
            tier_owns: rng.bool(),
            game_first_only: end_start == 1,
            first_round_only: end_start == 2,
            skips_none: rng.bool(),
            deadlock_ends: rng.bool(),
            singles_free: rng.bool(),
            first_is_front: rng.bool(),
            remainder_from: rng.u32(2..=3),
            same_number: rng.bool(),
            never_arranges: rng.bool(),
            rounds: [Some(3), Some(1), Some(5), None][rng.usize(..4)],
            count_all: rng.bool(),
            row_ends: rng.bool(),
        };
        let (_, rounds, _) = random_match(&game, 2000, &mut rng);
        arranged += rounds.iter().filter(|end| end.arranged).count();
        clauses.extend(rounds.into_iter().map(|end| end.clause));
    }
    for clause in ["kotu.round-end", "kotu.round-end-row", "kotu.round-end-marked", "kotu.repetition"] {
        assert!(clauses.contains(&clause), "no round ended by {clause}");
    }
    assert!(arranged > 100, "only {arranged} rounds were arranged");
}
