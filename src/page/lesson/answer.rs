//! The right answer of a step in words, where it is read and not played.

use yew::prelude::*;

use crate::{
    lesson::{
        course::{CourseStep, Task},
        judge::{Posed, Right, solution},
        places::Taught,
    },
    page::markup::with_notation,
    story::caption,
    words::{lesson::LessonText, practice::PracticeText, say},
};

/// The right answer in words; `None` where nothing is asked.
pub fn answer<F: Taught>(step: &CourseStep, posed: &Posed<F>) -> Option<Html> {
    let game = posed.before.game();
    let text = match &posed.right {
        Right::Nothing => return None,
        Right::Place(place) => say(&LessonText::LastIs { hole: game.name_of(*place)? }),
        Right::Places(all) => {
            let holes: Vec<_> = all.iter().filter_map(|place| game.name_of(*place)).collect();
            say(&LessonText::MayAnswer { holes: &holes })
        }
        Right::Number { number, .. } if step.step.task == Task::Worth => {
            say(&PracticeText::WorthIs { count: *number })
        }
        Right::Number { number, .. } => say(&LessonText::Takes { count: *number }),
        Right::Option(at) if step.step.task == Task::Ending => {
            let played = posed.after.moves().iter().skip(posed.before.cursor());
            let moves: Vec<String> = played.map(|chosen| game.write_move(*chosen)).collect();
            let moves = moves.join(" ");
            let sentence = say(&PracticeText::ByMoves { end: step.options.get(*at)?, moves: &moves });
            return Some(with_notation(&sentence, &moves));
        }
        Right::Option(at) => step.options.get(*at).cloned()?,
        Right::Move(goal) => {
            let solved = solution(&posed.before, goal)?;
            let chosen = game.write_move(*solved.moves().last()?);
            let told = caption::earlier(&solved, solved.cursor()).as_ref().map(say).unwrap_or_default();
            let sentence = say(&LessonText::AnyAnswer { chosen: &chosen });
            return Some(html! { <>{ with_notation(&sentence, &chosen) }{ " " }{ told }</> });
        }
    };
    Some(html! { text })
}
