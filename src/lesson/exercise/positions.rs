//! Positions as they come up in games: in random play, and in games of the opponent that random moves lead away from.

use fastrand::Rng;

use crate::lesson::{ending, places::Taught};

/// The most moves of a game from which positions are taken, and of one that is played to an end.
const MOVES: u32 = 60;
const TO_AN_END: usize = 600;
/// After so many moves games differ; earlier positions, which come up again and again, are taken seldom.
const ALIKE: u32 = 8;
/// How many moves before an end its endings begin.
const ENDING: usize = 7;

/// Numbers below 2³² alone: others differ between the machines on which the same seed has to give the same sheet.
pub fn below(rng: &mut Rng, bound: usize) -> usize {
    match u32::try_from(bound) {
        Ok(0) | Err(_) => 0,
        Ok(bound) => rng.u32(..bound) as usize,
    }
}

/// Plays a random legal move; `None` where the game is over or waits for its next round.
fn play<F: Taught>(
    game: &F,
    position: &F::Position,
    rng: &mut Rng,
    legal: &mut Vec<F::Move>,
) -> Option<F::Position> {
    if ending::winners(game, position).is_some() {
        return None;
    }
    let chosen = game.pick(position, |count| below(rng, count), legal)?;
    let mut after = *position;
    game.play(&mut after, chosen, |_| ());
    Some(after)
}

/// Some positions of one game, few of them from its first moves; half of the games begin as one of `played` does.
pub fn of_a_game<F: Taught>(game: &F, played: &[Vec<F::Move>], rng: &mut Rng) -> Vec<F::Position> {
    let (mut all, mut legal) = (vec![game.start()], Vec::new());
    let known = played.get(below(rng, 2 * played.len()));
    let known = known.map_or(&[][..], |moves| &moves[..below(rng, moves.len() + 1)]);
    let random = if known.is_empty() { 4 + rng.u32(..MOVES) } else { 1 + rng.u32(..6) };
    let mut position = game.start();
    for &chosen in known {
        if !game.is_legal(&position, chosen) {
            break;
        }
        game.play(&mut position, chosen, |_| ());
        all.push(position);
    }
    for _ in 0..random {
        let Some(after) = play(game, &position, rng, &mut legal) else { break };
        position = after;
        all.push(position);
    }
    let mut moves = 0;
    all.retain(|_| {
        moves += 1;
        moves > ALIKE || rng.u32(..ALIKE) < moves
    });
    all
}

/// The last positions before the end of a random game or round, the earliest first; none where it does not end soon.
pub fn before_an_end<F: Taught>(game: &F, rng: &mut Rng) -> Vec<F::Position> {
    let (mut all, mut legal) = (vec![game.start()], Vec::new());
    while let Some(after) = all.last().and_then(|last| play(game, last, rng, &mut legal)) {
        all.push(after);
        if all.len() > TO_AN_END {
            return Vec::new();
        }
    }
    all.pop();
    all.split_off(all.len().saturating_sub(ENDING))
}
