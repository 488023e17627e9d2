//! Exercises without end: questions about positions that come up in play, made from a seed. A question is a step like
//! those of courses, and is judged as they are; no answer is stored.

mod asked;
mod grades;
mod positions;
mod questions;

pub use asked::{Ask, Asked};
pub use grades::{GRADES, Grades};
pub use questions::question as question_about;

use fastrand::Rng;

use super::course::Step;

/// Among how many questions one of a grade is chosen: they are sorted by how hard they are and cut into as many parts as
/// there are grades.
const CHOICE: usize = 20;
/// After how many games without that many questions those that were found have to do.
const GAMES: usize = 64;
/// How many positions of a game are asked about.
const OF_A_GAME: usize = 4;

/// Which question is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Number {
    /// The sheet.
    pub seed: u32,
    /// The place on the sheet, from 0.
    pub at: u32,
    /// From 1 to [`GRADES`].
    pub grade: u8,
}

/// A question about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exercise {
    pub ask: Ask,
    pub step: Step,
    /// What has to be followed to answer: the laps times the steps of each move, or the positions of an ending.
    pub effort: u32,
}

/// A question of one kind; the same number always gives the same. `None` where the game has none of that kind within a
/// number of games.
pub fn exercise<F: Asked>(plain: F, number: Number, ask: Ask, played: &[Vec<F::Move>]) -> Option<Exercise> {
    let mut rng = Rng::with_seed(mixed(number, ask));
    let mut found: Vec<Exercise> = Vec::new();
    for _ in 0..GAMES {
        let mut positions = match ask {
            Ask::Ending => positions::before_an_end(&plain, &mut rng),
            _ => positions::of_a_game(&plain, played, &mut rng),
        };
        for _ in 0..OF_A_GAME.min(positions.len()) {
            let position = positions.swap_remove(positions::below(&mut rng, positions.len()));
            let is_over = plain.outcome(&position).is_some() || plain.draws_lot(&position);
            let asked = (!is_over).then(|| questions::question(&plain, &position, ask, &mut rng)).flatten();
            if let Some(exercise) = asked.filter(|exercise| !found.contains(exercise)) {
                found.push(exercise);
            }
        }
        if found.len() >= CHOICE {
            break;
        }
    }
    // a stable sort: which of equals comes first does not depend on the machine
    found.sort_by_key(|exercise| exercise.effort);
    let part = |grade: usize| grade * found.len() / usize::from(GRADES);
    let grade = usize::from(number.grade.clamp(1, GRADES));
    let (from, to) = (part(grade - 1), part(grade));
    let last = found.len().checked_sub(1)?;
    let at = from + positions::below(&mut rng, to - from);
    Some(found.swap_remove(at.min(last)))
}

/// The question of a number among the kinds that are asked: each kind in its turn, and another where a game has none of it
/// there. `None` without a kind.
pub fn question<F: Asked>(
    plain: F,
    number: Number,
    asks: &[Ask],
    played: &[Vec<F::Move>],
) -> Option<Exercise> {
    let first = number.seed.wrapping_add(number.at) as usize;
    (0..asks.len()).find_map(|other| {
        let ask = *asks.get((first % asks.len() + other) % asks.len())?;
        exercise(plain, number, ask, played)
    })
}

/// Games of the opponent, as pages have them: moves joined by `_`, games by spaces. What is no move ends its game.
pub fn read_games<F: Asked>(game: &F, text: &str) -> Vec<Vec<F::Move>> {
    let moves = |line: &str| line.split('_').map_while(|word| game.read_move(word)).collect();
    text.split_whitespace().map(moves).collect()
}

/// A seed for the random numbers of a question.
fn mixed(Number { seed, at, grade }: Number, ask: Ask) -> u64 {
    let parts = [u64::from(seed), u64::from(at), u64::from(grade), ask as u64];
    parts
        .iter()
        .fold(0x5eed, |mixed: u64, part| (mixed ^ part).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29))
}
