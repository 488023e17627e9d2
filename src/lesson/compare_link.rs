//! The address of a comparison: `a=READINGS&b=READINGS&pos=…&moves=…&end=agreed&at=m3.s2`.

use super::{
    compare::{AGREED, Comparison},
    seen::Compared,
};
use crate::{
    notation::{ImportErrorKind, moment, write_readings},
    options,
    words::LinkError,
};

/// What an address asks for.
#[derive(Clone, Debug)]
pub struct Link<F: Compared> {
    pub comparison: Comparison<F>,
    /// The presets of both readings.
    pub presets: [&'static str; 2],
    /// The move looked at, from 1, and how many of its steps are shown; all of them where there is no number. `None` at the
    /// end of the game.
    pub at: Option<(usize, Option<usize>)>,
    /// The first part that could not be read; what can be read is used.
    pub error: Option<LinkError>,
}

/// The value of an option of an address.
fn option<'a>(text: &'a str, wanted: &str) -> Option<&'a str> {
    let pairs = text.split('&').filter_map(|pair| pair.split_once('='));
    pairs.into_iter().find(|(key, _)| *key == wanted).map(|(_, value)| value)
}

/// Whether an address has moves; where not, the games begin otherwise.
pub fn has_moves(address: &str) -> bool {
    option(address, "moves").is_some()
}

/// Reads an address; never fails. `plain` is the game under its default preset.
pub fn read<F: Compared>(plain: F, text: &str) -> Link<F> {
    let of_side = |readings: &str| {
        let mut address = ["r=", option(text, readings).unwrap_or_default()].concat();
        if let Some(position) = option(text, "pos") {
            address = [&address, "&pos=", position].concat();
        }
        options::read(plain, &address)
    };
    let [a, b] = ["a", "b"].map(of_side);
    let mut error = a.errors.into_iter().chain(b.errors).next();
    let presets = [a.preset, b.preset];
    let games = [*a.session.game(), *b.session.game()];
    let mut starts = [*a.session.start(), *b.session.start()];
    if error.is_some() {
        // a position that is lawful under one alone is of no use
        starts = games.each_ref().map(F::start);
    }
    let mut comparison = Comparison::new(games, starts);
    let words = option(text, "moves").unwrap_or_default().split('_').filter(|word| !word.is_empty());
    for word in words {
        // what follows the first difference is not of both
        if comparison.parting.is_some() {
            break;
        }
        let fault = match comparison.sessions[0].game().read_move(word) {
            None => Some(ImportErrorKind::NotAMove(word.into())),
            Some(chosen) => comparison.push(chosen).err().map(|refusal| options::refused(word, refusal)),
        };
        if let Some(kind) = fault {
            let column = (word.as_ptr() as usize).saturating_sub(text.as_ptr() as usize) + 1;
            let found = crate::notation::ImportError { line: 1, column, kind };
            error = error.or(Some(LinkError::Import { kind: plain.kind(), error: found }));
            break;
        }
    }
    if option(text, "end") == Some(AGREED) {
        comparison.agree();
    }
    let at = option(text, "at").and_then(|value| {
        let read = moment(value).filter(|(number, _)| *number <= comparison.moves());
        if read.is_none() {
            error = error.take().or(Some(LinkError::Key(value.into())));
        }
        read
    });
    Link { comparison, presets, at, error }
}

/// The address of a comparison at a moment.
pub fn write<F: Compared>(
    comparison: &Comparison<F>,
    presets: [&str; 2],
    at: Option<(usize, Option<usize>)>,
) -> String {
    let [a, b] = &comparison.sessions;
    let games = [a.game(), b.game()];
    let mut text =
        ["a=", &write_readings(games[0], presets[0]), "&b=", &write_readings(games[1], presets[1])].concat();
    if *a.start() != games[0].start() {
        text += "&pos=";
        text += &games[0].write_position(a.start());
    }
    let longer = if a.moves().len() < b.moves().len() { b } else { a };
    let moves: Vec<String> = longer.moves().iter().map(|chosen| longer.game().write_move(*chosen)).collect();
    if !moves.is_empty() {
        text += "&moves=";
        text += &moves.join("_");
    }
    if comparison.is_agreed() {
        text += "&end=";
        text += AGREED;
    }
    match at {
        None => {}
        Some((number, None)) => text += &["&at=m", &number.to_string()].concat(),
        Some((number, Some(steps))) => {
            text += &["&at=m", &number.to_string(), ".s", &steps.to_string()].concat();
        }
    }
    text
}
