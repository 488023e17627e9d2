//! Options as a script gives them, of whatever shape, and what is read out of them.

use std::fmt;

use serde::de::{Deserialize, DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::{
    LONGEST,
    fault::{Code, Fault},
};
use crate::notation::faults::quoted;

/// Names with their values. Whatever an object holds further down is not read: it may be large, or lead back to itself.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Given(Vec<(String, Value)>);

#[derive(Clone, PartialEq, Debug)]
enum Value {
    /// As if the option were not there.
    Nothing,
    Text(String),
    Number(f64),
    Flag(bool),
    /// An object in the options.
    Object(Vec<(String, Value)>),
    Other,
}

/// A whole number from outside; `what` names it at the beginning of a sentence.
pub fn whole(what: &str, value: f64, least: u64, most: u64) -> Result<u64, Fault> {
    // numbers that a conversion would change are no whole numbers, or out of every range
    let number = value as u64;
    if number as f64 == value && (least..=most).contains(&number) {
        Ok(number)
    } else {
        Err(Fault::new(Code::Value, format!("{what} has to be a whole number from {least} to {most}.")))
    }
}

/// A text from outside, if it is not too long.
pub fn checked(text: &str) -> Result<&str, Fault> {
    if text.len() > LONGEST { Err(Fault::too_long()) } else { Ok(text) }
}

fn wrong(name: &str, wanted: &str) -> Fault {
    Fault::new(Code::Value, format!("The option {name} has to be {wanted}."))
}

impl Given {
    /// Refuses options that the function does not have.
    pub fn check(&self, known: &[&str]) -> Result<(), Fault> {
        match self.0.iter().find(|(name, _)| !known.contains(&name.as_str())) {
            None => Ok(()),
            Some((name, _)) => {
                let message =
                    format!("No option is called {} here: there are {}.", quoted(name), known.join(", "));
                Err(Fault::new(Code::UnknownOption, message))
            }
        }
    }

    /// The value of an option; of one that is given twice the last.
    fn get(&self, name: &str) -> Option<&Value> {
        let found = self.0.iter().rfind(|(known, _)| known == name).map(|(_, value)| value);
        found.filter(|value| **value != Value::Nothing)
    }

    pub fn text(&self, name: &str) -> Result<Option<&str>, Fault> {
        match self.get(name) {
            None => Ok(None),
            Some(Value::Text(text)) => checked(text).map(Some),
            Some(_) => Err(wrong(name, "a text")),
        }
    }

    pub fn flag(&self, name: &str) -> Result<bool, Fault> {
        match self.get(name) {
            None => Ok(false),
            Some(Value::Flag(flag)) => Ok(*flag),
            Some(_) => Err(wrong(name, "true or false")),
        }
    }

    /// A number with at most one decimal, in tenths, as `least` and `most` are.
    pub fn tenths(&self, name: &str, least: u8, most: u8) -> Result<Option<u8>, Fault> {
        let Some(value) = self.get(name) else { return Ok(None) };
        if let Value::Number(number) = value {
            let tenths = (number * 10.0).round();
            let near = (number * 10.0 - tenths).abs() < 1e-6;
            if near && (f64::from(least)..=f64::from(most)).contains(&tenths) {
                return Ok(Some(tenths as u8));
            }
        }
        let [least, most] = [least, most].map(|tenths| f64::from(tenths) / 10.0);
        Err(wrong(name, &format!("a number from {least} to {most} with at most one decimal")))
    }

    pub fn whole(&self, name: &str, least: u64, most: u64) -> Result<Option<u64>, Fault> {
        match self.get(name) {
            None => Ok(None),
            Some(Value::Number(number)) => {
                whole(&format!("The option {name}"), *number, least, most).map(Some)
            }
            Some(_) => Err(wrong(name, &format!("a whole number from {least} to {most}"))),
        }
    }

    /// An object of texts, in the order in which they are given.
    pub fn texts(&self, name: &str) -> Result<Vec<(&str, &str)>, Fault> {
        let all = match self.get(name) {
            None => return Ok(Vec::new()),
            Some(Value::Object(all)) => all,
            Some(_) => return Err(wrong(name, "an object of texts")),
        };
        let text = all.iter().map(|(key, value)| match value {
            Value::Text(text) => Ok((key.as_str(), checked(text)?)),
            _ => Err(wrong(name, &format!("an object of texts, and {} is none", quoted(key)))),
        });
        text.collect()
    }
}

impl<'de> Deserialize<'de> for Given {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Given, D::Error> {
        match (Reader { depth: 0 }).deserialize(from)? {
            Value::Object(all) => Ok(Given(all)),
            Value::Nothing => Ok(Given::default()),
            _ => Err(serde::de::Error::custom("no options")),
        }
    }
}

/// Reads a value: at depth 0 all options, at 1 one of them, at 2 what lies in the object that an option is.
#[derive(Clone, Copy)]
struct Reader {
    depth: u8,
}

impl<'de> DeserializeSeed<'de> for Reader {
    type Value = Value;
    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Value, D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Reader {
    type Value = Value;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("options")
    }
    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Nothing)
    }
    fn visit_none<E>(self) -> Result<Value, E> {
        Ok(Value::Nothing)
    }
    fn visit_bool<E>(self, flag: bool) -> Result<Value, E> {
        Ok(Value::Flag(flag))
    }
    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(Value::Number(number as f64))
    }
    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(Value::Number(number as f64))
    }
    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(Value::Number(number))
    }
    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(Value::Text(text.into()))
    }
    fn visit_bytes<E>(self, _: &[u8]) -> Result<Value, E> {
        Ok(Value::Other)
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut all: A) -> Result<Value, A::Error> {
        while all.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Value::Other)
    }
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        if self.depth >= 2 {
            while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
            return Ok(Value::Other);
        }
        let mut all = Vec::new();
        while let Some(name) = map.next_key::<String>()? {
            all.push((name, map.next_value_seed(Reader { depth: self.depth + 1 })?));
        }
        Ok(Value::Object(all))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given(json: &str) -> Given {
        serde_json::from_str(json).unwrap_or_else(|why| panic!("{json}: {why}"))
    }

    #[test]
    fn values_are_read_by_their_types() {
        let given = given(r#"{"a":"x","b":3,"c":true,"d":{"e":"f","g":"h"},"i":null}"#);
        assert_eq!(given.text("a"), Ok(Some("x")));
        assert_eq!((given.whole("b", 1, 3), given.whole("b", 1, 2).is_err()), (Ok(Some(3)), true));
        assert_eq!((given.flag("c"), given.flag("i")), (Ok(true), Ok(false)));
        assert_eq!(given.texts("d"), Ok(vec![("e", "f"), ("g", "h")]));
        assert_eq!((given.text("i"), given.texts("z")), (Ok(None), Ok(vec![])));
        assert!(given.text("b").is_err() && given.flag("a").is_err() && given.texts("a").is_err());
        assert!(given.check(&["a", "b", "c", "d", "i"]).is_ok());
        assert_eq!(given.check(&["a"]).map_err(|fault| fault.code), Err(Code::UnknownOption));
    }

    #[test]
    fn of_two_values_the_last_counts() {
        assert_eq!(given(r#"{"a":"x","a":"y"}"#).text("a"), Ok(Some("y")));
    }

    #[test]
    fn what_lies_deeper_is_no_text() {
        for deep in [r#"{"d":{"e":{"f":{}}}}"#, r#"{"d":{"e":[[1]]}}"#, r#"{"d":{"e":null}}"#, r#"{"d":[]}"#]
        {
            assert_eq!(given(deep).texts("d").map_err(|fault| fault.code), Err(Code::Value), "{deep}");
        }
        for nothing in ["3", "\"x\"", "[]", "true"] {
            assert!(serde_json::from_str::<Given>(nothing).is_err(), "{nothing}");
        }
        assert_eq!(given("null"), Given::default());
    }

    #[test]
    fn only_whole_numbers_in_their_range_are_whole() {
        for (number, is) in
            [(0.0, true), (-0.0, true), (7.0, true), (8.0, false), (-1.0, false), (0.5, false)]
        {
            assert_eq!(whole("It", number, 0, 7).is_ok(), is, "{number}");
        }
        for number in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e300, -1e300] {
            assert!(whole("It", number, 0, 1 << 53).is_err(), "{number}");
        }
    }
}
