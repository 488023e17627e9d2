//! Puhulmutu is played on the olinda board.

use super::rules::Puhulmutu;
use crate::board::draw::{Board, Drawn, inner_stores::OLINDA};
use crate::story::sowing::sound::Sounds;

impl Drawn for Puhulmutu {
    const BOARD: Board = Board(&OLINDA);
}

impl Sounds for Puhulmutu {}
