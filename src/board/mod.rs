//! The boards as components: props in, SVG out. Only this module knows pixels.

pub mod draw;
mod frames;
mod moving;
pub mod pasang;
pub mod sowing;
pub mod static_element;

pub use frames::Frames;
pub use moving::{Animated, Moving, keep_moving};

use yew::prelude::*;

use crate::{
    engine::{Kind, sowing as family},
    games::for_kind,
};

/// How boards are laid out on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum View {
    /// Across the screen.
    Open,
    /// Down the screen.
    Turned,
    /// Both, one of them hidden by the style sheet: a static page cannot know the size of its screen.
    Either,
}

impl View {
    /// The layouts to draw, across the screen or turned; both where the style sheet shows one.
    pub fn layouts(self) -> &'static [bool] {
        match self {
            View::Open => &[false],
            View::Turned => &[true],
            View::Either => &[false, true],
        }
    }
}

/// Whose body a board shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Body {
    /// Its own.
    Own,
    /// A copy of that of the first board of its layout on the page.
    Shared,
    /// None: it lies over another board, whose body is seen through it.
    None,
}

/// The board on which a game is drawn.
pub const fn drawing(kind: family::Kind) -> draw::Board {
    for_kind!(kind, Game => <Game as draw::Drawn>::BOARD)
}

/// The word by which the style sheet knows the shape of a game's board; `None` for a plank, which it takes for granted.
pub const fn shape(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::Sowing(kind) => drawing(kind).spec().shape.name(),
        Kind::Pasang => None,
    }
}

/// SVG text that our own drawing functions wrote.
fn raw(text: String) -> Html {
    Html::from_html_unchecked(AttrValue::from(text))
}

/// The `<defs>` for the boards of a page, needed once a page. They are in the HTML file and never written by
/// the program in the browser, which therefore contains no materials.
pub fn definitions(kinds: &[Kind]) -> String {
    let boards: Vec<_> = kinds
        .iter()
        .filter_map(|kind| match kind {
            Kind::Sowing(kind) => Some(drawing(*kind)),
            Kind::Pasang => None,
        })
        .collect();
    let all = match kinds.contains(&Kind::Pasang) {
        true => draw::definitions_with_pasang(&boards),
        false => draw::definitions(&boards),
    };
    // only sowing games need the hand and the paths between holes
    let marks =
        if boards.is_empty() { ["", ""] } else { [draw::hand::DEFINITIONS, draw::move_path::DEFINITIONS] };
    let marks = marks.concat();
    format!(
        "<svg class=\"defs\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\"><defs>{all}{marks}</defs></svg>"
    )
}
