//! Raja Pasu Mandiri and Raja Pasu told plainly, from `rules/` alone. What the
//! rules leave open is answered in a comment that begins with "open:".

use super::plain::Brought;
pub use super::raja_readings::{FoursTo, Raja, Rounds};

/// The counters as they lie, and what a match needs to know beside them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Table {
    /// Holes 0 … 6 the bottom row from the left, 7 … 13 the top row from the right.
    pub holes: Vec<u32>,
    /// Closed for this round. open: between two rounds as they were in the one that is over.
    pub closed: Vec<bool>,
    /// By seat, as are all that follow.
    pub stores: Vec<u32>,
    pub turn: usize,
    /// The round that is played, or was played last: the first is 0.
    pub round: u32,
    /// The round is over: all counters are in the stores, and the next has not been refilled.
    pub between: bool,
    /// Who began the round.
    pub starter: usize,
    /// `debts[debtor][creditor]`, in counters.
    pub debts: Vec<Vec<u32>>,
    /// Holes, stores and seat to move after each move of the round, and before its first.
    pub met: Vec<(Vec<u32>, Vec<u32>, usize)>,
    /// The last move was of more than 1,000 laps.
    pub endless: bool,
    /// The round ended by a position met for the third time.
    pub circled: bool,
    /// What the last move brought, before the end of a round.
    pub brought: Brought,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Play {
    Sow(usize),
    Next,
}

impl Raja {
    pub fn start(&self) -> Table {
        let seats = self.seats();
        Table {
            holes: vec![7; 14],
            closed: vec![false; 14],
            stores: vec![0; seats],
            debts: vec![vec![0; seats]; seats],
            ..Table::default()
        }
    }

    /// The seats of Raja, Mandiri and Pasu in a round: when a reign is over the Mandiri becomes Raja, the Pasu
    /// Mandiri, the Raja Pasu.
    pub fn roles(&self, round: u32) -> [usize; 3] {
        let mut roles = [0, 1, 2];
        for _ in 0..round / self.reign {
            let [raja, mandiri, pasu] = roles;
            roles = [mandiri, pasu, raja];
        }
        roles
    }

    pub fn owner(&self, round: u32, hole: usize) -> usize {
        if !self.three {
            return if hole < 7 { 0 } else { 1 };
        }
        let [raja, mandiri, pasu] = self.roles(round);
        match (column(hole), self.mandiri_right) {
            (2..=4, _) => raja,
            (0..=1, false) | (5..=6, true) => mandiri,
            _ => pasu,
        }
    }

    /// A seat's holes in a round, the first to be filled first.
    pub fn section(&self, round: u32, seat: usize) -> Vec<usize> {
        let mut holes: Vec<usize> = (0..14).filter(|&hole| self.owner(round, hole) == seat).collect();
        if self.three {
            // a stable sort: of two holes as near, the lower number stays first
            holes.sort_by_key(|&hole| column(hole).abs_diff(3));
        } else {
            // open: the right end as its owner sees it, which is g for the one and G for the other
            holes.reverse();
        }
        holes
    }

    /// The hole that follows. open: closed holes are passed over by the relay and at a gap, not by sowing alone.
    fn following(table: &Table, hole: usize) -> usize {
        let mut next = (hole + 1) % 14;
        while table.closed[next] {
            next = (next + 1) % 14;
        }
        next
    }

    fn can_play(&self, table: &Table, seat: usize) -> bool {
        (0..14).any(|hole| table.holes[hole] > 0 && self.owner(table.round, hole) == seat)
    }

    pub fn legal(&self, table: &Table) -> Vec<Play> {
        if self.end(table).is_some() {
            return Vec::new();
        }
        if table.between {
            return vec![Play::Next];
        }
        let own = |&hole: &usize| table.holes[hole] > 0 && self.owner(table.round, hole) == table.turn;
        (0..14).filter(own).map(Play::Sow).collect()
    }

    pub fn play(&self, table: &mut Table, play: Play) {
        table.brought = Brought::default();
        match play {
            Play::Sow(hole) => self.turn(table, hole),
            Play::Next => self.next_round(table),
        }
    }

    /// A move, the passing after it, and the end of the round if it is that.
    fn turn(&self, table: &mut Table, hole: usize) {
        let mover = table.turn;
        if table.met.is_empty() {
            table.met.push((table.holes.clone(), table.stores.clone(), table.turn));
        }
        let had = table.stores[mover];
        let last = self.sow(table, hole);
        table.brought = Brought { last: Some(last), taken: table.stores[mover] - had, points: 0 };
        let few = table.holes.iter().sum::<u32>() <= 1;
        if few || self.stuck_ends && !self.can_play(table, 1 - mover) {
            self.end_round(table, mover);
            return;
        }
        loop {
            table.turn = (table.turn + 1) % self.seats();
            if self.can_play(table, table.turn) {
                break;
            }
        }
        let now = (table.holes.clone(), table.stores.clone(), table.turn);
        table.met.push(now.clone());
        // open: the position at the beginning of the round counts as met
        if table.met.iter().filter(|earlier| **earlier == now).count() >= 3 {
            table.circled = true;
            self.end_round(table, mover);
        }
    }

    /// Lap after lap; where the last counter fell.
    fn sow(&self, table: &mut Table, hole: usize) -> usize {
        let mover = table.turn;
        let (mut at, mut from) = (hole, hole);
        table.endless = false;
        for _lap in 0..1000 {
            let mut hand = std::mem::take(&mut table.holes[from]);
            at = from;
            while hand > 0 {
                at = Self::following(table, at);
                table.holes[at] += 1;
                hand -= 1;
                // open: the last counter is the last of any lap, not of the move alone; a hole left with four
                // does not reach four again
                if table.holes[at] == 4 && (hand > 0 || self.four_on_last) {
                    self.four(table, at, mover);
                }
            }
            let next = Self::following(table, at);
            if table.holes[next] == 0 {
                self.gap(table, at, mover);
                return at;
            }
            from = next;
        }
        // open: a gap after the thousandth lap is still captured over; it is the next lap that is not sown
        table.endless = true;
        at
    }

    fn four(&self, table: &mut Table, hole: usize, mover: usize) {
        let owner = self.owner(table.round, hole);
        let taker = match self.fours_to {
            FoursTo::Owner => owner,
            FoursTo::Mover => mover,
            FoursTo::MoverInOwnHoles if owner == mover => mover,
            FoursTo::MoverInOwnHoles => return,
        };
        table.stores[taker] += 4;
        table.holes[hole] = 0;
    }

    /// The last counter lies in `last`, and the hole that follows is empty. open: with two holes open, the hole
    /// after the gap is that of the last counter itself, and is captured like any other.
    fn gap(&self, table: &mut Table, last: usize, mover: usize) {
        let mut at = last;
        loop {
            let gap = Self::following(table, at);
            let after = Self::following(table, gap);
            if table.holes[gap] > 0 || table.holes[after] == 0 {
                return;
            }
            table.stores[mover] += std::mem::take(&mut table.holes[after]);
            if !self.gap_chain {
                return;
            }
            at = after;
        }
    }

    /// Collects, gives the gift and says who begins the next round, if there is one.
    fn end_round(&self, table: &mut Table, mover: usize) {
        for hole in 0..14 {
            let to = if self.leftovers_to_owner { self.owner(table.round, hole) } else { mover };
            table.stores[to] += std::mem::take(&mut table.holes[hole]);
        }
        if self.three {
            let [raja, mandiri, pasu] = self.roles(table.round);
            for opponent in [mandiri, pasu] {
                if table.stores[raja] > 0 {
                    table.stores[raja] -= self.gift;
                    table.stores[opponent] += self.gift;
                }
            }
            table.turn = self.roles(table.round + 1)[0];
        } else if self.rest_opens {
            table.turn = mover;
        } else {
            // open: counters held is what lies in the store, whatever he began the round with
            table.turn = match (table.stores[0], table.stores[1]) {
                (first, second) if first > second => 0,
                (first, second) if first < second => 1,
                _ => table.starter,
            };
        }
        table.between = true;
    }

    fn next_round(&self, table: &mut Table) {
        table.round += 1;
        table.between = false;
        table.circled = false;
        table.endless = false;
        table.met.clear();
        if self.borrowing {
            self.repay(table);
            self.lend(table);
        }
        for seat in 0..self.seats() {
            for hole in self.section(table.round, seat) {
                let fills = table.stores[seat] >= 7;
                table.closed[hole] = !fills;
                if fills {
                    table.stores[seat] -= 7;
                    table.holes[hole] = 7;
                }
            }
        }
        // whose turn it would be was settled when the last round ended
        while !self.can_play(table, table.turn) {
            table.turn = (table.turn + 1) % self.seats();
        }
        table.starter = table.turn;
    }

    /// open: Raja, Mandiri and Pasu are those of the round that begins; debts are paid by whole sevens, once
    /// round the table; two who owe each other do not cancel their debts.
    fn repay(&self, table: &mut Table) {
        let order = self.roles(table.round);
        for debtor in order {
            for creditor in order {
                while table.debts[debtor][creditor] >= 7 && table.stores[debtor] >= 7 + 7 {
                    table.debts[debtor][creditor] -= 7;
                    table.stores[debtor] -= 7;
                    table.stores[creditor] += 7;
                }
            }
        }
    }

    /// open: the borrowers come in the order of the roles, too, and the richest is found anew for each.
    fn lend(&self, table: &mut Table) {
        let order = self.roles(table.round);
        for borrower in order {
            if table.stores[borrower] >= 7 {
                continue;
            }
            let mut richest = order[0];
            for seat in order {
                if table.stores[seat] > table.stores[richest] {
                    richest = seat;
                }
            }
            table.stores[richest] -= 7;
            table.stores[borrower] += 7;
            table.debts[borrower][richest] += 7;
        }
    }

    /// What each has when his debts are settled. The stores themselves are left as they are.
    pub fn settled(&self, table: &Table) -> Vec<i64> {
        let mut counts: Vec<i64> = table.stores.iter().map(|&count| count.into()).collect();
        for debtor in 0..self.seats() {
            for creditor in 0..self.seats() {
                let debt = i64::from(table.debts[debtor][creditor]);
                counts[debtor] -= debt;
                counts[creditor] += debt;
            }
        }
        counts
    }

    /// Who has won the match, by seat, and the clause that says so.
    pub fn end(&self, table: &Table) -> Option<(Vec<bool>, &'static str)> {
        if !table.between {
            return None;
        }
        // open: who may borrow a seven can always fill a hole, so that with borrowing this never ends a match
        // (which is why borrowing goes with a limit of rounds)
        let fills: Vec<bool> = table.stores.iter().map(|&count| count >= 7).collect();
        if !self.borrowing && fills.iter().filter(|&&fills| fills).count() == 1 {
            return Some((fills, if self.three { "rpm.match-end" } else { "rp.match-end" }));
        }
        let Rounds::Limit(limit) = self.rounds else { return None };
        if table.round + 1 < limit {
            return None;
        }
        Some((self.ahead(table), if self.three { "rpm.nine" } else { "rp.rounds" }))
    }

    /// Who has gained most over the stake, by seat.
    pub fn ahead(&self, table: &Table) -> Vec<bool> {
        let stakes = if self.three { vec![42, 28, 28] } else { vec![49, 49] };
        let counts = self.settled(table);
        let gains: Vec<i64> = (0..self.seats()).map(|seat| counts[seat] - stakes[seat]).collect();
        let most = gains.iter().copied().max();
        gains.iter().map(|&gain| Some(gain) == most).collect()
    }
}

/// Columns 0 … 6 from the left.
fn column(hole: usize) -> usize {
    if hole < 7 { hole } else { 13 - hole }
}
