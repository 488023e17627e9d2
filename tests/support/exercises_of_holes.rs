//! Second tellings of games without rounds, as exercises ask about them.

use papan::engine::{
    Hole,
    sowing::{Move, Sowing},
};

use super::{
    exercises::{Telling, hole, letter},
    plain::{Board, Brought, Plain},
};

/// A choice is a hole, with the number of holes in a row, and whether it is only emptied.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    hole: usize,
    row: usize,
    empties: bool,
}

impl<P: Plain> Telling<Sowing> for P {
    type Board = Board;
    type Choice = Choice;

    fn start(&self) -> Board {
        Plain::start(self)
    }

    fn legal(&self, board: &Board) -> Vec<Choice> {
        if self.end(board).is_some() {
            return Vec::new();
        }
        let (row, empties) = (board.holes.len() / 2, self.empties(board));
        Plain::legal(self, board).into_iter().map(|hole| Choice { hole, row, empties }).collect()
    }

    fn play(&self, board: &mut Board, choice: Choice) {
        Plain::play(self, board, choice.hole);
    }

    fn brought(&self, board: &Board) -> Brought {
        board.brought
    }

    fn turn(&self, board: &Board) -> usize {
        board.turn
    }

    fn won(&self, board: &Board) -> Option<Vec<bool>> {
        self.end(board).map(|(won, _)| won.to_vec())
    }

    fn forbidding(&self, board: &Board, place: &str) -> Vec<&'static str> {
        Plain::forbidding(self, board, hole(place, board.holes.len() / 2))
    }

    fn place(&self, choice: Choice) -> String {
        letter(choice.hole, choice.row)
    }

    fn chosen(&self, choice: Choice) -> Move {
        let hole = Hole(choice.hole as u8);
        if choice.empties { Move::Empty(hole) } else { Move::Sow(hole) }
    }
}
