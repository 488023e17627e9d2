//! Kalah, marketed in the United States from about 1940: included as a reference game, with the values
//! published by Irving et al. 2000 and Rawlings 2015.
//!
//! Two rows of 1 to 9 holes, 1 to 9 counters each, and a store (*kalah*) at each player's right, into which
//! only its owner sows.

use crate::engine::{
    Game, Hole, Outcome, Path, Target,
    clause::{Cited, ClauseId, clauses},
    history::Met,
    reading::{Preset, Reading, Readings},
    seat::Seat,
    sowing::{
        ClauseRow, Move, SowingGame, for_two,
        position::{Event, Position},
        setup::{Setup, SetupError},
        stores,
        turn::{Turn, each_hole, holes_of, next, opposite, pick_of, row_mask, row_of},
    },
};

clauses! {
    Setup = "kal.setup", Stated, "Wikipedia, Kalah", "";
    OwnHole = "kal.own-hole", Stated, "Wikipedia, Kalah", "";
    Sow = "kal.sow", Stated, "Wikipedia, Kalah", "";
    Turns = "kal.turns", Stated, "Wikipedia, Kalah", "";
    Again = "kal.again", Stated, "Wikipedia, Kalah", "";
    Capture = "kal.capture", Stated, "Wikipedia, Kalah", "";
    /// With nothing opposite, where the reading has it.
    CaptureEmpty = "kal.capture-empty", Witness, "Irving et al. 2000", "139–147";
    End = "kal.end", Stated, "Wikipedia, Kalah", "", Collects;
    Winner = "kal.winner", Stated, "Wikipedia, Kalah", "";
}

/// When a last counter captures that falls into an empty hole of the player's own row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CaptureRule {
    /// Only when the hole opposite holds counters.
    #[default]
    OppositeNonempty,
    /// Also when the hole opposite is empty.
    Always,
}

/// Kalah under one set of readings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kalah {
    /// Holes a row, 1…9.
    row: u8,
    /// Counters a hole at the start, 1…9.
    each: u8,
    pub capture: CaptureRule,
}

const ONE_TO_NINE: &[&str] = &["1", "2", "3", "4", "5", "6", "7", "8", "9"];

impl Default for Kalah {
    fn default() -> Self {
        Kalah { row: 6, each: 4, capture: CaptureRule::default() }
    }
}

impl Readings for Kalah {
    const READINGS: &'static [Reading] = &[
        Reading { name: "holes", values: ONE_TO_NINE, clause: ClauseId(Clause::Setup as u8) },
        Reading { name: "counters", values: ONE_TO_NINE, clause: ClauseId(Clause::Setup as u8) },
        Reading {
            name: "capture",
            values: &["opposite_nonempty", "always"],
            clause: ClauseId(Clause::Capture as u8),
        },
    ];
    const PRESETS: &'static [Preset] = &[
        Preset { name: "standard", values: &[] },
        Preset { name: "irving-2000", values: &[("capture", "always")] },
    ];

    fn value(&self, reading: usize) -> usize {
        match reading {
            0 => usize::from(self.row) - 1,
            1 => usize::from(self.each) - 1,
            _ => self.capture as usize,
        }
    }

    fn set_value(&mut self, reading: usize, value: usize) -> bool {
        match (reading, value) {
            (0, 0..9) => self.row = value as u8 + 1,
            (1, 0..9) => self.each = value as u8 + 1,
            (2, 0) => self.capture = CaptureRule::OppositeNonempty,
            (2, 1) => self.capture = CaptureRule::Always,
            _ => return false,
        }
        true
    }
}

impl Kalah {
    /// Kalah(m, n): `row` holes a side and `each` counters a hole, both 1…9.
    pub fn sized(row: u8, each: u8, capture: CaptureRule) -> Option<Kalah> {
        ((1..=9).contains(&row) && (1..=9).contains(&each)).then_some(Kalah { row, each, capture })
    }

    pub const fn row(&self) -> u8 {
        self.row
    }

    pub const fn each(&self) -> u8 {
        self.each
    }

    /// All counters: board and stores.
    pub fn total(&self) -> u32 {
        2 * u32::from(self.row) * u32::from(self.each)
    }

    /// Whether the row of either side is empty.
    #[inline(always)]
    fn is_over(&self, position: &Position) -> bool {
        let held = position.at_least(1);
        row_mask(held, Seat::FIRST, self.row) == 0 || row_mask(held, Seat::SECOND, self.row) == 0
    }

    /// The final count of each side: its store, plus the counters in its row.
    pub fn final_counts(&self, position: &Position) -> [u32; 2] {
        [Seat::FIRST, Seat::SECOND].map(|seat| {
            let row: u32 = holes_of(seat, self.row).map(|hole| u32::from(position.count(hole))).sum();
            u32::from(position.store(seat)) + row
        })
    }
}

impl SowingGame for Kalah {
    const CLAUSES: &'static [ClauseRow] = Clause::TABLE;
    const SETUP: ClauseId = ClauseId(Clause::Setup as u8);
    const TO_COMPARE: bool = true;

    fn row(&self) -> u8 {
        Kalah::row(self)
    }
    fn total(&self) -> u32 {
        Kalah::total(self)
    }
    fn scores(&self, position: &Position) -> [i32; 3] {
        if self.outcome(position).is_some() { for_two(self.final_counts(position)) } else { stores(position) }
    }

    /// Takes a position with the right number of counters; Kalah has no notes.
    fn position(&self, setup: &Setup) -> Result<Position, SetupError> {
        match setup.notes.first() {
            Some((key, _)) => Err(SetupError::Note { key: key.clone() }),
            None => setup.check_unmarked(self.row, self.total()),
        }
    }
}

impl Game for Kalah {
    type Position = Position;
    type Move = Move;
    type Event = Event;
    /// Every sowing beyond the end of its row leaves a counter in the store, so no position comes again.
    const CYCLE: Option<usize> = None;

    fn clauses(&self) -> &'static [crate::engine::clause::Clause] {
        Clause::TABLE
    }

    fn start(&self) -> Position {
        Position::filled(2 * usize::from(self.row), self.each)
    }

    #[inline(always)]
    fn each_move(&self, position: &Position, mut visit: impl FnMut(Move)) {
        if self.is_over(position) {
            return;
        }
        let seat = position.to_move();
        let own = row_mask(position.at_least(1), seat, self.row);
        each_hole(own, seat, self.row, |hole| visit(Move::Sow(hole)));
    }

    #[inline(always)]
    fn pick(
        &self,
        position: &Position,
        choose: impl FnOnce(usize) -> usize,
        _: &mut Vec<Move>,
    ) -> Option<Move> {
        if self.is_over(position) {
            return None;
        }
        let seat = position.to_move();
        let own = row_mask(position.at_least(1), seat, self.row);
        pick_of(own, seat, self.row, choose).map(Move::Sow)
    }

    fn targets(&self, _: &Position, chosen: Move) -> Path {
        Path::of(chosen.hole().map(Target::Hole))
    }

    /// One clause says which holes may be played; it forbids both empty holes and the opponent's.
    fn refuse(&self, _: &Position, _: &[Target]) -> ClauseId {
        Clause::OwnHole.into()
    }

    #[inline(always)]
    fn play(&self, position: &mut Position, chosen: Move, report: impl FnMut(Cited<Event>)) {
        let Some(origin) = chosen.hole() else { return };
        let ring = 2 * self.row;
        let seat = position.to_move();
        let own_last = Hole((seat.index() as u8 + 1) * self.row - 1);
        let mut turn = Turn::new(position, report);
        let mut hand = turn.position.count(origin);
        turn.lift(origin, hand, Clause::Sow);
        let mut last = origin;
        let mut in_store = false;
        while hand > 0 {
            if last == own_last && !in_store {
                turn.emit(Event::Bank { seat }, Clause::Sow);
                in_store = true;
            } else {
                last = next(last, ring);
                turn.drop(last, Clause::Sow);
                in_store = false;
            }
            hand -= 1;
        }
        if !in_store && row_of(last, self.row) == seat && turn.position.count(last) == 1 {
            let facing = opposite(last, ring);
            if turn.position.count(facing) > 0 {
                turn.capture(last, seat, Clause::Capture);
                turn.capture(facing, seat, Clause::Capture);
            } else if self.capture == CaptureRule::Always {
                turn.capture(last, seat, Clause::CaptureEmpty);
            }
        }
        if self.is_over(turn.position) {
            for hole in (0..ring).map(Hole) {
                turn.capture(hole, row_of(hole, self.row), Clause::End);
            }
        } else if in_store {
            turn.emit(Event::Again { seat }, Clause::Again);
        } else {
            turn.emit(Event::Turn { seat: seat.other() }, Clause::Turns);
        }
    }

    /// A position that was set up may end with counters on one side: they count for that side.
    #[inline]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let [first, second] = self.final_counts(position);
        self.is_over(position).then(|| Outcome::by_count(first, second, Clause::Winner))
    }

    fn on_repetition(&self, _: &mut Position, _: Met, _: impl FnMut(Cited<Event>)) -> Option<Outcome> {
        None
    }

    #[inline(always)]
    fn progress(&self, position: &Position) -> u32 {
        u32::from(position.store(Seat::FIRST)) + u32::from(position.store(Seat::SECOND))
    }

    fn to_move(&self, position: &Position) -> Seat {
        position.to_move()
    }
}
