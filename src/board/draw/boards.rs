//! All boards of sowing games, for tests of drawings that every board shares.

use super::Board;
use crate::{
    board::drawing,
    engine::{
        Game,
        sowing::{Kind, position::Event},
    },
};

/// Each board in every length that some game uses, with one of its games.
pub fn all() -> Vec<(Kind, Board, usize)> {
    let mut all: Vec<(Kind, Board, usize)> = Vec::new();
    for kind in Kind::ALL {
        let sizes =
            kind.readings().iter().find(|reading| reading.name == "holes").map(|reading| reading.values);
        let rows = match sizes {
            Some(rows) => rows.iter().filter_map(|row| row.parse().ok()).collect(),
            None => vec![usize::from(kind.game().row())],
        };
        for row in rows {
            let known = |(_, board, length): &(Kind, Board, usize)| *board == drawing(kind) && *length == row;
            if !all.iter().any(known) {
                all.push((kind, drawing(kind), row));
            }
        }
    }
    assert!(all.len() > 5, "there are more boards than these: {all:?}");
    all
}

/// Each board once, in its usual length.
pub fn each_once() -> Vec<Board> {
    let mut boards: Vec<Board> = Vec::new();
    for (_, board, _) in all() {
        if !boards.contains(&board) {
            boards.push(board);
        }
    }
    boards
}

/// Whether a game is sown into stores.
pub fn sows_into_stores(kind: Kind) -> bool {
    let (game, mut banks) = (kind.game(), false);
    let mut position = game.start();
    for _ in 0..20 {
        let mut first = None;
        game.each_move(&position, |chosen| first = first.or(Some(chosen)));
        let Some(chosen) = first else { break };
        game.play(&mut position, chosen, |event| banks |= matches!(event.event, Event::Bank { .. }));
    }
    banks
}
