//! Parker's Mangala leaves five choices: three empties and two first holes. All of them, played out.

use papan::games::mangala_suez::rules::Clause;
use papan::{
    engine::{
        Game, Hole,
        seat::{Seat, Seats},
        sowing::{Kind, Move, Sowing, position::Event},
    },
    playout::Playouts,
    session::Session,
};

fn parker() -> Sowing {
    Kind::MangalaSuez.preset("parker-1909").expect("a preset of the game")
}

/// How one line of the game went.
struct Line {
    winners: Seats,
    endless: bool,
    turns: usize,
    eaten: [u8; 2],
    board: Vec<u8>,
}

/// Plays three empties and two first holes to the end; `None` when the second of these is empty by then.
fn line(empties: [u8; 3], first: [u8; 2]) -> Option<Line> {
    let game = parker();
    let mut session = Session::new(game, game.start());
    // the rules name the two holes of the starter first: by turns, the other player's comes between
    for hole in [empties[0], empties[2], empties[1]] {
        session = session.play(Move::Empty(Hole(hole))).expect("a hole to be emptied");
    }
    session = session.play(Move::Sow(Hole(first[0]))).expect("a full hole");
    session = session.play(Move::Sow(Hole(first[1]))).ok()?;
    while session.outcome().is_none() {
        let mut forced = Vec::new();
        game.each_move(session.position(), |chosen| forced.push(chosen));
        assert_eq!(forced.len(), 1, "nobody chooses any more");
        session = session.play(forced[0]).expect("the one legal move");
    }
    let position = session.position();
    let endless = (1..=session.moves().len()).any(|number| {
        let (_, events) = session.replay(number).expect("a move of the game");
        events.iter().any(|event| event.clause == Clause::Endless.into())
    });
    Some(Line {
        winners: session.outcome().expect("an end").winners,
        endless,
        turns: session.moves().len() - 3,
        eaten: [Seat::FIRST, Seat::SECOND].map(|seat| position.store(seat)),
        board: (0..12).map(|hole| position.count(Hole(hole))).collect(),
    })
}

#[test]
fn the_table_of_all_set_ups_and_first_holes() {
    let (mut illegal, mut endless, mut turns, mut longest) = (0, 0, 0, 0);
    let mut decided = [0; 3]; // the first player, the second, draws
    let mut stood = [0; 3];
    for a in 0..6 {
        for b in a + 1..6 {
            for c in 6..12 {
                for first in (0..6).filter(|&hole| hole != a && hole != b) {
                    for second in 6..12 {
                        let Some(line) = line([a, b, c], [first, second]) else {
                            illegal += 1;
                            continue;
                        };
                        let result = match (line.winners.has(Seat::FIRST), line.winners.has(Seat::SECOND)) {
                            (true, false) => 0,
                            (false, true) => 1,
                            _ => 2,
                        };
                        stood[result] += 1;
                        if line.endless {
                            endless += 1;
                        } else {
                            decided[result] += 1;
                            turns += line.turns;
                            longest = longest.max(line.turns);
                        }
                    }
                }
            }
        }
    }
    assert_eq!((illegal, endless), (63, 30));
    assert_eq!(decided, [1328, 727, 12]);
    assert_eq!(stood, [1347, 738, 12]);
    assert_eq!((turns as f64 / 2067.0).round(), 17.0);
    assert_eq!(longest, 39);
}

#[test]
fn the_vectors_of_the_rules() {
    for (empties, first, turns, eaten, board) in [
        ([0, 1, 6], [2, 7], 16, [40, 27], [0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 1, 1]),
        ([2, 3, 9], [0, 6], 25, [19, 52], [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    ] {
        let line = line(empties, first).expect("a legal line");
        assert_eq!((line.turns, line.eaten, line.board), (turns, eaten, board.to_vec()));
    }
    assert!(line([0, 5, 8], [3, 10]).is_none(), "the first turn has emptied the second's hole");
}

#[test]
fn no_shell_is_lost_but_those_that_were_set_aside() {
    for preset in Kind::MangalaSuez.presets() {
        let game = Kind::MangalaSuez.preset(preset.name).expect("a preset of the game");
        let mut playouts = Playouts::new(game, 9);
        for _ in 0..500 {
            let mut removed = 0;
            playouts.play(game.start(), |before, chosen, after| {
                let mut position = *before;
                game.play(&mut position, chosen, |event| {
                    if let Event::Remove { count, .. } = event.event {
                        removed += u32::from(count);
                    }
                });
                assert_eq!(after.total() + removed, game.total());
            });
            assert_eq!(removed, 24);
        }
    }
}
