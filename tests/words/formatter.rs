//! Our own formatter says what `fluent-bundle` says.

use papan::words::{
    files::english,
    format::{capital, format_in},
    keyed::{KeyedMessage, ToValue, Value},
    seat_names::{SeatName, SeatNames, set_seat_names},
};

use crate::{bundle, everything::everything};

#[test]
fn every_message_is_said_as_fluent_says_it() {
    let all = everything();
    assert!(all.len() > 10_000, "only {} are said", all.len());
    for message in &all {
        assert_eq!(format_in(english(), message), bundle::format(message, None), "{message:?}");
    }
}

/// Whatever the seats are called.
#[test]
fn every_message_is_said_as_fluent_says_it_to_you_of_computers_and_of_names() {
    let given = SeatName::Given("ama Kofi".into());
    for names in [
        [SeatName::You, SeatName::Computer, SeatName::Number],
        [given, SeatName::You, SeatName::Computers],
        [SeatName::Computers, SeatName::Number, SeatName::You],
    ] {
        set_seat_names(names.clone());
        for message in &everything() {
            let said = format_in(english(), message);
            assert_eq!(said, bundle::format(message, None), "{message:?}");
            // no verb that goes with another person, in any sentence
            let said = said.to_lowercase();
            let wrong = ["you is", "you has", "you wins", "you takes", "you eats", "you’s", "you was"];
            assert!(!wrong.iter().any(|wrong| said.contains(wrong)), "{said}");
        }
    }
    set_seat_names(SeatNames::default());
}

#[test]
fn every_number_is_said_as_fluent_says_it() {
    for key in [
        "spell",
        "some",
        "seat",
        "own",
        "has",
        "seat-letter",
        "points",
        "tokens",
        "taking",
        "games",
        "home-moves",
    ] {
        for number in [0, 1, 2, 3, 11, 12, 13, 21, 101, 1_000_000] {
            let message = KeyedMessage::new(key).of(papan::engine::Kind::ALL[0]).with("it", number);
            assert_eq!(format_in(english(), &message), bundle::format(&message, None), "{key} of {number}");
        }
    }
}

#[test]
fn what_is_missing_says_nothing_and_stops_nobody() {
    let says = |message: KeyedMessage| format_in(english(), &message);
    assert_eq!(says(KeyedMessage::new("no-such-message")), "");
    assert_eq!(says(KeyedMessage::new("lap")), "Lap ");
    assert_eq!(
        says(KeyedMessage::new("log-passes").with("seat", "nobody")),
        "Player nobody could not sow and passed."
    );
    let nothing: [Value; 0] = [];
    assert_eq!(says(KeyedMessage::new("part-holes").with("holes", &nothing[..])), "Look among the holes .");
    assert_eq!(says(KeyedMessage::new("moment").with("it", nothing[..].value())), "after move ");
    assert_eq!(["", "one", "érable", "ß"].map(capital), ["", "One", "Érable", "ß"]);
}

/// A file of another time, or by a hand that errs, comes to an end.
#[test]
fn whatever_a_pattern_is_the_formatter_comes_to_an_end() {
    use papan::words::store::Words;
    let patterns = [
        "{",
        "}",
        "{}",
        "{$",
        "{$a",
        "{$a->",
        "{$a->[",
        "{$a->[one]",
        "{$a->*[",
        "{$a->*[x]a",
        "[",
        "*",
        "a}b",
        "{\"",
        "{x}",
        "{X(",
        "{X($a",
        "{X($a)",
        "{COUNT($a)->[1]a}",
        "{CAPITAL(x)}",
        "{$a->[é]é*[x]ü}é",
        "{-}",
        "{->}",
        "{x}{x}",
    ];
    for pattern in patterns {
        let shared = [("x".to_string(), pattern.to_string())].into_iter().collect();
        let words = Words { language: "en".into(), shared, ..Words::default() };
        for value in [1.value(), "é".value(), vec![1, 2].value()] {
            drop(format_in(&words, &KeyedMessage::new("x").with("a", value)));
        }
    }
}
