//! What the log, the announcement and the result say of recorded games: how rounds and matches end and begin.

use std::{fs, path::Path};

use papan::{
    engine::{
        Game, Outcome,
        clause::ClauseId,
        seat::Seat,
        sowing::{Kind, Sowing},
    },
    i18n::{Message, say},
    notation::Record,
    session::Session,
    story::caption,
};

/// A recorded game, looked at after its last move.
fn recorded(name: &str) -> Session<Sowing> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/games/{name}.txt"));
    let record = <Record>::read(&fs::read_to_string(path).expect("a record")).expect("a legal game");
    let start = record.setup.unwrap_or(record.game.start());
    let mut session = Session::new(record.game, start);
    for chosen in record.moves {
        session.push(chosen).expect("a legal move");
    }
    session
}

fn result(session: &Session<Sowing>) -> String {
    say(&caption::ended(session, session.outcome().expect("a game that has ended")))
}

#[test]
fn a_result_begins_with_the_figure_of_the_seat_it_names() {
    let all = [
        ("kotu_baendum_match_end_first", "South has won: North cannot sow."),
        ("kotu_baendum_two_hundred_quiet_turns", "North has won: 31 to 25."),
    ];
    for (name, says) in all {
        assert_eq!(result(&recorded(name)), says, "{name}");
    }
    for kind in [Kind::Adjiboto, Kind::Kalah, Kind::MangalaSuez, Kind::KotuBaendum, Kind::RajaPasu] {
        let won = |stores, seat| {
            let outcome = Outcome::won(seat, ClauseId(0));
            say(&Message::Ended { kind, outcome, stores })
        };
        for says in [won([9, 20, 0], Seat::SECOND), won([20, 9, 0], Seat::FIRST)] {
            assert!(says.contains("20 to 9"), "{says}");
        }
    }
}
