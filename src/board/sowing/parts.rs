//! The layers of a board: the parts that never move, the counters, the marks, the figures.

use yew::prelude::*;

use super::super::{
    Body,
    draw::{self, Layout},
    raw,
    static_element::static_element,
};
use crate::{
    engine::{
        Game, Hole,
        seat::Seat,
        sowing::{
            Sowing,
            position::{Mark as HoleMark, Position},
        },
    },
    notation::hole_letter,
    story::sowing::marks::Mark,
    words::sign,
};

/// What lies on a board: in a position, or in one that is being set up.
pub trait Contents {
    fn count(&self, hole: Hole) -> usize;
    fn stored(&self, seat: Seat) -> usize;
    fn mark(&self, hole: Hole) -> HoleMark;
}

impl Contents for Position {
    fn count(&self, hole: Hole) -> usize {
        Position::count(self, hole).into()
    }
    fn stored(&self, seat: Seat) -> usize {
        self.store(seat).into()
    }
    fn mark(&self, hole: Hole) -> HoleMark {
        Position::mark(self, hole)
    }
}

/// Wood, bowls and hollows. They are in the HTML file; only a board of another size is drawn in the browser.
pub fn body(layout: &Layout, whose: Body) -> Html {
    let id = if layout.is_turned() { "body-upright" } else { "body-across" };
    if whose == Body::Shared {
        return match layout.is_prerendered() {
            true => html! { <use href={["#", id].concat()} /> },
            false => html! { <g class="body" aria-hidden="true">{ raw(draw::body(layout)) }</g> },
        };
    }
    if !layout.is_prerendered() {
        return html! { <g class="body" {id} aria-hidden="true">{ raw(draw::body(layout)) }</g> };
    }
    static_element!(
        id,
        html! { <g class="body" {id} data-static="" aria-hidden="true">{ raw(draw::body(layout)) }</g> }
    )
}

/// The counters in holes and stores: the layer that moves.
pub fn counters(board: draw::Board, layout: &Layout, contents: &dyn Contents, row: u8) -> Html {
    let one = |slot: usize, placed: draw::Placed| {
        html! { <use key={slot} href={draw::href(board, placed.angle)} transform={placed.transform()} /> }
    };
    html! {
        <g class="counters" aria-hidden="true">
            for hole in 0..2 * usize::from(row) {
                <g key={hole} class="pp-hole">
                    for slot in 0..contents.count(Hole(hole as u8)).min(draw::slots(board)) {
                        { one(slot, draw::in_hole(layout, hole, slot)) }
                    }
                </g>
            }
            for seat in (0..layout.stores()).filter_map(Seat::at) {
                <g key={seat.name()} class="pp-store">
                    for slot in 0..contents.stored(seat).min(draw::STORE_SLOTS) {
                        { one(slot, draw::in_store(layout, seat.index(), slot)) }
                    }
                </g>
            }
        </g>
    }
}

/// Rings round holes, below the figures.
pub(super) fn rings(layout: &Layout, marks: &[(Hole, Mark)]) -> Html {
    let drawn = marks.iter().map(|&(hole, mark)| match mark {
        Mark::Playable => draw::mark::playable(layout, hole.index()),
        Mark::From => draw::mark::from(layout, hole.index()),
        Mark::End => draw::mark::end(layout, hole.index()),
        Mark::Decided | Mark::Right => draw::mark::decided(layout, hole.index()),
        Mark::Picked => draw::mark::playable(layout, hole.index()),
        Mark::Wrong => draw::mark::wrong(layout, hole.index()),
        Mark::Ringed => draw::mark::differs(layout, hole.index()),
        Mark::Captured(_) => String::new(),
    });
    html! { <g class="marks" aria-hidden="true">{ raw(drawn.collect()) }</g> }
}

/// In a game of three, whose holes are whose: each rim has the colour of its owner.
pub fn belongings(game: &Sowing, position: &Position, layout: &Layout) -> String {
    if layout.stores() < 3 {
        return String::new();
    }
    let of = |seat: Seat| {
        let own = (0..2 * game.row()).map(Hole).filter(move |&hole| game.owner(position, hole) == seat);
        draw::person::belongings(layout, seat.index(), own.map(Hole::index))
    };
    game.seats().iter().map(of).collect()
}

/// Rings round the stores that were compared at the end of a game.
pub(super) fn compared(layout: &Layout) -> Html {
    let drawn = (0..layout.stores()).map(|seat| draw::mark::decided_store(layout, seat));
    html! { <g class="marks" aria-hidden="true">{ raw(drawn.collect()) }</g> }
}

/// The sign of what the rules have made of a hole.
pub fn mark_sign(layout: &Layout, mark: HoleMark, hole: Hole) -> String {
    let at = hole.index();
    match mark {
        HoleMark::None => String::new(),
        HoleMark::Closed => draw::sign::closed_hole(layout, at, &sign(mark)),
        HoleMark::Tied(seat) => draw::sign::tied_hole(layout, at, seat.index(), &sign(mark)),
        HoleMark::Puta => draw::sign::named_hole(layout, at, &sign(mark), Some("puta")),
        HoleMark::Naga => draw::sign::named_hole(layout, at, &sign(mark), Some("naga")),
        HoleMark::Wala => draw::sign::named_hole(layout, at, &sign(mark), None),
    }
}

/// The signs of what the rules have made of holes, and the direction of sowing in this round.
pub fn signs(layout: &Layout, contents: &dyn Contents, row: u8, clockwise: Option<bool>) -> Html {
    let mut drawn = clockwise.map_or_else(String::new, |clockwise| draw::sign::direction(layout, clockwise));
    for hole in (0..2 * row).map(Hole) {
        drawn += &mark_sign(layout, contents.mark(hole), hole);
    }
    html! {
        if !drawn.is_empty() {
            <g class="marks" aria-hidden="true">{ raw(drawn) }</g>
        }
    }
}

/// The marks of captures, above everything else.
pub(super) fn captured(layout: &Layout, marks: &[(Hole, Mark)]) -> Html {
    let drawn = marks.iter().map(|&(hole, mark)| match mark {
        Mark::Captured(count) => draw::mark::captured(layout, hole.index(), count.into()),
        _ => String::new(),
    });
    html! { <g class="marks" aria-hidden="true">{ raw(drawn.collect()) }</g> }
}

/// The number of counters in every hole and store, and the holes' letters.
pub fn figures(board: draw::Board, layout: &Layout, contents: &dyn Contents, row: u8) -> Html {
    let ink = draw::ink(board);
    let number = draw::number;
    // of a large heap only a part is drawn: there the figure is needed
    let class = |drawn: bool| if drawn { "pp-fig" } else { "pp-fig pp-more" };
    let figure = |(x, y): (f64, f64), size: f64, name: String, count: usize, drawn: bool| {
        html! {
            <g class={draw::UPRIGHT}><text class={class(drawn)} x={number(x)} y={number(y)} font-size={number(size)} data-count={name}>{ count }</text></g>
        }
    };
    let letter = |(x, y): (f64, f64), letter: char| {
        let (x, y, size) = (number(x), number(y), number(layout.letter_size()));
        // c and C differ by more than their size: capitals stand upright, with a line over them
        let class =
            if letter.is_ascii_uppercase() { "pp-word pp-letter pp-upper" } else { "pp-word pp-letter" };
        html! { <g class={draw::UPRIGHT}><text {class} {x} {y} font-size={size}>{ letter }</text></g> }
    };
    html! {
        <g class="figures" aria-hidden="true" text-anchor="middle" fill={ink.text} stroke={ink.key} stroke-width="4"
            stroke-opacity=".78" stroke-linejoin="round" paint-order="stroke">
            for hole in (0..2 * row).map(Hole) {
                if contents.mark(hole) != HoleMark::Closed {
                    { figure(layout.figure(hole.index()), layout.figure_size(), hole_letter(hole, row).to_string(),
                        contents.count(hole), contents.count(hole) <= draw::slots(board)) }
                }
                { letter(layout.letter(hole.index()), hole_letter(hole, row)) }
            }
            for seat in (0..layout.stores()).filter_map(Seat::at) {
                { figure({ let store = layout.store(seat.index()); (store.fx, store.fy) }, layout.store_figure_size(),
                    seat.name().into(), contents.stored(seat), true) }
            }
        </g>
    }
}
