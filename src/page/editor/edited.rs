//! What a family of games provides for the editor of positions.

use super::editor_model::Hand;
use crate::{
    engine::clause::ClauseId,
    i18n::position::{Edit, say},
    story::Told,
};

/// A family of games whose positions can be edited. A place is the number of something that can be chosen on
/// the board.
pub trait Edited: Told + 'static {
    /// The editable form of a position; its board has the size of the game's.
    type Open: Clone + PartialEq;
    /// A law that a position breaks.
    type Broken;

    fn open(&self, position: &Self::Position) -> Self::Open;
    /// The empty board.
    fn bare(&self) -> Self::Open;
    fn close(&self, open: &Self::Open) -> Result<Self::Position, Self::Broken>;
    /// All broken laws, first the one that [`Edited::close`] reports.
    fn breaks(&self, open: &Self::Open) -> Vec<Self::Broken>;
    /// The text about a broken law, and the clause that requires it.
    fn broken(&self, open: &Self::Open, law: &Self::Broken) -> (String, Option<ClauseId>);
    /// Parses a text. The position may break laws, but its board must have the size of the game's.
    fn read_open(&self, text: &str) -> Result<Self::Open, Unread>;
    fn write_open(open: &Self::Open) -> String;

    /// The number of counters or tokens on the board, and of those not placed yet.
    fn counts(&self, open: &Self::Open) -> String;
    /// The counters that are not placed yet, as HTML text; empty if there are none.
    fn pool(&self, _: &Self::Open) -> String {
        String::new()
    }
    fn places(&self) -> Vec<u8>;
    /// The name of a place in `data-t`; `place_named` is the inverse.
    fn place_name(&self, place: u8) -> String;
    fn place_named(&self, name: &str) -> Option<u8> {
        self.places().into_iter().find(|&place| self.place_name(place) == name)
    }
    /// The accessible name of a place with its contents.
    fn label(&self, open: &Self::Open, place: u8) -> String;
    /// The middle of a place on the screen.
    fn middle(&self, open: &Self::Open, place: u8, turned: bool) -> (f64, f64);
    /// The view of the board: left, top, width, height.
    fn view(&self, turned: bool) -> String;
    /// Wood and hollows as SVG text, if they differ from those in the HTML file.
    fn body(&self, turned: bool) -> Option<String>;
    /// Counters, pieces and marks, as SVG text.
    fn lying(&self, open: &Self::Open, turned: bool) -> String;
    /// The shape of a place and its focus mark, as SVG text; `attributes` belong to the shape.
    fn spot(&self, open: &Self::Open, place: u8, turned: bool, attributes: &str) -> [String; 2];
    /// The controls besides the board, as HTML text.
    fn controls(&self, open: &Self::Open, hand: &Hand) -> String;
    /// Handles the control `name`, with its value if it is a field. Returns the announcement, or `None` if
    /// there is no such control.
    fn action(&self, open: &mut Self::Open, hand: &mut Hand, name: &str, value: &str) -> Option<String>;
    /// Handles a key on the board that does not move the focus. Returns the announcement, or `None` if the key
    /// has no meaning.
    fn key(&self, open: &mut Self::Open, hand: &mut Hand, key: &str) -> Option<String>;
}

/// Why a text is not a position of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// It cannot be parsed: the column of the error, from 1.
    Column(usize),
    /// It can be parsed, but has another board: a message.
    Board(String),
}

/// An entered number, limited to a range, and a message about the limit. For anything but a whole number the
/// former value `stood` is kept.
pub fn written(typed: &str, least: u32, most: u32, stood: u32) -> (u32, String) {
    match typed.trim().parse::<i64>() {
        Ok(number) => (number.clamp(least.into(), most.into()) as u32, String::new()),
        Err(_) => (stood, say(&Edit::NoNumber) + " "),
    }
}

/// The column, from 1, of the first character that addresses do not allow.
pub fn stranger(text: &str) -> Option<usize> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_' | '.' | '~');
    text.chars().position(|letter| !plain(letter)).map(|at| at + 1)
}

/// The place that an arrow key, Home or End leads to from another one on the screen: the nearest in that
/// direction, with a sideways distance weighted more; `None` for other keys.
pub fn reached<F: Edited>(game: &F, open: &F::Open, from: u8, key: &str, turned: bool) -> Option<u8> {
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
    let (x, y) = game.middle(open, from, turned);
    let mut best = None;
    for place in game.places().into_iter().filter(|&place| place != from) {
        let (px, py) = game.middle(open, place, turned);
        let along = (px - x) * dx + (py - y) * dy;
        let aside = ((px - x) * dy).abs() + ((py - y) * dx).abs();
        // prefer places straight ahead; Home and End stay on the line
        if along < 1.0 || far && aside > 20.0 || aside > 3.0 * along {
            continue;
        }
        let cost = if far { -along } else { along + 2.0 * aside };
        if best.is_none_or(|(least, _)| cost < least) {
            best = Some((cost, place));
        }
    }
    Some(best.map_or(from, |(_, place)| place))
}
