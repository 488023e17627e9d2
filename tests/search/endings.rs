//! Endings of Pasang: the search finds what the plainest solver finds, and says that it is proved. Small games and
//! endings of sowing games are solved in their rooms.

use std::collections::HashMap;

use fastrand::Rng;
use papan::engine::{
    Game,
    family::Family,
    pasang::{
        Pasang,
        board::{Colour, Point},
        position::Piece,
        setup,
    },
    seat::Seat,
};

use crate::brute::{agree, solve};

/// A board of a few tokens anywhere but in the passages, and both kas.
fn few_tokens(rng: &mut Rng, tokens: usize) -> setup::Setup {
    let mut laid = setup::Setup::empty();
    laid.passages = [Some(0), Some(10)];
    laid.ka_tokens = [Some(Colour::Black), Some(Colour::White)];
    let mut points: Vec<Point> = Point::all()
        .filter(|point| point.is_playable() && !matches!(point.column(), 0 | 10) && point.row() < 11)
        .collect();
    rng.shuffle(&mut points);
    laid.put(points[0], Some(Piece::Ka(Seat::FIRST)));
    laid.put(points[1], Some(Piece::Ka(Seat::SECOND)));
    // near each other, so that there is something to take
    let near = |point: &&Point| point.column().abs_diff(5) < 4 && point.row().abs_diff(5) < 4;
    for &point in points[2..].iter().filter(near).take(tokens) {
        laid.put(point, Some(Piece::Token(if rng.bool() { Colour::Black } else { Colour::White })));
    }
    laid.to_move = rng.usize(..2);
    laid
}

#[test]
fn endings_of_pasang_are_solved() {
    for preset in ["encyclopedia", "traditional"] {
        let mut game = Pasang::default().with_preset(preset).unwrap();
        game.set_reading("pattern", "custom").unwrap();
        let (mut known, mut compared, mut rng) = (HashMap::new(), 0, Rng::with_seed(8));
        for count in 0..400 {
            let tokens = rng.usize(2..=8);
            let mut laid = few_tokens(&mut rng, tokens);
            let taken = game.captured_points(&laid).unwrap();
            laid.scores[0] = rng.u32(taken / 3..=2 * taken / 3);
            laid.scores[1] = taken - laid.scores[0];
            let position = game.position(&laid).expect("a position that obeys the laws");
            if game.outcome(&position).is_some() {
                continue;
            }
            let wanted = solve(&game, &position, &mut known).expect("no position of Pasang comes again");
            let all = (count % 2 == 0).then_some(&mut known);
            agree(&game, &position, wanted, all, preset);
            compared += 1;
        }
        assert!(compared > 100, "{preset}: {compared}");
    }
}
