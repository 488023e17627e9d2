//! The visitor's saved patterns, as text in the browser's storage.

use super::draft_text;
use crate::{
    engine::pasang::draft::Draft,
    words::{patterns::WorkshopMessage, say},
};

/// The greatest number of characters of a name.
const NAME: usize = 40;

/// A saved board, complete or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedPattern {
    /// The id it is saved under: letters, digits and `-`.
    pub id: String,
    pub draft: Draft,
    /// The time it was saved, in milliseconds since 1970, as decimal digits.
    pub when: String,
    /// The name given by the visitor.
    pub name: String,
}

impl SavedPattern {
    /// The saved text: board, time and name, one line each.
    pub fn write(&self) -> String {
        format!("{}\n{}\n{}", draft_text::text(&self.draft), self.when, self.name)
    }

    /// Parses a saved text; `None` if it has no board, or if its id cannot come from a page.
    pub fn read(id: &str, text: &str) -> Option<SavedPattern> {
        let plain =
            !id.is_empty() && id.len() <= NAME && id.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-');
        let mut lines = text.split('\n');
        let draft = plain.then(|| draft_text::draft(lines.next().unwrap_or("")))??;
        let when = lines.next().unwrap_or("").chars().filter(char::is_ascii_digit).take(15).collect();
        Some(SavedPattern { id: id.into(), draft, when, name: name(lines.next().unwrap_or("")) })
    }
}

/// The name to be saved: one line, of limited length, never empty.
pub fn name(typed: &str) -> String {
    let plain: String = typed.chars().map(|c| if c.is_control() { ' ' } else { c }).take(NAME).collect();
    match plain.trim() {
        "" => say(&WorkshopMessage::Unnamed),
        name => name.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::pasang::{board::Point, built_in::built_in, draft::Points},
        page::workshop::{draft_text::text, pattern_address},
    };

    fn saved(draft: Draft) -> SavedPattern {
        SavedPattern { id: "17-04".into(), draft, when: "17".into(), name: "Ama’s <b>".into() }
    }

    #[test]
    fn what_is_kept_is_read_again() {
        for known in built_in() {
            let mut draft = Draft::from(known.pattern);
            for cleared in [Points::NONE, Point::all().filter(|point| point.0 % 7 < 3).collect()] {
                draft.lay(cleared, None);
                assert_eq!(
                    SavedPattern::read("17-04", &saved(draft).write()),
                    Some(saved(draft)),
                    "{}",
                    known.id
                );
            }
        }
        assert_eq!(
            SavedPattern::read("17-04", &saved(Draft::default()).write()),
            Some(saved(Draft::default()))
        );
    }

    #[test]
    fn spoiled_storage_is_nothing_or_a_board_without_a_name() {
        let board = text(&Draft::default());
        let long = "b".repeat(400_000);
        for text in ["", "\n\n", "b", "99999999999999999999", "b~1", "\u{0}", "11.11", long.as_str()] {
            assert_eq!(SavedPattern::read("x", text), None);
        }
        for cut in 0..board.len() {
            assert_eq!(SavedPattern::read("x", &board[..cut]), None, "{cut}");
        }
        for id in ["", "a\"b", "../x", "é", long.as_str()] {
            assert_eq!(SavedPattern::read(id, &board), None);
        }
        let read = SavedPattern::read("x", &board).expect("a board");
        assert_eq!((read.when.as_str(), read.name.as_str()), ("", "My pattern"));
        let read =
            SavedPattern::read("x", &format!("{board}\nsoon 12\n\u{7}a\tb{long}\nmore")).expect("a board");
        assert_eq!((read.when.as_str(), read.name.chars().count()), ("12", NAME - 1));
    }

    #[test]
    fn no_change_of_a_text_does_harm() {
        let mut random = fastrand::Rng::with_seed(1);
        let kept = saved(Draft::from(built_in().last().expect("patterns").pattern)).write();
        let address = format!("v=1&r=traditional.pattern-custom&pos={}~1~0-0~--~--", text(&Draft::default()));
        for _ in 0..3_000 {
            let mut texts = [kept.clone(), address.clone()];
            for text in &mut texts {
                for _ in 0..random.usize(1..4) {
                    let mut letters: Vec<char> = text.chars().collect();
                    let (from, to) = (random.usize(..letters.len()), random.usize(..letters.len()));
                    match random.u8(..3) {
                        0 => letters[from] = random.char(..),
                        1 => letters.truncate(from.max(1)),
                        _ => letters.swap(from, to),
                    }
                    *text = letters.into_iter().collect();
                }
            }
            if let Some(saved) = SavedPattern::read("x", &texts[0]) {
                assert_eq!(SavedPattern::read("x", &saved.write()), Some(saved));
            }
            let laid = pattern_address::read(&texts[1]);
            let (black, white) = laid.draft.counts();
            assert!(black + white <= 120);
        }
    }
}
