//! Records of ten thousand random games of each game: what is written is read, and written again byte for byte.

use papan::{
    engine::{family::Family, pasang::Pasang, seat::Seat, sowing::Kind},
    notation::{Record, Written},
    playout::Playouts,
    session::{Action, Session, Stop},
};
use std::fmt::Debug;

const GAMES: u64 = 10_000;

/// A game of every preset in turn; some are cut short, and some of these ended by their persons.
fn record<F: Written>(plain: F, seed: u64) -> Record<F> {
    let preset = plain.presets()[seed as usize % plain.presets().len()].name;
    let game = plain.with_preset(preset).expect("its own preset");
    let mut moves = Vec::new();
    Playouts::new(game, seed).play(game.start(), |_, chosen, _| moves.push(chosen));
    if !seed.is_multiple_of(3) {
        moves.truncate(seed as usize % moves.len());
    }
    let mut session = Session::new(game, game.start());
    for &chosen in &moves {
        session.push(chosen).expect("a legal move");
    }
    // what follows a position inside it, perhaps inside the opening
    let from = if seed.is_multiple_of(5) { seed as usize % (moves.len() + 1) } else { 0 };
    let setup = (from > 0).then(|| *session.after(from).expect("a position of the game"));
    if let Some(setup) = setup {
        moves.drain(..from);
        session = Session::new(game, setup);
        // what had been met before is not part of a position: a round that a repetition ended goes on here
        let legal = moves.iter().take_while(|&&chosen| session.push(chosen).is_ok()).count();
        moves.truncate(legal);
    }
    let stop =
        [None, Some(Stop::Agreed), Some(Stop::Resigned(Seat::FIRST)), Some(Stop::Resigned(Seat::SECOND))];
    if let Some(stop) = stop[seed as usize % 4] {
        session = session.act(Action::Stop(stop)).unwrap_or(session);
    }
    let names = [Some(format!("Ama {seed}")), seed.is_multiple_of(2).then(|| "Zoë \u{0639}".into()), None];
    Record { game, preset, setup, names, moves, outcome: session.outcome(), stop: session.stop() }
}

fn round_trips<F: Written + Debug>(plain: F)
where
    F::Position: Debug,
    F::Move: Debug,
{
    for seed in 0..GAMES {
        let record = record(plain, seed);
        for text in [record.to_text(), record.to_json()] {
            let read = Record::<F>::read(&text).unwrap_or_else(|error| panic!("{error:?} in\n{text}"));
            assert_eq!(read, record, "{text}");
            let again = if text.starts_with('{') { read.to_json() } else { read.to_text() };
            assert_eq!(again, text);
        }
    }
}

#[test]
fn records_of_sowing_games_come_back() {
    std::thread::scope(|scope| {
        Kind::ALL.into_iter().for_each(|kind| drop(scope.spawn(move || round_trips(kind.game()))));
    });
}

#[test]
fn records_of_pasang_come_back() {
    round_trips(Pasang::default());
}

#[test]
fn the_end_that_persons_make_is_written_down() {
    for (stop, result, ended) in [
        (Stop::Agreed, "first+second", "agreed"),
        (Stop::Resigned(Seat::FIRST), "second", "resigned"),
        (Stop::Resigned(Seat::SECOND), "first", "resigned"),
    ] {
        let game = Kind::ALL[0].game();
        let names = Default::default();
        let record = Record {
            game,
            preset: game.presets()[0].name,
            setup: None,
            names,
            moves: Vec::new(),
            outcome: None,
            stop: Some(stop),
        };
        let text = record.to_text();
        assert!(
            text.contains(&format!("[Result \"{result}\"]"))
                && text.contains(&format!("[Ended \"{ended}\"]"))
        );
        assert_eq!(<Record>::read(&text), Ok(record));
    }
    // nobody has won a game that only says that somebody gave up
    let broken = "[Format \"1\"]\n[Game \"pasang\"]\n[Result \"*\"]\n[Ended \"resigned\"]\n";
    assert!(<Record>::read(broken).is_err());
}
