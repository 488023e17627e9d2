//! Whole games as text, replayed. They were played and judged by the plain telling of Pasang in
//! `tests/second_opinion/`, which knows nothing of the engine, and written by it letter by letter: the result, the
//! clause that ended the game and every byte of the record must come out again.

use fastrand::Rng;
use papan::{
    engine::{
        Game,
        pasang::{Move, Pasang},
        reading::Readings,
    },
    notation::{ImportError, ImportErrorKind},
    options,
    words::LinkError,
};

use crate::told::{claimed, outcome, texts};

type Record = papan::notation::Record<Pasang>;

fn read(name: &str, text: &str) -> Record {
    Record::read(text).unwrap_or_else(|error| panic!("{name}: {error:?}"))
}

#[test]
fn recorded_games_come_out_as_they_were_recorded() {
    for (name, text) in texts("pasang") {
        let record = read(&name, &text);
        let (result, clause) = outcome(&record);
        assert_eq!(Some(result.as_str()), claimed(&text, "Result"), "{name}");
        assert_eq!((clause, clause.is_some()), (claimed(&text, "Ended"), true), "{name}");
        assert_eq!(record.to_text(), text, "{name}");
        assert_eq!(Record::read(&record.to_json()), Ok(record), "{name}");
    }
}

/// The end of a game is where the record says and not a move before.
#[test]
fn recorded_games_end_with_their_last_move() {
    for (name, text) in texts("pasang") {
        let mut record = read(&name, &text);
        record.moves.pop();
        record.outcome = None;
        assert_eq!(read(&name, &record.to_text()).outcome, None, "{name}");
    }
}

#[test]
fn every_preset_pattern_and_end_is_recorded() {
    let records: Vec<Record> = texts("pasang").iter().map(|(name, text)| read(name, text)).collect();
    for preset in Pasang::PRESETS {
        assert!(records.iter().any(|record| record.preset == preset.name), "{}", preset.name);
    }
    for pattern in ["pattern_1", "pattern_2", "checker"] {
        let laid = |record: &Record| Pasang::READINGS[0].values[record.game.value(0)] == pattern;
        assert!(records.iter().any(laid), "{pattern}");
    }
    let ends: Vec<_> = records.iter().map(outcome).collect();
    for (winners, clause) in [
        ("first", "pas.suntuk"),
        ("second", "pas.suntuk"),
        ("first", "pas.suntuk-scope"),
        ("first", "pas.cleared"),
        ("second", "pas.cleared"),
        ("first+second", "pas.cleared-draw"),
    ] {
        assert!(ends.contains(&(winners.into(), Some(clause))), "no recorded {clause} for {winners}");
    }
    let hops = |chosen: &Move| match chosen {
        Move::Ka { from, to, .. } => from.column().abs_diff(to.column()) == 2,
        _ => false,
    };
    assert!(records.iter().any(|record| record.moves.iter().any(hops)), "no recorded jump");
}

/// A game that turns on a reading cannot be read without it.
#[test]
fn recorded_readings_matter() {
    for name in [
        "emas_jump_over_nothing",
        "kas_scored",
        "moves_across_the_centre",
        "separate_sides",
        "cleared_second_wins",
        "no_ka_for_the_second",
    ] {
        let text = &texts("pasang")[&format!("{name}.txt")];
        let plain: Vec<&str> = text.lines().filter(|line| !line.starts_with("[Readings")).collect();
        assert!(plain.len() < text.lines().count(), "{name} has readings");
        assert!(Record::read(&plain.join("\n")).is_err(), "{name}");
    }
    let odd = &texts("pasang")["traditional_odd_part.txt"];
    assert!(Record::read(&odd.replace("traditional", "encyclopedia")).is_err());
}

/// Where a part of a text stands: line and column from 1.
fn place(text: &str, wanted: &str) -> (usize, usize) {
    let before = &text[..text.find(wanted).expect("a part of the text")];
    (before.matches('\n').count() + 1, before.len() - before.rfind('\n').map_or(0, |at| at + 1) + 1)
}

fn refused(name: &str, text: &str) -> ((usize, usize), ImportErrorKind) {
    let ImportError { line, column, kind } = Record::read(text).expect_err(name);
    ((line, column), kind)
}

#[test]
fn a_changed_move_is_refused_where_it_stands() {
    for (name, text) in texts("pasang") {
        // the second seat empties the column that faces the first one
        let (facing, second) = {
            let word =
                |number: &str| text.split(number).nth(1).and_then(|rest| rest.split_whitespace().next());
            (word("\n1. ").expect("a first move"), word(" 2. ").expect("a second move"))
        };
        let (from, to) = (format!(" 2. {second}"), format!(" 2. {facing}"));
        let (line, column) = place(&text, &from);
        let (at, what) = refused(&name, &text.replacen(&from, &to, 1));
        assert_eq!(at, (line, column + 4), "{name}");
        assert!(matches!(what, ImportErrorKind::Illegal { text, .. } if text == facing), "{name}");

        // the last move takes one token more
        let last = text.split_whitespace().next_back().expect("a last move");
        let line = text.lines().count();
        let column = text.lines().next_back().expect("a line of moves").len() - last.len() + 1;
        let rest = text.trim_end().strip_suffix(last).expect("the game before");
        if last.contains('x') {
            let figure = last.bytes().next_back().expect("a number");
            let more = format!("{}{}", &last[..last.len() - 1], char::from(figure + 1));
            let (at, what) = refused(&name, &format!("{rest}{more}\n"));
            assert_eq!(at, (line, column), "{name}");
            assert!(matches!(what, ImportErrorKind::Illegal { text, .. } if text == more), "{name}");
        }
        let (at, what) = refused(&name, &format!("{rest}l9xN1\n"));
        assert_eq!((at, what), ((line, column), ImportErrorKind::NotAMove("l9xN1".into())), "{name}");

        // nothing is played after the end
        let (at, what) = refused(&name, &format!("{text}a1xN1\n"));
        assert_eq!((at, what), ((line + 1, 1), ImportErrorKind::AfterEnd("a1xN1".into())), "{name}");
    }
}

#[test]
fn a_changed_result_is_refused_where_it_stands() {
    for (name, text) in texts("pasang") {
        for (key, others) in [
            ("Result", ["first", "second", "first+second"].as_slice()),
            ("Ended", &["pas.suntuk", "pas.suntuk-scope", "pas.cleared", "pas.cleared-draw"]),
        ] {
            let found = claimed(&text, key).expect("a game that has ended");
            for &other in others.iter().filter(|other| **other != found) {
                let [tag, changed] = [found, other].map(|value| format!("[{key} \"{value}\"]"));
                let (line, column) = place(&text, &tag);
                let what = ImportErrorKind::Result { claimed: other.into(), found: found.into() };
                let wanted = ((line, column + key.len() + 3), what);
                assert_eq!(refused(&name, &text.replace(&tag, &changed)), wanted, "{name}");
            }
        }
    }
}

/// One to three bytes of a text, changed, left out, doubled or cut off; what is no UTF-8 then is made so.
fn mutated(text: &str, rng: &mut Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..rng.usize(1..=3) {
        let at = rng.usize(..bytes.len().max(1));
        match rng.u8(..8) {
            0 => bytes.truncate(at),
            _ if bytes.is_empty() => bytes.push(rng.u8(..)),
            1 => bytes[at] = rng.u8(..),
            2 => bytes[at] ^= 1 << rng.u8(..8),
            3 => drop(bytes.remove(at)),
            4 => bytes.insert(at, bytes[at]),
            5 => bytes.insert(at, rng.u8(b' '..=b'~')),
            // a byte of the same text is the likeliest to be read
            _ => bytes[at] = bytes[rng.usize(..bytes.len())],
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn inside(error: &ImportError, text: &str) {
    // a text that ends in a line break has one more line, an empty one
    let line = text.split('\n').nth(error.line.wrapping_sub(1));
    let length = line.unwrap_or_else(|| panic!("{error:?} in {text:?}")).chars().count();
    assert!((1..=length + 1).contains(&error.column), "{error:?} in {text:?}");
}

#[test]
fn spoiled_records_are_refused_with_their_place_or_read() {
    let records: Vec<Record> = texts("pasang").iter().map(|(name, text)| read(name, text)).collect();
    let (mut rng, mut accepted) = (Rng::with_seed(31), [0; 2]);
    for round in 0..10_000 {
        let record = &records[rng.usize(..records.len())];
        let form = round % 2;
        let text = mutated(&if form == 0 { record.to_text() } else { record.to_json() }, &mut rng);
        match Record::read(&text) {
            Ok(read) => {
                accepted[form] += 1;
                assert_eq!(Record::read(&read.to_text()).as_ref(), Ok(&read), "{text:?}");
                assert_eq!(Record::read(&read.to_json()).as_ref(), Ok(&read), "{text:?}");
            }
            Err(error) => inside(&error, &text),
        }
    }
    assert!(accepted.iter().all(|&count| (50..4950).contains(&count)), "{accepted:?} were read");
}

#[test]
fn spoiled_addresses_open_a_game_and_tell_what_was_not_read() {
    let mut addresses = Vec::new();
    for (name, text) in texts("pasang") {
        let record = read(&name, &text);
        let mut session = papan::session::Session::new(record.game, record.game.start());
        for (number, &chosen) in record.moves.iter().enumerate() {
            session.push(chosen).unwrap_or_else(|refusal| panic!("{name}: {refusal:?}"));
            if number % 16 == 2 || number + 1 == record.moves.len() {
                let address = options::write(&session, record.preset, None);
                let here = papan::notation::pasang::write_position(&record.game, session.position());
                addresses.push(format!("{address}&at=m{number}.s1"));
                addresses.push(format!("r={}&pos={here}&ui=moves", record.preset));
                addresses.push(address);
            }
        }
    }
    let (mut rng, mut clean) = (Rng::with_seed(32), 0);
    for _ in 0..10_000 {
        let address = mutated(&addresses[rng.usize(..addresses.len())], &mut rng);
        let read = options::read(Pasang::default(), &address);
        for trouble in &read.errors {
            if let LinkError::Import { error, .. } = trouble {
                // an address is read byte by byte: its columns count those
                let columns = 1..=address.len() + 1;
                assert!(error.line == 1 && columns.contains(&error.column), "{error:?} in {address:?}");
            }
        }
        // what was opened is a game that its own address opens again
        let own = options::write(&read.session, read.preset, read.steps);
        let again = options::read(Pasang::default(), &own);
        assert!(again.errors.is_empty(), "{address:?} opened {own:?}: {:?}", again.errors);
        assert_eq!(again.session.moves(), read.session.moves(), "{address:?}");
        assert_eq!(again.session.position(), read.session.position(), "{address:?}");
        clean += usize::from(read.errors.is_empty());
    }
    assert!((50..9950).contains(&clean), "{clean} were read whole");
}
