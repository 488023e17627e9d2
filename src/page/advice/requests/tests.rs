//! The requests of advice: when the worker is asked, and what its replies change.

use super::*;

fn reply(turn: u32, state: State, moves: &[&str]) -> Reply {
    let line = |moves: &&str| Line { moves: (*moves).into(), ..Line::default() };
    Reply { turn, state, lines: moves.iter().map(line).collect(), ..Reply::default() }
}

/// The number and the kind of the next request.
fn next_request(requests: &mut Requests, availability: Availability) -> (u32, Want) {
    match requests.next_message(availability) {
        Some(ToWorker::Ask { turn, want, .. }) => (turn, want),
        other => panic!("{other:?}"),
    }
}

#[test]
fn nothing_is_asked_before_somebody_asks() {
    let mut requests = Requests::default();
    assert!(requests.set_address("v=1") && !requests.set_address("v=1"));
    assert_eq!(requests.next_message(Availability::Yes), None);
    assert!(!requests.fail(WorkerFailure::Broken));
    assert_eq!(requests.failure(), None);
}

#[test]
fn a_hint_comes_in_three_steps_and_is_asked_once() {
    let mut requests = Requests::default();
    requests.set_address("v=1");
    requests.ask_hint();
    let (turn, want) = next_request(&mut requests, Availability::Yes);
    assert!(want == Want::Hint && Requests::is_for_advice(turn));
    assert_eq!(requests.next_message(Availability::Yes), None);
    // asking again before the reply arrives gives no more than the first step
    requests.ask_hint();
    assert!(!requests.receive(reply(turn, State::More, &["a"])));
    assert!(!requests.receive(reply(turn - 1, State::Done, &["b"])));
    assert!(requests.receive(reply(turn, State::Done, &["a_B"])));
    assert_eq!((requests.step(), requests.next_message(Availability::Yes)), (Step::Part, None));
    for step in [Step::Spot, Step::Line] {
        requests.ask_hint();
        assert_eq!((requests.step(), requests.next_message(Availability::Yes)), (step, None));
        assert_eq!(requests.hint().map(Line::first), Some("a"));
    }
    // asked for once more, it goes away
    requests.ask_hint();
    assert_eq!((requests.step(), requests.hint()), (Step::None, None));
    requests.ask_hint();
    let (turn, _) = next_request(&mut requests, Availability::Yes);
    assert!(requests.receive(reply(turn, State::Done, &["a_B"])));
    // a hint belongs to its position
    assert!(requests.set_address("v=1&moves=a"));
    assert_eq!((requests.step(), requests.hint()), (Step::None, None));
}

#[test]
fn the_analysis_goes_on_from_position_to_position() {
    let mut requests = Requests::default();
    requests.set_address("v=1");
    requests.switch_analysis(true);
    let (first, want) = next_request(&mut requests, Availability::Yes);
    assert_eq!(want, Want::Values);
    assert!(requests.receive(reply(first, State::More, &["a", "b"])) && requests.thinks());
    requests.set_address("v=1&moves=a");
    assert!(!requests.receive(reply(first, State::Done, &["a"])), "an answer about another position");
    let (second, _) = next_request(&mut requests, Availability::Yes);
    assert!(second != first && requests.values().is_none());
    assert!(requests.receive(reply(second, State::Done, &["B"])) && !requests.thinks());
    assert_eq!(requests.next_message(Availability::Yes), None);
    requests.switch_analysis(false);
    assert!(requests.values().is_none());
    assert_eq!(requests.next_message(Availability::Yes), None);
}

#[test]
fn a_hint_beside_an_analysis_is_its_best_move_as_soon_as_that_is_thought_about_enough() {
    let mut requests = Requests::default();
    requests.set_address("v=1");
    requests.switch_analysis(true);
    let (turn, _) = next_request(&mut requests, Availability::Yes);
    let values = |nodes, moves: &[&str]| Reply { nodes, ..reply(turn, State::More, moves) };
    // the first lines of an analysis come after a tenth of a second
    assert!(requests.receive(values(HINT_NODES - 1, &["a", "b"])));
    requests.ask_hint();
    assert_eq!(requests.hint(), None, "not thought about enough");
    assert_eq!(requests.next_message(Availability::Yes), None, "the analysis answers for it");
    for best in [["b", "a"], ["c", "b"]] {
        assert!(requests.receive(values(HINT_NODES, &best)));
        let marked = requests.values().and_then(|values| values.lines.first()).map(Line::first);
        assert_eq!(marked, Some(best[0]));
        assert_eq!(requests.hint().map(Line::first), marked);
    }
    // without the analysis the hint stays
    requests.switch_analysis(false);
    assert!(matches!(requests.next_message(Availability::Yes), Some(ToWorker::Stop(_))));
    assert_eq!(requests.hint().map(Line::first), Some("c"));
}

#[test]
fn an_analysis_beside_a_hint_names_no_other_best_move() {
    let mut requests = Requests::default();
    requests.set_address("v=1");
    requests.ask_hint();
    let (hint, _) = next_request(&mut requests, Availability::Yes);
    assert!(requests.receive(Reply { nodes: HINT_NODES, ..reply(hint, State::Done, &["b"]) }));
    requests.switch_analysis(true);
    let (turn, want) = next_request(&mut requests, Availability::Yes);
    assert_eq!(want, Want::Values);
    assert!(!requests.receive(Reply { nodes: 5_000, ..reply(turn, State::More, &["a", "b"]) }));
    assert!(requests.values().is_none() && requests.thinks(), "what is not as deep is not shown");
    assert!(requests.receive(Reply { nodes: HINT_NODES, ..reply(turn, State::More, &["a", "b"]) }));
    assert_eq!(requests.hint().map(Line::first), Some("a"), "both have changed");
}

#[test]
fn an_analysis_that_is_switched_on_answers_the_hint_that_was_being_looked_for() {
    let mut requests = Requests::default();
    requests.set_address("v=1");
    requests.ask_hint();
    let (hint, _) = next_request(&mut requests, Availability::Yes);
    requests.switch_analysis(true);
    let (values, want) = next_request(&mut requests, Availability::Yes);
    assert!(values != hint && want == Want::Values);
    assert!(requests.receive(reply(values, State::Done, &["c", "a"])));
    assert_eq!(requests.hint().map(Line::first), Some("c"));
    assert_eq!(requests.next_message(Availability::Yes), None);
}

#[test]
fn what_an_analysis_has_thought_about_enough_is_the_hint() {
    for (state, nodes) in [(State::More, HINT_NODES), (State::Done, 10)] {
        let mut requests = Requests::default();
        requests.set_address("v=1");
        requests.switch_analysis(true);
        let (turn, _) = next_request(&mut requests, Availability::Yes);
        assert!(requests.receive(Reply { nodes, ..reply(turn, state, &["a", "b"]) }));
        requests.ask_hint();
        assert_eq!(requests.hint().map(Line::first), Some("a"));
        assert_eq!(requests.next_message(Availability::Yes), None);
    }
}

#[test]
fn the_opponent_comes_first_and_who_looks_away_stops_it() {
    let mut requests = Requests::default();
    requests.set_address("v=1");
    requests.switch_analysis(true);
    let (first, _) = next_request(&mut requests, Availability::Yes);
    // the opponent's request has already replaced this one: a stop would have no receiver
    assert_eq!(requests.next_message(Availability::Busy), None);
    let (second, _) = next_request(&mut requests, Availability::Yes);
    assert!(second != first);
    assert_eq!(requests.next_message(Availability::No), Some(ToWorker::Stop(second)));
    assert_eq!(requests.next_message(Availability::No), None);
    next_request(&mut requests, Availability::Yes);
    requests.switch_analysis(false);
    assert!(matches!(requests.next_message(Availability::Yes), Some(ToWorker::Stop(_))));
}

#[test]
fn a_position_that_nothing_can_be_asked_about_stops_what_was_asked() {
    let mut requests = Requests::default();
    requests.set_address("v=1");
    requests.ask_hint();
    let (turn, _) = next_request(&mut requests, Availability::Yes);
    requests.set_address("v=1&moves=a");
    assert_eq!(requests.next_message(Availability::Yes), Some(ToWorker::Stop(turn)));
    assert_eq!(requests.next_message(Availability::Yes), None);
}

#[test]
fn a_worker_that_is_lost_is_said_and_can_be_asked_again() {
    let mut requests = Requests::default();
    requests.set_address("v=1");
    requests.switch_analysis(true);
    next_request(&mut requests, Availability::Yes);
    assert!(requests.fail(WorkerFailure::NotLoaded));
    assert_eq!((requests.failure(), requests.analyses()), (Some(WorkerFailure::NotLoaded), false));
    assert_eq!(requests.next_message(Availability::Yes), None);
    requests.ask_hint();
    let (turn, want) = next_request(&mut requests, Availability::Yes);
    assert_eq!((requests.failure(), want), (None, Want::Hint));
    assert!(requests.receive(reply(turn, State::Refused, &[])));
    assert_eq!((requests.failure(), requests.step()), (Some(WorkerFailure::Broken), Step::None));
}
