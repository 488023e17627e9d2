//! What search knows of each game.

mod adjiboto;
mod kalah;
mod mangala_suez;
mod olinda;
mod oware;
mod pasang;
mod raja;
mod rows;

use super::COUNTER;
use crate::engine::{seat::Seat, sowing::position::Position};

const SEATS: [Seat; 3] = [Seat::FIRST, Seat::SECOND, Seat::THIRD];

/// What lies in the stores.
fn stored(position: &Position) -> [i32; 3] {
    SEATS.map(|seat| COUNTER * i32::from(position.store(seat)))
}

fn two([first, second]: [u32; 2]) -> [i32; 3] {
    [COUNTER * first as i32, COUNTER * second as i32, 0]
}
