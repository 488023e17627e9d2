//! The requests to the opponent's worker about the position looked at, and its replies; independent of page and
//! worker.

use crate::{
    words::opponent::WorkerFailure,
    worker::{Line, Reply, State, Want},
};

/// The first request number of advice. Those of the opponent count from 1, so a number shows whose reply it is.
const FIRST_TURN: u32 = 1 << 31;

/// The nodes of a hint, some tenths of a second; an analysis goes on for some seconds.
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
    /// The line of the hint.
    hint: Option<Line>,
    analysis: bool,
    values: Option<Reply>,
    complete: bool,
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

    /// Whether this is about the game of an address.
    pub fn is_about(&self, address: &str) -> bool {
        self.address == address
    }

    /// Asks for the next step of a hint; after the last one takes the hint away.
    pub fn ask_hint(&mut self) {
        self.failure = None;
        if self.step == Step::Line {
            (self.step, self.hint) = (Step::None, None);
            return;
        }
        // the first step still waits for its reply
        if self.hint.is_some() || self.step == Step::None {
            self.step = self.step.next();
        }
        self.follow_analysis();
    }

    /// While an analysis is on, its best line is the hint as soon as it is thought about as deeply as a hint.
    fn follow_analysis(&mut self) {
        let values = self.values.as_ref().filter(|values| self.is_deep(values));
        if let Some(best) = values.and_then(|values| values.lines.first()) {
            self.hint = Some(best.clone());
        }
    }

    /// Whether values are thought about as deeply as a hint.
    const fn is_deep(&self, values: &Reply) -> bool {
        self.complete || values.nodes >= HINT_NODES
    }

    pub fn switch_analysis(&mut self, on: bool) {
        self.analysis = on;
        self.failure = None;
        if !on {
            (self.values, self.complete) = (None, false);
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
            // an analysis answers for the hint too
            Availability::Yes if self.analysis && !self.complete => Some(Want::Values),
            Availability::Yes if self.step > Step::None && self.hint.is_none() && !self.analysis => {
                Some(Want::Hint)
            }
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
                self.hint = reply.lines.into_iter().next();
                return if self.hint.is_none() { self.fail(WorkerFailure::Broken) } else { self.ended() };
            }
            (state, Want::Values) => {
                self.complete = state == State::Done;
                self.ended();
            }
        }
        // values that are not as deep as the hint beside them would name another move as the best
        if self.hint.is_some() && !self.is_deep(&reply) {
            return self.running.is_none();
        }
        self.values = Some(reply);
        if self.step > Step::None {
            self.follow_analysis();
        }
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

    /// The line of the hint, once it is known.
    pub const fn hint(&self) -> Option<&Line> {
        self.hint.as_ref()
    }

    /// Whether a hint has been asked for that is not known yet.
    pub fn seeks_hint(&self) -> bool {
        self.step > Step::None && self.hint.is_none()
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

    pub const fn failure(&self) -> Option<WorkerFailure> {
        self.failure
    }
}

#[cfg(test)]
mod tests;
