//! Checks positions of Raja Pasu Mandiri as they are typed, pasted or sent.

use super::{
    Clause, ROW, RajaPasuMandiri, TOTAL,
    roles::SEATS,
    rounds::{STAKES, debt, debt_note},
};
use crate::engine::{
    Hole,
    clause::ClauseId,
    deciding::Decides,
    seat::Seat,
    sowing::{
        ClauseRow, SowingGame,
        position::{Mark, Position},
        raja,
        rounds::Role,
        setup::{Form, NoteSchema, Setup, SetupError},
        stores,
    },
};

const KEY: &str = "debts";

/// Pairs of debtor and creditor, in the order in which debts are written.
fn pairs() -> impl Iterator<Item = (Seat, Seat)> {
    let others = |debtor: Seat| SEATS.into_iter().filter(move |&seat| seat != debtor);
    SEATS.into_iter().flat_map(move |debtor| others(debtor).map(move |creditor| (debtor, creditor)))
}

impl SowingGame for RajaPasuMandiri {
    const CLAUSES: &'static [ClauseRow] = Clause::TABLE;
    const SETUP: ClauseId = ClauseId(Clause::Setup as u8);
    const STAKES: [i32; 3] = STAKES;
    const SEATS: usize = 3;
    const ROUNDS: bool = true;
    const MARKS: &'static [Mark] = &[Mark::Closed];
    const RELAYS: bool = true;
    const ONE_ENDS_ROUND: bool = true;

    fn row(&self) -> u8 {
        ROW
    }
    fn total(&self) -> u32 {
        TOTAL
    }
    fn decides(&self) -> Decides {
        // without a last round nobody's gain is counted
        if self.agreed_rounds() > 0 { Decides::Gains } else { Decides::Scores }
    }
    /// Each seat's score: its store and, when the match is over, what it owes and is owed.
    fn scores(&self, position: &Position) -> [i32; 3] {
        let over = position.is_between() && self.match_outcome(position).is_some();
        if over { self.totals_after_debts(position) } else { stores(position) }
    }
    /// Unpaid debts are not included.
    fn seat_totals(&self, position: &Position) -> [i32; 3] {
        stores(position)
    }
    fn owner(&self, position: &Position, hole: Hole) -> Seat {
        RajaPasuMandiri::owner(self, position, hole)
    }
    fn round(&self, position: &Position) -> u16 {
        raja::rounds(position)
    }
    fn rounds(&self) -> u16 {
        self.agreed_rounds()
    }
    fn role(&self, position: &Position, seat: Seat) -> Option<Role> {
        Some(self.role_of(position, seat))
    }
    fn debts(&self, position: &Position) -> Vec<(Seat, Seat, u8)> {
        let sevens = self.sevens_owed(position);
        let owed = pairs().map(|(from, to)| (from, to, raja::EACH * sevens[from.index()][to.index()]));
        owed.filter(|(.., count)| *count > 0).collect()
    }

    /// Takes a position that obeys the laws: 98 counters; notes `round` (its number, from 1) and, where
    /// counters are lent, `debts` (six digits: the sevens that the first owes the second and the third, the
    /// second the first and the third, the third the first and the second).
    fn position(&self, setup: &Setup) -> Result<Position, SetupError> {
        let keys: &[&str] = if self.lends() { &[KEY] } else { &[] };
        let mut position = raja::check(setup, 3, self.limit(), keys)?;
        let seat = position.to_move();
        let must_pass = match position.is_between() {
            true => seat != self.next_order(&position)[0],
            false => self.playable(&position, seat) == 0,
        };
        if must_pass {
            return Err(SetupError::MustPass);
        }
        let Some(value) = raja::note(setup, KEY) else { return Ok(position) };
        let wrong = || SetupError::Value { key: KEY.into(), value: value.into() };
        if value.len() != 6 {
            return Err(wrong());
        }
        for ((debtor, creditor), figure) in pairs().zip(value.bytes()) {
            let sevens = figure.checked_sub(b'0').filter(|&sevens| sevens < 10).ok_or_else(wrong)?;
            let (note, value) = debt_note(&position, debtor, creditor, sevens);
            position.put_note(note, value);
        }
        // a seat borrows at most once before each round but the first
        let refills = raja::rounds(&position) - 1;
        let most = self.sevens_owed(&position).iter().map(|row| row.iter().sum::<u8>()).max();
        if most.is_some_and(|most| u16::from(most) > refills) { Err(wrong()) } else { Ok(position) }
    }

    /// The notes that the game takes under its readings.
    fn note_schema(&self) -> Vec<NoteSchema> {
        let debts = self.lends().then_some(NoteSchema { key: KEY, form: Form::Figures(6) });
        raja::round_schema(self.limit()).into_iter().chain(debts).collect()
    }

    /// The notes that differ from those of a first round, as [`Setup`] takes them.
    fn notes(&self, position: &Position) -> Vec<(String, String)> {
        let debts: String =
            pairs().map(|(debtor, creditor)| debt(position, debtor, creditor).to_string()).collect();
        let owed = (debts != "000000").then(|| (KEY.into(), debts));
        raja::round_note(position).into_iter().chain(owed).collect()
    }

    fn clause_of_mark(&self, _: Mark) -> Option<ClauseId> {
        Some(Clause::CloseFrom.into())
    }
    fn clause_of_note(&self, setup: &Setup, key: &str) -> Option<ClauseId> {
        Some(match key {
            "round" if setup.on_board() == 1 => Clause::OneLeft.into(),
            "round" => Clause::Nine.into(),
            _ => Clause::BorrowTerms.into(),
        })
    }
    fn pass_clause(&self) -> Option<ClauseId> {
        Some(Clause::Pass.into())
    }
}
