//! The score of a game of Mangala that ends by repetition.

use std::cmp::Ordering;

use papan::{
    engine::{
        Game,
        family::Family,
        history::Met,
        seat::{Seat, Seats},
        sowing::Kind,
    },
    playout::Playouts,
    session::Session,
    story::caption,
    words::Message,
};

/// In random play Mangala comes round again three times in three million games: what it would then come to is asked
/// of positions in the middle of games.
#[test]
fn who_owns_his_side_counts_it_where_a_game_comes_round_again() {
    let mut game = Kind::MangalaSuez.game();
    game.set_reading("leftovers", "side_owner").expect("a reading of the rules");
    let (mut playouts, mut decided) = (Playouts::new(game, 5), 0);
    for _ in 0..50 {
        let mut met = Vec::new();
        playouts.play(game.start(), |_, _, after| met.push(*after));
        for position in met.into_iter().filter(|position| game.outcome(position).is_none()) {
            let again = Met { times: 3, since: 30 };
            let outcome = game.on_repetition(&mut position.clone(), again, |_| ()).expect("an end");
            let Message::Ended { stores: [first, second, _], .. } =
                caption::end_message(&Session::new(game, position), outcome)
            else {
                panic!("an end that is told as another")
            };
            assert_eq!(first + second, position.total() as i32, "all shells count, wherever they lie");
            let winners = match first.cmp(&second) {
                Ordering::Greater => Seats::only(Seat::FIRST),
                Ordering::Less => Seats::only(Seat::SECOND),
                Ordering::Equal => Seats::BOTH,
            };
            assert_eq!(outcome.winners, winners, "{first} to {second}");
            decided += u32::from(first != second);
        }
    }
    assert!(decided > 100);
}
