//! A board of holes without controls: as text, because programs other than the game's show it too.

use super::{
    parts::{belongings, mark_sign},
    view::layout,
};
use crate::{
    board::{draw, drawing},
    engine::{
        Hole,
        seat::Seat,
        sowing::{Sowing, position::Position},
    },
    story::sowing::marks::Mark,
};

/// The size of the picture, as `viewBox` has it.
pub fn view_box(game: &Sowing, position: &Position) -> String {
    layout(game, position, false).view_box().map(draw::number).join(" ")
}

/// Wood, bowls and hollows.
pub fn body(game: &Sowing, position: &Position) -> String {
    draw::body(&layout(game, position, false))
}

/// Whether the board has the size for which its drawing is in the HTML file.
pub fn is_prerendered(game: &Sowing, position: &Position) -> bool {
    layout(game, position, false).is_prerendered()
}

/// The counters on the board, the signs on holes, and the marks of the last move.
pub fn contents(game: &Sowing, position: &Position, marks: &[(Hole, Mark)]) -> String {
    let (board, layout) = (drawing(game.kind()), layout(game, position, false));
    let mut text = draw::sign::owner_edges(&layout) + &belongings(game, position, &layout);
    let mut counter = |placed: draw::Placed| {
        for part in ["<use href=\"", &draw::href(board, placed.angle), "\" transform=\"", &placed.transform()]
        {
            text.push_str(part);
        }
        text.push_str("\"/>");
    };
    for hole in 0..2 * game.row() {
        let count = usize::from(position.count(Hole(hole))).min(draw::slots(board));
        (0..count).for_each(|slot| counter(draw::in_hole(&layout, hole.into(), slot)));
    }
    for seat in (0..layout.stores()).filter_map(Seat::at) {
        let count = usize::from(position.store(seat)).min(draw::STORE_SLOTS);
        (0..count).for_each(|slot| counter(draw::in_store(&layout, seat.index(), slot)));
    }
    if position.is_marked() {
        (0..2 * game.row())
            .for_each(|hole| text.push_str(&mark_sign(&layout, position.mark(Hole(hole)), Hole(hole))));
    }
    for &(hole, mark) in marks {
        text.push_str(&match mark {
            Mark::Playable => draw::mark::playable(&layout, hole.index()),
            Mark::From => draw::mark::from(&layout, hole.index()),
            Mark::End => draw::mark::end(&layout, hole.index()),
            Mark::Decided | Mark::Right => draw::mark::decided(&layout, hole.index()),
            Mark::Picked => draw::mark::playable(&layout, hole.index()),
            Mark::Wrong => draw::mark::wrong(&layout, hole.index()),
            Mark::Ringed => draw::mark::differs(&layout, hole.index()),
            Mark::Captured(count) => draw::mark::captured(&layout, hole.index(), count.into()),
        });
    }
    text
}
