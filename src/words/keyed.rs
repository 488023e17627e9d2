//! A message before it is formatted: its key in the language files, and its values.

use std::rc::Rc;

use super::HoleName;
use crate::engine::{Kind, seat::Seat};

/// A value in a message. It is language-independent, except for text that people typed.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    Number(i64),
    /// A letter of a board, a name, text that a person typed, or a word that Fluent files select by (`yes`,
    /// `store`).
    Text(Rc<str>),
    /// A message inside another.
    KeyedMessage(Rc<KeyedMessage>),
    List(Rc<[Value]>),
}

/// A message: its key and its values.
#[derive(Clone, PartialEq, Debug)]
pub struct KeyedMessage {
    /// The game whose own messages take precedence over the shared ones.
    pub game: Option<Kind>,
    pub key: Rc<str>,
    pub values: Vec<(&'static str, Value)>,
}

/// Messages are built in many places; the builders are not inlined, to keep programs small.
impl KeyedMessage {
    #[inline(never)]
    pub fn new(key: &str) -> KeyedMessage {
        KeyedMessage { game: None, key: key.into(), values: Vec::new() }
    }

    /// Sets the game of the message.
    pub fn of(mut self, kind: impl Into<Kind>) -> KeyedMessage {
        self.game = Some(kind.into());
        self
    }

    pub fn with(mut self, name: &'static str, value: impl ToValue) -> KeyedMessage {
        value.put(&mut self, name);
        self
    }

    #[inline(never)]
    fn push(&mut self, name: &'static str, value: Value) {
        self.values.push((name, value));
    }

    #[inline(never)]
    fn number(&mut self, name: &'static str, number: i64) {
        self.push(name, Value::Number(number));
    }

    #[inline(never)]
    fn text(&mut self, name: &'static str, text: &str) {
        self.push(name, text.value());
    }
}

/// What can be a value in a message.
pub trait ToValue {
    fn value(&self) -> Value;

    /// Adds it to a message under a name.
    fn put(&self, keyed: &mut KeyedMessage, name: &'static str) {
        keyed.push(name, self.value());
    }
}

impl ToValue for Value {
    fn value(&self) -> Value {
        self.clone()
    }
}

impl<T: ToValue + ?Sized> ToValue for &T {
    fn value(&self) -> Value {
        (**self).value()
    }
    fn put(&self, keyed: &mut KeyedMessage, name: &'static str) {
        (**self).put(keyed, name);
    }
}

impl ToValue for KeyedMessage {
    #[inline(never)]
    fn value(&self) -> Value {
        Value::KeyedMessage(Rc::new(self.clone()))
    }
}

impl ToValue for str {
    #[inline(never)]
    fn value(&self) -> Value {
        Value::Text(self.into())
    }
    fn put(&self, keyed: &mut KeyedMessage, name: &'static str) {
        keyed.text(name, self);
    }
}

impl ToValue for String {
    fn value(&self) -> Value {
        self.as_str().value()
    }
    fn put(&self, keyed: &mut KeyedMessage, name: &'static str) {
        keyed.text(name, self);
    }
}

impl ToValue for char {
    #[inline(never)]
    fn value(&self) -> Value {
        self.encode_utf8(&mut [0; 4]).value()
    }
}

impl ToValue for bool {
    #[inline(never)]
    fn value(&self) -> Value {
        if *self { "yes" } else { "no" }.value()
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl ToValue for $number {
            fn value(&self) -> Value {
                Value::Number(*self as i64)
            }
            fn put(&self, keyed: &mut KeyedMessage, name: &'static str) {
                keyed.number(name, *self as i64);
            }
        })+
    };
}
numbers!(u8, u16, u32, u64, usize, i32, i64);

/// A seat is 1, 2 or 3.
impl ToValue for Seat {
    #[inline(never)]
    fn value(&self) -> Value {
        (self.index() % 3 + 1).value()
    }
}

/// A hole is its letter.
impl ToValue for HoleName {
    #[inline(never)]
    fn value(&self) -> Value {
        self.letter().value()
    }
}

/// `None` is a store.
impl ToValue for Option<HoleName> {
    #[inline(never)]
    fn value(&self) -> Value {
        self.map_or_else(|| "store".value(), |hole| hole.value())
    }
}

impl<T: ToValue> ToValue for [T] {
    fn value(&self) -> Value {
        list(self)
    }
}

impl<T: ToValue> ToValue for Vec<T> {
    fn value(&self) -> Value {
        list(self.as_slice())
    }
}

/// The value, or the word `none` if there is none.
pub fn or_none<T: ToValue>(value: Option<T>) -> Value {
    match value {
        Some(value) => value.value(),
        None => "none".value(),
    }
}

/// A list of values.
pub fn list<T: ToValue>(all: impl IntoIterator<Item = T>) -> Value {
    let mut values = Vec::new();
    for value in all {
        add(&mut values, value.value());
    }
    listed(values)
}

#[inline(never)]
fn add(values: &mut Vec<Value>, value: Value) {
    values.push(value);
}

#[inline(never)]
fn listed(values: Vec<Value>) -> Value {
    Value::List(values.into())
}

/// The kebab-case name of a variant: `NotByHand` becomes `not-by-hand`.
pub fn kebab(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars().take_while(char::is_ascii_alphanumeric) {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

/// Builds a message from its key, its game and its values: `keyed!(kind => "lifts", seat, count = 3)`.
macro_rules! keyed {
    (@put $message:ident, ) => {};
    (@put $message:ident, $name:ident = $value:expr $(, $($rest:tt)*)?) => {
        $crate::words::keyed::ToValue::put(&$value, &mut $message, stringify!($name));
        keyed!(@put $message, $($($rest)*)?)
    };
    (@put $message:ident, $name:ident $(, $($rest:tt)*)?) => {
        $crate::words::keyed::ToValue::put(&$name, &mut $message, stringify!($name));
        keyed!(@put $message, $($($rest)*)?)
    };
    ($kind:expr => $key:expr $(, $($rest:tt)*)?) => {{
        #[allow(unused_mut)]
        let mut keyed = $crate::words::keyed::KeyedMessage::new($key).of($kind);
        keyed!(@put keyed, $($($rest)*)?);
        keyed
    }};
    ($key:expr $(, $($rest:tt)*)?) => {{
        #[allow(unused_mut)]
        let mut keyed = $crate::words::keyed::KeyedMessage::new($key);
        keyed!(@put keyed, $($($rest)*)?);
        keyed
    }};
}
pub(crate) use keyed;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variants_are_called_as_files_write_them() {
        assert_eq!(
            ["NotByHand", "Close", "Name(\"x\")", "Rows { rows: 2 }"].map(kebab),
            ["not-by-hand", "close", "name", "rows"]
        );
    }
}
