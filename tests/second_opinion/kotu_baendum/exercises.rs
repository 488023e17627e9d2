//! Kotu Baendum's second telling, as exercises ask about it.

use papan::engine::sowing::{Kind, Move, Sowing};

use super::{
    Choice, Kotu, Mark, Table,
    games::{chosen, told},
    is_end,
};
use crate::support::{
    exercises::{Telling, agree, hole, letter},
    plain::{Brought, more_wins},
};

impl Kotu {
    /// Why a full open hole of the seat to move may not be started.
    fn bars(&self, table: &Table, hole: usize, step: usize) -> Vec<&'static str> {
        let row = 7 * table.turn..7 * table.turn + 7;
        let counts =
            |&other: &usize| table.holes[other] > 0 && (self.count_all || table.marks[other] == Mark::Open);
        let counted: Vec<usize> = row.clone().filter(counts).collect();
        let front = if (step == 1) != self.first_is_front { row.end - 1 } else { row.start };
        let is_single = table.holes[hole] == 1;
        let more = !self.singles_free && counted.iter().any(|&other| table.holes[other] > 1);
        let others = counted.iter().any(|&other| other != front && table.holes[other] == 1);
        // of the ends only those count that could be started in a later turn
        let later = Table { owed: [false; 2], ..table.clone() };
        let end = self.startable(&later, step).into_iter().any(is_end);
        let rules = [
            (is_single && more, "kotu.singles"),
            (is_single && hole == front && others, "kotu.front-single"),
            (table.owed[table.turn] && !is_end(hole) && end, "kotu.end-start"),
        ];
        rules.into_iter().filter_map(|(forbids, rule)| forbids.then_some(rule)).collect()
    }
}

impl Telling<Sowing> for Kotu {
    type Board = Table;
    type Choice = Choice;

    fn start(&self) -> Table {
        Kotu::start(self)
    }

    fn legal(&self, table: &Table) -> Vec<Choice> {
        Kotu::legal(self, table)
    }

    fn play(&self, table: &mut Table, choice: Choice) {
        (table.quiet, table.met) = (0, Vec::new());
        Kotu::play(self, table, choice);
    }

    fn brought(&self, table: &Table) -> Brought {
        table.brought
    }

    fn turn(&self, table: &Table) -> usize {
        table.turn
    }

    fn won(&self, table: &Table) -> Option<Vec<bool>> {
        let [first, second] = table.stores;
        let ahead = table.between.then(|| more_wins(first, second).to_vec());
        self.end(table).map(|(won, _)| won.to_vec()).or(ahead)
    }

    fn forbidding(&self, table: &Table, place: &str) -> Vec<&'static str> {
        let hole = hole(place, 7);
        let closed = if table.arranged.is_some() { "kotu.twelve" } else { "kotu.refill" };
        let mark = match table.marks[hole] {
            Mark::Tied(_) | Mark::Puta | Mark::Naga => Some("kotu.tied-hole"),
            Mark::Closed => Some(closed),
            Mark::Open => None,
        };
        let other = (hole / 7 != table.turn).then_some("kotu.own-row");
        let empty = (table.holes[hole] == 0).then_some("kotu.sow");
        let mut rules: Vec<&str> = other.into_iter().chain(mark).chain(empty).collect();
        if rules.is_empty() {
            // while the direction is open a hole may not be started that may be in neither
            let steps = table.step.map_or(vec![1, 13], |step| vec![step]);
            let bars: Vec<_> = steps.into_iter().map(|step| self.bars(table, hole, step)).collect();
            if bars.iter().all(|rules| !rules.is_empty()) {
                rules = bars.concat();
            }
        }
        rules
    }

    fn place(&self, choice: Choice) -> String {
        match choice {
            Choice::Sow(hole, _) => letter(hole, 7),
            Choice::Next | Choice::Arrange(_) => String::new(),
        }
    }

    fn chosen(&self, choice: Choice) -> Move {
        chosen(choice)
    }
}

#[test]
fn the_exercises_of_kotu() {
    let game = Kind::KotuBaendum.game();
    agree(&game, &told(&game));
}
