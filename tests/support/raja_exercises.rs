//! The second telling of the games of a Raja, as exercises ask about it.

use papan::engine::sowing::{Kind, Move, Sowing};

use super::{
    exercises::{Telling, agree, hole, letter},
    plain::Brought,
    raja::{Play, Raja, Table},
    raja_games::{chosen, told},
};

impl Telling<Sowing> for Raja {
    type Board = Table;
    type Choice = Play;

    fn start(&self) -> Table {
        Raja::start(self)
    }

    fn legal(&self, table: &Table) -> Vec<Play> {
        Raja::legal(self, table)
    }

    fn play(&self, table: &mut Table, play: Play) {
        table.met.clear();
        Raja::play(self, table, play);
    }

    fn brought(&self, table: &Table) -> Brought {
        table.brought
    }

    fn turn(&self, table: &Table) -> usize {
        table.turn
    }

    fn won(&self, table: &Table) -> Option<Vec<bool>> {
        let ahead = || table.between.then(|| self.ahead(table));
        self.end(table).map(|(won, _)| won).or_else(ahead)
    }

    /// A closed hole is empty as well.
    fn forbidding(&self, table: &Table, place: &str) -> Vec<&'static str> {
        let [closed, own] =
            if self.three { ["rpm.refill", "rpm.own-hole"] } else { ["rp.refill", "rp.own-row"] };
        let hole = hole(place, 7);
        let may = table.holes[hole] > 0 && self.owner(table.round, hole) == table.turn;
        let closed = table.closed[hole].then_some(closed);
        closed.into_iter().chain((!may).then_some(own)).collect()
    }

    fn place(&self, play: Play) -> String {
        match play {
            Play::Sow(hole) => letter(hole, 7),
            Play::Next => String::new(),
        }
    }

    fn chosen(&self, play: Play) -> Move {
        chosen(play)
    }
}

/// The game as exercises have it.
pub fn exercises(kind: Kind) {
    let game = kind.game();
    agree(&game, &told(&game));
}
