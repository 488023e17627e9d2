//! The other languages say all that English says, of the same values, and none of it in English.

use std::collections::{BTreeMap, BTreeSet};

use papan::{
    engine::Kind,
    words::{
        Localized, PageText,
        block::references,
        compile::compile,
        files::{Translated, english, languages, translated},
        format::format_in,
        lesson::LessonText,
        practice::PracticeText,
        store::Words,
    },
};

use crate::everything::everything;

/// The variables that calls give, beside the values of the message.
const OF_CALLS: [&str; 5] = ["it", "before", "place", "called", "called-name"];

/// What is the same in English, with the reason: lines of `KEY: reason`.
const SAME: &str = include_str!("same.txt");

fn messages(of: &Translated) -> [BTreeMap<String, String>; 2] {
    [of.file, of.english].map(|file| match compile(file) {
        Ok(all) => all.into_iter().collect(),
        Err(why) => panic!("{} {}: {why}", of.language, of.name),
    })
}

/// The names after `$` in a text.
fn variables(text: &str) -> BTreeSet<&str> {
    let name = |rest: &'_ str| {
        rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-').unwrap_or(rest.len())
    };
    let found = text.split('$').skip(1).map(|rest| &rest[..name(rest)]);
    // an arrow follows a variable by which something is chosen
    found.map(|found| found.trim_end_matches('-')).collect()
}

/// What a message says by itself.
fn outside_braces(text: &str) -> String {
    let mut depth = 0;
    let is_outside = |letter: &char| {
        depth += i32::from(*letter == '{') - i32::from(*letter == '}');
        depth == 0 && *letter != '}'
    };
    text.chars().filter(is_outside).collect()
}

/// A term is a word of a language, and another language may need others.
fn is_term(key: &str) -> bool {
    key.starts_with("term-") || key.ends_with("-term") || key.ends_with("-term-means")
}

#[test]
fn every_language_has_every_message_and_gives_it_no_unknown_value() {
    let mut wrong = Vec::new();
    for of in translated() {
        let [own, english] = messages(&of);
        let place = format!("{} {}", of.language, of.name);
        for (key, text) in &english {
            match own.get(key) {
                None if is_term(key) => {}
                None => wrong.push(format!("{place}: no {key}")),
                Some(said) => {
                    let known = variables(text);
                    let unknown = |name: &&str| !known.contains(*name) && !OF_CALLS.contains(name);
                    wrong.extend(
                        variables(said)
                            .iter()
                            .filter(|name| unknown(name))
                            .map(|name| format!("{place}: {key} has no ${name}")),
                    );
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn whatever_a_message_refers_to_is_there() {
    let mut wrong = Vec::new();
    for words in languages() {
        let found = |game: Option<Kind>, key: &str| words.find(game, key).is_some();
        let of_games = |key: &str| Kind::ALL.iter().any(|kind| found(Some(*kind), key));
        let shared = words.shared.iter().map(|message| (None, message));
        let own = Kind::ALL.into_iter().flat_map(|kind| {
            words.own(kind).into_iter().flat_map(|own| own.iter()).map(move |message| (Some(kind), message))
        });
        for (game, (key, text)) in shared.chain(own) {
            // what games say in their own way stands in their files, and a shared message may refer to it
            let is_there = |wanted: &String| found(game, wanted) || game.is_none() && of_games(wanted);
            let missing = references(text).into_iter().filter(|wanted| !is_there(wanted));
            wrong.extend(missing.map(|wanted| format!("{}: {key} refers to {wanted}", words.language)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Everything that can be said is said in every language, to its end.
#[test]
fn everything_can_be_said_in_every_language() {
    let all = everything();
    for words in languages() {
        let said = |words: &Words| all.iter().map(|message| format_in(words, message)).collect::<Vec<_>>();
        for (message, (text, english)) in all.iter().zip(said(words).into_iter().zip(said(english()))) {
            assert_eq!(text.trim().is_empty(), english.trim().is_empty(), "{}: {message:?}", words.language);
            assert!(!text.contains(['{', '}']), "{}: {text}", words.language);
        }
    }
}

/// Whoever says aloud what they see on the card of a game gets it: the names of its links hold their words.
#[test]
fn the_names_of_links_hold_the_words_that_are_seen() {
    let mut wrong = Vec::new();
    for words in languages() {
        let said = |message: &dyn Localized| format_in(words, &message.keyed()).to_lowercase();
        for kind in Kind::ALL {
            for (name, seen) in [
                (said(&PracticeText::Title(kind)), said(&LessonText::Practise)),
                (said(&PageText::EvidenceOf(kind)), said(&PageText::Evidence)),
            ] {
                if !name.contains(&seen) {
                    wrong.push(format!("{}: {name} has no {seen}", words.language));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn nothing_is_said_in_english_but_what_is_listed_with_a_reason() {
    let listed: BTreeMap<&str, &str> = SAME.lines().filter_map(|line| line.split_once(": ")).collect();
    assert!(listed.values().all(|reason| !reason.is_empty()));
    let (mut wrong, mut used) = (BTreeSet::new(), BTreeSet::new());
    for of in translated() {
        let [own, english] = messages(&of);
        for (key, text) in own {
            // what only puts values and other messages together has no words of its own
            let own_words = outside_braces(&text);
            let mut words = own_words.split(|letter: char| !letter.is_alphabetic());
            if english.get(&key) == Some(&text) && words.any(|word| word.chars().count() > 2) {
                match listed.get_key_value(key.as_str()) {
                    Some((key, _)) => drop(used.insert(*key)),
                    None => drop(wrong.insert(format!("{key} ({} {}): {text}", of.language, of.name))),
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.into_iter().collect::<Vec<_>>().join("\n"));
    let left: Vec<_> = listed.keys().filter(|key| !used.contains(*key)).collect();
    assert!(left.is_empty(), "nothing says these in English any more: {left:?}");
}
