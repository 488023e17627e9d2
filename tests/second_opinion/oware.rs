//! Oware told a second time, from `rules/oware.md` alone, and the engine against it.

use fastrand::Rng;
use papan::{
    engine::{
        Game,
        seat::Seat,
        sowing::{Kind, Sowing, setup::Setup},
    },
    notation::read_readings,
};

use crate::support::{
    exercises::agree,
    plain::{Board, Brought, End, Plain, more_wins},
    together::together,
};

const VALUES: [&str; 3] = ["takes_nothing", "allowed", "forbidden"];

#[derive(Clone, Copy)]
struct Oware {
    /// What `grand_slam` reads.
    slam: &'static str,
}

fn row(seat: usize) -> std::ops::Range<usize> {
    6 * seat..6 * seat + 6
}

fn lying(board: &Board, seat: usize) -> u32 {
    board.holes[row(seat)].iter().sum()
}

/// The places that the sowing of a hole comes to: every one but the origin, over and over.
fn places(board: &Board, hole: usize) -> impl Iterator<Item = usize> {
    (hole + 1..hole + 12).map(|place| place % 12).cycle().take(board.holes[hole] as usize)
}

/// Where the last counter of a sowing falls.
fn last(board: &Board, hole: usize) -> usize {
    places(board, hole).last().expect("a hole with counters")
}

/// The board after the sowing alone, and the holes that would be captured, the last counter's first.
fn sown(board: &Board, hole: usize) -> (Board, Vec<usize>) {
    let mut after = board.clone();
    after.holes[hole] = 0;
    places(board, hole).for_each(|place| after.holes[place] += 1);
    let theirs = row(1 - board.turn);
    let mut captured = Vec::new();
    let mut at = last(board, hole) as isize;
    while theirs.contains(&(at as usize)) && [2, 3].contains(&after.holes[at as usize]) {
        captured.push(at as usize);
        at -= 1;
        if at < 0 {
            break;
        }
    }
    (after, captured)
}

/// Whether a sowing would take all that the opponent then has.
fn is_slam(board: &Board, hole: usize) -> bool {
    let (after, captured) = sown(board, hole);
    let loot: u32 = captured.iter().map(|&hole| after.holes[hole]).sum();
    loot > 0 && loot == lying(&after, 1 - board.turn)
}

impl Oware {
    /// More than half of all counters, while others still lie on the board.
    fn majority(board: &Board) -> bool {
        board.holes.iter().any(|&count| count > 0) && board.stores.iter().any(|&store| store >= 25)
    }

    fn share(board: &mut Board) {
        for seat in 0..2 {
            board.stores[seat] += lying(board, seat);
            board.holes[row(seat)].fill(0);
        }
    }

    /// The holes of the seat to move, whatever the stores hold.
    fn holes(&self, board: &Board) -> Vec<usize> {
        let mut may: Vec<usize> = row(board.turn).filter(|&hole| board.holes[hole] > 0).collect();
        if lying(board, 1 - board.turn) == 0 {
            may.retain(|&hole| lying(&sown(board, hole).0, 1 - board.turn) > 0);
        }
        if self.slam == "forbidden" && may.iter().any(|&hole| !is_slam(board, hole)) {
            may.retain(|&hole| !is_slam(board, hole));
        }
        may
    }
}

impl Plain for Oware {
    fn tells_turn_at_end(&self) -> bool {
        false
    }

    fn start(&self) -> Board {
        Board { holes: vec![4; 12], ..Board::default() }
    }

    fn legal(&self, board: &Board) -> Vec<usize> {
        if Self::majority(board) { Vec::new() } else { self.holes(board) }
    }

    fn play(&self, board: &mut Board, hole: usize) {
        let seat = board.turn;
        let (mut after, captured) = sown(board, hole);
        after.brought = Brought { last: Some(last(board, hole)), ..Brought::default() };
        if self.slam == "allowed" || !is_slam(board, hole) {
            for hole in captured {
                let seeds = std::mem::take(&mut after.holes[hole]);
                after.stores[seat] += seeds;
                after.brought.taken += seeds;
            }
        }
        after.turn = 1 - seat;
        if !Self::majority(&after) && self.holes(&after).is_empty() {
            Self::share(&mut after);
        }
        *board = after;
    }

    fn end(&self, board: &Board) -> Option<End> {
        let [first, second] = board.stores;
        if Self::majority(board) {
            return Some((more_wins(first, second), "owa.majority"));
        }
        let over = self.holes(board).is_empty();
        over.then(|| (more_wins(first + lying(board, 0), second + lying(board, 1)), "owa.winner"))
    }

    /// As long as a grand slam is not forbidden.
    fn forbidding(&self, board: &Board, hole: usize) -> Vec<&'static str> {
        if !row(board.turn).contains(&hole) || board.holes[hole] == 0 {
            return vec!["owa.own-hole"];
        }
        let theirs = 1 - board.turn;
        let starves = lying(board, theirs) == 0 && lying(&sown(board, hole).0, theirs) == 0;
        starves.then_some("owa.feed").into_iter().collect()
    }

    fn third_time(&self, board: &Board) -> End {
        let mut shared = board.clone();
        Self::share(&mut shared);
        (more_wins(shared.stores[0], shared.stores[1]), "owa.repetition")
    }
}

fn oware(slam: &'static str) -> (Sowing, Oware) {
    let text = format!("abapa.grand_slam-{slam}");
    let (game, _) = read_readings(Kind::Oware.game(), &text).expect("readings of the rules");
    (game, Oware { slam })
}

#[test]
fn oware_from_the_start() {
    let mut rng = Rng::with_seed(2002);
    let mut clauses = Vec::new();
    for number in 0..10_002 {
        let (game, plain) = oware(VALUES[number % 3]);
        clauses.push(together(&game, &plain, game.start(), plain.start(), &mut rng));
    }
    for clause in ["owa.majority", "owa.winner", "owa.repetition"] {
        assert!(clauses.contains(&clause), "no game ended by {clause}: too few for a comparison");
    }
}

/// Random seeds, few and many, taken and on the board: bare rows, grand slams and sowings of more than a lap.
#[test]
fn oware_from_random_positions() {
    let mut rng = Rng::with_seed(162);
    let (mut slams, mut bare) = (0, 0);
    for number in 0..12_000 {
        let (game, plain) = oware(VALUES[number % 3]);
        let mut board = Board { holes: vec![0; 12], turn: rng.usize(..2), ..plain.start() };
        let most = [6, 16, 48][rng.usize(..3)];
        let on_board = rng.u32(..=most);
        let crowded = rng.usize(1..=12);
        let from = rng.usize(..12);
        (0..on_board).for_each(|_| board.holes[(from + rng.usize(..crowded)) % 12] += 1);
        board.stores[0] = if rng.bool() { (48 - on_board) / 2 } else { rng.u32(..=48 - on_board) };
        board.stores[1] = 48 - on_board - board.stores[0];
        slams += usize::from(plain.legal(&board).iter().any(|&hole| is_slam(&board, hole)));
        bare += usize::from(plain.end(&board).is_none() && lying(&board, 1 - board.turn) == 0);
        let setup = Setup {
            holes: board.holes.clone(),
            marks: Vec::new(),
            stores: board.stores.to_vec(),
            to_move: board.turn,
            notes: Vec::new(),
        };
        let position = game.position(&setup).expect("seeds that add up");
        if plain.end(&board).is_none() {
            // an agreed end is a draw, or shares out the rows as the third time does
            let (wins, _) = plain.third_time(&board);
            let (counted, _) =
                read_readings(game, "abapa.agreed_end-own_rows").expect("readings of the rules");
            let agreed = counted
                .agreed(&position)
                .map(|outcome| [Seat::FIRST, Seat::SECOND].map(|seat| outcome.winners.has(seat)));
            assert_eq!(agreed, Some(wins), "{board:?}");
            assert_eq!(game.agreed(&position), None);
        }
        together(&game, &plain, position, board, &mut rng);
    }
    assert!(slams > 100 && bare > 100, "{slams} grand slams, {bare} bare rows");
}

/// The plain telling by itself, so that it is not only ever right together with the engine.
#[test]
fn the_vectors_of_oware() {
    let game = Oware { slam: "takes_nothing" };
    let board =
        |holes: [u32; 12], stores, turn| Board { holes: holes.to_vec(), stores, turn, ..Board::default() };
    // a chain backwards, and not into the own row
    let mut chain = board([0, 0, 0, 0, 0, 3, 1, 2, 1, 0, 0, 4], [20, 17], 0);
    game.play(&mut chain, 5);
    assert_eq!(game.same(&chain), board([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4], [27, 17], 1));
    // twelve counters pass over their own hole
    let mut lap = board([12, 1, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5], [3, 2], 0);
    game.play(&mut lap, 0);
    assert_eq!(lap.holes, [0, 3, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6]);
    // a grand slam under each reading
    let slam = board([1, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 0], [20, 23], 0);
    for (read, holes, stores) in
        [("takes_nothing", [1, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0], [20, 23]), ("allowed", [0; 12], [25, 23])]
    {
        let mut played = slam.clone();
        Oware { slam: read }.play(&mut played, 5);
        assert_eq!(game.same(&played), board(holes, stores, 1), "{read}");
    }
    assert_eq!(Oware { slam: "forbidden" }.legal(&slam), [0]);
}

#[test]
fn the_exercises_of_oware() {
    let (game, plain) = oware("takes_nothing");
    agree(&game, &plain);
}
