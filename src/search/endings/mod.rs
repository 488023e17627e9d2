//! Who wins, and by how much, on every board with few counters: found backwards from the ends, for games whose endings go
//! round in circles, which a search that follows one line after another repeats again and again.
//!
//! Counters only leave the board, so that boards are solved in **layers**, by their number: a move that captures leads
//! into a layer that is solved. Of each board is known what the seat to move can force, and what the other can: how many
//! more of these counters than the opponent it has in the end. Where both agree the ending is solved.
//!
//! Where a position comes for the third time the rules end the game, so what is forced may also be forced by circling:
//! by staying for ever among positions that give as much if the game is ended there. All that is said holds whatever has
//! been before, as long as no position that can still come has been met twice.
//!
//! The method is that of Romein & Bal 2003 (*Solving awari with parallel retrograde analysis*), in short: from the
//! largest gain down, boards from which it can be forced are found from those to which they lead.

pub mod board;
mod force;
mod layer;

use std::{cell::RefCell, rc::Rc};

use super::Searched;
use crate::engine::seat::Seat;
pub use board::{Board, HOLES};
use layer::Layer;
pub use layer::on_own_rows;

/// How the small boards of a game are read and set up. They have two rows of six holes, and what has been captured does
/// not change what can be captured.
pub struct Small<P> {
    /// The most counters of a small board.
    pub most: usize,
    /// How many counters are on the board.
    pub counters: fn(&P) -> usize,
    pub board: fn(&P) -> Board,
    /// A position with such a board in which the first seat moves, and which no store decides.
    pub position: fn(&Board) -> P,
    /// By how many counters the first seat is ahead in its store.
    pub lead: fn(&P) -> i32,
}

impl<P> Small<P> {
    /// Whether a position has a small board.
    pub fn holds(&self, position: &P) -> bool {
        (self.counters)(position) <= self.most
    }
}

/// What can be forced on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Forced {
    /// What the seat to move can force, and the other: how many more counters of this board than the opponent it gets.
    pub own: i8,
    pub other: i8,
    /// In how many moves, the opponent's included, each comes to the next capture or end if it forces that; from
    /// [`CIRCLING`] on it may have to circle.
    pub own_far: u16,
    pub other_far: u16,
}

/// Solved endings, which the searches of several positions of one game may share.
pub type Shared = Rc<RefCell<Endings>>;

/// Solves for about so many nodes; true if nothing is left.
pub type Solving = Box<dyn FnMut(u64) -> bool>;

/// Endings are near where there are at most so many counters more than on a small board: a dozen moves before.
const NEAR: usize = 6;

/// What a board costs in nodes: it takes about as long to solve as so many moves of a search.
const NODES: u64 = 4;

/// The distance of boards on which a seat may have to circle.
pub const CIRCLING: u16 = 1 << 15;

/// What can be forced on all boards of a game with up to so many counters.
#[derive(Default)]
pub struct Endings {
    layers: Vec<Vec<Forced>>,
    next: Option<Layer>,
}

impl Endings {
    /// What can be forced on a board; `None` if its layer is not solved yet.
    pub fn find(&self, board: &Board) -> Option<Forced> {
        self.layers.get(board::counters(board))?.get(board::place(board)).copied()
    }

    /// What can be forced on each board with so many counters, by number; nothing if they are not solved yet.
    pub fn layer(&self, counters: usize) -> &[Forced] {
        self.layers.get(counters).map_or(&[], Vec::as_slice)
    }

    /// By how many counters a seat wins at least and at most from a position that has just lost counters, played to the last
    /// one; `None` if nothing is known of it.
    pub fn lead<G: Searched>(
        &self,
        game: &G,
        small: &Small<G::Position>,
        position: &G::Position,
        seat: Seat,
    ) -> Option<(i32, i32)> {
        if !self.is_solved((small.counters)(position)) {
            return None;
        }
        let found = self.find(&(small.board)(position))?;
        let lead = (small.lead)(position);
        let lead = if seat == Seat::FIRST { lead } else { -lead };
        let (own, other) = (i32::from(found.own), i32::from(found.other));
        let moves = game.to_move(position) == seat;
        Some(if moves { (lead + own, lead - other) } else { (lead + other, lead - own) })
    }

    /// Whether all boards with so many counters are solved.
    pub fn is_solved(&self, counters: usize) -> bool {
        counters < self.layers.len()
    }

    /// How many nodes it takes to solve all boards with up to so many counters, at most: what is half done counts as not
    /// done.
    pub fn missing(&self, counters: usize) -> u64 {
        NODES * board::first(counters + 1).saturating_sub(board::first(self.layers.len())) as u64
    }

    /// Goes on solving the boards of endings that are near, a little at a time; what it gives does so, and says when there
    /// is nothing left. `None` if the game has no such boards, or a position is too far from them.
    pub fn near<G: Searched + 'static>(shared: &Shared, game: G, position: &G::Position) -> Option<Solving> {
        let small = G::SMALL.filter(|small| (small.counters)(position) <= small.most + NEAR)?;
        if shared.borrow().is_solved(small.most) {
            return None;
        }
        let endings = shared.clone();
        Some(Box::new(move |nodes| {
            let mut endings = endings.borrow_mut();
            endings.go_on(&game, &small, small.most, nodes);
            endings.is_solved(small.most)
        }))
    }

    /// Solves boards with up to so many counters for about so many nodes. Gives the nodes spent; less than were granted
    /// where all is solved.
    pub fn go_on<G: Searched>(
        &mut self,
        game: &G,
        small: &Small<G::Position>,
        counters: usize,
        nodes: u64,
    ) -> u64 {
        let mut spent = 0;
        while spent < nodes && !self.is_solved(counters.min(small.most)) {
            let number = self.layers.len();
            let layer = self.next.get_or_insert_with(|| Layer::new(number));
            spent += layer.go_on(game, small, &self.layers);
            if let Some(solved) = self.next.as_mut().and_then(Layer::solved) {
                self.layers.push(solved);
                self.next = None;
            }
        }
        spent
    }
}
