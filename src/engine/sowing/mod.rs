//! The family of sowing games: one position, one move and one event for all of them.

pub mod games;
pub mod position;
pub mod setup;
pub mod turn;

use super::{
    Game, Hole, Outcome, Path, Target,
    clause::{Cited, Clause, ClauseId},
    reading::{Preset, Reading, Readings},
    seat::Seat,
};
use games::{adjiboto::Adjiboto, kalah::Kalah, mangala_suez::MangalaSuez};
use position::{Event, Position};
use setup::{Setup, SetupError};

/// One choice, and everything that follows until the next choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Sow from a hole.
    Sow(Hole),
    /// Empty a hole before play begins.
    Empty(Hole),
}

impl Move {
    /// The hole that is played.
    #[inline(always)]
    pub const fn hole(self) -> Hole {
        match self {
            Move::Sow(hole) | Move::Empty(hole) => hole,
        }
    }
}

/// Which sowing game, whatever its readings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Adjiboto,
    MangalaSuez,
    Kalah,
}

impl Kind {
    pub const ALL: [Kind; 3] = [Kind::Adjiboto, Kind::MangalaSuez, Kind::Kalah];

    /// The game's name in addresses and records.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Adjiboto => "adjiboto",
            Kind::MangalaSuez => "mangala-suez",
            Kind::Kalah => "kalah",
        }
    }

    pub fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The game under its default preset.
    pub fn game(self) -> Sowing {
        match self {
            Kind::Adjiboto => Sowing::Adjiboto(Adjiboto::default()),
            Kind::MangalaSuez => Sowing::MangalaSuez(MangalaSuez::default()),
            Kind::Kalah => Sowing::Kalah(Kalah::default()),
        }
    }

    pub const fn readings(self) -> &'static [Reading] {
        match self {
            Kind::Adjiboto => Adjiboto::READINGS,
            Kind::MangalaSuez => MangalaSuez::READINGS,
            Kind::Kalah => Kalah::READINGS,
        }
    }

    /// The named sets of readings, the default first.
    pub const fn presets(self) -> &'static [Preset] {
        match self {
            Kind::Adjiboto => Adjiboto::PRESETS,
            Kind::MangalaSuez => MangalaSuez::PRESETS,
            Kind::Kalah => Kalah::PRESETS,
        }
    }

    /// The game under a preset.
    pub fn preset(self, name: &str) -> Option<Sowing> {
        let preset = self.presets().iter().find(|preset| preset.name == name)?;
        let mut game = self.game();
        for (reading, value) in preset.values {
            game.read(reading, value).ok()?;
        }
        Some(game)
    }
}

/// Which half of a `reading-value` pair a game does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unread {
    Reading,
    Value,
}

/// A sowing game under its readings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sowing {
    Adjiboto(Adjiboto),
    MangalaSuez(MangalaSuez),
    Kalah(Kalah),
}

/// The same expression for whichever game it is.
macro_rules! each {
    ($sowing:expr, $game:ident => $what:expr) => {
        match $sowing {
            Sowing::Adjiboto($game) => $what,
            Sowing::MangalaSuez($game) => $what,
            Sowing::Kalah($game) => $what,
        }
    };
}

impl Sowing {
    pub const fn kind(&self) -> Kind {
        match self {
            Sowing::Adjiboto(_) => Kind::Adjiboto,
            Sowing::MangalaSuez(_) => Kind::MangalaSuez,
            Sowing::Kalah(_) => Kind::Kalah,
        }
    }

    /// Holes a row.
    pub const fn row(&self) -> u8 {
        match self {
            Sowing::Adjiboto(_) => games::adjiboto::ROW,
            Sowing::MangalaSuez(_) => games::mangala_suez::ROW,
            Sowing::Kalah(game) => game.row(),
        }
    }

    /// All counters of the start: board and stores.
    pub fn total(&self) -> u32 {
        match self {
            Sowing::Adjiboto(_) => games::adjiboto::TOTAL,
            Sowing::MangalaSuez(_) => games::mangala_suez::TOTAL,
            Sowing::Kalah(game) => game.total(),
        }
    }

    /// What each side has to show: its store, and at the end what else counts for it.
    pub fn scores(&self, position: &Position) -> [u32; 2] {
        let stores = || [Seat::FIRST, Seat::SECOND].map(|seat| u32::from(position.store(seat)));
        match self {
            Sowing::Kalah(game) if game.ended(position).is_some() => game.kept(position),
            Sowing::MangalaSuez(game) if game.ended(position).is_some() => game.shells(position),
            _ => stores(),
        }
    }

    /// Takes a value of a reading, both by name.
    pub fn read(&mut self, reading: &str, value: &str) -> Result<(), Unread> {
        let table = self.kind().readings();
        let index = table.iter().position(|known| known.name == reading).ok_or(Unread::Reading)?;
        let value = table[index].values.iter().position(|&known| known == value).ok_or(Unread::Value)?;
        each!(self, game => game.set_value(index, value));
        Ok(())
    }

    /// The name of the value that a reading holds, by its index in [`Kind::readings`].
    pub fn value(&self, reading: usize) -> &'static str {
        let value = each!(self, game => game.value(reading));
        self.kind().readings().get(reading).and_then(|known| known.values.get(value)).copied().unwrap_or("")
    }

    /// Turns the open form into a position, or names the law it breaks.
    pub fn position(&self, setup: &Setup) -> Result<Position, SetupError> {
        each!(self, game => game.position(setup))
    }

    /// The open form of a position.
    pub fn setup(&self, position: &Position) -> Setup {
        Setup {
            holes: (0..2 * self.row()).map(|hole| position.count(Hole(hole)).into()).collect(),
            stores: [Seat::FIRST, Seat::SECOND].map(|seat| position.store(seat).into()).to_vec(),
            to_move: position.to_move().index(),
            notes: match self {
                Sowing::Adjiboto(game) => game.notes(position),
                Sowing::MangalaSuez(game) => game.notes(position),
                Sowing::Kalah(_) => Vec::new(),
            },
        }
    }
}

impl Game for Sowing {
    type Position = Position;
    type Move = Move;
    type Event = Event;
    const CYCLE: Option<usize> = Some(1);

    fn clauses(&self) -> &'static [Clause] {
        each!(self, game => game.clauses())
    }
    fn start(&self) -> Position {
        each!(self, game => game.start())
    }
    /// Of whichever game it is there is one copy for all callers: search and benches ask the game itself.
    fn each_move(&self, position: &Position, mut visit: impl FnMut(Move)) {
        let visit: &mut dyn FnMut(Move) = &mut visit;
        each!(self, game => game.each_move(position, visit))
    }
    fn targets(&self, chosen: Move) -> Path {
        each!(self, game => game.targets(chosen))
    }
    fn refuse(&self, position: &Position, path: &[Target]) -> ClauseId {
        each!(self, game => game.refuse(position, path))
    }
    fn forbid(&self, position: &Position, chosen: Move) -> ClauseId {
        each!(self, game => game.forbid(position, chosen))
    }
    fn play(&self, position: &mut Position, chosen: Move, mut report: impl FnMut(Cited<Event>)) {
        let report: &mut dyn FnMut(Cited<Event>) = &mut report;
        each!(self, game => game.play(position, chosen, report))
    }
    fn ended(&self, position: &Position) -> Option<Outcome> {
        each!(self, game => game.ended(position))
    }
    fn repeated(&self, position: &Position, times: u32) -> Option<Outcome> {
        each!(self, game => game.repeated(position, times))
    }
    fn progress(&self, position: &Position) -> u32 {
        each!(self, game => game.progress(position))
    }
    fn to_move(&self, position: &Position) -> Seat {
        each!(self, game => game.to_move(position))
    }
}
