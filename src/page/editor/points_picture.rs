//! Pasang's board in the editor, as SVG text.

use crate::{
    board::draw::{
        self, number,
        pasang::{self as drawn, Layout, Lying},
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
};

pub fn middle(at: u8, turned: bool) -> (f64, f64) {
    let spot = Layout::new(turned).point(at.into());
    (spot.x, spot.y)
}

pub fn view(turned: bool) -> String {
    Layout::new(turned).view_box().map(number).join(" ")
}

/// The board, for the HTML file; `None` in the browser.
pub fn body(turned: bool) -> Option<String> {
    #[cfg(not(target_arch = "wasm32"))]
    return Some(drawn::body(&Layout::new(turned)));
    #[cfg(target_arch = "wasm32")]
    return {
        let _ = turned;
        None
    };
}

const fn colour(colour: Colour) -> drawn::Colour {
    match colour {
        Colour::Black => drawn::Colour::Black,
        Colour::White => drawn::Colour::White,
    }
}

/// Pieces, coordinates, the points of each player beside the board, and the sign of the centre.
pub fn lying(setup: &Setup, turned: bool) -> String {
    let layout = Layout::new(turned);
    let mut lying = Lying { points: [None; drawn::SIDE * drawn::SIDE], trays: [[0; 2]; 2] };
    for (Point(point), piece) in setup.pieces() {
        let piece = match piece {
            Piece::Token(token) => drawn::Piece::Ball(colour(token)),
            Piece::Ka(seat) => {
                let own = seat.index() % 2;
                drawn::Piece::Ka(own, colour(setup.ka_tokens[own].unwrap_or(Colour::Black)))
            }
        };
        if let Some(place) = lying.points.get_mut(usize::from(point)) {
            *place = Some(piece);
        }
    }
    let mut figures = String::new();
    for seat in [Seat::FIRST, Seat::SECOND] {
        let ((x, y), size) = (layout.tray(seat.index()).score, layout.score_size());
        figures += &format!(
            "<text class=\"pp-word pp-points\" x=\"{}\" y=\"{}\" font-size=\"{}\">{}</text>",
            number(x),
            number(y),
            number(size),
            setup.scores[seat.index()]
        );
    }
    let pieces = drawn::pieces(&layout, &lying);
    let letters = lettering(drawn::ink(), &drawn::coordinates(&layout));
    let figures = lettering(drawn::tray_ink(), &figures);
    let ([x, y, reach], centre) = (place(CENTRE, &layout), point_name(CENTRE));
    format!(
        "<circle data-t=\"{centre}\" cx=\"{x}\" cy=\"{y}\" r=\"{reach}\" fill=\"none\" pointer-events=\"all\"/><g class=\"counters\">{pieces}</g><g class=\"figures coordinates\">{letters}</g><g class=\"figures\">{figures}</g>"
    )
}

fn lettering(draw::Ink { text, key }: draw::Ink, inside: &str) -> String {
    format!(
        "<g text-anchor=\"middle\" fill=\"{text}\" stroke=\"{key}\" stroke-width=\"4\" stroke-opacity=\".78\" stroke-linejoin=\"round\" paint-order=\"stroke\">{inside}</g>"
    )
}

/// The middle of a point, and the radius of its target.
fn place(Point(point): Point, layout: &Layout) -> [String; 3] {
    let spot = layout.point(point.into());
    [spot.x, spot.y, drawn::REACH].map(number)
}

pub fn spot(at: u8, turned: bool, attributes: &str) -> [String; 2] {
    let layout = Layout::new(turned);
    let [x, y, reach] = place(Point(at), &layout);
    let shape = format!("<circle class=\"hit\" cx=\"{x}\" cy=\"{y}\" r=\"{reach}\"{attributes}/>");
    [shape, drawn::focus(&layout, at.into())]
}
