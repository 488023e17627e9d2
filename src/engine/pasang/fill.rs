//! Laying out the rest of a board by chance, by a brush's laws and with 60 tokens of either colour.

use super::{
    board::Colour,
    brush::{Brush, Orbit},
    draft::{Draft, EACH, Points},
};

/// Why the rest cannot be laid out under a brush's laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfillable {
    /// These empty points are their own images and would have to have both colours: another brush must lay
    /// them first.
    OwnImages(Points),
    /// These tokens lie against the laws; they are the fewest that would have to change.
    AtOdds(Points),
    /// No way comes to 60 of either colour; the nearest that can be had.
    Uneven { black: u32, white: u32 },
}

/// Counts of black tokens, 0 … 120, and in how many ways each is reached.
type Ways = [f64; 2 * EACH as usize + 1];

/// A draft with its empty points laid, the whole board by the brush's laws and 60 of either colour; every such
/// board as likely as any other. `random` gives 64 even bits a call.
pub fn fill(draft: &Draft, brush: Brush, mut random: impl FnMut() -> u64) -> Result<Draft, Unfillable> {
    let at_odds = brush.at_odds(draft);
    if !at_odds.is_empty() {
        return Err(Unfillable::AtOdds(at_odds));
    }
    let mut filled = *draft;
    let mut own_images = Points::NONE;
    let mut free = Vec::new();
    for (point, orbit) in brush.orbits() {
        match orbit.map(|orbit| (orbit, orbit.at_odds(draft).map(Points::is_empty))) {
            Err(_) => own_images = own_images | (draft.empty() & point.into()),
            Ok((orbit, [true, true])) => free.push(orbit),
            Ok((orbit, [black_fits, _])) => {
                orbit.paint(&mut filled, Some(if black_fits { Colour::Black } else { Colour::White }));
            }
        }
    }
    if !own_images.is_empty() {
        return Err(Unfillable::OwnImages(own_images));
    }
    let (laid, _) = filled.counts();
    let ways = ways(&free);
    let reached =
        |black: u32| black.checked_sub(laid).and_then(|more| ways[0].get(more as usize)) > Some(&0.0);
    let counts = (0..=2 * EACH).filter(|&black| reached(black));
    // some count is always reached
    let black = counts.min_by_key(|black| black.abs_diff(EACH)).unwrap_or(laid);
    if black != EACH {
        return Err(Unfillable::Uneven { black, white: 2 * EACH - black });
    }
    let mut left = EACH - laid;
    for (orbit, ways) in free.iter().zip(&ways[1..]) {
        let after = |points: Points| left.checked_sub(points.len()).map_or(0.0, |less| ways[less as usize]);
        let (black, white) = (after(orbit.same), after(orbit.other));
        // 53 bits: as many as a number between 0 and 1 holds, and never 1
        let chance = (random() >> 11) as f64 / (1u64 << 53) as f64;
        let colour = if chance * (black + white) < black { Colour::Black } else { Colour::White };
        orbit.paint(&mut filled, Some(colour));
        left = EACH - filled.counts().0;
    }
    Ok(filled)
}

/// In how many ways the orbits from each on come to each count of black tokens.
fn ways(orbits: &[Orbit]) -> Vec<Ways> {
    let mut none_left = [0.0; _];
    none_left[0] = 1.0;
    let mut all: Vec<Ways> = vec![none_left];
    for orbit in orbits.iter().rev() {
        let after = all[all.len() - 1];
        all.push(std::array::from_fn(|black| {
            let with =
                |points: Points| black.checked_sub(points.len() as usize).map_or(0.0, |less| after[less]);
            with(orbit.same) + with(orbit.other)
        }));
    }
    all.reverse();
    all
}
