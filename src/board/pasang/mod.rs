//! The board of Pasang as a component: plain data in, SVG out.

mod flight;
mod hits;
mod keys;
pub mod layers;
mod marks;
mod props;
mod spot;
pub mod still;
mod view;

pub use flight::flight;
pub use keys::reached;
pub use props::{BoardProps, Candidate, Flying, Ghost, Lying, Offer, drawn as colour};
pub use spot::{Edge, Spot, edge_named, name, named};
pub use view::{board, layout};

use super::{Drawn, moving::set};
use crate::{
    engine::pasang::{Pasang, position::Event},
    story::{pasang::scene::Trays, showing::Run},
};

/// The layout, and the contents of the trays before the move that is shown: taken tokens fly to the next free
/// places.
#[derive(Clone, PartialEq)]
pub struct PasangLayout {
    pub layout: super::draw::pasang::Layout,
    pub trays: Trays,
}

/// The piece in the air after `steps` whole steps of a move, and the contents of the trays during that step;
/// `trays` are the contents before the move.
pub fn in_the_air(run: &Run<Pasang>, mut trays: Trays, steps: usize) -> (Option<Flying>, Trays) {
    for cited in (0..steps).filter_map(|step| run.event(step)) {
        if let Event::Take { seat, colour, .. } = cited.event {
            trays[seat.index() % 2][colour as usize] += 1;
        }
    }
    let event = run.event(steps);
    (event.and_then(|cited| Flying::of(&run.after(steps), &trays, cited.event)), trays)
}

impl Drawn for Pasang {
    type Layout = PasangLayout;

    fn write(run: &Run<Pasang>, laid: &PasangLayout, steps: usize, part: f64) {
        if let (Some(flying), _) = in_the_air(run, laid.trays, steps) {
            set(&format!(".flying[data-step=\"{steps}\"]"), &flight(&laid.layout, &flying, part));
        }
    }
}
