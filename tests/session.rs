//! A game that its persons end: nothing of it is lost, and it can be gone on with.

use papan::{
    engine::{
        Game,
        seat::Seat,
        sowing::{Kind, Sowing},
    },
    notation::read_move,
    session::{Action, Refusal, Session, Stop},
};

const STOPS: [Stop; 3] = [Stop::Agreed, Stop::Resigned(Seat::FIRST), Stop::Resigned(Seat::SECOND)];

/// Each game after three moves.
fn games() -> impl Iterator<Item = Session<Sowing>> {
    [
        (Kind::Adjiboto, ["e", "A", "c"]),
        (Kind::MangalaSuez, ["xa", "xA", "xb"]),
        (Kind::Kalah, ["f", "E", "a"]),
    ]
    .into_iter()
    .map(|(kind, words)| {
        let game = kind.game();
        let begun = Session::new(game, game.start());
        words.iter().fold(begun, |session, word| session.play(read_move(&game, word).unwrap()).unwrap())
    })
}

#[test]
fn a_stopped_game_is_over_until_the_stop_is_taken_back() {
    for session in games() {
        for stop in STOPS {
            let stopped = session.act(Action::Stop(stop)).unwrap();
            assert!(stopped.is_over() && stopped.outcome().is_none());
            assert_eq!(
                (stopped.stop(), stopped.winners()),
                (Some(stop), Some(stop.winners(session.game().seats())))
            );
            assert_eq!(stopped.only_move(), None);
            let mut legal = None;
            session.game().each_move(session.position(), |chosen| legal = Some(chosen));
            assert_eq!(stopped.play(legal.unwrap()), Err(Refusal::Stopped(stop)));
            assert_eq!(stopped.act(Action::Stop(Stop::Agreed)), Err(Refusal::Stopped(stop)));
            let again = stopped.act(Action::Undo).unwrap();
            assert_eq!((again.stopped(), again.is_over()), (None, false));
            assert_eq!((again.moves(), again.cursor()), (session.moves(), session.cursor()));
            // looked back on, it goes on like any other game
            let back = stopped.act(Action::Goto(1)).unwrap();
            assert_eq!((back.stop(), back.is_over(), back.stopped()), (None, false, Some(stop)));
            assert_eq!(back.act(Action::Goto(3)), Ok(stopped));
        }
    }
}

#[test]
fn a_stop_that_was_taken_back_is_played_again() {
    for session in games() {
        for stop in STOPS {
            let stopped = session.act(Action::Stop(stop)).unwrap();
            let back = stopped.act(Action::Undo).unwrap();
            assert_eq!(back.act(Action::Redo), Ok(stopped.clone()));
            assert_eq!(stopped.act(Action::Redo), Err(Refusal::AtEnd));
            // also from further back, and past the same move played anew
            let further = back.act(Action::Undo).unwrap().act(Action::Undo).unwrap();
            let next = further.moves()[further.cursor()];
            for on in [further.act(Action::Redo), further.play(next)] {
                let last = on.unwrap().act(Action::Redo).unwrap();
                assert_eq!((last.stop(), last.cursor()), (None, 3));
                assert_eq!(last.act(Action::Redo), Ok(stopped.clone()));
            }
            // what is done instead takes its place
            let mut legal = None;
            back.game().each_move(back.position(), |chosen| legal = Some(chosen));
            let played = back.play(legal.unwrap()).unwrap();
            assert_eq!(played.act(Action::Redo), Err(Refusal::AtEnd));
            let undone = played.act(Action::Undo).unwrap();
            assert_eq!(undone.act(Action::Redo).unwrap().stopped(), None);
            for other in STOPS {
                assert_eq!(back.act(Action::Stop(other)), session.act(Action::Stop(other)));
            }
        }
    }
}

#[test]
fn whoever_stops_while_looking_back_loses_no_move() {
    for session in games() {
        let back = session.act(Action::Goto(1)).unwrap();
        for stop in STOPS {
            assert_eq!(back.act(Action::Stop(stop)), session.act(Action::Stop(stop)));
        }
    }
}

#[test]
fn a_game_that_its_rules_have_ended_cannot_be_stopped() {
    let game = Kind::Kalah.preset("standard").unwrap();
    let mut session = Session::new(game, game.start());
    while session.outcome().is_none() {
        let mut last = None;
        game.each_move(session.position(), |chosen| last = Some(chosen));
        session = session.play(last.unwrap()).unwrap();
    }
    let outcome = session.outcome().unwrap();
    for looked in [session.clone(), session.act(Action::Goto(2)).unwrap()] {
        assert_eq!(looked.act(Action::Stop(Stop::Agreed)), Err(Refusal::Over(outcome)));
    }
}
