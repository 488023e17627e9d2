//! The level that is offered after a game with the computer: one step up after a win, one step down after a defeat.
//! So a person finds the rungs between the levels without looking for them.

use super::{
    opponent::{Seated, level, name},
    table::Names,
};
use crate::{
    engine::{
        Kind,
        seat::{Seat, Seats},
    },
    words::opponent::OpponentMessage,
    worker::{Rung, on_ladder, rungs},
};

/// A level for the next game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextLevel {
    Harder(Rung),
    Easier(Rung),
}

impl NextLevel {
    /// After a game that these seats have won; `None` where nobody or everybody is a person, where computers play at
    /// several levels, after a win that is shared with a computer, and at the ends of the ladder. Where it is proved that
    /// whoever begins wins (`first_wins`), to lose to who began asks for nothing easier.
    pub fn after(kind: Kind, seated: Seated, winners: Seats, first_wins: bool) -> Option<NextLevel> {
        let seats = || (0..kind.seats()).filter_map(Seat::at);
        let mut computers = seats().filter_map(|seat| seated.level(seat));
        let level = on_ladder(kind, computers.next()?);
        let is_person = |seat| seated.level(seat).is_none();
        if !computers.all(|other| on_ladder(kind, other) == level) || seated.is_opponent_only() {
            return None;
        }
        let all = rungs(kind);
        let at = all.iter().position(|&rung| rung == level)?;
        let persons = winners.iter().filter(|&seat| is_person(seat)).count();
        match (persons, winners.count() as usize - persons) {
            (0, _) if first_wins && winners.has(Seat::FIRST) => None,
            (0, _) => all.get(at.checked_sub(1)?).copied().map(NextLevel::Easier),
            (_, 0) => all.get(at + 1).copied().map(NextLevel::Harder),
            _ => None,
        }
    }

    pub const fn rung(self) -> Rung {
        let (NextLevel::Harder(rung) | NextLevel::Easier(rung)) = self;
        rung
    }

    /// What its button says.
    pub const fn label(self) -> OpponentMessage {
        match self {
            NextLevel::Harder(rung) => OpponentMessage::Harder(rung.tenths()),
            NextLevel::Easier(rung) => OpponentMessage::Easier(rung.tenths()),
        }
    }
}

/// The names with every computer at this level.
pub fn at_level(names: &Names, rung: Rung) -> Names {
    names.clone().map(|now| now.map(|now| if level(&now).is_some() { name(rung) } else { now }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{pasang::Pasang, sowing},
        games::sample,
        page::played::Played,
    };

    fn names(names: [&str; 3]) -> Names {
        names.map(|name| (!name.is_empty()).then(|| name.to_string()))
    }

    /// What is offered at each rung of a game's ladder.
    fn offers<F: Played>(game: &F) {
        let all = rungs(game.kind());
        for (at, &rung) in all.iter().enumerate() {
            let computer = name(rung);
            let third = if game.kind().seats() == 3 { &*computer } else { "" };
            let seated = Seated::of(game, &names(["", &computer, third]));
            let after = |winners| NextLevel::after(game.kind(), seated, winners, false);
            let below = at.checked_sub(1).map(|at| NextLevel::Easier(all[at]));
            assert_eq!(after(Seats::only(Seat::FIRST)), all.get(at + 1).copied().map(NextLevel::Harder));
            assert_eq!(after(Seats::only(Seat::SECOND)), below);
            assert_eq!(after(Seats::BOTH), None);
        }
    }

    #[test]
    fn a_winner_goes_up_a_rung_and_a_loser_down_and_nobody_else_anywhere() {
        for kind in sowing::Kind::ALL {
            offers(&kind.game());
        }
        offers(&Pasang::default());
        let (two, three) = (sample::PLAIN.game(), sample::THREE.game());
        let seated = Seated::of(&two, &names(["Ama", "Kofi", ""]));
        assert_eq!(NextLevel::after(sample::PLAIN.into(), seated, Seats::only(Seat::FIRST), false), None);
        let seated = Seated::of(&two, &names(["Papan 2", "Papan 2", ""]));
        assert_eq!(NextLevel::after(sample::PLAIN.into(), seated, Seats::only(Seat::FIRST), false), None);
        let of_three = |all: [&str; 3], winners| {
            NextLevel::after(sample::THREE.into(), Seated::of(&three, &names(all)), winners, false)
        };
        assert_eq!(of_three(["", "Papan 2", "Papan 3"], Seats::only(Seat::FIRST)), None);
        let shared = Seats::THREE.without(Seat::THIRD);
        assert!(matches!(of_three(["", "", "Papan 2"], shared), Some(NextLevel::Harder(_))));
        assert!(matches!(of_three(["Papan 2", "Papan 2", ""], shared), Some(NextLevel::Easier(_))));
    }

    #[test]
    fn who_loses_to_the_seat_that_wins_by_force_is_offered_nothing_easier() {
        let game = sample::PLAIN.game();
        let after = |all, winner, first_wins| {
            let winners = Seats::only(winner);
            NextLevel::after(sample::PLAIN.into(), Seated::of(&game, &names(all)), winners, first_wins)
        };
        let second = ["Papan 3", "", ""];
        assert!(matches!(after(second, Seat::FIRST, false), Some(NextLevel::Easier(_))));
        assert_eq!(after(second, Seat::FIRST, true), None);
        assert!(matches!(after(second, Seat::SECOND, true), Some(NextLevel::Harder(_))));
        assert!(matches!(after(["", "Papan 3", ""], Seat::SECOND, true), Some(NextLevel::Easier(_))));
    }

    #[test]
    fn persons_keep_their_names() {
        let after = at_level(&names(["Ama", "Papan 2", ""]), Rung::of_level(3));
        assert_eq!(after, names(["Ama", "Papan 3", ""]));
    }
}
