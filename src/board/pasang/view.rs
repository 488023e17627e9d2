//! One board of Pasang: its layers, and over them the targets of focus and taps.

use yew::prelude::*;

use super::{BoardProps, Flying, Goal, flight, hits, layers, marks, props::piece};
use crate::{
    board::{
        Body, View,
        draw::{
            self, number,
            pasang::{Layout, Piece},
        },
        raw,
    },
    engine::pasang::board::Point,
};

/// The playable board. It has no listeners of its own: the page finds the tapped target by its `data-t`.
pub fn board(view: View, props: &BoardProps) -> Html {
    let layouts: &[bool] = match view {
        View::Open => &[false],
        View::Turned => &[true],
        View::Either => &[false, true],
    };
    html! {
        for &turned in layouts {
            { board_svg(props, &layout(turned, props.zoom), view == View::Either) }
        }
    }
}

/// The layout of the board: turned down the screen, or with a part enlarged. For the second person the style
/// sheet turns the whole stage.
pub fn layout(turned: bool, zoom: Option<(u8, u8)>) -> Layout {
    let layout = Layout::new(turned);
    match zoom {
        Some((column, row)) => layout.enlarged(column, row),
        None => layout,
    }
}

/// One layout of the board; one of two if `either` is set.
fn board_svg(props: &BoardProps, layout: &Layout, either: bool) -> Html {
    let lay = if layout.is_turned() { "upright" } else { "across" };
    let zoomed = props.zoom.is_some().then_some("");
    // a piece in the air is drawn neither at its start nor at its goal
    let free = match props.flying {
        Some((_, Flying { from, to: Goal::Point(to), .. })) => vec![from, to],
        Some((_, Flying { from, .. })) => vec![from],
        None => Vec::new(),
    };
    let on_board = Point::all().filter(|point| !free.contains(point));
    let pieces: Vec<_> =
        on_board.filter_map(|point| piece(&props.position, point).map(|piece| (point, piece))).collect();
    // coordinates of an enlarged part stand over the pieces
    let letters = layers::coordinates(layout);
    let [before, after] = if props.zoom.is_none() { [letters.as_str(), ""] } else { ["", &letters] };
    let over = format!(
        r#"{before}{}<g class="marks" aria-hidden="true">{}</g>{after}"#,
        layers::figures(layout, &props.trays, &props.scores),
        marks::over(props, layout)
    );
    html! {
        <svg key={lay} class="pp-board board pasang" data-lay={lay} data-either={either.then_some("")} data-zoom={zoomed}
            viewBox={view_box(layout)} role="group" aria-label={props.label.clone()}>
            if props.body != Body::None {
                { layers::body(layout, props.body) }
            }
            <g class="marks" aria-hidden="true">{ raw(marks::under(props, layout)) }</g>
            { layers::pieces(layout, &pieces, &props.trays) }
            <g>{ raw(over) }</g>
            if let Some((step, flying)) = &props.flying {
                { moving_layer(layout, *step, flying) }
            }
            if props.targets {
                { hits::hits(props, layout, either) }
            }
        </svg>
    }
}

/// The piece in the air. It is a new element for every step, without the attributes that the frames of the last
/// step have written.
fn moving_layer(layout: &Layout, step: usize, flying: &Flying) -> Html {
    let href = match flying.piece {
        Piece::Ball(colour) => {
            draw::pasang::href(colour, draw::pasang::on_point(layout, flying.from.0.into()).angle)
        }
        Piece::Ka(seat, colour) => draw::pasang::ka(layout, seat, colour),
    };
    html! {
        <g class="air" aria-hidden="true">
            <use key={step} class="flying" data-step={step.to_string()} {href} transform={flight(layout, flying, 0.0)} />
        </g>
    }
}

fn view_box(layout: &Layout) -> String {
    layout.view_box().map(number).join(" ")
}
