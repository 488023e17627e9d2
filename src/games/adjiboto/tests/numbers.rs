//! The small boards on the page of numbers: their rules are those of the game, and the smallest are solved again.

use papan::{
    bench::tables::text::Table,
    engine::{Game, Hole, seat::Seat},
    games::adjiboto::{
        numbers::{
            self,
            small::{End, Place, Small},
            solver::solve,
        },
        rules::{Adjiboto, EACH, ROW},
    },
    playout::Playouts,
};

/// A position of the game from the side of who is to move, without what was opened.
fn seen(position: &<Adjiboto as Game>::Position) -> ([u8; 10], [u8; 2]) {
    let seat = position.to_move();
    let mut holes = [0; 10];
    for (at, hole) in holes.iter_mut().enumerate() {
        *hole = position.count(Hole((at as u8 + seat.index() as u8 * ROW) % (2 * ROW)));
    }
    (holes, [position.store(seat), position.store(seat.other())])
}

#[test]
fn small_boards_are_played_by_the_rules_of_the_game() {
    let game = Adjiboto::default();
    let small = Small { row: ROW.into(), each: EACH };
    let mut playouts = Playouts::new(game, 3);
    let mut drawn = 0;
    for _ in 0..300 {
        let mut place = small.start();
        let outcome = playouts.play(game.start(), |before, chosen, after| {
            assert_eq!((place.holes, place.stores), seen(before));
            let mut playable = 0u8;
            game.each_move(before, |chosen| playable |= 1 << (chosen.hole().map_or(0, |hole| hole.0) % ROW));
            assert_eq!(small.playable(&place), playable);
            place = small.play(&place, (chosen.hole().map_or(0, |hole| hole.0) % ROW).into());
            assert_eq!((place.holes, place.stores), seen(after));
        });
        let level = outcome.winners.has(Seat::FIRST) && outcome.winners.has(Seat::SECOND);
        let level = level || outcome.winners.count() == 0;
        assert_eq!(small.end(&place), Some(if level { End::Drawn } else { End::Lost }));
        drawn += u32::from(level);
    }
    assert!((20..150).contains(&drawn), "{drawn} draws");
}

/// A board on which the mover has one hole of two: sown, it leaves both players stuck.
#[test]
fn a_position_is_told_from_the_side_of_who_is_to_move() {
    let small = Small { row: 1, each: 2 };
    let start = small.start();
    assert_eq!(start.holes[..2], [2, 2]);
    let after = small.play(&start, 0);
    assert_eq!(
        after,
        Place { holes: [3, 1, 0, 0, 0, 0, 0, 0, 0, 0], stores: [0, 0], opened: [0, 1], quiet: false }
    );
}

#[test]
fn the_smallest_boards_are_solved_again() {
    let [own] = numbers::TABLES else { panic!("one table") };
    let table = Table::read(own.name, own.text).expect("a table");
    let mut again = 0;
    for row in &table.rows {
        let [row_of, each] = [0, 1].map(|at| row[at].parse::<u8>().expect("a size"));
        let Ok(positions) = row[3].parse::<u32>() else { continue };
        if positions > 30_000 {
            continue;
        }
        let solved = solve(Small { row: row_of.into(), each }, 40_000).expect("a small board");
        let moves = solved.moves.map_or("-".into(), |moves| moves.to_string());
        assert_eq!(
            [format!("{:+}", solved.value), solved.positions.to_string(), moves],
            row[2..5],
            "{row:?}"
        );
        again += 1;
    }
    assert!(again > 15, "{again} boards");
}
