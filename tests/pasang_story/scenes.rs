//! Trays, scenes, durations and sounds follow the events of a move.

use papan::{
    engine::pasang::{
        Pasang,
        board::Colour,
        position::{Event, Position},
    },
    session::Session,
    story::pasang::{
        scene::{Flyer, Place, scene, step_durations, trays},
        sound,
    },
};

use super::{SEATS, sessions};

#[test]
fn trays_scenes_and_sounds_follow_the_events() {
    for session in sessions(2) {
        let mut counted = [[0; 2]; 2];
        assert_eq!(trays(&session, 0), counted);
        for moves in 1..=session.moves().len() {
            let (before, events) = session.replay(moves).expect("a move");
            let lay = counted;
            let step_durations = step_durations(&events);
            let mut position = before;
            let mut step = 0;
            for cited in events.iter() {
                if cited.event.is_step() {
                    assert!(step_durations[step].1 >= 90.0 && events[step_durations[step].0] == *cited);
                    let scene = scene(&before, lay, &events, step);
                    let flying = scene.moving.expect("a step under way");
                    assert_eq!(scene.trays, counted);
                    assert_eq!(scene.resting.at(flying.from), None);
                    assert_eq!(scene.resting.score(before.to_move()), position.score(before.to_move()));
                    match (cited.event, flying.piece, flying.to) {
                        (Event::Take { seat, point, colour }, Flyer::Ball(of), Place::Tray { slot, .. }) => {
                            assert_eq!((of, flying.from), (colour, point));
                            assert_eq!(slot, counted[seat.index()][colour as usize]);
                        }
                        (
                            Event::Slide { seat, from, to } | Event::Jump { seat, from, to, .. },
                            Flyer::Ka(of, was),
                            Place::Point(there),
                        ) => {
                            assert_eq!((of, flying.from, there), (seat, from, to));
                            assert_eq!(position.ka_token(seat), Some(was));
                        }
                        other => panic!("{other:?}"),
                    }
                    for lands in [false, true] {
                        assert!(sound::sound(lay, &events, step, lands).is_some(), "{step}");
                    }
                    step += 1;
                }
                position.apply(cited.event);
                if let Event::Take { seat, colour, .. } = cited.event {
                    counted[seat.index()][colour as usize] += 1;
                }
            }
            assert_eq!(step, step_durations.len());
            let last = scene(&before, lay, &events, step);
            assert_eq!((last.resting, last.trays, last.moving), (position, counted, None));
            assert_eq!(trays(&session, moves), counted);
            from_here(&session, moves, &position);
        }
        assert_eq!(trays(&session, usize::MAX), counted);
    }
}

/// A game that begins in the middle has trays that fit its scores and what is missing.
fn from_here(session: &Session<Pasang>, moves: usize, position: &Position) {
    if !moves.is_multiple_of(7) || position.tokens() == 0 {
        return;
    }
    let game = session.game();
    let split = trays(&Session::new(*game, *position), 0);
    let from_start = trays(session, moves);
    for colour in Colour::BOTH {
        let all = |trays: [[usize; 2]; 2]| trays.iter().map(|tray| tray[colour as usize]).sum::<usize>();
        assert_eq!(all(split), all(from_start));
    }
    for seat in SEATS {
        let worth: usize = Colour::BOTH
            .iter()
            .map(|&colour| split[seat.index()][colour as usize] * usize::from(colour.points()))
            .sum();
        assert_eq!(worth, usize::from(position.score(seat)));
    }
}
