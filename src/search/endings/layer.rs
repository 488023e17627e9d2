//! All boards with the same number of counters, while they are being solved.

use super::{
    Board, Forced, HOLES, NODES, Searched, Small,
    board::{self, Boards},
    force::{Force, Graph},
};

/// Boards whose moves are listed in one step.
const STEP: usize = 1_000;

/// What a layer is at.
enum Stage {
    /// Moves are played to count the predecessors of each board.
    Counting(Boards),
    /// They are played again to list them: so the list needs to be there only once.
    Listing(Boards),
    /// What can be forced is found, from the largest gain down.
    Forcing(Force),
}

/// A layer that is being solved.
pub struct Layer {
    counters: u8,
    stage: Stage,
    /// The place of the next board.
    at: usize,
    graph: Graph,
    solved: Option<Vec<Forced>>,
}

impl Layer {
    pub fn new(counters: usize) -> Layer {
        let counters = counters.min(board::MOST) as u8;
        let stage = Stage::Counting(Boards::new(counters));
        Layer { counters, stage, at: 0, graph: Graph::new(board::size(counters.into())), solved: None }
    }

    /// The result, once it is there.
    pub fn solved(&mut self) -> Option<Vec<Forced>> {
        self.solved.take()
    }

    /// Goes on for a step; `below` are the layers with fewer counters. Gives the nodes it cost.
    pub fn go_on<G: Searched>(&mut self, game: &G, small: &Small<G::Position>, below: &[Vec<Forced>]) -> u64 {
        let (counters, graph) = (self.counters, &mut self.graph);
        match &mut self.stage {
            Stage::Counting(boards) => {
                let mut played = 0;
                for board in boards.by_ref().take(STEP) {
                    let at = self.at;
                    graph.begin(at, on_own_rows(&board));
                    each_successor(game, small, &board, |after| match after {
                        After::Same(next) => graph.count(at, next),
                        After::Fewer { gain, left } => {
                            let found = below
                                .get(board::counters(&left))
                                .and_then(|layer| layer.get(board::place(&left)));
                            let Forced { own, other, .. } = found.copied().unwrap_or_default();
                            graph.capture(at, gain + other, own - gain);
                        }
                    });
                    self.at += 1;
                    played += 1;
                }
                if played < STEP {
                    graph.end_counting();
                    self.stage = Stage::Listing(Boards::new(counters));
                    self.at = 0;
                }
                (NODES / 2) * played as u64 + 1
            }
            Stage::Listing(boards) => {
                let mut played = 0;
                for board in boards.by_ref().take(STEP) {
                    let at = self.at;
                    each_successor(game, small, &board, |after| {
                        if let After::Same(next) = after {
                            graph.list(at, next);
                        }
                    });
                    self.at += 1;
                    played += 1;
                }
                if played < STEP {
                    self.stage = Stage::Forcing(Force::new(graph, counters as i8));
                }
                (NODES / 4) * played as u64 + 1
            }
            Stage::Forcing(force) => {
                if force.go_on(graph) {
                    self.solved = Some(force.solved());
                }
                // there are about twice as many such steps as counters, and together they take about as long as listing
                1 + (NODES / 4) * graph.boards() as u64 / (2 * u64::from(counters) + 1)
            }
        }
    }
}

/// Where a move leads.
enum After {
    /// To the board at a place of the same layer.
    Same(usize),
    /// To a board with fewer counters, the opponent moving; the mover gained so many more than the opponent.
    Fewer { gain: i8, left: Board },
}

/// The lead of the seat to move in what lies in its own row.
pub fn on_own_rows(board: &Board) -> i8 {
    let row = |holes: &[u8]| holes.iter().map(|&count| count as i8).sum::<i8>();
    row(&board[..HOLES / 2]) - row(&board[HOLES / 2..])
}

/// Plays every move of a board.
fn each_successor<G: Searched>(
    game: &G,
    small: &Small<G::Position>,
    before: &Board,
    mut visit: impl FnMut(After),
) {
    let position = (small.position)(before);
    let (lead, counters) = ((small.lead)(&position), board::counters(before));
    game.each_move(&position, |chosen| {
        let mut after = position;
        game.play(&mut after, chosen, |_| ());
        let left = (small.board)(&after);
        visit(match board::counters(&left) == counters {
            true => After::Same(board::place(&left)),
            false => After::Fewer { gain: ((small.lead)(&after) - lead) as i8, left },
        });
    });
}
