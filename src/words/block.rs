//! The texts that a page carries for its program, as a block of JSON.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::{
    compile::compile,
    files::{STAMP, files},
    store::{SEPARATOR, Words},
};
use crate::engine::Kind;

/// Prefixes of a game's own messages that appear only in the HTML of pages.
const IN_FILES: [&str; 7] =
    ["evidence-", "fact-", "law-", "lesson-", "random-play", "sheet-", "source-note-"];

/// Prefixes of a game's own messages that only the editor of positions says.
const IN_EDITOR: [&str; 2] = ["closed-mark", "note-"];

/// Prefixes of those that it does not say.
const NOT_IN_EDITOR: [&str; 3] = ["move-took", "sign-", "term-"];

/// What a program can display, which decides the shared files it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WordBundle {
    /// The page or the embed of a game.
    Game(Kind),
    /// The page on which positions of a game are set up.
    Position(Kind),
    /// The page on which a game is learned.
    Lesson(Kind),
    /// The page on which questions about a game are asked.
    Practice(Kind),
    /// The page on which two readings of a game are compared.
    Compare(Kind),
    /// The page of Pasang's patterns.
    Patterns,
    /// The page on which a board is put into somebody else's page.
    Maker,
    Home,
}

impl WordBundle {
    fn files(self) -> &'static [&'static str] {
        match self {
            WordBundle::Game(Kind::Pasang) => &["common", "page", "pasang", "advice", "opponent"],
            WordBundle::Game(_) => &["common", "page", "sowing", "legend", "advice", "opponent"],
            WordBundle::Position(Kind::Pasang) => &["common", "pasang", "position"],
            WordBundle::Position(_) => &["common", "sowing", "position"],
            WordBundle::Lesson(Kind::Pasang) => &["common", "pasang", "lesson"],
            WordBundle::Lesson(_) => &["common", "sowing", "lesson"],
            WordBundle::Practice(Kind::Pasang) => &["common", "pasang", "lesson", "practice"],
            WordBundle::Practice(_) => &["common", "sowing", "lesson", "practice"],
            WordBundle::Compare(Kind::Pasang) => &["common", "pasang", "compare"],
            WordBundle::Compare(_) => &["common", "sowing", "compare"],
            WordBundle::Patterns => &["common", "patterns"],
            WordBundle::Maker => &["common", "embed"],
            WordBundle::Home => &["home"],
        }
    }

    fn game(self) -> Option<Kind> {
        match self {
            WordBundle::Game(kind)
            | WordBundle::Position(kind)
            | WordBundle::Lesson(kind)
            | WordBundle::Practice(kind)
            | WordBundle::Compare(kind) => Some(kind),
            WordBundle::Patterns | WordBundle::Maker | WordBundle::Home => None,
        }
    }

    /// Whether the program can say the message of its own game with this key.
    fn says_own(self, key: &str) -> bool {
        let starts_with = |prefixes: &[&str]| prefixes.iter().any(|prefix| key.starts_with(prefix));
        let is_editor = matches!(self, WordBundle::Position(_));
        let elsewhere: &[&str] = if is_editor { &NOT_IN_EDITOR } else { &IN_EDITOR };
        !starts_with(&IN_FILES) && !starts_with(elsewhere)
    }
}

#[derive(Serialize)]
struct Block<'a> {
    stamp: u32,
    language: &'a str,
    shared: String,
    games: BTreeMap<&'a str, String>,
}

/// Messages by key, sorted: the page looks them up by binary search.
type Part<'a> = BTreeMap<&'a str, &'a str>;

/// The block of a page, escaped for HTML; of other games it contains only the names.
pub fn block(words: &Words, bundle: WordBundle) -> String {
    let wanted: BTreeSet<String> = files()
        .filter(|(name, _)| bundle.files().contains(name))
        .flat_map(|(_, file)| compile(file).unwrap_or_default())
        .map(|(key, _)| key)
        .collect();
    let mut shared: Part = words.shared.iter().filter(|(key, _)| wanted.contains(*key)).collect();
    // what another language has besides, for cases of its grammar
    add_referenced(words, &shared.clone(), &mut shared);
    let mut games = BTreeMap::new();
    for kind in Kind::ALL {
        let of_page = bundle.game() == Some(kind);
        let is_wanted = |key: &str| if of_page { bundle.says_own(key) } else { key == "name" };
        let own = words.own(kind).into_iter().flat_map(|own| own.iter());
        let own = own.filter(|(key, _)| is_wanted(key));
        let own: Part = own.map(|(key, text)| (key, resolved(words, text))).collect();
        if of_page {
            add_referenced(words, &own, &mut shared);
        }
        games.insert(kind.name(), joined(&own));
    }
    if matches!(bundle, WordBundle::Home | WordBundle::Maker) {
        // boards show the marks of their holes, and the computer may play between two levels
        let is_said = |key: &str| key.starts_with("mark-sign-") || key == "rung";
        let said: Part = words.shared.iter().filter(|(key, _)| is_said(key)).collect();
        add_referenced(words, &said, &mut shared);
        shared.extend(said);
    }
    let block = Block { stamp: STAMP, language: &words.language, shared: joined(&shared), games };
    serde_json::to_string(&block).unwrap_or_default().replace('<', "\\u003c")
}

/// Keys and texts in turn, as one text: the program takes it over whole, where it would have to fetch hundreds one by one.
fn joined(part: &Part) -> String {
    let all: Vec<&str> = part.iter().flat_map(|(key, text)| [*key, *text]).collect();
    all.join(SEPARATOR)
}

/// The text of a message that only refers to a shared one is that one's: without the detour a page is smaller.
fn resolved<'a>(words: &'a Words, text: &'a str) -> &'a str {
    let name = text.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
    match name.and_then(|name| words.shared.get(name)) {
        Some(shared) => resolved(words, shared),
        None => text,
    }
}

/// Adds the shared messages that `from` refers to, and those that these refer to.
fn add_referenced<'a>(words: &'a Words, from: &Part, shared: &mut Part<'a>) {
    let mut wanted: BTreeSet<String> = from.values().flat_map(|text| references(text)).collect();
    while let Some(key) = wanted.pop_first() {
        let found = words.shared.iter().find(|(known, _)| *known == key);
        if let Some((key, text)) = found.filter(|(key, _)| !shared.contains_key(key)) {
            wanted.extend(references(text));
            shared.insert(key, text);
        }
    }
}

/// The messages that a text in the compact form refers to or calls.
pub fn references(text: &str) -> Vec<String> {
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    let mut all = Vec::new();
    for (at, _) in text.match_indices('{') {
        let mut rest = &text[at + 1..];
        loop {
            let (name, after) = rest.split_at(rest.find(|letter| !is_name(letter)).unwrap_or(rest.len()));
            let inside = after.strip_prefix('(');
            if name.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
                // the `-` of an arrow `->` does not belong to the name
                let name = name.trim_end_matches('-');
                all.push(match inside {
                    Some(_) => name.to_ascii_lowercase().replace('_', "-"),
                    None => name.into(),
                });
            }
            match inside {
                Some(inside) => rest = inside,
                None => break,
            }
        }
    }
    all.retain(|name| !["count", "capital"].contains(&name.as_str()));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_and_calls_are_named_and_texts_are_not() {
        let text = "a (b) {c} {$d} {E_F($g)->[one]{h}*[other]{CAPITAL(I(j))}} {COUNT($k)->*[l]m}";
        assert_eq!(references(text), ["c", "e-f", "h", "i", "j"]);
    }
}
