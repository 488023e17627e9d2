//! A game in progress: start, moves, cursor. Pure, and the only judge of legality.

use std::rc::Rc;

use crate::engine::{
    Game, Outcome, Target,
    clause::{Cited, ClauseId},
    history::Met,
    seat::{Seat, Seats},
};

/// What a person can do to a game: the input of [`Session::act`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Adds a target to the unfinished choice; a complete choice is played.
    Choose(Target),
    /// Drops the unfinished choice.
    Drop,
    Undo,
    Redo,
    /// Goes to the position after this many moves.
    Goto(usize),
    /// Ends the game after its last move, by the players' decision.
    Stop(Stop),
}

/// How players end a game that its rules have not ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// This seat resigns.
    Resigned(Seat),
    /// The players agree on a draw.
    Agreed,
}

impl Stop {
    /// The winners among the seats `all`: those that have not resigned; all of them in a draw.
    pub const fn winners(self, all: Seats) -> Seats {
        match self {
            Stop::Resigned(seat) => all.without(seat),
            Stop::Agreed => all,
        }
    }
}

/// Why an action was refused. The session is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// A clause forbids the choice.
    Clause(ClauseId),
    /// The game has ended.
    Over(Outcome),
    /// The players have ended the game.
    Stopped(Stop),
    /// There is no move to take back.
    AtStart,
    /// There is no move to play again.
    AtEnd,
}

/// The events of a move, in their order.
pub type Events<G> = Rc<[Cited<<G as Game>::Event>]>;

/// The position before a move, and the events of the move.
pub type Replay<G> = (<G as Game>::Position, Events<G>);

/// A game from its start to its last move, viewed after `cursor` moves.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    game: G,
    moves: Vec<G::Move>,
    /// `positions[n]` is the position after n moves.
    positions: Vec<G::Position>,
    /// `events[n]` are the events of the move after `positions[n]`, kept from when it was played.
    events: Vec<Events<G>>,
    cursor: usize,
    /// Whether the viewed position was reached by browsing: [`Action::Undo`] then steps back and keeps the
    /// moves.
    is_browsing: bool,
    chosen: Vec<Target>,
    outcome: Option<Outcome>,
    /// Applies after all moves, as long as none of them is taken back.
    stop: Option<Stop>,
    /// A stop that was taken back, kept for redo until another action follows the last move.
    withdrawn: Option<Stop>,
}

/// What a path of targets selects in a position.
enum PathMatch<M> {
    /// No legal move begins with it.
    Nothing,
    /// Some legal moves begin with it, and none is complete.
    Begun,
    Complete(M),
}

/// Sessions are equal if the same moves were played and the same position is viewed.
impl<G: Game> PartialEq for Session<G> {
    fn eq(&self, other: &Session<G>) -> bool {
        let ends = |session: &Session<G>| (session.cursor, session.outcome, session.stop, session.withdrawn);
        self.game == other.game
            && self.moves == other.moves
            && self.positions == other.positions
            && self.chosen == other.chosen
            && ends(self) == ends(other)
    }
}

impl<G: Game> Session<G> {
    /// A new game.
    pub fn new(game: G, start: G::Position) -> Self {
        let mut session = Session {
            game,
            moves: Vec::new(),
            positions: vec![start],
            events: Vec::new(),
            cursor: 0,
            is_browsing: false,
            chosen: Vec::new(),
            outcome: None,
            stop: None,
            withdrawn: None,
        };
        session.update_outcome();
        session
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn start(&self) -> &G::Position {
        &self.positions[0]
    }

    /// The position after `cursor` moves: the viewed one.
    pub fn position(&self) -> &G::Position {
        &self.positions[self.cursor]
    }

    /// The position after `moves` moves; `None` past the last.
    pub fn after(&self, moves: usize) -> Option<&G::Position> {
        self.positions.get(moves)
    }

    /// All moves, including those beyond the cursor.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// The number of moves before the viewed position.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The outcome by the rules in the viewed position.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// How the players ended the game, if the viewed position is the last.
    pub fn stop(&self) -> Option<Stop> {
        self.stop.filter(|_| self.cursor == self.moves.len())
    }

    /// How the players ended the game, whatever position is viewed.
    pub fn stopped(&self) -> Option<Stop> {
        self.stop
    }

    /// The outcome in the viewed position: by the rules, or the one that the rules give to an agreement of the players.
    pub fn ended(&self) -> Option<Outcome> {
        let is_agreed = self.stop() == Some(Stop::Agreed);
        self.outcome.or_else(|| self.game.agreed(self.position()).filter(|_| is_agreed))
    }

    /// Whether no move can be played in the viewed position.
    pub fn is_over(&self) -> bool {
        self.outcome.is_some() || self.stop().is_some()
    }

    /// The winners in the viewed position: `None` while the game goes on, all seats after a draw.
    pub fn winners(&self) -> Option<Seats> {
        self.ended()
            .map(|outcome| outcome.winners)
            .or(self.stop().map(|stop| stop.winners(self.game.seats())))
    }

    /// The only legal move in the viewed position; `None` if there are several or none.
    pub fn only_move(&self) -> Option<G::Move> {
        let (mut only, mut legal) = (None, 0);
        if !self.is_over() {
            self.game.each_move(self.position(), |chosen| {
                only = Some(chosen);
                legal += 1;
            });
        }
        only.filter(|_| legal == 1)
    }

    /// The position before move `number` (from 1) and the events of that move; `None` past the last.
    pub fn replay(&self, number: usize) -> Option<Replay<G>> {
        let before = number.checked_sub(1)?;
        Some((*self.positions.get(before)?, self.events.get(before)?.clone()))
    }

    /// The targets of the unfinished choice.
    pub fn chosen(&self) -> &[Target] {
        &self.chosen
    }

    /// Whether some legal move begins with the unfinished choice and this target.
    pub fn may_choose(&self, target: Target) -> bool {
        !self.is_over() && !matches!(self.match_path(&self.with(target)), PathMatch::Nothing)
    }

    /// The session after an action, or why the action is refused.
    pub fn act(&self, action: Action) -> Result<Self, Refusal> {
        match action {
            Action::Choose(target) => self.choose(target),
            Action::Drop => Ok(Session { chosen: Vec::new(), ..self.clone() }),
            // an unfinished choice is undone first
            Action::Undo if !self.chosen.is_empty() => self.act(Action::Drop),
            // a stop is undone before moves
            Action::Undo if self.stop().is_some() => {
                Ok(Session { stop: None, withdrawn: self.stop, ..self.clone() })
            }
            Action::Undo if self.cursor == 0 => Err(Refusal::AtStart),
            // undo from the end of a game browses back through it
            Action::Undo => Ok(self.viewed_at(self.cursor - 1, self.is_browsing || self.outcome.is_some())),
            Action::Redo if self.cursor == self.moves.len() => {
                let stop = self.withdrawn.ok_or(Refusal::AtEnd)?;
                Ok(Session { stop: Some(stop), withdrawn: None, chosen: Vec::new(), ..self.clone() })
            }
            Action::Redo => Ok(self.viewed_at(self.cursor + 1, self.is_browsing)),
            Action::Goto(moves) => Ok(self.viewed_at(moves.min(self.moves.len()), true)),
            // ends the game after its last move, even if an earlier position is viewed
            Action::Stop(stop) => {
                let last = self.viewed_at(self.moves.len(), false);
                last.check_open().map(|()| Session { stop: Some(stop), withdrawn: None, ..last })
            }
        }
    }

    /// The legal move that a target completes; `None` if it completes none.
    pub fn completes(&self, target: Target) -> Option<G::Move> {
        match self.match_path(&self.with(target)) {
            PathMatch::Complete(legal) if !self.is_over() => Some(legal),
            _ => None,
        }
    }

    /// Whether a move may be played in the viewed position.
    pub fn may_play(&self, chosen: G::Move) -> bool {
        !self.is_over() && self.game.is_legal(self.position(), chosen)
    }

    /// Whether `next`, one move later, is a different game: this one was being browsed, and `next` plays
    /// another move than the recorded one. False after undo, which discards the old move.
    pub fn is_branched_by(&self, next: &Self) -> bool {
        let follows = self.moves.get(self.cursor);
        let played = next.moves.get(self.cursor).filter(|_| next.cursor == self.cursor + 1);
        self.is_browsing && follows.is_some() && played.is_some() && follows != played
    }

    /// The session after any move of the right type; it replaces the moves beyond the cursor.
    pub fn play(&self, chosen: G::Move) -> Result<Self, Refusal> {
        let mut next = self.clone();
        next.push(chosen)?;
        Ok(next)
    }

    /// Plays a move as [`Session::play`] does, without copying the moves before it, to read whole games fast.
    /// If it is refused, the session is unchanged.
    pub fn push(&mut self, chosen: G::Move) -> Result<(), Refusal> {
        self.check_open()?;
        let mut events = Vec::new();
        let after = self.game.try_play(self.position(), chosen, |event| events.push(event));
        self.append(chosen, after.map_err(Refusal::Clause)?, events);
        Ok(())
    }

    /// Appends a legal move, with the position after it and its events.
    fn append(&mut self, chosen: G::Move, played: G::Position, mut events: Vec<Cited<G::Event>>) {
        let (mut after, mut repeated, move_events) = (played, None, events.len());
        // a round that ends by repetition ends within the repeating move
        if let Some(met) = self.count_repetitions(self.cursor + 1, &played) {
            repeated = self.game.on_repetition(&mut after, met, |event| events.push(event));
        }
        if after == played {
            events.truncate(move_events);
        }
        if self.moves.get(self.cursor) != Some(&chosen) {
            self.truncate(self.cursor);
            self.moves.push(chosen);
            self.positions.push(after);
            self.events.push(events.into());
        }
        self.cursor += 1;
        self.is_browsing &= self.cursor < self.moves.len();
        self.chosen.clear();
        if after == played {
            self.outcome = self.game.outcome(&after).or(repeated);
        } else {
            self.update_outcome();
        }
    }

    /// Refuses if the game is over.
    fn check_open(&self) -> Result<(), Refusal> {
        match (self.ended(), self.stop()) {
            (Some(outcome), _) => Err(Refusal::Over(outcome)),
            (None, Some(stop)) => Err(Refusal::Stopped(stop)),
            (None, None) => Ok(()),
        }
    }

    /// Removes the moves beyond the first `moves`.
    fn truncate(&mut self, moves: usize) {
        self.moves.truncate(moves);
        self.positions.truncate(moves + 1);
        self.events.truncate(moves);
        self.stop = None;
        self.withdrawn = None;
    }

    fn choose(&self, target: Target) -> Result<Self, Refusal> {
        self.check_open()?;
        let chosen = self.with(target);
        match self.match_path(&chosen) {
            PathMatch::Nothing => Err(Refusal::Clause(self.game.refuse(self.position(), &chosen))),
            PathMatch::Begun => Ok(Session { chosen, ..self.clone() }),
            PathMatch::Complete(legal) => {
                let (mut next, mut after, mut events) = (self.clone(), *self.position(), Vec::new());
                self.game.play(&mut after, legal, |event| events.push(event));
                next.append(legal, after, events);
                Ok(next)
            }
        }
    }

    /// The unfinished choice with one more target.
    fn with(&self, target: Target) -> Vec<Target> {
        let mut chosen = self.chosen.clone();
        chosen.push(target);
        chosen
    }

    /// Which legal moves begin with a path; every legal move is examined once.
    fn match_path(&self, chosen: &[Target]) -> PathMatch<G::Move> {
        let mut found = PathMatch::Nothing;
        self.game.each_move(self.position(), |legal| {
            let path = self.game.targets(self.position(), legal);
            if path[..] == *chosen {
                found = PathMatch::Complete(legal);
            } else if path.starts_with(chosen) && matches!(found, PathMatch::Nothing) {
                found = PathMatch::Begun;
            }
        });
        found
    }

    fn viewed_at(&self, cursor: usize, is_browsing: bool) -> Self {
        let is_browsing = is_browsing && cursor < self.moves.len();
        let mut session = Session { cursor, is_browsing, chosen: Vec::new(), ..self.clone() };
        session.update_outcome();
        session
    }

    /// How often a position after `moves` moves has been met; `None` in games without repetition.
    fn count_repetitions(&self, moves: usize, position: &G::Position) -> Option<Met> {
        let cycle = G::CYCLE?;
        let progress = self.game.progress(position);
        // progress never falls: only positions since its last change can be equal
        let earlier = self.positions.iter().take(moves).rev();
        let earlier = earlier.take_while(|earlier| self.game.progress(earlier) == progress);
        let mut met = Met { times: 1, since: 0 };
        for earlier in earlier {
            met.since += 1;
            met.times += u32::from(met.since as usize >= cycle && earlier == position);
        }
        Some(met)
    }

    fn update_outcome(&mut self) {
        let mut position = *self.position();
        let repeated = || {
            self.game.on_repetition(
                &mut position,
                self.count_repetitions(self.cursor, self.position())?,
                |_| (),
            )
        };
        self.outcome = self.game.outcome(self.position()).or_else(repeated);
    }
}
