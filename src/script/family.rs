//! What scripts are told of a family of games, in its own way and alike.

use super::{
    event::Event,
    fault::{Fault, clause_id},
    position::{Board, EndedBy, GameResult, Position},
};
use crate::{
    engine::{
        Outcome,
        seat::{Seat, Seats},
    },
    notation::PositionError,
    worker::Thinks,
};

/// A family of games that scripts play.
pub trait Scripted: Thinks {
    fn board(&self, position: &Self::Position) -> Board;
    /// An event of a move that was played in a position.
    fn event(&self, before: &Self::Position, event: Self::Event) -> Event;
    /// Each seat's score; `is_over` says that the game is known to have ended in the position.
    fn scores(&self, position: &Self::Position, is_over: bool) -> [i32; 3];
    /// Why a text is no position of the game.
    fn no_position(&self, text: &str, error: PositionError) -> Fault;
}

/// The names of some seats, in the order of play.
pub fn names(seats: Seats) -> Vec<&'static str> {
    seats.iter().map(Seat::name).collect()
}

/// The score of each seat that plays.
pub fn scores<F: Scripted>(game: &F, position: &F::Position, is_over: bool) -> Vec<i32> {
    let scores = game.scores(position, is_over);
    game.seats().iter().filter_map(|seat| scores.get(seat.index()).copied()).collect()
}

/// A position of a game.
pub fn position<F: Scripted>(game: &F, position: &F::Position) -> Position {
    Position {
        text: game.write_position(position),
        turn: game.to_move(position).name(),
        scores: scores(game, position, false),
        board: game.board(position),
    }
}

/// How the rules have ended a game.
pub fn result<F: Scripted>(game: &F, position: &F::Position, outcome: Outcome) -> GameResult {
    GameResult {
        winners: names(outcome.winners),
        by: EndedBy::Rules,
        clause: clause_id(game.clauses(), outcome.clause),
        scores: scores(game, position, true),
    }
}
