//! Kotu Baendum is played on the olinda board.

use super::rules::KotuBaendum;
use crate::board::draw::{Board, Drawn, between::OLINDA};
use crate::story::sowing::sound::Heard;

impl Drawn for KotuBaendum {
    const BOARD: Board = Board(&OLINDA);
}

impl Heard for KotuBaendum {}
