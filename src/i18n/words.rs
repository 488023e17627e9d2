//! The words of a game's rules: clauses, readings, presets, each by its id in the game's own file.

use super::{
    format::format,
    said::{Said, said},
};
use crate::engine::{Kind, clause::ClauseId};

/// Something about a game's rules that has words of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    Clause(ClauseId),
    /// What a reading asks.
    Asks(usize),
    /// A value of a reading.
    Answer(usize, usize),
    /// A preset's title, and its one sentence.
    Title(usize),
    Says(usize),
}

/// The key that says it; `None` for what the game does not have.
fn key(kind: Kind, about: About) -> Option<String> {
    let reading = |reading: usize| kind.readings().get(reading);
    let preset = |preset: usize| Some(kind.presets().get(preset)?.name);
    Some(match about {
        About::Clause(ClauseId(clause)) => {
            ["clause-", &kind.clauses().get(usize::from(clause))?.id.replace('.', "-")].concat()
        }
        About::Asks(asked) => ["reading-", reading(asked)?.name].concat(),
        About::Answer(asked, value) => {
            let asked = reading(asked)?;
            ["reading-", asked.name, "-", asked.values.get(value)?].concat()
        }
        About::Title(at) => ["preset-", preset(at)?].concat(),
        About::Says(at) => ["preset-", preset(at)?, "-says"].concat(),
    })
}

pub(super) fn about(kind: Kind, about: About) -> Said {
    match key(kind, about) {
        Some(key) => said!(kind => &key),
        None => said!("verbatim", text = ""),
    }
}

/// The words for something, in the language of the page.
pub fn words(kind: Kind, about: About) -> String {
    format(&self::about(kind, about))
}
