//! Everything that the code can say: all samples of messages, and the words of all games.

use papan::{
    engine::{
        Kind,
        clause::ClauseId,
        seat::{Seat, Seats},
    },
    i18n::{
        File, Message,
        ends::{Ends, ends},
        heard::listen,
        position::laws,
        said::{Said, Value},
        say,
        words::{About, words},
    },
};

use crate::samples;

/// Everything, in the words that are spoken now.
pub fn everything() -> Vec<Said> {
    let mut all = samples::ALL.iter().flat_map(|(_, sheet)| listen(|| drop(sheet()))).collect::<Vec<_>>();
    all.extend(Kind::ALL.into_iter().flat_map(rules));
    all.extend(listen(|| {
        let seats = [Seats::only(Seat::FIRST), Seats::BOTH, Seats::THREE];
        let surely = seats.map(|wins| Ends::Surely { wins });
        let asked = [Ends::Resign, Ends::ResignAs(Seat::SECOND), Ends::Agree, Ends::Offer];
        asked.into_iter().chain(surely).for_each(|what| drop(ends(what)));
    }));
    all
}

/// What the rules of a game are told in, and what only its page as a file says.
fn rules(kind: Kind) -> Vec<Said> {
    listen(|| {
        about(kind).into_iter().for_each(|about| drop(words(kind, about)));
        drop(laws(kind));
        drop(say(&Message::File(File::RandomPlay(kind))));
        for preset in 0..kind.presets().len() {
            let readings = (0..kind.readings().len()).map(|reading| (reading, 0)).collect();
            drop(say(&Message::Differs { kind, readings, preset }));
        }
    })
}

/// Whatever of a game's rules has words.
pub fn about(kind: Kind) -> Vec<About> {
    let clauses = (0..kind.clauses().len()).map(|at| About::Clause(ClauseId(at as u8)));
    let readings = kind.readings().iter().enumerate().flat_map(|(reading, known)| {
        let answers = (0..known.values.len()).map(move |value| About::Answer(reading, value));
        [About::Asks(reading)].into_iter().chain(answers)
    });
    let presets = (0..kind.presets().len()).flat_map(|preset| [About::Title(preset), About::Says(preset)]);
    clauses.chain(readings).chain(presets).collect()
}

/// A message and those that it speaks of, each with the game that it is said of.
pub fn walk(said: &Said, game: Option<Kind>, visit: &mut impl FnMut(&Said, Option<Kind>)) {
    let game = said.game.or(game);
    visit(said, game);
    said.values.iter().for_each(|(_, value)| walk_value(value, game, visit));
}

fn walk_value(value: &Value, game: Option<Kind>, visit: &mut impl FnMut(&Said, Option<Kind>)) {
    match value {
        Value::Said(said) => walk(said, game, visit),
        Value::List(all) => all.iter().for_each(|value| walk_value(value, game, visit)),
        Value::Number(_) | Value::Text(_) => (),
    }
}
