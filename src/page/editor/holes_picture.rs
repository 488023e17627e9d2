//! A board of holes in the editor, as SVG text.

use super::holes::{Place, held, like, mark, note, place};
use crate::{
    board::{
        draw::{self, Layout, number},
        drawing, sowing,
    },
    engine::{
        Hole,
        sowing::{Sowing, position::Mark, setup::Setup},
    },
    i18n::{Message, say},
    notation::hole_letter,
};

fn layout(game: &Sowing, setup: &Setup, turned: bool) -> Layout {
    sowing::layout(game, &like(game, setup), turned)
}

fn plain(game: &Sowing, turned: bool) -> Layout {
    Layout::new(drawing(game.kind()), game.row().into(), turned)
}

pub fn view(game: &Sowing, turned: bool) -> String {
    plain(game, turned).view_box().map(number).join(" ")
}

/// Wood and hollows, if the board has another size than the one in the HTML file.
pub fn body(game: &Sowing, turned: bool) -> Option<String> {
    let layout = plain(game, turned);
    let fixed = cfg!(target_arch = "wasm32") && layout.is_usual();
    (!fixed).then(|| draw::body(&layout))
}

pub fn middle(game: &Sowing, setup: &Setup, at: u8, turned: bool) -> (f64, f64) {
    let layout = layout(game, setup, turned);
    match place(game, at) {
        Place::Hole(hole) => {
            let spot = layout.hole(hole.index());
            (spot.x, spot.y)
        }
        Place::Store(seat) => {
            let store = layout.store(seat.index());
            (store.x, store.y)
        }
    }
}

fn used(board: draw::Board, placed: draw::Placed) -> String {
    format!("<use href=\"{}\" transform=\"{}\"/>", draw::href(board, placed.angle), placed.transform())
}

/// Counters, marks and figures, in groups, so that an unchanged group is not written again.
pub fn lying(game: &Sowing, setup: &Setup, turned: bool) -> String {
    let (layout, board) = (layout(game, setup, turned), drawing(game.kind()));
    let row = game.row();
    let mut counters = String::new();
    for at in 0..2 * row + game.stores() as u8 {
        let count = held(game, setup, at) as usize;
        counters.push_str("<g>");
        match place(game, at) {
            Place::Hole(hole) => (0..count.min(draw::slots(board)))
                .for_each(|slot| counters += &used(board, draw::in_hole(&layout, hole.index(), slot))),
            Place::Store(seat) => (0..count.min(draw::STORE_SLOTS))
                .for_each(|slot| counters += &used(board, draw::in_store(&layout, seat.index(), slot))),
        }
        counters.push_str("</g>");
    }
    let worn = draw::sign::worn(&layout);
    let (signs, figures) = (signs(game, setup, &layout), figures(game, setup, &layout));
    format!(
        "<g>{worn}</g><g class=\"counters\">{counters}</g><g class=\"marks\">{signs}</g><g class=\"figures\">{figures}</g>"
    )
}

/// The signs of what the rules have made of holes, and the direction of sowing in this round.
fn signs(game: &Sowing, setup: &Setup, layout: &Layout) -> String {
    let way = game.note_schema().iter().any(|noted| noted.key == "way").then(|| note(setup, "way"));
    let between = note(setup, "between").is_some();
    let mut signs = match way {
        Some(Some("clockwise")) => draw::sign::direction(layout, true),
        Some(None) if !between => draw::sign::direction(layout, false),
        _ => String::new(),
    };
    for hole in (0..2 * game.row()).map(Hole) {
        let (at, mark) = (hole.index(), mark(setup, hole));
        let word = || say(&Message::Sign(mark));
        signs += &match mark {
            Mark::None => continue,
            Mark::Closed => draw::sign::shut(layout, at, &word()),
            Mark::Tied(seat) => draw::sign::tied(layout, at, seat.index(), &word()),
            Mark::Puta => draw::sign::named(layout, at, "puta", true),
            Mark::Naga => draw::sign::named(layout, at, "naga", true),
            Mark::Wala => draw::sign::named(layout, at, "wala", false),
        };
    }
    signs
}

/// The numbers of counters, and the holes' letters.
fn figures(game: &Sowing, setup: &Setup, layout: &Layout) -> String {
    let ink = draw::ink(drawing(game.kind()));
    let mut text = format!(
        "<g text-anchor=\"middle\" fill=\"{}\" stroke=\"{}\" stroke-width=\"4\" stroke-opacity=\".78\" stroke-linejoin=\"round\" paint-order=\"stroke\">",
        ink.text, ink.key
    );
    let mut put = |class: &str, (x, y): (f64, f64), size: f64, says: &str| {
        let (x, y, size) = (number(x), number(y), number(size));
        text += &format!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\" font-size=\"{size}\">{says}</text>");
    };
    for at in game_places(game) {
        let count = held(game, setup, at).to_string();
        match place(game, at) {
            Place::Hole(hole) => {
                if mark(setup, hole) != Mark::Closed {
                    put("pp-fig", layout.figure(at.into()), layout.figure_size(), &count);
                }
                let letter = hole_letter(hole, game.row()).to_string();
                put("pp-word pp-letter", layout.letter(at.into()), layout.letter_size(), &letter);
            }
            Place::Store(seat) => {
                let store = layout.store(seat.index());
                put("pp-fig", (store.fx, store.fy), layout.store_figure_size(), &count);
            }
        }
    }
    text + "</g>"
}

fn game_places(game: &Sowing) -> impl Iterator<Item = u8> {
    0..2 * game.row() + game.stores() as u8
}

pub fn spot(game: &Sowing, setup: &Setup, at: u8, turned: bool, attributes: &str) -> [String; 2] {
    let layout = layout(game, setup, turned);
    match place(game, at) {
        Place::Hole(hole) => {
            let spot = layout.hole(hole.index());
            let (x, y, r) = (number(spot.x), number(spot.y), number(spot.r + 5.0));
            let shape = format!("<circle class=\"hit\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"{attributes}/>");
            [shape, draw::mark::focus(&layout, hole.index())]
        }
        Place::Store(seat) => {
            let at = layout.store(seat.index());
            let (x, y, rx, ry) = (number(at.x), number(at.y), number(at.rx + 10.0), number(at.ry + 10.0));
            let shape =
                format!("<ellipse class=\"hit\" cx=\"{x}\" cy=\"{y}\" rx=\"{rx}\" ry=\"{ry}\"{attributes}/>");
            [shape, draw::mark::focus_store(&layout, seat.index())]
        }
    }
}

/// The counters beside the board that have not been placed yet.
pub fn pool(game: &Sowing, count: u32) -> String {
    const A_ROW: u32 = 24;
    const MOST: u32 = 120;
    let board = drawing(game.kind());
    let count = count.min(MOST);
    let rows = count.div_ceil(A_ROW).max(1);
    let mut text = format!(
        "<svg class=\"pos-pool\" viewBox=\"0 0 {} {}\" aria-hidden=\"true\" focusable=\"false\">",
        20 * A_ROW,
        20 * rows
    );
    for slot in 0..count {
        let (x, y) = (20 * (slot % A_ROW) + 10, 20 * (slot / A_ROW) + 10);
        let href = draw::href(board, (slot * 5 % 16) as u8);
        text += &format!("<use href=\"{href}\" transform=\"translate({x} {y}) scale(8.4)\"/>");
    }
    text + "</svg>"
}
