//! The way of a move, what it changed, and what it would do: the same as its events, and as the move itself.

#[path = "common/each_move.rs"]
mod each_move;

use std::fs;

use each_move::each_move;
#[path = "common/rooms.rs"]
mod rooms;

use papan::{
    engine::{
        Game, Hole,
        clause::ClauseId,
        seat::Seat,
        sowing::{
            Kind, Move, Sowing,
            position::{self, Event, Position},
        },
    },
    notation::{Record, hole_letter, read_move, read_position},
    session::Session,
    story::sowing::{
        caption, marks,
        path::{MovePath, changed, ghost},
        scene::Place,
    },
};

/// The session after moves from a position, all as they are written.
fn session(kind: Kind, position: &str, moves: &str) -> Session<Sowing> {
    let game = kind.game();
    let start = if position.is_empty() { game.start() } else { read_position(&game, position).unwrap() };
    let moves = moves.split(' ').map(|text| read_move(&game, text).unwrap());
    moves.fold(Session::new(game, start), |session, chosen| session.play(chosen).unwrap())
}

/// A way as text: a lap a word, its hole, the places it fed (`1` and `2` are stores), after `>` where it moved on.
fn told(session: &Session<Sowing>) -> String {
    let row = session.game().row();
    let (_, events) = session.replay(session.cursor()).unwrap();
    let hole = |hole: Hole| hole_letter(hole, row);
    let legs = MovePath::of(&events).laps.into_iter().map(|leg| {
        let fell = leg.stops.len() - leg.moved;
        let stops = leg.stops.iter().enumerate().flat_map(|(at, place)| {
            let place = match place {
                Place::Hole(at) => hole(*at),
                Place::Store(seat) => {
                    if *seat == Seat::FIRST {
                        '1'
                    } else {
                        '2'
                    }
                }
                Place::Away | Place::Hand => panic!("a counter was sown out of the game"),
            };
            (at >= fell).then_some('>').into_iter().chain([place])
        });
        format!("{}-{}", hole(leg.from), stops.collect::<String>())
    });
    legs.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_way_of_a_move_names_every_place_it_fed_in_order() {
    let mut seen = 0;
    for kind in Kind::ALL {
        let path = rooms::tests(kind.name()).join("way.txt");
        let table = if path.exists() { rooms::lines(&path) } else { Vec::new() };
        for line in table {
            let columns: Vec<_> = line.split('|').map(str::trim).collect();
            let [position, moves, way] = columns[..] else { panic!("{line}") };
            assert_eq!(told(&session(kind, position, moves)), way, "{kind:?} {moves}");
            seen += 1;
        }
    }
    assert!(seen > 0);
}

/// Where a lap of a game begins: at the hole of the last counter, also beyond one that was `eaten`, or at the `next`;
/// `tests/laps.txt` says so in rooms of games that have other laps than the first.
fn laps(kind: Kind) -> &'static str {
    static LAPS: std::sync::OnceLock<Vec<String>> = std::sync::OnceLock::new();
    let read = |kind: Kind| {
        let path = rooms::tests(kind.name()).join("laps.txt");
        if path.exists() { rooms::lines(&path).concat() } else { String::new() }
    };
    &LAPS.get_or_init(|| Kind::ALL.map(read).into())[kind as usize]
}

#[test]
fn a_way_has_as_many_laps_as_liftings_and_stops_as_counters_sown() {
    let (mut longest, mut shifted) = (0, 0);
    each_move(21, 10, |session, chosen| {
        let (before, events) = session.replay(session.cursor()).unwrap();
        let way = MovePath::of(&events);
        let sum = caption::summary(session.game(), &before, chosen, &events);
        if matches!(chosen, Move::Empty(_) | Move::Next | Move::Arrange(_)) {
            assert_eq!(way, MovePath::default());
            return;
        }
        assert_eq!(way.laps.len() as u32, sum.laps + 1);
        assert_eq!(Some(way.laps[0].from), chosen.hole());
        assert_eq!(way.laps[0].stops.len() - way.laps[0].moved, usize::from(sum.count));
        let sown =
            events.iter().filter(|e| matches!(e.event, Event::Drop { .. } | Event::Bank { .. })).count();
        assert_eq!(way.laps.iter().map(|leg| leg.stops.len() - leg.moved).sum::<usize>(), sown);
        // a lap begins where the one before ended, or moved on to, or beyond a hole that it has eaten
        for pair in way.laps.windows(2) {
            let eaten = events.iter().any(|event| match event.event {
                Event::Capture { hole, .. } => pair[0].stops.last() == Some(&Place::Hole(hole)),
                _ => false,
            });
            let last = match pair[0].stops.last() {
                Some(Place::Hole(hole)) => *hole,
                other => panic!("a lap of a relay ends in a hole, not in {other:?}"),
            };
            let is_next = || {
                let on = (1..14).map(|on| Hole((last.0 + on) % 14));
                let mut open = on.filter(|&hole| before.mark(hole) != position::Mark::Closed);
                open.next() == Some(pair[1].from)
            };
            let goes_on = match laps(session.game().kind()) {
                "eaten" => eaten || last == pair[1].from,
                "next" => is_next(),
                _ => last == pair[1].from,
            };
            assert!(goes_on, "{pair:?}");
        }
        longest = longest.max(way.laps.len());
        shifted += way.laps.iter().map(|leg| leg.moved).sum::<usize>();
    });
    assert!(longest > 40 && shifted > 100, "{longest} laps, {shifted} moved on");
}

#[test]
fn what_has_changed_turns_the_position_before_into_the_one_after() {
    each_move(21, 5, |session, _| {
        let row = session.game().row();
        let (before, _) = session.replay(session.cursor()).unwrap();
        let after = *session.position();
        let count = |position: &Position, place| match place {
            Place::Hole(hole) => position.count(hole),
            Place::Store(seat) => position.store(seat),
            Place::Away | Place::Hand => panic!("not on the board"),
        };
        let places = changed(&before, &after, row);
        for &(place, was, is) in &places {
            assert_eq!((count(&before, place), count(&after, place)), (was, is));
        }
        let all = (0..2 * row).map(|hole| Place::Hole(Hole(hole)));
        let all = all.chain([Seat::FIRST, Seat::SECOND, Seat::THIRD].map(Place::Store));
        for place in all {
            let differs = count(&before, place) != count(&after, place);
            assert_eq!(places.iter().filter(|changed| changed.0 == place).count(), usize::from(differs));
        }
    });
}

#[test]
fn a_ghost_is_what_the_move_then_does() {
    let (mut captures, mut stores) = (0, 0);
    each_move(21, 10, |session, chosen| {
        let game = session.game();
        let (before, events) = session.replay(session.cursor()).unwrap();
        let untouched = before;
        let foretold = ghost(game, &before, chosen);
        assert_eq!(before, untouched);
        let sum = caption::summary(game, &before, chosen, &events);
        let is_cut = |clause: ClauseId| game.clauses()[usize::from(clause.0)].id.ends_with(".endless");
        let endless = events.iter().any(|event| is_cut(event.clause));
        assert_eq!((foretold.laps, foretold.endless), (sum.laps, endless));
        assert_eq!(
            foretold.taken.iter().map(|(_, count)| u32::from(*count)).sum::<u32>(),
            sum.taken + sum.others
        );
        let mut holes: Vec<_> = foretold.taken.iter().map(|(hole, _)| hole.0).collect();
        holes.sort_unstable();
        holes.dedup();
        assert_eq!(holes.len(), foretold.taken.len(), "a hole is named once");
        let marked = marks::of_move(game, &before, chosen, &events);
        let end = marked.iter().find(|(_, mark)| *mark == marks::Mark::End);
        match (foretold.last, end) {
            (Place::Hole(hole), Some((end, _))) => assert_eq!(hole, *end),
            (Place::Store(seat), None) => {
                assert_eq!(seat, before.to_move());
                stores += 1;
            }
            (last, _) => assert!(last == Place::Away && matches!(chosen, Move::Empty(_)), "{chosen:?}"),
        }
        captures += holes.len();
    });
    assert!(captures > 500 && stores > 100, "{captures} captures, {stores} ends in a store");
}

#[test]
fn a_hole_that_a_relay_takes_twice_is_marked_once() {
    let mut twice = 0;
    each_move(21, 20, |session, chosen| {
        let (before, events) = session.replay(session.cursor()).unwrap();
        let marked = marks::of_move(session.game(), &before, chosen, &events);
        let taken: Vec<_> = marked
            .iter()
            .filter_map(|(hole, mark)| matches!(mark, marks::Mark::Captured(_)).then_some(hole.0))
            .collect();
        let mut once = taken.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), taken.len());
        let captures = events.iter().filter(|event| matches!(event.event, Event::Capture { .. })).count();
        twice += usize::from(captures > taken.len());
    });
    assert!(twice > 0, "no relay came back to a hole");
}

#[test]
fn a_sowing_without_end_is_foreseen() {
    let mut seen = 0;
    for kind in Kind::ALL {
        let path = rooms::tests(kind.name()).join("games/endless_draw.txt");
        let Ok(text) = fs::read_to_string(path) else { continue };
        let record = <Record>::read(&text).unwrap();
        let (last, moves) = record.moves.split_last().unwrap();
        let start = Session::new(record.game, record.game.start());
        let session = moves.iter().fold(start, |session, &chosen| session.play(chosen).unwrap());
        let foretold = ghost(&record.game, session.position(), *last);
        assert!(foretold.endless && foretold.laps >= 999, "{foretold:?}");
        seen += 1;
    }
    println!("{seen} games");
}
