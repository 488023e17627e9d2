//! The definitions a board refers to.

use super::games::Board;
use super::{counter, wood};

/// Gradients that serve every material: the depth of a bowl, its rim, and sheen and bevel of a plank.
const SHARED: &str = concat!(
    r##"<radialGradient id="pp-in" cx=".62" cy=".66" r=".72"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset=".78" stop-color="#000" stop-opacity=".3"/><stop offset="1" stop-color="#000" stop-opacity=".72"/></radialGradient>"##,
    r##"<linearGradient id="pp-rim" x1=".1" y1=".05" x2=".9" y2=".95"><stop offset="0" stop-color="#000" stop-opacity=".6"/><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity=".5"/></linearGradient>"##,
    r##"<radialGradient id="pp-sheen" cx=".28" cy=".12" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity=".03"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></radialGradient>"##,
    r##"<linearGradient id="pp-bevel" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset=".4" stop-color="#fff" stop-opacity=".08"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></linearGradient>"##,
);

/// Writes the content of `<defs>` for a board: its counters at every angle, its wood, its light.
pub fn definitions(board: Board) -> String {
    let game = board.game();
    let mut text: String = (0..16).map(|angle| counter::definition(game.counter, angle)).collect();
    text.push_str(&wood::definitions(game.material));
    text.push_str(SHARED);
    text.push_str(game.fittings);
    text
}
