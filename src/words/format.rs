//! Formats messages in a language: Fluent in the compact form that `compile.rs` writes. A test compares it with
//! `fluent-bundle`.
//!
//! A call by an upper-case name formats the message with that name in lower case; in it `$it` is the argument.
//! If the argument is a list, the message is formatted once for each item; `$before` is then the text of the
//! items before it, and `$place` is `first`, `middle` or `last`. If the argument is a seat, `$called` is how the
//! seat is called and `$called-name` the name that was given (`seat_names.rs`). Two calls are built in: `COUNT`, the
//! length of a list, and `CAPITAL`, a text with its first letter in upper case.

use std::{cell::Cell, rc::Rc};

use super::{
    current,
    keyed::{KeyedMessage, ToValue, Value},
    plural,
    seat_names::seat_name,
    store::Words,
};
use crate::engine::Kind;

/// Limits of nesting and of messages in one text, so that files that refer to themselves terminate.
const DEPTH: u8 = 24;
const MESSAGES: u32 = 10_000;

/// The message in the language of the page.
pub fn format(keyed: &KeyedMessage) -> String {
    #[cfg(not(target_arch = "wasm32"))]
    super::recorder::note(keyed);
    format_in(current::words(), keyed)
}

/// The message in any language.
pub fn format_in(words: &Words, keyed: &KeyedMessage) -> String {
    let mut text = String::new();
    Run { words, game: None, values: &[], depth: DEPTH, left: &Cell::new(MESSAGES) }.keyed(keyed, &mut text);
    text
}

/// A message being formatted.
#[derive(Clone, Copy)]
struct Run<'a> {
    words: &'a Words,
    game: Option<Kind>,
    values: &'a [(&'static str, Value)],
    depth: u8,
    left: &'a Cell<u32>,
}

impl<'a> Run<'a> {
    fn keyed(&self, keyed: &KeyedMessage, text: &mut String) {
        Run { game: keyed.game.or(self.game), values: &keyed.values, ..*self }.message(&keyed.key, text);
    }

    /// Formats another message with the same values; nothing if the language does not have it.
    fn message(&self, key: &str, text: &mut String) {
        let (depth, left) = (self.depth.checked_sub(1), self.left.get().checked_sub(1));
        if let (Some(pattern), Some(depth), Some(left)) = (self.words.find(self.game, key), depth, left) {
            self.left.set(left);
            Run { depth, ..*self }.pattern(pattern, Some(text));
        }
    }

    /// Formats a pattern to its end, or skips it if `out` is `None`; gives the text after it.
    fn pattern<'t>(&self, mut rest: &'t str, mut out: Option<&mut String>) -> &'t str {
        loop {
            // by bytes: a page's start is a tenth faster than by letters
            let ends = |byte: &u8| matches!(byte, b'{' | b'}' | b'[' | b'*');
            let end = rest.as_bytes().iter().position(ends).unwrap_or(rest.len());
            let (text, after) = rest.split_at(end);
            if let Some(out) = &mut out {
                out.push_str(text);
            }
            match after.strip_prefix('{') {
                Some(inside) => rest = self.placeable(inside, out.as_deref_mut()),
                None => return after,
            }
        }
    }

    /// A placeable: the part between braces.
    fn placeable<'t>(&self, text: &'t str, mut out: Option<&mut String>) -> &'t str {
        let (value, mut rest) = self.expression(text, out.is_some());
        if let Some(variants) = rest.strip_prefix("->") {
            rest = variants;
            let mut default = None;
            loop {
                let (is_default, variant) = match rest.strip_prefix('*') {
                    Some(rest) => (true, rest),
                    None => (false, rest),
                };
                let Some((key, pattern)) = variant.strip_prefix('[').and_then(|key| key.split_once(']'))
                else {
                    break;
                };
                let is_match = out.is_some() && self.matches(&value, key);
                rest = self.pattern(pattern, if is_match { out.take() } else { None });
                if is_default {
                    default = Some(pattern);
                }
            }
            if let Some(default) = default.filter(|_| out.is_some()) {
                self.pattern(default, out);
            }
        } else if let Some(out) = out {
            self.put(&value, out);
        }
        rest.strip_prefix('}').unwrap_or(rest)
    }

    /// A variable, a literal, a message or a call; if not `wanted`, it is only skipped.
    fn expression<'t>(&self, text: &'t str, wanted: bool) -> (Value, &'t str) {
        if let Some(literal) = text.strip_prefix('"') {
            let (literal, rest) = literal.split_once('"').unwrap_or((literal, ""));
            return (literal.value(), rest);
        }
        let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        let (variable, text) = text.strip_prefix('$').map_or((false, text), |name| (true, name));
        let end = text.as_bytes().iter().position(|byte| !is_name(byte)).unwrap_or(text.len());
        // the `-` of an arrow `->` does not belong to the name
        let end = if text[..end].ends_with('-') { end - 1 } else { end };
        let (name, rest) = text.split_at(end);
        if variable {
            return (self.variable(name), rest);
        }
        if let Ok(number) = name.parse() {
            return (Value::Number(number), rest);
        }
        if let Some(inside) = rest.strip_prefix('(') {
            let (value, rest) = self.expression(inside, wanted);
            let called = if wanted { self.call(name, &value) } else { value };
            return (called, rest.strip_prefix(')').unwrap_or(rest));
        }
        let mut text = String::new();
        if wanted {
            self.message(name, &mut text);
        }
        (text.value(), rest)
    }

    fn variable(&self, name: &str) -> Value {
        let given = |name| self.values.iter().find(|(known, _)| *known == name).map(|(_, value)| value);
        match (given(name), given("it"), name) {
            (Some(value), ..) => value.clone(),
            (None, Some(&Value::Number(seat)), "called") => seat_name(seat).0.value(),
            (None, Some(&Value::Number(seat)), "called-name") => seat_name(seat).1.as_str().value(),
            _ => "".value(),
        }
    }

    fn call(&self, name: &str, value: &Value) -> Value {
        match (name, value) {
            ("COUNT", Value::List(all)) => return all.len().value(),
            ("CAPITAL", value) => {
                let mut text = String::new();
                self.put(value, &mut text);
                return capital(&text).value();
            }
            _ => (),
        }
        let small = |letter: char| if letter == '_' { '-' } else { letter.to_ascii_lowercase() };
        let key: String = name.chars().map(small).collect();
        let Value::List(all) = value else { return self.called(&key, &[("it", value.clone())]) };
        let mut before = "".value();
        for (at, it) in all.iter().enumerate() {
            let place = match at {
                0 => "first",
                _ if at + 1 == all.len() => "last",
                _ => "middle",
            };
            before = self.called(&key, &[("it", it.clone()), ("before", before), ("place", place.value())]);
        }
        before
    }

    fn called(&self, key: &str, values: &[(&'static str, Value)]) -> Value {
        let mut text = String::new();
        Run { values, ..*self }.message(key, &mut text);
        Value::Text(Rc::from(text))
    }

    /// Whether a variant with this key matches a value.
    fn matches(&self, value: &Value, key: &str) -> bool {
        match value {
            Value::Number(number) => match key.parse::<i64>() {
                Ok(key) => key == *number,
                Err(_) => key == plural::category(&self.words.language, *number),
            },
            Value::Text(text) => **text == *key,
            Value::KeyedMessage(_) | Value::List(_) => false,
        }
    }

    fn put(&self, value: &Value, text: &mut String) {
        match value {
            Value::Number(number) => text.push_str(&number.to_string()),
            Value::Text(it) => text.push_str(it),
            Value::KeyedMessage(keyed) => self.keyed(keyed, text),
            Value::List(_) => (),
        }
    }
}

/// A text with its first letter in upper case.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| [upper(first)].into_iter().chain(letters).collect()).unwrap_or_default()
}

/// The upper case of a letter: Latin with its accents, Greek and Cyrillic. Tables for all alphabets would take
/// 12 kB.
pub const fn upper(letter: char) -> char {
    let code = letter as u32;
    let lower = match letter {
        'ÿ' => return 'Ÿ',
        'a'..='z' | 'à'..='ö' | 'ø'..='þ' | 'α'..='ρ' | 'σ'..='ω' | 'а'..='я' => code - 32,
        'ѐ'..='џ' => code - 80,
        // each upper-case letter is followed by its lower-case one
        'Ā'..='į' | 'Ĳ'..='ķ' | 'Ŋ'..='ŷ' | 'Ḁ'..='ẕ' | 'Ạ'..='ỿ' => code & !1,
        'Ĺ'..='ň' | 'Ź'..='ž' => code - 1 + code % 2,
        _ => code,
    };
    match char::from_u32(lower) {
        Some(upper) => upper,
        None => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_are_those_of_unicode() {
        let alphabets = ['a'..='z', 'à'..='ž', 'α'..='ω', 'Ѐ'..='џ', 'Ḁ'..='ỿ', '一'..='丈'];
        for letter in alphabets.into_iter().flatten() {
            // letters whose upper case has several letters, or is in another alphabet, stay
            let mut wanted = letter.to_uppercase();
            let wanted = wanted.next().filter(|_| wanted.len() == 0).unwrap_or(letter);
            if !"ıſςẛ".contains(letter) {
                assert_eq!(upper(letter), wanted, "{letter}");
            }
        }
    }
}
