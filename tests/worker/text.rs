//! What is written is read again.

use super::{asked::request, games};
use papan::worker::{Command, Line, Reply, State, Want, Worker};

#[test]
fn requests_are_read_as_they_are_written() {
    for (kind, game) in games() {
        let mut asked = request(kind, &game);
        for (want, nodes) in [(Want::Move, None), (Want::Hint, Some(7)), (Want::Values, Some(u64::MAX))] {
            (asked.want, asked.nodes, asked.seed) = (want, nodes, u64::MAX);
            let heard = Command::Think(asked.clone());
            assert_eq!(Command::read(&heard.write()), Ok(heard));
        }
    }
    assert_eq!(Command::read(&Command::Stop(9).write()), Ok(Command::Stop(9)));
}

#[test]
fn answers_are_read_as_they_are_written() {
    let line = Line {
        moves: "c_A~_n2110004".into(),
        prospects: vec![512, 0, 488],
        ahead: vec![-150, 150, 0],
        nodes: 9,
        proved: true,
        exact: false,
    };
    let two = Line { moves: "e5-d5xW3".into(), prospects: vec![1000, 0], ahead: vec![1, -1], ..line.clone() };
    let reply = Reply {
        turn: 5,
        state: State::More,
        depth: 7,
        nodes: 4000,
        lines: vec![line, Line { exact: true, ..two.clone() }, Line { proved: false, ..two }],
        why: String::new(),
    };
    assert_eq!(
        reply.write(),
        "turn=5&state=more&depth=7&nodes=4000\nc_A~_n2110004 512,0,488 -150,150,0 9 proved\ne5-d5xW3 1000,0 1,-1 9 exact\ne5-d5xW3 1000,0 1,-1 9 -"
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

#[test]
fn a_refusal_says_of_which_turn_it_is() {
    let said = Worker::default().receive("turn=9&want=move&game=chess&level=1&seed=1").expect("a refusal");
    assert_eq!(Reply::read(&said).map(|reply| reply.turn), Some(9));
}
