//! Addresses and records of Adjiboto with an error: what is opened, and what is reported.

use papan::{
    engine::{Game, sowing::Kind},
    notation::{ImportErrorKind, Record},
    options,
    words::LinkError,
};

fn errors(kind: Kind, text: &str) -> Vec<LinkError> {
    options::read(kind.game(), text).errors
}

#[test]
fn a_game_opens_at_the_moment_its_address_names() {
    for (at, cursor, steps) in [
        ("", 3, None),
        ("&at=m0", 0, None),
        ("&at=m2", 2, None),
        ("&at=m3.s4", 3, Some(4)),
        ("&at=m1.s0", 1, Some(0)),
    ] {
        let read = options::read(Kind::Adjiboto.game(), &format!("moves=e_A_c{at}"));
        assert_eq!((read.session.cursor(), read.steps), (cursor, steps), "{at}");
        assert_eq!(read.session.moves().len(), 3);
        assert!(read.errors.is_empty());
    }
    // a moment without a game refers to the game of the page
    assert_eq!(options::read(Kind::Adjiboto.game(), "m0").session.cursor(), 0);
}

#[test]
fn what_cannot_be_read_is_told_and_the_rest_is_opened() {
    let import = |text: &str| match errors(Kind::Adjiboto, text).remove(0) {
        LinkError::Import { error, .. } => (error.column, error.kind),
        other => panic!("{other:?}"),
    };
    assert_eq!(import("moves=a_z_b"), (9, ImportErrorKind::NotAMove("z".into())));
    assert!(matches!(import("moves=a_A_a"), (11, ImportErrorKind::Illegal { .. })));
    assert!(matches!(import("r=chess&moves=a"), (3, ImportErrorKind::Readings(_))));
    assert!(matches!(import("moves=a&pos=1-2"), (13, ImportErrorKind::Position(_))));
    // the moves before the one that is wrong have been played
    assert_eq!(options::read(Kind::Adjiboto.game(), "moves=a_A_a").session.cursor(), 2);
    assert_eq!(errors(Kind::Adjiboto, "at=soon"), [LinkError::Key("soon".into())]);
    assert_eq!(errors(Kind::Adjiboto, "moves=a&at=m9"), [LinkError::Beyond { moves: 1 }]);
    // past the end of a game or of a move, or inside a move before the first: the nearest moment is opened
    let beyond = |at: &str| {
        let read = options::read(Kind::Adjiboto.game(), &format!("moves=e_A&at={at}"));
        assert_eq!(read.errors.len(), 1, "{at}");
        (read.session.cursor(), read.steps)
    };
    assert_eq!(beyond("m3.s1"), (2, None));
    assert_eq!(beyond("m2.s999"), (2, None));
    assert_eq!(beyond("m0.s1"), (0, None));
    for text in
        ["at=m18446744073709551615.s18446744073709551615", "at=m99999999999999999999", "m", "m.s", "m1.s"]
    {
        assert_eq!(options::read(Kind::Adjiboto.game(), text).session.cursor(), 0, "{text}");
    }
}

/// The clause that forbids a move in a record is that of the rules.
#[test]
fn an_illegal_move_names_its_clause() {
    let error = <Record>::read("[Game \"adjiboto\"]\n\n1. a 2. A 3. a\n").expect_err("a is played twice");
    let ImportErrorKind::Illegal { text, clause } = error.kind else { panic!("{error:?}") };
    assert_eq!(text, "a");
    assert_eq!(Kind::Adjiboto.game().clauses()[usize::from(clause.0)].id, "adj.opening");
    assert_eq!((error.line, error.column), (3, 14));
}
