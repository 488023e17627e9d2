//! Kotu Baendum is played on the olinda board.

use super::rules::KotuBaendum;
use crate::board::draw::{Board, Drawn, inner_stores::OLINDA};
use crate::story::sowing::sound::Sounds;

impl Drawn for KotuBaendum {
    const BOARD: Board = Board(&OLINDA);
}

impl Sounds for KotuBaendum {}
