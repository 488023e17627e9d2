//! Puhulmutu's second telling, as exercises ask about it.

use papan::engine::sowing::{Kind, Move, Sowing};

use super::{
    Choice, Name, Puhul, Table,
    games::{chosen, told},
};
use crate::support::{
    exercises::{Telling, agree, hole, letter},
    plain::{Brought, more_wins},
};

impl Puhul {
    /// Why a full hole of the player to move, which is not marked, may not be started.
    fn bars(&self, table: &Table, place: usize, clockwise: bool) -> Vec<&'static str> {
        let row = table.rows[table.turn];
        let front = if clockwise == self.first_is_front { 6 } else { 0 };
        let counted = |other: usize| row[other].seeds > 0 && (self.all_count || !row[other].marked());
        let is_single = row[place].seeds == 1;
        let more = (0..7).any(|other| counted(other) && row[other].seeds > 1);
        let others = (0..7).any(|other| other != front && counted(other) && row[other].seeds == 1);
        let rules = [
            (is_single && more, "puhul.singles"),
            (is_single && place == front && others, "puhul.front-single"),
        ];
        rules.into_iter().filter_map(|(forbids, rule)| forbids.then_some(rule)).collect()
    }
}

impl Telling<Sowing> for Puhul {
    type Board = Table;
    type Choice = Choice;

    fn start(&self) -> Table {
        Puhul::start(self)
    }

    fn legal(&self, table: &Table) -> Vec<Choice> {
        Puhul::legal(self, table)
    }

    fn play(&self, table: &mut Table, choice: Choice) {
        (table.quiet, table.seen) = (0, Vec::new());
        Puhul::play(self, table, choice);
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
        let (row, place) = (hole(place, 7) / 7, hole(place, 7) % 7);
        let lies = table.rows[row][place];
        let closed = if table.arranged.is_some() { "puhul.twelve" } else { "puhul.refill" };
        let rules = [
            (row != table.turn, "puhul.own-row"),
            (lies.marked(), "puhul.marked-hole"),
            (lies.name == Name::Closed, closed),
            (lies.seeds == 0, "puhul.sow"),
        ];
        let rules: Vec<&str> =
            rules.into_iter().filter_map(|(forbids, rule)| forbids.then_some(rule)).collect();
        if !rules.is_empty() {
            return rules;
        }
        // while the way round is open a hole may not be started that may be in neither
        let ways = table.clockwise.map_or(vec![false, true], |way| vec![way]);
        let bars: Vec<_> = ways.into_iter().map(|way| self.bars(table, place, way)).collect();
        if bars.iter().all(|rules| !rules.is_empty()) { bars.concat() } else { Vec::new() }
    }

    fn place(&self, choice: Choice) -> String {
        match choice {
            Choice::Sow((row, place)) | Choice::SowClockwise((row, place)) => letter(7 * row + place, 7),
            Choice::Refill | Choice::Arrange(_) => String::new(),
        }
    }

    fn chosen(&self, choice: Choice) -> Move {
        chosen(choice)
    }
}

#[test]
fn the_exercises_of_puhulmutu() {
    let game = Kind::Puhulmutu.game();
    agree(&game, &told(&game));
}
