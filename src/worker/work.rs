//! A worker: receives requests, thinks about the latest one in slices, and replies.
//!
//! Between two slices the program around it handles new messages. A slice is the number of portions that takes
//! about ten milliseconds. A portion has the same nodes on every machine, so results are repeatable.

use super::{
    Command, Line, Reply, Request, RequestError, State, Want,
    known::Known,
    pace::Pace,
    think::{Position, Thinks},
};
use crate::{
    engine::{Kind, pasang::Pasang, seat::Seats, sowing::Sowing},
    search::{Candidate, Thinker, method, rung::Rung},
    session::Session,
};

/// Nodes a portion.
const PORTION: u64 = 2_000;
/// The target length of a slice, in milliseconds.
const SLICE: f64 = 10.0;
/// The interval between progress replies, in milliseconds: ten a second.
const REPLY_INTERVAL: f64 = 100.0;
/// The most portions in a slice: a clock that stands still must not make it endless.
const PORTIONS: u32 = 1_000;

/// A request being worked on.
trait Work {
    /// Thinks one portion; true if that was the last.
    fn portion(&mut self) -> bool;
    fn reply(&self, state: State) -> Reply;
    fn turn(&self) -> u32;
    /// The game whose pace its number of nodes follows.
    fn paced(&self) -> Option<Kind>;
    /// Sets its number of nodes, those that it has spent included.
    fn set_nodes(&mut self, nodes: u64);
}

/// A request being answered.
struct Job<F: Thinks> {
    turn: u32,
    want: Want,
    game: F,
    thinker: Box<dyn Thinker<Move = F::Move>>,
    /// Nodes spent, and how many it may spend.
    spent: u64,
    nodes: u64,
    paced: Option<Kind>,
}

impl<F: Thinks> Job<F> {
    fn new(request: &Request, session: &Session<F>, pace: &Pace, known: &mut Known) -> Job<F> {
        let game = *session.game();
        let past: Vec<_> = (0..session.cursor()).filter_map(|moves| session.after(moves)).copied().collect();
        let endings = known.endings(request, game);
        known.prepare(&game, session.position(), &endings);
        let asked = Position { position: *session.position(), past: &past, seed: request.seed, endings };
        let mut thinker = game.thinker(asked, request.rung);
        match request.want {
            Want::Move => (),
            Want::Hint => thinker.find_best(),
            Want::Values => thinker.value_all(),
        }
        let mut legal = 0;
        game.each_move(session.position(), |_| legal += 1);
        // where there is no choice, there is nothing to think about
        let forced = request.want == Want::Move && legal == 1;
        let paced =
            (!forced && request.nodes.is_none() && request.rung == Rung::STRONGEST).then_some(request.kind);
        let nodes = match (request.nodes, paced) {
            _ if forced => 0,
            (Some(nodes), _) => nodes,
            (None, Some(kind)) => pace.nodes(kind),
            (None, None) => method::nodes(request.kind, request.rung),
        };
        thinker.plan(nodes);
        Job { turn: request.turn, want: request.want, game, thinker, spent: 0, nodes, paced }
    }

    fn line(&self, found: Candidate<F::Move>, seats: Seats) -> Line {
        let (value, seats) = (found.value, seats.count().clamp(1, 3) as usize);
        let thousandth = |share: &f32| (share * 1000.0).round() as u16;
        Line {
            moves: found
                .line
                .iter()
                .map(|&chosen| self.game.write_move(chosen))
                .collect::<Vec<_>>()
                .join("_"),
            prospects: value.prospects[..seats].iter().map(thousandth).collect(),
            ahead: value.ahead[..seats].to_vec(),
            nodes: found.nodes,
            proved: value.proved,
            exact: value.exact,
        }
    }
}

impl<F: Thinks> Work for Job<F> {
    fn portion(&mut self) -> bool {
        let nodes = self.nodes.saturating_sub(self.spent).min(PORTION);
        self.spent += nodes;
        self.thinker.think(nodes) || self.spent >= self.nodes
    }

    fn reply(&self, state: State) -> Reply {
        let thought = self.thinker.thought();
        let limit = if self.want == Want::Values { usize::MAX } else { 1 };
        let seats = self.game.seats();
        Reply {
            turn: self.turn,
            state,
            depth: thought.depth,
            nodes: thought.nodes,
            lines: thought.candidates.into_iter().take(limit).map(|found| self.line(found, seats)).collect(),
            why: String::new(),
        }
    }

    fn turn(&self) -> u32 {
        self.turn
    }

    fn paced(&self) -> Option<Kind> {
        self.paced
    }

    fn set_nodes(&mut self, nodes: u64) {
        self.nodes = nodes;
        self.thinker.plan(nodes);
    }
}

/// Starts work on a request.
type Begin = fn(&Request, &Pace, &mut Known) -> Result<Box<dyn Work>, RequestError>;

/// A worker. Its state may be lost at any time without harm.
pub struct Worker {
    begin: Begin,
    work: Option<Box<dyn Work>>,
    /// Portions in a slice.
    portions: u32,
    /// Time since the last reply, in milliseconds.
    since_reply: f64,
    pace: Pace,
    known: Known,
    /// The game that the last slice worked on at its full length, where its pace matters.
    measured: Option<Kind>,
}

/// A worker for every game.
impl Default for Worker {
    fn default() -> Worker {
        Worker::new(|request, pace, known| match request.kind {
            Kind::Sowing(_) => begin_work::<Sowing>(request, pace, known),
            Kind::Pasang => begin_work::<Pasang>(request, pace, known),
        })
    }
}

impl Worker {
    /// A worker for the games of one family.
    pub fn of<F: Thinks>() -> Worker {
        Worker::new(begin_work::<F>)
    }

    fn new(begin: Begin) -> Worker {
        Worker {
            begin,
            work: None,
            portions: 1,
            since_reply: 0.0,
            pace: Pace::default(),
            known: Known::default(),
            measured: None,
        }
    }

    /// Whether there is work, for a request or on endings that may be asked about; if so, call [`Worker::slice`] again.
    pub fn is_busy(&self) -> bool {
        self.work.is_some() || self.known.is_busy()
    }

    /// Handles any message of a page; a new request replaces the one before. Gives the immediate reply, if
    /// there is one.
    pub fn receive(&mut self, text: &str) -> Option<String> {
        match Command::read(text).and_then(|command| self.handle(command)) {
            Ok(answer) => answer.map(|reply| reply.write()),
            Err(error) => {
                self.work = None;
                let (turn, why) = (Command::turn(text), error.to_string());
                Some(Reply { turn, state: State::Refused, why, ..Reply::default() }.write())
            }
        }
    }

    fn handle(&mut self, command: Command) -> Result<Option<Reply>, RequestError> {
        match command {
            // a late stop refers to a request that is finished
            Command::Stop(turn) => {
                let stopped = self.work.take_if(|work| work.turn() == turn);
                Ok(stopped.map(|work| work.reply(State::Stopped)))
            }
            Command::Think(request) => {
                self.work = Some((self.begin)(&request, &self.pace, &mut self.known)?);
                self.since_reply = 0.0;
                Ok(None)
            }
        }
    }

    /// Thinks for one slice. Gives the reply to send: the result or, from time to time, the progress.
    pub fn slice(&mut self) -> Option<String> {
        self.measured = None;
        let Some(work) = self.work.as_mut() else {
            self.known.go_on(u64::from(self.portions) * PORTION);
            return None;
        };
        if (0..self.portions).any(|_| work.portion()) {
            let result = work.reply(State::Done);
            self.work = None;
            return Some(result.write());
        }
        self.measured = work.paced();
        if self.since_reply < REPLY_INTERVAL {
            return None;
        }
        self.since_reply = 0.0;
        Some(work.reply(State::More).write())
    }

    /// Reports how long the last slice took, in milliseconds, so that the next takes about ten.
    pub fn record_duration(&mut self, milliseconds: f64) {
        self.since_reply += milliseconds;
        if let Some(kind) = self.measured.take() {
            self.pace.record(kind, u64::from(self.portions) * PORTION, milliseconds);
            if let Some(work) = self.work.as_mut() {
                work.set_nodes(self.pace.nodes(kind));
            }
        }
        // at most halves or doubles, since one slice may have been interrupted
        if milliseconds > SLICE * 1.5 {
            self.portions = (self.portions / 2).max(1);
        } else if milliseconds < SLICE * 0.75 {
            self.portions = (self.portions * 2).min(PORTIONS);
        }
    }
}

/// Starts work on a request.
fn begin_work<F: Thinks>(
    request: &Request,
    pace: &Pace,
    known: &mut Known,
) -> Result<Box<dyn Work>, RequestError> {
    let plain =
        F::by_name(request.kind.name()).ok_or_else(|| RequestError::Game(request.kind.name().into()))?;
    Ok(Box::new(Job::new(request, &request.session(plain)?, pace, known)))
}
