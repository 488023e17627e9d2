//! The board of Pasang as a component: plain data in, SVG out.

mod flight;
mod hits;
mod keys;
pub mod layers;
pub mod legend;
mod marks;
mod props;
pub mod static_board;
mod tap_target;
mod view;

pub use flight::flight;
pub use keys::place_for_key;
pub use props::{BoardProps, Candidate, Flying, Ghost, Goal, Offer, draw_colour as colour};
pub use tap_target::{Edge, HOLLOW_NAME, PointOrColumn, edge_by_name, name, place_by_name};
pub use view::{board, layout};

use super::{Animated, moving::set_transform};
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
pub fn moving_piece(run: &Run<Pasang>, mut trays: Trays, steps: usize) -> (Option<Flying>, Trays) {
    for cited in (0..steps).filter_map(|step| run.event(step)) {
        if let Event::Take { seat, colour, .. } = cited.event {
            trays[seat.index() % 2][colour as usize] += 1;
        }
    }
    let event = run.event(steps);
    (event.and_then(|cited| Flying::of(&run.after(steps), &trays, cited.event)), trays)
}

impl Animated for Pasang {
    type Layout = PasangLayout;

    fn place_moving_pieces(run: &Run<Pasang>, layout: &PasangLayout, steps: usize, part: f64) {
        if let (Some(flying), _) = moving_piece(run, layout.trays, steps) {
            set_transform(&format!(".flying[data-step=\"{steps}\"]"), &flight(&layout.layout, &flying, part));
        }
    }
}
