//! Puhulmutu told plainly, from `docs/rules-puhulmutu.md` alone.

mod exercises;
mod games;

use crate::support::plain::{Brought, End, more_wins};

/// The readings: each field holds when the value beside it is chosen, which is never the default.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Puhul {
    /// `after_capture: turn_ends`
    pub eating_ends: bool,
    /// `skip_deadlock: end_turn`
    pub deadlock_ends: bool,
    /// `singles_count: all`
    pub all_count: bool,
    /// `front_hole: first_in_direction`
    pub first_is_front: bool,
    /// `deficit_removal: same_number`
    pub same_number: bool,
    /// `arrange_under_twelve: false`
    pub never_arranges: bool,
    /// `remainder_from_round: 3`
    pub waits_for_third: bool,
    /// `round_end: row_empty`
    pub row_ends: bool,
    /// `rounds`; 0 is `until_cannot_sow`, 255 at most.
    pub rounds: u32,
}

/// What a hole is called beside its seeds.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Name {
    #[default]
    None,
    Closed,
    Puta,
    Naga,
    Wala,
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Hole {
    pub seeds: u32,
    pub name: Name,
}

impl Hole {
    /// Puta and naga, with a straw in them.
    fn marked(self) -> bool {
        matches!(self.name, Name::Puta | Name::Naga)
    }
}

/// A row and a place in it, from its owner's left.
pub type Place = (usize, usize);

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Choice {
    Sow(Place),
    /// The same, where the way round is chosen with it.
    SowClockwise(Place),
    Refill,
    Arrange([u32; 7]),
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Table {
    /// Each player's own row, from his left.
    pub rows: [[Hole; 7]; 2],
    pub stores: [u32; 2],
    pub turn: usize,
    pub round: u32,
    pub between: bool,
    /// Whether the round goes clockwise, once that is known.
    pub clockwise: Option<bool>,
    pub starter: usize,
    /// Who arranged his seeds for this round, and how many his first end hole had.
    pub arranged: Option<(usize, u32)>,
    /// Turns since something was eaten.
    pub quiet: u32,
    /// Whatever stood before a player in this round.
    pub seen: Vec<([[Hole; 7]; 2], usize, Option<bool>)>,
    /// What the last move brought, before the end of a round.
    pub brought: Brought,
}

impl Table {
    fn at(&mut self, (row, place): Place) -> &mut Hole {
        &mut self.rows[row][place]
    }

    /// The open holes in the order in which they are come to from a place, which is the last of them.
    fn ahead(&self, (row, place): Place) -> Vec<Place> {
        let ring = (1..=14).map(|on| {
            let back = 14 - on;
            let at = 7 * row + place + if self.clockwise == Some(true) { back } else { on };
            (at / 7 % 2, at % 7)
        });
        ring.filter(|&(row, place)| self.rows[row][place].name != Name::Closed).collect()
    }

    fn has_empty_row(&self) -> bool {
        self.rows.iter().any(|row| row.iter().all(|hole| hole.seeds == 0))
    }

    /// Notes what lies before the player to move; whether it is the third time.
    pub fn see(&mut self) -> bool {
        let now = (self.rows, self.turn, self.clockwise);
        self.seen.push(now);
        self.seen.iter().filter(|seen| **seen == now).count() >= 3
    }

    /// The player with fewer seeds; after a level round whoever did not start it.
    pub fn next_starter(&self) -> usize {
        match self.stores {
            [first, second] if first == second => 1 - self.starter,
            [first, second] => usize::from(second < first),
        }
    }
}

impl Puhul {
    pub fn start(&self) -> Table {
        let rows = [[Hole { seeds: 4, name: Name::None }; 7]; 2];
        Table { rows, round: 1, ..Table::default() }
    }

    /// What may be started in a round that goes this way.
    pub fn startable(&self, table: &Table, clockwise: bool) -> Vec<Place> {
        let row = table.turn;
        let held = |place: usize| table.rows[row][place];
        let startable = |place: usize| held(place).seeds > 0 && !held(place).marked();
        let counts = |place: usize| self.all_count || startable(place);
        // clockwise a row ends at its owner's left
        let front = if clockwise == self.first_is_front { 6 } else { 0 };
        let others = (0..7).any(|place| place != front && held(place).seeds == 1 && counts(place));
        let more = (0..7).any(|place| held(place).seeds > 1 && counts(place));
        let may = |&place: &usize| {
            startable(place) && (held(place).seeds > 1 || !(more || place == front && others))
        };
        (0..7).filter(may).map(|place| (row, place)).collect()
    }

    pub fn legal(&self, table: &Table) -> Vec<Choice> {
        if self.end(table).is_some() {
            return Vec::new();
        }
        if table.between {
            return self.beginnings(table);
        }
        if self.row_ends && table.has_empty_row() {
            return Vec::new();
        }
        match table.clockwise {
            Some(way) => self.startable(table, way).into_iter().map(Choice::Sow).collect(),
            None => {
                let one = self.startable(table, false).into_iter().map(Choice::Sow);
                one.chain(self.startable(table, true).into_iter().map(Choice::SowClockwise)).collect()
            }
        }
    }

    /// Plays what is legal; the clause by which the round has ended, if it has.
    pub fn play(&self, table: &mut Table, choice: Choice) -> Option<&'static str> {
        table.brought = Brought::default();
        let from = match choice {
            Choice::Refill => return self.refill(table),
            Choice::Arrange(own) => return self.arrange(table, own),
            Choice::Sow(from) => {
                table.clockwise.get_or_insert(false);
                from
            }
            Choice::SowClockwise(from) => {
                table.clockwise = Some(true);
                from
            }
        };
        let had = table.stores[table.turn];
        let ((row, place), eaten) = self.turn(table, from);
        let taken = table.stores[table.turn] - had;
        table.brought = Brought { last: Some(7 * row + place), taken, points: 0 };
        table.turn = 1 - table.turn;
        table.quiet = if eaten { 0 } else { table.quiet + 1 };
        let third = table.see();
        let row = table.rows[table.turn];
        let clause = if self.row_ends && table.has_empty_row() {
            "puhul.round-end-row"
        } else if row.iter().all(|hole| hole.seeds == 0) {
            "puhul.round-end"
        } else if self.startable(table, table.clockwise == Some(true)).is_empty() {
            "puhul.round-end-marked"
        } else if third || table.quiet >= 200 {
            "puhul.repetition"
        } else {
            return None;
        };
        self.collect(table);
        Some(clause)
    }

    /// Lap after lap; where the last seed fell, and whether anything was eaten.
    fn turn(&self, table: &mut Table, mut from: Place) -> (Place, bool) {
        let makes = match table.arranged {
            Some((seat, first)) if seat == table.turn => first + 1,
            _ => 4,
        };
        let (mut last, mut eaten) = (from, false);
        for _ in 0..1000 {
            let mut hand = std::mem::take(&mut table.at(from).seeds);
            let mut only_threes = false;
            last = from;
            while hand > 0 {
                let ahead = table.ahead(last);
                let skipped = |&(row, place): &Place| {
                    let hole = table.rows[row][place];
                    hole.seeds == makes - 1 && !hole.marked()
                };
                let takes = ahead.iter().copied().find(|place| !skipped(place));
                only_threes |= hand > 1 && takes.is_none();
                last = if hand == 1 || only_threes { ahead[0] } else { takes.unwrap_or(ahead[0]) };
                table.at(last).seeds += 1;
                hand -= 1;
            }
            let lies = *table.at(last);
            if only_threes && self.deadlock_ends || lies.marked() || lies.seeds == 1 {
                return (last, eaten);
            }
            from = last;
            if lies.seeds == makes {
                eaten = true;
                table.stores[table.turn] += std::mem::take(&mut table.at(last).seeds);
                from = table.ahead(last)[0];
                let next = *table.at(from);
                if self.eating_ends || next.seeds == 0 || next.marked() {
                    return (last, eaten);
                }
            }
        }
        (last, eaten)
    }

    /// Every seed to whose row it lies in; holes are holes again.
    pub fn collect(&self, table: &mut Table) {
        for seat in 0..2 {
            let row = std::mem::take(&mut table.rows[seat]);
            table.stores[seat] += row.iter().map(|hole| hole.seeds).sum::<u32>();
        }
        (table.clockwise, table.arranged, table.between, table.quiet) = (None, None, true, 0);
        table.seen.clear();
        table.turn = table.next_starter();
    }

    fn may_arrange(&self, table: &Table) -> bool {
        !self.never_arranges && (1..12).contains(&table.stores[table.next_starter()])
    }

    /// Who has won, judged between two rounds.
    pub fn end(&self, table: &Table) -> Option<End> {
        let loser = table.next_starter();
        if !table.between {
            None
        } else if table.stores[loser] < self.least(table) && !self.may_arrange(table) {
            Some(([loser == 1, loser == 0], "puhul.match-end"))
        } else {
            let [first, second] = table.stores;
            let over = table.round >= if self.rounds == 0 { 255 } else { self.rounds };
            over.then(|| (more_wins(first, second), "puhul.rounds"))
        }
    }

    /// Seeds that fill a hole which may be started: one or two make a puta or naga, three a wala, unless they
    /// wait in the store for the third round.
    fn least(&self, table: &Table) -> u32 {
        if self.waits(table) { 4 } else { 3 }
    }

    /// Whether what is left over is kept in the store at the refilling that follows.
    fn waits(&self, table: &Table) -> bool {
        self.waits_for_third && table.round == 1
    }

    fn beginnings(&self, table: &Table) -> Vec<Choice> {
        let seeds = table.stores[table.turn];
        let mut all: Vec<_> = (seeds >= self.least(table)).then_some(Choice::Refill).into_iter().collect();
        let mut rows = vec![vec![1], vec![2]];
        for most in [2, 2, 2, 2, 2, 4] {
            rows = rows.iter().flat_map(|row| (0..=most).map(|more| [&row[..], &[more]].concat())).collect();
        }
        if self.may_arrange(table) {
            let placed = rows.into_iter().filter(|row| row.iter().sum::<u32>() == seeds);
            all.extend(placed.map(|row| Choice::Arrange(row.try_into().expect("seven holes"))));
        }
        all
    }

    /// What every round begins with, once its holes are filled.
    fn begin(&self, table: &mut Table, level: bool) -> Option<&'static str> {
        for hole in table.rows.iter_mut().flatten().filter(|hole| hole.seeds == 0) {
            hole.name = Name::Closed;
        }
        (table.starter, table.between, table.round) = (table.turn, false, table.round + 1);
        table.clockwise = if level { None } else { Some(false) };
        table.see();
        None
    }

    fn refill(&self, table: &mut Table) -> Option<&'static str> {
        let level = table.stores[0] == table.stores[1];
        for seat in 0..2 {
            for hole in &mut table.rows[seat] {
                hole.seeds = if table.stores[seat] >= 4 { 4 } else { 0 };
                table.stores[seat] -= hole.seeds;
            }
        }
        let loser = table.turn;
        let left = table.stores[loser];
        if !level && !self.waits(table) && (1..4).contains(&left) {
            let place = table.rows[loser].iter().position(|hole| hole.seeds == 0).expect("a hole to fill");
            let name = [Name::Puta, Name::Naga, Name::Wala][left as usize - 1];
            table.rows[loser][place] = Hole { seeds: left, name };
            table.stores[loser] = 0;
            let taken = if self.same_number { left } else { 4 - left };
            table.rows[1 - loser][6 - place].seeds -= taken;
            table.stores[1 - loser] += taken;
        }
        self.begin(table, level)
    }

    fn arrange(&self, table: &mut Table, own: [u32; 7]) -> Option<&'static str> {
        let seat = table.turn;
        table.stores[seat] = 0;
        table.stores[1 - seat] -= 28;
        table.rows[1 - seat] = [Hole { seeds: 4, name: Name::None }; 7];
        table.rows[seat] = own.map(|seeds| Hole { seeds, name: Name::None });
        table.arranged = Some((seat, own[0]));
        self.begin(table, false)
    }
}
