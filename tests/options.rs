//! What an address may ask: every part read by itself, and what cannot be read said with its place.

use papan::{
    engine::sowing::Kind,
    i18n::{LinkTrouble, Message, say},
    notation::{Trouble, write_position},
    options,
};

fn troubles(kind: Kind, text: &str) -> Vec<LinkTrouble> {
    options::read(kind, text).troubles
}

#[test]
fn a_game_opens_at_the_moment_its_address_names() {
    for (at, cursor, steps) in [
        ("", 3, None),
        ("&at=m0", 0, None),
        ("&at=m2", 2, None),
        ("&at=m2.s4", 3, Some(4)),
        ("&at=m0.s0", 1, Some(0)),
    ] {
        let read = options::read(Kind::Adjiboto, &format!("moves=e_A_c{at}"));
        assert_eq!((read.session.cursor(), read.steps), (cursor, steps), "{at}");
        assert_eq!(read.session.moves().len(), 3);
        assert!(read.troubles.is_empty());
    }
    // a moment alone is one of the page's own game
    assert_eq!(options::read(Kind::Kalah, "m0").session.cursor(), 0);
}

#[test]
fn readings_and_positions_are_taken() {
    let read = options::read(Kind::Kalah, "v=1&r=standard.counters-2.holes-3&pos=2-2-0-3-3-2_0-0_2&moves=A");
    assert!(read.troubles.is_empty(), "{:?}", read.troubles);
    assert_eq!(write_position(read.session.game(), read.session.start()), "2-2-0-3-3-2_0-0_2");
    assert_eq!(read.session.cursor(), 1);
    assert_eq!(read.preset, "standard");
}

#[test]
fn what_cannot_be_read_is_told_and_the_rest_is_opened() {
    let import = |text: &str| match troubles(Kind::Adjiboto, text).remove(0) {
        LinkTrouble::Import { error, .. } => (error.column, error.what),
        other => panic!("{other:?}"),
    };
    assert_eq!(import("moves=a_z_b"), (9, Trouble::NotAMove("z".into())));
    assert!(matches!(import("moves=a_A_a"), (11, Trouble::Illegal { .. })));
    assert!(matches!(import("r=chess&moves=a"), (3, Trouble::Readings(_))));
    assert!(matches!(import("moves=a&pos=1-2"), (13, Trouble::Position(_))));
    // the moves before the one that is wrong have been played
    assert_eq!(options::read(Kind::Adjiboto, "moves=a_A_a").session.cursor(), 2);
    assert_eq!(troubles(Kind::Adjiboto, "at=soon"), [LinkTrouble::Key("soon".into())]);
    assert_eq!(troubles(Kind::Adjiboto, "moves=a&at=m9"), [LinkTrouble::Beyond { moves: 1 }]);
    for text in
        ["at=m18446744073709551615.s18446744073709551615", "at=m99999999999999999999", "m", "m.s", "m1.s"]
    {
        assert_eq!(options::read(Kind::Adjiboto, text).session.cursor(), 0, "{text}");
    }
    for kind in Kind::ALL {
        for trouble in troubles(kind, "r=no&pos=no&moves=0&at=no") {
            assert!(say(&Message::Unreadable(Box::new(trouble))).ends_with('.'));
        }
    }
}

#[test]
fn speeds_have_names() {
    for (speed, name) in options::SPEEDS {
        assert_eq!(options::speed(&format!("moves=a&speed={name}")), Some(speed));
    }
    assert_eq!(options::speed("speed=3"), None);
    assert_eq!(options::speed("moves=a"), None);
}

#[test]
fn nothing_that_is_pasted_into_an_address_panics() {
    let mut rng = fastrand::Rng::with_seed(8);
    let pieces = [
        "r=",
        "pos=",
        "moves=",
        "at=",
        "m",
        ".s",
        "&",
        "_",
        "-",
        "=",
        "a",
        "A",
        "x",
        "9",
        "300",
        "é",
        "\u{0}",
        "%",
        "herskovits-1929",
        "10-10-10",
    ];
    for _ in 0..20_000 {
        let text: String = (0..rng.usize(..12)).map(|_| pieces[rng.usize(..pieces.len())]).collect();
        for kind in Kind::ALL {
            let read = options::read(kind, &text);
            assert!(read.session.cursor() <= read.session.moves().len());
            options::speed(&text);
        }
    }
}
