//! Who wins an ending if all play well, found by searching all its moves. A game of rounds ends here with its round.

use super::places::Taught;
use crate::engine::seat::{Seat, Seats};

/// How many positions are searched before an ending counts as too long.
const POSITIONS: u32 = 1_500;
/// How many moves an ending may have.
const MOVES: usize = 16;

/// What an ending can come to, as steps name it: a seat wins, or none does alone.
pub const ENDS: [&str; 4] = ["first", "second", "third", "nobody"];

/// How an ending comes out.
#[derive(Clone, PartialEq, Debug)]
pub struct Ending<M> {
    /// The seat that can win whatever the others do; `None` where each of two can keep the other from winning.
    pub winner: Option<Seat>,
    /// The moves of one game in which all play well.
    pub line: Vec<M>,
    /// How many positions were searched.
    pub positions: u32,
}

impl<M> Ending<M> {
    /// Its name among [`ENDS`].
    pub fn name(&self) -> &'static str {
        let place = self.winner.map_or(ENDS.len() - 1, Seat::index);
        ENDS.get(place).copied().unwrap_or("")
    }
}

/// Who has won where a game is over, or who is ahead where a round is; `None` while it is played.
pub fn winners<F: Taught>(game: &F, position: &F::Position) -> Option<Seats> {
    let over = game.outcome(position).map(|outcome| outcome.winners);
    over.or_else(|| game.waits_for_round(position).map(|_| game.ahead(position)))
}

/// Solves an ending; `None` where it is too long, moves by lot, can be kept going round and round, or, of three, no seat
/// can win against both others.
pub fn solve<F: Taught>(game: &F, position: &F::Position) -> Option<Ending<F::Move>> {
    let mut positions = 0;
    let mut solved = Vec::new();
    for seat in game.seats().iter() {
        let mut search = Search { game, seat, positions: 0, path: Vec::new() };
        let (result, line) = search.best(position)?;
        positions += search.positions;
        match result {
            Result::Wins => return Some(Ending { winner: Some(seat), line, positions }),
            other => solved.push((other, line)),
        }
    }
    // of two, who cannot win and does not lose shares the win
    let is_drawn =
        game.seats().iter().count() == 2 && solved.iter().all(|(result, _)| *result == Result::Shares);
    let (_, line) = solved.into_iter().next()?;
    is_drawn.then_some(Ending { winner: None, line, positions })
}

/// How an ending comes out for one seat at least, the worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Result {
    Loses,
    Shares,
    Wins,
}

/// A search for what one seat can reach against all others, at least.
struct Search<'a, F: Taught> {
    game: &'a F,
    seat: Seat,
    positions: u32,
    /// The positions on the way to the one that is searched.
    path: Vec<F::Position>,
}

impl<F: Taught> Search<'_, F> {
    fn best(&mut self, position: &F::Position) -> Option<(Result, Vec<F::Move>)> {
        if let Some(winners) = winners(self.game, position) {
            return Some((self.result(winners), Vec::new()));
        }
        self.positions += 1;
        if self.positions > POSITIONS || self.game.draws_lot(position) {
            return None;
        }
        // what the seat reaches, it reaches without going round, and soon
        if self.path.contains(position) || self.path.len() >= MOVES {
            return Some((Result::Loses, Vec::new()));
        }
        let is_own = self.game.to_move(position) == self.seat;
        let mut moves = Vec::new();
        self.game.each_move(position, |chosen| moves.push(chosen));
        self.path.push(*position);
        let mut best: Option<(Result, Vec<F::Move>)> = None;
        for chosen in moves {
            let mut after = *position;
            self.game.play(&mut after, chosen, |_| ());
            let (result, mut line) = self.best(&after)?;
            let is_better = best.as_ref().is_none_or(|(known, _)| match is_own {
                true => result > *known,
                false => result < *known,
            });
            if is_better {
                line.insert(0, chosen);
                best = Some((result, line));
            }
            // nothing is better than that for whoever moves
            if result == (if is_own { Result::Wins } else { Result::Loses }) {
                break;
            }
        }
        self.path.pop();
        best
    }

    fn result(&self, winners: Seats) -> Result {
        match (winners.has(self.seat), winners.iter().count()) {
            (false, _) => Result::Loses,
            (true, 1) => Result::Wins,
            (true, _) => Result::Shares,
        }
    }
}
