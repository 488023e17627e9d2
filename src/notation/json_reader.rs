//! Reads JSON (RFC 8259) as far as records need it: texts and lists, each with its place; of other values the place
//! alone. A test compares it with `serde_json`, which would make a page 7 kB heavier.

use std::str::Chars;

/// Line and column, from 1.
type Place = (usize, usize);

/// Where a text is not JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fault {
    pub place: Place,
    /// Whether the text ends there, in the middle.
    pub ends: bool,
}

/// A value, and the place where it begins.
pub(super) struct Item {
    pub place: Place,
    pub value: Value,
}

pub(super) enum Value {
    Text(String),
    List(Vec<Item>),
    Other,
}

/// A limit of nesting, so that no text exhausts the stack.
const DEPTH: u8 = 100;

type Read<T> = Result<T, Fault>;

/// The members of the object that a text is, in the order of the text; of a repeated key only the last.
pub(super) fn members(text: &str) -> Read<Vec<(String, Item)>> {
    let mut reader = Reader { rest: text.chars(), place: (1, 1), before: (1, 1) };
    reader.skip_space();
    let members = reader.object(DEPTH)?;
    reader.skip_space();
    if reader.peek().is_none() { Ok(members) } else { reader.fail() }
}

/// A text in quotation marks, as JSON has it.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            '\0'..' ' => quoted += &format!("\\u{:04x}", u32::from(letter)),
            _ => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

struct Reader<'a> {
    rest: Chars<'a>,
    /// The place of the next letter.
    place: Place,
    /// The place of the letter before it.
    before: Place,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.rest.clone().next()
    }

    fn next(&mut self) -> Option<char> {
        let letter = self.rest.next()?;
        self.before = self.place;
        let (line, column) = self.place;
        self.place = if letter == '\n' { (line + 1, 1) } else { (line, column + 1) };
        Some(letter)
    }

    /// The next letter cannot stand here, or the text has ended.
    fn fail<T>(&self) -> Read<T> {
        let ends = self.peek().is_none();
        Err(Fault { place: if ends { self.before } else { self.place }, ends })
    }

    fn take(&mut self, wanted: char) -> bool {
        let is_next = self.peek() == Some(wanted);
        if is_next {
            self.next();
        }
        is_next
    }

    fn take_all(&mut self, wanted: &str) -> Read<()> {
        for letter in wanted.chars() {
            if !self.take(letter) {
                return self.fail();
            }
        }
        Ok(())
    }

    fn skip_space(&mut self) {
        while let Some(' ' | '\t' | '\n' | '\r') = self.peek() {
            self.next();
        }
    }

    fn value(&mut self, depth: u8) -> Read<Item> {
        self.skip_space();
        let place = self.place;
        let value = match self.peek() {
            Some('"') => Value::Text(self.text()?),
            Some('[') => Value::List(self.list(depth)?),
            Some('{') => self.object(depth).map(|_| Value::Other)?,
            Some('t') => self.take_all("true").map(|()| Value::Other)?,
            Some('f') => self.take_all("false").map(|()| Value::Other)?,
            Some('n') => self.take_all("null").map(|()| Value::Other)?,
            _ => self.number().map(|()| Value::Other)?,
        };
        Ok(Item { place, value })
    }

    fn list(&mut self, depth: u8) -> Read<Vec<Item>> {
        let mut items = Vec::new();
        self.separated(['[', ']'], depth, |reader, depth| {
            items.push(reader.value(depth)?);
            Ok(())
        })?;
        Ok(items)
    }

    fn object(&mut self, depth: u8) -> Read<Vec<(String, Item)>> {
        let mut members: Vec<(String, Item)> = Vec::new();
        self.separated(['{', '}'], depth, |reader, depth| {
            let key = reader.text()?;
            reader.skip_space();
            reader.take_all(":")?;
            let value = reader.value(depth)?;
            members.retain(|(known, _)| *known != key);
            members.push((key, value));
            Ok(())
        })?;
        Ok(members)
    }

    /// Reads what stands between two brackets, separated by commas.
    fn separated(
        &mut self,
        [open, close]: [char; 2],
        depth: u8,
        mut read: impl FnMut(&mut Self, u8) -> Read<()>,
    ) -> Read<()> {
        let Some(depth) = depth.checked_sub(1).filter(|_| self.take(open)) else { return self.fail() };
        self.skip_space();
        if self.take(close) {
            return Ok(());
        }
        loop {
            self.skip_space();
            read(self, depth)?;
            self.skip_space();
            if self.take(close) {
                return Ok(());
            }
            self.take_all(",")?;
        }
    }

    fn text(&mut self) -> Read<String> {
        self.take_all("\"")?;
        let mut text = String::new();
        while !self.take('"') {
            match self.peek() {
                Some('\\') => text.push(self.escaped()?),
                Some(letter) if letter >= ' ' => {
                    text.push(letter);
                    self.next();
                }
                _ => return self.fail(),
            }
        }
        Ok(text)
    }

    /// The letter that a backslash stands for with what follows it.
    fn escaped(&mut self) -> Read<char> {
        self.take_all("\\")?;
        let letter = match self.peek() {
            Some('u') => return self.numbered(),
            Some('b') => '\u{8}',
            Some('f') => '\u{c}',
            Some('n') => '\n',
            Some('r') => '\r',
            Some('t') => '\t',
            Some(letter @ ('"' | '\\' | '/')) => letter,
            _ => return self.fail(),
        };
        self.next();
        Ok(letter)
    }

    /// A letter by one unit of UTF-16, or by two.
    fn numbered(&mut self) -> Read<char> {
        let mut units = vec![self.unit()?];
        if let Some(0xD800..0xDC00) = units.first() {
            self.take_all("\\")?;
            units.push(self.unit()?);
        }
        match char::decode_utf16(units).next() {
            Some(Ok(letter)) => Ok(letter),
            _ => self.fail(),
        }
    }

    /// Four hexadecimal digits after a `u`.
    fn unit(&mut self) -> Read<u16> {
        self.take_all("u")?;
        let mut unit = 0;
        for _ in 0..4 {
            let digit = self.peek().and_then(|digit| u16::try_from(digit.to_digit(16)?).ok());
            let Some(digit) = digit else { return self.fail() };
            unit = unit << 4 | digit;
            self.next();
        }
        Ok(unit)
    }

    fn number(&mut self) -> Read<()> {
        self.take('-');
        if !self.take('0') {
            self.digits()?;
        }
        if self.take('.') {
            self.digits()?;
        }
        if self.take('e') || self.take('E') {
            let _ = self.take('+') || self.take('-');
            self.digits()?;
        }
        Ok(())
    }

    /// One digit or more.
    fn digits(&mut self) -> Read<()> {
        let is_digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
        if !is_digit(self.peek()) {
            return self.fail();
        }
        while is_digit(self.peek()) {
            self.next();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OBJECT: &str = r#" {"a": "b\"\\\/\b\f\n\r\t\u00e9\ud83e\udd65ë", "": [ ] ,
        "list": ["c", 0, -10.5e+3, 2E7, true, [false, null, {"d": {}}]], "a": "again", "x":[{"y" :1e-2}] } "#;

    fn same(ours: &Value, theirs: &serde_json::Value) -> bool {
        match (ours, theirs) {
            (Value::Text(ours), serde_json::Value::String(theirs)) => ours == theirs,
            (Value::List(ours), serde_json::Value::Array(theirs)) => {
                ours.len() == theirs.len()
                    && ours.iter().zip(theirs).all(|(ours, theirs)| same(&ours.value, theirs))
            }
            (Value::Other, theirs) => !theirs.is_string() && !theirs.is_array(),
            _ => false,
        }
    }

    /// Reads a text with both readers; tells whether it is an object.
    fn compare(text: &str) -> bool {
        let theirs = serde_json::from_str::<serde_json::Map<_, _>>(text);
        match (members(text), theirs) {
            (Ok(ours), Ok(theirs)) => {
                assert_eq!(ours.len(), theirs.len(), "{text}");
                assert!(ours.iter().all(|(key, item)| same(&item.value, &theirs[key])), "{text}");
                true
            }
            (Err(_), Err(_)) => false,
            (ours, theirs) => panic!("{text}: {:?}, {theirs:?}", ours.err()),
        }
    }

    #[test]
    fn it_reads_what_serde_json_reads() {
        assert!(compare(OBJECT));
        let places: Vec<_> = OBJECT.char_indices().map(|(at, letter)| at..at + letter.len_utf8()).collect();
        let mut read = 0;
        for place in places {
            for put in ["", "\"", "\\", "{", "]", ",", ":", "0", "1", ".", "-", "e", "u", "\u{1}", "ä", "  "]
            {
                let mut text = OBJECT.to_string();
                text.replace_range(place.clone(), put);
                read += usize::from(compare(&text));
            }
            compare(&OBJECT[..place.start]);
        }
        assert!(read > 500, "{read}");
    }

    #[test]
    fn a_text_that_is_nested_deeply_is_refused() {
        for nested in ["[", "{\"a\":"] {
            let text = ["{\"a\":", &nested.repeat(100_000)].concat();
            assert!(matches!(members(&text), Err(Fault { ends: false, .. })));
        }
    }

    #[test]
    fn what_is_written_is_read_by_serde_json() {
        for code in 0..0x250 {
            let text: String = char::from_u32(code).into_iter().chain("a\u{1F965}".chars()).collect();
            assert_eq!(serde_json::from_str::<String>(&quoted(&text)).unwrap(), text);
        }
    }
}
