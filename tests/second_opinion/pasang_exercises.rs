//! Pasang's second telling, as exercises ask about it, under the readings of the encyclopedia.

use papan::engine::pasang::{self, Move};

use crate::{
    exercises::{Telling, agree},
    pasang::{
        CENTRE, Choice, ENCYCLOPEDIA, HORIZONTAL, Pasang, Piece, Point, Table, VERTICAL, beside, half, start,
        worth,
    },
    pasang_games::{chosen, told},
    pasang_patterns::pattern_1,
    plain::Brought,
};

/// A point as it is written: its column by letter, its row from the bottom.
fn word((column, row): Point) -> String {
    format!("{}{}", letter(column), row + 1)
}

fn letter(column: usize) -> String {
    char::from(b'a' + column as u8).to_string()
}

/// The same board with a ka of the seat to move at `to`, come from a token or ka at `from`.
fn arrived(table: &Table, from: Point, to: Point) -> Table {
    let mut arrived = table.clone();
    arrived.board[from.1][from.0] = None;
    arrived.board[to.1][to.0] = Some(Piece::Ka(table.turn));
    arrived
}

/// How many tokens are met first on a side of a point as if nothing stopped at the centre, and of which colour.
fn over_the_centre(table: &Table, ka: Point, side: usize) -> (usize, Option<Piece>) {
    let (mut here, mut count, mut colour) = (ka, 0, None);
    while let Some(point) = beside(here, side) {
        here = point;
        match table.at(point) {
            None => continue,
            Some(piece) if worth(piece).is_some() && colour.is_none_or(|known| known == piece) => {
                (count, colour) = (count + 1, Some(piece));
            }
            Some(_) => break,
        }
    }
    (count, colour)
}

/// Why a ka that has come to a point takes nothing along the axes that are open to it.
fn takes_nothing(table: &Table, ka: Point, axes: &[[usize; 2]]) -> &'static str {
    let would_cross = |&[one, other]: &[usize; 2]| {
        let (first, colour) = over_the_centre(table, ka, one);
        let (second, of_other) = over_the_centre(table, ka, other);
        let joined = colour.is_some() && colour == of_other;
        if joined { (first + second) % 2 == 1 } else { first % 2 == 1 || second % 2 == 1 }
    };
    let met = |axis: &[usize; 2]| axis.iter().any(|&side| !table.side(ka, side).is_empty());
    let elsewhere = |axis: &[usize; 2]| !ENCYCLOPEDIA.lines(table, ka, *axis).is_empty();
    if axes.iter().any(would_cross) {
        "pas.centre"
    } else if [VERTICAL, HORIZONTAL].iter().any(elsewhere) {
        "pas.across"
    } else if axes.iter().any(met) {
        "pas.odd"
    } else {
        "pas.turns"
    }
}

/// Why no ka is chosen from a point.
fn no_ka(table: &Table, passage: usize, from: Point) -> &'static str {
    if from == CENTRE {
        "pas.board"
    } else if !half(table.turn).contains(&from.1) {
        "pas.half"
    } else if from.0.abs_diff(passage) != 1 || table.at(from).is_none() {
        "pas.ka-slide"
    } else {
        let to = (passage, from.1);
        takes_nothing(&arrived(table, from, to), to, &[VERTICAL, HORIZONTAL])
    }
}

/// Why a ka does not go to a point.
fn no_way(table: &Table, ka: Point, to: Point) -> &'static str {
    if to == CENTRE {
        return "pas.centre-moves";
    }
    for side in 0..4 {
        let (mut here, mut crossed) = (ka, false);
        while let Some(point) = beside(here, side) {
            here = point;
            crossed |= point == CENTRE;
            if table.at(point).is_some() {
                break;
            }
            if point == to {
                let across = if VERTICAL.contains(&side) { HORIZONTAL } else { VERTICAL };
                let nothing = || takes_nothing(&arrived(table, ka, to), to, &[across]);
                return if crossed { "pas.centre-moves" } else { nothing() };
            }
        }
    }
    "pas.move"
}

impl Telling<pasang::Pasang> for Pasang {
    type Board = Table;
    type Choice = Choice;

    fn start(&self) -> Table {
        start(&pattern_1())
    }

    fn legal(&self, table: &Table) -> Vec<Choice> {
        Pasang::legal(self, table)
    }

    fn play(&self, table: &mut Table, choice: Choice) {
        Pasang::play(self, table, choice);
    }

    fn brought(&self, table: &Table) -> Brought {
        table.brought
    }

    fn turn(&self, table: &Table) -> usize {
        table.turn
    }

    fn won(&self, table: &Table) -> Option<Vec<bool>> {
        self.end(table, &Pasang::legal(self, table)).map(|(won, _)| won.to_vec())
    }

    fn forbidding(&self, table: &Table, place: &str) -> Vec<&'static str> {
        if Pasang::legal(self, table).into_iter().any(|choice| self.place(choice) == place) {
            return Vec::new();
        }
        let point = (0..121).map(|number| (number % 11, number / 11)).find(|&point| word(point) == place);
        let named = match (table.passages[table.turn], table.kas[table.turn], point) {
            (Some(passage), None, Some(from)) => no_ka(table, passage, from),
            (_, Some(ka), Some(to)) => no_way(table, ka, to),
            _ if table.turn == 0 => "pas.passage-1",
            _ => "pas.passage-2",
        };
        vec![named]
    }

    fn place(&self, choice: Choice) -> String {
        match choice {
            Choice::Passage(column) => letter(column),
            Choice::Ka(point, _, _) | Choice::Go(point, _) => word(point),
        }
    }

    fn chosen(&self, choice: Choice) -> Move {
        chosen(choice)
    }
}

#[test]
fn the_exercises_of_pasang() {
    let game = pasang::Pasang::default();
    assert_eq!(told(&game), ENCYCLOPEDIA);
    agree(&game, &ENCYCLOPEDIA);
}
