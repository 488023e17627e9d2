//! A record of twice as many moves takes twice the work to read, and no more: the work is counted in bytes taken from
//! the heap, which a copy of all moves before each move would make grow by their square.

use std::time::Instant;

use papan::{
    engine::{
        Game,
        sowing::{Kind, Sowing},
    },
    notation::{Record, read_readings},
    options,
    page::dialogs::record::address,
    playout::Playouts,
};

/// A game whose matches are long, by the first room that names readings for that: `tests/long.txt`.
fn long() -> Option<(Sowing, &'static str)> {
    Kind::ALL.into_iter().find_map(|kind| {
        let path = rooms::tests(kind.name()).join("long.txt");
        let readings = path.exists().then(|| rooms::lines(&path).concat())?;
        Some(read_readings(kind.game(), &readings).expect("readings of the game"))
    })
}

/// A record of so many moves: a match that nobody wins soon.
fn record((game, preset): (Sowing, &'static str), moves: usize) -> Record {
    (0..)
        .map(|seed| {
            let mut played = Vec::new();
            Playouts::new(game, seed).play(game.start(), |_, chosen, _| played.push(chosen));
            played
        })
        .find(|played| played.len() > moves)
        .map(|mut played| {
            played.truncate(moves);
            let names = Default::default();
            Record { game, preset, setup: None, names, moves: played, outcome: None, stop: None }
        })
        .expect("a long match")
}

#[path = "common/rooms.rs"]
mod rooms;

/// Reads a text and makes the address of its game, which is what the page does with a record.
fn laid(text: &str) -> String {
    address(&<Record>::read(text).expect("a record"))
}

#[test]
fn work_grows_as_the_record_does() {
    let Some(game) = long() else {
        println!("no room names readings of long matches");
        return;
    };
    let (short, long) = (record(game, 2_000), record(game, 4_000));
    for write in [Record::to_text, Record::to_json] {
        let bytes = [&short, &long].map(|record| {
            let text = write(record);
            let begun = Instant::now();
            let address = laid(&text);
            println!("{} moves: {:?}", record.moves.len(), begun.elapsed());
            assert_eq!(options::read(record.game, &address).session.moves(), record.moves);
            allocation_counter::measure(|| drop(laid(&text))).bytes_total
        });
        assert!(bytes[1] < 3 * bytes[0], "{bytes:?} bytes");
    }
}
