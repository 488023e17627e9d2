//! A game in progress: start, moves, cursor. Pure, and the only judge of legality.

use crate::engine::{
    Game, Outcome, Target,
    clause::{Cited, ClauseId},
    history::Met,
    seat::{Seat, Seats},
};

/// What a person does to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Adds a target to the choice under way; a complete choice is played.
    Choose(Target),
    /// Gives up the choice under way.
    Drop,
    Undo,
    Redo,
    /// Goes to the position after this many moves.
    Goto(usize),
    /// Ends the game after its last move, by the persons' own will.
    Stop(Stop),
}

/// How persons end a game that its rules have not ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// This seat gives up.
    Resigned(Seat),
    /// All have agreed that nobody has won.
    Agreed,
}

impl Stop {
    /// Who of `all` has won a game that ended so: whoever has not given up; everybody is a draw.
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
    /// The persons have ended the game.
    Stopped(Stop),
    /// There is no move to take back.
    AtStart,
    /// There is no move to play again.
    AtEnd,
}

/// The position before a move, and the events of the move.
pub type Told<G> = (<G as Game>::Position, Vec<Cited<<G as Game>::Event>>);

/// A game from its start to its last move, looked at after `cursor` moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Session<G: Game> {
    game: G,
    moves: Vec<G::Move>,
    /// `positions[n]` is the position after n moves.
    positions: Vec<G::Position>,
    cursor: usize,
    chosen: Vec<Target>,
    outcome: Option<Outcome>,
    /// Holds after all moves, as long as none of them is taken back.
    stop: Option<Stop>,
    /// A stop that has been taken back, until something else is done after the last move.
    withdrawn: Option<Stop>,
}

impl<G: Game> Session<G> {
    /// A game that has not been played yet.
    pub fn new(game: G, start: G::Position) -> Self {
        let mut session = Session {
            game,
            moves: Vec::new(),
            positions: vec![start],
            cursor: 0,
            chosen: Vec::new(),
            outcome: None,
            stop: None,
            withdrawn: None,
        };
        session.judge();
        session
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn start(&self) -> &G::Position {
        &self.positions[0]
    }

    /// The position after as many moves as the cursor says.
    pub fn position(&self) -> &G::Position {
        &self.positions[self.cursor]
    }

    /// The position after `moves` moves; `None` past the last.
    pub fn after(&self, moves: usize) -> Option<&G::Position> {
        self.positions.get(moves)
    }

    /// All moves, also those beyond the cursor.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// How many moves have been played in the position looked at.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// How the game stands decided by its rules in the position looked at.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// How the persons have ended the game, where the position looked at is its last.
    pub fn stop(&self) -> Option<Stop> {
        self.stop.filter(|_| self.cursor == self.moves.len())
    }

    /// How the persons have ended the game, wherever in it one looks.
    pub fn stopped(&self) -> Option<Stop> {
        self.stop
    }

    /// Whether nothing more can be played in the position looked at.
    pub fn is_over(&self) -> bool {
        self.outcome.is_some() || self.stop().is_some()
    }

    /// Who has won in the position looked at; `None` while nobody has, everybody after a draw.
    pub fn winners(&self) -> Option<Seats> {
        self.outcome
            .map(|outcome| outcome.winners)
            .or(self.stop().map(|stop| stop.winners(self.game.seats())))
    }

    /// The only move that can be played in the position looked at; `None` where there is a choice, or nothing.
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
    pub fn told(&self, number: usize) -> Option<Told<G>> {
        let before = *self.positions.get(number.checked_sub(1)?)?;
        let chosen = *self.moves.get(number - 1)?;
        let after = *self.positions.get(number)?;
        let mut events = Vec::new();
        let mut position = before;
        self.game.play(&mut position, chosen, |event| events.push(event));
        // a round that ends by repetition does so in the move that repeats
        if position != after
            && let Some(met) = self.met(number, &position)
        {
            self.game.repeated(&mut position, met, |event| events.push(event));
        }
        Some((before, events))
    }

    /// The targets of the choice under way.
    pub fn chosen(&self) -> &[Target] {
        &self.chosen
    }

    /// Whether a target begins or continues a legal move.
    pub fn may_choose(&self, target: Target) -> bool {
        !self.is_over() && self.continues(target)
    }

    /// The session after an action, or why it is refused.
    pub fn act(&self, action: Action) -> Result<Self, Refusal> {
        match action {
            Action::Choose(target) => self.choose(target),
            Action::Drop => Ok(Session { chosen: Vec::new(), ..self.clone() }),
            // a choice under way is the first thing to be taken back
            Action::Undo if !self.chosen.is_empty() => self.act(Action::Drop),
            // a stop is the last thing that was done
            Action::Undo if self.stop().is_some() => {
                Ok(Session { stop: None, withdrawn: self.stop, ..self.clone() })
            }
            Action::Undo if self.cursor == 0 => Err(Refusal::AtStart),
            Action::Undo => Ok(self.at(self.cursor - 1)),
            Action::Redo if self.cursor == self.moves.len() => {
                let stop = self.withdrawn.ok_or(Refusal::AtEnd)?;
                Ok(Session { stop: Some(stop), withdrawn: None, chosen: Vec::new(), ..self.clone() })
            }
            Action::Redo => Ok(self.at(self.cursor + 1)),
            Action::Goto(moves) => Ok(self.at(moves.min(self.moves.len()))),
            // whoever looks back ends the game where it stands, and nothing of it is lost
            Action::Stop(stop) => {
                let last = self.at(self.moves.len());
                last.open().map(|()| Session { stop: Some(stop), withdrawn: None, ..last })
            }
        }
    }

    /// The move that a target completes; `None` where it completes none that may be played.
    pub fn completes(&self, target: Target) -> Option<G::Move> {
        let mut path = self.chosen.clone();
        path.push(target);
        let mut complete = None;
        if !self.is_over() {
            self.game.each_move(self.position(), |legal| {
                if self.game.targets(self.position(), legal)[..] == path[..] {
                    complete = Some(legal);
                }
            });
        }
        complete
    }

    /// The session after a move of the right type, which replaces what lay beyond the cursor.
    pub fn play(&self, chosen: G::Move) -> Result<Self, Refusal> {
        let mut next = self.clone();
        next.push(chosen)?;
        Ok(next)
    }

    /// Plays a move as [`Session::play`] does, without a copy of all moves before it: whole games are read so.
    /// A session that refuses is unchanged.
    pub fn push(&mut self, chosen: G::Move) -> Result<(), Refusal> {
        self.open()?;
        let mut after = self.game.try_play(self.position(), chosen, |_| ()).map_err(Refusal::Clause)?;
        if let Some(met) = self.met(self.cursor + 1, &after) {
            self.game.repeated(&mut after, met, |_| ());
        }
        if self.moves.get(self.cursor) != Some(&chosen) {
            self.cut(self.cursor);
            self.moves.push(chosen);
            self.positions.push(after);
        }
        self.cursor += 1;
        self.chosen.clear();
        self.judge();
        Ok(())
    }

    /// Whether something can still be done.
    fn open(&self) -> Result<(), Refusal> {
        match (self.outcome, self.stop()) {
            (Some(outcome), _) => Err(Refusal::Over(outcome)),
            (None, Some(stop)) => Err(Refusal::Stopped(stop)),
            (None, None) => Ok(()),
        }
    }

    /// Gives up what lies beyond so many moves.
    fn cut(&mut self, moves: usize) {
        self.moves.truncate(moves);
        self.positions.truncate(moves + 1);
        self.stop = None;
        self.withdrawn = None;
    }

    fn choose(&self, target: Target) -> Result<Self, Refusal> {
        self.open()?;
        let mut chosen = self.chosen.clone();
        chosen.push(target);
        if !self.continues(target) {
            return Err(Refusal::Clause(self.game.refuse(self.position(), &chosen)));
        }
        match self.completes(target) {
            Some(legal) => self.play(legal),
            None => Ok(Session { chosen, ..self.clone() }),
        }
    }

    fn continues(&self, target: Target) -> bool {
        let depth = self.chosen.len();
        let mut found = false;
        self.game.each_move(self.position(), |legal| {
            let path = self.game.targets(self.position(), legal);
            found |= path.len() > depth && path[..depth] == self.chosen[..] && path[depth] == target;
        });
        found
    }

    fn at(&self, cursor: usize) -> Self {
        let mut session = Session { cursor, chosen: Vec::new(), ..self.clone() };
        session.judge();
        session
    }

    /// How a position has been met that follows `moves` moves; `None` where none can come again.
    fn met(&self, moves: usize, position: &G::Position) -> Option<Met> {
        let cycle = G::CYCLE?;
        let progress = self.game.progress(position);
        // progress never falls: what could come again is all that follows its last change
        let earlier = self.positions.iter().take(moves).rev();
        let earlier = earlier.take_while(|earlier| self.game.progress(earlier) == progress);
        let mut met = Met { times: 1, since: 0 };
        for earlier in earlier {
            met.since += 1;
            met.times += u32::from(met.since as usize >= cycle && earlier == position);
        }
        Some(met)
    }

    fn judge(&mut self) {
        let mut position = *self.position();
        let repeated = || self.game.repeated(&mut position, self.met(self.cursor, self.position())?, |_| ());
        self.outcome = self.game.ended(self.position()).or_else(repeated);
    }
}
