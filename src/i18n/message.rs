//! Converts a [`Message`] to its key in the language files and its values.

use super::{
    Message, Ui,
    ended::{self, counts, next, stopped},
    errors,
    format::format,
    said::{Said, kebab, list, said},
    sowing,
    words::{About, about, name},
};
use crate::engine::{Kind, clause::ClauseId};

pub(super) fn label(ui: Ui) -> Said {
    Said::new(&["ui-", &kebab(&format!("{ui:?}"))].concat())
}

/// Text that is already in the language, unchanged.
fn verbatim(text: &str) -> Said {
    said!("verbatim", text)
}

fn clause(kind: Kind, clause: ClauseId) -> Said {
    about(kind, About::Clause(clause))
}

/// The readings that differ from a preset, or the preset itself.
fn differs(kind: Kind, readings: &[(usize, usize)], preset: usize) -> Said {
    let title = about(kind, About::Title(preset));
    if readings.is_empty() {
        return said!("preset-as-it-is", title, says = about(kind, About::Says(preset)));
    }
    let answered = readings.iter().map(|&(reading, value)| {
        let asks = about(kind, About::Asks(reading));
        let question = format(&asks).ends_with(['?', '؟', '？']);
        said!("reading-answered", question, asks, answer = about(kind, About::Answer(reading, value)))
    });
    said!("preset-but", title, readings = list(answered))
}

fn pace(name: &str) -> Said {
    match name {
        "0.25" => said!("pace-quarter"),
        "0.5" => said!("pace-half"),
        "1" => said!("pace-usual"),
        "instant" => said!("pace-instant"),
        other => verbatim(other),
    }
}

pub(super) fn said(message: &Message) -> Said {
    match message {
        Message::Start { next: then, .. } => said!("start", next = next(*then)),
        Message::TookBack { moves, next: then } => said!("took-back", moves, next = next(*then)),
        Message::PlayedAgain { moves, next: then } => said!("played-again", moves, next = next(*then)),
        Message::Over(result) => said!("over", result = said(result)),
        Message::AtStart => said!("at-start"),
        Message::AtEnd => said!("at-end"),
        Message::Unreadable(trouble) => said!("unreadable", why = errors::link(trouble)),
        Message::NothingRefused => said!("nothing-refused"),
        Message::Scores { kind, stores, next: then } => {
            said!(*kind => "scores", scores = counts(*kind, *stores), next = next(*then))
        }
        Message::Explained { says, clause: None, .. } => said(says),
        // it already ends with the words of its clause
        Message::Explained { says, .. } if matches!(**says, Message::Forbidden { .. }) => said(says),
        Message::Explained { says, kind, clause: Some(id) } => {
            said!("explained", says = said(says), clause = clause(*kind, *id))
        }
        Message::Stopped { stop } => stopped(*stop),
        Message::Ended { kind, outcome, stores, debts } => {
            let ended = ended::ended(*kind, *outcome, *stores, *debts, true);
            let [first, second, third] = stores;
            match debts {
                true if *kind != Kind::Pasang => said!("settled", ended, first, second, third),
                _ => ended,
            }
        }
        Message::Seat(seat) => said!("seat", it = seat),
        Message::Score { kind, seat, count } => {
            said!(*kind => "score", seat, count, size = count.unsigned_abs())
        }
        Message::ToMove => said!("to-move"),
        Message::Wins => said!("wins"),
        Message::Draws => said!("draws"),
        Message::Clause { kind, clause: id } => clause(*kind, *id),
        Message::Reading { kind, reading } => about(*kind, About::Asks(*reading)),
        Message::Value { kind, reading, value } => about(*kind, About::Answer(*reading, *value)),
        Message::Preset { kind, preset } => about(*kind, About::Title(*preset)),
        Message::Differs { kind, readings, preset } => differs(*kind, readings, *preset),
        Message::SourceAndPages { source: "", .. } => said!("source-ours"),
        Message::SourceAndPages { source, pages: "" } => verbatim(source),
        Message::SourceAndPages { source, pages } => said!("source-pages", source, pages),
        Message::Board { kind, moves } => said!("board-at", name = name(*kind), moves),
        Message::StepOf { step, all } => said!("step-of", step, all),
        Message::Kept { moves, over, names } => {
            said!("kept", moves, over, names, named = !names.is_empty())
        }
        Message::BadRecord { kind, error } => errors::at(*kind, error),
        Message::OtherGame { kind } => said!("other-game", name = name(*kind)),
        Message::Pace(name) => pace(name),
        Message::Ui(ui) => label(*ui),
        Message::File(words) => super::pages::file(*words),
        Message::Pasang(says) => super::pasang::said(says),
        Message::Round(round) => super::round::said(round),
        _ => sowing::said(message),
    }
}
