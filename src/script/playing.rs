//! A game in progress of one family, for scripts.

use super::{
    count::count,
    event::Cited,
    family::{self, Scripted, names, scores},
    fault::{Code, Fault, clause_id},
    given::{Given, checked, whole},
    position::{EndedBy, GameResult, Position},
    record,
    start::Start,
    thought::{self, Thought},
};
use crate::{
    engine::seat::Seat,
    notation::{self, Record, faults::quoted},
    session::{Action, Refusal, Session, Stop},
};

/// The greatest depth to which sequences are counted, and the most moves that are played for it.
pub const DEEPEST: u64 = 100;
pub const MOST_COUNTED: u64 = 1_000_000_000;

/// A game with its moves so far: those before the session's cursor. What was taken back may lie beyond it.
#[derive(Clone)]
pub struct Playing<F: Scripted> {
    session: Session<F>,
    preset: &'static str,
    names: [Option<String>; 3],
}

impl<F: Scripted> Playing<F> {
    /// A new game; `plain` is the game under its default preset.
    pub fn new(plain: F, options: &Given) -> Result<Self, Fault> {
        let Start { game, preset, position } = Start::read(plain, options)?;
        let mut playing =
            Playing { session: Session::new(game, position), preset, names: [None, None, None] };
        for (seat, name) in options.texts("names")? {
            let place = playing.seat(seat)?.index();
            if let Some(own) = playing.names.get_mut(place) {
                *own = notation::name(name);
            }
        }
        Ok(playing)
    }

    /// The game of a record.
    pub fn of_record(text: &str) -> Result<Self, Fault> {
        let Record { game, preset, setup, names, moves, stop, .. } = record::read::<F>(text)?;
        let session = Session::new(game, setup.unwrap_or_else(|| game.start()));
        let mut playing = Playing { session, preset, names };
        for chosen in moves {
            playing.session.push(chosen).map_err(|refusal| playing.refused("", refusal))?;
        }
        if let Some(stop) = stop {
            playing.stop(stop)?;
        }
        Ok(playing)
    }

    pub fn name(&self) -> &'static str {
        self.session.game().name()
    }

    pub fn preset(&self) -> &'static str {
        self.preset
    }

    /// Each reading with its value.
    pub fn readings(&self) -> Vec<(&'static str, &'static str)> {
        let game = self.session.game();
        let all = game.readings().iter().enumerate();
        all.map(|(index, reading)| (reading.name, game.value(index))).collect()
    }

    pub fn seats(&self) -> Vec<&'static str> {
        names(self.session.game().seats())
    }

    /// The moves so far.
    pub fn moves(&self) -> Vec<String> {
        let played = self.session.moves().iter().take(self.session.cursor());
        played.map(|&chosen| self.session.game().write_move(chosen)).collect()
    }

    /// Whose turn it is; `None` if the game is over.
    pub fn turn(&self) -> Option<&'static str> {
        let seat = self.session.game().to_move(self.session.position());
        (!self.session.is_over()).then_some(seat.name())
    }

    /// Every legal move once, in the order of the engine; none if the game is over.
    pub fn legal_moves(&self) -> Vec<String> {
        let (mut all, game) = (Vec::new(), self.session.game());
        if !self.session.is_over() {
            game.each_move(self.session.position(), |chosen| all.push(game.write_move(chosen)));
        }
        all
    }

    /// Plays a move; gives its number, from 1.
    pub fn play(&mut self, text: &str) -> Result<usize, Fault> {
        let chosen = self.session.game().read_move(checked(text)?).ok_or_else(|| Fault::not_a_move(text))?;
        self.session.push(chosen).map_err(|refusal| self.refused(text, refusal))?;
        Ok(self.session.cursor())
    }

    /// Takes back the last move, or the end that the players have set.
    pub fn undo(&mut self) -> Result<(), Fault> {
        self.session = self.session.act(Action::Undo).map_err(|refusal| self.refused("", refusal))?;
        Ok(())
    }

    pub fn resign(&mut self, seat: &str) -> Result<(), Fault> {
        self.stop(Stop::Resigned(self.seat(seat)?))
    }

    pub fn agree(&mut self) -> Result<(), Fault> {
        self.stop(Stop::Agreed)
    }

    /// The events of a move by its number, or of the last one.
    pub fn events(&self, number: Option<f64>) -> Result<Vec<Cited>, Fault> {
        let cursor = self.session.cursor();
        let number = self.number(number)?;
        let replay = self.session.replay(number).filter(|_| number <= cursor);
        let (before, events) = replay.ok_or_else(|| no_move(number))?;
        let (game, mut steps) = (self.session.game(), 0);
        let cited = events.iter().map(|cited| {
            let is_step = F::is_step(&cited.event);
            steps += u32::from(is_step);
            Cited {
                event: game.event(&before, cited.event),
                clause: clause_id(game.clauses(), cited.clause).unwrap_or_default(),
                step: is_step.then_some(steps),
            }
        });
        Ok(cited.collect())
    }

    /// The position now, or after a number of moves.
    pub fn position(&self, after: Option<f64>) -> Result<Position, Fault> {
        let after = self.number(after)?;
        let position = self.session.after(after).filter(|_| after <= self.session.cursor());
        let position = position.ok_or_else(|| no_move(after))?;
        Ok(family::position(self.session.game(), position))
    }

    /// How the game has ended; `None` while it goes on.
    pub fn result(&self) -> Option<GameResult> {
        let (game, position) = (self.session.game(), self.session.position());
        if let Some(outcome) = self.session.outcome() {
            return Some(family::result(game, position, outcome));
        }
        let ended = self.session.ended();
        Some(GameResult {
            winners: names(self.session.winners()?),
            by: match self.session.stop()? {
                Stop::Resigned(_) => EndedBy::Resigned,
                Stop::Agreed => EndedBy::Agreed,
            },
            clause: ended.and_then(|outcome| clause_id(game.clauses(), outcome.clause)),
            scores: scores(game, position, ended.is_some()),
        })
    }

    /// The record as text, or as JSON.
    pub fn record(&self, is_json: bool) -> String {
        let session = &self.session;
        let has_setup = *session.start() != session.game().start();
        let record = Record {
            game: *session.game(),
            preset: self.preset,
            setup: has_setup.then_some(*session.start()),
            names: self.names.clone(),
            moves: session.moves().iter().take(session.cursor()).copied().collect(),
            outcome: session.outcome(),
            stop: session.stop(),
        };
        if is_json { record.to_json() } else { record.to_text() }
    }

    /// How many sequences of so many moves there are from the position, whatever has been repeated.
    pub fn perft(&self, depth: f64) -> Result<u64, Fault> {
        let depth = whole("The depth", depth, 0, DEEPEST)? as u32;
        if self.session.is_over() {
            return Ok(u64::from(depth == 0));
        }
        let mut left = MOST_COUNTED;
        count(self.session.game(), self.session.position(), depth, &mut left).ok_or_else(|| {
            let message = format!("To depth {depth} there are more than {MOST_COUNTED} moves to count.");
            Fault::new(Code::TooMany, message)
        })
    }

    /// What the opponent thinks of the position.
    pub fn search(&self, options: &Given) -> Result<Thought, Fault> {
        match self.session.is_over() {
            true => Err(self.over("Nothing can be searched")),
            false => thought::search(&self.session, options),
        }
    }

    /// The seat of a name.
    fn seat(&self, name: &str) -> Result<Seat, Fault> {
        let mut seats = self.session.game().seats().iter();
        seats.find(|seat| seat.name() == name).ok_or_else(|| Fault::unknown_seat(name))
    }

    /// A number of moves; that of all if none is given.
    fn number(&self, number: Option<f64>) -> Result<usize, Fault> {
        match number {
            None => Ok(self.session.cursor()),
            Some(number) => whole("The number of a move", number, 0, u32::MAX.into()).map(|of| of as usize),
        }
    }

    /// Ends the game after the moves so far.
    fn stop(&mut self, stop: Stop) -> Result<(), Fault> {
        let session = &self.session;
        // a session ends after its last move: what was taken back must not come back
        let mut cut = Session::new(*session.game(), *session.start());
        let is_whole = session.cursor() == session.moves().len();
        let last = if is_whole {
            session
        } else {
            for &chosen in session.moves().iter().take(session.cursor()) {
                cut.push(chosen).map_err(|refusal| self.refused("", refusal))?;
            }
            &cut
        };
        self.session = last.act(Action::Stop(stop)).map_err(|refusal| self.refused("", refusal))?;
        Ok(())
    }

    /// The game is over, so that something cannot be done.
    fn over(&self, what: &str) -> Fault {
        let clause = self.session.ended().map(|outcome| outcome.clause);
        let clause = clause.and_then(|clause| clause_id(self.session.game().clauses(), clause));
        Fault::new(Code::Over, format!("{what}: the game is over.")).by(clause)
    }

    /// A session has refused a move or another action; `text` is the move, if it was one.
    fn refused(&self, text: &str, refusal: Refusal) -> Fault {
        match refusal {
            Refusal::Clause(clause) => Fault::illegal(text, self.session.game().clauses(), clause),
            Refusal::Over(_) | Refusal::Stopped(_) if text.is_empty() => self.over("Nobody can end it again"),
            Refusal::Over(_) | Refusal::Stopped(_) => {
                self.over(&format!("{} cannot be played", quoted(text)))
            }
            Refusal::AtStart | Refusal::AtEnd => Fault::new(Code::NoMove, "There is no move to take back."),
        }
    }
}

fn no_move(number: usize) -> Fault {
    let message = match number {
        0 => "No move has been played.".into(),
        _ => format!("The game has no move {number}."),
    };
    Fault::new(Code::NoMove, message)
}
