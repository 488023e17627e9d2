//! A whole game as text: tags, a blank line, numbered moves. JSON has the same keys.

use super::{PositionError, ReadingsError, Written, names, readings};
use crate::engine::{
    Kind, Outcome,
    clause::ClauseId,
    seat::{Seat, Seats},
    sowing::Sowing,
};
use crate::session::{Session, Stop};

/// A game as it is written down.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<F: Written = Sowing> {
    pub game: F,
    pub preset: &'static str,
    /// `None` for the game's own start position.
    pub setup: Option<F::Position>,
    /// The name of the person in each seat, if given.
    pub names: [Option<String>; 3],
    pub moves: Vec<F::Move>,
    pub outcome: Option<Outcome>,
    /// How the players ended the game, if its rules did not.
    pub stop: Option<Stop>,
}

/// What is wrong in a record, and where: line and column count from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ImportError {
    pub line: usize,
    pub column: usize,
    pub kind: ImportErrorKind,
}

/// The kind of an error, with its details.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ImportErrorKind {
    /// A line in brackets that is not `[Key "value"]`.
    Tag,
    /// Another version of the format.
    Format(String),
    /// No game is named.
    NoGame,
    UnknownGame(String),
    /// A game of another page, which this program does not contain.
    Elsewhere(Kind),
    Readings(ReadingsError),
    Position(PositionError),
    /// A word that is not a move on this board.
    NotAMove(String),
    /// A move number that is not the next one.
    Number(String),
    /// A move that a clause forbids.
    Illegal {
        text: String,
        clause: ClauseId,
    },
    /// A move after the end of the game.
    AfterEnd(String),
    /// The record claims another result, or another clause for the end, than its moves give.
    Result {
        claimed: String,
        found: String,
    },
    Json(JsonError),
}

/// What is wrong with a record in JSON form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JsonError {
    /// Invalid JSON from this place on.
    Syntax,
    /// The text ends in the middle.
    Ends,
    /// The value is not a string.
    NotText,
    /// The value is not a list.
    NotAList,
}

const SEATS: [(&str, usize); 3] = [("First", 0), ("Second", 1), ("Third", 2)];
/// The tag for the substitute of quotation marks in names; written if a name contains one.
const QUOTE: &str = "Quote";
const MOVES_A_LINE: usize = 6;

/// `first`, `first+second`, or `*` for a game that is not over.
pub fn result_text(outcome: Option<Outcome>) -> String {
    winners_text(outcome.map(|outcome| outcome.winners))
}

fn winners_text(winners: Option<Seats>) -> String {
    let names = winners.map(|winners| winners.iter().map(Seat::name).collect::<Vec<_>>().join("+"));
    names.unwrap_or("*".into())
}

/// Values of `Ended` for a game that the players ended.
const RESIGNED: &str = "resigned";
const AGREED: &str = "agreed";

/// A text as JSON has it.
fn quoted(text: &str) -> String {
    serde_json::to_string(text).unwrap_or_default()
}

impl<F: Written> Record<F> {
    /// The value of `Ended`: the clause that ended the game, or how the players did.
    fn ended(&self) -> Option<&'static str> {
        match (self.outcome, self.stop) {
            (Some(outcome), _) => {
                self.game.clauses().get(usize::from(outcome.clause.0)).map(|clause| clause.id)
            }
            (None, Some(Stop::Resigned(_))) => Some(RESIGNED),
            (None, Some(Stop::Agreed)) => Some(AGREED),
            (None, None) => None,
        }
    }

    fn result(&self) -> String {
        winners_text(
            self.outcome
                .or_else(|| self.agreed())
                .map(|outcome| outcome.winners)
                .or(self.stop.map(|stop| stop.winners(self.game.seats()))),
        )
    }

    /// The outcome that the rules give to an agreement of the players, if they do.
    fn agreed(&self) -> Option<Outcome> {
        if self.stop != Some(Stop::Agreed) {
            return None;
        }
        let mut session = Session::new(self.game, self.setup.unwrap_or_else(|| self.game.start()));
        // the moves of a record have been played before
        self.moves.iter().try_for_each(|&chosen| session.push(chosen)).ok()?;
        self.game.agreed(session.position())
    }

    fn readings(&self) -> String {
        let pairs = readings::differences(&self.game, self.preset);
        pairs.iter().map(|(reading, value)| format!("{reading}-{value}")).collect::<Vec<_>>().join(".")
    }

    fn names(&self) -> [Option<String>; 3] {
        self.names.each_ref().map(|name| name.as_deref().and_then(names::name))
    }

    /// The record as text, ending in a line break.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let mut tag = |key: &str, value: &str| text += &format!("[{key} \"{value}\"]\n");
        tag("Format", "1");
        tag("Game", self.game.name());
        tag("Preset", self.preset);
        let readings = self.readings();
        if !readings.is_empty() {
            tag("Readings", &readings);
        }
        if let Some(setup) = &self.setup {
            tag("Setup", &self.game.write_position(setup));
        }
        let names = self.names();
        let sign = names::quote_substitute(&names).map(String::from);
        if let Some(sign) = &sign {
            tag(QUOTE, sign);
        }
        for (key, seat) in SEATS {
            if let Some(name) = &names[seat] {
                tag(key, &name.replace('"', sign.as_deref().unwrap_or("'")));
            }
        }
        tag("Result", &self.result());
        if let Some(clause) = self.ended() {
            tag("Ended", clause);
        }
        text.push('\n');
        for (line, moves) in self.moves.chunks(MOVES_A_LINE).enumerate() {
            let numbered = moves.iter().enumerate().map(|(place, &chosen)| {
                format!("{}. {}", line * MOVES_A_LINE + place + 1, self.game.write_move(chosen))
            });
            text += &numbered.collect::<Vec<_>>().join(" ");
            text.push('\n');
        }
        text
    }

    /// The record as JSON with the same keys as the text's tags, and `Moves` as a list; a line each.
    pub fn to_json(&self) -> String {
        let names = self.names();
        let name = |seat: usize| names[seat].clone();
        let tags = [
            ("Format", Some("1".into())),
            ("Game", Some(self.game.name().into())),
            ("Preset", Some(self.preset.into())),
            ("Readings", Some(self.readings()).filter(|readings| !readings.is_empty())),
            ("Setup", self.setup.map(|setup| self.game.write_position(&setup))),
            ("First", name(0)),
            ("Second", name(1)),
            ("Third", name(2)),
            ("Result", Some(self.result())),
            ("Ended", self.ended().map(String::from)),
        ];
        let tags = tags.into_iter().filter_map(|(key, value)| {
            let value: String = value?;
            Some(["  ", &*quoted(key), ": ", &*quoted(&value), ",\n"].concat())
        });
        let moves: Vec<String> = self
            .moves
            .iter()
            .map(|&chosen| ["\n    ", &*quoted(&self.game.write_move(chosen))].concat())
            .collect();
        let end = if moves.is_empty() { "" } else { "\n  " };
        ["{\n", &*tags.collect::<String>(), "  \"Moves\": [", &*moves.join(","), end, "]\n}"].concat()
    }
}

/// The tags read from a record, each with its place.
#[derive(Default)]
pub(super) struct Tags(pub Vec<(String, String, (usize, usize))>);

impl Tags {
    fn get(&self, key: &str) -> Option<(&str, (usize, usize))> {
        self.0.iter().find(|(known, ..)| known == key).map(|(_, value, at)| (value.as_str(), *at))
    }

    /// Replaces the substitute in names by quotation marks.
    pub fn restore_quotes(&mut self) {
        let Some(sign) = self.get(QUOTE).and_then(|(value, _)| names::parse_substitute(value)) else {
            return;
        };
        for (key, value, _) in &mut self.0 {
            if SEATS.iter().any(|(seat, _)| key == seat) {
                *value = value.replace(sign, "\"");
            }
        }
    }

    /// A record without moves, built from its tags.
    pub fn record<F: Written>(&self) -> Result<Record<F>, ImportError> {
        let fail = |(line, column): (usize, usize), kind| ImportError { line, column, kind };
        if let Some((format, at)) = self.get("Format").filter(|(format, _)| *format != "1") {
            return Err(fail(at, ImportErrorKind::Format(format.into())));
        }
        let (name, at) = self.get("Game").ok_or(fail((1, 1), ImportErrorKind::NoGame))?;
        let game = F::by_name(name).ok_or_else(|| {
            let elsewhere = Kind::by_name(name).map(ImportErrorKind::Elsewhere);
            fail(at, elsewhere.unwrap_or_else(|| ImportErrorKind::UnknownGame(name.into())))
        })?;
        let (preset, preset_at) = self.get("Preset").unwrap_or(("", at));
        let (pairs, pairs_at) = self.get("Readings").unwrap_or(("", preset_at));
        let joined = if pairs.is_empty() { preset.to_string() } else { format!("{preset}.{pairs}") };
        let (game, preset) = readings::read_readings(game, &joined).map_err(|error| {
            let at = if matches!(error, ReadingsError::Preset(_)) { preset_at } else { pairs_at };
            fail(at, ImportErrorKind::Readings(error))
        })?;
        let setup = match self.get("Setup") {
            None => None,
            Some((text, (line, column))) => Some(game.read_position(text).map_err(|error| match error {
                PositionError::Syntax { column: inside } => {
                    fail((line, column + inside - 1), ImportErrorKind::Position(error))
                }
                PositionError::Law(_) => fail((line, column), ImportErrorKind::Position(error)),
            })?),
        };
        let names = SEATS.map(|(key, _)| self.get(key).and_then(|(value, _)| names::name(value)));
        Ok(Record { game, preset, setup, names, moves: Vec::new(), outcome: None, stop: None })
    }

    /// How the players ended the game. In a resignation the result names the other seats.
    pub fn stop(&self, all: Seats) -> Option<Stop> {
        match (self.get("Ended")?.0, self.get("Result")?.0) {
            (AGREED, _) => Some(Stop::Agreed),
            (RESIGNED, result) => {
                let resigned = |&seat: &Seat| winners_text(Some(all.without(seat))) == result;
                all.iter().find(resigned).map(Stop::Resigned)
            }
            _ => None,
        }
    }

    /// Checks that the result claimed by a record is the result of its moves, or `*` for an unfinished game.
    pub fn check_result<F: Written>(&self, record: &Record<F>) -> Result<(), ImportError> {
        let same = |key: &str, found: &str| match self.get(key) {
            // a record may stop before the last move; it then claims nothing
            Some((claimed, (line, column))) if claimed != found && claimed != "*" => {
                let kind = ImportErrorKind::Result { claimed: claimed.into(), found: found.into() };
                Err(ImportError { line, column, kind })
            }
            _ => Ok(()),
        };
        same("Result", &record.result())?;
        same("Ended", record.ended().unwrap_or("*"))
    }
}
