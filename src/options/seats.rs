//! The option `seats`: who plays each seat, as in `h,ai3`, or `h,ai35` for what is half-way between two levels. It is parsed
//! only where the opponent is; pages for people alone do not need it.

use crate::words::opponent::SeatsError;

/// The words for a person and for the opponent; a level follows the latter.
const PERSON: &str = "h";
const OPPONENT: &str = "ai";

/// The opponent's level for each seat, by seat; `None` is a person.
pub type Players<L> = [Option<L>; 3];

/// The value of `seats` in an address; `None` if absent.
pub fn from_address(address: &str) -> Option<&str> {
    super::value(address, "seats")
}

/// Reads the players of `seats` seats, joined by `,` or `.`; `level` reads the figures of a level, of which there are
/// `levels` whole ones.
///
/// # Errors
/// There are too many or too few players, or one of them is unknown.
pub fn read<L>(
    text: &str,
    seats: usize,
    levels: u8,
    level: impl Fn(&str) -> Option<L>,
) -> Result<Players<L>, SeatsError> {
    let found = text.split([',', '.']).count();
    if found != seats {
        return Err(SeatsError::Count { found, seats });
    }
    let mut players = Players::<L>::default();
    for (player, word) in players.iter_mut().zip(text.split([',', '.'])) {
        if word == PERSON {
            continue;
        }
        let read = word.strip_prefix(OPPONENT).and_then(&level);
        *player = Some(read.ok_or_else(|| SeatsError::Player { word: word.into(), levels })?);
    }
    Ok(players)
}

/// Writes what [`read`] reads, with its key; empty if all `seats` players are people, the default. `figures` writes a level.
pub fn write<L: Copy>(players: &Players<L>, seats: usize, figures: impl Fn(L) -> String) -> String {
    let mut text = String::new();
    if players.iter().all(Option::is_none) {
        return text;
    }
    for player in players.iter().take(seats) {
        text += if text.is_empty() { "seats=" } else { "," };
        match player {
            Some(level) => {
                text += OPPONENT;
                text += &figures(*level);
            }
            None => text += PERSON,
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Levels of one figure, from 1 to 6.
    fn read(text: &str, seats: usize) -> Result<Players<u8>, SeatsError> {
        super::read(text, seats, 6, |figures| {
            figures.parse().ok().filter(|level| (1..=6).contains(level) && figures.len() == 1)
        })
    }

    fn write(players: &Players<u8>, seats: usize) -> String {
        super::write(players, seats, |level| level.to_string())
    }

    #[test]
    fn players_are_read_as_they_were_written() {
        for first in 0..=6 {
            for second in 0..=6 {
                for third in 0..=6 {
                    let players = [first, second, third].map(|level| (level > 0).then_some(level));
                    let text = write(&players, 3);
                    let read = from_address(&format!("v=1&moves=a&{text}&speed=1")).map(|text| read(text, 3));
                    match text.as_str() {
                        "" => assert_eq!(players, Players::default()),
                        _ => assert_eq!(read, Some(Ok(players)), "{text}"),
                    }
                }
            }
        }
        assert_eq!(write(&[None, Some(3), None], 2), "seats=h,ai3");
        assert_eq!(read("ai6.h", 2), Ok([Some(6), None, None]));
        assert_eq!(from_address("moves=a"), None);
    }

    #[test]
    fn invalid_players_are_reported() {
        for (text, seats, found) in
            [("", 2, 1), ("h", 2, 1), ("h,h,h", 2, 3), ("h,ai1", 3, 2), ("h,h,", 2, 3)]
        {
            assert_eq!(read(text, seats), Err(SeatsError::Count { found, seats }), "{text}");
        }
        for word in
            ["", "ai", "ai0", "ai7", "ai03", "ai+3", "ai33", "AI3", "H", "hh", "3", "ai\u{663}", "aié"]
        {
            let wrong = SeatsError::Player { word: word.into(), levels: 6 };
            assert_eq!(read(&format!("h,{word}"), 2), Err(wrong), "{word}");
        }
    }
}
