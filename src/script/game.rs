//! A game in progress, of whatever family.

use super::{
    event::Cited,
    fault::{Code, Fault},
    given::{Given, checked},
    playing::Playing,
    position::{GameResult, Position},
    start,
    thought::Thought,
};
use crate::{
    engine::{Kind, pasang::Pasang, sowing::Sowing},
    notation::{self, faults::quoted},
};

/// A game in progress.
#[derive(Clone)]
pub struct Game(Family);

#[derive(Clone)]
enum Family {
    Sowing(Playing<Sowing>),
    Pasang(Playing<Pasang>),
}

/// Evaluates an expression for the game of a [`Game`].
macro_rules! each {
    ($game:expr, $playing:ident => $value:expr) => {
        match $game {
            Family::Sowing($playing) => $value,
            Family::Pasang($playing) => $value,
        }
    };
}

impl Game {
    /// A new game, by its name in addresses. Options: `preset`, `readings`, `position`, `names`.
    pub fn new(name: &str, options: &Given) -> Result<Game, Fault> {
        options.check(&[&start::OPTIONS[..], &["names"]].concat())?;
        Ok(Game(match Kind::by_name(name).ok_or_else(|| Fault::unknown_game(name))? {
            Kind::Sowing(kind) => Family::Sowing(Playing::new(kind.game(), options)?),
            Kind::Pasang => Family::Pasang(Playing::new(Pasang::default(), options)?),
        }))
    }

    /// The game of a record, as text or as JSON.
    pub fn of_record(text: &str) -> Result<Game, Fault> {
        let kind = notation::tag(checked(text)?, "Game").and_then(|name| Kind::by_name(&name));
        Ok(Game(match kind {
            Some(Kind::Pasang) => Family::Pasang(Playing::of_record(text)?),
            // what is no record at all is so in any family
            Some(Kind::Sowing(_)) | None => Family::Sowing(Playing::of_record(text)?),
        }))
    }

    /// Its name in addresses.
    pub fn name(&self) -> &'static str {
        each!(&self.0, playing => playing.name())
    }

    /// The preset with which it was begun.
    pub fn preset(&self) -> &'static str {
        each!(&self.0, playing => playing.preset())
    }

    /// Each reading with its value.
    pub fn readings(&self) -> Vec<(&'static str, &'static str)> {
        each!(&self.0, playing => playing.readings())
    }

    /// The seats that play, in the order of play.
    pub fn seats(&self) -> Vec<&'static str> {
        each!(&self.0, playing => playing.seats())
    }

    /// The moves so far.
    pub fn moves(&self) -> Vec<String> {
        each!(&self.0, playing => playing.moves())
    }

    /// Whose turn it is; `None` if the game is over.
    pub fn turn(&self) -> Option<&'static str> {
        each!(&self.0, playing => playing.turn())
    }

    /// Every legal move once; none if the game is over.
    pub fn legal_moves(&self) -> Vec<String> {
        each!(&self.0, playing => playing.legal_moves())
    }

    /// Plays a move in the notation of the game; gives its number, from 1.
    pub fn play(&mut self, text: &str) -> Result<usize, Fault> {
        each!(&mut self.0, playing => playing.play(text))
    }

    /// Takes back the last move, or the end that the players have set.
    pub fn undo(&mut self) -> Result<(), Fault> {
        each!(&mut self.0, playing => playing.undo())
    }

    /// Ends the game: a seat resigns.
    pub fn resign(&mut self, seat: &str) -> Result<(), Fault> {
        each!(&mut self.0, playing => playing.resign(seat))
    }

    /// Ends the game: the players agree on it.
    pub fn agree(&mut self) -> Result<(), Fault> {
        each!(&mut self.0, playing => playing.agree())
    }

    /// The events of a move by its number, from 1; those of the last move where there is none.
    pub fn events(&self, number: Option<f64>) -> Result<Vec<Cited>, Fault> {
        each!(&self.0, playing => playing.events(number))
    }

    /// The position now, or after a number of moves.
    pub fn position(&self, after: Option<f64>) -> Result<Position, Fault> {
        each!(&self.0, playing => playing.position(after))
    }

    /// How the game has ended; `None` while it goes on.
    pub fn result(&self) -> Option<GameResult> {
        each!(&self.0, playing => playing.result())
    }

    /// The record of the game, in the form `text` or `json`.
    pub fn record(&self, form: Option<&str>) -> Result<String, Fault> {
        let is_json = match form {
            None | Some("text") => false,
            Some("json") => true,
            Some(other) => {
                let message =
                    format!("No form of records is called {}: there are text, json.", quoted(other));
                return Err(Fault::new(Code::Value, message));
            }
        };
        Ok(each!(&self.0, playing => playing.record(is_json)))
    }

    /// How many sequences of so many moves there are from the position, whatever has been repeated.
    pub fn perft(&self, depth: f64) -> Result<u64, Fault> {
        each!(&self.0, playing => playing.perft(depth))
    }

    /// What the opponent thinks of the position. Options: `level`, `nodes`, `seed`, `values`.
    pub fn search(&self, options: &Given) -> Result<Thought, Fault> {
        each!(&self.0, playing => playing.search(options))
    }
}
