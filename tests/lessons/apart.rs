//! The tables of games that tell readings apart, held to the engine: every reading has its lines, each game is alike under
//! both values up to its last move and differs there, and of those called shortest some are found again.

use papan::{
    engine::{Kind, pasang::Pasang},
    lesson::{
        apart::{Apart, Length, find, lines, pairs, table},
        compare::Difference,
        seen::Compared,
    },
};

fn faults<F: Compared>(plain: F) -> Vec<String> {
    let all = lines(plain.kind());
    let mut faults = Vec::new();
    let wanted: Vec<(&str, [&str; 2])> =
        pairs(&plain).into_iter().map(|(reading, values)| (plain.readings()[reading].name, values)).collect();
    let found: Vec<(&str, [&str; 2])> = all.iter().map(|line| (line.reading, line.values)).collect();
    if found != wanted || table(plain.kind()).lines().count() != wanted.len() {
        faults.push(format!("has other lines than its readings: {found:?}, {wanted:?}"));
    }
    for line in &all {
        let text = line.write();
        if let Some(fault) = fault(plain, line) {
            faults.push(format!("{text}: {fault}"));
        }
    }
    faults
}

fn fault<F: Compared>(plain: F, line: &Apart) -> Option<&'static str> {
    let Some(played) = line.play(plain) else { return Some("cannot be played") };
    let moves = line.move_words().count();
    let is_agreed = line.moves.ends_with("agreed");
    match (line.length, played.parting) {
        (Length::None, None) if moves == 0 => None,
        (Length::None, _) => Some("tells apart, and is said not to"),
        (_, None) => Some("does not tell apart"),
        (_, Some(parting)) if parting.number != moves => Some("tells apart before its last move"),
        (_, Some(parting)) if is_agreed != (parting.what == Difference::Agreed) => Some("ends otherwise"),
        (Length::Shortest, Some(parting)) if line.bound.moves + 1 < parting.number => {
            Some("is called shortest, and shorter games were not all played")
        }
        (Length::Short, Some(_)) if line.bound.games == 0 => Some("was not searched for at random"),
        _ => None,
    }
}

#[test]
fn every_reading_has_its_lines_and_each_tells_apart_in_its_last_move() {
    let mut all = Vec::new();
    for kind in Kind::ALL {
        let faults = match kind {
            Kind::Sowing(kind) => faults(kind.game()),
            Kind::Pasang => faults(Pasang::default()),
        };
        all.extend(faults.into_iter().map(|fault| format!("{}: {fault}", kind.name())));
        let lines = lines(kind);
        let of = |length| lines.iter().filter(|line| line.length == length).count();
        let [shortest, short, none] = Length::ALL.map(of);
        println!("{}: {shortest} shortest, {short} short, {none} not told apart", kind.name());
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

/// The shortest of a table that are found in a moment: those of games that all differ soon.
#[test]
fn some_of_the_shortest_are_found_again() {
    fn again<F: Compared>(plain: F, most: usize) -> usize {
        let mut found = 0;
        for line in lines(plain.kind()) {
            let moves = line.move_words().count();
            if line.length != Length::Shortest || !(2..=most).contains(&moves) || !line.base.is_empty() {
                continue;
            }
            let reading = plain.readings().iter().position(|reading| reading.name == line.reading);
            let reading = reading.expect("a reading");
            let again = find::line(plain, reading, line.values, find::Effort::WHOLE);
            assert_eq!(again, line.write(), "{}", plain.name());
            found += 1;
        }
        found
    }
    let found = Kind::ALL.map(|kind| match kind {
        Kind::Sowing(kind) => again(kind.game(), 3),
        Kind::Pasang => again(Pasang::default(), 2),
    });
    println!("found again: {found:?}");
    assert!(found.iter().filter(|found| **found > 0).count() >= 3, "{found:?}");
}

#[test]
fn a_line_that_is_wrong_is_found_out() {
    let plain = Pasang::default();
    let kind = Kind::Pasang;
    let sound =
        lines(kind).into_iter().find(|line| line.length == Length::Shortest && line.moves.contains('_'));
    let sound = sound.expect("a line of several moves");
    assert_eq!(fault(plain, &sound), None);
    let (shorter, _) = sound.moves.rsplit_once('_').expect("several moves");
    let broken = [
        (Apart { moves: shorter, ..sound.clone() }, "does not tell apart"),
        (Apart { moves: "zz", ..sound.clone() }, "cannot be played"),
        (Apart { length: Length::None, ..sound.clone() }, "tells apart, and is said not to"),
        (Apart { values: [sound.values[0]; 2], ..sound.clone() }, "does not tell apart"),
    ];
    for (line, wanted) in broken {
        assert_eq!(fault(plain, &line), Some(wanted), "{}", line.write());
    }
    for text in ["", "a | b", "a | b | c | - | - | long | 1,2", "a | b | c | - | - | short | 1"] {
        assert_eq!(Apart::read(text), None, "{text}");
    }
}
