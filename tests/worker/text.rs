//! What is written is read again, and what cannot be read is refused in words.

use super::{games, request};
use papan::{
    engine::{Kind, sowing},
    worker::{Fault, Heard, LEVELS, Line, Reply, State, Want, Worker},
};

const KALAH: Kind = Kind::Sowing(sowing::Kind::Kalah);

#[test]
fn requests_are_read_as_they_are_written() {
    for (kind, game) in games() {
        let mut asked = request(kind, &game);
        for (want, nodes) in [(Want::Move, None), (Want::Hint, Some(7)), (Want::Values, Some(u64::MAX))] {
            (asked.want, asked.nodes, asked.seed) = (want, nodes, u64::MAX);
            let heard = Heard::Think(asked.clone());
            assert_eq!(Heard::read(&heard.write()), Ok(heard));
        }
    }
    assert_eq!(Heard::read(&Heard::Stop(9).write()), Ok(Heard::Stop(9)));
}

#[test]
fn answers_are_read_as_they_are_written() {
    let line = Line {
        moves: "c_A~_n2110004".into(),
        prospects: vec![512, 0, 488],
        ahead: vec![-150, 150, 0],
        nodes: 9,
        proved: true,
    };
    let two = Line { moves: "e5-d5xW3".into(), prospects: vec![1000, 0], ahead: vec![1, -1], ..line.clone() };
    let reply = Reply {
        turn: 5,
        state: State::More,
        depth: 7,
        nodes: 4000,
        lines: vec![line, Line { proved: false, ..two }],
        why: String::new(),
    };
    assert_eq!(
        reply.write(),
        "turn=5&state=more&depth=7&nodes=4000\nc_A~_n2110004 512,0,488 -150,150,0 9 proved\ne5-d5xW3 1000,0 1,-1 9 -"
    );
    assert_eq!(reply.lines[0].first(), "c");
    let refused = Reply { state: State::Refused, lines: Vec::new(), why: "No.".into(), ..reply.clone() };
    for reply in [reply, refused, Reply { state: State::Stopped, ..Reply::default() }] {
        assert_eq!(Reply::read(&reply.write()), Some(reply));
    }
    for text in [
        "",
        "turn=5",
        "turn=x&state=more&depth=7&nodes=1",
        "turn=5&state=new&depth=7&nodes=1",
        "turn=5&state=done&depth=7&nodes=1\nc",
        "turn=5&state=done&depth=7&nodes=1\nc 1,2,3,4 1 1 -",
        "turn=5&state=done&depth=7&nodes=1\nc 1 1 1 maybe",
        "turn=5&state=done&depth=7&nodes=1&x=1",
    ] {
        assert_eq!(Reply::read(text), None, "{text}");
    }
}

/// What the worker says to a text at once.
fn why(text: &str) -> String {
    let mut worker = Worker::default();
    let reply = worker.hear(text).and_then(|text| Reply::read(&text)).expect("a refusal");
    assert!(!worker.is_busy());
    assert_eq!((reply.state, reply.lines.len()), (State::Refused, 0));
    reply.why
}

#[test]
fn what_cannot_be_read_is_named() {
    let good = "turn=5&want=move&game=kalah&level=3&seed=17";
    for (text, fault) in [
        ("", Fault::Turn),
        ("stop=", Fault::Turn),
        (&good.replace("turn=5", "turn=five"), Fault::Turn),
        (&good.replace("move", "everything"), Fault::Want("everything".into())),
        (&good.replace("kalah", "chess"), Fault::Game("chess".into())),
        (&good.replace("level=3", "level=0"), Fault::Level("0".into())),
        (&good.replace("level=3", &format!("level={}", LEVELS + 1)), Fault::Level((LEVELS + 1).to_string())),
        (&good.replace("&level=3", ""), Fault::Level(String::new())),
        (&good.replace("&seed=17", ""), Fault::Seed(String::new())),
        (&format!("{good}&nodes=-1"), Fault::Nodes("-1".into())),
        (&format!("{good}&v=2"), Fault::Version("2".into())),
    ] {
        assert_eq!(Heard::read(text), Err(fault.clone()), "{text}");
        assert_eq!(why(text), fault.to_string(), "{text}");
    }
    for (game, says) in [
        ("moves=zz", "\"zz\" names no move."),
        ("moves=c_c_c", "The move \"c\" cannot be played."),
        ("moves=c&at=m2", "\"m2\" is no moment of the game."),
        ("moves=c&at=7", "\"7\" is no moment of the game."),
        ("r=nobody", "The readings are not those of the game."),
        ("pos=1-2", "The position cannot stand on the board."),
        ("r=standard.counters-1.holes-1&moves=a", "The game is over."),
    ] {
        assert_eq!(why(&Heard::Think(request(KALAH, game)).write()), says, "{game}");
    }
}

#[test]
fn a_refusal_says_of_which_turn_it_is() {
    let said = Worker::default().hear("turn=9&want=move&game=chess&level=1&seed=1").expect("a refusal");
    assert_eq!(Reply::read(&said).map(|reply| reply.turn), Some(9));
}
