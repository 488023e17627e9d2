//! What a family of games provides for the editor of positions.

use yew::prelude::*;

use super::selection::Selection;
use crate::{
    engine::clause::ClauseId,
    story::Story,
    words::{position::EditorMessage, say},
};

/// A family of games whose positions can be edited. A place is the number of something that can be chosen on
/// the board.
pub trait Edited: Story + 'static {
    /// The unchecked form of a position; its board has the size of the game's.
    type Setup: Clone + PartialEq;
    /// A law that a position breaks.
    type BrokenLaw;
    /// The class that boards of the family have in the style sheets, besides those of all boards; may be empty.
    const BOARD_CLASS: &'static str = "";
    /// Whether the places of a board are so many that it can be shown enlarged.
    const ENLARGES: bool = false;

    fn setup_of(&self, position: &Self::Position) -> Self::Setup;
    fn empty_board(&self) -> Self::Setup;
    fn checked(&self, setup: &Self::Setup) -> Result<Self::Position, Self::BrokenLaw>;
    /// All broken laws, first the one that [`Edited::checked`] reports.
    fn broken_laws(&self, setup: &Self::Setup) -> Vec<Self::BrokenLaw>;
    /// The text about a broken law, and the clause that requires it.
    fn law_text(&self, setup: &Self::Setup, law: &Self::BrokenLaw) -> (String, Option<ClauseId>);
    /// Parses a text. The position may break laws, but its board must have the size of the game's.
    fn read_setup(&self, text: &str) -> Result<Self::Setup, SetupReadError>;
    fn write_setup(setup: &Self::Setup) -> String;

    /// The number of counters or tokens on the board, and of those not placed yet.
    fn counts(&self, setup: &Self::Setup) -> String;
    /// The counters that are not placed yet.
    fn unplaced(&self, _: &Self::Setup) -> Html {
        Html::default()
    }
    fn places(&self) -> Vec<u8>;
    /// The name of a place in `data-t`; `place_by_name` is the inverse.
    fn place_name(&self, place: u8) -> String;
    fn place_by_name(&self, name: &str) -> Option<u8> {
        self.places().into_iter().find(|&place| self.place_name(place) == name)
    }
    /// The accessible name of a place with its contents.
    fn label(&self, setup: &Self::Setup, place: u8) -> String;
    /// Where the places lie on the screen.
    fn place_shapes(&self, setup: &Self::Setup, turned: bool) -> Vec<PlaceShape>;
    /// The view of the board: left, top, width, height.
    fn view_box(&self, turned: bool) -> String;
    /// Whether the board is so long that small screens show it in another way.
    fn is_long(&self) -> bool {
        false
    }
    /// The board without what lies on it.
    fn body(&self, setup: &Self::Setup, turned: bool) -> Html;
    /// Whether the board has the size of the one that is in the file.
    fn is_prerendered(&self) -> bool {
        true
    }
    /// What lies on the board.
    fn contents(&self, setup: &Self::Setup, turned: bool) -> Html;
    /// The controls besides the board.
    fn controls(&self, setup: &Self::Setup, selection: &Selection) -> Html;
    /// Handles the control `name`, with its value if it is a field. Returns the announcement, or `None` if
    /// there is no such control.
    fn action(
        &self,
        setup: &mut Self::Setup,
        selection: &mut Selection,
        name: &str,
        value: &str,
    ) -> Option<String>;
    /// Handles a key on the board that does not move the focus. Returns the announcement, or `None` if the key
    /// has no meaning.
    fn key(&self, setup: &mut Self::Setup, selection: &mut Selection, key: &str) -> Option<String>;
}

/// A place on the screen: the ellipse that takes taps and the focus.
pub struct PlaceShape {
    pub place: u8,
    /// The middle.
    pub x: f64,
    pub y: f64,
    pub rx: f64,
    pub ry: f64,
    /// The mark of the focus, as SVG text.
    pub focus: String,
}

/// Why a text is not a position of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupReadError {
    /// It cannot be parsed: the column of the error, from 1.
    Column(usize),
    /// It can be parsed, but has another board: a message.
    Board(String),
}

/// A number typed into a field, limited to a range; anything but a whole number is an error.
pub fn limited(typed: &str, least: u32, most: u32) -> Result<u32, NoNumber> {
    let number = typed.trim().parse::<i64>().map_err(|_| NoNumber)?;
    Ok(number.clamp(least.into(), most.into()) as u32)
}

/// What was typed is no whole number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoNumber;

/// The announcement after a number was typed: `announcement` is about the value, which is the former one if the text
/// was no number.
pub fn number_typed<T>(typed: &Result<T, NoNumber>, announcement: String) -> String {
    match typed {
        Ok(_) => announcement,
        Err(NoNumber) => say(&EditorMessage::Both(say(&EditorMessage::NoNumber), announcement)),
    }
}

/// The column, from 1, of the first character that addresses do not allow.
pub fn forbidden_column(text: &str) -> Option<usize> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_' | '.' | '~');
    text.chars().position(|letter| !plain(letter)).map(|at| at + 1)
}

/// The place that an arrow key, Home or End leads to from another one on the screen: the nearest in that
/// direction, with a sideways distance weighted more; `None` for other keys.
pub fn place_for_key<F: Edited>(game: &F, setup: &F::Setup, from: u8, key: &str, turned: bool) -> Option<u8> {
    let (dx, dy, far) = match key {
        "ArrowLeft" => (-1.0, 0.0, false),
        "ArrowRight" => (1.0, 0.0, false),
        "ArrowUp" => (0.0, -1.0, false),
        "ArrowDown" => (0.0, 1.0, false),
        "Home" => (-1.0, 0.0, true),
        "End" => (1.0, 0.0, true),
        "PageUp" => (0.0, -1.0, true),
        "PageDown" => (0.0, 1.0, true),
        _ => return None,
    };
    let shapes = game.place_shapes(setup, turned);
    let Some(start) = shapes.iter().find(|shape| shape.place == from) else { return Some(from) };
    let mut best = None;
    for shape in shapes.iter().filter(|shape| shape.place != from) {
        let along = (shape.x - start.x) * dx + (shape.y - start.y) * dy;
        let aside = ((shape.x - start.x) * dy).abs() + ((shape.y - start.y) * dx).abs();
        // prefer places straight ahead; Home and End stay on the line
        if along < 1.0 || far && aside > 20.0 || aside > 3.0 * along {
            continue;
        }
        let cost = if far { -along } else { along + 2.0 * aside };
        if best.is_none_or(|(least, _)| cost < least) {
            best = Some((cost, shape.place));
        }
    }
    Some(best.map_or(from, |(_, place)| place))
}
