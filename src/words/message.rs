//! Converts a [`Message`] to its key in the language files and its values.

use super::{
    Localized, Message,
    ended::{self, counts, next, stopped},
    errors,
    format::format,
    keyed::{KeyedMessage, keyed, list},
    rule_texts::{RuleText, about, name},
    rung::rung,
};
use crate::engine::{Kind, clause::ClauseId};

/// Text that is already in the language, unchanged.
fn verbatim(text: &str) -> KeyedMessage {
    keyed!("verbatim", text)
}

fn clause(kind: Kind, clause: ClauseId) -> KeyedMessage {
    about(kind, RuleText::Clause(clause))
}

/// The readings that differ from a preset, or the preset itself.
fn differs(kind: Kind, readings: &[(usize, usize)], preset: usize) -> KeyedMessage {
    let title = about(kind, RuleText::PresetTitle(preset));
    if readings.is_empty() {
        return keyed!("preset-as-it-is", title, text = about(kind, RuleText::PresetNote(preset)));
    }
    let answered = readings.iter().map(|&(reading, value)| {
        let question = about(kind, RuleText::Question(reading));
        let is_question = format(&question).ends_with(['?', '؟', '？']);
        keyed!(
            "reading-answered",
            is_question,
            question,
            answer = about(kind, RuleText::Answer(reading, value))
        )
    });
    keyed!("preset-but", title, readings = list(answered))
}

fn pace(name: &str) -> KeyedMessage {
    match name {
        "0.25" => keyed!("pace-quarter"),
        "0.5" => keyed!("pace-half"),
        "1" => keyed!("pace-usual"),
        "instant" => keyed!("pace-instant"),
        other => verbatim(other),
    }
}

impl Localized for Message {
    fn keyed(&self) -> KeyedMessage {
        keyed(self)
    }
}

/// Whether a message ends with the words of a clause.
fn has_clause(keyed: &KeyedMessage) -> bool {
    keyed.values.iter().any(|(name, _)| *name == "clause")
}

fn keyed(message: &Message) -> KeyedMessage {
    match message {
        Message::Start { next: then, .. } => keyed!("start", next = next(*then)),
        Message::Aim(goal) => goal.keyed(),
        Message::Example { announcement } => keyed!("example", announcement = keyed(announcement)),
        Message::StartLevel(tenths) => keyed!("start-level", level = rung(*tenths)),
        Message::StartTogether { seats } => keyed!("start-together", seats),
        Message::TookBack { moves, next: then } => keyed!("took-back", moves, next = next(*then)),
        Message::PlayedAgain { moves, next: then } => keyed!("played-again", moves, next = next(*then)),
        Message::PlayedAlone(told) => keyed!("played-alone", told = keyed(told)),
        Message::PlayedAloneBriefly(told) => keyed!("played-alone-briefly", told = keyed(told)),
        Message::Over(result) => keyed!("over", result = keyed(result)),
        Message::AtStart => keyed!("at-start"),
        Message::AtEnd => keyed!("at-end"),
        Message::Unreadable(error) => keyed!("unreadable", why = errors::link(error)),
        Message::NothingRefused => keyed!("nothing-refused"),
        Message::Scores { kind, stores, next: then } => {
            keyed!(*kind => "scores", scores = counts(*kind, *stores), next = next(*then))
        }
        Message::Explained { refusal, kind, clause: id } => {
            let text = keyed(refusal);
            match id {
                Some(id) if !has_clause(&text) => keyed!("explained", text, clause = clause(*kind, *id)),
                _ => text,
            }
        }
        Message::Stopped { stop, wins } => stopped(*stop, *wins),
        Message::Ended { kind, outcome, stores, debts, at_length } => {
            let ended = ended::ended(*kind, *outcome, *stores, *debts, *at_length);
            let [first, second, third] = stores;
            match debts {
                true if *at_length && *kind != Kind::Pasang => keyed!("settled", ended, first, second, third),
                _ => ended,
            }
        }
        Message::Seat(seat) => keyed!("seat-title", seat),
        Message::Score { kind, seat, count } => {
            keyed!(*kind => "score", seat, count, size = count.unsigned_abs())
        }
        Message::ToMove => keyed!("to-move"),
        Message::Moving { seat } => keyed!("moving", seat),
        Message::Wins => keyed!("wins"),
        Message::Draws => keyed!("draws"),
        Message::Clause { kind, clause: id } => clause(*kind, *id),
        Message::Reading { kind, reading } => about(*kind, RuleText::Question(*reading)),
        Message::Value { kind, reading, value } => about(*kind, RuleText::Answer(*reading, *value)),
        Message::Preset { kind, preset } => about(*kind, RuleText::PresetTitle(*preset)),
        Message::Differs { kind, readings, preset } => differs(*kind, readings, *preset),
        Message::SourceAndPages { source: "", .. } => keyed!("source-ours"),
        Message::SourceAndPages { source, pages: "" } => verbatim(source),
        Message::SourceAndPages { source, pages } => keyed!("source-pages", source, pages),
        Message::Board { kind, moves } => keyed!("board-at", name = name(*kind), moves),
        Message::StepOf { step, all } => keyed!("step-of", step, all),
        Message::SavedGame { moves, over, names } => {
            keyed!("saved-game", moves, over, names, named = !names.is_empty())
        }
        Message::BadRecord { kind, error } => errors::at(*kind, error),
        Message::OtherGame { kind } => keyed!("other-game", name = name(*kind)),
        Message::Pace(name) => pace(name),
        Message::UiText(text) => text.keyed(),
        Message::Family(keyed) => (**keyed).clone(),
        Message::MoveOf { number, all } => keyed!("move-of", number, all),
        Message::Lap(lap) => keyed!("lap", lap),
        Message::Took { kind, count } => keyed!(*kind => "move-took", count),
    }
}
