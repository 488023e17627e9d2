//! Texts of a game's rules: clauses, readings, presets, each by its id in the game's own file.

use super::{
    format::format,
    said::{Said, said},
};
use crate::engine::{Kind, clause::ClauseId};

/// A part of a game's rules that has a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    Clause(ClauseId),
    /// The question of a reading.
    Asks(usize),
    /// A value of a reading.
    Answer(usize, usize),
    /// A preset's title, and its description in one sentence.
    Title(usize),
    Says(usize),
}

/// The message's key; `None` for a part that the game does not have.
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

/// The name of a game.
pub(super) fn name(kind: Kind) -> Said {
    said!(kind => "name")
}

pub(super) fn about(kind: Kind, about: About) -> Said {
    match key(kind, about) {
        Some(key) => said!(kind => &key),
        None => said!("verbatim", text = ""),
    }
}

/// The text in the language of the page.
pub fn words(kind: Kind, about: About) -> String {
    format(&self::about(kind, about))
}
