//! What a second, plain telling of a game's turn tells: slow, without events, and nothing of it is shared with the
//! engine.

/// What a move brings whoever plays it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Brought {
    /// The hole in which the last counter that is sown falls; `None` in a store, and where none is sown.
    pub last: Option<usize>,
    /// Counters or tokens that are taken: not what is sown into a store, what others get, or what is collected at the
    /// end of a round or game.
    pub taken: u32,
    /// The points of what is taken, in games of points.
    pub points: u32,
}

/// Counters as they lie, and what the rules need to know beside them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Board {
    /// Holes 0 … 2n−1: the bottom row from the left, the top row from the right.
    pub holes: Vec<u32>,
    pub stores: [u32; 2],
    /// The seat to move: 0 or 1.
    pub turn: usize,
    /// Where holes are opened one by one: the holes each seat has yet to play in its opening.
    pub owed: [Vec<usize>; 2],
    /// The moves of the game so far, or the turns that have been sown, where rules ask for them.
    pub moves: u32,
    /// The holes that have been emptied before play.
    pub emptied: u32,
    /// The hole the turn must begin at.
    pub begin: Option<usize>,
    /// A sowing without end has drawn the game.
    pub drawn: bool,
    /// What the last move brought.
    pub brought: Brought,
}

/// Who won, `[true, true]` for a draw, and the clause that says so.
pub type End = ([bool; 2], &'static str);

pub trait Plain {
    fn start(&self) -> Board;
    /// The holes that may be played.
    fn legal(&self, board: &Board) -> Vec<usize>;
    fn play(&self, board: &mut Board, hole: usize);
    fn end(&self, board: &Board) -> Option<End>;
    /// The rules that forbid to play a hole, the one that is named for it first; none where it may be played.
    fn forbidding(&self, board: &Board, hole: usize) -> Vec<&'static str>;
    /// Whether the next move empties a hole and sows nothing.
    fn empties(&self, _: &Board) -> bool {
        false
    }
    /// Whether the rules say whose turn it would be in a finished game.
    fn tells_turn_at_end(&self) -> bool {
        true
    }
    /// How the game ends when a position is met for the third time.
    fn third_time(&self, board: &Board) -> End;
    /// What makes two positions the same.
    fn same(&self, board: &Board) -> Board {
        Board { moves: 0, brought: Brought::default(), ..board.clone() }
    }
}

pub fn more_wins(first: u32, second: u32) -> [bool; 2] {
    [first >= second, second >= first]
}
