//! The open form: what laws it has, one by one, and that a position comes through it unchanged.

use papan::engine::{
    Game,
    pasang::{
        Layout, Pasang, SecondPassageRule,
        board::{Colour, Point},
        position::Piece,
        setup::{Setup, SetupError},
    },
    seat::Seat,
};

use crate::table::{custom, play, point, setup};

const BLACK: Option<Piece> = Some(Piece::Token(Colour::Black));

fn law(setup: &Setup) -> Option<SetupError> {
    custom().position(setup).err()
}

/// A lawful setup, changed: the law it breaks.
fn changed(text: &str, to_move: Seat, change: impl Fn(&mut Setup)) -> Option<SetupError> {
    let mut open = setup(text, to_move);
    assert_eq!(law(&open), None, "{text}");
    change(&mut open);
    law(&open)
}

#[test]
fn the_shape_of_the_board() {
    let of = |change: fn(&mut Setup)| changed("S:e1 N:k1 b:d5", Seat::FIRST, change);
    assert_eq!(of(|open| drop(open.rows.pop())), Some(SetupError::Rows { found: 10 }));
    assert_eq!(of(|open| open.rows.push(Vec::new())), Some(SetupError::Rows { found: 12 }));
    assert_eq!(of(|open| open.rows.clear()), Some(SetupError::Rows { found: 0 }));
    assert_eq!(of(|open| open.rows[3].push(None)), Some(SetupError::Points { row: 3, found: 12 }));
    assert_eq!(of(|open| open.rows[10].clear()), Some(SetupError::Points { row: 10, found: 0 }));
    assert_eq!(of(|open| open.rows[5][5] = BLACK), Some(SetupError::Centre));
    assert_eq!(of(|open| open.to_move = 2), Some(SetupError::Seat { found: 2 }));
    assert_eq!(of(|open| open.to_move = usize::MAX), Some(SetupError::Seat { found: usize::MAX }));
}

#[test]
fn kas_and_what_they_were() {
    let of = |change: fn(&mut Setup)| changed("S:e1 N:k1 b:d5", Seat::FIRST, change);
    for seat in [Seat::FIRST, Seat::SECOND, Seat::THIRD] {
        let one_more = |open: &mut Setup| open.rows[4][4] = Some(Piece::Ka(seat));
        assert_eq!(changed("S:e1 N:k1 b:d5", Seat::FIRST, one_more), Some(SetupError::Kas { seat }));
    }
    assert_eq!(of(|open| open.ka_tokens[0] = None), Some(SetupError::KaToken { seat: Seat::FIRST }));
    let choosing = changed("b:b3 w:d3", Seat::FIRST, |open| open.ka_tokens[1] = Some(Colour::White));
    assert_eq!(choosing, Some(SetupError::KaToken { seat: Seat::SECOND }));
    // the first ka stands in its passage until there are two
    let at = |place| law(&setup(&format!("S:{place} b:j9 w:b3"), Seat::SECOND));
    assert_eq!(at("a3"), None);
    for elsewhere in ["a7", "b4", "k9"] {
        assert_eq!(at(elsewhere), Some(SetupError::KaPlace { point: point(elsewhere) }));
    }
}

#[test]
fn passages_and_the_order_of_the_first_moves() {
    let of = |change: fn(&mut Setup)| changed("b:b3,j9", Seat::FIRST, change);
    let column = Some(SetupError::Column { seat: Seat::SECOND, found: 11 });
    assert_eq!(of(|open| open.passages[1] = Some(11)), column);
    assert_eq!(of(|open| open.passages[1] = Some(1)), Some(SetupError::SecondPassage { column: 1 }));
    let free = Pasang { second_passage: SecondPassageRule::FreeExceptFacing, ..custom() };
    let mut open = setup("passages:ab b:b3,j9", Seat::FIRST);
    assert_eq!(free.position(&open).err(), None);
    open.passages[1] = Some(0);
    assert_eq!(free.position(&open), Err(SetupError::SecondPassage { column: 0 }));
    assert_eq!(of(|open| open.to_move = 1), Some(SetupError::Turn { wanted: Seat::FIRST }));
    let second = changed("S:a3 b:b3,j9", Seat::SECOND, |open| open.to_move = 0);
    assert_eq!(second, Some(SetupError::Turn { wanted: Seat::SECOND }));
    // the second seat's passage or ka before the first one's, and a ka before both passages
    assert_eq!(of(|open| open.passages[0] = None), Some(SetupError::Order));
    assert_eq!(law(&setup("N:k9 b:b3", Seat::FIRST)), Some(SetupError::Order));
    assert_eq!(law(&setup("passages:a S:a3 b:b3", Seat::SECOND)), Some(SetupError::Order));
    // from the fifth move on it may be either's turn
    assert_eq!(law(&setup("S:e1 N:k1 b:d5", Seat::SECOND)), None);
}

#[test]
fn tokens_where_they_can_lie() {
    let in_passage = |place| Some(SetupError::InPassage { point: point(place) });
    assert_eq!(law(&setup("S:e1 N:k1 b:a3", Seat::FIRST)), in_passage("a3"));
    assert_eq!(law(&setup("S:e1 N:k1 b:k9", Seat::FIRST)), in_passage("k9"));
    assert_eq!(law(&setup("S:e1 N:k1 b:a7,k5,a6,k6", Seat::FIRST)), None);
    let game = Pasang::default();
    let mut opening = game.setup(&game.start());
    opening.rows[0][0] = None;
    assert_eq!(game.position(&opening), Err(SetupError::Vacant { point: point("a11") }));
    let mut opening = game.setup(&game.start());
    opening.rows[0][0] = BLACK;
    assert_eq!(game.position(&opening), Err(SetupError::Pattern { point: point("a11") }));
    assert_eq!(
        custom().position(&opening),
        Err(SetupError::Tokens { colour: Colour::Black, found: 61, most: 60 })
    );
}

#[test]
fn scores_are_what_is_missing() {
    let of = |change: fn(&mut Setup)| changed("S:e1 N:k1 b:d5", Seat::FIRST, change);
    assert_eq!(of(|open| open.scores[1] = 1), Some(SetupError::Scores { found: 178, wanted: 177 }));
    assert_eq!(
        of(|open| open.scores = [u32::MAX; 2]),
        Some(SetupError::Scores { found: u32::MAX, wanted: 177 })
    );
    assert_eq!(of(|open| open.scores = [0, 177]), None);
    let white = of(|open| open.ka_tokens = [Some(Colour::White); 2]);
    assert_eq!(white, Some(SetupError::Scores { found: 177, wanted: 175 }));
}

#[test]
fn the_first_moves_come_through_unchanged() {
    for pattern in [Layout::Pattern1, Layout::Pattern2, Layout::Checker] {
        let game = Pasang { pattern, ..Pasang::default() };
        let mut position = game.start();
        for column in ["c", "i"] {
            assert_eq!(game.position(&game.setup(&position)), Ok(position));
            play(&game, &mut position, column);
        }
        assert_eq!(game.position(&game.setup(&position)), Ok(position));
        assert_eq!(position.at(Point::at(2, 2)), None);
    }
}
