//! The family of sowing games: one position, one move and one event for all of them.

mod broken;
pub mod games;
pub mod here;
pub mod laws;
pub mod position;
pub mod rounds;
pub mod setup;
pub mod turn;

use super::{
    Game, Hole, Outcome, Path, Target,
    clause::{Cited, Clause, ClauseId},
    family::{self, Family, Unread},
    history::Met,
    reading::{Preset, Reading, Readings},
    seat::{Seat, Seats},
};
use games::{
    adjiboto::Adjiboto, kalah::Kalah, kotu_baendum::KotuBaendum, mangala_suez::MangalaSuez, oware::Oware,
    puhulmutu::Puhulmutu, raja_pasu::RajaPasu, raja_pasu_mandiri::RajaPasuMandiri,
};
use position::{Event, Position};
use setup::{Setup, SetupError};

/// One choice, and everything that follows until the next choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Sow from a hole.
    Sow(Hole),
    /// Sow clockwise from a hole, where the direction is chosen with the move.
    SowClockwise(Hole),
    /// Empty a hole before play begins.
    Empty(Hole),
    /// Refill as usual and begin the next round.
    Next,
    /// Arrange fewer than twelve counters and begin the next round: own row, from its owner's left.
    Arrange([u8; 7]),
}

impl Move {
    /// The hole that is played, where one is.
    #[inline(always)]
    pub const fn hole(self) -> Option<Hole> {
        match self {
            Move::Sow(hole) | Move::SowClockwise(hole) | Move::Empty(hole) => Some(hole),
            Move::Next | Move::Arrange(_) => None,
        }
    }
}

/// Which sowing game, whatever its readings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Adjiboto,
    MangalaSuez,
    KotuBaendum,
    Puhulmutu,
    RajaPasuMandiri,
    RajaPasu,
    Kalah,
    Oware,
}

impl Kind {
    pub const ALL: [Kind; 8] = [
        Kind::Adjiboto,
        Kind::MangalaSuez,
        Kind::KotuBaendum,
        Kind::Puhulmutu,
        Kind::RajaPasuMandiri,
        Kind::RajaPasu,
        Kind::Kalah,
        Kind::Oware,
    ];

    /// The game's name in addresses and records.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Adjiboto => "adjiboto",
            Kind::MangalaSuez => "mangala-suez",
            Kind::KotuBaendum => "kotu-baendum",
            Kind::Puhulmutu => "puhulmutu",
            Kind::RajaPasuMandiri => "raja-pasu-mandiri",
            Kind::RajaPasu => "raja-pasu",
            Kind::Kalah => "kalah",
            Kind::Oware => "oware",
        }
    }

    pub fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// How many persons play.
    pub const fn seats(self) -> usize {
        match self.here() {
            Kind::RajaPasuMandiri => 3,
            _ => 2,
        }
    }

    /// The game under its default preset.
    #[cfg(feature = "sowing")]
    pub fn game(self) -> Sowing {
        here::game(self)
    }

    /// The table that every clause's id indexes.
    pub const fn clauses(self) -> &'static [Clause] {
        match self.here() {
            Kind::Adjiboto => games::adjiboto::Clause::TABLE,
            Kind::MangalaSuez => games::mangala_suez::Clause::TABLE,
            Kind::KotuBaendum => games::kotu_baendum::Clause::TABLE,
            Kind::Puhulmutu => games::puhulmutu::Clause::TABLE,
            Kind::RajaPasuMandiri => games::raja_pasu_mandiri::Clause::TABLE,
            Kind::RajaPasu => games::raja_pasu::Clause::TABLE,
            Kind::Kalah => games::kalah::Clause::TABLE,
            Kind::Oware => games::oware::Clause::TABLE,
        }
    }

    pub const fn readings(self) -> &'static [Reading] {
        match self.here() {
            Kind::Adjiboto => Adjiboto::READINGS,
            Kind::MangalaSuez => MangalaSuez::READINGS,
            Kind::KotuBaendum => KotuBaendum::READINGS,
            Kind::Puhulmutu => Puhulmutu::READINGS,
            Kind::RajaPasuMandiri => RajaPasuMandiri::READINGS,
            Kind::RajaPasu => RajaPasu::READINGS,
            Kind::Kalah => Kalah::READINGS,
            Kind::Oware => Oware::READINGS,
        }
    }

    /// The named sets of readings, the default first.
    pub const fn presets(self) -> &'static [Preset] {
        match self.here() {
            Kind::Adjiboto => Adjiboto::PRESETS,
            Kind::MangalaSuez => MangalaSuez::PRESETS,
            Kind::KotuBaendum => KotuBaendum::PRESETS,
            Kind::Puhulmutu => Puhulmutu::PRESETS,
            Kind::RajaPasuMandiri => RajaPasuMandiri::PRESETS,
            Kind::RajaPasu => RajaPasu::PRESETS,
            Kind::Kalah => Kalah::PRESETS,
            Kind::Oware => Oware::PRESETS,
        }
    }

    /// The value that a reading holds under the default preset, by its place among the reading's values.
    pub fn usual(self, reading: usize) -> usize {
        match self.here() {
            Kind::Adjiboto => Adjiboto::default().value(reading),
            Kind::MangalaSuez => MangalaSuez::default().value(reading),
            Kind::KotuBaendum => KotuBaendum::default().value(reading),
            Kind::Puhulmutu => Puhulmutu::default().value(reading),
            Kind::RajaPasuMandiri => RajaPasuMandiri::default().value(reading),
            Kind::RajaPasu => RajaPasu::default().value(reading),
            Kind::Kalah => Kalah::default().value(reading),
            Kind::Oware => Oware::default().value(reading),
        }
    }

    /// The game under a preset.
    #[cfg(feature = "sowing")]
    pub fn preset(self, name: &str) -> Option<Sowing> {
        self.game().under(name)
    }
}

/// A sowing game under its readings: one of those that are [`here`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sowing {
    Adjiboto(here::Adjiboto),
    MangalaSuez(here::MangalaSuez),
    KotuBaendum(here::KotuBaendum),
    Puhulmutu(here::Puhulmutu),
    RajaPasuMandiri(here::RajaPasuMandiri),
    RajaPasu(here::RajaPasu),
    Kalah(here::Kalah),
    Oware(here::Oware),
}

/// The same expression for whichever game it is.
macro_rules! each {
    ($sowing:expr, $game:ident => $what:expr) => {
        match $sowing {
            Sowing::Adjiboto($game) => $what,
            Sowing::MangalaSuez($game) => $what,
            Sowing::KotuBaendum($game) => $what,
            Sowing::Puhulmutu($game) => $what,
            Sowing::RajaPasuMandiri($game) => $what,
            Sowing::RajaPasu($game) => $what,
            Sowing::Kalah($game) => $what,
            Sowing::Oware($game) => $what,
        }
    };
}

impl Sowing {
    pub const fn kind(&self) -> Kind {
        match self {
            Sowing::Adjiboto(_) => Kind::Adjiboto,
            Sowing::MangalaSuez(_) => Kind::MangalaSuez,
            Sowing::KotuBaendum(_) => Kind::KotuBaendum,
            Sowing::Puhulmutu(_) => Kind::Puhulmutu,
            Sowing::RajaPasuMandiri(_) => Kind::RajaPasuMandiri,
            Sowing::RajaPasu(_) => Kind::RajaPasu,
            Sowing::Kalah(_) => Kind::Kalah,
            Sowing::Oware(_) => Kind::Oware,
        }
    }

    /// Holes a row.
    pub fn row(&self) -> u8 {
        match self {
            Sowing::Adjiboto(_) => games::adjiboto::ROW,
            Sowing::MangalaSuez(_) => games::mangala_suez::ROW,
            Sowing::KotuBaendum(_) => games::kotu_baendum::ROW,
            Sowing::Puhulmutu(_) => games::puhulmutu::ROW,
            Sowing::RajaPasuMandiri(_) => games::raja_pasu_mandiri::ROW,
            Sowing::RajaPasu(_) => games::raja_pasu::ROW,
            Sowing::Kalah(game) => game.row(),
            Sowing::Oware(_) => games::oware::ROW,
        }
    }

    /// All counters of the start: board and stores.
    pub fn total(&self) -> u32 {
        match self {
            Sowing::Adjiboto(_) => games::adjiboto::TOTAL,
            Sowing::MangalaSuez(_) => games::mangala_suez::TOTAL,
            Sowing::KotuBaendum(_) => games::kotu_baendum::TOTAL,
            Sowing::Puhulmutu(_) => games::puhulmutu::TOTAL,
            Sowing::RajaPasuMandiri(_) => games::raja_pasu_mandiri::TOTAL,
            Sowing::RajaPasu(_) => games::raja_pasu::TOTAL,
            Sowing::Kalah(game) => game.total(),
            Sowing::Oware(_) => games::oware::TOTAL,
        }
    }

    /// What each side has to show: its store, and at the end what else counts for it.
    ///
    /// By seat; a count can be below nothing only where counters are lent.
    pub fn scores(&self, position: &Position) -> [i32; 3] {
        let two = |[first, second]: [u32; 2]| [first as i32, second as i32, 0];
        match self {
            Sowing::Kalah(game) if game.ended(position).is_some() => two(game.kept(position)),
            Sowing::Oware(game) if game.ended(position).is_some() => two(game.kept(position)),
            Sowing::MangalaSuez(game) if game.ended(position).is_some() => two(game.shells(position)),
            Sowing::RajaPasuMandiri(game) => game.scores(position),
            _ => [Seat::FIRST, Seat::SECOND, Seat::THIRD].map(|seat| position.store(seat).into()),
        }
    }

    /// The move that begins at a hole, in games where a hole is all there is to choose.
    pub fn played_by(&self, position: &Position, hole: Hole) -> Move {
        match self {
            Sowing::MangalaSuez(game) if game.is_emptying(position) => Move::Empty(hole),
            _ => Move::Sow(hole),
        }
    }

    /// Whether the next move is for a lot to decide, and not for the seat to move.
    pub fn draws_lot(&self, position: &Position) -> bool {
        matches!(self, Sowing::MangalaSuez(game) if game.draws_lot(position))
    }

    /// Turns the open form into a position, or names the law it breaks.
    pub fn position(&self, setup: &Setup) -> Result<Position, SetupError> {
        each!(self, game => game.position(setup))
    }

    /// The open form of a position.
    pub fn setup(&self, position: &Position) -> Setup {
        Setup {
            holes: (0..2 * self.row()).map(|hole| position.count(Hole(hole)).into()).collect(),
            marks: match position.is_marked() {
                true => (0..2 * self.row()).map(|hole| position.mark(Hole(hole))).collect(),
                false => Vec::new(),
            },
            stores: self.seats().iter().map(|seat| position.store(seat).into()).collect(),
            to_move: position.to_move().index(),
            notes: match self {
                Sowing::Adjiboto(game) => game.notes(position),
                Sowing::MangalaSuez(game) => game.notes(position),
                Sowing::KotuBaendum(game) => game.notes(position),
                Sowing::Puhulmutu(game) => game.notes(position),
                Sowing::RajaPasuMandiri(game) => game.notes(position),
                Sowing::RajaPasu(game) => game.notes(position),
                Sowing::Kalah(_) => Vec::new(),
                Sowing::Oware(game) => game.notes(position),
            },
        }
    }
}

impl Family for Sowing {
    fn named(name: &str) -> Option<Sowing> {
        Kind::named(name).and_then(here::named)
    }
    fn kind(&self) -> super::Kind {
        Sowing::kind(self).into()
    }
    fn is_step(event: &Event) -> bool {
        event.is_step()
    }
    fn apply(position: &mut Position, event: Event) {
        position.apply(event);
    }
    fn readings(&self) -> &'static [Reading] {
        self.kind().readings()
    }
    fn presets(&self) -> &'static [Preset] {
        self.kind().presets()
    }
    fn value(&self, reading: usize) -> &'static str {
        let value = each!(self, game => game.value(reading));
        self.kind().readings().get(reading).and_then(|known| known.values.get(value)).copied().unwrap_or("")
    }
    fn read(&mut self, reading: &str, value: &str) -> Result<(), Unread> {
        let (index, value) = family::find(self.kind().readings(), reading, value)?;
        each!(self, game => game.set_value(index, value));
        Ok(())
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
    fn seats(&self) -> Seats {
        each!(self, game => game.seats())
    }
    fn targets(&self, position: &Position, chosen: Move) -> Path {
        each!(self, game => game.targets(position, chosen))
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
    fn repeated(
        &self,
        position: &mut Position,
        met: Met,
        mut report: impl FnMut(Cited<Event>),
    ) -> Option<Outcome> {
        let report: &mut dyn FnMut(Cited<Event>) = &mut report;
        each!(self, game => game.repeated(position, met, report))
    }
    fn progress(&self, position: &Position) -> u32 {
        each!(self, game => game.progress(position))
    }
    fn to_move(&self, position: &Position) -> Seat {
        each!(self, game => game.to_move(position))
    }
}
