//! What is true of every game under any readings: over random play.

use fastrand::Rng;
use papan::{
    engine::{
        Game, Target,
        clause::Cited,
        pasang::{
            Layout, Line, Move, Pasang,
            board::{Axis, Colour, Point, SIDE},
            position::{Event, Piece, Position},
        },
        seat::Seat,
    },
    laws,
    playout::Playouts,
};

use crate::pasang_games::games;

const GAMES: usize = 30;

fn over_random_games(mut each: impl FnMut(&Pasang, &Position, Move, &Position)) {
    for (seed, game) in std::iter::once(Pasang::default()).chain(games(8, 40)).enumerate() {
        let mut playouts = Playouts::new(game, seed as u64);
        for _ in 0..GAMES {
            playouts.play(game.start(), |before, chosen, after| each(&game, before, chosen, after));
        }
    }
}

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

#[test]
fn every_move_keeps_the_laws() {
    over_random_games(|game, before, chosen, after| {
        assert_eq!(laws::of_start(game), Ok(()));
        assert_eq!(laws::of_move(game, before, chosen, after), Ok(()));
        assert_eq!(laws::of_position_text(game, after), Ok(()));
        assert_eq!(laws::of_move_text(game, chosen), Ok(()));
        let (mut replayed, mut takes, mut turns) = (*before, 0, 0);
        game.play(&mut before.clone(), chosen, |Cited { event, .. }| {
            match event {
                Event::Take { seat, point, colour } => {
                    assert_eq!(replayed.at(point), Some(Piece::Token(colour)));
                    assert_eq!(seat, before.to_move());
                    takes += 1;
                }
                Event::Turn => turns += 1,
                _ => (),
            }
            replayed.apply(event);
        });
        let asked = match chosen {
            Move::Passage(_) => 5,
            Move::Ka { line, .. } | Move::Go { line, .. } => line.sum(),
        };
        assert_eq!((takes, turns, takes % 2), (asked, 1, 1), "an odd number, all that was asked for");
        // the fifth move is the first seat's: who is to move shows in what is left
        if SEATS.iter().all(|&seat| after.ka(seat).is_some()) {
            assert_eq!(after.tokens() % 2, after.to_move().index() as u32);
        }
    });
}

#[test]
fn a_game_without_moves_has_ended() {
    let mut ends = std::collections::BTreeSet::new();
    over_random_games(|game, _, _, after| {
        let mut moves = std::collections::HashSet::new();
        game.each_move(after, |chosen| assert!(moves.insert(chosen), "twice: {chosen:?}"));
        let outcome = game.outcome(after);
        assert_eq!(moves.is_empty(), outcome.is_some());
        let Some(outcome) = outcome else { return };
        let id = game.clauses()[usize::from(outcome.clause.0)].id;
        ends.insert(id);
        assert_eq!(id.starts_with("pas.cleared"), after.tokens() == 0);
        if after.tokens() == 0 {
            // it is always the second seat that clears the board
            assert_eq!(after.to_move(), Seat::FIRST);
            let kas = if game.ka_token_scored as usize == 1 { 0..=0 } else { 2..=4 };
            let total = if game.start().count(Colour::White) == 61 { 181 } else { 180 };
            let sum = SEATS.map(|seat| i32::from(after.score(seat))).into_iter().sum::<i32>();
            assert!(kas.contains(&(total - sum)), "{sum}");
        }
    });
    assert_eq!(ends.into_iter().collect::<Vec<_>>(), ["pas.cleared", "pas.cleared-draw", "pas.suntuk"]);
}

#[test]
fn paths_and_the_open_form_go_both_ways() {
    let mut rng = Rng::with_seed(5);
    over_random_games(|game, before, chosen, after| {
        if rng.u8(..4) > 0 {
            return;
        }
        assert_eq!(game.position(&game.setup(after)), Ok(*after));
        let path = game.targets(before, chosen);
        let mut equal = 0;
        game.each_move(before, |other| {
            let other = game.targets(before, other);
            equal += u32::from(other == path);
            assert!(other == path || !other.starts_with(&path), "a path that is complete begins another");
        });
        assert_eq!(equal, 1, "{chosen:?}");
    });
}

/// Whatever else may be chosen is refused by a clause, and nothing happens.
#[test]
fn every_other_move_is_refused() {
    let lines: Vec<_> = (0..6u8)
        .flat_map(|low| (0..6).flat_map(move |high| Axis::BOTH.map(|axis| Line::along(axis, low, high))))
        .chain([Line { sides: [255; 4] }, Line { sides: [1, 0, 1, 0] }])
        .collect();
    let mut rng = Rng::with_seed(3);
    let mut refused = [0; 64];
    over_random_games(|game, before, _, _| {
        if rng.u32(..20) > 0 {
            return;
        }
        let mut legal = std::collections::HashSet::new();
        game.each_move(before, |chosen| assert!(legal.insert(chosen)));
        for _ in 0..60 {
            let point =
                |rng: &mut Rng| if rng.u8(..9) == 0 { Point(rng.u8(..)) } else { Point(rng.u8(..121)) };
            let line = lines[rng.usize(..lines.len())];
            let from = point(&mut rng);
            let to = point(&mut rng);
            let near =
                before.passage(before.to_move()).map_or(to, |column| Point::at(column, from.row() % SIDE));
            for chosen in [
                Move::Passage(rng.u8(..)),
                Move::Ka { from, to, line },
                Move::Ka { from, to: near, line },
                Move::Go { to, line },
            ] {
                if legal.contains(&chosen) {
                    continue;
                }
                let clause = game.try_play(before, chosen, |event| panic!("{event:?}"));
                let clause = clause.expect_err("a move that may not be played");
                refused[usize::from(clause.0)] += 1;
                assert!(usize::from(clause.0) < game.clauses().len(), "{chosen:?}");
            }
            for path in [
                vec![],
                vec![Target::Next],
                vec![Target::Line(line)],
                vec![Target::Point(from), Target::Point(to)],
                vec![Target::Point(from), Target::Line(line), Target::Line(line)],
            ] {
                let clause = game.refuse(before, &path);
                assert!(usize::from(clause.0) < game.clauses().len(), "{path:?}");
            }
        }
    });
    assert!(refused.iter().filter(|&&times| times > 0).count() >= 15, "{refused:?}");
}

#[test]
fn moves_are_played_without_the_heap() {
    let games = [Layout::Pattern1, Layout::Pattern2].map(|pattern| Pasang { pattern, ..Pasang::default() });
    for game in games {
        let mut playouts = Playouts::new(game, 3);
        let mut taken = || {
            let counted = allocation_counter::measure(|| {
                for _ in 0..200 {
                    playouts.play(game.start(), |before, chosen, after| {
                        assert_eq!(game.try_play(before, chosen, |_| ()), Ok(*after));
                    });
                }
            });
            counted.count_total
        };
        // the first games make room in the buffer that all games share
        assert!(taken() > 0, "the counter counts");
        assert!(taken() <= 1);
    }
}
