//! The editor of boards of holes: a hole or a store is selected, then its count is entered.

mod board;
mod controls;

use yew::prelude::*;

use super::{
    edited::{Edited, PlaceShape, SetupReadError, forbidden_column, limited, number_typed},
    selection::Selection,
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
    notation::{PositionError, hole_letter, position},
    words::{
        HoleName, Message, SowingMessage,
        position::{EditorMessage, HolesMessage},
        say,
    },
};

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
pub fn count_at(game: &Sowing, setup: &Setup, at: u8) -> u32 {
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
pub fn drop_empty_marks(setup: &mut Setup) {
    if setup.marks.iter().all(|&mark| mark == Mark::None) {
        setup.marks.clear();
    }
}

/// The value of a note.
pub fn note<'a>(setup: &'a Setup, wanted: &str) -> Option<&'a str> {
    setup.notes.iter().find(|(key, _)| key == wanted).map(|(_, value)| value.as_str())
}

/// A lawful position of the same round. It shows the owners of the holes, which depend on the round alone.
pub fn position_like(game: &Sowing, setup: &Setup) -> Position {
    let start = game.start();
    let round = setup.notes.iter().filter(|(key, _)| key == "round").cloned().collect();
    let mut wanted = Setup { notes: round, ..game.setup(&start) };
    for to_move in 0..game.stores() {
        wanted.to_move = to_move;
        if let Ok(position) = game.position(&wanted) {
            return position;
        }
    }
    start
}

impl Edited for Sowing {
    type Setup = Setup;
    type BrokenLaw = SetupError;

    fn setup_of(&self, position: &Position) -> Setup {
        self.setup(position)
    }
    fn empty_board(&self) -> Setup {
        self.empty()
    }
    fn checked(&self, setup: &Setup) -> Result<Position, SetupError> {
        self.position(setup)
    }

    fn broken_laws(&self, setup: &Setup) -> Vec<SetupError> {
        Sowing::broken_laws(self, setup)
    }

    fn law_text(&self, setup: &Setup, law: &SetupError) -> (String, Option<ClauseId>) {
        let message = HolesMessage::Law { kind: self.kind(), row: self.row(), setup, law };
        (say(&message), self.clause_of(setup, law))
    }

    fn read_setup(&self, text: &str) -> Result<Setup, SetupReadError> {
        if let Some(column) = forbidden_column(text) {
            return Err(SetupReadError::Column(column));
        }
        let setup = match position::read_setup(text) {
            Ok(setup) => setup,
            Err(PositionError::Syntax { column }) => return Err(SetupReadError::Column(column)),
            Err(_) => return Err(SetupReadError::Column(1)),
        };
        let (holes, stores) = (2 * usize::from(self.row()), self.stores());
        let sum = setup.holes.iter().chain(&setup.stores).fold(0u32, |sum, &count| sum.saturating_add(count));
        let law = if setup.holes.len() != holes {
            SetupError::Holes { found: setup.holes.len(), wanted: holes }
        } else if setup.stores.len() != stores {
            SetupError::Stores { found: setup.stores.len(), wanted: stores }
        } else if setup.holes.iter().chain(&setup.stores).any(|&count| count > MOST) {
            SetupError::Total { found: sum, wanted: self.required_total(&setup) }
        } else {
            return Ok(setup);
        };
        Err(SetupReadError::Board(self.law_text(&setup, &law).0))
    }

    fn write_setup(setup: &Setup) -> String {
        position::write_setup(setup)
    }

    fn counts(&self, setup: &Setup) -> String {
        let placed = setup.holes.iter().chain(&setup.stores).sum();
        say(&HolesMessage::Placed { kind: self.kind(), placed, total: self.required_total(setup) })
    }

    fn unplaced(&self, setup: &Setup) -> Html {
        let placed: u32 = setup.holes.iter().chain(&setup.stores).sum();
        board::unplaced(self, self.required_total(setup).saturating_sub(placed))
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

    fn label(&self, setup: &Setup, at: u8) -> String {
        let (kind, count) = (self.kind(), count_at(self, setup, at));
        match place(self, at) {
            Place::Hole(hole) => say(&SowingMessage::Hole {
                kind,
                hole: HoleName { hole, row: self.row() },
                owner: self.owner(&position_like(self, setup), hole),
                count: count.min(MOST) as u8,
                mark: mark(setup, hole),
                may: None,
                ends: None,
                decided: false,
            }),
            Place::Store(seat) => say(&Message::Score { kind: kind.into(), seat, count: count as i32 }),
        }
    }

    fn place_shapes(&self, setup: &Setup, turned: bool) -> Vec<PlaceShape> {
        board::place_shapes(self, setup, turned)
    }
    fn view_box(&self, turned: bool) -> String {
        board::view_box(self, turned)
    }
    fn is_long(&self) -> bool {
        self.kind().game().row() > 6
    }
    fn body(&self, setup: &Setup, turned: bool) -> Html {
        board::body(self, setup, turned)
    }
    fn is_prerendered(&self) -> bool {
        board::is_prerendered(self)
    }
    fn contents(&self, setup: &Setup, turned: bool) -> Html {
        board::contents(self, setup, turned)
    }

    fn controls(&self, setup: &Setup, selection: &Selection) -> Html {
        controls::controls(self, setup, selection.at)
    }

    fn action(
        &self,
        setup: &mut Setup,
        selection: &mut Selection,
        name: &str,
        value: &str,
    ) -> Option<String> {
        selection.typed.clear();
        if let Some(at) = self.place_by_name(name) {
            selection.at = at;
            return Some(String::new());
        }
        let at = selection.at;
        let count = count_at(self, setup, at);
        match name {
            "pos-more" => return Some(self.set_count(setup, at, count.saturating_add(1))),
            "pos-fewer" => return Some(self.set_count(setup, at, count.saturating_sub(1))),
            "pos-count" => {
                let typed = limited(value, 0, MOST);
                let announcement = self.set_count(setup, at, typed.unwrap_or(count));
                return Some(number_typed(&typed, announcement));
            }
            _ => (),
        }
        controls::action(self, setup, at, name, value)
    }

    fn key(&self, setup: &mut Setup, selection: &mut Selection, key: &str) -> Option<String> {
        let at = selection.at;
        let count = count_at(self, setup, at);
        let mut letters = key.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            selection.typed.clear();
            return match key {
                "Backspace" => Some(self.set_count(setup, at, count / 10)),
                "Delete" => Some(self.set_count(setup, at, 0)),
                _ => None,
            };
        };
        if letter.is_ascii_digit() {
            let longer = format!("{}{letter}", selection.typed);
            let fits = longer.parse().ok().filter(|&count: &u32| count <= MOST);
            selection.typed = if fits.is_some() { longer } else { letter.into() };
            let count = fits.or(letter.to_digit(10)).unwrap_or(count);
            return Some(self.set_count(setup, at, count));
        }
        selection.typed.clear();
        match letter {
            '+' | '=' => Some(self.set_count(setup, at, count.saturating_add(1))),
            '-' | '−' => Some(self.set_count(setup, at, count.saturating_sub(1))),
            _ => {
                selection.at = self.place_by_name(key)?;
                Some(String::new())
            }
        }
    }
}

impl Sowing {
    /// Sets the count of a place; a closed hole that gets counters is opened. Returns the announcement.
    fn set_count(&self, setup: &mut Setup, at: u8, count: u32) -> String {
        let count = count.min(MOST);
        let held = match place(self, at) {
            Place::Hole(hole) => {
                if count > 0
                    && let Some(mark) = setup.marks.get_mut(hole.index())
                    && *mark == Mark::Closed
                {
                    *mark = Mark::None;
                }
                setup.holes.get_mut(hole.index())
            }
            Place::Store(seat) => setup.stores.get_mut(seat.index()),
        };
        if let Some(held) = held {
            *held = count;
        }
        drop_empty_marks(setup);
        say(&EditorMessage::Place(self.label(setup, at)))
    }
}
