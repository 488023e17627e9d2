//! What an address may ask: every part read by itself, and what cannot be read said with its place.

use papan::{
    engine::{
        Game,
        seat::Seat,
        sowing::{Kind, Sowing},
    },
    options::{self, Part},
    playout::Playouts,
    session::{Action, Session, Stop},
    settings::{SETTINGS, Set, Settings},
    words::{LinkError, Message, say},
};

fn troubles(kind: Kind, text: &str) -> Vec<LinkError> {
    options::read(kind.game(), text).errors
}

#[test]
fn what_cannot_be_read_is_said_of_every_game() {
    for kind in Kind::ALL {
        for trouble in troubles(kind, "r=no&pos=no&moves=0&at=no") {
            assert!(say(&Message::Unreadable(Box::new(trouble))).ends_with('.'));
        }
    }
}

#[test]
fn settings_are_read_as_they_were_written() {
    let mut settings = Settings::default();
    assert_eq!(settings.write(), "");
    for setting in &SETTINGS {
        for value in setting.values {
            assert!(settings.put(setting.name, value));
            assert_eq!(Settings::default().read(&settings.write()), (settings, Vec::new()));
        }
    }
    let (read, unknown) = Settings::default().read("moves=a&speed=3&theme=dark&sound=loud");
    assert_eq!((read.get(Set::Theme), read.speed()), ("dark", 1.0));
    assert_eq!(unknown, ["3", "loud"]);
    assert_eq!(Settings::default().read("speed=instant").0.speed(), 0.0);
}

#[test]
fn an_embed_has_around_its_board_what_it_asks_for() {
    assert!(options::parts("moves=a").has(Part::Controls));
    let parts = options::parts("ui=moves.source,time");
    assert!(parts.has(Part::Moves) && parts.has(Part::Source) && parts.has(Part::Time));
    assert!(!parts.has(Part::Controls) && !parts.has(Part::Share));
    assert_eq!(options::parts("ui=none"), options::parts("ui=board"));
    assert_eq!(troubles(Kind::ALL[0], "ui=moves,clock"), [LinkError::Key("clock".into())]);
    assert_eq!(troubles(Kind::ALL[0], "lang=xx&v=2").len(), 2);
    assert_eq!(troubles(Kind::ALL[0], "seats=h,h&lang=en&v=1&id=x"), []);
}

#[test]
fn who_plays_is_left_to_the_part_that_plays() {
    for (text, seated) in [("at=m0&seats=h,ai3", true), ("seats=nobody", true), ("at=m0", false)] {
        let read = options::read(Kind::ALL[0].game(), text);
        assert_eq!((!read.seats.is_empty(), read.errors.len()), (seated, 0), "{text}");
    }
}

/// Games of random length under every preset, some of them looked at in their middle, some ended by their persons.
fn some_sessions(kind: Kind, games: u64) -> impl Iterator<Item = (Session<Sowing>, &'static str)> {
    (0..games).map(move |seed| {
        let mut rng = fastrand::Rng::with_seed(seed);
        let preset = kind.presets()[rng.usize(..kind.presets().len())].name;
        let game = kind.preset(preset).expect("its own preset");
        let mut moves = Vec::new();
        Playouts::new(game, seed).play(game.start(), |_, chosen, _| moves.push(chosen));
        moves.truncate(rng.usize(..=moves.len().min(200)));
        let mut session = Session::new(game, game.start());
        for &chosen in &moves {
            // a repetition may have ended it before
            session = session.play(chosen).unwrap_or(session);
        }
        let stops = [None, Some(Stop::Agreed), Some(Stop::Resigned(Seat::SECOND))];
        if let Some(stop) = stops[rng.usize(..3)] {
            session = session.act(Action::Stop(stop)).unwrap_or(session);
        }
        (session, preset)
    })
}

#[test]
fn an_address_opens_what_it_was_written_of() {
    for kind in Kind::ALL {
        for (session, preset) in some_sessions(kind, 10_000) {
            let address = options::write(&session, preset, None);
            assert!(
                address.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.~=&".contains(&byte)),
                "{address}"
            );
            let read = options::read(kind.game(), &address);
            assert!(read.errors.is_empty(), "{address}: {:?}", read.errors);
            assert_eq!((&read.session, read.preset), (&session, preset), "{address}");
            assert_eq!(options::write(&read.session, read.preset, None), address);
        }
    }
}

#[test]
fn an_address_opens_the_moment_it_was_written_at() {
    for kind in Kind::ALL {
        for (session, preset) in some_sessions(kind, 200) {
            for moves in [0, session.moves().len() / 2] {
                let back = session.act(Action::Goto(moves)).expect("a moment of the game");
                let read = options::read(kind.game(), &options::write(&back, preset, None));
                assert_eq!(read.session, back);
                let steps = (moves > 0).then_some(1);
                let inside = options::read(kind.game(), &options::write(&back, preset, steps));
                assert_eq!((inside.session, inside.steps), (back, steps));
            }
        }
    }
}

#[test]
fn two_hundred_moves_fit_into_two_thousand_letters() {
    let mut longest = 0;
    for kind in Kind::ALL {
        for (session, preset) in some_sessions(kind, 2_000) {
            // with every reading other than the preset's, and from a position that was set up
            let address = options::write(&session, preset, Some(7)).len();
            let readings: usize = kind
                .readings()
                .iter()
                .map(|reading| {
                    reading.name.len() + 2 + reading.values.iter().map(|value| value.len()).max().unwrap_or(0)
                })
                .sum();
            longest = longest.max(address + readings + 120);
        }
    }
    assert!((400..2_000).contains(&longest), "{longest}");
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
            let read = options::read(kind.game(), &text);
            assert!(read.session.cursor() <= read.session.moves().len());
            Settings::default().read(&text);
        }
    }
}
