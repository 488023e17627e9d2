//! What is true of every game, whatever its rules: over random games of every game and preset, and under readings that
//! the rooms name.

use std::collections::HashSet;

use papan::{
    engine::{
        Game, Hole, Outcome,
        clause::ClauseId,
        family::Family,
        seat::Seat,
        sowing::{
            Kind, Move, Sowing,
            position::{Event, Mark, Position},
        },
    },
    laws::{self, Broken},
    notation::{read_readings, write_position, write_readings},
    playout::Playouts,
    session::{Action, Refusal, Session},
};

#[path = "common/rooms.rs"]
mod rooms;

const GAMES: usize = 2000;

/// Moves that no random game comes to, and no match whose rounds are not agreed: of Raja Pasu as Gering tells it one in
/// thousands takes more than the first.
const MOST: usize = 5000;
const MOST_OF_A_MATCH: usize = 20_000;

/// Every game under every preset and under other readings; each with its preset.
fn games() -> Vec<(Sowing, &'static str)> {
    let of = |kind: Kind| {
        kind.presets()
            .iter()
            .map(move |preset| (kind.preset(preset.name).expect("its own preset"), preset.name))
    };
    let mut games: Vec<_> = Kind::ALL.into_iter().flat_map(of).collect();
    for kind in Kind::ALL {
        let read = |text: String| read_readings(kind.game(), &text).expect("readings of the rules");
        games.extend(rooms::readings(kind.name(), "laws").into_iter().map(read));
    }
    games
}

/// Shows `each` every move of `GAMES` random games: before, the move, after. None may need more than its limit.
fn over_random_games(game: &Sowing, seed: u64, mut each: impl FnMut(&Position, Move, &Position)) {
    let is_open = game.kind().has_rounds() && game.rounds() == 0;
    let most = if is_open { MOST_OF_A_MATCH } else { MOST };
    let mut playouts = Playouts::new(*game, seed);
    for number in 0..GAMES {
        let mut moves = 0;
        playouts.play(game.start(), |before, chosen, after| {
            moves += 1;
            assert!(moves <= most, "game {number} of seed {seed} has not ended after {most} moves");
            each(before, chosen, after);
        });
        assert!(moves > 0);
    }
}

/// Counters, the log, what is between two moves, and progress: the laws that `cargo xtask soak` holds millions of games
/// against.
#[test]
fn every_move_keeps_the_laws() {
    for (game, preset) in games() {
        assert_eq!(laws::of_start(&game), Ok(()), "{preset}");
        over_random_games(&game, 1, |before, chosen, after| {
            let told = || format!("{preset}: {}", write_position(&game, before));
            assert_eq!(laws::of_move(&game, before, chosen, after), Ok(()), "{}", told());
        });
    }
}

/// What breaks a law is noticed: a move that is told as another, and a position that nobody can come to.
#[test]
fn a_broken_law_is_told() {
    let mut elsewhere = Vec::new();
    for kind in Kind::ALL {
        let game = kind.game();
        let start = game.start();
        let mut legal = Vec::new();
        game.each_move(&start, |chosen| legal.push(chosen));
        let played = |chosen| game.try_play(&start, chosen, |_| ()).expect("a legal move");
        let (first, second) = (played(legal[0]), played(legal[1]));
        let last = Move::Sow(Hole(2 * game.row() - 1));
        assert!(!game.is_legal(&start, last));
        let broken = |of: Result<(), Broken>| of.expect_err("a broken law").law;
        elsewhere.push(broken(laws::of_move(&game, &start, legal[0], &second)));
        assert!(broken(laws::of_move(&game, &start, last, &first)).contains("refused"));
        let mut lifted = start;
        lifted.apply(Event::Lift { hole: Hole(0), count: 1 });
        assert!(broken(laws::of_position(&game, &lifted)).contains("hand"));
        lifted.apply(Event::Remove { hole: Hole(0), count: 1 });
        assert!(laws::of_position_text(&game, &lifted).is_err());
        let mut closed = start;
        closed.apply(Event::Mark { hole: Hole(3), mark: Mark::Closed });
        assert!(broken(laws::of_position(&game, &closed)).contains("closed"));
        let nobody = Outcome { winners: [].into_iter().collect(), clause: ClauseId(0) };
        assert!(broken(laws::of_end(&game, nobody)).contains("won"));
    }
    // another law may notice it before
    assert!(elsewhere.iter().any(|law| law.contains("lead")), "{elsewhere:?}");
}

#[test]
fn legal_moves_are_distinct_and_none_is_left_only_at_the_end() {
    for (game, preset) in games() {
        let check = |position: &Position| {
            let told = || format!("{preset}: {}", write_position(&game, position));
            let mut legal = HashSet::new();
            game.each_move(position, |chosen| assert!(legal.insert(chosen), "twice: {}", told()));
            assert_eq!(legal.is_empty(), game.outcome(position).is_some(), "{}", told());
            // every other move, of a hole on the board or off it, is refused by a clause, and nothing happens
            for chosen in (0..=20)
                .chain([31, 32, 99, u8::MAX])
                .map(Hole)
                .flat_map(|hole| [Move::Sow(hole), Move::SowClockwise(hole), Move::Empty(hole)])
                .chain([Move::Next, Move::Arrange([0; 7]), Move::Arrange([1; 7]), Move::Arrange([255; 7])])
                .chain((0..9).map(|count| Move::Arrange([1, 0, 2, 1, 0, 1, count])))
                .filter(|chosen| !legal.contains(chosen))
            {
                let kept = *position;
                let refused = game.try_play(position, chosen, |event| panic!("{event:?}"));
                let clause = refused.expect_err("a move that may not be played");
                assert!(usize::from(clause.0) < game.clauses().len(), "{chosen:?} in {}", told());
                assert_eq!(*position, kept);
            }
            for chosen in legal {
                assert!(game.is_legal(position, chosen), "{chosen:?} in {}", told());
                assert!(game.try_play(position, chosen, |_| ()).is_ok(), "{chosen:?} in {}", told());
            }
        };
        check(&game.start());
        // in all positions it would take a minute: one in seven, wherever in a game that falls
        let mut count = 0;
        over_random_games(&game, 2, |_, _, after| {
            count += 1;
            if count % 7 == 0 || game.outcome(after).is_some() {
                check(after);
            }
        });
    }
}

#[test]
fn moves_and_positions_are_read_as_they_were_written() {
    for (game, preset) in games() {
        let check =
            |position: &Position| assert_eq!(laws::of_position_text(&game, position), Ok(()), "{preset}");
        check(&game.start());
        let mut count = 0;
        over_random_games(&game, 3, |_, chosen, after| {
            // one position in five, wherever in a game that falls: thousands of them in an opening
            count += 1;
            if count % 5 == 0 {
                check(after);
            }
            assert_eq!(laws::of_move_text(&game, chosen), Ok(()), "{preset}");
        });
    }
}

#[test]
fn readings_are_read_as_they_were_written() {
    for kind in Kind::ALL {
        for reading in kind.readings() {
            for value in reading.values {
                for preset in kind.presets() {
                    let mut game = kind.preset(preset.name).expect("its own preset");
                    game.set_reading(reading.name, value).expect("its own reading");
                    let text = write_readings(&game, preset.name);
                    assert_eq!(read_readings(kind.game(), &text), Ok((game, preset.name)), "{text}");
                    let held = kind.preset(preset.name) == Some(game);
                    assert_eq!(text == preset.name, held, "readings that equal the preset's are left out");
                }
            }
        }
    }
}

#[test]
fn a_session_goes_back_and_forth_over_equal_positions() {
    for (game, preset) in games() {
        let mut playouts = Playouts::new(game, 5);
        for _ in 0..60 {
            let mut sessions = vec![Session::new(game, game.start())];
            let outcome = playouts.play(game.start(), |before, chosen, after| {
                let session = sessions.last().expect("the start at least");
                assert_eq!((session.position(), session.outcome()), (before, None), "{preset}");
                let path = game.targets(before, chosen);
                let choose = |session: Session<Sowing>, target: &_| session.act(Action::Choose(*target));
                let next = path.iter().try_fold(session.clone(), choose).expect("a legal move");
                assert_eq!(next.position(), after, "{preset}");
                sessions.push(next);
            });
            let last = sessions.last().expect("the start at least").clone();
            assert_eq!(last.outcome(), Some(outcome), "{preset}");
            assert_eq!(last.act(Action::Redo), Err(Refusal::AtEnd));
            let mut back = last.clone();
            for earlier in sessions.iter().rev().skip(1) {
                back = back.act(Action::Undo).expect("a move to take back");
                assert_eq!((back.position(), back.cursor()), (earlier.position(), earlier.cursor()));
                assert_eq!((back.outcome(), back.moves()), (None, last.moves()));
                assert_eq!(last.act(Action::Goto(earlier.cursor())), Ok(back.clone()));
            }
            assert_eq!(back.act(Action::Undo), Err(Refusal::AtStart));
            for _ in last.moves() {
                back = back.act(Action::Redo).expect("a move to play again");
            }
            assert_eq!(back, last, "{preset}");
        }
    }
}

#[test]
fn steps_are_the_events_that_move_counters() {
    let (hole, seat, count) = (Hole(0), Seat::FIRST, 1);
    let steps = [
        Event::Lift { hole, count },
        Event::Drop { hole },
        Event::Bank { seat },
        Event::Capture { hole, count, seat },
        Event::Remove { hole, count },
        Event::Shift { from: hole, to: Hole(1) },
        Event::Give { from: seat, to: Seat::SECOND, count },
        Event::Fill { seat, hole, count },
    ];
    let others = [
        Event::Note { note: 0, value: 1 },
        Event::Pass { seat },
        Event::Again { seat },
        Event::Turn { seat: Seat::SECOND },
        Event::Mark { hole, mark: Mark::Closed },
        Event::RoundEnds,
        Event::RoundBegins { round: 2 },
    ];
    assert!(steps.into_iter().all(Event::is_step));
    assert!(!others.into_iter().any(Event::is_step));
}
