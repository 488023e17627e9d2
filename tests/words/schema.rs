//! What the files say and what the code asks for are the same.

use std::collections::{BTreeMap, BTreeSet};

use papan::{
    engine::Kind,
    words::{block::references, files},
};

use crate::everything::{everything, walk};

/// A message by the name of the game whose own it is, empty where it is shared, and its key.
type Key = (&'static str, String);

/// Where a message stands that is asked for.
fn found(game: Option<Kind>, key: &str) -> Option<Key> {
    let words = files::english();
    let own = game.filter(|game| words.own(*game).is_some_and(|own| own.get(key).is_some()));
    match own {
        Some(game) => Some((game.name(), key.into())),
        None => words.shared.get(key).is_some().then(|| ("", key.into())),
    }
}

/// Whether a shared message is for the games that have none of their own by its key: today that may be one or none.
fn is_default(key: &str) -> bool {
    Kind::ALL.iter().any(|kind| files::english().own(*kind).is_some_and(|own| own.get(key).is_some()))
}

fn text((game, key): &Key) -> &'static str {
    files::english().find(Kind::by_name(game), key).unwrap_or_default()
}

/// All that is asked for, with the game that it is said of; and the variables that each is given.
fn asked() -> BTreeMap<(Option<&'static str>, String), BTreeSet<&'static str>> {
    let mut all = BTreeMap::<_, BTreeSet<_>>::new();
    for message in everything() {
        walk(&message, None, &mut |message, game| {
            let given = all.entry((game.map(Kind::name), message.key.to_string())).or_default();
            given.extend(message.values.iter().map(|(name, _)| *name));
        });
    }
    all
}

#[test]
fn every_file_can_be_read() {
    assert_eq!(files::errors(), [""; 0]);
}

#[test]
fn every_message_is_there_and_every_one_that_is_there_is_said() {
    let (mut wrong, mut message) = (Vec::new(), BTreeSet::new());
    for (game, key) in asked().into_keys() {
        let game = game.and_then(Kind::by_name);
        let mut wanted = vec![(key, None)];
        while let Some((key, by)) = wanted.pop() {
            let by_every_game = || Kind::ALL.iter().all(|game| found(Some(*game), &key).is_some());
            match found(game, &key) {
                Some(found) => {
                    if message.insert((game.map(Kind::name), found.clone())) {
                        let others = references(text(&found)).into_iter();
                        wanted.extend(others.map(|other| (other, Some(key.clone()))));
                    }
                }
                // what is said of no game never comes to the words of one
                None if game.is_none() && by_every_game() => continue,
                None => {
                    let by = by.map_or(String::new(), |by| format!(", which {by} refers to"));
                    let of = game.map_or("of no game", Kind::name);
                    wrong.push(format!("there is no message {key}{by} ({of})"));
                }
            }
        }
    }
    let message: BTreeSet<Key> = message.into_iter().map(|(_, key)| key).collect();
    let words = files::english();
    let shared = words.shared.iter().map(|(key, _)| ("", key.to_string()));
    let own = Kind::ALL.into_iter().flat_map(|kind| {
        words
            .own(kind)
            .into_iter()
            .flat_map(|own| own.iter())
            .map(move |(key, _)| (kind.name(), key.to_string()))
    });
    let left =
        shared.chain(own).filter(|key| !(message.contains(key) || key.0.is_empty() && is_default(&key.1)));
    wrong.extend(left.map(|(game, key)| format!("nobody says {key} {game}")));
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Without the game, nobody would say it: a game is one room.
#[test]
fn what_one_game_alone_says_lies_in_its_room() {
    let mut askers: BTreeMap<String, BTreeSet<Option<&str>>> = BTreeMap::new();
    for (game, key) in asked().into_keys() {
        let (mut wanted, mut seen) = (vec![key], BTreeSet::new());
        while let Some(key) = wanted.pop() {
            let Some(found) = found(game.and_then(Kind::by_name), &key) else { continue };
            if seen.insert(key.clone()) {
                wanted.extend(references(text(&found)));
                if found.0.is_empty() {
                    askers.entry(key).or_default().insert(game);
                }
            }
        }
    }
    // Pasang is the only game of its family, whose words are its own
    let alone = |of: &BTreeSet<_>| matches!(of.iter().collect::<Vec<_>>()[..], [Some(game)] if *game != Kind::Pasang.name());
    let lost: Vec<_> = askers.iter().filter(|(key, of)| alone(of) && !is_default(key)).collect();
    assert!(lost.is_empty(), "{lost:?}");
}

/// The variables that a text asks for, and the messages that it refers to, which are given the same.
fn variables(text: &str) -> (Vec<&str>, Vec<String>) {
    let word = |text: &str| {
        text.find(|c: char| !c.is_ascii_alphanumeric() && !"-_".contains(c)).unwrap_or(text.len())
    };
    let all = text.match_indices('$').map(|(at, _)| &text[at + 1..]);
    let all = all.map(|name| name[..word(name)].trim_end_matches('-')).collect();
    let references = text.match_indices('{').map(|(at, _)| &text[at + 1..]);
    let references = references.filter_map(|name| {
        let (name, after) = name.split_at(word(name));
        (after.starts_with('}') && !name.is_empty()).then(|| name.to_string())
    });
    (all, references.collect())
}

#[test]
fn no_file_asks_for_a_variable_that_nothing_gives() {
    let mut wrong = Vec::new();
    for ((game, key), given) in asked() {
        let game = game.and_then(Kind::by_name);
        let (mut wanted, mut seen) = (vec![key.clone()], BTreeSet::new());
        while let Some(found) = wanted.pop().and_then(|key| found(game, &key)) {
            if !seen.insert(found.clone()) {
                continue;
            }
            let (variables, references) = variables(text(&found));
            let missing = variables.into_iter().filter(|name| !given.contains(name));
            wrong.extend(
                missing.map(|name| format!("{} asks for ${name}, which {key} is not given", found.1)),
            );
            wanted.extend(references);
        }
    }
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
