//! One game under two readings: both are played move by move until they differ.

use super::seen::Compared;
use crate::{
    engine::{
        Game, Outcome,
        clause::{Cited, ClauseId},
    },
    session::{Action, Refusal, Session, Stop},
};

/// Two games that are played alike, and where they first differ.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison<F: Compared> {
    pub sessions: [Session<F>; 2],
    pub parting: Option<Parting>,
}

/// The first difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parting {
    /// The number of the move in which it is, from 1; 0 at the start.
    pub number: usize,
    /// How many steps of that move both have made when it can be seen: the one that differs is the last of them.
    pub steps: usize,
    /// The index of the differing event among those of the move, in each game; `None` where it has none.
    pub events: [Option<usize>; 2],
    pub what: Difference,
}

/// What differs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Difference {
    /// The position before the first move.
    Start,
    /// The game with this index refuses the move, by a clause; `None` where it is over.
    Refused { side: usize, clause: Option<ClauseId> },
    /// What happens.
    Event,
    /// The same happens by another clause.
    Clause,
    /// How the game ends.
    Outcome,
    /// What an agreement to end it comes to.
    Agreed,
    /// Who begins the next game.
    NextStarter,
}

/// The word in addresses and tables for a game that the players end by agreement.
pub const AGREED: &str = "agreed";

/// Where two lists of events of a move differ in what can be seen: the index in each, and whether what happens differs
/// rather than the clause.
pub fn first_difference<F: Compared>(
    events: [&[Cited<F::Event>]; 2],
) -> Option<([Option<usize>; 2], Difference)> {
    let mut seen = events.map(|all| all.iter().enumerate().filter(|(_, cited)| F::is_seen(&cited.event)));
    loop {
        let [a, b] = seen.each_mut().map(Iterator::next);
        let differs = match (a, b) {
            (None, None) => return None,
            (Some((_, a)), Some((_, b))) if a.event == b.event && a.clause == b.clause => continue,
            (Some((_, a)), Some((_, b))) if a.event == b.event => Difference::Clause,
            _ => Difference::Event,
        };
        return Some(([a, b].map(|found| found.map(|(index, _)| index)), differs));
    }
}

/// Whether two outcomes differ.
pub fn ends_differ(ends: [Option<Outcome>; 2]) -> bool {
    ends[0] != ends[1]
}

/// Who wins if the players agree to end the game: everybody, unless the rules give another outcome.
pub fn agreed_winners<G: Game>(game: &G, position: &G::Position) -> crate::engine::seat::Seats {
    game.agreed(position).map_or(game.seats(), |outcome| outcome.winners)
}

impl<F: Compared> Comparison<F> {
    /// Both games at their start, or at a position that both take.
    pub fn new(games: [F; 2], starts: [F::Position; 2]) -> Comparison<F> {
        let differs = !F::look_alike([&games[0], &games[1]], [&starts[0], &starts[1]]);
        let parting =
            differs.then_some(Parting { number: 0, steps: 0, events: [None; 2], what: Difference::Start });
        let [a, b] = games;
        let sessions = [Session::new(a, starts[0]), Session::new(b, starts[1])];
        Comparison { sessions, parting }
    }

    /// Plays a move in both games.
    ///
    /// # Errors
    /// Both refuse it, or they have parted: nothing has changed.
    pub fn push(&mut self, chosen: F::Move) -> Result<(), Refusal> {
        if self.parting.is_some() {
            return Err(Refusal::AtEnd);
        }
        let number = self.sessions[0].moves().len() + 1;
        let [a, b] = &mut self.sessions;
        let played = [a.push(chosen), b.push(chosen)];
        self.parting = match played {
            [Err(refusal), Err(_)] => return Err(refusal),
            [Ok(()), Ok(())] => self.parting_of_move(number),
            [Err(refusal), Ok(())] => Some(refused(number, 0, refusal)),
            [Ok(()), Err(refusal)] => Some(refused(number, 1, refusal)),
        };
        Ok(())
    }

    /// Ends both games by agreement; they part where it comes to something else.
    pub fn agree(&mut self) {
        if self.parting.is_some() {
            return;
        }
        let ended = self.sessions.each_ref().map(|session| session.act(Action::Stop(Stop::Agreed)));
        if let [Ok(a), Ok(b)] = ended {
            self.sessions = [a, b];
            let winners = self.sessions.each_ref().map(Session::winners);
            if winners[0] != winners[1] {
                let number = self.sessions[0].moves().len();
                self.parting = Some(self.at_end(number, Difference::Agreed));
            }
        }
    }

    /// Whether the players have ended both games by agreement.
    pub fn is_agreed(&self) -> bool {
        self.sessions.iter().all(|session| session.stopped() == Some(Stop::Agreed))
    }

    /// Whether they have parted after so many moves.
    pub fn has_parted(&self, moves: usize) -> bool {
        self.parting.is_some_and(|parting| parting.number <= moves)
    }

    /// How many moves there are, the one included that one of them refuses.
    pub fn moves(&self) -> usize {
        self.sessions.iter().map(|session| session.moves().len()).max().unwrap_or(0)
    }

    /// The same games after so many moves, with another after them.
    ///
    /// # Errors
    /// Both refuse it, or they have parted before: nothing has changed.
    pub fn with(&self, moves: usize, chosen: F::Move) -> Result<Comparison<F>, Refusal> {
        let games = self.sessions.each_ref().map(|session| *session.game());
        let starts = self.sessions.each_ref().map(|session| *session.start());
        let mut next = Comparison::new(games, starts);
        for &played in self.sessions[0].moves().iter().take(moves) {
            next.push(played)?;
        }
        next.push(chosen)?;
        Ok(next)
    }

    /// Where the last move, which both have played, differs.
    fn parting_of_move(&self, number: usize) -> Option<Parting> {
        let [a, b] = &self.sessions;
        let (_, of_a) = a.replay(number)?;
        let (_, of_b) = b.replay(number)?;
        if let Some((events, what)) = first_difference::<F>([&of_a, &of_b]) {
            let steps = [&of_a, &of_b]
                .into_iter()
                .zip(events)
                .map(|(all, at)| steps_until::<F>(all, at.map_or(all.len(), |at| at + 1)))
                .max();
            return Some(Parting { number, steps: steps.unwrap_or(0), events, what });
        }
        if ends_differ([a.outcome(), b.outcome()]) {
            return Some(self.at_end(number, Difference::Outcome));
        }
        let begins =
            [a, b].map(|session| session.game().begins_next(session.position()).map(|(seat, _)| seat));
        (begins[0] != begins[1]).then(|| self.at_end(number, Difference::NextStarter))
    }

    /// A difference after all steps of the last move.
    fn at_end(&self, number: usize, what: Difference) -> Parting {
        let steps = self.sessions[0].replay(number).map_or(0, |(_, all)| steps_until::<F>(&all, all.len()));
        Parting { number, steps, events: [None; 2], what }
    }

    /// The move in which they differ; `None` at the start.
    pub fn parting_move(&self) -> Option<F::Move> {
        let before = self.parting?.number.checked_sub(1)?;
        self.sessions.iter().find_map(|session| session.moves().get(before)).copied()
    }
}

fn refused(number: usize, side: usize, refusal: Refusal) -> Parting {
    let clause = match refusal {
        Refusal::Clause(clause) => Some(clause),
        Refusal::Over(outcome) => Some(outcome.clause),
        _ => None,
    };
    Parting { number, steps: 0, events: [None; 2], what: Difference::Refused { side, clause } }
}

/// The number of steps among the first events of a move.
fn steps_until<F: Compared>(events: &[Cited<F::Event>], end: usize) -> usize {
    events.iter().take(end).filter(|cited| F::is_step(&cited.event)).count()
}
