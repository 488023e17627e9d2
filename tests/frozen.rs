//! Addresses of the first version of the rules data, `v=1`, and what they have opened since they were written: a game of
//! each preset and of each value of each reading, and where it stood. Such an address may be cited in a paper, so a line
//! of `tests/data/links-v1.txt` is never changed. `PAPAN_ACCEPT=1` writes lines for readings that have none yet.

#[path = "common/rooms.rs"]
mod rooms;

use std::{collections::BTreeSet, env, fs, path::PathBuf};

use papan::{
    engine::{Kind, pasang::Pasang},
    notation::{Written, record::result_text},
    options::{self, Options},
    playout::Playouts,
    session::Session,
};

/// The moves of a game at most: an address is to stay short enough to be looked at.
const MOVES: usize = 80;

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/links-v1.txt")
}

/// The readings of a game, one after the other: its presets, and each value of each reading with the first preset.
fn readings<F: Written>(plain: &F) -> Vec<String> {
    let first = plain.presets()[0].name;
    let values = plain.readings().iter().flat_map(|reading| {
        reading.values[1..].iter().map(move |value| format!("{first}.{}-{value}", reading.name))
    });
    plain.presets().iter().map(|preset| preset.name.to_string()).chain(values).collect()
}

/// Where a game stands: its position, and the result with the clause that ended it.
fn stands<F: Written>(session: &Session<F>) -> String {
    let outcome = session.outcome();
    let clause = outcome.map_or("-", |outcome| session.game().clauses()[usize::from(outcome.clause.0)].id);
    let position = session.game().write_position(session.position());
    format!("{position} | {} | {clause}", result_text(outcome))
}

/// A line for a game under its readings, played at random.
fn line<F: Written>(plain: F, readings: &str) -> String {
    let Options { session, preset, errors, .. } = options::read(plain, &format!("r={readings}"));
    assert_eq!(errors, [], "{} {readings}", plain.kind().name());
    let mut session = session;
    let game = *session.game();
    let mut moves = Vec::new();
    Playouts::new(game, 1).play(game.start(), |_, chosen, _| moves.push(chosen));
    for chosen in moves.into_iter().take(MOVES) {
        session.push(chosen).expect("a legal move");
    }
    let address = options::write(&session, preset, None);
    format!("{} | {readings} | {address} | {}", plain.kind().name(), stands(&session))
}

/// What is wrong with a line: nothing, if its address opens what it opened.
fn wrong<F: Written>(plain: F, address: &str, wanted: &str) -> Option<String> {
    let Options { session, errors, .. } = options::read(plain, address);
    let found = stands(&session);
    (!errors.is_empty() || found != wanted).then(|| format!("{address}: {errors:?} {found}, not {wanted}"))
}

#[test]
fn an_address_of_the_first_version_opens_what_it_opened() {
    let lines = rooms::lines(&path());
    assert!(lines.len() > 100, "{} addresses", lines.len());
    for line in lines {
        let [name, _, address, wanted] = line.splitn(4, " | ").collect::<Vec<_>>()[..] else {
            panic!("{line}: a game, readings, an address, and where it stands")
        };
        let wrong = match Kind::by_name(name).unwrap_or_else(|| panic!("a game called {name}")) {
            Kind::Sowing(kind) => wrong(kind.game(), address, wanted),
            Kind::Pasang => wrong(Pasang::default(), address, wanted),
        };
        assert_eq!(wrong, None, "{name}");
    }
}

#[test]
fn every_preset_and_every_reading_has_its_address() {
    let text = fs::read_to_string(path()).unwrap_or_default();
    let known: BTreeSet<String> =
        text.lines().map(|line| line.splitn(3, " | ").take(2).collect::<Vec<_>>().join(" | ")).collect();
    let mut missing = Vec::new();
    for kind in Kind::ALL {
        let of = match kind {
            Kind::Sowing(sowing) => readings(&sowing.game()),
            Kind::Pasang => readings(&Pasang::default()),
        };
        for readings in of.iter().filter(|of| !known.contains(&format!("{} | {of}", kind.name()))) {
            missing.push(match kind {
                Kind::Sowing(sowing) => line(sowing.game(), readings),
                Kind::Pasang => line(Pasang::default(), readings),
            });
        }
    }
    if env::var_os("PAPAN_ACCEPT").is_some() {
        fs::write(path(), missing.iter().fold(text, |text, line| text + line + "\n"))
            .expect("a file that can be written");
        return;
    }
    assert_eq!(missing, [""; 0], "PAPAN_ACCEPT=1 writes these");
}
