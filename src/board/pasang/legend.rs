//! The marks of the board of Pasang one by one, each on a part of the board itself, for the legend.

use yew::prelude::*;

use super::layers;
use crate::{
    board::{
        draw::{
            self,
            advice::ChipStyle,
            pasang::{self as drawing, Colour, Layout, MovePath, Offer, Piece, Step},
        },
        raw,
    },
    engine::pasang::board::Point,
    words::explain::PointSign,
};

/// The marks in the order of a game.
pub const SIGNS: [PointSign; 12] = [
    PointSign::Column,
    PointSign::Passage,
    PointSign::MayBecomeKa,
    PointSign::Ka,
    PointSign::MayGo,
    PointSign::Line,
    PointSign::OtherLine,
    PointSign::Path,
    PointSign::Tray,
    PointSign::Hint,
    PointSign::Value,
    PointSign::Decided,
];

/// The points of the pictures, in the third row of the first player's half.
const ROW: usize = 22;
const AT: usize = ROW + 5;
const TOKENS: [usize; 3] = [ROW + 6, ROW + 7, ROW + 8];

/// The picture of a mark on a board that is laid out across the screen or down it.
pub fn picture(layout: &Layout, sign: PointSign) -> Html {
    let body = if layout.is_turned() { "#body-upright" } else { "#body-across" };
    let trays = if sign == PointSign::Tray { [[5, 3], [0, 0]] } else { [[0; 2]; 2] };
    let (under, over) = drawn(layout, sign);
    let figures = match sign {
        PointSign::Tray => layers::figures(layout, &trays, &[11, 0]),
        _ => String::new(),
    };
    html! {
        <svg class="pp-board pasang sign" viewBox={view_box(layout, sign).map(draw::number).join(" ")} aria-hidden="true" focusable="false">
            <use href={body} />
            <g class="marks">{ raw(under) }</g>
            { layers::pieces(layout, &pieces(sign), &trays) }
            <g class="marks">{ raw(figures + &over) }</g>
        </svg>
    }
}

/// What lies on the board of a picture.
fn pieces(sign: PointSign) -> Vec<(Point, Piece)> {
    let ball = |point: usize| (Point(point as u8), Piece::Ball(Colour::White));
    match sign {
        PointSign::Column => (0..5).map(|row| ball(row * 11 + 5)).collect(),
        PointSign::MayBecomeKa | PointSign::Hint | PointSign::Value => vec![ball(AT)],
        PointSign::Ka => vec![(Point(AT as u8), Piece::Ka(0, Colour::Black))],
        PointSign::Line | PointSign::OtherLine => TOKENS.into_iter().map(ball).collect(),
        PointSign::Path | PointSign::Decided => vec![(Point(AT as u8), Piece::Ka(0, Colour::Black))],
        PointSign::MayGo | PointSign::Passage | PointSign::Tray => Vec::new(),
    }
}

/// What the board draws for a mark, below the pieces and over them.
fn drawn(layout: &Layout, sign: PointSign) -> (String, String) {
    let over = match sign {
        PointSign::Column => drawing::column_price(layout, 0, 5, 7),
        PointSign::MayBecomeKa => drawing::price(layout, AT, Some(Piece::Ball(Colour::White)), 5, false),
        PointSign::MayGo => drawing::price(layout, AT, None, 3, true),
        PointSign::Line => {
            let offer = Offer { at: AT, step: None, tokens: &TOKENS, colour: Colour::White, price: "" };
            drawing::ghost(layout, 0, AT, "") + &drawing::offer(layout, &offer)
        }
        PointSign::OtherLine => {
            drawing::other(layout, AT, None, &TOKENS) + &drawing::line_price(layout, TOKENS[2], 6, false)
        }
        PointSign::Path => drawing::end(layout, AT),
        PointSign::Decided => drawing::decided(layout, AT),
        PointSign::Hint => drawing::advice::point(layout, AT),
        PointSign::Value => drawing::advice::value_chip(layout, AT, "+4", ChipStyle::Best, true),
        PointSign::Ka | PointSign::Passage | PointSign::Tray => String::new(),
    };
    let under = match sign {
        PointSign::Passage => drawing::passage(layout, 0, 5),
        PointSign::Path => {
            let step = Step { from: AT - 2, to: AT, jumps: false };
            drawing::move_path(layout, &MovePath { step: Some(step), taken: &[AT + 11, AT + 22] })
        }
        _ => String::new(),
    };
    (under, over)
}

/// The part of the board that is shown: left, top, width and height.
fn view_box(layout: &Layout, sign: PointSign) -> [f64; 4] {
    let around = |from: usize, to: usize, beside: f64| {
        let (a, b) = (layout.point(from), layout.point(to));
        let (left, top) = (a.x.min(b.x) - beside, a.y.min(b.y) - beside);
        [left, top, (a.x - b.x).abs() + 2.0 * beside, (a.y - b.y).abs() + 2.0 * beside]
    };
    match sign {
        // as far as the figures beyond the edge of the board
        PointSign::Column => around(5, 5, 96.0),
        PointSign::Passage => around(16, 38, 45.0),
        PointSign::Line => around(AT, TOKENS[2], 45.0),
        PointSign::OtherLine => around(TOKENS[0], TOKENS[2], 45.0),
        PointSign::Path => around(AT - 2, AT + 22, 40.0),
        PointSign::Tray => {
            let tray = layout.tray(0);
            let (wide, high) = tray.half;
            [tray.x - wide, tray.y - high, 2.0 * wide, 2.0 * high]
        }
        _ => around(AT, AT, 55.0),
    }
}
