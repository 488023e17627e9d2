//! The marks that a board of holes can show, for the legend.

use crate::{
    board::sowing::legend::{picture, signs_of},
    engine::{Direction, sowing::Sowing},
    page::{explained::sign::Sign, played::Played, table::Table},
    words::explain::SignMeans,
};

/// The marks of this game, each on a part of its board.
pub fn signs(table: &Table<Sowing>) -> Vec<Sign> {
    let game = table.session.game();
    let layout = Sowing::layout(table);
    let is_clockwise = game.direction(table.session.position()) == Some(Direction::Clockwise);
    let sign = |(sign, mark)| Sign {
        picture: picture(&layout, sign, mark, is_clockwise),
        means: SignMeans::Hole(game.kind().into(), sign),
    };
    signs_of(game).into_iter().map(sign).collect()
}
