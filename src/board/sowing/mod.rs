//! A board of holes as a component.

mod flight;
pub mod keys;
pub mod legend;
pub mod parts;
pub mod static_board;
pub mod traces;
mod view;

pub use view::{BoardProps, layout, sowing_board};

use super::{Animated, draw::Layout, moving::set_transform};
use crate::{
    engine::sowing::Sowing,
    story::{showing::Run, sowing::scene},
};

impl Animated for Sowing {
    type Layout = Layout;

    /// Places the hand and the moving counters.
    fn place_moving_pieces(run: &Run<Sowing>, layout: &Layout, steps: usize, part: f64) {
        let scene = scene::scene(run, steps);
        let board = layout.board();
        if let Some(reach) = flight::hand(layout, &scene, part) {
            set_transform(".palm", &reach.transform());
        }
        // an element of another step is about to be removed
        set_transform(
            &format!(".flying[data-step=\"{steps}\"]"),
            &flight::transform(board, layout, &scene, part),
        );
    }
}
