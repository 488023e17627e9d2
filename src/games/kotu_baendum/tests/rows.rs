//! The messages about marked holes.

use papan::{
    engine::{
        Game, Hole,
        seat::Seat,
        sowing::{
            Kind,
            position::{Event, Mark},
        },
    },
    session::Session,
    story::{Query, query},
    words::say,
};

#[test]
fn the_rows_are_told_with_their_marks() {
    let game = Kind::KotuBaendum.game();
    let mut position = game.start();
    let marks = [Mark::Tied(Seat::SECOND), Mark::Puta, Mark::Naga, Mark::Wala, Mark::Closed];
    for (hole, mark) in (0..).map(Hole).zip(marks) {
        position.apply(Event::Mark { hole, mark });
    }
    let session = Session::new(game, position);
    let says = say(&query::answer(&session, &position, Query::Board, None));
    let south = "Player 1’s a to g: 4 tied by Player 2, 4 puta, 4 naga, 4 wala, closed, 4, 4.";
    assert_eq!(says, format!("{south} Player 2’s A to G: 4, 4, 4, 4, 4, 4, 4."));
}
