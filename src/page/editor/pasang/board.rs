//! The drawing of Pasang's board in the editor.

use yew::prelude::*;

use crate::{
    board::{
        Body,
        draw::{
            number,
            pasang::{self as draw, Layout},
        },
        pasang::{colour, layers},
    },
    engine::{
        pasang::{
            board::{CENTRE, Colour, Point},
            position::Piece,
            setup::Setup,
        },
        seat::Seat,
    },
    notation::pasang::point_name,
    page::{editor::edited::PlaceShape, markup::drawn},
};

pub fn view_box(turned: bool) -> String {
    Layout::new(turned).view_box().map(number).join(" ")
}

pub fn body(turned: bool) -> Html {
    layers::body(&Layout::new(turned), Body::Own)
}

/// The pieces, the coordinates, and the points of each player.
pub fn contents(setup: &Setup, turned: bool) -> Html {
    let layout = Layout::new(turned);
    let centre = layout.point(CENTRE.0.into());
    let pieces: Vec<_> = setup.pieces().map(|(point, piece)| (point, as_drawn(setup, piece))).collect();
    html! {
        <>
            // a tap on the centre is answered, though nothing can lie there
            <circle data-t={point_name(CENTRE)} cx={number(centre.x)} cy={number(centre.y)} r={number(draw::REACH)}
                fill="none" pointer-events="all" aria-hidden="true" />
            { layers::pieces(&layout, &pieces, &[[0; 2]; 2]) }
            { drawn(layers::coordinates(&layout)) }
            { points(setup, &layout) }
        </>
    }
}

/// A piece as the drawing's type.
fn as_drawn(setup: &Setup, piece: Piece) -> draw::Piece {
    match piece {
        Piece::Token(token) => draw::Piece::Ball(colour(token)),
        Piece::Ka(seat) => {
            let index = seat.index() % 2;
            draw::Piece::Ka(index, colour(setup.ka_tokens[index].unwrap_or(Colour::Black)))
        }
    }
}

/// The points of each player, beside the board.
fn points(setup: &Setup, layout: &Layout) -> Html {
    let (ink, size) = (draw::tray_ink(), number(layout.score_size()));
    let points = [Seat::FIRST, Seat::SECOND].map(|seat| {
        let (x, y) = layout.tray(seat.index()).score;
        html! {
            <text key={seat.index()} class="pp-word pp-points" x={number(x)} y={number(y)} font-size={size.clone()}>
                { setup.scores[seat.index()] }
            </text>
        }
    });
    html! {
        <g class="figures" aria-hidden="true" text-anchor="middle" fill={ink.text} stroke={ink.key} stroke-width="4"
            stroke-opacity=".78" stroke-linejoin="round" paint-order="stroke">
            { for points }
        </g>
    }
}

pub fn place_shapes(turned: bool) -> Vec<PlaceShape> {
    let layout = Layout::new(turned);
    let playable = Point::all().filter(|point| point.is_playable());
    let spot = |Point(place)| {
        let (spot, focus) = (layout.point(place.into()), draw::focus(&layout, place.into()));
        PlaceShape { place, x: spot.x, y: spot.y, rx: draw::REACH, ry: draw::REACH, focus }
    };
    playable.map(spot).collect()
}
