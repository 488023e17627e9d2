//! Requests from a page to the worker, as text: `key=value` pairs joined by `&`, with the game in the form of
//! its address.

use std::fmt;

use super::Rung;
use crate::{
    engine::Kind,
    notation::{PositionError, ReadingsError, Written, faults::quoted, moment, read_readings},
    session::{Action, Refusal, Session},
};

/// What is requested.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Want {
    /// A move to play, without values of the others.
    Move,
    /// The best move and the expected line after it.
    Hint,
    /// The value of every legal move.
    Values,
}

const WANTS: [(&str, Want); 3] = [("move", Want::Move), ("hint", Want::Hint), ("values", Want::Values)];

/// One request. The same request for a move always gets the same result, however fast the machine is, unless the strongest
/// level is asked for without a number of nodes. That level, hints and values may know endings that the worker has solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// The turn number, repeated by replies.
    pub turn: u32,
    pub want: Want,
    pub kind: Kind,
    /// How well to play; written as `level`.
    pub rung: Rung,
    /// How many nodes it may use; `None` for what its rung has: of the strongest, what takes about a tenth of a second.
    pub nodes: Option<u64>,
    /// The seed of the random numbers.
    pub seed: u64,
    /// The readings, the start, the moves and the viewed moment, as in a page's address.
    pub game: String,
}

/// A message from a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    Think(Request),
    /// Cancels the request of this turn.
    Stop(u32),
}

/// Why a request cannot be answered: the part that cannot be read, with its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RequestError {
    /// The turn number, which identifies replies, is missing or not a number.
    Turn,
    /// A key that every request has is missing.
    Missing(&'static str),
    Want(String),
    Game(String),
    Level(String),
    Nodes(String),
    Seed(String),
    /// Another version of the rules data.
    Version(String),
    Readings(ReadingsError),
    /// The error, and what it says of the game.
    Position(PositionError, String),
    /// The word is not a move on this board: its number among the moves, from 1.
    Move(usize, String),
    /// The move is illegal there: its number among the moves, from 1, and the id of the clause that forbids it; none
    /// if the game is over.
    Illegal(usize, String, Option<&'static str>),
    /// The text does not have the form of a moment.
    Moment(String),
    /// The game is over in the viewed position.
    Over,
}

impl fmt::Display for RequestError {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RequestError::Turn => to.write_str("The request has no turn number."),
            RequestError::Missing(key) => write!(to, "The request has no {key}."),
            RequestError::Want(text) => {
                write!(to, "What is wanted can be move, hint or values, not {}.", quoted(text))
            }
            RequestError::Game(text) => write!(to, "No game is called {}.", quoted(text)),
            RequestError::Level(text) => {
                write!(to, "{} is no level from {} to {}.", quoted(text), Rung::LOWEST, Rung::STRONGEST)
            }
            RequestError::Nodes(text) => write!(to, "{} is no number of nodes.", quoted(text)),
            RequestError::Seed(text) => write!(to, "{} is no seed: a seed is a whole number.", quoted(text)),
            RequestError::Version(text) => {
                write!(to, "{} is no version of the rules that is known.", quoted(text))
            }
            RequestError::Readings(error) => write!(to, "{error}"),
            RequestError::Position(_, says) => to.write_str(says),
            RequestError::Move(number, text) => {
                write!(to, "Move {number}, {}, names no move on this board.", quoted(text))
            }
            RequestError::Illegal(number, text, Some(clause)) => {
                write!(to, "Move {number}, {}, cannot be played: {clause} forbids it.", quoted(text))
            }
            RequestError::Illegal(number, text, None) => {
                write!(to, "Move {number}, {}, stands after the end of the game.", quoted(text))
            }
            RequestError::Moment(text) => write!(to, "{} is no moment of a game.", quoted(text)),
            RequestError::Over => to.write_str("The game is over."),
        }
    }
}

/// The value of a key, from the first pair that has it.
fn get<'a>(text: &'a str, wanted: &str) -> Option<&'a str> {
    let pairs = text.split('&').filter_map(|pair| pair.split_once('='));
    pairs.into_iter().find(|(key, _)| *key == wanted).map(|(_, value)| value)
}

/// The value of a required key, as a number.
fn number<N: std::str::FromStr>(
    text: &str,
    key: &'static str,
    error: fn(String) -> RequestError,
) -> Result<N, RequestError> {
    let value = get(text, key).ok_or(RequestError::Missing(key))?;
    value.parse().map_err(|_| error(value.into()))
}

impl Command {
    /// The turn number of a text, even if the rest cannot be read; 0 if there is none.
    pub fn turn(text: &str) -> u32 {
        number(text, "turn", |_| RequestError::Turn).unwrap_or(0)
    }

    /// Reads a message of a page. The game in it is not checked: see [`Request::session`].
    ///
    /// # Errors
    /// Names the first part that cannot be read.
    pub fn read(text: &str) -> Result<Command, RequestError> {
        if let Some(turn) = text.strip_prefix("stop=") {
            return turn.parse().map(Command::Stop).map_err(|_| RequestError::Turn);
        }
        let turn = number(text, "turn", |_| RequestError::Turn).map_err(|_| RequestError::Turn)?;
        let word = get(text, "want").ok_or(RequestError::Missing("want"))?;
        let want = WANTS.iter().find(|(known, _)| *known == word).map(|(_, want)| *want);
        let name = get(text, "game").ok_or(RequestError::Missing("game"))?;
        let rung = number(text, "level", RequestError::Level)?;
        let nodes =
            get(text, "nodes").map(|value| value.parse().map_err(|_| RequestError::Nodes(value.into())));
        let version = get(text, "v").filter(|version| *version != "1");
        let request_keys = ["turn", "want", "game", "level", "nodes", "seed"];
        let of_game = |pair: &&str| pair.split_once('=').is_some_and(|(key, _)| !request_keys.contains(&key));
        Ok(Command::Think(Request {
            turn,
            want: want.ok_or_else(|| RequestError::Want(word.into()))?,
            kind: Kind::by_name(name).ok_or_else(|| RequestError::Game(name.into()))?,
            rung,
            nodes: nodes.transpose()?,
            seed: number(text, "seed", RequestError::Seed)?,
            game: match version {
                Some(version) => return Err(RequestError::Version(version.into())),
                None => text.split('&').filter(of_game).collect::<Vec<_>>().join("&"),
            },
        }))
    }

    /// Writes what [`Command::read`] reads.
    pub fn write(&self) -> String {
        let request = match self {
            Command::Stop(turn) => return format!("stop={turn}"),
            Command::Think(request) => request,
        };
        let want = WANTS.iter().find(|(_, want)| *want == request.want).map_or("", |(word, _)| word);
        let Request { turn, rung, seed, .. } = request;
        let mut text =
            format!("turn={turn}&want={want}&game={}&level={rung}&seed={seed}", request.kind.name());
        if let Some(nodes) = request.nodes {
            text += &format!("&nodes={nodes}");
        }
        if !request.game.is_empty() {
            text += "&";
            text += &request.game;
        }
        text
    }
}

impl Request {
    /// The requested game at the viewed moment. `plain` is the game under its default preset.
    ///
    /// # Errors
    /// Names the first part of the game that cannot be read, or says that the game is over.
    pub fn session<F: Written>(&self, plain: F) -> Result<Session<F>, RequestError> {
        let readings =
            get(&self.game, "r").map(|text| read_readings(plain, text).map_err(RequestError::Readings));
        let game = readings.transpose()?.map_or(plain, |(game, _)| game);
        let no_position = |error| {
            let says = game.position_fault(&error);
            RequestError::Position(error, says)
        };
        let start = get(&self.game, "pos").map(|text| game.read_position(text).map_err(no_position));
        let mut session = Session::new(game, start.transpose()?.unwrap_or_else(|| game.start()));
        let words = get(&self.game, "moves").unwrap_or_default();
        for (before, word) in words.split('_').filter(|word| !word.is_empty()).enumerate() {
            let chosen = game.read_move(word).ok_or_else(|| RequestError::Move(before + 1, word.into()))?;
            session.push(chosen).map_err(|refusal| {
                let clause = match refusal {
                    Refusal::Clause(clause) => {
                        game.clauses().get(usize::from(clause.0)).map(|known| known.id)
                    }
                    _ => None,
                };
                RequestError::Illegal(before + 1, word.into(), clause)
            })?;
        }
        if let Some(at) = get(&self.game, "at") {
            // as a page has it: inside a move what counts is the position after it, and past the end it is the end
            let (moves, _) = moment(at).ok_or_else(|| RequestError::Moment(at.into()))?;
            let moves = moves.min(session.moves().len());
            session = session.act(Action::Goto(moves)).unwrap_or(session);
        }
        if session.is_over() { Err(RequestError::Over) } else { Ok(session) }
    }
}
