//! The board of Pasang as it is seen and touched: plain data in, SVG out.

mod flight;
mod hits;
mod keys;
mod layers;
mod marks;
mod shown;
mod spot;
pub mod still;
mod view;

pub use flight::flight;
pub use keys::reached;
pub use shown::{Candidate, Flying, Ghost, Lying, Offer, Shown};
pub use spot::{Edge, Spot, edge_named, name, named};
pub use view::{board, layout};

use super::{Drawn, moving::set};
use crate::{
    engine::pasang::{Pasang, position::Event},
    story::{pasang::scene::Trays, showing::Run},
};

/// Where everything lies, and what lay in the trays before the move that is shown: what is taken goes there.
#[derive(Clone, PartialEq)]
pub struct Laid {
    pub layout: super::draw::pasang::Layout,
    pub trays: Trays,
}

/// What is in the air in the step after so many whole ones of a move, and what lies in the trays meanwhile; `trays`
/// is what lay there before the move.
pub fn in_the_air(run: &Run<Pasang>, mut trays: Trays, steps: usize) -> (Option<Flying>, Trays) {
    for cited in (0..steps).filter_map(|step| run.event(step)) {
        if let Event::Take { seat, colour, .. } = cited.what {
            trays[seat.index() % 2][colour as usize] += 1;
        }
    }
    let event = run.event(steps);
    (event.and_then(|cited| Flying::of(&run.after(steps), &trays, cited.what)), trays)
}

impl Drawn for Pasang {
    type Layout = Laid;

    fn write(run: &Run<Pasang>, laid: &Laid, steps: usize, part: f64) {
        if let (Some(flying), _) = in_the_air(run, laid.trays, steps) {
            set(&format!(".flying[data-step=\"{steps}\"]"), &flight(&laid.layout, &flying, part));
        }
    }
}
