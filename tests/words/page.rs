//! A page carries every word that its program can say.

use std::collections::BTreeMap;

use papan::{
    engine::Kind,
    i18n::{
        block::{Carries, block, named},
        files::{self, STAMP, files},
        format::format_in,
        heard::listen,
        said::Said,
        store::{Messages, Words},
        words::words,
    },
};

use crate::{
    everything::{about, walk},
    samples,
};

/// The words of a block, as a page's program takes them.
fn carried(carries: Carries) -> Words {
    let text = block(files::english(), carries);
    assert!(!text.contains('<'), "a block may not end its element");
    let block: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(block["stamp"], STAMP);
    let messages = |value: &serde_json::Value| -> Messages {
        let all: BTreeMap<String, String> = serde_json::from_value(value.clone()).expect("messages");
        all.into_iter().collect()
    };
    let games = block["games"].as_object().expect("games by their names");
    Words {
        language: block["language"].as_str().expect("a language").into(),
        shared: messages(&block["shared"]),
        games: games.iter().map(|(name, own)| (name.clone(), messages(own))).collect(),
    }
}

/// What is said on some sheets of the samples.
fn said(names: &[&str]) -> Vec<Said> {
    let sheets = samples::ALL.iter().filter(|(name, _)| names.contains(name));
    sheets.flat_map(|(_, sheet)| listen(|| drop(sheet()))).collect()
}

/// The messages of a shared file.
fn keys(name: &str) -> Vec<String> {
    let file = files().find(|(known, _)| *known == name).expect("a file").1;
    papan::i18n::compile::compile(file).expect("messages").into_iter().map(|(key, _)| key).collect()
}

/// Whether something is of a game, and nothing in it of another or in words of a foreign file.
fn is_of(said: &Said, kind: Kind, foreign: &[String]) -> bool {
    let mut own = true;
    walk(said, None, &mut |said, game| {
        own &= *said.key == *"name" || game.is_none_or(|game| game == kind);
        own &= !foreign.contains(&said.key.to_string());
    });
    own
}

#[track_caller]
fn hold(words: &Words, said: impl Iterator<Item = Said>) -> usize {
    let said =
        said.map(|said| assert_eq!(format_in(words, &said), format_in(files::english(), &said), "{said:?}"));
    said.count()
}

#[test]
fn the_page_of_every_game_has_its_words() {
    let of_any = [
        "messages.txt",
        "log.txt",
        "troubles.txt",
        "buttons.txt",
        "advice.txt",
        "opponent.txt",
        "levels.txt",
    ];
    let (mut board, mut editor) = (of_any.to_vec(), vec!["position.txt", "buttons.txt", "troubles.txt"]);
    board.extend(["rounds.txt", "pasang.txt", "pasang_refusals.txt"]);
    editor.extend(["messages.txt", "position_page.txt"]);
    let (board, editor) = (said(&board), said(&editor));
    // what is said on the page of positions alone, and in files alone
    for kind in Kind::ALL {
        let mut foreign = keys(if kind == Kind::Pasang { "sowing" } else { "pasang" });
        foreign.extend(keys("site"));
        let rules = listen(|| about(kind).into_iter().for_each(|about| drop(words(kind, about))));
        let page = carried(Carries::Game(kind));
        assert_eq!(hold(&page, rules.iter().cloned()), rules.len());
        let own = board.iter().filter(|said| is_of(said, kind, &foreign)).cloned();
        assert!(hold(&page, own) > 200, "{kind:?}");
        let page = carried(Carries::Position(kind));
        let mut elsewhere = foreign.clone();
        elsewhere.extend(keys("page"));
        elsewhere.extend(match kind {
            Kind::Pasang => keys("position").into_iter().filter(|key| key.starts_with("holes-")).collect(),
            Kind::Sowing(_) => keys("pasang"),
        });
        let own = editor.iter().filter(|said| is_of(said, kind, &elsewhere)).cloned();
        let own = own.filter(|said| kind == Kind::Pasang || !said.key.starts_with("points-"));
        assert!(hold(&page, own) > 100, "{kind:?}");
        // nothing refers to what is not there
        for (key, text) in page.shared.iter().filter(|(key, _)| !key.starts_with("holes-")) {
            for name in named(text).iter().filter(|_| kind != Kind::Pasang && !key.starts_with("points-")) {
                assert!(page.find(Some(kind), name).is_some(), "{key} refers to {name}, {kind:?}");
            }
        }
    }
}

#[test]
fn the_page_of_patterns_and_the_home_page_have_their_words() {
    let patterns = carried(Carries::Patterns);
    assert!(hold(&patterns, said(&["workshop.txt", "buttons.txt"]).into_iter()) > 100);
    let home = carried(Carries::Home);
    let in_files = keys("site");
    let said = said(&["home.txt"]).into_iter().filter(|said| !in_files.contains(&said.key.to_string()));
    assert!(hold(&home, said) > 10);
    for kind in Kind::ALL {
        let name = Said::new("name").of(kind);
        assert_eq!(hold(&home, [name].into_iter()), 1);
    }
    for mark in ["mark-sign-none", "mark-sign-closed", "mark-sign-puta", "mark-sign-naga", "mark-sign-wala"] {
        assert_eq!(hold(&home, [Said::new(mark)].into_iter()), 1);
    }
    assert_eq!(hold(&home, [Said::new("mark-sign-tied").with("by", 2)].into_iter()), 1);
}
