//! Which rung to play next, by how the games before have gone: a ladder that follows the person.

use super::{profile::rungs, rung::Rung};
use crate::engine::Kind;

/// How a game against the opponent ended for the person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameResult {
    Won,
    Drawn,
    Lost,
}

/// The rung for the next game, from the results of the games so far, the first one first.
///
/// It begins at the default. A win leads one rung up, a loss one down, and a draw stays. As long as a person has only
/// won or only lost, two rungs are taken at a time, so that a strong player need not climb through them all.
pub fn next_rung(kind: Kind, results: &[(Rung, GameResult)]) -> Rung {
    let Some(&(last, result)) = results.last() else { return Rung::DEFAULT };
    let ladder = rungs(kind);
    let at = ladder.iter().rposition(|&rung| rung <= last).unwrap_or(0);
    let has = |wanted| results.iter().any(|&(_, result)| result == wanted);
    let turned = has(GameResult::Drawn) || has(GameResult::Won) && has(GameResult::Lost);
    let step = if turned { 1 } else { 2 };
    let next = match result {
        GameResult::Won => at + step,
        GameResult::Drawn => at,
        GameResult::Lost => at.saturating_sub(step),
    };
    ladder.get(next.min(ladder.len() - 1)).copied().unwrap_or(Rung::DEFAULT)
}

#[cfg(test)]
mod tests {
    use super::{GameResult::*, *};
    use crate::search::level::Level;

    /// Plays on from nothing, each result at the rung that was asked for; the rungs as places on the ladder.
    fn climbed(kind: Kind, results: &[GameResult]) -> Vec<usize> {
        let ladder = rungs(kind);
        let (mut played, mut places) = (Vec::new(), Vec::new());
        let place = |rung| ladder.iter().position(|&known| known == rung).expect("a rung of the ladder");
        for &result in results {
            let rung = next_rung(kind, &played);
            places.push(place(rung));
            played.push((rung, result));
        }
        places.push(place(next_rung(kind, &played)));
        places
    }

    #[test]
    fn it_begins_at_the_default_and_follows_the_results() {
        for kind in Kind::ALL {
            let start = rungs(kind).iter().position(|&rung| rung == Rung::DEFAULT).expect("the default");
            assert_eq!(next_rung(kind, &[]), Rung::named(Level::DEFAULT));
            assert_eq!(climbed(kind, &[Drawn, Won, Lost])[1..], [start, start + 1, start]);
            // two at a time until the direction changes
            assert_eq!(climbed(kind, &[Won, Lost, Won])[1..], [start + 2, start + 1, start + 2]);
            assert_eq!(climbed(kind, &[Lost, Won])[1..], [start - 2, start - 1]);
        }
    }

    #[test]
    fn it_stays_on_the_ladder() {
        for kind in Kind::ALL {
            let top = rungs(kind).len() - 1;
            assert_eq!(climbed(kind, &[Won; 40])[40], top);
            assert_eq!(climbed(kind, &[Lost; 40])[40], 0);
            // a result at a rung that this game's ladder has not counts from the one below
            let off = Rung::of_tenths(59).expect("a rung");
            assert!(rungs(kind).contains(&next_rung(kind, &[(off, Drawn)])));
        }
    }
}
