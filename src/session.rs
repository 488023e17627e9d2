//! A game in progress: start, moves, cursor. Pure, and the only judge of legality.

use crate::engine::{Game, Outcome, Target, clause::Cited, clause::ClauseId, history::History};

/// What a person does to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Adds a target to the choice under way; a complete choice is played.
    Choose(Target),
    Undo,
    Redo,
    /// Goes to the position after this many moves.
    Goto(usize),
}

/// Why an action was refused. The session is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// A clause forbids the choice.
    Clause(ClauseId),
    /// The game has ended.
    Over(Outcome),
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

    /// How the game stands decided in the position looked at.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The position before move `number` (from 1) and the events of that move; `None` past the last.
    pub fn told(&self, number: usize) -> Option<Told<G>> {
        let before = *self.positions.get(number.checked_sub(1)?)?;
        let chosen = *self.moves.get(number - 1)?;
        let mut events = Vec::new();
        self.game.play(&mut before.clone(), chosen, |event| events.push(event));
        Some((before, events))
    }

    /// Whether a target begins or continues a legal move.
    pub fn may_choose(&self, target: Target) -> bool {
        self.outcome.is_none() && self.continues(target)
    }

    /// The session after an action, or why it is refused.
    pub fn act(&self, action: Action) -> Result<Self, Refusal> {
        match action {
            Action::Choose(target) => self.choose(target),
            Action::Undo if self.cursor == 0 => Err(Refusal::AtStart),
            Action::Undo => Ok(self.at(self.cursor - 1)),
            Action::Redo if self.cursor == self.moves.len() => Err(Refusal::AtEnd),
            Action::Redo => Ok(self.at(self.cursor + 1)),
            Action::Goto(moves) => Ok(self.at(moves.min(self.moves.len()))),
        }
    }

    /// Plays a move of the right type, replacing what lay beyond the cursor.
    pub fn play(&self, chosen: G::Move) -> Result<Self, Refusal> {
        if let Some(outcome) = self.outcome {
            return Err(Refusal::Over(outcome));
        }
        let after = self.game.try_play(self.position(), chosen, |_| ()).map_err(Refusal::Clause)?;
        let mut next = self.clone();
        if next.moves.get(self.cursor) != Some(&chosen) {
            next.moves.truncate(self.cursor);
            next.positions.truncate(self.cursor + 1);
            next.moves.push(chosen);
            next.positions.push(after);
        }
        Ok(next.at(self.cursor + 1))
    }

    fn choose(&self, target: Target) -> Result<Self, Refusal> {
        if let Some(outcome) = self.outcome {
            return Err(Refusal::Over(outcome));
        }
        let mut chosen = self.chosen.clone();
        chosen.push(target);
        if !self.continues(target) {
            return Err(Refusal::Clause(self.game.refuse(self.position(), &chosen)));
        }
        let mut complete = None;
        self.game.each_move(self.position(), |legal| {
            if self.game.targets(legal)[..] == chosen[..] {
                complete = Some(legal);
            }
        });
        match complete {
            Some(legal) => self.play(legal),
            None => Ok(Session { chosen, ..self.clone() }),
        }
    }

    fn continues(&self, target: Target) -> bool {
        let depth = self.chosen.len();
        let mut found = false;
        self.game.each_move(self.position(), |legal| {
            let path = self.game.targets(legal);
            found |= path.len() > depth && path[..depth] == self.chosen[..] && path[depth] == target;
        });
        found
    }

    fn at(&self, cursor: usize) -> Self {
        let mut session = Session { cursor, chosen: Vec::new(), ..self.clone() };
        session.judge();
        session
    }

    fn judge(&mut self) {
        let mut history = History::default();
        let mut times = 0;
        if let Some(cycle) = G::CYCLE {
            for position in &self.positions[..=self.cursor] {
                times = history.meet(position, self.game.progress(position), cycle);
            }
        }
        let position = self.position();
        self.outcome = self.game.ended(position).or_else(|| self.game.repeated(position, times));
    }
}
