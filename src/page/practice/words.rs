//! The words of a question.

use crate::engine::seat::Seats;
use crate::{
    engine::clause::ClauseId,
    lesson::{
        course::{CourseStep, Step},
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
    let round = game.kind().has_rounds();
    let rule_of = |option: &String| option.split_once('=').map(|(_, rule)| rule.to_string());
    let mut rules = exercise.step.options.iter().map(rule_of);
    // where one rule is all there is to name, the place is asked for alone
    let first = rules.next().flatten();
    let only_places = first.is_some() && rules.all(|rule| rule == first);
    let ask = if only_places { "place" } else { exercise.ask.name() };
    let title = say(&PracticeText::Question { ask, round });
    let turn = say(&game.turn(position));
    let text = match exercise.ask {
        Ask::Last | Ask::Taken | Ask::Worth => {
            let told = game.read_move(&exercise.step.moves).and_then(|chosen| game.told(position, chosen));
            told.map_or_else(String::new, |told| say(&told))
        }
        Ask::Ending if round => {
            [&turn, " ", &say(&PracticeText::Ahead { handicap: game.has_handicap() })].concat()
        }
        Ask::Barred | Ask::Most | Ask::Ending => turn,
    };
    let option = |option: &String| match option.split_once('=') {
        Some((place, _)) if only_places => place.into(),
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
    let step = Step { name: exercise.ask.name().into(), ..exercise.step.clone() };
    CourseStep { step, title, text, after: String::new(), options }
}
