//! Who plays for each seat: the option `seats`, as in `h,ai3`. Read where the opponent is, for a page with persons alone
//! needs nothing of it.

use crate::i18n::opponent::SeatsTrouble;

/// What a person is called there, and the opponent before its level.
const PERSON: &str = "h";
const OPPONENT: &str = "ai";

/// A level of the opponent for each seat that it plays for, in the order of the seats; `None` is a person.
pub type Players = [Option<u8>; 3];

/// What an address says of the seats; `None` where it says nothing.
pub fn asked(address: &str) -> Option<&str> {
    address.split('&').find_map(|pair| pair.strip_prefix("seats="))
}

/// Reads who plays for so many seats; `levels` is how many levels there are. Players are joined by `,` or `.`.
///
/// # Errors
/// Too many or too few of them, or the first that is none.
pub fn read(text: &str, seats: usize, levels: u8) -> Result<Players, SeatsTrouble> {
    let found = text.split([',', '.']).count();
    if found != seats {
        return Err(SeatsTrouble::Count { found, seats });
    }
    let mut players = Players::default();
    for (player, word) in players.iter_mut().zip(text.split([',', '.'])) {
        if word == PERSON {
            continue;
        }
        // a level is one figure: `ai03` is not another way to write `ai3`
        let level = match word.strip_prefix(OPPONENT).map(str::as_bytes) {
            Some(&[figure]) => figure.wrapping_sub(b'0'),
            _ => 0,
        };
        if level == 0 || level > levels {
            return Err(SeatsTrouble::Player { word: word.into(), levels });
        }
        *player = Some(level);
    }
    Ok(players)
}

/// What [`read`] reads, with its key; nothing where all of so many are persons, as is usual.
pub fn write(players: &Players, seats: usize) -> String {
    let mut text = String::new();
    if players.iter().all(Option::is_none) {
        return text;
    }
    for player in players.iter().take(seats) {
        text += if text.is_empty() { "seats=" } else { "," };
        match player {
            Some(level) => {
                text += OPPONENT;
                text += &level.to_string();
            }
            None => text += PERSON,
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_plays_is_read_as_it_was_written() {
        for first in 0..=6 {
            for second in 0..=6 {
                for third in 0..=6 {
                    let players = [first, second, third].map(|level| (level > 0).then_some(level));
                    let text = write(&players, 3);
                    let read = asked(&format!("v=1&moves=a&{text}&speed=1")).map(|text| read(text, 3, 6));
                    match text.as_str() {
                        "" => assert_eq!(players, Players::default()),
                        _ => assert_eq!(read, Some(Ok(players)), "{text}"),
                    }
                }
            }
        }
        assert_eq!(write(&[None, Some(3), None], 2), "seats=h,ai3");
        assert_eq!(read("ai6.h", 2, 6), Ok([Some(6), None, None]));
        assert_eq!(asked("moves=a"), None);
    }

    #[test]
    fn what_is_no_player_is_named() {
        for (text, seats, found) in
            [("", 2, 1), ("h", 2, 1), ("h,h,h", 2, 3), ("h,ai1", 3, 2), ("h,h,", 2, 3)]
        {
            assert_eq!(read(text, seats, 6), Err(SeatsTrouble::Count { found, seats }), "{text}");
        }
        for word in
            ["", "ai", "ai0", "ai7", "ai03", "ai+3", "ai33", "AI3", "H", "hh", "3", "ai\u{663}", "aié"]
        {
            let wrong = SeatsTrouble::Player { word: word.into(), levels: 6 };
            assert_eq!(read(&format!("h,{word}"), 2, 6), Err(wrong), "{word}");
        }
    }
}
