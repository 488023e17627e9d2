//! The marks of a move, made or considered: places of the story translated to those of the drawing.

use super::super::draw::{
    self, At, Layout,
    way::{Lap, way as drawn},
};
use crate::{
    engine::sowing::position::Position,
    story::sowing::{
        scene::Place,
        way::{Ghost, Leg, Way},
    },
};

/// The place on the board; `None` for a place outside it.
fn at(place: Place) -> Option<At> {
    match place {
        Place::Hole(hole) => Some(At::Hole(hole.index())),
        Place::Store(seat) => Some(At::Store(seat.index())),
        Place::Away | Place::Hand => None,
    }
}

/// Draws the path of a move.
pub fn way(layout: &Layout, way: &Way) -> String {
    let lap = |leg: &Leg| {
        let mut stops = Vec::new();
        for &place in &leg.stops {
            stops.extend(at(place));
        }
        Lap { from: leg.from.index(), stops, moved: leg.moved }
    };
    match &way.legs[..] {
        [] => String::new(),
        [only] => drawn(layout, &lap(only), None),
        [first, .., last] => drawn(layout, &lap(first), Some((way.legs.len() as u32, &lap(last)))),
    }
}

/// Draws what a move would do in a position; `word` is written at its last counter.
pub fn ghost(layout: &Layout, position: &Position, ghost: &Ghost, word: &str) -> String {
    let Some(last) = at(ghost.last) else { return String::new() };
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
        if let Some(place) = at(place) {
            drawn += &draw::mark::changed(layout, place, before.into(), after.into());
        }
    }
    drawn
}
