//! How a game ends.

use papan::engine::{
    Game,
    pasang::{
        KaTokenScored, Pasang,
        board::Colour,
        position::{Event, Position},
    },
    seat::{Seat, Seats},
};

use crate::table::{board, custom, play, refusal, setup};

fn ended(game: &Pasang, position: &Position) -> Option<(Seats, &'static str)> {
    let outcome = game.outcome(position)?;
    Some((outcome.winners, game.clauses()[usize::from(outcome.clause.0)].id))
}

pub fn suntuk() {
    // nothing can be taken, and the points do not count: the first has all of them
    let position = board("S:e1 N:k1 b:c8,d8,c9,d9");
    assert!(position.score(Seat::FIRST) > position.score(Seat::SECOND));
    assert_eq!(ended(&custom(), &position), Some((Seats::only(Seat::SECOND), "pas.suntuk")));
    assert_eq!(refusal(&custom(), &position, "e9"), "pas.suntuk");
    assert_eq!(ended(&custom(), &board("S:e1 N:k1 b:c9")), None);
}

pub fn suntuk_scope() {
    let position = board("b:b3 w:j9,i9");
    assert_eq!(ended(&custom(), &position), Some((Seats::only(Seat::SECOND), "pas.suntuk-scope")));
    // an empty board is cleared
    let position = board("S:e1 N:k1");
    assert_eq!(ended(&custom(), &position), Some((Seats::only(Seat::FIRST), "pas.cleared")));
}

pub fn cleared() {
    let mut position = board("S:e1 N:e9 b:d5");
    assert_eq!(ended(&custom(), &position), None);
    play(&custom(), &mut position, "e5xW1");
    assert_eq!(ended(&custom(), &position), Some((Seats::only(Seat::FIRST), "pas.cleared")));
}

/// The last token is taken, and the first seat then has this many points.
fn last_taken(game: &Pasang, first: u32) -> Position {
    let mut last = setup("S:e1 N:e9 b:d5", Seat::FIRST);
    last.scores = [first - 1, 178 - first];
    let mut position = game.position(&last).expect("lawful");
    play(game, &mut position, "e5xW1");
    position
}

pub fn cleared_draw() {
    assert_eq!(ended(&custom(), &last_taken(&custom(), 89)), Some((Seats::BOTH, "pas.cleared-draw")));
    let second = Some((Seats::only(Seat::SECOND), "pas.cleared"));
    assert_eq!(ended(&custom(), &last_taken(&custom(), 88)), second);
}

pub fn ka_unscored() {
    let position = last_taken(&custom(), 100);
    assert_eq!([Seat::FIRST, Seat::SECOND].map(|seat| position.score(seat)), [100, 78]);
    // 118 tokens can be captured, whatever the kas were
    assert_eq!([Seat::FIRST, Seat::SECOND].map(|seat| position.ka_token(seat)), [Some(Colour::Black); 2]);
    let scored = Pasang { ka_token_scored: KaTokenScored::Yes, ..custom() };
    let position = last_taken(&scored, 89);
    assert_eq!([Seat::FIRST, Seat::SECOND].map(|seat| position.score(seat)), [90, 90]);
    let mut told = board("S:e1 N:e9 b:d5");
    let events = play(&scored, &mut told, "e5xW1");
    let counted = |event: &Event| matches!(event, Event::Score { points: 1, .. });
    let cited = events.iter().filter(|(event, _)| counted(event)).map(|(_, clause)| *clause);
    assert_eq!(cited.collect::<Vec<_>>(), ["pas.ka-unscored"; 2]);
}
