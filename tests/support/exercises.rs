//! The exercises of a game against its second telling, which alone finds what is right.

use std::{collections::BTreeSet, fmt::Debug};

use fastrand::Rng;
use papan::{
    engine::{Game, Hole, Target},
    lesson::{
        ending::ENDS,
        exercise::{Ask, Asked, Exercise, question_about},
        goal,
        judge::{Right, pose},
    },
};

use super::plain::Brought;

/// How many questions of each kind are compared, no two of them the same.
const QUESTIONS: usize = 1000;
/// Games after which a kind of question counts as one that the game does not have.
const GAMES: usize = 20_000;
/// Moves after which a game is followed no further: some rounds never end.
const MOVES: usize = 600;
/// How many positions of a game are asked about, and how many before the end of a round or game.
const OF_A_GAME: usize = 6;
const BEFORE_AN_END: usize = 7;
/// An ending has no more moves.
const DEPTH: u32 = 16;

/// A second telling, as exercises ask about its game `F`.
pub trait Telling<F: Asked> {
    type Board: Clone;
    type Choice: Copy + PartialEq + Debug;

    fn start(&self) -> Self::Board;
    /// All that may be chosen; nothing when the game has ended.
    fn legal(&self, board: &Self::Board) -> Vec<Self::Choice>;
    /// Plays a choice; what has been met before is forgotten, as if the game began with each board.
    fn play(&self, board: &mut Self::Board, choice: Self::Choice);
    /// What the last move brought.
    fn brought(&self, board: &Self::Board) -> Brought;
    /// The seat to move.
    fn turn(&self, board: &Self::Board) -> usize;
    /// Who has won, by seat, where the game is over, or is ahead, where a round is.
    fn won(&self, board: &Self::Board) -> Option<Vec<bool>>;
    /// The rules that forbid to begin at a place, the one that is named for it first; none where one may.
    fn forbidding(&self, board: &Self::Board, place: &str) -> Vec<&'static str>;
    /// The place that a choice begins at, in one word.
    fn place(&self, choice: Self::Choice) -> String;
    /// The same choice in the engine.
    fn chosen(&self, choice: Self::Choice) -> F::Move;
}

/// The letter of a hole: small ones from the left for the bottom row, capitals from the right for the top row.
pub fn letter(hole: usize, row: usize) -> String {
    let first = if hole < row { b'a' } else { b'A' };
    char::from(first + (hole % row) as u8).to_string()
}

/// The hole of a letter.
pub fn hole(letter: &str, row: usize) -> usize {
    (0..2 * row).find(|&hole| self::letter(hole, row) == letter).expect("a letter of the board")
}

/// Compares a thousand different questions of each kind about positions of random games.
pub fn agree<F: Asked, T: Telling<F>>(game: &F, telling: &T) {
    let mut rng = Rng::with_seed(1000);
    let mut all: Vec<(Ask, BTreeSet<_>)> = F::ASKS.iter().map(|&ask| (ask, BTreeSet::new())).collect();
    for _ in 0..GAMES {
        if all.iter().all(|(_, asked)| asked.len() >= QUESTIONS) {
            break;
        }
        let rounds = random_game(game, telling, &mut rng);
        for (ask, asked) in &mut all {
            for at in places(&rounds, *ask, &mut rng) {
                if asked.len() >= QUESTIONS {
                    break;
                }
                let Some(exercise) = question_about(game, &at.0, *ask, &mut rng) else { continue };
                let Exercise { step, .. } = &exercise;
                if asked.insert((step.at.clone(), step.moves.clone(), step.options.clone())) {
                    compare(game, telling, at, &exercise);
                }
            }
        }
    }
    for (ask, asked) in all {
        assert!(asked.len() >= QUESTIONS, "{} {}: only {}", game.name(), ask.name(), asked.len());
    }
}

/// A position and the same as the telling has it.
type At<F, T> = (<F as Game>::Position, <T as Telling<F>>::Board);

/// The positions of a random game in both, a list a round, and whether the round came to its end.
fn random_game<F: Asked, T: Telling<F>>(game: &F, telling: &T, rng: &mut Rng) -> Vec<(Vec<At<F, T>>, bool)> {
    let (mut position, mut board) = (game.start(), telling.start());
    let (mut rounds, mut round) = (Vec::new(), Vec::new());
    for _ in 0..MOVES {
        match telling.won(&board) {
            None => round.push((position, board.clone())),
            Some(_) => rounds.push((std::mem::take(&mut round), true)),
        }
        let choices = telling.legal(&board);
        if choices.is_empty() {
            break;
        }
        let choice = choices[rng.usize(..choices.len())];
        let chosen = telling.chosen(choice);
        assert!(game.is_legal(&position, chosen), "{chosen:?} in {position:?}");
        game.play(&mut position, chosen, |_| ());
        telling.play(&mut board, choice);
    }
    rounds.push((round, false));
    rounds
}

/// Those of a game's positions that are asked about, each once.
fn places<'a, P: Copy + PartialEq, B>(
    rounds: &'a [(Vec<(P, B)>, bool)],
    ask: Ask,
    rng: &mut Rng,
) -> Vec<&'a (P, B)> {
    let mut all: Vec<&(P, B)> = Vec::new();
    let mut add = |at: &'a (P, B)| {
        if all.iter().all(|known| known.0 != at.0) {
            all.push(at);
        }
    };
    if ask == Ask::Ending {
        let ended = rounds.iter().filter(|(_, is_over)| *is_over);
        ended.flat_map(|(round, _)| round.iter().rev().take(BEFORE_AN_END)).for_each(add);
    } else {
        let played: Vec<&(P, B)> = rounds.iter().flat_map(|(round, _)| round).collect();
        (0..OF_A_GAME.min(played.len())).for_each(|_| add(played[rng.usize(..played.len())]));
    }
    all
}

/// What the engine finds right in an exercise must be what the telling finds.
fn compare<F: Asked, T: Telling<F>>(game: &F, telling: &T, at: &At<F, T>, exercise: &Exercise) {
    let (position, board) = at;
    let step = &exercise.step;
    let told = || format!("{} {}: {step:?}", game.name(), exercise.ask.name());
    let posed = pose(*game, step).unwrap_or_else(|why| panic!("{why}: {}", told()));
    assert_eq!(posed.before.position(), position, "{}", told());
    let legal = telling.legal(board);
    let after = |choice: T::Choice| {
        let mut after = board.clone();
        telling.play(&mut after, choice);
        telling.brought(&after)
    };
    let asked = || {
        let chosen = game.read_move(&step.moves);
        let choice = legal.iter().find(|choice| chosen == Some(telling.chosen(**choice)));
        after(*choice.unwrap_or_else(|| panic!("cannot be played: {}", told())))
    };
    match (exercise.ask, posed.right) {
        (Ask::Last, Right::Place(place)) => {
            let last = asked().last.map(|hole| Target::Hole(Hole(hole as u8)));
            assert_eq!(last, Some(place), "{}", told());
        }
        (Ask::Taken, Right::Number { number, offered }) => {
            assert_eq!(asked().taken, number, "{}", told());
            assert!(offered.contains(&number), "{offered:?}: {}", told());
        }
        (Ask::Worth, Right::Number { number, offered }) => {
            assert_eq!(asked().points, number, "{}", told());
            assert!(offered.contains(&number), "{offered:?}: {}", told());
        }
        (Ask::Most, Right::Move(goal)) => {
            let most = legal.iter().map(|choice| after(*choice).taken).max();
            let best = legal.iter().filter(|choice| Some(after(**choice).taken) == most);
            let best: Vec<F::Move> = best.map(|choice| telling.chosen(*choice)).collect();
            let mut met = Vec::new();
            game.each_move(position, |chosen| {
                if posed.before.play(chosen).is_ok_and(|played| goal::is_met(&played, &goal)) {
                    met.push(chosen);
                }
            });
            let same = met.len() == best.len() && met.iter().all(|chosen| best.contains(chosen));
            assert!(same, "{met:?} meet the goal, told {best:?}: {}", told());
        }
        (Ask::Barred, Right::Option(right)) => {
            for (at, option) in step.options.iter().enumerate() {
                let (place, rule) = option.split_once('=').expect("a place and a rule");
                let forbidding = telling.forbidding(board, place);
                let may = legal.iter().any(|choice| telling.place(*choice) == place);
                assert_eq!(forbidding.is_empty(), may, "{place}: {forbidding:?}: {}", told());
                match at == right {
                    true => assert_eq!(forbidding.first(), Some(&rule), "{place}: {}", told()),
                    false => assert!(!forbidding.contains(&rule), "{place} {rule} is right: {}", told()),
                }
            }
        }
        (Ask::Ending, Right::Option(right)) => {
            let seats = game.seats().iter().count();
            let alone =
                |seat: usize| move |won: &[bool]| (0..seats).all(|other| won[other] == (other == seat));
            let name = &step.options[right];
            let forces = |seat: usize, wanted: &dyn Fn(&[bool]) -> bool| {
                (1..=DEPTH).any(|depth| self::forces(telling, board, seat, wanted, depth))
            };
            match ENDS.iter().position(|end| end == name).filter(|seat| *seat < seats) {
                Some(seat) => assert!(forces(seat, &alone(seat)), "{name} cannot: {}", told()),
                None => {
                    assert_eq!(seats, 2, "{}", told());
                    for seat in 0..2 {
                        let holds = forces(seat, &|won| !alone(1 - seat)(won));
                        assert!(holds, "seat {seat} cannot hold the other: {}", told());
                    }
                }
            }
        }
        (_, right) => panic!("{right:?}: {}", told()),
    }
}

/// Whether a seat can come to an end that is wanted within so many moves, whatever the others do.
fn forces<F: Asked, T: Telling<F>>(
    telling: &T,
    board: &T::Board,
    seat: usize,
    wanted: &dyn Fn(&[bool]) -> bool,
    moves: u32,
) -> bool {
    if let Some(won) = telling.won(board) {
        return wanted(&won);
    }
    if moves == 0 {
        return false;
    }
    let mut after = telling.legal(board).into_iter().map(|choice| {
        let mut after = board.clone();
        telling.play(&mut after, choice);
        forces(telling, &after, seat, wanted, moves - 1)
    });
    if telling.turn(board) == seat { after.any(|forces| forces) } else { after.all(|forces| forces) }
}
