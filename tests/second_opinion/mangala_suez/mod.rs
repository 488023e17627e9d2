//! Mangala of Suez told plainly, from `rules/` alone.

mod games;

use crate::support::plain::{Board, Brought, End, Plain, more_wins};

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Start {
    AfterCapture,
    Always,
    OwnSideFree,
}

/// The readings; chance (`empties: random`) has the choice that the starter has when he sets all three.
#[derive(Clone, Copy, Debug)]
pub struct Suez {
    pub starter_sets: bool,
    pub second_has_two: bool,
    pub start: Start,
    pub no_capture_turns: u32,
    pub always_sow: bool,
    pub skip_origin: bool,
    pub second_sows_first: bool,
    pub side_owner: bool,
    pub endless_draw: bool,
}

impl Suez {
    /// The shells that lie on a seat's side.
    fn side(board: &Board, seat: usize) -> u32 {
        board.holes[6 * seat..][..6].iter().sum()
    }

    /// Who empties the next hole.
    fn emptier(&self, emptied: u32) -> usize {
        let two = usize::from(self.second_has_two);
        if self.starter_sets { 0 } else { [two, 1 - two, two][emptied as usize] }
    }

    /// Whoever has eaten more, with what lies on his side if that is his.
    fn winners(&self, board: &Board) -> [bool; 2] {
        let [first, second] =
            [0, 1].map(|seat| board.stores[seat] + if self.side_owner { Self::side(board, seat) } else { 0 });
        more_wins(first, second)
    }

    /// Sows, relays and eats until the turn is over: where it ended, whether it ate, whether it was cut.
    fn turn(&self, board: &mut Board, hole: usize) -> (usize, bool, bool) {
        let (mut at, mut ate) = (hole, false);
        for _lap in 0..1000 {
            let origin = at;
            for _ in 0..std::mem::take(&mut board.holes[origin]) {
                at = (at + 1) % 12;
                if at == origin && self.skip_origin {
                    at = (at + 1) % 12;
                }
                board.holes[at] += 1;
            }
            // an occupied hole is lifted in the next lap; in an empty one the shell may eat, and moves on
            while board.holes[at] == 1 {
                if board.moves < self.no_capture_turns || board.holes[11 - at] == 0 {
                    return (at, ate, false);
                }
                board.stores[board.turn] += std::mem::take(&mut board.holes[11 - at]);
                ate = true;
                board.holes[at] = 0;
                at = (at + 1) % 12;
                board.holes[at] += 1;
                if self.always_sow {
                    break;
                }
            }
        }
        (at, ate, true)
    }
}

impl Plain for Suez {
    fn start(&self) -> Board {
        Board { holes: vec![8; 12], turn: self.emptier(0), ..Board::default() }
    }

    fn empties(&self, board: &Board) -> bool {
        board.emptied < 3
    }

    fn legal(&self, board: &Board) -> Vec<usize> {
        let shells = |seat: usize| (6 * seat..6 * seat + 6).filter(|&hole| board.holes[hole] > 0);
        if board.emptied < 3 {
            let open = |seat: usize| {
                let wanted = if self.second_has_two == (seat == 1) { 2 } else { 1 };
                shells(seat).count() > 6 - wanted && (self.starter_sets || seat == board.turn)
            };
            return (0..2).filter(|&seat| open(seat)).flat_map(shells).collect();
        }
        match board.begin {
            _ if self.end(board).is_some() => Vec::new(),
            Some(hole) => vec![hole],
            None => shells(board.turn).collect(),
        }
    }

    fn play(&self, board: &mut Board, hole: usize) {
        board.brought = Brought::default();
        if board.emptied < 3 {
            board.holes[hole] = 0;
            board.emptied += 1;
            let done = board.emptied == 3;
            board.turn = if done { self.second_sows_first.into() } else { self.emptier(board.emptied) };
            return;
        }
        let (seat, had) = (board.turn, board.stores[board.turn]);
        let (last, ate, cut) = self.turn(board, hole);
        board.brought = Brought { last: Some(last), taken: board.stores[seat] - had, points: 0 };
        board.moves += 1;
        board.turn = 1 - board.turn;
        board.drawn = cut && self.endless_draw;
        let follows = match self.start {
            Start::AfterCapture => ate,
            Start::Always => board.moves >= 2,
            Start::OwnSideFree => false,
        };
        let round = (1..=12).map(|step| (last + step) % 12);
        board.begin = round.filter(|_| follows).find(|&hole| board.holes[hole] > 0);
        if Self::side(board, board.turn) == 0 {
            board.begin = None;
            if self.side_owner {
                (0..2).for_each(|seat| board.stores[seat] += Self::side(board, seat));
                board.holes.fill(0);
            }
        }
    }

    fn end(&self, board: &Board) -> Option<End> {
        if board.emptied < 3 {
            None
        } else if board.drawn {
            Some(([true, true], "suez.endless"))
        } else {
            (Self::side(board, board.turn) == 0).then(|| (self.winners(board), "suez.winner"))
        }
    }

    fn forbidding(&self, board: &Board, hole: usize) -> Vec<&'static str> {
        if self.legal(board).contains(&hole) {
            return Vec::new();
        }
        let other = (hole / 6 != board.turn).then_some("suez.own-side");
        let empty = (board.holes[hole] == 0).then_some("suez.sow");
        match board.begin {
            _ if board.emptied < 3 => vec!["suez.empties"],
            Some(_) => vec!["suez.follow"],
            None => other.into_iter().chain(empty).collect(),
        }
    }

    fn third_time(&self, board: &Board) -> End {
        (self.winners(board), "suez.repetition")
    }

    /// The turns are counted as long as a rule asks how many there were.
    fn same(&self, board: &Board) -> Board {
        let moves = board.moves.min(self.no_capture_turns.max(2));
        Board { moves, brought: Brought::default(), ..board.clone() }
    }
}

/// The vectors at the foot of `rules/mangala-suez.md`: holes emptied and first holes, turns, eaten, board.
#[test]
fn the_vectors_of_mangala() {
    let game = Suez {
        starter_sets: false,
        second_has_two: false,
        start: Start::Always,
        no_capture_turns: 2,
        always_sow: false,
        skip_origin: false,
        second_sows_first: false,
        side_owner: false,
        endless_draw: false,
    };
    for (played, turns, eaten, holes) in [
        ([0, 6, 1, 2, 7], 16, [40, 27], [0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 1, 1]),
        ([2, 9, 3, 0, 6], 25, [19, 52], [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    ] {
        let mut board = game.start();
        played.into_iter().for_each(|hole| game.play(&mut board, hole));
        while let [hole] = game.legal(&board)[..] {
            game.play(&mut board, hole);
        }
        assert_eq!((board.moves, board.stores, &board.holes[..]), (turns, eaten, &holes[..]));
        assert!(game.end(&board).is_some());
    }
}
