//! Names of persons: what they may hold, and how the text of a record bears a quotation mark in them.

/// A name as it is kept and written, from whatever was typed, pasted or stored: one line without control characters
/// and without blanks around it; `None` where nothing is left.
pub fn name(typed: &str) -> Option<String> {
    let line: String = typed.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    Some(line.trim()).filter(|name| !name.is_empty()).map(Into::into)
}

/// What stands for a quotation mark in names: as it always was, or another sign where a name has that one.
const SIGNS: [char; 2] = ['\'', '″'];

/// The sign that stands for a quotation mark in all of these names; `None` where none has one. No name has the sign
/// itself, so nothing else needs to be told apart.
pub(super) fn sign(names: &[Option<String>]) -> Option<char> {
    let holds = |sign: char| names.iter().flatten().any(|name| name.contains(sign));
    let signs = SIGNS.into_iter().chain('\u{2800}'..=char::MAX);
    signs.into_iter().find(|&sign| !holds(sign)).filter(|_| holds('"'))
}

/// The sign that a tag names: one, and one alone.
pub(super) fn sign_named(value: &str) -> Option<char> {
    let mut signs = value.chars();
    signs.next().filter(|_| signs.next().is_none())
}
