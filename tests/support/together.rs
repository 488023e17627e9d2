//! The engine against a plain telling: positions, stores, who moves, what is legal, how it ends and by which clause,
//! over one random game.

use fastrand::Rng;
use papan::{
    engine::{
        Game, Hole, Outcome,
        history::History,
        seat::Seat,
        sowing::{Move, Sowing, position::Position},
    },
    notation::write_position,
};

use super::plain::{Board, Plain};

/// The engine's position must lie as the plain board does.
fn compare(game: &Sowing, plain: &impl Plain, position: &Position, board: &Board) {
    let holes: Vec<u32> = (0..2 * game.row()).map(|hole| position.count(Hole(hole)).into()).collect();
    let stores = [Seat::FIRST, Seat::SECOND].map(|seat| u32::from(position.store(seat)));
    let told = write_position(game, position);
    assert_eq!((&holes, stores), (&board.holes, board.stores), "{told}");
    // nor does a sowing without end say whose turn it is in a finished game
    if plain.end(board).is_none() || plain.tells_turn_at_end() && !board.drawn {
        assert_eq!(game.to_move(position).index(), board.turn, "{told}");
    }
}

/// Plays one random game in both and stops at the first difference; the clause that ended it.
pub fn together(
    game: &Sowing,
    plain: &impl Plain,
    mut position: Position,
    mut board: Board,
    rng: &mut Rng,
) -> &'static str {
    let mut history = History::default();
    let mut met: Vec<Board> = Vec::new();
    for _ in 0..5000 {
        let end = plain.end(&board);
        compare(game, plain, &position, &board);
        let told = write_position(game, &position);
        let mut legal = Vec::new();
        game.each_move(&position, |chosen| legal.push(chosen));
        legal.sort_unstable_by_key(|chosen| chosen.hole().map(Hole::index));
        let play = if plain.empties(&board) { Move::Empty } else { Move::Sow };
        let holes = if end.is_some() { Vec::new() } else { plain.legal(&board) };
        let wanted: Vec<Move> = holes.into_iter().map(|hole| play(Hole(hole as u8))).collect();
        assert_eq!(legal, wanted, "{told}");
        let read = |outcome: Outcome| {
            let wins = [Seat::FIRST, Seat::SECOND].map(|seat| outcome.winners.has(seat));
            (wins, game.clauses()[usize::from(outcome.clause.0)].id)
        };
        assert_eq!(game.outcome(&position).map(read), end, "{told}");
        if let Some((_, clause)) = end {
            return clause;
        }
        // the third time the same holes lie before the same player, with the same still to do
        let same = plain.same(&board);
        let times = 1 + met.iter().filter(|earlier| **earlier == same).count();
        met.push(same);
        let here = history.meet(&position, game.progress(&position), 1);
        let repeated = game.on_repetition(&mut position, here, |_| ());
        let third = (times >= 3).then(|| plain.third_time(&board));
        assert_eq!(repeated.map(read), third, "{told} for the {times}th time");
        if let Some((_, clause)) = third {
            return clause;
        }
        let chosen = legal[rng.usize(..legal.len())];
        history.leave(&position);
        game.play(&mut position, chosen, |_| ());
        plain.play(&mut board, chosen.hole().expect("a move of a hole").index());
    }
    panic!("a random game of more than 5,000 moves");
}
