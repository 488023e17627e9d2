//! To whom the board is turned.

use super::{played::Played, table::Table};
use crate::{
    engine::seat::{Seat, Seats},
    settings::Set,
};

impl<F: Played> Table<F> {
    /// Whether the board alone is turned by half, and all words stay upright: the person before the screen has the
    /// second seat. (Words and all it is turned to a person who sits across the table.)
    pub fn is_from_far_side(&self) -> bool {
        match self.settings.get(Set::Orient) {
            "far" => self.session.game().seats() != Seats::THREE,
            "first" => self.only_person() == Some(Seat::SECOND),
            _ => false,
        }
    }

    /// The person to whom the board is turned.
    pub fn near(&self) -> Seat {
        match self.settings.get(Set::Orient) {
            "second" => Seat::SECOND,
            _ if self.is_from_far_side() => Seat::SECOND,
            "third" if self.session.game().seats() == Seats::THREE => Seat::THIRD,
            // it turns when the picture is complete, not during the animation
            "turn" => {
                let game = self.session.game();
                let shown = self.showing.as_ref().map(|showing| &showing.run.before);
                game.to_move(shown.unwrap_or(self.session.position()))
            }
            _ => Seat::FIRST,
        }
    }

    /// The seat of the one person who plays against the computer at a board with two sides.
    fn only_person(&self) -> Option<Seat> {
        let seats = self.session.game().seats();
        let is_person = |seat: &Seat| !self.undo_skips(*seat);
        let mut persons = seats.iter().filter(is_person);
        let first = persons.next().filter(|_| seats != Seats::THREE && !self.opponent.option.is_empty());
        first.filter(|_| persons.next().is_none())
    }
}
