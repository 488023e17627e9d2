//! Patterns in addresses: parsing, and the addresses of games and boards with a pattern.

use super::draft_text;
use crate::{
    engine::{
        family::Family,
        pasang::{
            PATTERN_READING, Pasang,
            built_in::{ATTESTED, built_in},
            draft::Draft,
            pattern::{PATTERN_1, Pattern},
            position::Position,
        },
    },
    notation::{pasang, read_readings, write_readings},
};

/// The game of an address, before its first move.
pub struct AddressBoard {
    pub game: Pasang,
    pub preset: &'static str,
    /// The board that was laid out; less than a pattern if a game was set up in its middle.
    pub draft: Draft,
    pub status: BoardStatus,
}

/// Whether an address contains a board for the workshop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardStatus {
    Absent,
    /// A board that could be parsed.
    Valid,
    /// A board that could not be parsed.
    Invalid,
}

/// Parses an address; what cannot be parsed is the default.
pub fn read(address: &str) -> AddressBoard {
    let get = |wanted: &str| {
        let mut pairs = address.split('&').filter_map(|pair| pair.split_once('='));
        pairs.find(|(key, _)| *key == wanted).map(|(_, value)| value)
    };
    let plain = Pasang::default();
    let first = plain.presets().first().map_or("", |preset| preset.name);
    let read = get("r").and_then(|text| read_readings(plain, text).ok());
    let (game, preset) = read.unwrap_or((plain, first));
    let (status, draft) = match get("pos").map(draft_text::board) {
        Some(Some(draft)) => (BoardStatus::Valid, Some(draft)),
        Some(None) => (BoardStatus::Invalid, None),
        None => (BoardStatus::Absent, None),
    };
    let draft = draft.unwrap_or_else(|| Draft::from(*game.pattern().unwrap_or(&PATTERN_1)));
    AddressBoard { game, preset, draft, status }
}

/// The playable pattern of a built-in id.
pub fn built_in_pattern(id: &str) -> Option<Pattern> {
    built_in().find(|known| known.id == id).map(|known| known.pattern)
}

/// The address of a new game with a pattern and the readings of another game. An attested pattern is a reading;
/// any other one is written as the position. The readings are always written, because an address without any
/// opens no game.
pub fn address(other: &AddressBoard, pattern: &Pattern) -> String {
    let mut game = other.game;
    let attested = ATTESTED.iter().find(|known| known.pattern == *pattern);
    let (layout, row) = match attested.map(|known| known.id) {
        Some("pattern_2_printed") => ("pattern_2", "as_printed"),
        Some(id) => (id, "emended"),
        None => ("custom", "emended"),
    };
    // both are readings of the game, as the tests check
    let _ =
        game.set_reading(PATTERN_READING, layout).and_then(|()| game.set_reading("pattern_2_row_11", row));
    let mut text = format!("v=1&r={}", write_readings(&game, other.preset));
    if attested.is_none() {
        let position = game.lay_out(pattern).unwrap_or(Position::laid_out(pattern));
        text += &format!("&pos={}", pasang::write_position(&game, &position));
    }
    text
}

/// The address of a board, complete or not, for the workshop; if it is a pattern, the address also opens a
/// game.
pub fn shared(other: &AddressBoard, draft: &Draft) -> String {
    let mut game = other.game;
    let _ = game
        .set_reading(PATTERN_READING, "custom")
        .and_then(|()| game.set_reading("pattern_2_row_11", "emended"));
    format!("v=1&r={}&pos={}", write_readings(&game, other.preset), draft_text::position(draft))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, pasang::built_in::Origin};

    #[test]
    fn the_address_of_a_pattern_opens_that_pattern_under_the_same_readings() {
        for other in ["", "v=1&r=traditional", "v=1&r=pasang-emas.line_rule-either.pattern-checker&moves=c_i"]
        {
            let other = read(other);
            for known in built_in() {
                let text = address(&other, &known.pattern);
                let plain = |c: char| c.is_ascii_alphanumeric() || "-_.~=&".contains(c);
                assert!(text.chars().all(plain), "{text}");
                let laid = read(&text);
                assert_eq!(laid.draft, Draft::from(known.pattern), "{}: {text}", known.id);
                assert_eq!(laid.preset, other.preset);
                assert_eq!(
                    (laid.game.line_rule, laid.game.ka_method),
                    (other.game.line_rule, other.game.ka_method)
                );
                assert_eq!(laid.game.partial_capture, other.game.partial_capture);
                match known.origin {
                    Origin::Attested => assert_eq!(laid.game.pattern(), Some(&known.pattern)),
                    Origin::Modern => {
                        let position = laid.game.lay_out(&known.pattern).unwrap();
                        let (_, written) = text.split_once("pos=").unwrap();
                        assert_eq!(pasang::read_position(&laid.game, written), Ok(position));
                        let mut moves = 0;
                        laid.game.each_move(&position, |_| moves += 1);
                        assert_eq!(moves, 11);
                    }
                }
            }
        }
        assert_eq!(address(&read(""), &PATTERN_1), "v=1&r=encyclopedia");
        let windows = address(&read(""), &built_in_pattern("windows").unwrap());
        assert!(windows.starts_with("v=1&r=encyclopedia.pattern-custom&pos=wbwwwbwwwbw."), "{windows}");
    }

    #[test]
    fn no_address_is_too_strange_to_be_read() {
        for text in [
            "r=x",
            "pos=b1w~1~0-0~--~--",
            "r=.pattern-",
            "pos=",
            "pos=~~~~",
            "pos=bbbbbbbbbbbbbbbb~1~0-0~--~--",
            "&&=&\u{0}",
            "pos=é",
        ] {
            let laid = read(text);
            assert_eq!(laid.game, Pasang::default(), "{text}");
            assert_ne!(laid.status, BoardStatus::Valid, "{text}");
        }
    }

    #[test]
    fn a_shared_board_comes_back_and_a_whole_one_is_a_game() {
        let other = read("v=1&r=traditional");
        for known in built_in() {
            let text = shared(&other, &known.pattern.into());
            let laid = read(&text);
            assert_eq!(
                (laid.draft, laid.status, laid.preset),
                (known.pattern.into(), BoardStatus::Valid, "traditional")
            );
            if known.origin == Origin::Modern {
                assert_eq!(text, address(&other, &known.pattern));
            }
            let mut draft = laid.draft;
            draft.lay(
                crate::engine::pasang::board::Point::all().filter(|point| point.0 % 5 < 2).collect(),
                None,
            );
            assert_eq!(read(&shared(&other, &draft)).draft, draft);
        }
        assert_eq!(read(&shared(&other, &Draft::default())).draft, Draft::default());
    }

    #[test]
    fn built_in_patterns_are_found_by_their_ids() {
        for pattern in built_in() {
            assert_eq!(built_in_pattern(pattern.id), Some(pattern.pattern));
        }
        assert_eq!(built_in_pattern(""), None);
    }
}
