//! The words of a question.

use crate::engine::seat::Seats;
use crate::{
    engine::clause::ClauseId,
    lesson::{
        course::CourseStep,
        exercise::{Ask, Asked, Exercise},
    },
    options,
    words::{
        practice::PracticeText,
        rule_texts::{RuleText, rule_words},
        say,
    },
};

/// A question as a step with its words.
pub fn with_words<F: Asked>(plain: F, exercise: &Exercise) -> CourseStep {
    let session = options::read(plain, &exercise.step.at).session;
    let (game, position) = (*session.game(), session.position());
    let (seat, round) = (game.to_move(position), game.kind().has_rounds());
    let title = say(&PracticeText::Question { ask: exercise.ask.name(), round });
    let text = match exercise.ask {
        Ask::Last | Ask::Taken | Ask::Worth => {
            let told = game.read_move(&exercise.step.moves).and_then(|chosen| game.told(position, chosen));
            told.map_or_else(String::new, |told| say(&told))
        }
        Ask::Ending if round => say(&PracticeText::TurnInRound { seat, handicap: game.has_handicap() }),
        Ask::Barred | Ask::Most | Ask::Ending => say(&PracticeText::Turn { seat }),
    };
    let option = |option: &String| match option.split_once('=') {
        Some((place, id)) => {
            let clause = game.clauses().iter().position(|clause| clause.id == id).unwrap_or_default();
            let rule = rule_words(game.kind(), RuleText::Clause(ClauseId(clause as u8)));
            say(&PracticeText::Barred { place, rule: &rule })
        }
        None => match Seats::THREE.iter().find(|seat| seat.name() == option) {
            Some(seat) => say(&PracticeText::Wins { seat }),
            None => say(&PracticeText::Nobody { round }),
        },
    };
    let options = exercise.step.options.iter().map(option).collect();
    CourseStep { step: exercise.step.clone(), title, text, after: String::new(), options }
}
