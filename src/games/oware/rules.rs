//! Oware of West Africa and the Caribbean as played in tournaments (*abapa*): included as a reference game,
//! solved by Romein & Bal 2002 under slightly different end rules.
//!
//! Two rows of six holes, four counters each, and a store for each player, into which nothing is sown.

use crate::engine::{
    Game, Hole, Outcome, Path, Target,
    clause::{Cited, ClauseId, clauses},
    history::Met,
    reading::readings,
    seat::Seat,
    sowing::{
        ClauseRow, Meaning, Move, SowingGame, for_two,
        position::{Event, Position},
        setup::{Form, NoteSchema, Setup, SetupError},
        stores,
        turn::{Turn, each_hole, holes_of, next, pick_of, row_mask, row_of},
    },
};

/// Holes a row.
pub const ROW: u8 = 6;
const RING: u8 = 2 * ROW;
/// Counters a hole at the start.
const EACH: u8 = 4;
/// All counters: board and stores.
pub const TOTAL: u32 = RING as u32 * EACH as u32;
/// More than half of all counters.
const MAJORITY: u8 = (TOTAL / 2) as u8 + 1;

/// Note 0: 1 if the game ended because its position occurred for the third time.
const REPEATED: u8 = 0;

clauses! {
    Setup = "owa.setup", Stated, "Oware Society", "";
    OwnHole = "owa.own-hole", Stated, "Wikipedia, Oware", "";
    Feed = "owa.feed", Stated, "Wikipedia, Oware", "", KeepsFed;
    Sow = "owa.sow", Stated, "Wikipedia, Oware", "";
    Capture = "owa.capture", Stated, "Oware Society", "";
    Chain = "owa.chain", Stated, "Wikipedia, Oware", "";
    GrandSlam = "owa.grand-slam", Stated, "Mind Sports Olympiad", "", ForbidsSlam;
    NoFeed = "owa.no-feed", Stated, "Wikipedia, Oware", "", Collects;
    /// Wins only while counters are on the board; with none left, the stores are counted.
    Majority = "owa.majority", Stated, "Oware Society", "";
    Repetition = "owa.repetition", Editorial, "", "", Collects;
    Agreed = "owa.agreed", Witness, "Wikipedia, Oware", "";
    AgreedDraw = "owa.agreed-draw", Editorial, "", "";
    Winner = "owa.winner", Stated, "Oware Society", "";
}

readings! {
    /// Oware under one set of readings.
    Oware {
        /// What happens to a move that would take all the opponent's counters.
        grand_slam: SlamRule {
            TakesNothing = "takes_nothing", Allowed = "allowed", Forbidden = "forbidden"
        } of GrandSlam;
        /// What an agreement to end the game comes to.
        agreed_end: AgreedEnd { Draw = "draw", OwnRows = "own_rows" } of AgreedDraw;
    } presets {
        "abapa" {}
    }
}

/// The holes that a last counter captures, a bit each: from `last` backwards, the opponent's with two or three,
/// without a gap.
#[inline(always)]
fn captured_holes(position: &Position, seat: Seat, last: Hole) -> u32 {
    let (mut holes, mut hole) = (0, last);
    while row_of(hole, ROW) != seat && matches!(position.count(hole), 2 | 3) {
        holes |= 1 << hole.0;
        hole = previous(hole);
    }
    holes
}

/// The hole before another: one step clockwise.
#[inline(always)]
const fn previous(hole: Hole) -> Hole {
    Hole(if hole.0 == 0 { RING - 1 } else { hole.0 - 1 })
}

/// Sows from a hole of the seat to move, skipping the hole itself on every lap; gives the hole of the last
/// counter.
#[inline(always)]
fn sow(turn: &mut Turn<impl FnMut(Cited<Event>)>, origin: Hole) -> Hole {
    let mut hand = turn.position.count(origin);
    turn.lift(origin, hand, Clause::Sow);
    let mut last = origin;
    while hand > 0 {
        last = next(last, RING);
        if last != origin {
            turn.drop(last, Clause::Sow);
            hand -= 1;
        }
    }
    last
}

/// Whether capturing these holes leaves the opponent nothing.
#[inline(always)]
fn takes_all(position: &Position, seat: Seat, taken: u32) -> bool {
    taken != 0 && row_mask(position.at_least(1) & !taken, seat.other(), ROW) == 0
}

impl Oware {
    /// Whether a side has more than half of all counters while some are on the board.
    #[inline(always)]
    fn is_decided(position: &Position) -> bool {
        let [first, second] = [position.store(Seat::FIRST), position.store(Seat::SECOND)];
        (first >= MAJORITY || second >= MAJORITY) && u32::from(first) + u32::from(second) < TOTAL
    }

    /// Whether sowing a hole would take everything that the opponent then has.
    fn is_slam(position: &Position, hole: Hole) -> bool {
        let (seat, mut after) = (position.to_move(), *position);
        let last = sow(&mut Turn::new(&mut after, |_| ()), hole);
        let taken = captured_holes(&after, seat, last);
        takes_all(&after, seat, taken)
    }

    /// Whether a hole of a row holds enough to reach the other row.
    const fn reaches(count: u8, hole: Hole) -> bool {
        count >= ROW - hole.0 % ROW
    }

    /// The holes that the seat to move may play, a bit each from the left of the ring.
    #[inline(always)]
    fn playable(&self, position: &Position) -> u32 {
        let seat = position.to_move();
        let held = position.at_least(1);
        let mut may = row_mask(held, seat, ROW);
        if row_mask(held, seat.other(), ROW) == 0 {
            may = Self::only(may, seat, |hole| Self::reaches(position.count(hole), hole));
        }
        if self.grand_slam == SlamRule::Forbidden {
            let lawful = Self::only(may, seat, |hole| !Self::is_slam(position, hole));
            may = if lawful == 0 { may } else { lawful };
        }
        may
    }

    /// The holes of a row that pass a test.
    fn only(may: u32, seat: Seat, passes: impl Fn(Hole) -> bool) -> u32 {
        let mut left = 0;
        each_hole(may, seat, ROW, |hole| left |= u32::from(passes(hole)) << (hole.0 % ROW));
        left
    }

    /// The final count of each side: its store, plus the counters in its row.
    pub fn final_counts(&self, position: &Position) -> [u32; 2] {
        let decided = Self::is_decided(position);
        [Seat::FIRST, Seat::SECOND].map(|seat| {
            let row: u32 = holes_of(seat, ROW).map(|hole| u32::from(position.count(hole))).sum();
            u32::from(position.store(seat)) + if decided { 0 } else { row }
        })
    }

    /// Each side takes the counters in its own row.
    fn collect_rows(turn: &mut Turn<impl FnMut(Cited<Event>)>, clause: Clause) {
        for hole in (0..RING).map(Hole) {
            turn.capture(hole, row_of(hole, ROW), clause);
        }
    }
}

impl SowingGame for Oware {
    const CLAUSES: &'static [ClauseRow] = Clause::TABLE;
    const SETUP: ClauseId = ClauseId(Clause::Setup as u8);
    const TO_COMPARE: bool = true;

    fn row(&self) -> u8 {
        ROW
    }
    fn total(&self) -> u32 {
        TOTAL
    }
    fn scores(&self, position: &Position) -> [i32; 3] {
        if self.outcome(position).is_some() { for_two(self.final_counts(position)) } else { stores(position) }
    }

    fn final_scores(&self, position: &Position) -> [i32; 3] {
        for_two(self.final_counts(position))
    }

    /// Takes a position that obeys the laws: 48 counters, and the note `repeated` as 1 only with an empty
    /// board.
    fn position(&self, setup: &Setup) -> Result<Position, SetupError> {
        let mut position = setup.check_unmarked(ROW, TOTAL)?;
        for (key, value) in &setup.notes {
            if key != "repeated" {
                return Err(SetupError::Note { key: key.clone() });
            }
            if value != "1" || position.at_least(1) != 0 {
                return Err(SetupError::Value { key: key.clone(), value: value.clone() });
            }
            position.put_note(REPEATED, 1);
        }
        Ok(position)
    }

    /// The note that the game takes: whether repetition has ended it.
    fn note_schema(&self) -> Vec<NoteSchema> {
        vec![NoteSchema { key: "repeated", form: Form::OneOf(&["0", "1"]) }]
    }

    /// The notes that differ from those of an unfinished game, as [`Setup`] takes them.
    fn notes(&self, position: &Position) -> Vec<(String, String)> {
        match position.note(REPEATED) {
            0 => Vec::new(),
            _ => vec![("repeated".into(), "1".into())],
        }
    }

    fn clause_of_note(&self, _: &Setup, _: &str) -> Option<ClauseId> {
        Some(Clause::Repetition.into())
    }
    fn meaning(&self, note: u8, _: u8) -> Option<Meaning> {
        (note == REPEATED).then_some(Meaning::Repeats)
    }
}

impl Game for Oware {
    type Position = Position;
    type Move = Move;
    type Event = Event;
    /// Every sowing puts a counter into the next hole, which has to be played before it can have the same count
    /// again: so every cycle plays all twelve holes.
    const CYCLE: Option<usize> = Some(RING as usize);

    fn clauses(&self) -> &'static [crate::engine::clause::Clause] {
        Clause::TABLE
    }

    fn start(&self) -> Position {
        Position::filled(RING.into(), EACH)
    }

    #[inline(always)]
    fn each_move(&self, position: &Position, mut visit: impl FnMut(Move)) {
        if !Self::is_decided(position) {
            each_hole(self.playable(position), position.to_move(), ROW, |hole| visit(Move::Sow(hole)));
        }
    }

    #[inline(always)]
    fn pick(
        &self,
        position: &Position,
        choose: impl FnOnce(usize) -> usize,
        _: &mut Vec<Move>,
    ) -> Option<Move> {
        let holes = if Self::is_decided(position) { 0 } else { self.playable(position) };
        pick_of(holes, position.to_move(), ROW, choose).map(Move::Sow)
    }

    fn targets(&self, _: &Position, chosen: Move) -> Path {
        Path::of(chosen.hole().map(Target::Hole))
    }

    fn refuse(&self, position: &Position, path: &[Target]) -> ClauseId {
        let seat = position.to_move();
        match path {
            [Target::Hole(hole)] if hole.0 >= RING || row_of(*hole, ROW) != seat => Clause::OwnHole,
            [Target::Hole(hole)] => match position.count(*hole) {
                0 => Clause::OwnHole,
                _ if Self::is_decided(position) => Clause::Majority,
                count
                    if !Self::reaches(count, *hole)
                        && row_mask(position.at_least(1), seat.other(), ROW) == 0 =>
                {
                    Clause::Feed
                }
                _ => Clause::GrandSlam,
            },
            _ => Clause::OwnHole,
        }
        .into()
    }

    #[inline(always)]
    fn play(&self, position: &mut Position, chosen: Move, report: impl FnMut(Cited<Event>)) {
        let Some(origin) = chosen.hole() else { return };
        let seat = position.to_move();
        let mut turn = Turn::new(position, report);
        let last = sow(&mut turn, origin);
        let taken = captured_holes(turn.position, seat, last);
        if self.grand_slam != SlamRule::Allowed && takes_all(turn.position, seat, taken) {
            turn.emit(Event::NothingTaken, Clause::GrandSlam);
        } else {
            let (mut hole, mut clause) = (last, Clause::Capture);
            while taken >> hole.0 & 1 == 1 {
                turn.capture(hole, seat, clause);
                clause = Clause::Chain;
                hole = previous(hole);
            }
        }
        turn.emit(Event::Turn { seat: seat.other() }, Clause::Sow);
        if !Self::is_decided(turn.position) && self.playable(turn.position) == 0 {
            Self::collect_rows(&mut turn, Clause::NoFeed);
        }
    }

    #[inline]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let clause = if Self::is_decided(position) {
            Clause::Majority
        } else if self.playable(position) != 0 {
            return None;
        } else if position.note(REPEATED) != 0 {
            Clause::Repetition
        } else {
            Clause::Winner
        };
        let [first, second] = self.final_counts(position);
        Some(Outcome::by_count(first, second, clause))
    }

    fn agreed(&self, position: &Position) -> Option<Outcome> {
        let [first, second] = self.final_counts(position);
        let is_counted = self.agreed_end == AgreedEnd::OwnRows;
        is_counted.then(|| Outcome::by_count(first, second, Clause::Agreed))
    }

    /// When a position occurs for the third time, its counters are shared out and the note is set.
    fn on_repetition(
        &self,
        position: &mut Position,
        met: Met,
        report: impl FnMut(Cited<Event>),
    ) -> Option<Outcome> {
        if met.times < 3 {
            return None;
        }
        let mut turn = Turn::new(position, report);
        turn.emit(Event::Note { note: REPEATED, value: 1 }, Clause::Repetition);
        Self::collect_rows(&mut turn, Clause::Repetition);
        let [first, second] = self.final_counts(position);
        Some(Outcome::by_count(first, second, Clause::Repetition))
    }

    /// Captured counters never come back.
    #[inline(always)]
    fn progress(&self, position: &Position) -> u32 {
        u32::from(position.store(Seat::FIRST)) + u32::from(position.store(Seat::SECOND))
    }

    fn to_move(&self, position: &Position) -> Seat {
        position.to_move()
    }
}
