//! Counts the sequences of moves of a given length (perft), as a check of the rules.

use super::Game;

/// How many sequences of `depth` moves there are from a position; a finished game has no successors.
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut sequences = 0;
    game.each_move(position, |chosen| {
        let mut after = *position;
        game.play(&mut after, chosen, |_| ());
        sequences += perft(game, &after, depth - 1);
    });
    sequences
}
