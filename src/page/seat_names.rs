//! What the seats of a table are called: *You* where one person plays against the computer, otherwise names or numbers.

use super::{opponent::level, table::Names};
use crate::words::seat_names::{SeatName, SeatNames};

/// The names of the seats of a game of so many, by who has them.
pub fn seat_names(names: &Names, seats: usize) -> SeatNames {
    let is_computer = |name: &&Option<String>| name.as_deref().is_some_and(|name| level(name).is_some());
    let computers = names.iter().take(seats).filter(is_computer).count();
    names.each_ref().map(|name| match name {
        Some(_) if is_computer(&name) && computers == 1 => SeatName::Computer,
        Some(_) if is_computer(&name) => SeatName::Computers,
        Some(name) => SeatName::Given(name.clone()),
        None if computers > 0 && computers + 1 == seats => SeatName::You,
        None => SeatName::Number,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn you_are_who_plays_alone_against_computers() {
        use SeatName::{Computer, Computers, Given, Number, You};
        let called = |names: [&str; 3], seats| {
            seat_names(&names.map(|name| (!name.is_empty()).then(|| name.to_string())), seats)
        };
        assert_eq!(called(["", "", ""], 2), [Number, Number, Number]);
        assert_eq!(called(["", "Papan 3", ""], 2)[..2], [You, Computer]);
        assert_eq!(called(["Papan 1", "", "Papan 2"], 3), [Computers, You, Computers]);
        assert_eq!(called(["Papan 1", "", ""], 3), [Computer, Number, Number]);
        assert_eq!(called(["Papan 1", "Papan 1", ""], 2)[..2], [Computers, Computers]);
        assert_eq!(called(["Ama", "Papan 3", ""], 2)[..2], [Given("Ama".into()), Computer]);
    }
}
