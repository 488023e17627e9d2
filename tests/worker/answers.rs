//! What the worker finds: legal moves, as many as were asked for.

use super::{
    asked::{request, result},
    games,
};
use papan::{
    engine::{Kind, family::Family, pasang::Pasang, sowing::Sowing},
    notation::Written,
    options,
    search::ladder::rungs,
    session::Session,
    worker::{State, Want},
};

/// The legal moves in the position that an address shows, as text; and how many play.
fn legal(kind: Kind, address: &str) -> (Vec<String>, usize) {
    fn of<F: Written>(plain: F, address: &str) -> (Vec<String>, usize) {
        let session: Session<F> = options::read(plain, address).session;
        let mut moves = Vec::new();
        session.game().each_move(session.position(), |chosen| moves.push(session.game().write_move(chosen)));
        (moves, session.game().seats().count() as usize)
    }
    match kind {
        Kind::Sowing(_) => of(Sowing::by_name(kind.name()).expect("a game"), address),
        Kind::Pasang => of(Pasang::default(), address),
    }
}

#[test]
fn every_game_under_every_preset_is_answered_at_every_level() {
    for (number, (kind, game)) in games().into_iter().enumerate() {
        let (legal, seats) = legal(kind, &game);
        let mut asked = request(kind, &game);
        let rungs = rungs(kind);
        asked.rung = rungs[number % rungs.len()];
        let reply = result(&asked);
        let [line] = &reply.lines[..] else { panic!("{}: {reply:?}", kind.name()) };
        assert!(legal.iter().any(|legal| legal == line.first()), "{}: {reply:?}", kind.name());
        assert_eq!((reply.turn, reply.state), (5, State::Done));

        (asked.want, asked.nodes) = (Want::Values, Some(2_000));
        let reply = result(&asked);
        let mut found: Vec<_> = reply.lines.iter().map(|line| line.first().to_string()).collect();
        let mut wanted = legal;
        found.sort();
        wanted.sort();
        assert_eq!(found, wanted, "{}", kind.name());
        for line in &reply.lines {
            let sum: u32 = line.prospects.iter().map(|&share| u32::from(share)).sum();
            assert!(line.prospects.len() == seats && line.ahead.len() == seats && sum <= 1000 * seats as u32);
        }
    }
}
