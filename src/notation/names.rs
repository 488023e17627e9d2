//! People's names: what they may contain, and how a record in text form writes a quotation mark in them.

/// A name from what was typed, pasted or stored: one line without control characters or surrounding blanks;
/// `None` if nothing is left.
pub fn name(typed: &str) -> Option<String> {
    let line: String = typed.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    Some(line.trim()).filter(|name| !name.is_empty()).map(Into::into)
}

/// Substitutes for a quotation mark in names: the second is used if a name contains the first.
const SIGNS: [char; 2] = ['\'', '″'];

/// The substitute for quotation marks in these names; `None` if no name has a quotation mark. No name contains
/// the substitute itself, so the replacement can be undone.
pub(super) fn quote_substitute(names: &[Option<String>]) -> Option<char> {
    let holds = |sign: char| names.iter().flatten().any(|name| name.contains(sign));
    let signs = SIGNS.into_iter().chain('\u{2800}'..=char::MAX);
    signs.into_iter().find(|&sign| !holds(sign)).filter(|_| holds('"'))
}

/// The substitute in a tag: exactly one character.
pub(super) fn parse_substitute(value: &str) -> Option<char> {
    let mut signs = value.chars();
    signs.next().filter(|_| signs.next().is_none())
}
