//! The marks of a move, made or considered: places of the story translated to those of the drawing.

use super::super::draw::{
    self, HoleOrStore, Layout,
    move_path::{Lap, move_path as draw_path},
};
use crate::{
    engine::sowing::position::Position,
    story::sowing::{
        path::{self, Ghost, MovePath},
        scene::Place,
    },
};

/// The place on the board; `None` for a place outside it.
fn on_board(place: Place) -> Option<HoleOrStore> {
    match place {
        Place::Hole(hole) => Some(HoleOrStore::Hole(hole.index())),
        Place::Store(seat) => Some(HoleOrStore::Store(seat.index())),
        Place::Away | Place::Hand => None,
    }
}

/// Draws the path of a move.
pub fn move_path(layout: &Layout, path: &MovePath) -> String {
    let lap = |lap: &path::Lap| {
        let mut stops = Vec::new();
        for &place in &lap.stops {
            stops.extend(on_board(place));
        }
        Lap { from: lap.from.index(), stops, moved: lap.moved }
    };
    match &path.laps[..] {
        [] => String::new(),
        [only] => draw_path(layout, &lap(only), None),
        [first, .., last] => draw_path(layout, &lap(first), Some((path.laps.len() as u32, &lap(last)))),
    }
}

/// Draws what a move would do in a position; `word` is written at its last counter.
pub fn ghost(layout: &Layout, position: &Position, ghost: &Ghost, word: &str) -> String {
    let Some(last) = on_board(ghost.last) else { return String::new() };
    let mut drawn = draw::mark::ghost(layout, last, count(position, ghost.last), word);
    for &(hole, count) in &ghost.taken {
        drawn += &draw::mark::threatened(layout, hole.index(), count.into());
    }
    drawn
}

fn count(position: &Position, place: Place) -> usize {
    match place {
        Place::Hole(hole) => position.count(hole).into(),
        Place::Store(seat) => position.store(seat).into(),
        Place::Away | Place::Hand => 0,
    }
}

/// Draws the counts that a move has changed, for people who have turned movement off.
pub fn changed(layout: &Layout, places: &[(Place, u8, u8)]) -> String {
    let mut drawn = String::new();
    for &(place, before, after) in places {
        if let Some(place) = on_board(place) {
            drawn += &draw::mark::changed(layout, place, before.into(), after.into());
        }
    }
    drawn
}
