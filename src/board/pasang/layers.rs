//! The layers of the board: the parts that never move, the pieces, the coordinates, the figures of the trays.

use yew::prelude::*;

use super::props::draw_colour;
use crate::{
    board::{
        Body,
        draw::{
            self,
            pasang::{Layout, Piece},
        },
        static_element::static_element,
    },
    engine::{
        pasang::board::{self, Point},
        seat::Seat,
    },
};

/// Wood, inlay, hollow and trays, which are in the HTML file.
pub fn body(layout: &Layout, whose: Body) -> Html {
    let id = if layout.is_turned() { "body-upright" } else { "body-across" };
    if whose == Body::Shared {
        return html! { <use href={["#", id].concat()} /> };
    }
    static_element!(
        id,
        html! { <g class="body" {id} data-static="" aria-hidden="true">{ crate::board::raw(draw::pasang::body(layout)) }</g> }
    )
}

/// The pieces on the board and in the trays. A piece keeps its key as long as it lies; a ka keeps it when it
/// moves.
pub fn pieces(layout: &Layout, pieces: &[(Point, Piece)], trays: &[[usize; 2]; 2]) -> Html {
    let mut all = Vec::new();
    let used = |key: usize, href: String, transform: String| html! { <use {key} {href} {transform} /> };
    let ball = |key: usize, colour, placed: draw::Placed| {
        used(key, draw::pasang::href(colour, placed.angle), placed.transform())
    };
    for &(point, piece) in pieces {
        let at = usize::from(point.0);
        all.push(match piece {
            Piece::Ball(colour) => ball(at, colour, draw::pasang::on_point(layout, at)),
            Piece::Ka(seat, colour) => {
                let place = layout.point(at);
                let transform = format!("translate({} {})", draw::number(place.x), draw::number(place.y));
                used(KAS + seat, draw::pasang::ka(layout, seat, colour), transform)
            }
        });
    }
    for (seat, tray) in [0, 1].into_iter().zip(trays) {
        for (colour, &count) in board::Colour::BOTH.into_iter().zip(tray) {
            let first = TRAYS + draw::pasang::SLOTS * (2 * seat + colour as usize);
            for (slot, placed) in draw::pasang::heap(layout, seat, draw_colour(colour), count) {
                all.push(ball(first + slot, draw_colour(colour), placed));
            }
        }
    }
    html! { <g class="counters" aria-hidden="true">{ for all }</g> }
}

/// The first keys of kas and of tokens in trays; the keys of points are their numbers.
const KAS: usize = 200;
const TRAYS: usize = 300;

/// The markup of lettering in an ink.
fn lettering(class: &str, ink: draw::Ink, text: &str) -> String {
    let draw::Ink { text: fill, key } = ink;
    format!(
        r#"<g class="{class}" aria-hidden="true" text-anchor="middle" fill="{fill}" stroke="{key}" stroke-width="4" stroke-opacity=".78" stroke-linejoin="round" paint-order="stroke">{text}</g>"#
    )
}

/// The letters of the columns and the numbers of the rows; drawn over the pieces where the board is enlarged.
pub fn coordinates(layout: &Layout) -> String {
    let strips = draw::pasang::strips(layout);
    format!(r#"<g class="marks" aria-hidden="true">{strips}</g>"#)
        + &lettering("figures coordinates", draw::pasang::ink(), &draw::pasang::coordinates(layout))
}

/// How many tokens of each colour lie in each tray, and the points they are worth.
pub(super) fn figures(layout: &Layout, trays: &[[usize; 2]; 2], scores: &[u16; 2]) -> String {
    let mut drawn = String::new();
    let mut text = |class: &str, (x, y): (f64, f64), size: f64, name: &str, number: usize| {
        let (x, y, size) = (draw::number(x), draw::number(y), draw::number(size));
        drawn += &draw::upright(&format!(
            r#"<text class="pp-word {class}" x="{x}" y="{y}" font-size="{size}" data-count="{name}">{number}</text>"#
        ));
    };
    for seat in [Seat::FIRST, Seat::SECOND] {
        let (tray, owner) = (layout.tray(seat.index()), seat.name());
        for (colour, name) in ["-black", "-white"].into_iter().enumerate() {
            let name = [owner, name].concat();
            text("pp-count", tray.counts[colour], layout.count_size(), &name, trays[seat.index()][colour]);
        }
        text("pp-points", tray.score, layout.score_size(), owner, scores[seat.index()].into());
    }
    lettering("figures", draw::pasang::tray_ink(), &drawn)
}
