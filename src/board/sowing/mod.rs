//! A board of holes as a component.

mod flight;
pub mod keys;
pub mod parts;
pub mod still;
pub mod traces;
mod view;

pub use view::{BoardProps, layout, sowing_board};

use super::{Drawn, draw::Layout, moving::set};
use crate::{
    engine::sowing::Sowing,
    story::{showing::Run, sowing::scene},
};

impl Drawn for Sowing {
    type Layout = Layout;

    /// Places the hand and the moving counters.
    fn write(run: &Run<Sowing>, layout: &Layout, steps: usize, part: f64) {
        let scene = scene::scene(run, steps);
        let board = layout.board();
        if let Some(reach) = flight::hand(layout, &scene, part) {
            set(".palm", &reach.transform());
        }
        // an element of another step is about to be removed
        set(&format!(".flying[data-step=\"{steps}\"]"), &flight::transform(board, layout, &scene, part));
    }
}
