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
    /// The open form of a position, whose board has the size of the game's.
    type Open: Clone + PartialEq;
    /// A law that it breaks.
    type Broken;

    fn open(&self, position: &Self::Position) -> Self::Open;
    /// The bare board.
    fn bare(&self) -> Self::Open;
    fn close(&self, open: &Self::Open) -> Result<Self::Position, Self::Broken>;
    /// Every law that is broken, the first of them as [`Edited::close`] has it.
    fn breaks(&self, open: &Self::Open) -> Vec<Self::Broken>;
    /// A law that is broken, in words, and the clause behind it.
    fn broken(&self, open: &Self::Open, law: &Self::Broken) -> (String, Option<ClauseId>);
    /// Reads a text; its laws come after, but the board must have the size of the game's.
    fn read_open(&self, text: &str) -> Result<Self::Open, Unread>;
    fn write_open(open: &Self::Open) -> String;

    /// How many lie on the board, and how many do not yet.
    fn counts(&self, open: &Self::Open) -> String;
    /// The counters that are not placed yet, as HTML text; nothing where there are none to show.
    fn pool(&self, _: &Self::Open) -> String {
        String::new()
    }
    fn places(&self) -> Vec<u8>;
    /// What a place is called in `data-t`, and the place that is called so.
    fn place_name(&self, place: u8) -> String;
    fn place_named(&self, name: &str) -> Option<u8> {
        self.places().into_iter().find(|&place| self.place_name(place) == name)
    }
    /// A place and what lies there, for those who hear it.
    fn label(&self, open: &Self::Open, place: u8) -> String;
    /// The middle of a place on the screen.
    fn middle(&self, open: &Self::Open, place: u8, turned: bool) -> (f64, f64);
    /// The view of the board: left, top, width, height.
    fn view(&self, turned: bool) -> String;
    /// Wood and hollows, where they do not stand in the file.
    fn body(&self, turned: bool) -> Option<String>;
    /// Everything that lies, as SVG text.
    fn lying(&self, open: &Self::Open, turned: bool) -> String;
    /// The shape of a place, and the mark of the focus there, as SVG text; `attributes` go with the shape.
    fn spot(&self, open: &Self::Open, place: u8, turned: bool, attributes: &str) -> [String; 2];
    /// What is set besides, as HTML text.
    fn controls(&self, open: &Self::Open, hand: &Hand) -> String;
    /// A control has been used that is called so, and holds a value if it is a field; what is said of it, nothing
    /// where there is no such control.
    fn action(&self, open: &mut Self::Open, hand: &mut Hand, name: &str, value: &str) -> Option<String>;
    /// A key on the board that leads nowhere; what is said of it, nothing where it means nothing.
    fn key(&self, open: &mut Self::Open, hand: &mut Hand, key: &str) -> Option<String>;
}

/// Why a text is no board of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// Column, from 1, of what cannot be read.
    Column(usize),
    /// It can be read, but its board is another: in words.
    Board(String),
}

/// A number that has been written, kept within its limits, and what is said of it first: what is no whole number
/// leaves the one that stood.
pub fn written(typed: &str, least: u32, most: u32, stood: u32) -> (u32, String) {
    match typed.trim().parse::<i64>() {
        Ok(number) => (number.clamp(least.into(), most.into()) as u32, String::new()),
        Err(_) => (stood, say(&Edit::NoNumber) + " "),
    }
}

/// The first letter of a text that has no place in an address: its column, from 1.
pub fn stranger(text: &str) -> Option<usize> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_' | '.' | '~');
    text.chars().position(|letter| !plain(letter)).map(|at| at + 1)
}

/// The place that an arrow key, Home or End leads to from another, as they lie on the screen: the nearest in that
/// direction, what lies aside counting more; `None` for other keys.
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
        // straight on before all else; the far end is of the same line
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
