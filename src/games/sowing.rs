//! Dispatch to the games: a [`Kind`] answers what needs no readings, a [`Sowing`] calls its own game.

use super::{Kind, Sowing, each, for_kind};
use crate::engine::{
    self, Direction, Game, Hole, Outcome, Path, Target,
    clause::{self, Cited, Clause, ClauseId, Effect},
    deciding::{Decided, Decides},
    family::{self, Family, UnknownReading},
    history::Met,
    reading::{Preset, Reading, Readings},
    seat::{Seat, Seats},
    sowing::{
        Meaning, Move, SowingGame,
        position::{Event, Mark, Position},
        rounds::Role,
        setup::{NoteSchema, Setup, SetupError},
    },
};

impl Kind {
    pub fn by_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// How many people play.
    pub const fn seats(self) -> usize {
        for_kind!(self, Rules => Rules::SEATS)
    }

    /// Whether it is played in rounds.
    pub const fn has_rounds(self) -> bool {
        for_kind!(self, Rules => Rules::ROUNDS)
    }

    /// Whether a player short of counters can arrange their row between two rounds.
    pub const fn has_arranging(self) -> bool {
        for_kind!(self, Rules => Rules::ARRANGES)
    }

    /// Each seat's stake at the start of a match of rounds: gains are counted from it.
    pub const fn stakes(self) -> [i32; 3] {
        for_kind!(self, Rules => Rules::STAKES)
    }

    /// Whether a move can lift counters again and sow on.
    pub const fn has_relays(self) -> bool {
        for_kind!(self, Rules => Rules::RELAYS)
    }

    /// Whether the game is included for comparison only and not documented.
    pub const fn is_to_compare(self) -> bool {
        for_kind!(self, Rules => Rules::TO_COMPARE)
    }

    /// The table that every clause's id indexes.
    pub const fn clauses(self) -> &'static [Clause] {
        for_kind!(self, Rules => Rules::CLAUSES)
    }

    pub const fn readings(self) -> &'static [Reading] {
        for_kind!(self, Rules => Rules::READINGS)
    }

    /// The named sets of readings, the default first.
    pub const fn presets(self) -> &'static [Preset] {
        for_kind!(self, Rules => Rules::PRESETS)
    }

    /// The index of a reading's value under the default preset.
    pub fn default_value(self, reading: usize) -> usize {
        for_kind!(self, Rules => Rules::default().value(reading))
    }

    /// The game under its default preset.
    pub fn game(self) -> Sowing {
        Sowing::new(self)
    }

    /// The game under a preset.
    pub fn preset(self, name: &str) -> Option<Sowing> {
        self.game().with_preset(name)
    }
}

impl Sowing {
    /// Holes a row.
    pub fn row(&self) -> u8 {
        each!(self, game => game.row())
    }

    /// All counters at the start: board and stores.
    pub fn total(&self) -> u32 {
        each!(self, game => game.total())
    }

    /// Each side's score: its store and, at the end, whatever else counts for it.
    pub fn scores(&self, position: &Position) -> [i32; 3] {
        each!(self, game => game.scores(position))
    }

    /// The scores of a position in which the game is known to have ended, though the position does not show it.
    pub fn final_scores(&self, position: &Position) -> [i32; 3] {
        each!(self, game => game.final_scores(position))
    }

    /// What each seat holds, without its debts.
    pub fn seat_totals(&self, position: &Position) -> [i32; 3] {
        each!(self, game => game.seat_totals(position))
    }

    /// What decides the game under its readings.
    pub fn decides(&self) -> Decides {
        each!(self, game => game.decides())
    }

    /// From how many holes a seat could sow, were it to move, where that decides the game.
    pub fn sowable_holes(&self, position: &Position, seat: Seat) -> u32 {
        each!(self, game => game.sowable_holes(position, seat))
    }

    /// What of the board decided a game that has ended in a position by a clause.
    pub fn decided(&self, position: &Position, clause: ClauseId) -> Decided {
        each!(self, game => game.decided(position, clause))
    }

    /// The move that begins at a hole, in games where a hole is all there is to choose.
    pub fn played_by(&self, position: &Position, hole: Hole) -> Move {
        each!(self, game => game.played_by(position, hole))
    }

    /// Whether the next move is decided by lot and not by the seat to move.
    pub fn draws_lot(&self, position: &Position) -> bool {
        each!(self, game => game.draws_lot(position))
    }

    /// Whether players have no choice at all once play has begun.
    pub fn leaves_no_choice(&self) -> bool {
        each!(self, game => game.leaves_no_choice())
    }

    /// What a note event means, where no other event says it.
    pub fn meaning(&self, note: u8, value: u8) -> Option<Meaning> {
        each!(self, game => game.meaning(note, value))
    }

    /// Whether a clause has an effect.
    pub fn does(&self, clause: ClauseId, effect: Effect) -> bool {
        clause::does(self.kind().clauses(), clause, effect)
    }

    /// The first clause that has an effect.
    pub fn clause_that(&self, effect: Effect) -> Option<ClauseId> {
        let place = self.kind().clauses().iter().position(|clause| clause.effect == Some(effect))?;
        Some(ClauseId(place as u8))
    }

    /// Which seat owns a hole.
    pub fn owner(&self, position: &Position, hole: Hole) -> Seat {
        each!(self, game => game.owner(position, hole))
    }

    /// The current round, from 1; between rounds, the last one played.
    pub fn round(&self, position: &Position) -> u16 {
        each!(self, game => game.round(position))
    }

    /// The agreed number of rounds; 0 where there is none.
    pub fn rounds(&self) -> u16 {
        each!(self, game => game.rounds())
    }

    /// The direction of the round, once it has been chosen.
    pub fn direction(&self, position: &Position) -> Option<Direction> {
        each!(self, game => game.direction(position))
    }

    /// A seat's role in the round, where roles change from round to round.
    pub fn role(&self, position: &Position, seat: Seat) -> Option<Role> {
        each!(self, game => game.role(position, seat))
    }

    /// Who owes whom how many counters: debtor, creditor, count.
    pub fn debts(&self, position: &Position) -> Vec<(Seat, Seat, u8)> {
        each!(self, game => game.debts(position))
    }

    /// Which seat may arrange its counters between two rounds, and how many it has.
    pub fn arranger(&self, position: &Position) -> Option<(Seat, u8)> {
        each!(self, game => game.arranger(position))
    }

    /// The most counters that a hole of an arrangement may hold; `place` counts from its owner's left.
    pub fn most(&self, place: usize) -> u8 {
        each!(self, game => game.most(place))
    }

    /// Turns a setup into a position, or names the law that it breaks.
    pub fn position(&self, setup: &Setup) -> Result<Position, SetupError> {
        each!(self, game => game.position(setup))
    }

    /// The setup of a position.
    pub fn setup(&self, position: &Position) -> Setup {
        Setup {
            holes: (0..2 * self.row()).map(|hole| position.count(Hole(hole)).into()).collect(),
            marks: match position.is_marked() {
                true => (0..2 * self.row()).map(|hole| position.mark(Hole(hole))).collect(),
                false => Vec::new(),
            },
            stores: self.seats().iter().map(|seat| position.store(seat).into()).collect(),
            to_move: position.to_move().index(),
            notes: each!(self, game => game.notes(position)),
        }
    }

    /// The notes that the game takes under its readings, in the order to ask for them.
    pub fn note_schema(&self) -> Vec<NoteSchema> {
        each!(self, game => game.note_schema())
    }

    /// The marks that its holes can bear.
    pub const fn marks(&self) -> &'static [Mark] {
        for_kind!(self.kind(), Rules => Rules::MARKS)
    }

    /// The clause that sets up the start.
    pub const fn setup_clause(&self) -> ClauseId {
        for_kind!(self.kind(), Rules => Rules::SETUP)
    }

    /// Whether a round is over when one counter is left on the board.
    pub const fn one_ends_round(&self) -> bool {
        for_kind!(self.kind(), Rules => Rules::ONE_ENDS_ROUND)
    }

    /// The clause behind a mark that a hole bears.
    pub fn clause_of_mark(&self, mark: Mark) -> Option<ClauseId> {
        each!(self, game => game.clause_of_mark(mark))
    }

    /// The clause behind the law of a note.
    pub fn clause_of_note(&self, setup: &Setup, key: &str) -> Option<ClauseId> {
        each!(self, game => game.clause_of_note(setup, key))
    }

    /// The clause by which a seat that cannot sow passes, where there is one.
    pub fn pass_clause(&self) -> Option<ClauseId> {
        each!(self, game => game.pass_clause())
    }
}

impl Family for Sowing {
    fn by_name(name: &str) -> Option<Sowing> {
        // a program of another family contains no value of this type
        Kind::by_name(name).map(Sowing::new)
    }
    fn kind(&self) -> engine::Kind {
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
    fn set_reading(&mut self, reading: &str, value: &str) -> Result<(), UnknownReading> {
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
    /// One copy per game for all callers, hence `dyn`; search and benches use the game's own type.
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
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        each!(self, game => game.outcome(position))
    }
    fn agreed(&self, position: &Position) -> Option<Outcome> {
        each!(self, game => game.agreed(position))
    }
    fn on_repetition(
        &self,
        position: &mut Position,
        met: Met,
        mut report: impl FnMut(Cited<Event>),
    ) -> Option<Outcome> {
        let report: &mut dyn FnMut(Cited<Event>) = &mut report;
        each!(self, game => game.on_repetition(position, met, report))
    }
    fn progress(&self, position: &Position) -> u32 {
        each!(self, game => game.progress(position))
    }
    fn to_move(&self, position: &Position) -> Seat {
        each!(self, game => game.to_move(position))
    }
}
