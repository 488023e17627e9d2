//! A page carries every word that its program can say.

use papan::{
    engine::Kind,
    words::{
        block::{WordBundle, block, references},
        files::{self, STAMP, files},
        format::format_in,
        keyed::KeyedMessage,
        recorder::record,
        rule_texts::rule_words,
        store::{Messages, Words},
    },
};

use crate::{
    everything::{about, walk},
    samples,
};

/// The words of a block, as a page's program takes them.
fn carried(word_bundle: WordBundle) -> Words {
    let text = block(files::english(), word_bundle);
    assert!(!text.contains('<'), "a block may not end its element");
    let block: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(block["stamp"], STAMP);
    let messages = |value: &serde_json::Value| Messages::joined(value.as_str().expect("messages"));
    let games = block["games"].as_object().expect("games by their names");
    Words {
        language: block["language"].as_str().expect("a language").into(),
        shared: messages(&block["shared"]),
        games: games.iter().map(|(name, own)| (name.clone(), messages(own))).collect(),
    }
}

/// What is said on some sheets of the samples.
fn message(names: &[&str]) -> Vec<KeyedMessage> {
    let sheets = samples::ALL.iter().filter(|(name, _)| names.contains(name));
    sheets.flat_map(|(_, sheet)| record(|| drop(sheet()))).collect()
}

/// The messages of a shared file.
fn keys(name: &str) -> Vec<String> {
    let file = files().find(|(known, _)| *known == name).expect("a file").1;
    papan::words::compile::compile(file).expect("messages").into_iter().map(|(key, _)| key).collect()
}

/// Whether something is of a game, and nothing in it of another or in words of a foreign file.
fn is_of(message: &KeyedMessage, kind: Kind, foreign: &[String]) -> bool {
    let mut own = true;
    walk(message, None, &mut |message, game| {
        own &= *message.key == *"name" || game.is_none_or(|game| game == kind);
        own &= !foreign.contains(&message.key.to_string());
    });
    own
}

#[track_caller]
fn hold(words: &Words, message: impl Iterator<Item = KeyedMessage>) -> usize {
    let message = message.map(|message| {
        assert_eq!(format_in(words, &message), format_in(files::english(), &message), "{message:?}")
    });
    message.count()
}

#[test]
fn the_page_of_every_game_has_its_words() {
    let of_any = [
        "messages.txt",
        "log.txt",
        "troubles.txt",
        "buttons.txt",
        "explained.txt",
        "advice.txt",
        "opponent.txt",
        "levels.txt",
    ];
    let (mut board, mut editor) = (of_any.to_vec(), vec!["position.txt", "buttons.txt", "troubles.txt"]);
    board.extend(["rounds.txt", "pasang.txt", "pasang_refusals.txt"]);
    editor.extend(["messages.txt", "position_page.txt"]);
    let (board, editor) = (message(&board), message(&editor));
    // what is said on the page of positions alone, and in files alone
    for kind in Kind::ALL {
        let mut foreign = keys(if kind == Kind::Pasang { "sowing" } else { "pasang" });
        foreign.extend(keys("site"));
        let rules = record(|| about(kind).into_iter().for_each(|about| drop(rule_words(kind, about))));
        let page = carried(WordBundle::Game(kind));
        assert_eq!(hold(&page, rules.iter().cloned()), rules.len());
        let own = board.iter().filter(|message| is_of(message, kind, &foreign)).cloned();
        assert!(hold(&page, own) > 200, "{kind:?}");
        let page = carried(WordBundle::Position(kind));
        let mut elsewhere = foreign.clone();
        elsewhere.extend(keys("page"));
        elsewhere.extend(match kind {
            Kind::Pasang => keys("position").into_iter().filter(|key| key.starts_with("holes-")).collect(),
            Kind::Sowing(_) => keys("pasang"),
        });
        let own = editor.iter().filter(|message| is_of(message, kind, &elsewhere)).cloned();
        let own = own.filter(|message| kind == Kind::Pasang || !message.key.starts_with("points-"));
        assert!(hold(&page, own) > 100, "{kind:?}");
        // nothing refers to what is not there
        for (key, text) in page.shared.iter().filter(|(key, _)| !key.starts_with("holes-")) {
            for name in
                references(text).iter().filter(|_| kind != Kind::Pasang && !key.starts_with("points-"))
            {
                assert!(page.find(Some(kind), name).is_some(), "{key} refers to {name}, {kind:?}");
            }
        }
    }
}

#[test]
fn the_page_on_which_a_game_is_learned_has_its_words() {
    let said = message(&["lesson.txt"]);
    let in_files = ["learn-page-title", "learn-description", "learn-link", "learn-minutes", "learn-so-far"];
    for kind in Kind::ALL {
        let foreign = keys("page");
        let own = said.iter().filter(|message| is_of(message, kind, &foreign));
        let own = own.filter(|message| !in_files.contains(&&*message.key)).cloned();
        assert!(hold(&carried(WordBundle::Lesson(kind)), own) > 40, "{kind:?}");
        // what happens on its board is told there too
        let mut elsewhere = keys(if kind == Kind::Pasang { "sowing" } else { "pasang" });
        elsewhere.extend([keys("page"), keys("site")].concat());
        let told = message(&["messages.txt", "rounds.txt", "pasang.txt", "pasang_refusals.txt"]);
        let told = told.into_iter().filter(|message| is_of(message, kind, &elsewhere));
        assert!(hold(&carried(WordBundle::Lesson(kind)), told) > 100, "{kind:?}");
    }
}

#[test]
fn the_page_on_which_readings_are_compared_has_its_words() {
    let said = message(&["compare.txt"]);
    for kind in Kind::ALL {
        let foreign = keys("page");
        let own = said.iter().filter(|message| is_of(message, kind, &foreign)).cloned();
        assert!(hold(&carried(WordBundle::Compare(kind)), own) > 30, "{kind:?}");
        // what happens on its boards is told there too, line by line
        let mut elsewhere = keys(if kind == Kind::Pasang { "sowing" } else { "pasang" });
        elsewhere.extend([keys("page"), keys("site")].concat());
        let told = message(&["messages.txt", "log.txt", "rounds.txt", "pasang.txt", "pasang_refusals.txt"]);
        let told = told.into_iter().filter(|message| is_of(message, kind, &elsewhere));
        assert!(hold(&carried(WordBundle::Compare(kind)), told) > 100, "{kind:?}");
    }
}

#[test]
fn the_page_of_patterns_and_the_home_page_have_their_words() {
    let patterns = carried(WordBundle::Patterns);
    // the texts around a board are not said there
    let around = keys("page");
    let own = message(&["workshop.txt", "buttons.txt"]).into_iter();
    assert!(hold(&patterns, own.filter(|message| !around.contains(&message.key.to_string()))) > 100);
    let home = carried(WordBundle::Home);
    let in_files = keys("site");
    let message =
        message(&["home.txt"]).into_iter().filter(|message| !in_files.contains(&message.key.to_string()));
    assert!(hold(&home, message) > 10);
    for kind in Kind::ALL {
        let name = KeyedMessage::new("name").of(kind);
        assert_eq!(hold(&home, [name].into_iter()), 1);
    }
    for mark in ["mark-sign-none", "mark-sign-closed", "mark-sign-puta", "mark-sign-naga", "mark-sign-wala"] {
        assert_eq!(hold(&home, [KeyedMessage::new(mark)].into_iter()), 1);
    }
    assert_eq!(hold(&home, [KeyedMessage::new("mark-sign-tied").with("by", 2)].into_iter()), 1);
}
