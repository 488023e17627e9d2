//! The editor of boards of holes: a hole or a store is selected, then its count is entered.

use super::{
    edited::{Edited, Unread, stranger, written},
    holes_controls as controls, holes_picture as picture,
};
use crate::{
    engine::{
        Game, Hole,
        clause::ClauseId,
        seat::Seat,
        sowing::{
            Sowing,
            position::{Mark, Position},
            setup::{Setup, SetupError},
        },
    },
    i18n::{
        Message, Named,
        position::{Holes, say_holes},
        say,
    },
    notation::{PositionError, hole_letter, position},
};

use super::editor_model::Hand;

/// The greatest count of a place; more than any game has.
const MOST: u32 = 255;

/// A place of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Hole(Hole),
    Store(Seat),
}

/// The place of an index: holes first, then stores.
pub fn place(game: &Sowing, at: u8) -> Place {
    let holes = 2 * game.row();
    match at.checked_sub(holes).and_then(|store| Seat::at(store.into())) {
        Some(seat) => Place::Store(seat),
        None => Place::Hole(Hole(at.min(holes.saturating_sub(1)))),
    }
}

/// How many counters a place holds.
pub fn held(game: &Sowing, setup: &Setup, at: u8) -> u32 {
    let held = match place(game, at) {
        Place::Hole(hole) => setup.holes.get(hole.index()),
        Place::Store(seat) => setup.stores.get(seat.index()),
    };
    held.copied().unwrap_or(0)
}

pub fn mark(setup: &Setup, hole: Hole) -> Mark {
    setup.marks.get(hole.index()).copied().unwrap_or(Mark::None)
}

/// Removes the list of marks if it has become empty, as the parser does.
pub fn unmark(setup: &mut Setup) {
    if setup.marks.iter().all(|&mark| mark == Mark::None) {
        setup.marks.clear();
    }
}

/// The value of a note.
pub fn note<'a>(setup: &'a Setup, wanted: &str) -> Option<&'a str> {
    setup.notes.iter().find(|(key, _)| key == wanted).map(|(_, value)| value.as_str())
}

/// A lawful position of the same round. It shows the owners of the holes, which depend on the round alone.
pub fn like(game: &Sowing, setup: &Setup) -> Position {
    let start = game.start();
    let round = setup.notes.iter().filter(|(key, _)| key == "round").cloned().collect();
    let mut like = Setup { notes: round, ..game.setup(&start) };
    for to_move in 0..game.stores() {
        like.to_move = to_move;
        if let Ok(position) = game.position(&like) {
            return position;
        }
    }
    start
}

impl Edited for Sowing {
    type Open = Setup;
    type Broken = SetupError;

    fn open(&self, position: &Position) -> Setup {
        self.setup(position)
    }
    fn bare(&self) -> Setup {
        self.empty()
    }
    fn close(&self, open: &Setup) -> Result<Position, SetupError> {
        self.position(open)
    }

    fn breaks(&self, open: &Setup) -> Vec<SetupError> {
        Sowing::breaks(self, open)
    }

    fn broken(&self, open: &Setup, law: &SetupError) -> (String, Option<ClauseId>) {
        let words = Holes::Law { kind: self.kind(), row: self.row(), setup: open, law };
        (say_holes(&words), self.clause_of(open, law))
    }

    fn read_open(&self, text: &str) -> Result<Setup, Unread> {
        if let Some(column) = stranger(text) {
            return Err(Unread::Column(column));
        }
        let open = match position::read_setup(text) {
            Ok(open) => open,
            Err(PositionError::Syntax { column }) => return Err(Unread::Column(column)),
            Err(_) => return Err(Unread::Column(1)),
        };
        let (holes, stores) = (2 * usize::from(self.row()), self.stores());
        let sum = open.holes.iter().chain(&open.stores).fold(0u32, |sum, &count| sum.saturating_add(count));
        let law = if open.holes.len() != holes {
            SetupError::Holes { found: open.holes.len(), wanted: holes }
        } else if open.stores.len() != stores {
            SetupError::Stores { found: open.stores.len(), wanted: stores }
        } else if open.holes.iter().chain(&open.stores).any(|&count| count > MOST) {
            SetupError::Total { found: sum, wanted: self.wanted(&open) }
        } else {
            return Ok(open);
        };
        Err(Unread::Board(self.broken(&open, &law).0))
    }

    fn write_open(open: &Setup) -> String {
        position::write_setup(open)
    }

    fn counts(&self, open: &Setup) -> String {
        let placed = open.holes.iter().chain(&open.stores).sum();
        say_holes(&Holes::Placed { kind: self.kind(), placed, total: self.wanted(open) })
    }

    fn pool(&self, open: &Setup) -> String {
        let placed: u32 = open.holes.iter().chain(&open.stores).sum();
        picture::pool(self, self.wanted(open).saturating_sub(placed))
    }

    fn places(&self) -> Vec<u8> {
        (0..2 * self.row() + self.stores() as u8).collect()
    }

    fn place_name(&self, at: u8) -> String {
        match place(self, at) {
            Place::Hole(hole) => hole_letter(hole, self.row()).to_string(),
            Place::Store(seat) => seat.name().into(),
        }
    }

    fn label(&self, open: &Setup, at: u8) -> String {
        let (kind, count) = (self.kind(), held(self, open, at));
        say(&match place(self, at) {
            Place::Hole(hole) => Message::Hole {
                kind,
                hole: Named { hole, row: self.row() },
                owner: self.owner(&like(self, open), hole),
                count: count.min(MOST) as u8,
                mark: mark(open, hole),
                may: None,
                ends: None,
            },
            Place::Store(seat) => Message::Score { kind: kind.into(), seat, count: count as i32 },
        })
    }

    fn middle(&self, open: &Setup, at: u8, turned: bool) -> (f64, f64) {
        picture::middle(self, open, at, turned)
    }
    fn view(&self, turned: bool) -> String {
        picture::view(self, turned)
    }
    fn body(&self, turned: bool) -> Option<String> {
        picture::body(self, turned)
    }
    fn lying(&self, open: &Setup, turned: bool) -> String {
        picture::lying(self, open, turned)
    }
    fn spot(&self, open: &Setup, at: u8, turned: bool, attributes: &str) -> [String; 2] {
        picture::spot(self, open, at, turned, attributes)
    }

    fn controls(&self, open: &Setup, hand: &Hand) -> String {
        controls::controls(self, open, hand.at)
    }

    fn action(&self, open: &mut Setup, hand: &mut Hand, name: &str, value: &str) -> Option<String> {
        hand.typed.clear();
        if let Some(at) = self.place_named(name) {
            hand.at = at;
            return Some(String::new());
        }
        let at = hand.at;
        let count = held(self, open, at);
        match name {
            "pos-more" => return Some(self.hold(open, at, count.saturating_add(1))),
            "pos-fewer" => return Some(self.hold(open, at, count.saturating_sub(1))),
            "pos-count" => {
                let (count, why) = written(value, 0, MOST, count);
                return Some(why + &self.hold(open, at, count));
            }
            _ => (),
        }
        controls::action(self, open, at, name, value)
    }

    fn key(&self, open: &mut Setup, hand: &mut Hand, key: &str) -> Option<String> {
        let at = hand.at;
        let count = held(self, open, at);
        let mut letters = key.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            hand.typed.clear();
            return match key {
                "Backspace" => Some(self.hold(open, at, count / 10)),
                "Delete" => Some(self.hold(open, at, 0)),
                _ => None,
            };
        };
        if letter.is_ascii_digit() {
            let longer = format!("{}{letter}", hand.typed);
            let fits = longer.parse().ok().filter(|&count: &u32| count <= MOST);
            hand.typed = if fits.is_some() { longer } else { letter.into() };
            let count = fits.or(letter.to_digit(10)).unwrap_or(count);
            return Some(self.hold(open, at, count));
        }
        hand.typed.clear();
        match letter {
            '+' | '=' => Some(self.hold(open, at, count.saturating_add(1))),
            '-' | '−' => Some(self.hold(open, at, count.saturating_sub(1))),
            _ => {
                hand.at = self.place_named(key)?;
                Some(String::new())
            }
        }
    }
}

impl Sowing {
    /// Sets the count of a place; a closed hole that gets counters is opened. Returns the announcement.
    fn hold(&self, open: &mut Setup, at: u8, count: u32) -> String {
        let count = count.min(MOST);
        let held = match place(self, at) {
            Place::Hole(hole) => {
                if count > 0
                    && let Some(mark) = open.marks.get_mut(hole.index())
                    && *mark == Mark::Closed
                {
                    *mark = Mark::None;
                }
                open.holes.get_mut(hole.index())
            }
            Place::Store(seat) => open.stores.get_mut(seat.index()),
        };
        if let Some(held) = held {
            *held = count;
        }
        unmark(open);
        self.label(open, at) + "."
    }
}
