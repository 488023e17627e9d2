//! The games that the boards of the home page play. They are generated from the rules, the same in every build.

use fastrand::Rng;

use crate::{
    engine::{Kind, pasang::Pasang},
    session::Session,
    story::Story,
};

/// The greatest number of moves that a board plays before it begins again.
const MOST: usize = 60;
const SEED: u64 = 11;

/// The moves of a game in the notation of addresses.
pub fn moves(kind: Kind) -> String {
    match kind {
        Kind::Sowing(kind) => words(kind.game()),
        Kind::Pasang => words(Pasang::default()),
    }
}

/// Each choice is the one that leaves its mover best off at once, with ties broken at random. Such games have
/// captures on both sides, which random ones hardly do.
fn words<F: Story>(plain: F) -> String {
    let mut rng = Rng::with_seed(SEED);
    let mut session = Session::new(plain, plain.start());
    while !session.is_over() && session.moves().len() < MOST {
        let before = *session.position();
        let mover = plain.to_move(&before).index();
        let (mut best, mut most) = (Vec::new(), i32::MIN);
        plain.each_move(&before, |chosen| {
            let mut after = before;
            plain.play(&mut after, chosen, |_| ());
            let scores = plain.scores(&after);
            let others = (0..3).filter(|seat| *seat != mover).map(|seat| scores[seat]).max().unwrap_or(0);
            let gain = scores[mover] - others;
            if gain > most {
                (most, best) = (gain, Vec::new());
            }
            if gain == most {
                best.push(chosen);
            }
        });
        let Some(&chosen) = best.get(rng.usize(..best.len().max(1))) else { break };
        if session.push(chosen).is_err() {
            break;
        }
    }
    session.moves().iter().map(|&chosen| plain.write_move(chosen)).collect::<Vec<_>>().join("_")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::home::small_board::SmallBoard;

    #[test]
    fn every_board_has_a_game_that_can_be_read_and_drawn_to_its_end() {
        for kind in Kind::ALL {
            let moves = moves(kind);
            let all = moves.split('_').count();
            assert!((10..=MOST).contains(&all), "{}: {all} moves", kind.name());
            assert!(moves.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_.~".contains(&b)), "{moves}");
            let board = SmallBoard::read(kind, &format!("v=1&moves={moves}")).expect("a game that is here");
            assert_eq!((board.moves(), board.cursor()), (all, all), "{}", kind.name());
            let mut last = String::new();
            for moves in 0..=all {
                let contents = board.contents(moves);
                assert_ne!(contents, last, "{} after {moves}", kind.name());
                assert!(!contents.contains("style="));
                last = contents;
            }
        }
    }
}
