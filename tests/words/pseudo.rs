//! In a language that nobody speaks no English is left: all of it comes from the files.

use std::collections::BTreeSet;

use papan::words::{
    current::set_words,
    files::english,
    format::format_in,
    keyed::{KeyedMessage, Value},
    pseudo::{Pseudo, pseudo},
};

use crate::everything::{everything, walk};

/// Variables by which persons, sources and what has been said already are quoted; what else is a text is a letter or a
/// point of a board, or a word that files choose by.
const QUOTED: [&str; 13] = [
    "found",
    "heading",
    "key",
    "name",
    "names",
    "next",
    "pages",
    "source",
    "text",
    "announcement",
    "value",
    "version",
    "why",
];

/// What a message quotes.
fn quoted(message: &KeyedMessage) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let mut put = |text: &str, name: &str| {
        if QUOTED.contains(&name) || text.chars().count() <= 3 {
            all.insert(text.to_string());
        }
    };
    walk(message, None, &mut |message, _| {
        for (name, value) in &message.values {
            match value {
                Value::Text(text) => put(text, name),
                Value::List(texts) => texts.iter().for_each(|value| {
                    if let Value::Text(text) = value {
                        put(text, name);
                    }
                }),
                Value::Number(_) | Value::KeyedMessage(_) => (),
            }
        }
    });
    all
}

#[test]
fn nothing_is_said_in_english_that_is_not_in_the_files() {
    set_words(Box::leak(Box::new(pseudo(english(), Pseudo::Accented))));
    let words = papan::words::current::words();
    let mut english = BTreeSet::new();
    for message in everything() {
        let mut text = format_in(words, &message);
        // the longest first: one may stand in another
        let mut quoted: Vec<_> = quoted(&message).into_iter().filter(|text| !text.is_empty()).collect();
        quoted.sort_by_key(|text| std::cmp::Reverse(text.len()));
        quoted.iter().for_each(|quoted| text = text.replace(quoted.as_str(), ""));
        if text.contains(|letter: char| letter.is_ascii_alphabetic()) {
            english.insert(format!("{}: {text}", message.key));
        }
    }
    assert!(english.is_empty(), "{}", english.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn it_is_a_third_longer_and_can_be_mirrored() {
    let accented = pseudo(english(), Pseudo::Accented);
    let [plain, long] =
        [english(), &accented].map(|words| format_in(words, &KeyedMessage::new("at-start")).chars().count());
    assert!(long * 10 >= plain * 12 && long * 10 <= plain * 14, "{plain} letters, {long} letters");
    let mirrored = format_in(&pseudo(english(), Pseudo::Mirrored), &KeyedMessage::new("at-start"));
    assert!(mirrored.starts_with('\u{202e}') && mirrored.ends_with('\u{202c}'), "{mirrored}");
    assert_eq!(pseudo(english(), Pseudo::Mirrored).direction(), "rtl");
}
