//! Checks positions of Mangala as they are typed, pasted or sent.

use super::{
    Clause, EACH, EMPTIED, EMPTIED_TOP, EMPTIES, ENDLESS, EmptiesRule, EndlessRule, FORCED, MangalaSuez,
    RING, ROW, StartRule, TOTAL, TURNS,
};
use crate::engine::{
    Game, Hole,
    clause::ClauseId,
    deciding::Decided,
    seat::Seat,
    sowing::{
        ClauseRow, Meaning, Move, SowingGame, for_two,
        position::Position,
        setup::{Form, NoteSchema, Setup, SetupError},
        stores,
        turn::holes_of,
    },
};

impl SowingGame for MangalaSuez {
    const CLAUSES: &'static [ClauseRow] = Clause::TABLE;
    const SETUP: ClauseId = ClauseId(Clause::Setup as u8);
    const RELAYS: bool = true;

    fn row(&self) -> u8 {
        ROW
    }
    fn total(&self) -> u32 {
        TOTAL
    }
    fn scores(&self, position: &Position) -> [i32; 3] {
        if self.outcome(position).is_some() { for_two(self.shells(position)) } else { stores(position) }
    }
    /// The position itself does not show that it was repeated.
    fn final_scores(&self, position: &Position) -> [i32; 3] {
        for_two(self.shells(position))
    }
    fn decided(&self, position: &Position, clause: ClauseId) -> Decided {
        if clause == Clause::Endless.into() {
            return Decided::default();
        }
        let is_empty = clause == Clause::Winner.into();
        Decided { stuck: is_empty.then(|| position.to_move()), scores: true }
    }
    fn played_by(&self, position: &Position, hole: Hole) -> Move {
        if self.is_emptying(position) { Move::Empty(hole) } else { Move::Sow(hole) }
    }
    fn draws_lot(&self, position: &Position) -> bool {
        self.empties == EmptiesRule::Random && self.is_emptying(position)
    }
    fn leaves_no_choice(&self) -> bool {
        self.start_rule == StartRule::Always
    }

    /// Takes a position that obeys the laws: all shells are on the board, eaten, or set aside by emptying.
    ///
    /// Notes: `emptied` (holes emptied so far), `turns` (turns sown so far, while they count), `from` (the hole
    /// at which the turn must begin), `endless` (1: an endless sowing has made it a draw).
    fn position(&self, setup: &Setup) -> Result<Position, SetupError> {
        let wrong = |key: &str, value: &str| SetupError::Value { key: key.into(), value: value.into() };
        let note =
            |wanted: &str| setup.notes.iter().find(|(key, _)| key == wanted).map(|(_, value)| value.as_str());
        if let Some((key, _)) = setup
            .notes
            .iter()
            .find(|(key, _)| !["emptied", "turns", "from", "endless"].contains(&key.as_str()))
        {
            return Err(SetupError::Note { key: key.clone() });
        }
        let figure = |key: &str, most: u8| match note(key) {
            None => Ok(most),
            Some(value) => {
                value.parse::<u8>().ok().filter(|&figure| figure <= most).ok_or_else(|| wrong(key, value))
            }
        };
        let emptied = figure("emptied", EMPTIES)?;
        let turns = figure("turns", self.counted_turns())?;
        let mut position = setup.check_unmarked(ROW, TOTAL - u32::from(emptied * EACH))?;
        let empty_of = |seat| holes_of(seat, ROW).filter(|&hole| position.count(hole) == 0).count() as u8;
        let top = empty_of(Seat::SECOND);
        if emptied < EMPTIES {
            // before play no shell has moved: a hole that has not been emptied is full
            let full = (0..RING).map(Hole).filter(|&hole| position.count(hole) == EACH).count() as u8;
            let quotas = if self.two_empty_seat() == Seat::FIRST { (2, 1) } else { (1, 2) };
            let bottom = empty_of(Seat::FIRST);
            let legal =
                full == RING - emptied && bottom + top == emptied && bottom <= quotas.0 && top <= quotas.1;
            if !legal || position.to_move() != self.emptier(emptied) || turns != 0 && note("turns").is_some()
            {
                return Err(wrong("emptied", &emptied.to_string()));
            }
            position.put_note(EMPTIED_TOP, top);
        } else {
            position.put_note(TURNS, turns);
        }
        position.put_note(EMPTIED, emptied);
        if let Some(letter) = note("from") {
            let named = letter.bytes().next().filter(|_| letter.len() == 1).and_then(|letter| match letter {
                b'a'..=b'f' => Some(letter - b'a'),
                b'A'..=b'F' => Some(letter - b'A' + ROW),
                _ => None,
            });
            let forces = emptied == EMPTIES && self.start_rule != StartRule::OwnSideFree;
            let hole = named.filter(|&hole| forces && position.count(Hole(hole)) > 0);
            position.put_note(FORCED, hole.ok_or_else(|| wrong("from", letter))? + 1);
        }
        if let Some(value) = note("endless") {
            if value != "1" || self.endless != EndlessRule::Draw || emptied < EMPTIES {
                return Err(wrong("endless", value));
            }
            position.put_note(ENDLESS, 1);
        }
        Ok(position)
    }

    /// The notes that the game takes under its readings.
    fn note_schema(&self) -> Vec<NoteSchema> {
        let number = |key, most: u8| {
            let most = u16::from(most);
            NoteSchema { key, form: Form::Number { least: 0, most, usual: most } }
        };
        let turns = self.counted_turns();
        let mut schema = vec![number("emptied", EMPTIES)];
        schema.extend((turns > 0).then(|| number("turns", turns)));
        schema.extend(
            (self.start_rule != StartRule::OwnSideFree)
                .then_some(NoteSchema { key: "from", form: Form::Hole }),
        );
        let endless = NoteSchema { key: "endless", form: Form::OneOf(&["0", "1"]) };
        schema.extend((self.endless == EndlessRule::Draw).then_some(endless));
        schema
    }

    /// The notes that differ from those of a position in mid-game, as [`Setup`] takes them.
    fn notes(&self, position: &Position) -> Vec<(String, String)> {
        let mut notes = Vec::new();
        if position.note(EMPTIED) < EMPTIES {
            notes.push(("emptied".into(), position.note(EMPTIED).to_string()));
        } else if position.note(TURNS) < self.counted_turns() {
            notes.push(("turns".into(), position.note(TURNS).to_string()));
        }
        if let Some(Hole(hole)) = self.forced(position) {
            let letter = if hole < ROW { b'a' + hole } else { b'A' + hole - ROW };
            notes.push(("from".into(), char::from(letter).to_string()));
        }
        if position.note(ENDLESS) > 0 {
            notes.push(("endless".into(), "1".into()));
        }
        notes
    }

    fn clause_of_note(&self, _: &Setup, key: &str) -> Option<ClauseId> {
        Some(match key {
            "emptied" => Clause::Empties.into(),
            "turns" => Clause::NoEarlyCapture.into(),
            "from" => Clause::Follow.into(),
            _ => Clause::Endless.into(),
        })
    }
    fn meaning(&self, note: u8, value: u8) -> Option<Meaning> {
        (note == FORCED).then_some(Meaning::Begins(value.checked_sub(1).map(Hole)))
    }
}
