//! Counts the sequences of moves of a given length (perft), as far as a number of moves allows.

use crate::engine::Game;

/// As [`crate::engine::perft::perft`]; `None` if more moves than `left` would have to be played. Takes off `left` what was.
pub fn count<G: Game>(game: &G, position: &G::Position, depth: u32, left: &mut u64) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    let mut sequences = Some(0_u64);
    game.each_move(position, |chosen| {
        let Some(sum) = sequences else { return };
        let Some(fewer) = left.checked_sub(1) else {
            sequences = None;
            return;
        };
        *left = fewer;
        let mut after = *position;
        game.play(&mut after, chosen, |_| ());
        sequences = count(game, &after, depth - 1, left).map(|more| sum + more);
    });
    sequences
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{perft::perft, sowing::Kind};

    #[test]
    fn no_more_moves_are_played_than_may_be() {
        let game = Kind::ALL[0].game();
        let start = game.start();
        let played: u64 = (1..=3).map(|depth| perft(&game, &start, depth)).sum();
        let mut left = played;
        assert_eq!(count(&game, &start, 3, &mut left), Some(perft(&game, &start, 3)));
        assert_eq!(left, 0, "each move of each sequence is played once");
        for mut few in [0, 1, played - 1] {
            assert_eq!(count(&game, &start, 3, &mut few), None);
        }
        assert_eq!(count(&game, &start, 0, &mut 0), Some(1));
    }
}
