//! Hostile addresses, of pages and of embeds. Nothing may panic; what is opened is opened again by the address that is
//! written of it, without a trouble; what cannot be read is said in words.

use papan::{
    engine::{
        Kind,
        family::Family,
        pasang::Pasang,
        sowing::{self, Sowing},
    },
    options::{self, Part},
    page::editor::{
        edited::Edited,
        editor_model::{EditorModel, read_request},
    },
    page::{action::PageAction, played::Played},
    playout::Playouts,
    session::{Action, Session, Stop},
    settings::{SETTINGS, Settings},
    words::{Message, say},
};

use crate::mutations::{inputs, some};

/// Addresses of one random game under every preset: its start, its middle, a place inside a move, its end.
fn addresses<F: Played>(plain: F) -> Vec<String> {
    let mut texts =
        vec!["m3".into(), "m2.s1".into(), "theme=dark&speed=instant&ui=none&id=a-1&lang=en".into()];
    for preset in plain.presets() {
        let game = plain.with_preset(preset.name).expect("its own preset");
        let mut session = Session::new(game, game.start());
        let mut moves = Vec::new();
        Playouts::new(game, 4).play(game.start(), |_, chosen, _| moves.push(chosen));
        for &chosen in moves.iter().take(12) {
            session = session.play(chosen).expect("a legal move");
        }
        let middle = *session.position();
        let earlier = session.act(Action::Goto(3)).expect("a move of the game");
        let stopped = session.act(Action::Stop(Stop::Agreed)).expect("a game that goes on");
        texts.push(options::write(&session, preset.name, None));
        texts.push(options::write(&earlier, preset.name, Some(1)));
        texts.push(options::write(&stopped, preset.name, None));
        texts.push(options::write(&Session::new(game, middle), preset.name, None) + "&orient=second");
    }
    texts
}

/// Reads hostile addresses of a game and gives how many were opened with something in them.
fn read_hostile<F: Played>(seed: u64, plain: F) -> usize {
    let mut opened = 0;
    for text in inputs(seed, &addresses(plain)) {
        let read = options::read(plain, &text);
        for trouble in &read.errors {
            let words = say(&Message::Unreadable(Box::new(trouble.clone())));
            assert!(words.ends_with('.') && words.chars().count() > 10, "{words:?} of {text:?}");
        }
        let written = options::write(&read.session, read.preset, read.steps);
        let plainly = |c: char| c.is_ascii_alphanumeric() || "-_.~=&".contains(c);
        assert!(written.chars().all(plainly), "{written:?} of {text:?}");
        let again = options::read(plain, &written);
        assert!(again.errors.is_empty(), "{:?} of {written:?} of {text:?}", again.errors);
        assert_eq!((again.session, again.steps), (read.session, read.steps), "{text:?}");
        opened += usize::from(!written.is_empty());
        // an embed reads what stands around its board from the same text
        let parts = options::parts(&text);
        assert!(parts == options::parts("ui=none") || parts.has(Part::Controls) || text.contains("ui="));
        if options::is_moment(&text) {
            assert!(text.starts_with('m'), "{text:?}");
        }
    }
    opened
}

#[test]
fn addresses_of_sowing_games() {
    let games = sowing::Kind::ALL.into_iter().filter_map(|kind| Sowing::by_name(kind.name()));
    some((0..).zip(games).map(|(seed, game)| read_hostile(seed, game)).sum());
}

#[test]
fn addresses_of_pasang() {
    some(read_hostile(20, Pasang::default()));
}

#[test]
fn settings() {
    let all = SETTINGS
        .iter()
        .flat_map(|setting| setting.values.iter().map(move |value| format!("{}={value}", setting.name)));
    let mut valid: Vec<String> = all.collect();
    valid.push(valid.join("&"));
    let mut accepted = 0;
    for text in inputs(21, &valid) {
        let (settings, unknown) = Settings::default().read(&text);
        assert_eq!(Settings::default().read(&settings.write()), (settings, Vec::new()), "{text:?}");
        assert!(unknown.iter().all(|value| text.contains(value.as_str())), "{text:?}");
        accepted += usize::from(settings != Settings::default());
    }
    some(accepted);
}

/// Whatever a control of the page is said to do, it is a thing that can be done or none.
fn controls_of<F: Played>(seed: u64, plain: F) -> usize {
    let mut valid: Vec<String> =
        ["undo", "m12", "s7", "speed-2", "a", "A", "c6", "e5-d5", "w3", "n"].map(String::from).into();
    valid.push("m18446744073709551615".into());
    inputs(seed, &valid).filter(|name| PageAction::from_control(&plain, name).is_some()).count()
}

#[test]
fn names_of_controls() {
    let games = sowing::Kind::ALL.into_iter().filter_map(|kind| Sowing::by_name(kind.name()));
    some((30..).zip(games).map(|(seed, game)| controls_of(seed, game)).sum());
    some(controls_of(40, Pasang::default()));
}

#[test]
fn names_of_games() {
    let valid: Vec<String> = Kind::ALL.map(|kind| kind.name().to_string()).into();
    let mut accepted = 0;
    for text in inputs(22, &valid) {
        if let Some(kind) = Kind::by_name(&text) {
            assert_eq!(kind.name(), text);
            accepted += 1;
        }
    }
    some(accepted);
}

/// What the editor of positions is sent and what is pasted into it: whatever it makes of that has a text and an address,
/// which it reads as the same board.
fn edited<F: Edited + Played>(seed: u64, plain: F) -> usize {
    let mut valid = addresses(plain);
    valid.extend(plain.presets().iter().filter_map(|preset| {
        let game = plain.with_preset(preset.name)?;
        Some(game.write_position(&game.start()))
    }));
    let mut read = 0;
    for text in inputs(seed, &valid) {
        let mut model = EditorModel::new(&read_request(plain, &text));
        let reads = model.can_read(&text);
        read += usize::from(reads);
        let said = model.read(&text);
        assert!(reads || !said.is_empty(), "{text:?}");
        let written = model.text();
        assert_eq!(EditorModel::new(&read_request(plain, &model.address())).text(), written, "{text:?}");
        if let Some(address) = model.game_address() {
            assert!(options::read(plain, &address).errors.is_empty(), "{address:?} of {text:?}");
        }
        model.undo();
    }
    read
}

#[test]
fn boards_of_the_editor() {
    let games = sowing::Kind::ALL.into_iter().filter_map(|kind| Sowing::by_name(kind.name()));
    some((100..).zip(games).map(|(seed, game)| edited(seed, game)).sum());
    assert!(edited(120, Pasang::default()) > 9);
}
