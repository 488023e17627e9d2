//! The names of options, and who may talk to an embed.

use crate::{settings::SETTINGS, words::LinkError};

/// The value of an option in `key=value` pairs joined by `&`; where it stands more than once, the first.
pub fn value<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    let mut pairs = text.split('&').filter_map(|pair| pair.split_once('='));
    pairs.find(|(name, _)| *name == key).map(|(_, value)| value)
}

/// The options that are of a game and its moment.
const OF_GAME: [&str; 6] = ["v", "r", "pos", "moves", "at", "end"];

/// Whether an option is of a game and its moment, and not of how it is shown or who plays.
pub fn is_of_game(key: &str) -> bool {
    OF_GAME.contains(&key)
}

/// The options of an address beside the settings. An embed passes over `players`, the names of a link to a game.
const KEYS: [&str; 33] = [
    "v", "r", "pos", "moves", "at", "end", "seats", "ui", "id", "lang", "mode", "step", "lesson", "parent",
    "debug", "autoplay", "bg", "accent", "counters", "layout", "source", "links", "height", "think", "seed",
    "kiosk", "idle", "ask", "a", "b", "kinds", "grade", "question",
];

/// Everything in the address of an embed that means nothing: what [`super::read`] could not read, and keys that name no option.
pub fn faults(read: Vec<LinkError>, text: &str) -> Vec<LinkError> {
    read.into_iter().chain(unknown_keys(text).into_iter().map(LinkError::Option)).collect()
}

/// The keys of an address that name no option, each once.
pub fn unknown_keys(text: &str) -> Vec<String> {
    let mut unknown = Vec::new();
    for (key, _) in text.split('&').filter_map(|pair| pair.split_once('=')) {
        let known = KEYS.contains(&key) || SETTINGS.iter().any(|setting| setting.name == key);
        if !known && !key.is_empty() && !unknown.iter().any(|before| before == key) {
            unknown.push(key.into());
        }
    }
    unknown
}

/// `debug=1`: whoever makes an embed is told on it what of its address cannot be read; a reader never is.
pub fn debug(text: &str) -> bool {
    value(text, "debug") == Some("1")
}

/// `parent`: the origin of the page around an embed, which is then told of and heard alone.
pub fn parent(text: &str) -> Option<String> {
    value(text, "parent").filter(|origin| is_origin(origin)).map(Into::into)
}

/// Whether a text is the origin of a page: a scheme, a host and maybe a port.
fn is_origin(text: &str) -> bool {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    host.is_some_and(|host| {
        !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_known_by_name() {
        assert!(unknown_keys("r=source&moves=a_b&theme=dark&ui=none&m3").is_empty());
        assert_eq!(unknown_keys("colour=red&moves=a&size=3&colour=blue"), ["colour", "size"]);
    }

    #[test]
    fn a_parent_is_an_origin() {
        let of = |value: &str| parent(&format!("theme=dark&parent={value}"));
        assert_eq!(of("https://museum.example").as_deref(), Some("https://museum.example"));
        assert_eq!(of("http://localhost:8080").as_deref(), Some("http://localhost:8080"));
        for wrong in ["", "*", "museum.example", "https://", "https://museum.example/page", "javascript:x"] {
            assert_eq!(of(wrong), None, "{wrong}");
        }
    }
}
