//! Oware against `rules/oware.md`: every clause, every reading's every value, the preset.

use papan::{
    engine::{Game, Hole, family::Family, seat::Seat, sowing::Kind},
    notation::Record,
    options,
    session::{Action, Refusal, Session, Stop},
};

use crate::support::rows;

/// Ids and certainties as the rules file has them.
const CLAUSES: &[(&str, &str)] = &[
    ("owa.setup", "stated"),
    ("owa.own-hole", "stated"),
    ("owa.feed", "stated"),
    ("owa.sow", "stated"),
    ("owa.capture", "stated"),
    ("owa.chain", "stated"),
    ("owa.grand-slam", "stated"),
    ("owa.no-feed", "stated"),
    ("owa.majority", "stated"),
    ("owa.repetition", "editorial"),
    ("owa.agreed", "witness"),
    ("owa.agreed-draw", "editorial"),
    ("owa.winner", "stated"),
];

#[test]
fn the_clauses_are_those_of_the_rules() {
    assert_eq!(rows::table_differences(Kind::Oware, CLAUSES), [""; 0]);
}

#[test]
fn the_reading_and_the_preset_are_those_of_the_rules() {
    let readings: Vec<_> =
        Kind::Oware.readings().iter().map(|reading| (reading.name, reading.values)).collect();
    let wanted: [(&str, &[&str]); 2] =
        [("grand_slam", &["takes_nothing", "allowed", "forbidden"]), ("agreed_end", &["draw", "own_rows"])];
    assert_eq!(readings, wanted);
    let presets: Vec<_> = Kind::Oware.presets().iter().map(|preset| preset.name).collect();
    assert_eq!(presets, ["abapa"]);
    assert_eq!(Kind::Oware.game(), Kind::Oware.preset("abapa").expect("the default"));
    let start = Kind::Oware.game().start();
    assert!((0..12).all(|hole| start.count(Hole(hole)) == 4));
    assert_eq!((start.to_move(), start.total()), (Seat::FIRST, 48));
}

#[test]
fn an_agreed_end_is_kept_in_addresses_and_records_and_counts_the_rows_where_that_is_chosen() {
    let plain = Kind::Oware.game();
    let mut counted = plain;
    counted.set_reading("agreed_end", "own_rows").expect("a reading");
    // in the first game the rows and stores decide: 26 to 22
    let won =
        papan::notation::read_position(&counted, "3-2-0-0-0-0-0-0-3-0-0-0_21-19_2").expect("a position");
    for (game, result) in [(plain, "first+second"), (counted, "first")] {
        let session = Session::new(game, won).act(Action::Stop(Stop::Agreed)).expect("an end");
        assert_eq!(session.ended().is_some(), game == counted);
        // whoever plays on hears how the game has ended
        let chosen = papan::notation::read_move(&game, "C").expect("a move");
        let refused = session.play(chosen).expect_err("the game is over");
        match session.ended() {
            Some(outcome) => assert_eq!(refused, Refusal::Over(outcome)),
            None => assert_eq!(refused, Refusal::Stopped(Stop::Agreed)),
        }
        let address = options::write(&session, "abapa", None);
        let read = options::read(plain, &address);
        assert!(read.errors.is_empty() && read.session == session, "{address}");
        let record = Record {
            game,
            preset: "abapa",
            setup: Some(won),
            names: [None, None, None],
            moves: Vec::new(),
            outcome: session.outcome(),
            stop: session.stopped(),
        };
        let text = record.to_text();
        assert!(text.contains(&format!("[Result \"{result}\"]")), "{text}");
        assert_eq!(Record::read(&text).expect("a record"), record);
        assert_eq!(Record::read(&record.to_json()).expect("a record"), record);
    }
}
