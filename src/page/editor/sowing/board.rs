//! The drawing of a board of holes in the editor.

use yew::prelude::*;

use super::{Place, mark, note, place, position_like};
use crate::{
    board::{
        Body,
        draw::{self, Layout, number},
        drawing,
        sowing::{
            self,
            parts::{self, Contents},
        },
    },
    engine::{
        Hole,
        seat::Seat,
        sowing::{Sowing, position::Mark, setup::Setup},
    },
    page::{editor::edited::PlaceShape, markup::drawn},
};

/// The counters beside the board in one row, and the most that are drawn.
const A_ROW: u32 = 24;
const MOST: u32 = 120;

impl Contents for Setup {
    fn count(&self, hole: Hole) -> usize {
        self.holes.get(hole.index()).map_or(0, |&count| count as usize)
    }
    fn stored(&self, seat: Seat) -> usize {
        self.stores.get(seat.index()).map_or(0, |&count| count as usize)
    }
    fn mark(&self, hole: Hole) -> Mark {
        mark(self, hole)
    }
}

fn layout(game: &Sowing, setup: &Setup, turned: bool) -> Layout {
    sowing::layout(game, &position_like(game, setup), turned)
}

pub fn view_box(game: &Sowing, turned: bool) -> String {
    Layout::new(drawing(game.kind()), game.row().into(), turned).view_box().map(number).join(" ")
}

pub fn body(game: &Sowing, setup: &Setup, turned: bool) -> Html {
    parts::body(&layout(game, setup, turned), Body::Own)
}

/// Whether the board has the size of the one that is in the file.
pub fn is_prerendered(game: &Sowing) -> bool {
    Layout::new(drawing(game.kind()), game.row().into(), false).is_prerendered()
}

/// What lies on the board, as on the page of the game: counters, the signs of holes, and figures.
pub fn contents(game: &Sowing, setup: &Setup, turned: bool) -> Html {
    let (layout, board, row) = (layout(game, setup, turned), drawing(game.kind()), game.row());
    html! {
        <>
            <g aria-hidden="true">{ drawn(draw::sign::owner_edges(&layout)) }</g>
            { parts::counters(board, &layout, setup, row) }
            { parts::signs(&layout, setup, row, clockwise(game, setup)) }
            { parts::figures(board, &layout, setup, row) }
        </>
    }
}

/// Whether the round is sown clockwise; `None` where its direction is not shown.
fn clockwise(game: &Sowing, setup: &Setup) -> Option<bool> {
    let has_direction = game.note_schema().iter().any(|schema| schema.key == "way");
    match note(setup, "way") {
        _ if !has_direction => None,
        Some(way) => (way == "clockwise").then_some(true),
        None => note(setup, "between").is_none().then_some(false),
    }
}

pub fn place_shapes(game: &Sowing, setup: &Setup, turned: bool) -> Vec<PlaceShape> {
    let layout = layout(game, setup, turned);
    let spot = |at| match place(game, at) {
        Place::Hole(hole) => {
            let (hole, spot) = (hole.index(), layout.hole(hole.index()));
            let radius = spot.r + 5.0;
            let focus = draw::mark::focus(&layout, hole);
            PlaceShape { place: at, x: spot.x, y: spot.y, rx: radius, ry: radius, focus }
        }
        Place::Store(seat) => {
            let store = layout.store(seat.index());
            let focus = draw::mark::focus_store(&layout, seat.index());
            PlaceShape { place: at, x: store.x, y: store.y, rx: store.rx + 10.0, ry: store.ry + 10.0, focus }
        }
    };
    (0..2 * game.row() + game.stores() as u8).map(spot).collect()
}

/// The counters beside the board that have not been placed yet.
pub fn unplaced(game: &Sowing, count: u32) -> Html {
    let board = drawing(game.kind());
    let count = count.min(MOST);
    let rows = count.div_ceil(A_ROW).max(1);
    let counter = |slot: u32| {
        let (x, y) = (20 * (slot % A_ROW) + 10, 20 * (slot / A_ROW) + 10);
        let href = draw::href(board, (slot * 5 % 16) as u8);
        html! { <use key={slot} {href} transform={format!("translate({x} {y}) scale(8.4)")} /> }
    };
    html! {
        <svg class="pos-pool" viewBox={format!("0 0 {} {}", 20 * A_ROW, 20 * rows)} aria-hidden="true" focusable="false">
            { for (0..count).map(counter) }
        </svg>
    }
}
