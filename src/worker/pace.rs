//! How fast this machine searches each game, so that the strongest level takes about a tenth of a second on it.

use crate::{
    engine::Kind,
    search::{method, rung::Rung},
};

/// How long the strongest level may think, in milliseconds.
const LONG: f64 = 100.0;
/// Shorter slices say little: a browser's clock is coarse.
const SHORT: f64 = 4.0;
/// The strongest level never has fewer nodes, so that it stays the strongest on a slow machine, nor more, so that a clock
/// that stands still does not make it endless.
const LEAST: u64 = 250_000;
const MOST: u64 = 4_000_000;

/// The most nodes a millisecond that a slice has had, by game; 0 where none has been measured.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Pace([f64; Kind::ALL.len()]);

impl Pace {
    /// Records a slice. The fastest one counts: others were interrupted, or ran before the browser had optimised the
    /// program.
    pub fn record(&mut self, kind: Kind, nodes: u64, milliseconds: f64) {
        let at = Kind::ALL.iter().position(|&known| known == kind);
        if let Some(rate) = at.and_then(|at| self.0.get_mut(at))
            && milliseconds >= SHORT
        {
            *rate = rate.max(nodes as f64 / milliseconds);
        }
    }

    /// The nodes of the strongest level in a game.
    pub fn nodes(&self, kind: Kind) -> u64 {
        let at = Kind::ALL.iter().position(|&known| known == kind);
        match at.and_then(|at| self.0.get(at)) {
            Some(&rate) if rate > 0.0 => ((rate * LONG) as u64).clamp(LEAST, MOST),
            _ => method::nodes(kind, Rung::STRONGEST),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fastest_slice_says_how_many_nodes_take_a_tenth_of_a_second() {
        let (kind, other) = (Kind::ALL[0], Kind::ALL[1]);
        let mut pace = Pace::default();
        assert_eq!(pace.nodes(kind), method::nodes(kind, Rung::STRONGEST));
        for (nodes, milliseconds, wanted) in [
            (1_000_000, 1.0, method::nodes(kind, Rung::STRONGEST)),
            (50_000, 10.0, 500_000),
            (50_000, 20.0, 500_000),
            (90_000, 10.0, 900_000),
            (900_000, 10.0, MOST),
        ] {
            pace.record(kind, nodes, milliseconds);
            assert_eq!(pace.nodes(kind), wanted);
        }
        assert_eq!(pace.nodes(other), method::nodes(other, Rung::STRONGEST));
        pace.record(other, 10, 10.0);
        assert_eq!(pace.nodes(other), LEAST);
    }
}
