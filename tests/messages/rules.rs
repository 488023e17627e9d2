//! The rules of every game: its clauses, readings and presets with their words, and what else is told of it.

use std::fmt::Write;

use papan::{
    catalogue,
    engine::Kind,
    page::{dialogs::levels, markup::reference_text},
    words::{
        Message, PageText,
        facts::{GameFact, game_fact, source_note},
        home::HomePageText,
        levels::LevelMessage,
        position::laws,
        rule_texts::{RuleText, rule_words},
        say,
    },
};

use crate::snapshots::{file, hold};

/// All that is told of a game in words of its own.
fn rules(kind: Kind) -> String {
    let mut all = String::new();
    let mut put = |name: &str, says: String| writeln!(all, "{name}: {says}").expect("text");
    for (at, clause) in kind.clauses().iter().enumerate() {
        put(clause.id, rule_words(kind, RuleText::Clause(papan::engine::clause::ClauseId(at as u8))));
        let (source, pages) = (clause.source, clause.pages);
        put(clause.certainty.name(), say(&Message::SourceAndPages { source, pages }));
    }
    for (reading, known) in kind.readings().iter().enumerate() {
        put(known.name, say(&Message::Reading { kind, reading }));
        for (value, name) in known.values.iter().enumerate() {
            put(&format!("{} {name}", known.name), say(&Message::Value { kind, reading, value }));
        }
    }
    for (preset, known) in kind.presets().iter().enumerate() {
        put(known.name, say(&Message::Preset { kind, preset }));
        put(known.name, say(&Message::Differs { kind, readings: Vec::new(), preset }));
        // each reading told apart from the preset, one and all of them
        let last = |at: usize| (at, kind.readings()[at].values.len() - 1);
        for reading in 0..kind.readings().len() {
            put(known.name, say(&Message::Differs { kind, readings: vec![last(reading)], preset }));
        }
        let readings = (0..kind.readings().len()).map(last).collect();
        put(known.name, say(&Message::Differs { kind, readings, preset }));
    }
    for (says, clause) in laws(kind) {
        put(&format!("law {clause}"), says);
    }
    put("random play", say(&PageText::RandomPlay(kind)));
    for fact in GameFact::ALL {
        put(&format!("{fact:?}"), game_fact(kind, fact));
    }
    let century = catalogue::facts(kind).century;
    put("century", say(&HomePageText::Century { century, kind }));
    for source in catalogue::facts(kind).sources {
        let note = source_note(kind, &source.name());
        put("source", format!("{}: {} {note}", source.key, reference_text(source)).trim_end().into());
    }
    put("levels", say(&LevelMessage::Title));
    for [name, sees, won] in levels::text(kind) {
        put("levels", format!("{name}{sees} {won}"));
    }
    put("levels", say(&LevelMessage::Note(kind.seats())));
    all
}

#[test]
fn the_rules_of_every_game_have_the_words_they_had() {
    let said = Kind::ALL.map(|kind| (file(kind, "rules"), rules(kind)));
    hold(&said);
}

#[test]
fn every_clause_reading_and_preset_has_words() {
    for kind in Kind::ALL {
        let clauses =
            (0..kind.clauses().len()).map(|at| RuleText::Clause(papan::engine::clause::ClauseId(at as u8)));
        let readings = kind.readings().iter().enumerate().flat_map(|(reading, known)| {
            let answers = (0..known.values.len()).map(move |value| RuleText::Answer(reading, value));
            [RuleText::Question(reading)].into_iter().chain(answers)
        });
        let presets = (0..kind.presets().len())
            .flat_map(|preset| [RuleText::PresetTitle(preset), RuleText::PresetNote(preset)]);
        for about in clauses.chain(readings).chain(presets) {
            assert!(!rule_words(kind, about).is_empty(), "{kind:?}: {about:?}");
        }
    }
}
