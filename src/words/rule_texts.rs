//! Texts of a game's rules: clauses, readings, presets, each by its id in the game's own file.

use super::{
    format::format,
    keyed::{KeyedMessage, keyed},
};
use crate::engine::{Kind, clause::ClauseId};

/// A part of a game's rules that has a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleText {
    Clause(ClauseId),
    /// The question of a reading.
    Question(usize),
    /// A value of a reading.
    Answer(usize, usize),
    /// A preset's title, and its description in one sentence.
    PresetTitle(usize),
    PresetNote(usize),
}

/// The message's key; `None` for a part that the game does not have.
fn key(kind: Kind, about: RuleText) -> Option<String> {
    let reading = |reading: usize| kind.readings().get(reading);
    let preset = |preset: usize| Some(kind.presets().get(preset)?.name);
    Some(match about {
        RuleText::Clause(ClauseId(clause)) => {
            ["clause-", &kind.clauses().get(usize::from(clause))?.id.replace('.', "-")].concat()
        }
        RuleText::Question(index) => ["reading-", reading(index)?.name].concat(),
        RuleText::Answer(index, value) => {
            let reading = reading(index)?;
            ["reading-", reading.name, "-", reading.values.get(value)?].concat()
        }
        RuleText::PresetTitle(at) => ["preset-", preset(at)?].concat(),
        RuleText::PresetNote(at) => ["preset-", preset(at)?, "-says"].concat(),
    })
}

/// The name of a game.
pub(super) fn name(kind: Kind) -> KeyedMessage {
    keyed!(kind => "name")
}

pub(super) fn about(kind: Kind, about: RuleText) -> KeyedMessage {
    match key(kind, about) {
        Some(key) => keyed!(kind => &key),
        None => keyed!("verbatim", text = ""),
    }
}

/// The text in the language of the page.
pub fn rule_words(kind: Kind, about: RuleText) -> String {
    format(&self::about(kind, about))
}
