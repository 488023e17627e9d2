//! Games saved in the browser, one line of text per field.

use super::table::Names;
use crate::{
    notation::{Written, name},
    options,
    session::Action,
};

/// A saved game.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedGame {
    /// The key it is saved under.
    pub id: String,
    /// The address of its page.
    pub address: String,
    pub names: Names,
    /// The time it was last played, in milliseconds since 1970.
    pub when: String,
}

impl SavedGame {
    /// The saved text: address, time, and one name per line.
    pub fn write(&self) -> String {
        let name = |seat: usize| self.names[seat].as_deref().unwrap_or("").replace(['\n', '\r'], " ");
        format!("{}\n{}\n{}\n{}\n{}", self.address, self.when, name(0), name(1), name(2))
    }

    /// Parses any text, without checking it.
    pub fn parse(id: &str, text: &str) -> SavedGame {
        let mut lines = text.split('\n');
        let address = lines.next().unwrap_or("").into();
        let when = lines.next().unwrap_or("").chars().filter(char::is_ascii_digit).take(15).collect();
        let names = [(); 3].map(|()| lines.next().and_then(name));
        SavedGame { id: id.into(), address, names, when }
    }

    /// Parses a saved text; `None` if it has no address.
    pub fn read(id: &str, text: &str) -> Option<SavedGame> {
        Some(SavedGame::parse(id, text)).filter(|saved| saved.address.starts_with("v="))
    }

    /// The number of moves that have been played.
    pub fn moves(&self) -> usize {
        option(&self.address, "moves").split('_').filter(|word| !word.is_empty()).count()
    }

    /// Whether it is over, by its rules or by its players; `false` if it cannot be parsed.
    pub fn is_over<F: Written>(&self, plain: F) -> bool {
        let session = options::read(plain, &self.address).session;
        session.act(Action::Goto(session.moves().len())).is_ok_and(|last| last.is_over())
    }

    /// A sort key that grows with the time at which it was played.
    pub fn age(&self) -> (usize, &str) {
        age(&self.when)
    }
}

/// The value of an option in an address; empty if it is absent.
pub fn option<'a>(address: &'a str, wanted: &str) -> &'a str {
    options::value(address, wanted).unwrap_or_default()
}

/// A sort key of a time in decimal digits.
fn age(when: &str) -> (usize, &str) {
    (when.len(), when)
}

/// Sorts what was saved, the latest first; `when` gives the time, in milliseconds since 1970, as decimal digits. By
/// insertion: the lists are short, and the standard sort would add some kilobytes to the program for each type.
pub fn latest_first<T>(all: Vec<T>, when: fn(&T) -> &str) -> Vec<T> {
    let mut sorted = Vec::with_capacity(all.len());
    for one in all {
        let place = sorted.partition_point(|known| age(when(known)) >= age(when(&one)));
        sorted.insert(place, one);
    }
    sorted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sample;

    #[test]
    fn what_is_kept_is_read_again() {
        let names = [Some("Ama".into()), None, Some("Kofi \u{0639}".into())];
        let saved = SavedGame { id: "x".into(), address: "v=1&moves=a_A".into(), names, when: "17".into() };
        assert_eq!(SavedGame::read("x", &saved.write()), Some(saved));
    }

    #[test]
    fn spoiled_storage_is_no_game_or_one_without_names() {
        for text in ["", "\n\n", "{}", "moves=a", "\u{0}"] {
            assert_eq!(SavedGame::read("x", text), None, "{text:?}");
        }
        let read = SavedGame::read("x", "v=1&moves=zzz\nsoon").expect("an address");
        assert_eq!((read.when.as_str(), read.names), ("", Names::default()));
    }

    #[test]
    fn a_kept_game_is_over_when_its_rules_or_its_persons_have_ended_it() {
        let over = |address: &str| SavedGame::parse("x", address).is_over(sample::PLAIN.game());
        assert!(
            !over("v=1&r=standard.counters-1.holes-1") && !over("v=1&moves=c&at=m0") && !over("v=1&moves=z")
        );
        assert!(over("v=1&r=standard.counters-1.holes-1&moves=a"));
        assert!(over("v=1&moves=c&end=agreed") && over("v=1&moves=c&at=m0&end=resigned-first"));
    }

    #[test]
    fn the_latest_comes_first() {
        let game = |when: &str| SavedGame {
            id: when.into(),
            address: "v=1".into(),
            names: Names::default(),
            when: when.into(),
        };
        let sorted = latest_first(vec![game("999"), game(""), game("1000")], |game| &game.when);
        assert_eq!(sorted.iter().map(|game| game.id.as_str()).collect::<Vec<_>>(), ["1000", "999", ""]);
    }
}
