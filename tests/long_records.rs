//! A record of twice as many moves takes twice the work to read, and no more: the work is counted in bytes taken from
//! the heap, which a copy of all moves before each move would make grow by their square.

use std::time::Instant;

use papan::{
    desk::record::address,
    engine::{Game, sowing::Kind},
    notation::{Record, read_readings},
    options,
    playout::Playouts,
};

/// A record of so many moves: a match of Puhulmutu that nobody wins soon.
fn record(moves: usize) -> Record {
    let (game, preset) =
        read_readings(Kind::Puhulmutu.game(), "parker-1909.rounds-until_cannot_sow").expect("readings");
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

/// Reads a text and makes the address of its game, which is what the page does with a record.
fn laid(text: &str) -> String {
    address(&<Record>::read(text).expect("a record"))
}

#[test]
fn work_grows_as_the_record_does() {
    let (short, long) = (record(2_000), record(4_000));
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
