//! The marks that the board of Pasang can show, for the legend.

use super::view;
use crate::{
    board::{
        draw::pasang::Layout,
        pasang::legend::{SIGNS, picture},
    },
    engine::pasang::Pasang,
    page::{explained::sign::Sign, table::Table},
    words::explain::SignMeans,
};

/// The marks, each on a part of the whole board.
pub fn signs(table: &Table<Pasang>) -> Vec<Sign> {
    let layout = Layout::new(view::laid(table).layout.is_turned());
    let sign = |sign| Sign { picture: picture(&layout, sign), means: SignMeans::Point(sign) };
    SIGNS.into_iter().map(sign).collect()
}
