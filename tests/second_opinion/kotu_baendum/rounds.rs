//! Kotu Baendum told plainly, continued: collecting, refilling, arranging, and the end of the match.

use super::{Choice, Kotu, Mark, RoundEnd, Table};
use crate::support::plain::{End, more_wins};

impl Kotu {
    /// Every counter goes into a store; holes, marks and what the round alone knew are gone.
    pub fn collect(&self, table: &mut Table, clause: &'static str) -> RoundEnd {
        let mut end = RoundEnd { clause, tied: 0, in_tied: 0, arranged: table.arranged.is_some() };
        for hole in 0..14 {
            let mut owner = hole / 7;
            if let Mark::Tied(tier) = table.marks[hole] {
                end.tied += 1;
                end.in_tied += table.holes[hole];
                owner = if self.tier_owns { tier } else { owner };
            }
            table.stores[owner] += std::mem::take(&mut table.holes[hole]);
            table.marks[hole] = Mark::Open;
        }
        table.step = None;
        table.owed = [false; 2];
        table.arranged = None;
        table.quiet = 0;
        table.met.clear();
        table.between = true;
        // whoever may arrange has lost, so he is the starter too
        table.turn = Self::next_starter(table);
        end
    }

    /// The loser, who has fewer counters; after a level round the one who did not start it.
    fn next_starter(table: &Table) -> usize {
        let [first, second] = table.stores;
        if first == second { 1 - table.starter } else { usize::from(second < first) }
    }

    fn may_arrange(&self, table: &Table) -> bool {
        (1..12).contains(&table.stores[Self::next_starter(table)]) && !self.never_arranges
    }

    pub fn between_rounds(&self, table: &Table) -> Vec<Choice> {
        if self.end(table).is_some() {
            return Vec::new();
        }
        let counters = table.stores[table.turn];
        if !self.may_arrange(table) {
            return vec![Choice::Next];
        }
        // the rules say "with fewer than three": three are too few as well while a remainder stays in store
        let mut choices = if self.refill_sows(table) { vec![Choice::Next] } else { Vec::new() };
        for number in 0..2 * 243 * 5 {
            let (mut own, mut rest) = ([0; 7], number / 5);
            own[6] = number % 5;
            for hole in (1..6).rev() {
                own[hole] = rest % 3;
                rest /= 3;
            }
            own[0] = 1 + rest;
            if own.iter().sum::<u32>() == counters {
                choices.push(Choice::Arrange(own));
            }
        }
        choices
    }

    /// What refilling and arranging have in common: who begins, which way, who owes a turn from an end.
    fn begin(&self, table: &mut Table) {
        let [first, second] = table.stores;
        table.starter = Self::next_starter(table);
        table.step = if first == second { None } else { Some(1) };
        table.owed = [!self.game_first_only && !self.first_round_only; 2];
        table.turn = table.starter;
        table.round += 1;
        table.between = false;
    }

    pub fn refill(&self, table: &mut Table) {
        self.begin(table);
        for seat in 0..2 {
            for hole in 7 * seat..7 * seat + 7 {
                if table.stores[seat] >= 4 {
                    table.stores[seat] -= 4;
                    table.holes[hole] = 4;
                }
            }
        }
        // only a loser has a hole without four, and the winner has four opposite it
        let loser = table.starter;
        let next = (7 * loser..7 * loser + 7).find(|&hole| table.holes[hole] == 0);
        let remainder = table.stores[loser];
        if let Some(hole) = next
            && remainder > 0
            && table.round >= self.remainder_from
        {
            table.stores[loser] = 0;
            table.holes[hole] = remainder;
            table.marks[hole] = match remainder {
                1 => Mark::Puta,
                2 => Mark::Naga,
                _ => Mark::Open,
            };
            let taken = if self.same_number { remainder } else { 4 - remainder };
            table.holes[13 - hole] -= taken;
            table.stores[1 - loser] += taken;
        }
        Self::close(table);
    }

    pub fn arrange(&self, table: &mut Table, own: [u32; 7]) {
        self.begin(table);
        let arranger = table.starter;
        table.stores[arranger] = 0;
        table.stores[1 - arranger] -= 28;
        table.holes = vec![4; 14];
        table.holes[7 * arranger..][..7].copy_from_slice(&own);
        table.arranged = Some((arranger, own[0]));
        Self::close(table);
    }

    fn close(table: &mut Table) {
        for hole in 0..14 {
            if table.holes[hole] == 0 {
                table.marks[hole] = Mark::Closed;
            }
        }
    }

    /// Whether who begins the next round can sow when all is refilled as usual.
    fn refill_sows(&self, table: &Table) -> bool {
        let mut refilled = table.clone();
        self.refill(&mut refilled);
        !self.legal(&refilled).is_empty()
    }

    /// Who has won the match: both tests are made at the end of a round's last move, and of no other.
    pub fn end(&self, table: &Table) -> Option<End> {
        if !table.between {
            return None;
        }
        let [first, second] = table.stores;
        let loser = Self::next_starter(table);
        if !self.may_arrange(table) && !self.refill_sows(table) {
            return Some(([loser == 1, loser == 0], "kotu.match-end"));
        }
        let over = table.round >= self.rounds.unwrap_or(255);
        over.then(|| (more_wins(first, second), "kotu.rounds"))
    }
}
