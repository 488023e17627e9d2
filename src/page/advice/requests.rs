//! The requests to the opponent's worker about the position looked at, and its replies; independent of page and
//! worker.

use crate::{
    words::opponent::WorkerFailure,
    worker::{Line, Reply, State, Want},
};

/// The first request number of advice. Those of the opponent count from 1, so a number shows whose reply it is.
const FIRST_TURN: u32 = 1 << 31;

/// The nodes of a hint, as many as the strongest level uses; an analysis goes on for some seconds.
const HINT_NODES: u64 = 1_000_000;
const ANALYSIS_NODES: u64 = 12_000_000;

/// The steps of a hint that have been asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Step {
    #[default]
    None,
    /// The part of the board.
    Part,
    /// The first target of the move.
    Spot,
    /// The move, and the expected line after it.
    Line,
}

impl Step {
    const fn next(self) -> Step {
        match self {
            Step::None => Step::Part,
            Step::Part => Step::Spot,
            Step::Spot | Step::Line => Step::Line,
        }
    }
}

/// A message to the worker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToWorker {
    /// A request with a limit of nodes.
    Ask {
        turn: u32,
        want: Want,
        nodes: u64,
    },
    Stop(u32),
}

/// Whether the worker is available.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Availability {
    Yes,
    /// The opponent thinks: its request has replaced ours.
    Busy,
    /// The page is hidden, or there is nothing to ask about.
    No,
}

/// A request that the worker is processing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Running {
    turn: u32,
    want: Want,
    /// It is about a position that is no longer looked at.
    stale: bool,
}

/// The requests for the position looked at.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Requests {
    /// The address of the game at the moment looked at.
    address: String,
    /// The number of requests so far.
    turns: u32,
    running: Option<Running>,
    step: Step,
    /// The line of the hint, and whether the search was exhaustive.
    hint: Option<(Line, bool)>,
    analysis: bool,
    values: Option<Reply>,
    complete: bool,
    /// The search was complete before the nodes were used up.
    solved: bool,
    failure: Option<WorkerFailure>,
}

impl Requests {
    /// Whether a request number belongs to advice.
    pub const fn is_for_advice(turn: u32) -> bool {
        turn & FIRST_TURN != 0
    }

    /// Sets the position looked at, and drops what belongs to another; returns whether it is another.
    pub fn set_address(&mut self, address: &str) -> bool {
        if self.address == address {
            return false;
        }
        let before = std::mem::take(self);
        *self = Requests {
            address: address.into(),
            turns: before.turns,
            running: before.running.map(|running| Running { stale: true, ..running }),
            analysis: before.analysis,
            ..Requests::default()
        };
        true
    }

    /// Asks for the next step of a hint.
    pub fn ask_hint(&mut self) {
        // the first step still waits for its reply
        if self.hint.is_some() || self.step == Step::None {
            self.step = self.step.next();
        }
        self.failure = None;
        if self.hint.is_none() {
            // an analysis as deep as a hint answers it without another request
            let values = self.values.as_ref().filter(|values| self.complete || values.nodes >= HINT_NODES);
            let best = values.and_then(|values| values.lines.first()).cloned();
            self.hint = best.map(|best| (best, self.solved));
        }
    }

    pub fn switch_analysis(&mut self, on: bool) {
        self.analysis = on;
        self.failure = None;
        if !on {
            (self.values, self.complete, self.solved) = (None, false, false);
        }
    }

    /// Cancels all requests.
    pub fn close(&mut self) {
        self.switch_analysis(false);
        (self.step, self.hint) = (Step::None, None);
    }

    /// The message that makes the worker do what is wanted now; `None` if it does so already.
    pub fn next_message(&mut self, availability: Availability) -> Option<ToWorker> {
        let wanted = match availability {
            Availability::Yes if self.step > Step::None && self.hint.is_none() => Some(Want::Hint),
            Availability::Yes if self.analysis && !self.complete => Some(Want::Values),
            _ => None,
        };
        if wanted == self.running.filter(|running| !running.stale).map(|running| running.want)
            && (wanted.is_some() || self.running.is_none())
        {
            return None;
        }
        let before = self.running.take();
        match wanted {
            Some(want) => {
                self.turns = self.turns.wrapping_add(1);
                let turn = FIRST_TURN | self.turns;
                self.running = Some(Running { turn, want, stale: false });
                let nodes = if want == Want::Values { ANALYSIS_NODES } else { HINT_NODES };
                Some(ToWorker::Ask { turn, want, nodes })
            }
            None => before
                .filter(|_| availability != Availability::Busy)
                .map(|running| ToWorker::Stop(running.turn)),
        }
    }

    /// Takes a reply; returns whether it changes anything.
    pub fn receive(&mut self, reply: Reply) -> bool {
        let running = self.running.filter(|running| running.turn == reply.turn && !running.stale);
        let Some(Running { want, .. }) = running else { return false };
        match (reply.state, want) {
            (State::Refused, _) => return self.fail(WorkerFailure::Broken),
            (State::More, Want::Hint | Want::Move) => return false,
            (State::More, Want::Values) => (),
            (State::Done | State::Stopped, Want::Hint | Want::Move) => {
                let solved = reply.nodes < HINT_NODES;
                self.hint = reply.lines.into_iter().next().map(|best| (best, solved));
                return if self.hint.is_none() { self.fail(WorkerFailure::Broken) } else { self.ended() };
            }
            (state, Want::Values) => {
                self.complete = state == State::Done;
                self.solved = self.complete && reply.nodes < ANALYSIS_NODES;
                self.ended();
            }
        }
        self.values = Some(reply);
        true
    }

    fn ended(&mut self) -> bool {
        self.running = None;
        true
    }

    /// Handles the loss of the worker; returns whether anything had been asked of it.
    pub fn fail(&mut self, why: WorkerFailure) -> bool {
        let was_running = self.running.take().is_some();
        if was_running {
            self.close();
            self.failure = Some(why);
        }
        was_running
    }

    pub const fn step(&self) -> Step {
        self.step
    }

    /// The line of the hint, once it is known, and whether the search was exhaustive.
    pub fn hint(&self) -> Option<(&Line, bool)> {
        self.hint.as_ref().map(|(line, solved)| (line, *solved))
    }

    pub const fn analyses(&self) -> bool {
        self.analysis
    }

    /// The values of the moves, as far as they are known.
    pub fn values(&self) -> Option<&Reply> {
        self.values.as_ref()
    }

    /// Whether the analysis goes on.
    pub const fn thinks(&self) -> bool {
        self.analysis && !self.complete
    }

    /// Whether the values of all moves are final.
    pub const fn is_solved(&self) -> bool {
        self.solved
    }

    pub const fn failure(&self) -> Option<WorkerFailure> {
        self.failure
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reply(turn: u32, state: State, moves: &[&str]) -> Reply {
        let line = |moves: &&str| Line { moves: (*moves).into(), ..Line::default() };
        Reply { turn, state, lines: moves.iter().map(line).collect(), ..Reply::default() }
    }

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
        for step in [Step::Spot, Step::Line, Step::Line] {
            requests.ask_hint();
            assert_eq!((requests.step(), requests.next_message(Availability::Yes)), (step, None));
        }
        assert_eq!(requests.hint().map(|(line, _)| line.first()), Some("a"));
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
    fn a_hint_beside_an_analysis_is_thought_about_as_deeply_as_one_alone() {
        let mut requests = Requests::default();
        requests.set_address("v=1");
        requests.switch_analysis(true);
        let (first, _) = next_request(&mut requests, Availability::Yes);
        // the first lines of an analysis come after a tenth of a second
        assert!(requests.receive(Reply { nodes: HINT_NODES - 1, ..reply(first, State::More, &["a", "b"]) }));
        requests.ask_hint();
        assert_eq!(requests.hint(), None, "not thought about enough");
        let (hint, want) = next_request(&mut requests, Availability::Yes);
        assert_eq!(want, Want::Hint);
        assert!(requests.receive(Reply { nodes: HINT_NODES, ..reply(hint, State::Done, &["b"]) }));
        assert_eq!(requests.hint().map(|(line, _)| line.first()), Some("b"));
        // and the analysis goes on
        let (again, want) = next_request(&mut requests, Availability::Yes);
        assert_eq!(want, Want::Values);
        assert!(requests.receive(Reply { nodes: HINT_NODES, ..reply(again, State::More, &["b", "a"]) }));
        assert_eq!(requests.hint().map(|(line, _)| line.first()), Some("b"));
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
            assert_eq!(requests.hint().map(|(line, _)| line.first()), Some("a"));
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
}
