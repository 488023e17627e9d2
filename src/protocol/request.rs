//! What a page asks of an embed, read from the text of a message.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{Code, Fault, LONGEST, MOST_PLACES, NAMESPACE, Topic, Topics, VERSION};

/// What a page calls its request; the answer says the same in `re`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Re {
    Number(i64),
    Text(String),
}

/// A request.
#[derive(Clone, PartialEq, Debug)]
pub struct Request {
    pub re: Option<Re>,
    pub command: Command,
}

/// What is asked for.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Who is there.
    Hello,
    /// Another game, by its address.
    Load {
        address: String,
    },
    /// A moment of the game: `m3`, `m3.s4`.
    Goto {
        at: String,
    },
    Next,
    Prev,
    First,
    Last,
    /// Goes on with the picture, or plays the game again from the moment looked at.
    Play,
    Pause,
    /// A move in the notation of the game.
    Move {
        text: String,
    },
    Undo,
    Redo,
    /// The game from its start.
    Reset,
    /// Sets how games are shown.
    Set {
        name: String,
        value: String,
    },
    /// How the game stands.
    Get,
    /// Which kinds of messages are told from now on.
    Subscribe(Topics),
    /// Rings these places of the board, and no others.
    Highlight {
        places: Vec<String>,
    },
    /// Moves the focus to the board.
    Focus,
}

impl Command {
    /// What requests say in `type`.
    pub const NAMES: [&str; 18] = [
        "hello",
        "load",
        "goto",
        "next",
        "prev",
        "first",
        "last",
        "play",
        "pause",
        "move",
        "undo",
        "redo",
        "reset",
        "set",
        "get",
        "subscribe",
        "highlight",
        "focus",
    ];
}

/// A message that cannot be read, with what its page calls it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unread {
    pub re: Option<Re>,
    pub fault: Fault,
}

/// Reads a message from its JSON. Whatever the text is, the answer is a request or says what is wrong with it; `None` for
/// what is no message of ours.
pub fn read(json: &str) -> Option<Result<Request, Unread>> {
    let Ok(Value::Object(message)) = serde_json::from_str(json) else { return None };
    if message.get("ns").and_then(Value::as_str) != Some(NAMESPACE) {
        return None;
    }
    let re = match message.get("re").filter(|re| !re.is_null()) {
        None => None,
        Some(re) => match Re::deserialize(re) {
            Ok(Re::Text(text)) if text.chars().count() > LONGEST => {
                return Some(Err(Unread { re: None, fault: Fault::new(Code::TooLong, "re") }));
            }
            Ok(re) => Some(re),
            Err(_) => return Some(Err(Unread { re: None, fault: Fault::new(Code::Field, "re") })),
        },
    };
    Some(match command(&message) {
        Ok(command) => Ok(Request { re, command }),
        Err(fault) => Err(Unread { re, fault }),
    })
}

fn command(message: &Map<String, Value>) -> Result<Command, Fault> {
    for field in message.keys() {
        if !["ns", "v", "id", "type", "re", "data"].contains(&field.as_str()) {
            return Err(Fault::new(Code::UnknownField, &short(field)));
        }
    }
    match message.get("v").map(Value::as_u64) {
        None => return Err(Fault::new(Code::Field, "v")),
        Some(version) if version == Some(u64::from(VERSION)) => {}
        Some(_) => return Err(Fault::new(Code::Version, "v")),
    }
    let Some(kind) = message.get("type").and_then(Value::as_str) else {
        return Err(Fault::new(Code::Field, "type"));
    };
    let nothing = Map::new();
    let data = match message.get("data") {
        None | Some(Value::Null) => &nothing,
        Some(Value::Object(data)) => data,
        Some(_) => return Err(Fault::new(Code::Field, "data")),
    };
    let fields: &[&str] = match kind {
        "load" => &["address"],
        "goto" => &["at"],
        "move" => &["move"],
        "set" => &["name", "value"],
        "subscribe" => &["types"],
        "highlight" => &["places"],
        _ if Command::NAMES.contains(&kind) => &[],
        _ => return Err(Fault::new(Code::Type, "type")),
    };
    if let Some(unknown) = data.keys().find(|field| !fields.contains(&field.as_str())) {
        return Err(Fault::new(Code::UnknownField, &["data.", &short(unknown)].concat()));
    }
    Ok(match kind {
        "hello" => Command::Hello,
        "load" => Command::Load { address: text(data, "address")? },
        "goto" => Command::Goto { at: text(data, "at")? },
        "next" => Command::Next,
        "prev" => Command::Prev,
        "first" => Command::First,
        "last" => Command::Last,
        "play" => Command::Play,
        "pause" => Command::Pause,
        "move" => Command::Move { text: text(data, "move")? },
        "undo" => Command::Undo,
        "redo" => Command::Redo,
        "reset" => Command::Reset,
        "set" => Command::Set { name: text(data, "name")?, value: text(data, "value")? },
        "get" => Command::Get,
        "subscribe" => Command::Subscribe(topics(&texts(data, "types")?)?),
        "highlight" => Command::Highlight { places: texts(data, "places")? },
        _ => Command::Focus,
    })
}

/// The beginning of a name that somebody else has made up, as far as it is repeated.
fn short(name: &str) -> String {
    name.chars().take(40).collect()
}

fn at(field: &str) -> String {
    ["data.", field].concat()
}

fn checked(value: Option<&Value>, at: &str) -> Result<String, Fault> {
    let text = value.and_then(Value::as_str).ok_or_else(|| Fault::new(Code::Field, at))?;
    if text.chars().count() > LONGEST { Err(Fault::new(Code::TooLong, at)) } else { Ok(text.into()) }
}

fn text(data: &Map<String, Value>, field: &str) -> Result<String, Fault> {
    checked(data.get(field), &at(field))
}

fn texts(data: &Map<String, Value>, field: &str) -> Result<Vec<String>, Fault> {
    let Some(Value::Array(all)) = data.get(field) else {
        return Err(Fault::new(Code::Field, &at(field)));
    };
    if all.len() > MOST_PLACES {
        return Err(Fault::new(Code::TooLong, &at(field)));
    }
    let one = |(place, value)| checked(Some(value), &format!("{}[{place}]", at(field)));
    all.iter().enumerate().map(one).collect()
}

fn topics(names: &[String]) -> Result<Topics, Fault> {
    let mut all = Topics::NONE;
    for (place, name) in names.iter().enumerate() {
        match Topic::by_name(name) {
            Some(topic) => all.add(topic),
            None => return Err(Fault::new(Code::Topic, &format!("data.types[{place}]"))),
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(json: &str) -> Fault {
        read(json).and_then(Result::err).map(|unread| unread.fault).unwrap_or_else(|| panic!("{json}"))
    }

    #[test]
    fn every_request_is_read() {
        for name in Command::NAMES {
            let data = match name {
                "load" => r#"{"address":"moves=a"}"#,
                "goto" => r#"{"at":"m3.s4"}"#,
                "move" => r#"{"move":"a"}"#,
                "set" => r#"{"name":"speed","value":"2"}"#,
                "subscribe" => r#"{"types":["event","focusexit"]}"#,
                "highlight" => r#"{"places":["a","B"]}"#,
                _ => "{}",
            };
            let json = format!(r#"{{"ns":"papan","v":1,"re":7,"type":"{name}","data":{data}}}"#);
            let request = read(&json).and_then(Result::ok);
            assert_eq!(request.map(|request| request.re), Some(Some(Re::Number(7))), "{json}");
        }
        let json = r#"{"ns":"papan","v":1,"type":"highlight","re":"x","data":{"places":["a"]}}"#;
        let command = Command::Highlight { places: vec!["a".into()] };
        assert_eq!(read(json), Some(Ok(Request { re: Some(Re::Text("x".into())), command })));
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let told = |json: &str| (fault(json).code, fault(json).at);
        let of = |rest: &str| told(&format!(r#"{{"ns":"papan",{rest}}}"#));
        assert_eq!(of(r#""type":"get""#), (Code::Field, "v".into()));
        assert_eq!(of(r#""v":2,"type":"get""#), (Code::Version, "v".into()));
        assert_eq!(of(r#""v":1"#), (Code::Field, "type".into()));
        assert_eq!(of(r#""v":1,"type":"eat""#), (Code::Type, "type".into()));
        assert_eq!(of(r#""v":1,"type":"get","x":1"#), (Code::UnknownField, "x".into()));
        assert_eq!(of(r#""v":1,"type":"get","re":{}"#), (Code::Field, "re".into()));
        assert_eq!(of(r#""v":1,"type":"get","data":3"#), (Code::Field, "data".into()));
        assert_eq!(of(r#""v":1,"type":"get","data":{"a":3}"#), (Code::UnknownField, "data.a".into()));
        assert_eq!(of(r#""v":1,"type":"move","data":{"move":3}"#), (Code::Field, "data.move".into()));
        assert_eq!(
            of(r#""v":1,"type":"highlight","data":{"places":["a",1]}"#),
            (Code::Field, "data.places[1]".into())
        );
        assert_eq!(
            of(r#""v":1,"type":"subscribe","data":{"types":["move","noise"]}"#),
            (Code::Topic, "data.types[1]".into())
        );
        let long = "a".repeat(LONGEST + 1);
        assert_eq!(
            of(&format!(r#""v":1,"type":"move","data":{{"move":"{long}"}}"#)),
            (Code::TooLong, "data.move".into())
        );
    }

    #[test]
    fn what_is_nobodys_is_passed_over() {
        for json in ["", "3", "[]", "{}", r#"{"ns":"other"}"#, r#"{"ns":["papan"]}"#, "{\"ns\":\"papan\""] {
            assert_eq!(read(json), None, "{json}");
        }
    }
}
