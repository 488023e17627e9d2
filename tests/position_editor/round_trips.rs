//! A position of a game is laid out, sent and played as it is.

use papan::{
    engine::Game,
    notation::Written,
    options,
    page::editor::{edited::Edited, editor_model::address},
    playout::Playouts,
};

use super::{model, pasang, positions, sowing};

fn comes_through<F: Edited>(plain: F, game: F, preset: &str, games: usize) -> usize {
    let mut seen = 0;
    for position in positions(game, games, 400) {
        // the game's page sends it here, and it is sent on, and back
        let sent = address(&game, preset, &position);
        let editor = model(plain, &sent);
        assert!(editor.status().lawful, "{sent}: {}", editor.status().text);
        let again = model(plain, &editor.address());
        assert!(again.now() == editor.now(), "{sent}");
        let address = again.game_address().expect("a lawful position");
        let plainly = |letter: char| letter.is_ascii_alphanumeric() || "-_.~=&".contains(letter);
        assert!(address.chars().all(plainly), "{address}");
        let opened = options::read(plain, &address);
        assert!(opened.errors.is_empty(), "{address}: {:?}", opened.errors);
        assert_eq!((*opened.session.start(), opened.preset), (position, preset), "{address}");
        assert_eq!(*opened.session.game(), game);
        // as text
        let mut bare = model(plain, &sent);
        bare.clear();
        bare.read(&editor.text());
        assert!(bare.now() == editor.now());
        seen += 1;
    }
    seen
}

#[test]
fn positions_of_every_game_and_preset() {
    for (game, preset) in sowing() {
        let seen = comes_through(game.kind().game(), game, preset, 30);
        assert!(seen > 100, "{}: {seen}", game.kind().name());
    }
    for (game, preset) in pasang() {
        assert!(comes_through(Default::default(), game, preset, 12) > 100);
    }
}

#[test]
fn a_game_is_looked_at_where_it_stands() {
    let (plain, preset) = sowing()[0];
    let mut moves = Vec::new();
    Playouts::new(plain, 3).play(plain.start(), |_, chosen, _| moves.push(plain.write_move(chosen)));
    let played = &format!("v=1&r={preset}&moves={}", moves[..3].join("_"));
    let session = options::read(plain, played).session;
    assert_eq!(session.moves().len(), 3);
    let editor = model(plain, played);
    assert_eq!(*editor.now(), plain.setup_of(session.position()));
    // one move of it, and what cannot be played
    assert_eq!(
        *model(plain, &format!("{played}&at=m1")).now(),
        plain.setup_of(session.after(1).expect("a move"))
    );
    assert_eq!(*model(plain, "v=1&moves=c_c_nonsense").now(), plain.setup_of(&plain.start()));
}

#[test]
fn a_board_in_the_making_is_sent_as_it_is() {
    for (game, preset) in sowing() {
        let plain = game.kind().game();
        let mut editor = model(plain, &format!("v=1&r={preset}"));
        for (place, key) in [(0, "9"), (1, "Delete"), (2, "+")] {
            editor.selection.at = place;
            editor.act(|game, setup, selection| game.key(setup, selection, key));
        }
        assert!(!editor.status().lawful);
        assert_eq!(editor.game_address(), None);
        let again = model(plain, &editor.address());
        assert!(again.now() == editor.now() && again.game == game && again.preset == preset);
    }
}
