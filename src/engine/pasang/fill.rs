//! Fills the rest of a board at random, by a brush's laws and with 60 tokens of each colour.

use super::{
    board::Colour,
    brush::{Brush, Orbit},
    draft::{Draft, EACH, Points},
};

/// Why the rest cannot be filled under a brush's laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfillable {
    /// These empty points are their own images and would need both colours; another brush must fill them first.
    OwnImages(Points),
    /// The fewest tokens that would have to change to obey the laws.
    Conflicts(Points),
    /// No filling gives 60 of each colour; this is the nearest that is possible.
    Uneven { black: u32, white: u32 },
}

/// The number of ways to reach each count of black tokens, 0 … 120.
type Ways = [f64; 2 * EACH as usize + 1];

/// Fills the empty points of a draft so that the whole board obeys the brush's laws, with 60 of each colour;
/// every such board is equally likely. `random` gives 64 uniform bits a call.
pub fn fill(draft: &Draft, brush: Brush, mut random: impl FnMut() -> u64) -> Result<Draft, Unfillable> {
    let conflicts = brush.conflicts(draft);
    if !conflicts.is_empty() {
        return Err(Unfillable::Conflicts(conflicts));
    }
    let mut filled = *draft;
    let mut own_images = Points::NONE;
    let mut free = Vec::new();
    for (point, orbit) in brush.orbits() {
        match orbit.map(|orbit| (orbit, orbit.conflicts(draft).map(Points::is_empty))) {
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
    let (laid_black, _) = filled.counts();
    let ways = ways(&free);
    let reached =
        |black: u32| black.checked_sub(laid_black).and_then(|more| ways[0].get(more as usize)) > Some(&0.0);
    let counts = (0..=2 * EACH).filter(|&black| reached(black));
    // at least one count can always be reached
    let black = counts.min_by_key(|black| black.abs_diff(EACH)).unwrap_or(laid_black);
    if black != EACH {
        return Err(Unfillable::Uneven { black, white: 2 * EACH - black });
    }
    let mut left = EACH - laid_black;
    for (orbit, ways) in free.iter().zip(&ways[1..]) {
        let after = |points: Points| left.checked_sub(points.len()).map_or(0.0, |less| ways[less as usize]);
        let (black, white) = (after(orbit.same), after(orbit.other));
        // 53 bits, the precision of an `f64`; never 1
        let chance = (random() >> 11) as f64 / (1u64 << 53) as f64;
        let colour = if chance * (black + white) < black { Colour::Black } else { Colour::White };
        orbit.paint(&mut filled, Some(colour));
        left = EACH - filled.counts().0;
    }
    Ok(filled)
}

/// For each place in `orbits`: in how many ways the orbits from there on give each count of black tokens.
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
