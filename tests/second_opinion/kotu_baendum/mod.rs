//! Kotu Baendum told plainly, from `rules/` alone: what may be started, and how it is sown. What lies between two rounds is in `rounds.rs`.

mod alone;
mod exercises;
mod games;
mod rounds;

use crate::support::plain::Brought;

/// The readings: each field holds when the value beside it is chosen, which is never the default.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Kotu {
    /// `after_capture: turn_ends`
    pub eating_ends: bool,
    /// `tied_owner: tier`
    pub tier_owns: bool,
    /// `end_hole_start: game_first_only`: the very first turn of the match, and no other.
    pub game_first_only: bool,
    /// `end_hole_start: first_round`: the first turns of the match, and of no later round.
    pub first_round_only: bool,
    /// `skip_threes: none`: nor does who arranged skip his twos or ones.
    pub skips_none: bool,
    /// `skip_deadlock: end_turn`
    pub deadlock_ends: bool,
    /// `singles_rule: false`: `kotu.singles` alone is dropped, `kotu.front-single` is a clause of its own.
    pub singles_free: bool,
    /// `front_hole: first_in_direction`
    pub first_is_front: bool,
    /// `remainder_from_round`: 2 or 3
    pub remainder_from: u32,
    /// `deficit_removal: same_number`
    pub same_number: bool,
    /// `arrange_under_twelve: false`
    pub never_arranges: bool,
    /// `rounds`; none is `until_cannot_sow`, 255 at most.
    pub rounds: Option<u32>,
    /// `singles_count: all`
    pub count_all: bool,
    /// `round_end: row_empty`
    pub row_ends: bool,
}

pub const CATALOGUE: Kotu = Kotu {
    eating_ends: false,
    tier_owns: false,
    game_first_only: false,
    first_round_only: false,
    skips_none: false,
    deadlock_ends: false,
    singles_free: false,
    first_is_front: false,
    remainder_from: 2,
    same_number: false,
    never_arranges: false,
    rounds: Some(3),
    count_all: false,
    row_ends: false,
};

pub const PARKER: Kotu = Kotu { eating_ends: true, tier_owns: true, ..CATALOGUE };

/// What a hole is beside its counters; a wala is an ordinary hole and has no mark here.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Mark {
    Open,
    Closed,
    /// Tied by this seat.
    Tied(usize),
    Puta,
    Naga,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Choice {
    /// A hole, and whether clockwise where the direction is still open.
    Sow(usize, Option<bool>),
    Next,
    /// The arranger's row, from its owner's left.
    Arrange([u32; 7]),
}

#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// Holes 0 … 13: the bottom row from the left, the top row from the right.
    pub holes: Vec<u32>,
    pub marks: Vec<Mark>,
    pub stores: [u32; 2],
    /// The seat to move.
    pub turn: usize,
    /// How far on the next hole lies: 1 anticlockwise, 13 clockwise.
    pub step: Option<usize>,
    /// Who has yet to begin from an end hole.
    pub owed: [bool; 2],
    /// Who began the round.
    pub starter: usize,
    /// The round that is played, or was the last, from 1.
    pub round: u32,
    /// All counters are in the stores, and nothing is refilled yet.
    pub between: bool,
    /// Who arranged his row for this round, and what his first end hole had.
    pub arranged: Option<(usize, u32)>,
    /// Turns on end without anything eaten or tied.
    pub quiet: u32,
    /// Every position of the round so far, by what makes two of them the same.
    pub met: Vec<Same>,
    /// What the last move brought, before the end of a round.
    pub brought: Brought,
}

/// Counters, marks, direction, first turns owed, who is to move. Stores only grow by what the holes lose.
type Same = (Vec<u32>, Vec<Mark>, Option<usize>, [bool; 2], usize);

/// The clause a round ended by, and how many holes were tied, with how many counters, before collecting.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RoundEnd {
    pub clause: &'static str,
    pub tied: usize,
    pub in_tied: u32,
    /// Whether somebody had arranged his row for it.
    pub arranged: bool,
}

impl Table {
    fn same(&self) -> Same {
        (self.holes.clone(), self.marks.clone(), self.step, self.owed, self.turn)
    }

    /// Whether one of the players has nothing in front of them, tied and marked holes included.
    fn has_empty_row(&self) -> bool {
        self.holes.chunks(7).any(|row| row.iter().sum::<u32>() == 0)
    }

    /// The next hole that is not closed.
    fn after(&self, hole: usize, step: usize) -> usize {
        let mut next = (hole + step) % 14;
        while self.marks[next] == Mark::Closed {
            next = (next + step) % 14;
        }
        next
    }
}

/// An end of the board itself, closed or not.
pub fn is_end(hole: usize) -> bool {
    [0, 6, 7, 13].contains(&hole)
}

impl Kotu {
    pub fn start(&self) -> Table {
        Table {
            holes: vec![4; 14],
            marks: vec![Mark::Open; 14],
            stores: [0, 0],
            turn: 0,
            step: None,
            owed: [true, !self.game_first_only],
            starter: 0,
            round: 1,
            between: false,
            arranged: None,
            quiet: 0,
            met: Vec::new(),
            brought: Brought::default(),
        }
    }

    /// The holes that the seat to move may start in this direction.
    pub fn startable(&self, table: &Table, step: usize) -> Vec<usize> {
        let seat = table.turn;
        let full = |hole: &usize| table.holes[*hole] > 0;
        let all: Vec<usize> = (7 * seat..7 * seat + 7).filter(full).collect();
        let open = |hole: &usize| table.marks[*hole] == Mark::Open;
        let mut can: Vec<usize> = all.iter().copied().filter(open).collect();
        // what counts against a single: for both clauses the same holes, those that may be started or all
        let counted = if self.count_all { all } else { can.clone() };
        if !self.singles_free && counted.iter().any(|&hole| table.holes[hole] > 1) {
            can.retain(|&hole| table.holes[hole] > 1);
        }
        let last_of_row = (step == 1) != self.first_is_front;
        let front = 7 * seat + if last_of_row { 6 } else { 0 };
        if counted.iter().any(|&hole| hole != front && table.holes[hole] == 1) {
            can.retain(|&hole| hole != front || table.holes[hole] > 1);
        }
        // the ends come last: an end that a single rule bars is one that cannot be played
        let ends: Vec<usize> = can.iter().copied().filter(|&hole| is_end(hole)).collect();
        if table.owed[seat] && !ends.is_empty() { ends } else { can }
    }

    /// All that may be chosen, by hole, anticlockwise before clockwise; arrangements by their numbers.
    pub fn legal(&self, table: &Table) -> Vec<Choice> {
        if table.between {
            return self.between_rounds(table);
        }
        if self.row_ends && table.has_empty_row() {
            return Vec::new();
        }
        if let Some(step) = table.step {
            return self.startable(table, step).into_iter().map(|hole| Choice::Sow(hole, None)).collect();
        }
        let mut choices = Vec::new();
        for hole in 0..14 {
            for (step, clockwise) in [(1, false), (13, true)] {
                if self.startable(table, step).contains(&hole) {
                    choices.push(Choice::Sow(hole, Some(clockwise)));
                }
            }
        }
        choices
    }

    /// How the round ended if it ended with this move; the counters have then been collected.
    pub fn play(&self, table: &mut Table, choice: Choice) -> Option<RoundEnd> {
        table.brought = Brought::default();
        match choice {
            Choice::Sow(hole, clockwise) => {
                if table.met.is_empty() {
                    table.met.push(table.same());
                }
                if let Some(clockwise) = clockwise {
                    table.step = Some(if clockwise { 13 } else { 1 });
                }
                return self.sow(table, hole);
            }
            Choice::Next => self.refill(table),
            Choice::Arrange(own) => self.arrange(table, own),
        }
        None
    }

    fn sow(&self, table: &mut Table, hole: usize) -> Option<RoundEnd> {
        let step = table.step.expect("a direction by now");
        let seat = table.turn;
        let had = table.stores[seat];
        let (last, eaten_or_tied) = self.turn(table, hole, step);
        table.brought = Brought { last: Some(last), taken: table.stores[seat] - had, points: 0 };
        table.owed[seat] = false;
        table.turn = 1 - seat;
        table.quiet = if eaten_or_tied { 0 } else { table.quiet + 1 };
        let same = table.same();
        let times = 1 + table.met.iter().filter(|&earlier| *earlier == same).count();
        table.met.push(same);
        let row = &table.holes[7 * table.turn..][..7];
        let clause = if self.row_ends && table.has_empty_row() {
            "kotu.round-end-row"
        } else if row.iter().all(|&count| count == 0) {
            "kotu.round-end"
        } else if self.startable(table, step).is_empty() {
            "kotu.round-end-marked"
        } else if times >= 3 || table.quiet >= 200 {
            "kotu.repetition"
        } else {
            return None;
        };
        Some(self.collect(table, clause))
    }

    /// Sows lap after lap until the turn is over: where the last counter fell, and whether anything was eaten or tied.
    fn turn(&self, table: &mut Table, hole: usize, step: usize) -> (usize, bool) {
        let seat = table.turn;
        // what a last counter must make: four, and for who arranged one more than his first end hole had
        let makes = match table.arranged {
            Some((arranger, first)) if arranger == seat => first + 1,
            _ => 4,
        };
        let (mut from, mut last, mut eaten) = (hole, hole, false);
        for _lap in 0..1000 {
            let (fell, before, suspended) = self.lap(table, from, step, makes - 1);
            last = fell;
            // the turn ends with the lap: its last counter neither eats nor ties
            if suspended && self.deadlock_ends {
                return (last, eaten);
            }
            if table.marks[last] != Mark::Open || before == 0 {
                return (last, eaten);
            }
            if before + 1 != makes {
                from = last;
                continue;
            }
            if is_end(last) {
                table.marks[last] = Mark::Tied(seat);
                return (last, true);
            }
            table.stores[seat] += std::mem::take(&mut table.holes[last]);
            eaten = true;
            from = table.after(last, step);
            if self.eating_ends || table.marks[from] != Mark::Open || table.holes[from] == 0 {
                return (last, true);
            }
        }
        (last, eaten)
    }

    /// One lap: where its last counter fell, what lay there before, and whether the skip was suspended.
    fn lap(&self, table: &mut Table, from: usize, step: usize, skipped: u32) -> (usize, u32, bool) {
        let mut hand = std::mem::take(&mut table.holes[from]);
        let (mut at, mut before, mut suspended) = (from, 0, false);
        while hand > 0 {
            let skips = |table: &Table, hole: usize| {
                !self.skips_none && table.marks[hole] == Mark::Open && table.holes[hole] == skipped
            };
            // the origin is a hole like any other: it lies empty at first, so the lap fills it before this
            let mut receiving = (0..14).filter(|&hole| table.marks[hole] != Mark::Closed);
            if hand > 1 && receiving.all(|hole| skips(table, hole)) {
                suspended = true;
            }
            at = table.after(at, step);
            while hand > 1 && !suspended && skips(table, at) {
                at = table.after(at, step);
            }
            before = table.holes[at];
            table.holes[at] += 1;
            hand -= 1;
        }
        (at, before, suspended)
    }
}
