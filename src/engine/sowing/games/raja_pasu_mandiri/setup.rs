//! Positions of Raja Pasu Mandiri as they are typed, pasted or sent.

use super::{
    RajaPasuMandiri,
    roles::SEATS,
    rounds::{debt, owing},
};
use crate::engine::{
    seat::Seat,
    sowing::{
        games::raja,
        position::Position,
        setup::{Form, Noted, Setup, SetupError},
    },
};

const KEY: &str = "debts";

/// Debtor and creditor, in the order in which debts are written.
fn pairs() -> impl Iterator<Item = (Seat, Seat)> {
    let others = |debtor: Seat| SEATS.into_iter().filter(move |&seat| seat != debtor);
    SEATS.into_iter().flat_map(move |debtor| others(debtor).map(move |creditor| (debtor, creditor)))
}

impl RajaPasuMandiri {
    /// Takes a position that obeys the laws: 98 counters; notes `round` (which it is, from 1) and, where
    /// counters are lent, `debts` (sevens the first owes the second and the third, the second the first and
    /// the third, the third the first and the second: six figures).
    pub fn position(&self, setup: &Setup) -> Result<Position, SetupError> {
        let keys: &[&str] = if self.lends() { &[KEY] } else { &[] };
        let mut position = raja::checked(setup, 3, self.limit(), keys)?;
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
            let (note, value) = owing(&position, debtor, creditor, sevens);
            position.put_note(note, value);
        }
        // before each round but the first nobody borrows more than once
        let refills = raja::rounds(&position) - 1;
        let most = self.debts(&position).iter().map(|row| row.iter().sum::<u8>()).max();
        if most.is_some_and(|most| u16::from(most) > refills) { Err(wrong()) } else { Ok(position) }
    }

    /// The notes that it takes under its readings.
    pub fn noted(&self) -> Vec<Noted> {
        let debts = self.lends().then_some(Noted { key: KEY, form: Form::Figures(6) });
        raja::noted_round(self.limit()).into_iter().chain(debts).collect()
    }

    /// The notes that differ from those of a first round, as [`Setup`] takes them.
    pub fn notes(&self, position: &Position) -> Vec<(String, String)> {
        let debts: String =
            pairs().map(|(debtor, creditor)| debt(position, debtor, creditor).to_string()).collect();
        let owed = (debts != "000000").then(|| (KEY.into(), debts));
        raja::round_note(position).into_iter().chain(owed).collect()
    }
}
