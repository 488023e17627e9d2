//! Between two rounds: leftovers, the gift, debts, filling, and deciding the match.

use super::{
    Borrowing, Clause, EACH, LeftoversRule, RajaGift, RajaPasuMandiri, ReignRule, RoundsRule, roles::SEATS,
};
use crate::engine::{
    Outcome,
    clause::Cited,
    seat::Seat,
    sowing::{
        position::{Event, Position},
        raja,
        rounds::Role,
        turn::Turn,
    },
};

/// Notes 1 to 3: how many sevens a seat owes to the next seat (lower four bits) and to the one after (upper
/// four bits).
const DEBTS: u8 = 1;
/// Counters that each seat has on the board at the start of a match; its gain is measured from them.
pub(super) const STAKES: [i32; 3] = [42, 28, 28];

/// Where a debt is stored: the note, and its lowest bit.
const fn debt_bits(debtor: Seat, creditor: Seat) -> (u8, u8) {
    let beyond = (creditor.index() + 3 - debtor.index()) % 3;
    (DEBTS + debtor.index() as u8, if beyond == 2 { 4 } else { 0 })
}

/// How many sevens one seat owes another.
pub(super) const fn debt(position: &Position, debtor: Seat, creditor: Seat) -> u8 {
    let (note, shift) = debt_bits(debtor, creditor);
    position.note(note) >> shift & 0xF
}

/// The note that stores a debt, and its value once the debt is `sevens`.
pub(super) const fn debt_note(position: &Position, debtor: Seat, creditor: Seat, sevens: u8) -> (u8, u8) {
    let (note, shift) = debt_bits(debtor, creditor);
    (note, position.note(note) & !(0xF << shift) | sevens << shift)
}

/// Moves sevens from one store to another and sets the debt to `sevens`.
fn lend(
    turn: &mut Turn<impl FnMut(Cited<Event>)>,
    [from, to]: [Seat; 2],
    count: u8,
    [debtor, creditor]: [Seat; 2],
    sevens: u8,
    clause: Clause,
) {
    turn.emit(Event::Give { from, to, count }, clause);
    let (note, value) = debt_note(turn.position, debtor, creditor, sevens);
    turn.emit(Event::Note { note, value }, clause);
}

impl RajaPasuMandiri {
    /// The most rounds that a match can have.
    pub(super) const fn limit(&self) -> u16 {
        match self.rounds {
            RoundsRule::Nine => 9,
            RoundsRule::One => 1,
            RoundsRule::UntilSoleFiller => raja::MOST_ROUNDS,
        }
    }

    /// The agreed number of rounds; 0 where there is none.
    pub fn agreed_rounds(&self) -> u16 {
        if self.rounds == RoundsRule::UntilSoleFiller { 0 } else { self.limit() }
    }

    /// Whether counters are lent: only in matches with a fixed number of rounds.
    pub(super) fn lends(&self) -> bool {
        self.borrowing == Borrowing::Sevens && self.rounds != RoundsRule::UntilSoleFiller
    }

    /// Ends a round; `last` is the seat that moved last.
    pub(super) fn end_round(&self, turn: &mut Turn<impl FnMut(Cited<Event>)>, last: Seat, clause: Clause) {
        turn.emit(Event::RoundEnds, clause);
        let order = self.order(turn.position);
        raja::collect(turn, |hole| match self.leftovers {
            LeftoversRule::LastMover => (last, Clause::LastMover.into()),
            LeftoversRule::RowOwner => (self.owner_of(order, hole), Clause::Leftovers.into()),
        });
        let [raja, mandiri, pasu] = order;
        if self.raja_gift == RajaGift::One {
            for to in [mandiri, pasu] {
                if turn.position.store(raja) > 0 {
                    turn.emit(Event::Give { from: raja, to, count: 1 }, Clause::Gift);
                }
            }
        }
        turn.emit(Event::Turn { seat: self.next_order(turn.position)[0] }, self.reigns_by());
    }

    /// The clause by which the roles change.
    const fn reigns_by(&self) -> Clause {
        match self.reign {
            ReignRule::Three => Clause::Reign,
            ReignRule::One => Clause::ReignRound,
        }
    }

    /// The seats of the Raja, the Mandiri and the Pasu in the next round.
    pub(super) fn next_order(&self, position: &Position) -> [Seat; 3] {
        self.order_of(raja::rounds(position).saturating_add(1))
    }

    /// Begins the next round: debts, loans, filling, closing.
    pub(super) fn begin(&self, turn: &mut Turn<impl FnMut(Cited<Event>)>) {
        let order = self.next_order(turn.position);
        if self.lends() {
            Self::repay(turn, order);
            Self::borrow(turn, order);
        }
        for (seat, role) in order.into_iter().zip(Role::ALL) {
            raja::fill(turn, seat, self.section(role), Clause::Refill.into());
        }
        for role in Role::ALL {
            raja::close(turn, self.section(role), Clause::CloseFrom.into());
        }
        raja::begin_round(turn, self.reigns_by().into());
        let held = turn.position.at_least(1);
        let owned = self.holes_by_seat(turn.position);
        let has = |seat: Seat| held & owned[seat.index() % owned.len()] > 0;
        raja::pass_turn(turn, order, has, Clause::Order.into(), Clause::Pass.into());
    }

    /// Every seat pays back as many sevens as it can while keeping seven counters.
    fn repay(turn: &mut Turn<impl FnMut(Cited<Event>)>, order: [Seat; 3]) {
        for debtor in order {
            for creditor in order.into_iter().filter(|&creditor| creditor != debtor) {
                let owed = debt(turn.position, debtor, creditor);
                let paid = owed.min((turn.position.store(debtor) / EACH).saturating_sub(1));
                if paid > 0 {
                    let pair = [debtor, creditor];
                    lend(turn, pair, paid * EACH, pair, owed - paid, Clause::BorrowTerms);
                }
            }
        }
    }

    /// Each seat with fewer than seven counters borrows a seven from the richest.
    fn borrow(turn: &mut Turn<impl FnMut(Cited<Event>)>, order: [Seat; 3]) {
        for debtor in order {
            if turn.position.store(debtor) >= EACH {
                continue;
            }
            let richest = order.iter().map(|&seat| turn.position.store(seat)).max();
            let lender = order.into_iter().find(|&seat| Some(turn.position.store(seat)) == richest);
            if let Some(creditor) = lender {
                let sevens = debt(turn.position, debtor, creditor) + 1;
                lend(turn, [creditor, debtor], EACH, [debtor, creditor], sevens, Clause::Borrow);
            }
        }
    }

    /// How many sevens each seat owes each other, indexed by debtor, then creditor.
    pub fn sevens_owed(&self, position: &Position) -> [[u8; 3]; 3] {
        SEATS.map(|debtor| {
            SEATS.map(|creditor| if debtor == creditor { 0 } else { debt(position, debtor, creditor) })
        })
    }

    /// What each seat would hold if all debts were paid; it can be negative.
    pub fn totals_after_debts(&self, position: &Position) -> [i32; 3] {
        let debts = self.sevens_owed(position).map(|row| row.map(i32::from));
        SEATS.map(|seat| {
            let owes: i32 = debts[seat.index()].iter().sum();
            let is_owed: i32 = debts.iter().map(|row| row[seat.index()]).sum();
            i32::from(position.store(seat)) + i32::from(EACH) * (is_owed - owes)
        })
    }

    /// Each seat's counters above its first stake, after all debts.
    pub fn gains(&self, position: &Position) -> [i32; 3] {
        let settled = self.totals_after_debts(position);
        [0, 1, 2].map(|seat| settled[seat] - STAKES[seat])
    }

    /// The outcome of the match, judged between two rounds.
    pub(super) fn match_outcome(&self, position: &Position) -> Option<Outcome> {
        let mut fillers = SEATS.into_iter().filter(|&seat| position.store(seat) >= EACH);
        match (fillers.next(), fillers.next()) {
            // with borrowing, a seat that cannot fill a hole goes on
            (Some(seat), None) if !self.lends() => Some(Outcome::won(seat, Clause::MatchEnd)),
            _ if raja::rounds(position) < self.limit() => None,
            _ => Some(Outcome::by_most(&self.gains(position), Clause::Nine)),
        }
    }
}
